//! S016 and S017: games that are over at once, and games that take very long.

use super::texts::{games, text};
use super::{ENOUGH, marines};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;
use missions_play::report::Report;
use words::{Argument, Text};

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
    let found = [length(&SHORT, short, text("s016-help")), length(&LONG, long, text("s017-help"))];
    found.into_iter().flatten().collect()
}

/// One problem for all numbers of marines whose games have such a length.
fn length(page: &Page, reports: Vec<&Report>, help: Text) -> Option<Diagnostic> {
    let medians = reports.iter().map(|report| report.rounds.median);
    let (least, most) = (medians.clone().min()?, medians.max()?);
    let numbers: Vec<u8> = reports.iter().map(|report| report.marines).collect();
    let is_one = least == most || most == 1;
    let rounds =
        if is_one { text("length-rounds") } else { text("length-rounds-between").with("least", least) };
    let message = text("length-message")
        .with("marines", marines(&numbers, Argument::Any))
        .with("rounds", rounds.with("most", most))
        .with("several", numbers.len())
        .with("games", games(reports.iter().map(|report| report.wins.games()).sum()));
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
