//! What the marines' share of the games says about a mission, in words: how likely it is too hard, fair or too easy for them, how
//! that goes with the skill of the players, and whether a change brought the share nearer to fair. The numbers come from the
//! reports; window, terminal and report show the words.

use crate::words::{Argument, say, say_of_side, say_with};
use engine::Side;
use missions::Mission;
use missions::intent::Intent;
use missions::intents::{self, Outcome};
use missions::report::{Balance, Band, Report, Said, Share, Shift, Sure, Tally};
use missions::simulate::BotPair;
use missions::skill_trend::SkillTrend;
use rule_system::RuleSystem;

/// What games say of a mission, in words: `most likely fair (84 in 100); may be too easy`.
pub fn said(said: Said) -> String {
    words(said, &of_100(&[said]))
}

/// The same with the number that is given.
fn words(said: Said, of_100: &str) -> String {
    let head = match said.sure {
        Sure::Perhaps => "chances-perhaps",
        Sure::Likely => "chances-likely",
        Sure::Surely => "chances-surely",
    };
    let head = say_with(head, &[("band", band(said.band).into()), ("of", of_100.to_owned().into())]);
    match said.maybe {
        [Some(one), Some(other)] => say_with(
            "chances-or",
            &[("head", head.into()), ("one", band(one).into()), ("other", band(other).into())],
        ),
        [Some(one), None] | [None, Some(one)] => {
            say_with("chances-maybe", &[("head", head.into()), ("one", band(one).into())])
        }
        [None, None] => head,
    }
}

/// What a share means, in words: `too hard`.
fn band(band: Band) -> String {
    say(match band {
        Band::TooHard => "chances-hard",
        Band::Fair => "chances-fair",
        Band::TooEasy => "chances-easy",
    })
}

/// How sure some statements are: `84`, `84 to 90`.
fn of_100(all: &[Said]) -> String {
    let of = |pick: fn(u8, u8) -> u8| all.iter().map(|said| said.of_100).reduce(pick).unwrap_or_default();
    let (low, high) = (of(u8::min), of(u8::max));
    if low == high {
        low.to_string()
    } else {
        say_with("chances-from-to", &[("low", low.into()), ("high", high.into())])
    }
}

/// A sentence about one or more numbers of marines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Headline {
    /// What they have in common.
    pub said: Said,
    /// `Marines win 8 %: too hard (99 in 100)`.
    pub words: String,
}

/// Problems whose mute says that the author wants a side to win more often.
const INTENDED: [&str; 2] = ["S004", "S008"];

/// Does the author want the mission to be uneven? They say so with a mute, or with an intent about the marines' wins, which holds.
pub fn is_intended(mission: &Mission, answers: &[intents::Answer]) -> bool {
    let is_muted = mission.mutes().keys().any(|mute| INTENDED.contains(&mute.code.as_str()));
    let is_of_wins = |answer: &&intents::Answer| {
        let intent = mission.intents().get(answer.intent);
        intent.is_some_and(Intent::is_of_wins)
    };
    let mut of_wins = answers.iter().filter(is_of_wins).peekable();
    is_muted || of_wins.peek().is_some() && of_wins.all(|answer| answer.outcome == Outcome::Holds)
}

/// What to say of the games of all numbers of marines: one sentence if the answer is the same for all, else one for each
/// answer. With `intended` the author wants the mission to be uneven.
pub fn headlines(games: &[(u8, Tally)], intended: bool, system: &dyn RuleSystem) -> Vec<Headline> {
    let mut groups: Vec<(Said, Vec<(u8, Tally)>)> = Vec::new();
    for (marines, wins) in games {
        let said = wins.likely().said();
        let is_same =
            |known: &Said| (known.band, known.sure, known.maybe) == (said.band, said.sure, said.maybe);
        match groups.iter_mut().find(|(known, _)| is_same(known)) {
            Some((_, group)) => group.push((*marines, *wins)),
            None => groups.push((said, vec![(*marines, *wins)])),
        }
    }
    let all = groups.len() == 1;
    let headline = |(said, group): (Said, Vec<(u8, Tally)>)| {
        let numbers: Vec<u8> = group.iter().map(|(marines, _)| *marines).collect();
        let each: Vec<Said> = group.iter().map(|(_, wins)| wins.likely().said()).collect();
        let answer = words(said, &of_100(&each));
        let answer = if intended && said.band != Band::Fair {
            say_with("chances-intended", &[("answer", answer.into())])
        } else {
            answer
        };
        let told = [
            // The grammar follows the number of marines that win, not how many numbers are listed.
            ("count", numbers.iter().copied().max().unwrap_or(0).into()),
            ("marines", listed(&numbers)),
            ("share", range(&group).into()),
            ("answer", answer.into()),
        ];
        let words = if all {
            say_of_side("chances-all", system.side(Side::Marines), &told[2..])
        } else {
            say_with("chances-some", &told)
        };
        Headline { said, words }
    };
    groups.into_iter().map(headline).collect()
}

/// How the marines' share goes with the skill of the players: `22 % greedy, 46 % 2 ahead: skill helps the marines`.
pub fn trend(trend: &SkillTrend<'_>, system: &dyn RuleSystem) -> String {
    let point = |report: &&Report| {
        let share = percent(report.wins.share(Side::Marines).counted);
        say_with(
            "trend-point",
            &[("share", share.into()), ("bots", players(report.plan.bots, system).into())],
        )
    };
    let points: Vec<String> = trend.points.iter().map(point).collect();
    let told = [("points", points.join(", ").into())];
    match trend.helps() {
        Some(side) => say_of_side("trend-helps", system.side(side), &told),
        None => say_with("trend-open", &told),
    }
}

/// Who plays, for people who do not know the bots by name: `greedy bots`.
pub fn players(bots: BotPair, system: &dyn RuleSystem) -> String {
    let name = |side: Side| {
        let id = format!("players-{}", bots.of(side).word().replace(':', "-"));
        say_of_side(&id, system.side(side), &[])
    };
    let marines = name(Side::Marines);
    if bots.marines == bots.invader {
        marines
    } else {
        let told = [("marines", marines.into()), ("invader", name(Side::Invader).into())];
        say_with("players-both", &told)
    }
}

/// `1, 2 or 4`.
fn listed(numbers: &[u8]) -> Argument {
    Argument::Any(numbers.iter().copied().map(Argument::from).collect())
}

/// The smallest and the largest share: `8 %`, `41 to 52 %`.
fn range(group: &[(u8, Tally)]) -> String {
    let shares = || group.iter().map(|(_, wins)| wins.share(Side::Marines).counted);
    let of = |pick: fn(f64, f64) -> f64| shares().reduce(pick);
    let (low, high) = (percent(of(f64::min).unwrap_or(0.0)), percent(of(f64::max).unwrap_or(0.0)));
    if low == high {
        say_with("percent", &[("share", low.into())])
    } else {
        say_with("percent-range", &[("low", low.into()), ("high", high.into())])
    }
}

/// A share of games with the interval it may lie in: `22 % (17–29 %)`.
pub fn in_words(share: Share) -> String {
    let whole = |share: f64| format!("{:.0}", share * 100.0);
    let parts = [("counted", percent(share.counted)), ("low", whole(share.low)), ("high", whole(share.high))];
    say_with("share", &parts.map(|(name, part)| (name, part.into())))
}

/// In words, without the sign. "0" would say that it never happened, and "100" that it always did.
pub fn percent(share: f64) -> String {
    match share * 100.0 {
        rare if rare > 0.0 && rare < 1.0 => say("percent-rare"),
        usual if usual > 99.0 && usual < 100.0 => say("percent-usual"),
        percent => format!("{percent:.0}"),
    }
}

/// What a change of the mission did to its chances.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trend {
    /// The share came nearer to the band.
    Better,
    /// It went away from the band.
    Worse,
    /// It is as far from the band as before, or the difference may be chance.
    Neither,
}

impl Trend {
    /// Of the marines' share now, and by how much it differs from the one before.
    pub fn of(now: f64, shift: Shift) -> Self {
        let away = |share: f64| (Balance::LOW - share).max(share - Balance::HIGH).max(0.0);
        let (before, now) = (away(now - shift.by), away(now));
        match now.total_cmp(&before) {
            _ if !shift.is_sure() => Self::Neither,
            std::cmp::Ordering::Less => Self::Better,
            std::cmp::Ordering::Equal => Self::Neither,
            std::cmp::Ordering::Greater => Self::Worse,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is said after so many wins in 200 games of each number of marines.
    fn words(wins: &[(u8, u32)], intended: bool) -> Vec<String> {
        let tally = |wins: u32| Tally { marines: wins, invader: 200 - wins, unfinished: 0 };
        let games: Vec<_> = wins.iter().map(|(marines, wins)| (*marines, tally(*wins))).collect();
        let system = Mission::default().system();
        let spoken = headlines(&games, intended, system).into_iter().map(|headline| headline.words);
        spoken.map(|words| words.replace('\u{a0}', " ")).collect()
    }

    #[test]
    fn one_sentence_says_who_wins_how_often_and_what_that_means() {
        assert_eq!(words(&[(1, 16)], false), ["Marines win 8 %: too hard (99 in 100)"]);
        assert_eq!(words(&[(1, 16), (2, 33)], false), ["Marines win 8 to 16 %: too hard (99 in 100)"]);
        assert_eq!(words(&[(2, 100)], false), ["Marines win 50 %: fair (99 in 100)"]);
        assert_eq!(words(&[(2, 80)], false), ["Marines win 40 %: most likely fair (93 in 100)"]);
        assert_eq!(words(&[(2, 199)], false), ["Marines win over 99 %: too easy (99 in 100)"]);
        assert_eq!(
            words(&[(2, 134)], false),
            ["Marines win 67 %: most likely too easy (71 in 100); may be fair"]
        );
        assert_eq!(words(&[(3, 0)], true), ["Marines win 0 %: too hard (99 in 100), as intended"]);
        assert_eq!(words(&[(3, 100)], true), ["Marines win 50 %: fair (99 in 100)"]);
    }

    #[test]
    fn the_words_of_the_window_are_those_of_the_library() {
        for games in [0, 1, 3, 10, 40, 200] {
            for wins in 0..=games {
                let it = missions::report::Likely::of(wins, games).said();
                assert_eq!(said(it).replace('\u{a0}', " "), it.to_string(), "{wins} of {games}");
            }
        }
    }

    #[test]
    fn an_intent_that_holds_says_that_it_is_meant() {
        use missions::Edit;
        use missions::intent::Measure;
        let wins = Intent { from: Some(80), ..Intent::new(Measure::MarinesWin) };
        let rounds = Intent { from: Some(2), ..Intent::new(Measure::Rounds) };
        let mission = Mission::starter().with([Edit::Intents(vec![wins, rounds])]);
        let answer = |intent: usize, outcome: Outcome| intents::Answer {
            intent,
            marines: 2,
            bots: "greedy".parse().expect("bots"),
            outcome,
            likely: 0.5,
            found: intents::Found::Share(Share::of(180, 200)),
            games: 200,
            played: 200,
        };
        assert!(is_intended(&mission, &[answer(0, Outcome::Holds), answer(1, Outcome::Broken)]));
        assert!(!is_intended(&mission, &[answer(0, Outcome::Holds), answer(0, Outcome::TooClose)]));
        assert!(!is_intended(&mission, &[answer(1, Outcome::Holds)]), "it is about something else");
        assert!(!is_intended(&mission, &[]), "not played");
    }

    #[test]
    fn a_share_is_told_with_its_interval() {
        let told = |wins| in_words(Share::of(wins, 200)).replace('\u{a0}', " ");
        assert_eq!([100, 199].map(told), ["50 % (43–57 %)", "over 99 % (97–100 %)"]);
    }

    #[test]
    fn different_answers_are_told_by_the_number_of_marines() {
        let told = words(&[(1, 16), (2, 100), (3, 110), (4, 180)], false);
        let expected = [
            "1 marine wins 8 %: too hard (99 in 100)",
            "2 or 3 marines win 50 to 55 %: fair (99 in 100)",
            "4 marines win 90 %: too easy (99 in 100)",
        ];
        assert_eq!(told, expected);
    }

    #[test]
    fn a_change_is_judged_by_the_band_and_not_by_its_sign() {
        let trend = |before: f64, now: f64| Trend::of(now, Shift { by: now - before, reach: 0.05 });
        assert_eq!(trend(0.98, 0.60), Trend::Better, "fewer wins");
        assert_eq!(trend(0.08, 0.30), Trend::Better, "more wins");
        assert_eq!(trend(0.50, 0.90), Trend::Worse);
        assert_eq!(trend(0.50, 0.20), Trend::Worse);
        assert_eq!(trend(0.40, 0.60), Trend::Neither, "fair before and after");
        assert_eq!(trend(0.90, 0.87), Trend::Neither, "it may be chance");
        assert_eq!(trend(0.20, 0.68), Trend::Better, "over the band, but nearer to it");
    }
}
