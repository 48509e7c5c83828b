//! S016 and S017: games that are over at once, and games that take very long.

use super::{ENOUGH, marines};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;
use missions_play::report::{Report, games};

const SHORT: Page = Page {
    code: Code("S016"),
    severity: Severity::Warning,
    title: "Games are over at once",
    text: "Half of the games the bots played ended in the first round or before it. Players set the map up for longer than they \
play.\n\n\
Look at a saved game to see what ends it. Perhaps an objective lies at the start, a card ends the game too soon, or demons stand \
where the marines come in.",
};

const LONG: Page = Page {
    code: Code("S017"),
    severity: Severity::Warning,
    title: "Games take very long",
    text: "Half of the games the bots played took more than 20 rounds. A round with people takes five to ten minutes, so such a game \
fills more than an evening.\n\n\
Shorten the way, lower the limit with which the invader wins, or let a threat card hurry both sides.",
};

pub(super) const PAGES: &[Page] = &[SHORT, LONG];

/// A usual game of so many rounds, or fewer, is no game.
const AT_ONCE: u32 = 1;

/// A usual game of more rounds is too long.
const EVENING: u32 = 20;

pub(super) fn find(reports: &[&Report]) -> Vec<Diagnostic> {
    let enough = reports.iter().filter(|report| report.wins.games() >= ENOUGH);
    enough.filter_map(|report| length(report)).collect()
}

fn length(report: &Report) -> Option<Diagnostic> {
    let median = report.rounds.median;
    let (page, help) = if median <= AT_ONCE {
        (&SHORT, "watch one: see what ends it, and put that further away")
    } else if median > EVENING {
        (&LONG, "shorten the way, or let something end the game sooner")
    } else {
        return None;
    };
    let rounds = if median == 1 { "1 round".to_owned() } else { format!("{median} rounds") };
    let (with, all) = (marines(&[report.marines], ""), games(report.wins.games()));
    let message = format!("with {with}, a usual game takes {rounds} (the median of {all})");
    let mut problem = Diagnostic::new(page.code, page.severity, message).help(help);
    // One of the usual length shows it; of these the one with the fewest choices is seen soonest.
    let usual = report.games.iter().filter(|line| u32::from(line.rounds) == median);
    if let Some(line) = usual.min_by_key(|line| line.choices) {
        problem = problem.at(Place::Replay { game: line.game, marines: report.marines, choice: 0 });
    }
    Some(problem)
}
