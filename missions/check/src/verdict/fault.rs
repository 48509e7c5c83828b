//! S005 to S007: what went wrong in play: scripts that failed, effects that were impossible, rules of ours that broke.

use super::marines;
use super::texts::{games, text};
use engine::ScriptPlace;
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::mission::Mission;
use missions_document::page::Page;
use missions_play::report::{Fault, Report, grouped};
use missions_play::shrink::Shows;
use std::collections::BTreeMap;
use words::{Argument, Text};

const SCRIPT_FAILED: Page =
    Page { code: Code("S005"), severity: Severity::Error, words: &crate::pages::WORDS };

const EFFECT_REFUSED: Page =
    Page { code: Code("S006"), severity: Severity::Warning, words: &crate::pages::WORDS };

const BROKE: Page = Page { code: Code("S007"), severity: Severity::Error, words: &crate::pages::WORDS };

pub(super) const PAGES: &[Page] = &[SCRIPT_FAILED, EFFECT_REFUSED, BROKE];

/// So many of a kind are reported one by one.
const MOST: usize = 5;

/// Faults of contests come last: those that other games show as well have a game to look at.
pub(super) fn find(mission: &Mission, reports: &[Report], contests: &[Report]) -> Vec<Diagnostic> {
    let all: Vec<&Report> = reports.iter().chain(contests).collect();
    let failures = gather(&all, |report| &report.failures);
    let refusals = gather(&all, |report| &report.refusals);
    let mut found = Vec::new();
    let all = all.iter().map(|report| report.wins.games()).sum();
    tell(&SCRIPT_FAILED, mission, &failures, all, &text("s005-help"), &mut found);
    tell(&EFFECT_REFUSED, mission, &refusals, all, &text("s006-help"), &mut found);
    found
}

/// A kind of fault over all numbers of marines.
struct Seen<'r> {
    /// In so many games.
    games: u32,
    /// The game of the plan that shows it soonest: choice, game, marines.
    soonest: Option<(u32, u32, u8)>,
    /// Where in a script.
    at: Option<&'r ScriptPlace>,
}

fn gather<'r>(
    reports: &[&'r Report],
    of: impl Fn(&'r Report) -> &'r BTreeMap<String, Fault>,
) -> BTreeMap<&'r str, Seen<'r>> {
    let mut all: BTreeMap<&str, Seen<'_>> = BTreeMap::new();
    for report in reports {
        for (what, Fault { games, game, choice, at }) in of(report) {
            let seen = all.entry(what).or_insert(Seen { games: 0, soonest: None, at: at.as_ref() });
            seen.games += games;
            // A saved game is looked for among those of the plan.
            if report.plan.until.is_none() {
                let this = (*choice, *game, report.marines);
                seen.soonest = Some(seen.soonest.map_or(this, |soonest| soonest.min(this)));
            }
        }
    }
    all
}

fn tell(
    page: &Page,
    mission: &Mission,
    faults: &BTreeMap<&str, Seen<'_>>,
    all: u32,
    help: &Text,
    found: &mut Vec<Diagnostic>,
) {
    for (what, Seen { games: some, soonest, at }) in faults.iter().take(MOST) {
        let message = text("fault-message").with("what", *what).with("some", grouped(u64::from(*some)));
        let message = message.with("all", games(all));
        let shows = Some(Shows::Fault((*what).to_owned()));
        let replay = soonest.map(|(choice, game, marines)| Place::Replay { game, marines, choice, shows });
        let line = at.and_then(|at| line_of(mission, at));
        let mut places: Vec<Place> = line.into_iter().chain(replay).collect();
        if places.is_empty() {
            places.push(Place::Mission);
        }
        found.push(Diagnostic::new(page.code, page.severity, message).at_all(places).help(help.clone()));
    }
    if faults.len() > MOST {
        let message = text("fault-more").with("count", faults.len() - MOST).with("title", page.title());
        found.push(Diagnostic::new(page.code, page.severity, message));
    }
}

/// A line of one of the mission's scripts.
fn line_of(mission: &Mission, at: &ScriptPlace) -> Option<Place> {
    let line = at.line?;
    let (name, text) = mission.scripts().iter().find(|(name, _)| name.as_str() == at.script)?;
    let written = text.lines().nth((line as usize).checked_sub(1)?)?;
    let column = written.chars().take_while(|sign| sign.is_whitespace()).count() as u32 + 1;
    Some(Place::Script { name: name.clone(), line, column })
}

/// Games that broke: a rule or a bot panicked in them.
pub(super) fn broken(reports: &[Report], contests: &[Report]) -> Vec<Diagnostic> {
    reports.iter().chain(contests).flat_map(broken_games).collect()
}

/// The games of one report that broke, by what the panic said.
pub(super) fn broken_games(report: &Report) -> Vec<Diagnostic> {
    let one = |(why, fault): (&String, &Fault)| {
        let why = text("s007-game")
            .with("game", fault.game)
            // A seed has more digits than a number of a text.
            .with("seed", report.plan.seed.to_string())
            .with("bots", report.plan.bots.to_string())
            .with("why", why.as_str())
            .with("some", grouped(u64::from(fault.games)))
            .with("all", games(report.done()));
        broke(report.marines, why)
    };
    report.broken.iter().map(one).collect()
}

/// Games with so many marines could not be played: something of ours panicked.
pub(super) fn broke(number: u8, why: impl Into<Argument>) -> Diagnostic {
    ours(text("s007-with").with("marines", marines(&[number], Argument::All)).with("why", why))
}

/// What looks for problems with this code panicked.
pub(super) fn finder_broke(code: Code, why: &str) -> Diagnostic {
    ours(text("s007-finder").with("code", code.to_string()).with("why", why))
}

/// Judging panicked outside of games and finders.
pub(super) fn judging_broke(why: &str) -> Diagnostic {
    ours(text("s007-judging").with("why", why))
}

fn ours(message: Text) -> Diagnostic {
    Diagnostic::new(BROKE.code, BROKE.severity, message).at(Place::Mission).help(text("s007-help"))
}
