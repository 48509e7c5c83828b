//! S016 and S017: games that are over at once, and games that take very long.

use super::{ENOUGH, marines};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;
use missions_play::report::{Report, games};

const SHORT: Page = Page { code: Code("S016"), severity: Severity::Warning, words: &crate::pages::WORDS };

const LONG: Page = Page { code: Code("S017"), severity: Severity::Warning, words: &crate::pages::WORDS };

pub(super) const PAGES: &[Page] = &[SHORT, LONG];

/// A usual game of so many rounds, or fewer, is no game.
const AT_ONCE: u32 = 1;

/// A usual game of more rounds is too long.
const MOST: u32 = 20;

/// Are games of every number of marines over at once?
pub(super) fn are_at_once(reports: &[&Report]) -> bool {
    !reports.is_empty() && reports.iter().all(|report| report.rounds.median <= AT_ONCE)
}

pub(super) fn find(reports: &[&Report]) -> Vec<Diagnostic> {
    let enough: Vec<&Report> =
        reports.iter().copied().filter(|report| report.wins.games() >= ENOUGH).collect();
    let short = enough.iter().copied().filter(|report| report.rounds.median <= AT_ONCE).collect();
    let long = enough.iter().copied().filter(|report| report.rounds.median > MOST).collect();
    let found = [
        length(&SHORT, short, "watch one: see what ends it, and put that further away"),
        length(&LONG, long, "shorten the way, or let something end the game sooner"),
    ];
    found.into_iter().flatten().collect()
}

/// One problem for all numbers of marines whose games have such a length.
fn length(page: &Page, reports: Vec<&Report>, help: &str) -> Option<Diagnostic> {
    let medians = reports.iter().map(|report| report.rounds.median);
    let (least, most) = (medians.clone().min()?, medians.max()?);
    let numbers: Vec<u8> = reports.iter().map(|report| report.marines).collect();
    let (with, all) = (marines(&numbers, "or"), reports.iter().map(|report| report.wins.games()).sum());
    let rounds = match (least, most) {
        (0 | 1, 1) => "1 round".to_owned(),
        (least, most) if least == most => format!("{most} rounds"),
        (least, most) => format!("{least} to {most} rounds"),
    };
    let usual = if numbers.len() == 1 { "the median" } else { "the median for each" };
    let message = format!("with {with}, a game takes {rounds} ({usual}, in {})", games(all));
    let problem = Diagnostic::new(page.code, page.severity, message).help(help);
    // One of the usual length shows it; of these the one with the fewest choices is seen soonest.
    let usual = reports.iter().flat_map(|report| {
        let lines = report.games.iter().filter(|line| u32::from(line.rounds) == report.rounds.median);
        lines.map(|line| (line.choices, line.game, report.marines))
    });
    Some(match usual.min() {
        Some((choices, game, marines)) => {
            // What ends a short game stands at its end.
            let choice = if page.code == SHORT.code { choices } else { 0 };
            problem.at(Place::Replay { game, marines, choice, shows: None })
        }
        None => problem,
    })
}
