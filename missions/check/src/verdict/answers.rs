//! S027: answers to questions of cards that decide who wins. What was answered is counted by the games, and their winners.

use super::texts::{of_side, percent, text};
use super::{calls, marines};
use engine::Side;
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::mission::Mission;
use missions_document::page::Page;
use missions_play::report::{Report, Shift, Tally};
use std::collections::{BTreeMap, BTreeSet};
use words::{Argument, Text};

const DECIDES: Page = Page { code: Code("S027"), severity: Severity::Note, words: &crate::pages::WORDS };

pub(super) const PAGES: &[Page] = &[DECIDES];

/// The shares of two answers are surely different, and by so much, in parts of 1.
const APART: f64 = 0.4;

/// Fewer games with an answer say too little.
const EACH: u32 = 30;

/// What decides with a number of marines: the worst answer and the best, each with its number and who won the games with it.
struct Decides {
    marines: u8,
    worst: (usize, Tally),
    best: (usize, Tally),
}

/// Of games of greedy bots, by number of marines.
pub(super) fn find(mission: &Mission, reports: &[&Report]) -> Vec<Diagnostic> {
    let tags: BTreeSet<&str> =
        reports.iter().flat_map(|report| report.uses.answers.keys()).map(String::as_str).collect();
    if tags.is_empty() {
        return Vec::new();
    }
    let calls = calls::of(mission, "ask");
    let mut found = Vec::new();
    for tag in tags {
        let call = calls.iter().find(|call| call.texts.first() == Some(&tag));
        let side = match call.and_then(|call| call.texts.get(1)) {
            Some(&"invader") => Side::Invader,
            _ => Side::Marines,
        };
        let mut by_answers: BTreeMap<(usize, usize), Vec<Decides>> = BTreeMap::new();
        for decides in reports.iter().filter_map(|report| decides(report, tag, side)) {
            by_answers.entry((decides.worst.0, decides.best.0)).or_default().push(decides);
        }
        let question = Question { mission, tag, call, side };
        found.extend(by_answers.values().map(|decides| question.problem(decides)));
    }
    found
}

/// The best and the worst answer to a question, where one of them decides.
fn decides(report: &Report, tag: &str, side: Side) -> Option<Decides> {
    let given = report.uses.answers.get(tag)?;
    let won = report.used_in_wins.answers.get(tag);
    // With more answers than games, games have several.
    if given.iter().sum::<u32>() > report.wins.games() {
        return None;
    }
    let tally = |(answer, games): (usize, &u32)| {
        let marines = won.and_then(|won| won.get(answer)).map_or(0, |won| (*won).min(*games));
        (answer, Tally { marines, invader: games - marines, unfinished: 0 })
    };
    let share = |(_, tally): &(usize, Tally)| tally.share(side).counted;
    let known: Vec<(usize, Tally)> =
        given.iter().enumerate().map(tally).filter(|(_, tally)| tally.games() >= EACH).collect();
    let worst = *known.iter().min_by(|one, other| share(one).total_cmp(&share(other)))?;
    let best = *known.iter().max_by(|one, other| share(one).total_cmp(&share(other)))?;
    let shift = Shift::between(worst.1, best.1, side)?;
    let decides = Decides { marines: report.marines, worst, best };
    (shift.is_sure() && shift.by >= APART).then_some(decides)
}

/// A question of a card.
struct Question<'a> {
    mission: &'a Mission,
    tag: &'a str,
    /// Where it is asked, if a call has its tag.
    call: Option<&'a calls::Call<'a>>,
    /// Who answers.
    side: Side,
}

impl Question<'_> {
    /// One problem for all numbers of marines with the same answers. There is at least one.
    fn problem(&self, decides: &[Decides]) -> Diagnostic {
        let numbers: Vec<u8> = decides.iter().map(|it| it.marines).collect();
        let all = |of: fn(&Decides) -> (usize, Tally)| {
            let mut wins = Tally::default();
            for (_, tally) in decides.iter().map(of) {
                wins.marines += tally.marines;
                wins.invader += tally.invader;
            }
            wins
        };
        let (worse, better) = (all(|it| it.worst), all(|it| it.best));
        let share = |tally: Tally| percent(tally.share(self.side).counted);
        let name = |of: fn(&Decides) -> (usize, Tally)| {
            let number = decides.first().map_or(0, |it| of(it).0);
            self.answer(number)
        };
        let (worst, best) = (name(|it| it.worst), name(|it| it.best));
        let asked = match self.call.and_then(|call| call.texts.get(2)) {
            Some(question) => text("s027-question").with("question", *question),
            None => text("s027-tag").with("tag", self.tag),
        };
        let of_both = |text: Text| text.with("worst", worst.clone()).with("best", best.clone());
        let message = of_both(of_side("s027-message", self.mission.system().side(self.side)))
            .with("marines", marines(&numbers, Argument::Any))
            .with("asked", asked)
            .with("worse", share(worse))
            .with("better", share(better));
        let place = self.call.map_or(Place::Mission, |call| call.place.clone());
        Diagnostic::new(DECIDES.code, DECIDES.severity, message).at(place).help(of_both(text("s027-help")))
    }

    /// An answer as it stands in the call, or its number from 1 on.
    fn answer(&self, number: usize) -> Argument {
        let options = self.call.map(|call| options(self.mission, call)).unwrap_or_default();
        let quoted = |option: &&str| text("s027-answer").with("answer", *option).into();
        options.get(number).map_or_else(|| (number + 1).into(), quoted)
    }
}

/// The answers that stand in the call of a question as texts; nothing where they are made in another way.
fn options<'m>(mission: &'m Mission, call: &calls::Call<'_>) -> Vec<&'m str> {
    let Place::Script { line, column, .. } = call.place else { return Vec::new() };
    let Some(text) = mission.scripts().get(call.script) else { return Vec::new() };
    let before: usize = text.split_inclusive('\n').take(line.saturating_sub(1) as usize).map(str::len).sum();
    let Some((at, _)) = text[before..].char_indices().nth(column.saturating_sub(1) as usize) else {
        return Vec::new();
    };
    let statement = text[before + at..].split(';').next().unwrap_or_default();
    let list = statement.split_once('[').and_then(|(_, rest)| rest.split_once(']'));
    list.map(|(inside, _)| inside.split('"').skip(1).step_by(2).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verdict::Games;
    use expect_test::{Expect, expect};
    use missions_document::edit::Edit;
    use missions_document::id::ScriptName;
    use missions_play::ruleset;
    use missions_play::simulate::Plan;

    const CARD: &str = r#"//! Oath

fn on_start() {
    ask("oath", "marines", "What do you swear by?", ["Steel", "Mercy"]);
    ask("rage", "invader", `How ${1} angry?`, angers());
}
"#;

    /// What is reported of games in which an answer was given: tag, and for each answer the games and those that the marines won.
    fn check(tag: &str, answers: &[[(u32, u32); 2]], expected: &Expect) {
        let name = ScriptName::new("oath.rhai");
        let mission = Mission::starter().with([Edit::Script(name, Some(CARD.to_owned()))]);
        let reports = (1..).zip(answers).map(|(marines, [(first, first_won), (second, second_won)])| {
            let mut report = Report::new(Plan::new(200, 7), marines);
            report.wins = Tally { marines: 100, invader: 100, unfinished: 0 };
            report.rounds.median = 5;
            report.uses.answers = [(tag.to_owned(), vec![*first, *second])].into();
            report.used_in_wins.answers = [(tag.to_owned(), vec![*first_won, *second_won])].into();
            report
        });
        let numbers = ruleset::lay_out(&mission, 2).map(|ready| ready.numbers);
        let games = Games { numbers, reports: reports.collect(), ..Games::default() };
        let found = crate::verdict::findings(crate::verdict::FINDERS, &mission, &games);
        let of = found.iter().filter(|problem| problem.code == DECIDES.code);
        let told: Vec<String> =
            of.map(|it| format!("{}: {} {:?}", it.severity.word(), it.message, it.places)).collect();
        expected.assert_eq(&told.join("\n"));
    }

    #[test]
    fn an_answer_that_decides_is_reported_once_for_all_numbers_of_marines() {
        check(
            "oath",
            &[[(100, 90), (100, 10)], [(100, 80), (100, 20)]],
            &expect![[
                r#"note: with 1 or 2 marines, the marines win 15 % of the games with the answer "Mercy" to "What do you swear by?", and 85 % with "Steel" [Script { name: ScriptName("oath.rhai"), line: 4, column: 5 }]"#
            ]],
        );
        // The invader answers, and what can be answered does not stand in the call.
        check(
            "rage",
            &[[(60, 50), (120, 20)]],
            &expect![[
                r#"note: with 1 marine, the invader wins 17 % of the games with the answer 1 to the question "rage", and 83 % with 2 [Script { name: ScriptName("oath.rhai"), line: 5, column: 5 }]"#
            ]],
        );
    }

    #[test]
    fn answers_that_decide_little_or_are_given_in_all_games_are_not_reported() {
        check("oath", &[[(100, 65), (100, 35)]], &expect![[""]]);
        check("oath", &[[(20, 20), (100, 10)]], &expect![[""]]);
        check("oath", &[[(190, 170), (190, 10)]], &expect![[""]]);
    }
}
