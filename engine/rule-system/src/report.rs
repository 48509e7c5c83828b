//! What many games of a mission said: wins with their intervals, lengths, what was used, what went wrong.
//! It only counts and describes; whether that makes a good mission is judged in `verdict`.

mod balance;
mod ends;
mod frags;
mod harm;
mod likely;
mod most;
mod pairs;
mod stage;
mod uses;

pub use balance::{Balance, rules_out};
pub use ends::Ends;
pub use frags::Frag;
pub use harm::Harm;
pub use likely::{Band, Likely, Said, Sure};
pub use most::Most;
pub use stage::Stage;
pub use uses::{AddedUse, OfferUse, Uses};

use crate::heat::Heat;
use crate::plan::{Plan, Until};
use crate::texts::text;
use engine::play::Digest;
use engine::{ScriptPlace, Side, Table};
use std::collections::BTreeMap;
use words::Text;

/// Who won how many games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Tally {
    /// The marines.
    pub marines: u32,
    /// The invader.
    pub invader: u32,
    /// No winner: the game was left at the limit of choices, or broke.
    pub unfinished: u32,
}

impl Tally {
    /// Count one more game.
    pub const fn add(&mut self, winner: Option<Side>) {
        match winner {
            Some(Side::Marines) => self.marines += 1,
            Some(Side::Invader) => self.invader += 1,
            None => self.unfinished += 1,
        }
    }

    /// How many games one side won.
    #[must_use]
    pub const fn of(&self, side: Side) -> u32 {
        match side {
            Side::Marines => self.marines,
            Side::Invader => self.invader,
        }
    }

    /// All games.
    #[must_use]
    pub const fn games(&self) -> u32 {
        self.marines + self.invader + self.unfinished
    }

    /// How often one side wins, as far as these games can show.
    #[must_use]
    pub fn share(&self, side: Side) -> Share {
        Share::of(self.of(side), self.games())
    }
}

/// A share with its 95 % interval (Wilson's): where the true one probably lies. From 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Share {
    /// What was counted.
    pub counted: f64,
    /// It is probably not lower than this.
    pub low: f64,
    /// It is probably not higher than this.
    pub high: f64,
}

impl Share {
    /// So many of so many games. Nothing is known of no games at all.
    ///
    /// # Panics
    /// With more hits than games: then something else than games was counted, and no share would say anything.
    #[must_use]
    pub fn of(hits: u32, games: u32) -> Self {
        assert!(hits <= games, "{hits} of {games} games were counted");
        if games == 0 {
            return Self { counted: 0.0, low: 0.0, high: 1.0 };
        }
        // The 97.5 % point of the normal distribution: 2.5 % are left out at either end.
        const Z: f64 = 1.959_963_984_540_054;
        let (n, p) = (f64::from(games), f64::from(hits) / f64::from(games));
        let middle = p + Z * Z / (2.0 * n);
        let reach = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + Z * Z / n;
        // Rounding must not push the ends past what is possible, or past what was counted.
        let low = if hits == 0 { 0.0 } else { ((middle - reach) / scale).clamp(0.0, p) };
        let high = if hits == games { 1.0 } else { ((middle + reach) / scale).clamp(p, 1.0) };
        Self { counted: p, low, high }
    }
}

/// For people: `43 % (36–50 %)`.
impl std::fmt::Display for Share {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // "0 %" would say that it never happened, and "100 %" that it always did.
        let counted = match self.counted * 100.0 {
            rare if rare > 0.0 && rare < 1.0 => text("share-rare"),
            usual if usual > 99.0 && usual < 100.0 => text("share-usual"),
            percent => Text::verbatim(format!("{percent:.0}")),
        };
        let whole = |share: f64| format!("{:.0}", share * 100.0);
        let said = text("share").with("counted", counted);
        f.pad(&said.with("low", whole(self.low)).with("high", whole(self.high)).to_string())
    }
}

/// How much more or less often one side wins than in other games, in parts of 1, and how far the truth may probably lie
/// from that (95 %; after Agresti and Caffo, who hold for few games and for none won as well).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shift {
    /// More (or less, below 0).
    pub by: f64,
    /// So much more or less than that.
    pub reach: f64,
}

impl Shift {
    /// From the wins of one side in some games to those in others. `None` where nothing was played.
    #[must_use]
    pub fn between(before: Tally, now: Tally, side: Side) -> Option<Self> {
        if before.games() == 0 || now.games() == 0 {
            return None;
        }
        // As if each side had won one more game in both.
        let doubt = |tally: Tally| {
            let games = f64::from(tally.games()) + 2.0;
            let part = (f64::from(tally.of(side)) + 1.0) / games;
            part * (1.0 - part) / games
        };
        let by = now.share(side).counted - before.share(side).counted;
        Some(Self { by, reach: 1.959_963_984_540_054 * (doubt(before) + doubt(now)).sqrt() })
    }

    /// Is it more than chance?
    #[must_use]
    pub fn is_sure(self) -> bool {
        self.by.abs() > self.reach
    }
}

/// The smallest, the middle and the largest of some numbers; of two middle ones the lower. All 0 for no numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Spread {
    /// Smallest.
    pub min: u32,
    /// Middle.
    pub median: u32,
    /// Largest.
    pub max: u32,
}

impl Spread {
    /// The spread of some numbers.
    #[must_use]
    pub fn of(numbers: impl IntoIterator<Item = u32>) -> Self {
        let mut all: Vec<u32> = numbers.into_iter().collect();
        all.sort_unstable();
        let (Some(min), Some(max)) = (all.first(), all.last()) else { return Self::default() };
        Self { min: *min, median: all[(all.len() - 1) / 2], max: *max }
    }
}

/// A number for people: `12,345`.
#[must_use]
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut out = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// For people: `1 game`, `1,200 games`.
#[must_use]
pub fn games(number: u32) -> String {
    text("games").with("count", number).with("number", grouped(u64::from(number))).to_string()
}

/// One game in a line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Line {
    /// Its number in the batch.
    pub game: u32,
    /// Who won it; `None` if it was left at the limit or broke.
    pub winner: Option<Side>,
    /// Rounds begun.
    pub rounds: u16,
    /// Choices made, nature's included.
    pub choices: u32,
    /// Marines fragged.
    pub frags: u8,
    /// A script failed in it.
    pub failed: bool,
    /// After so many choices its winner was never behind again, as far as the value of states was learned.
    pub decided: Option<u32>,
    /// How often the lead went from one side to the other, as far as that is known.
    pub changes: u8,
}

/// Something that went wrong in play, the same in one or more games.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Fault {
    /// In how many games.
    pub games: u32,
    /// The one in which it happened after the fewest choices, the first of several.
    pub game: u32,
    /// After so many choices of it.
    pub choice: u32,
    /// Where in a script, if that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<ScriptPlace>,
}

impl Report {
    /// No games yet of a plan with so many marines.
    #[must_use]
    pub fn new(plan: Plan, marines: u8) -> Self {
        Self {
            plan,
            marines,
            wins: Tally::default(),
            rounds: Spread::default(),
            choices: 0,
            tried: 0,
            ends: BTreeMap::new(),
            uses: Uses::default(),
            used_in_wins: Uses::default(),
            frags: BTreeMap::new(),
            harm: BTreeMap::new(),
            most: BTreeMap::new(),
            course: Vec::new(),
            heat: Heat::default(),
            failures: BTreeMap::new(),
            refusals: BTreeMap::new(),
            broken: BTreeMap::new(),
            broken_games: 0,
            games: Vec::new(),
            digest: Digest::of_bytes(b""),
        }
    }

    /// The same on a table whose things are not used yet.
    pub(crate) fn of_table(plan: Plan, table: &Table) -> Self {
        let unused = Uses::new(table);
        Self { uses: unused.clone(), used_in_wins: unused, ..Self::new(plan, table.marines) }
    }

    /// So many games of the plan are done, those that broke among them.
    #[must_use]
    pub const fn done(&self) -> u32 {
        self.wins.games() + self.broken_games
    }

    /// Fewer games were played than planned, because in so many of them a script failed, there was no end, or the rules broke.
    #[must_use]
    pub fn given_up(&self) -> bool {
        self.done() < self.plan.games && self.went_wrong() >= self.plan.patience as usize
    }

    /// Is the plan played, or as much of it as is wanted?
    #[must_use]
    pub fn is_enough(&self) -> bool {
        let Self { plan, wins, .. } = self;
        let is_clear = |until: Until| wins.balance().is_decided() || self.tried >= until.tried;
        self.done() >= plan.games || self.given_up() || wins.games() > 0 && plan.until.is_some_and(is_clear)
    }

    /// Games in which a script failed, that came to no end, or that broke.
    #[must_use]
    pub fn went_wrong(&self) -> usize {
        let played = self.games.iter().filter(|line| line.failed || line.winner.is_none()).count();
        played + self.broken_games as usize
    }
}

/// What many games said.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Report {
    /// What was played.
    pub plan: Plan,
    /// With how many marines.
    pub marines: u8,
    /// Who won how often.
    pub wins: Tally,
    /// Rounds of a game.
    pub rounds: Spread,
    /// Choices of all games together, nature's included.
    pub choices: u64,
    /// Choices that the bots tried to find theirs, those of the games among them.
    pub tried: u64,
    /// Why games ended, in players' words, with the winner; games left at the limit are not among them.
    #[serde(with = "pairs")]
    pub ends: BTreeMap<(Option<Side>, String), u32>,
    /// What was used.
    pub uses: Uses,
    /// What was used in the games that the marines won.
    pub used_in_wins: Uses,
    /// Who fragged whom, and with which card: how often in all games.
    #[serde(with = "pairs")]
    pub frags: BTreeMap<Frag, u32>,
    /// Damage that the marines suffered in all games, by what dealt it.
    #[serde(with = "pairs")]
    pub harm: BTreeMap<Harm, u64>,
    /// The most figures of a kind that stood on the map at once, by stable name.
    pub most: BTreeMap<String, Most>,
    /// The chance of the marines by round, the first round first; empty where it was not learned.
    pub course: Vec<Stage>,
    /// Where figures stood and fell.
    pub heat: Heat,
    /// Scripts that failed, by what they said.
    pub failures: BTreeMap<String, Fault>,
    /// Effects of scripts that were impossible, by the reason.
    pub refusals: BTreeMap<String, Fault>,
    /// What panics of the rules or of a bot said in games that broke. These games count nowhere else.
    pub broken: BTreeMap<String, Fault>,
    /// So many games broke.
    pub broken_games: u32,
    /// Every game that did not break, in order.
    pub games: Vec<Line>,
    /// Fingerprint of the course of every game.
    pub digest: Digest,
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::expect;

    #[test]
    fn shares_come_with_their_interval() {
        let table = [(0, 0), (0, 10), (10, 10), (86, 200), (430, 1000), (4300, 10_000), (1, 200), (199, 200)];
        let told: Vec<String> = table
            .iter()
            .map(|(hits, games)| format!("{hits} of {games}: {}", Share::of(*hits, *games)))
            .collect();
        expect![[r#"
            0 of 0: 0 % (0–100 %)
            0 of 10: 0 % (0–28 %)
            10 of 10: 100 % (72–100 %)
            86 of 200: 43 % (36–50 %)
            430 of 1000: 43 % (40–46 %)
            4300 of 10000: 43 % (42–44 %)
            1 of 200: under 1 % (0–3 %)
            199 of 200: over 99 % (97–100 %)"#]]
        .assert_eq(&told.join("\n"));
    }

    #[test]
    #[should_panic(expected = "3 of 2 games were counted")]
    fn there_is_no_share_of_more_hits_than_games() {
        let _ = Share::of(3, 2);
    }

    #[test]
    fn a_change_of_wins_is_told_with_how_sure_it_is() {
        let tally = |marines, invader| Tally { marines, invader, unfinished: 0 };
        let told = |before, now| {
            let shift = Shift::between(before, now, Side::Marines).expect("games");
            format!("{:+.1} ±{:.1} {}", shift.by * 100.0, shift.reach * 100.0, shift.is_sure())
        };
        let table = [
            told(tally(80, 120), tally(92, 108)),
            told(tally(800, 1200), tally(920, 1080)),
            told(tally(0, 50), tally(0, 50)),
            told(tally(50, 0), tally(0, 50)),
        ];
        expect![[r#"
            +6.0 ±9.6 false
            +6.0 ±3.1 true
            +0.0 ±5.3 false
            -100.0 ±5.3 true"#]]
        .assert_eq(&table.join("\n"));
        assert_eq!(Shift::between(tally(0, 0), tally(1, 1), Side::Marines), None);
    }

    #[test]
    fn the_middle_of_an_even_number_is_the_lower_one() {
        assert_eq!(Spread::of([4, 1, 3, 2]), Spread { min: 1, median: 2, max: 4 });
        assert_eq!(Spread::of([7]), Spread { min: 7, median: 7, max: 7 });
        assert_eq!(Spread::of([]), Spread::default());
    }

    #[test]
    fn numbers_read_well() {
        let told = [0, 1, 999, 1000, 1_234_567].map(games);
        assert_eq!(told, ["0 games", "1 game", "999 games", "1,000 games", "1,234,567 games"]);
    }
}
