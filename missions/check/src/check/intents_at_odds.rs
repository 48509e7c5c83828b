//! M057: intents that exclude each other.

use super::words::text;
use super::{Check, Context};
use crate::intents::place;
use missions_document::diagnostic::{Code, Diagnostic, Severity};
use missions_document::edit::Edit;
use missions_document::intent::Intent;
use missions_document::page::Page;
use missions_play::ruleset;
use missions_play::simulate::BotPair;
use std::collections::BTreeSet;
use words::{Argument, Text};

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M057"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

/// An intent with what decides whether another one is about the same games.
struct Said<'a> {
    at: usize,
    intent: &'a Intent,
    /// `None` for the players that judge the mission.
    bots: Option<BotPair>,
    marines: BTreeSet<u8>,
}

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let mission = context.mission;
    let played = ruleset::marine_numbers(mission);
    let said = mission.intents().iter().enumerate().filter(|(_, intent)| !intent.is_swapped());
    let said = said.filter_map(|(at, intent)| {
        let bots = intent.players().map(str::parse).transpose().ok()?;
        Some(Said { at, intent, bots, marines: intent.numbers(&played) })
    });
    let said: Vec<Said<'_>> = said.collect();
    for (number, second) in said.iter().enumerate() {
        // One earlier intent is enough: what is wrong with the others shows when this is mended.
        if let Some(first) = said[..number].iter().find(|first| exclude(first, second)) {
            out.push(problem(context, first, second));
        }
    }
}

fn problem(context: &Context<'_>, first: &Said<'_>, second: &Said<'_>) -> Diagnostic {
    let mission = context.mission;
    let both: BTreeSet<u8> = first.marines.intersection(&second.marines).copied().collect();
    let sentence = |said: &Said<'_>| said.intent.sentence(mission).trim_end_matches('.').to_owned();
    let [one, other] = [first, second].map(sentence);
    let message = counted("m057-message", Argument::All, &both).with("one", one).with("other", other);
    let problem = CHECK.say(message).at(place(first.intent, mission));
    // An intent that is said of fewer numbers of marines is probably an exception from the other.
    let is_exception = first.marines == both || second.marines == both;
    let wide = [first, second].into_iter().find(|it| is_exception && it.marines.len() > both.len());
    let Some(wide) = wide else {
        return problem.help(text("m057-help"));
    };
    let rest: BTreeSet<u8> = wide.marines.difference(&both).copied().collect();
    let of_rest = |id| counted(id, Argument::Any, &rest);
    let help = of_rest("m057-exception-help").with("sentence", sentence(wide));
    let fix = of_rest("m057-exception-fix");
    let mut all = mission.intents().to_vec();
    all[wide.at] = Intent { marines: rest, ..wide.intent.clone() };
    problem.help(help).fix(fix, [Edit::Intents(all)])
}

/// A text about some numbers of marines, for `1, 2 or 4 marines`.
fn counted(id: &'static str, list: fn(Vec<Argument>) -> Argument, numbers: &BTreeSet<u8>) -> Text {
    let all: Vec<Argument> = numbers.iter().copied().map(Argument::from).collect();
    // The noun goes with the last number, and that is the largest.
    text(id).with("numbers", list(all)).with("last", numbers.last().copied().unwrap_or_default())
}

/// Is the same measured in the same games, and does no number lie within the ends of both?
fn exclude(first: &Said<'_>, second: &Said<'_>) -> bool {
    let (one, two) = (first.intent, second.intent);
    let is_above = |high: &Intent, low: &Intent| high.from.zip(low.to).is_some_and(|(from, to)| from > to);
    one.what == two.what
        && one.of == two.of
        && first.bots == second.bots
        && !first.marines.is_disjoint(&second.marines)
        && (is_above(one, two) || is_above(two, one))
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::Edit;
    use missions_document::intent::{Games, Intent, Measure};

    fn wins(from: Option<u16>, to: Option<u16>, marines: &[u8]) -> Intent {
        Intent { from, to, marines: marines.iter().copied().collect(), ..Intent::new(Measure::MarinesWin) }
    }

    fn intending(intents: &[Intent]) -> missions_document::Mission {
        with([Edit::Intents(intents.to_vec())])
    }

    #[test]
    fn an_exception_is_taken_out_of_the_rule() {
        let told = "with 3 marines, two intents exclude each other: \"The marines win 65 to 97 % of the games\" and \
                    \"The marines win at most 50 % of the games with 3 marines\"";
        let after = mended("M057", &intending(&[wins(Some(65), Some(97), &[]), wins(None, Some(50), &[3])]), told);
        quiet("M057", &after);
        assert_eq!(after.intents()[0].marines, [1, 2, 4].into());
        let turned = intending(&[wins(None, Some(50), &[2, 3]), wins(Some(65), Some(97), &[1, 2, 3])]);
        assert!(told_once(&turned).starts_with("with 2 and 3 marines, two intents"), "{}", told_once(&turned));
    }

    fn told_once(mission: &missions_document::Mission) -> String {
        let told = told("M057", mission);
        assert_eq!(told.len(), 1);
        told[0].message.to_string()
    }

    #[test]
    fn intents_of_the_same_numbers_of_marines_have_no_fix() {
        for marines in [&[][..], &[1]] {
            let odd = intending(&[wins(Some(65), None, marines), wins(Some(10), Some(64), marines)]);
            let _ = told_once(&odd);
            assert_eq!(told("M057", &odd)[0].fix, None);
        }
    }

    #[test]
    fn intents_that_can_both_hold_are_not_told() {
        let high = wins(Some(65), None, &[]);
        for other in [
            wins(Some(35), Some(65), &[]),
            wins(Some(10), None, &[3]),
            Intent { bots: "search:quick,greedy".into(), ..wins(None, Some(50), &[]) },
            Intent { what: Measure::Rounds, ..wins(None, Some(7), &[]) },
            Intent { what: Measure::Taken("take".into()), ..wins(None, Some(7), &[]) },
            // The swapped ends are reported as such.
            wins(Some(64), Some(10), &[]),
        ] {
            quiet("M057", &intending(&[high.clone(), other]));
        }
        quiet("M057", &intending(&[wins(Some(65), None, &[1, 2]), wins(None, Some(50), &[3])]));
        let long = Intent { of: Games::MarinesWin, ..Intent::new(Measure::Rounds) };
        let long = Intent { from: Some(9), ..long };
        let short = Intent { to: Some(5), of: Games::InvaderWin, ..long.clone() };
        quiet("M057", &intending(&[long, Intent { from: None, ..short }]));
    }
}
