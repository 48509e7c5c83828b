//! What the marines' share of the games says about a mission, in words: too hard, fair or too easy for them, and whether a
//! change brought the share nearer to fair. The shares and the band come from the reports; panels draw the words.

use crate::words::{say, say_with};
use missions::Mission;
use missions::intent::Intent;
use missions::intents::{self, Outcome};
use missions::report::{Balance, Share, Shift};

/// What a mission is for the marines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chances {
    /// They win less than [`Balance::LOW`].
    Hard,
    /// They win a share inside the band.
    Fair,
    /// They win more than [`Balance::HIGH`].
    Easy,
}

impl Chances {
    /// With this share of wins.
    pub const fn of(share: f64) -> Self {
        if share < Balance::LOW {
            Self::Hard
        } else if share > Balance::HIGH {
            Self::Easy
        } else {
            Self::Fair
        }
    }
}

/// What games say about that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer {
    /// What was counted.
    pub chances: Chances,
    /// The whole interval says the same.
    pub is_sure: bool,
}

impl Answer {
    /// With this share of wins.
    pub fn of(share: Share) -> Self {
        let chances = Chances::of(share.counted);
        let is_sure = [share.low, share.high].map(Chances::of) == [chances; 2];
        Self { chances, is_sure }
    }

    /// In words: `too hard for them`.
    pub fn words(self) -> String {
        say(match (self.chances, self.is_sure) {
            (Chances::Hard, true) => "chances-hard",
            (Chances::Hard, false) => "chances-hard-perhaps",
            (Chances::Fair, true) => "chances-fair",
            (Chances::Fair, false) => "chances-fair-perhaps",
            (Chances::Easy, true) => "chances-easy",
            (Chances::Easy, false) => "chances-easy-perhaps",
        })
    }
}

/// A sentence about one or more numbers of marines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Headline {
    /// What they have in common.
    pub answer: Answer,
    /// `Marines win 8 %: too hard for them`.
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

/// What to say of the shares of all numbers of marines: one sentence if the answer is the same for all, else one for each
/// answer. With `intended` the author wants the mission to be uneven.
pub fn headlines(shares: &[(u8, Share)], intended: bool) -> Vec<Headline> {
    let mut groups: Vec<(Answer, Vec<(u8, Share)>)> = Vec::new();
    for (marines, share) in shares {
        let answer = Answer::of(*share);
        match groups.iter_mut().find(|(known, _)| *known == answer) {
            Some((_, group)) => group.push((*marines, *share)),
            None => groups.push((answer, vec![(*marines, *share)])),
        }
    }
    let all = groups.len() == 1;
    let headline = |(answer, group): (Answer, Vec<(u8, Share)>)| {
        let numbers: Vec<u8> = group.iter().map(|(marines, _)| *marines).collect();
        let said = if intended && answer.chances != Chances::Fair {
            say_with("chances-intended", &[("answer", answer.words().into())])
        } else {
            answer.words()
        };
        let told = [
            // The grammar follows the number of marines that win, not how many numbers are listed.
            ("count", numbers.iter().copied().max().unwrap_or(0).into()),
            ("marines", listed(&numbers).into()),
            ("share", range(&group).into()),
            ("answer", said.into()),
        ];
        let words = if all { say_with("chances-all", &told[2..]) } else { say_with("chances-some", &told) };
        Headline { answer, words }
    };
    groups.into_iter().map(headline).collect()
}

/// `1, 2 or 4`.
fn listed(numbers: &[u8]) -> String {
    let words: Vec<String> = numbers.iter().map(u8::to_string).collect();
    match &words[..] {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => {
            say_with("list-or", &[("most", most.join(", ").into()), ("last", last.clone().into())])
        }
    }
}

/// The smallest and the largest share: `8 %`, `41 to 52 %`.
fn range(group: &[(u8, Share)]) -> String {
    let of = |pick: fn(f64, f64) -> f64| group.iter().map(|(_, share)| share.counted).reduce(pick);
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
        let shares: Vec<_> = wins.iter().map(|(marines, wins)| (*marines, Share::of(*wins, 200))).collect();
        let spoken = headlines(&shares, intended).into_iter().map(|headline| headline.words);
        spoken.map(|words| words.replace('\u{a0}', " ")).collect()
    }

    #[test]
    fn one_sentence_says_who_wins_how_often_and_what_that_means() {
        assert_eq!(words(&[(1, 16)], false), ["Marines win 8 %: too hard for them"]);
        assert_eq!(words(&[(1, 16), (2, 33)], false), ["Marines win 8 to 16 %: too hard for them"]);
        assert_eq!(words(&[(2, 100)], false), ["Marines win 50 %: fair"]);
        assert_eq!(words(&[(2, 80)], false), ["Marines win 40 %: probably fair"]);
        assert_eq!(words(&[(2, 199)], false), ["Marines win over 99 %: too easy for them"]);
        assert_eq!(words(&[(2, 136)], false), ["Marines win 68 %: probably too easy for them"]);
        assert_eq!(words(&[(3, 0)], true), ["Marines win 0 %: too hard for them, as intended"]);
        assert_eq!(words(&[(3, 100)], true), ["Marines win 50 %: fair"]);
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
            "1 marine wins 8 %: too hard for them",
            "2 or 3 marines win 50 to 55 %: fair",
            "4 marines win 90 %: too easy for them",
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
