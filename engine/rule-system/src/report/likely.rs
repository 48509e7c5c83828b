//! How likely it is that a mission is too hard, fair or too easy for the marines, from games that were played: the posterior of
//! their share, where all shares are equally likely before. It is about games of these bots, not of others.

use super::{Balance, Tally};
use crate::texts::text;
use words::{Argument, Text};

/// What a share of the marines' wins means for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Band {
    /// They win less than [`Balance::LOW`].
    TooHard,
    /// They win from [`Balance::LOW`] to [`Balance::HIGH`].
    Fair,
    /// They win more than [`Balance::HIGH`].
    TooEasy,
}

impl Band {
    /// All of them, the fewest wins of the marines first.
    pub const ALL: [Self; 3] = [Self::TooHard, Self::Fair, Self::TooEasy];

    /// Of a share of the marines' wins, from 0 to 1.
    #[must_use]
    pub fn of(share: f64) -> Self {
        match share {
            few if few < Balance::LOW => Self::TooHard,
            most if most > Balance::HIGH => Self::TooEasy,
            _ => Self::Fair,
        }
    }

    /// For people: `too hard`.
    #[must_use]
    pub const fn said(self) -> Text {
        match self {
            Self::TooHard => text("likely-too-hard"),
            Self::Fair => text("likely-fair"),
            Self::TooEasy => text("likely-too-easy"),
        }
    }
}

/// The chances of the three bands, from 0 to 1. Together they are 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Likely {
    /// By the place of the band in [`Band::ALL`].
    chances: [f64; 3],
}

/// What is said of a mission.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Said {
    /// The most likely band.
    pub band: Band,
    /// It is meant in so many of 100 missions of which this is said; from 34 to 99.
    pub of_100: u8,
    /// How sure that is.
    pub sure: Sure,
    /// What it may be as well, the more likely one first.
    pub maybe: [Option<Band>; 2],
}

/// How sure a statement is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sure {
    /// Less than every second time.
    Perhaps,
    /// In at least 50 of 100.
    Likely,
    /// In at least 95 of 100.
    Surely,
}

impl Sure {
    /// From this chance on something is likely.
    const LIKELY: f64 = 0.5;

    /// From this chance on it is sure.
    const SURELY: f64 = 0.95;
}

/// From this chance on it is said that a mission may be something as well.
const MAYBE: f64 = 0.1;

impl Likely {
    /// From so many wins of the marines in so many games.
    ///
    /// # Panics
    /// With more wins than games.
    #[must_use]
    pub fn of(wins: u32, games: u32) -> Self {
        let [low, fair] = [(0.0, Balance::LOW), (Balance::LOW, Balance::HIGH)]
            .map(|(from, to)| Self::between(wins, games, from, to));
        Self { chances: [low, fair, 1.0 - low - fair] }
    }

    /// The chance that the true share of these hits in these games lies between two shares, all from 0 to 1.
    ///
    /// # Panics
    /// With more hits than games.
    #[must_use]
    pub fn between(hits: u32, games: u32, from: f64, to: f64) -> f64 {
        assert!(hits <= games, "{hits} of {games} games were counted");
        let under = |share: f64| match share {
            none if none <= 0.0 => 0.0,
            all if all >= 1.0 => 1.0,
            share => below(hits, games, share),
        };
        (under(to) - under(from)).max(0.0)
    }

    /// The chance of a band, from 0 to 1.
    #[must_use]
    pub const fn chance(self, band: Band) -> f64 {
        self.chances[band as usize]
    }

    /// What to say.
    #[must_use]
    pub fn said(self) -> Said {
        let mut order = Band::ALL;
        order.sort_by(|one, other| self.chance(*other).total_cmp(&self.chance(*one)));
        let [band, second, third] = order;
        let chance = self.chance(band);
        let maybe = |band: Band| (self.chance(band) >= MAYBE).then_some(band);
        let sure = match chance {
            sure if sure >= Sure::SURELY => Sure::Surely,
            likely if likely >= Sure::LIKELY => Sure::Likely,
            _ => Sure::Perhaps,
        };
        // What is not sure is not rounded up to it, and nothing to all.
        let most = if sure == Sure::Surely { 99 } else { 94 };
        let of_100 = ((chance * 100.0).round() as u8).min(most);
        Said { band, of_100, sure, maybe: [maybe(second), maybe(third)] }
    }
}

impl Tally {
    /// How likely it is that the mission is too hard, fair or too easy for the marines.
    #[must_use]
    pub fn likely(&self) -> Likely {
        Likely::of(self.marines, self.games())
    }
}

/// For people: `most likely fair (84 in 100); may be too easy`.
impl std::fmt::Display for Said {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let said = match self.sure {
            Sure::Perhaps => text("likely-perhaps"),
            Sure::Likely => text("likely-likely"),
            Sure::Surely => text("likely-surely"),
        };
        let said = said.with("band", self.band.said()).with("of_100", self.of_100);
        let maybe: Vec<Argument> = self.maybe.into_iter().flatten().map(|band| band.said().into()).collect();
        if maybe.is_empty() {
            return write!(f, "{said}");
        }
        write!(f, "{}", text("likely-maybe").with("said", said).with("bands", Argument::Any(maybe)))
    }
}

/// The chance that the true share is below this one, where all shares were equally likely before so many wins in so many games:
/// the chance of more wins than these in one game more. Sums, products and quotients only, which are the same on every machine.
fn below(wins: u32, games: u32, share: f64) -> f64 {
    let throws = games + 1;
    let odds = share / (1.0 - share);
    // Terms of the binomial distribution as parts of the largest one, so that none is too large.
    let largest = (f64::from(throws + 1) * share) as u32;
    let (mut all, mut more) = (0.0, 0.0);
    let mut count = |hits: u32, term: f64| {
        all += term;
        more += if hits > wins { term } else { 0.0 };
    };
    let mut term = 1.0;
    for hits in largest..=throws {
        count(hits, term);
        term *= f64::from(throws - hits) / f64::from(hits + 1) * odds;
    }
    let mut term = 1.0;
    for hits in (0..largest).rev() {
        term *= f64::from(hits + 1) / f64::from(throws - hits) / odds;
        count(hits, term);
    }
    more / all
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::play::Rng;
    use expect_test::expect;

    #[test]
    fn what_games_make_likely_is_said_in_words() {
        let table = [
            (0, 0),
            (0, 1),
            (3, 4),
            (5, 10),
            (17, 40),
            (20, 40),
            (24, 40),
            (26, 40),
            (27, 40),
            (75, 150),
            (95, 150),
        ];
        let more = [(5, 200), (4_300, 10_000), (0, 100_000), (100_000, 100_000)];
        let told: Vec<String> = table
            .into_iter()
            .chain(more)
            .map(|(wins, games)| format!("{wins} of {games}: {}", Likely::of(wins, games).said()))
            .collect();
        expect![[r#"
            0 of 0: perhaps too hard (35 in 100); may be too easy or fair
            0 of 1: most likely too hard (58 in 100); may be fair or too easy
            3 of 4: most likely too easy (57 in 100); may be fair
            5 of 10: most likely fair (70 in 100); may be too easy or too hard
            17 of 40: most likely fair (85 in 100); may be too hard
            20 of 40: fair (95 in 100)
            24 of 40: most likely fair (76 in 100); may be too easy
            26 of 40: most likely fair (53 in 100); may be too easy
            27 of 40: most likely too easy (60 in 100); may be fair
            75 of 150: fair (99 in 100)
            95 of 150: most likely fair (68 in 100); may be too easy
            5 of 200: too hard (99 in 100)
            4300 of 10000: fair (99 in 100)
            0 of 100000: too hard (99 in 100)
            100000 of 100000: too easy (99 in 100)"#]]
        .assert_eq(&told.join("\n"));
    }

    #[test]
    fn the_chances_are_those_of_the_beta_distribution() {
        // With no game all shares are equally likely; with one win the chance below a share is its square.
        assert!((below(0, 0, 0.35) - 0.35).abs() < 1e-12);
        assert!((below(1, 1, 0.35) - 0.35 * 0.35).abs() < 1e-12);
        assert!((below(0, 1, 0.35) - (1.0 - 0.65 * 0.65)).abs() < 1e-12);
        for (wins, games) in [(0, 3), (7, 20), (130, 200), (3_500, 10_000)] {
            let sum: f64 = Band::ALL.into_iter().map(|band| Likely::of(wins, games).chance(band)).sum();
            assert!((sum - 1.0).abs() < 1e-12);
            let mirrored = Likely::of(games - wins, games);
            let (one, other) =
                (Likely::of(wins, games).chance(Band::TooHard), mirrored.chance(Band::TooEasy));
            assert!((one - other).abs() < 1e-9, "{wins} of {games}: {one} and {other}");
        }
    }

    /// One game more or less never turns what is surely one thing into another, nor what is likely into what surely is not.
    #[test]
    fn one_game_changes_no_answer_by_two_steps() {
        for games in 1..=150 {
            for wins in 0..games {
                let [one, next] = [wins, wins + 1].map(|wins| Likely::of(wins, games).said());
                assert!(
                    one.band == next.band || one.sure < Sure::Surely && next.sure < Sure::Surely,
                    "{wins} of {games}: {one}, then {next}"
                );
            }
        }
    }

    /// Missions with known shares, each played until its answer is clear or its games are over: what is said with so many in 100 is
    /// right so often, within the noise. 200 missions are one experiment; ten of them narrow the noise.
    #[test]
    fn what_is_said_is_right_as_often_as_it_says() {
        let mut seen = [(0_u32, 0_u32, 0.0_f64); 3];
        for mission in 0..2_000 {
            let mut rng = Rng::for_game(46, mission);
            let share = f64::from(rng.below(1_000_000)) / 1_000_000.0;
            let most = [10, 40, 100, 200][rng.below(4) as usize];
            let mut tally = Tally::default();
            while tally.games() < most && !tally.balance().is_decided() {
                for _ in 0..10 {
                    let won = f64::from(rng.below(1_000_000)) / 1_000_000.0 < share;
                    tally.add(Some(if won { engine::Side::Marines } else { engine::Side::Invader }));
                }
            }
            let said = tally.likely().said();
            let (count, right, chances) = &mut seen[said.sure as usize];
            *count += 1;
            *right += u32::from(said.band == Band::of(share));
            *chances += tally.likely().chance(said.band);
        }
        for (sure, (count, right, chances)) in ["perhaps", "likely", "surely"].into_iter().zip(seen) {
            let (said, was) = (chances / f64::from(count.max(1)), f64::from(right) / f64::from(count.max(1)));
            let noise = 3.0 * (said * (1.0 - said) / f64::from(count.max(1))).sqrt();
            assert!((said - was).abs() <= noise, "{sure}: {count} missions, said {said:.3}, right {was:.3}");
        }
        let all: u32 = seen.iter().map(|(count, ..)| count).sum();
        assert!(seen[2].0 * 2 > all, "most answers are sure: {seen:?}");
    }
}
