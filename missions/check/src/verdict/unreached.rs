//! S025: orders of scripts that no game gives, though the function in which they stand is called. Ends of the game are in
//! `unreached_end`, functions in `uncalled`.

use super::texts::{games, text};
use super::{ENOUGH, Used, file};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;

const UNREACHED: Page = Page { code: Code("S025"), severity: Severity::Note, words: &crate::pages::WORDS };

pub(super) const PAGES: &[Page] = &[UNREACHED];

pub(super) fn find(used: &Used<'_>) -> Vec<Diagnostic> {
    if used.games < ENOUGH {
        return Vec::new();
    }
    let mut found = Vec::new();
    for (script, lines) in &used.uses.orders {
        let name = file(script);
        let Some(whole) = used.mission.scripts().get(&name) else { continue };
        // Cards that come with the program are made for many missions, and few missions need all of a card.
        if used.mission.system().card_library().iter().any(|card| card.text == whole) {
            continue;
        }
        let all: Vec<&str> = whole.lines().collect();
        let handlers = used.uses.handlers.get(script);
        let mut before = None;
        for (line, _) in lines.iter().filter(|(_, games)| **games == 0) {
            let follows = before.replace(*line).is_some_and(|before| before + 1 == *line);
            let Some(written) = all.get(usize::from(*line).saturating_sub(1)) else { continue };
            // What stands below a line that never comes seldom does.
            if follows || written.contains("win(") {
                continue;
            }
            let function = function(&all, *line);
            // A card that is made for many missions sets up what each of them has.
            if function == "on_start" && is_in_loop(&all, *line) {
                continue;
            }
            let called = match handlers.and_then(|of| of.get(function)) {
                Some(games) => *games,
                // What calls it may be a handler that is never called.
                None if handlers.is_some_and(|of| of.values().any(|games| *games == 0)) => 0,
                None => used.games,
            };
            if called < ENOUGH {
                continue;
            }
            let message = text("s025-message")
                .with("script", script.as_str())
                .with("line", short(written))
                .with("games", games(used.games))
                .with("function", function);
            let column = (written.len() - written.trim_start().len()) as u32 + 1;
            let place = Place::Script { name: name.clone(), line: u32::from(*line), column };
            found.push(
                Diagnostic::new(UNREACHED.code, UNREACHED.severity, message)
                    .at(place)
                    .help(text("s025-help")),
            );
        }
    }
    found
}

/// The function in which a line stands.
pub(super) fn function<'t>(text: &[&'t str], line: u16) -> &'t str {
    let name = |line: &&'t str| Some(line.trim_start().strip_prefix("fn ")?.split('(').next()?.trim());
    text.iter().take(line.into()).rev().find_map(name).unwrap_or_default()
}

/// Does a line stand in a loop over a list, which may be empty?
fn is_in_loop(text: &[&str], line: u16) -> bool {
    let indent = |line: &str| line.len() - line.trim_start().len();
    let mut above = text.iter().take(line.into()).rev();
    let Some(own) = above.next().map(|line| indent(line)) else { return false };
    let outer = above.find(|line| !line.trim().is_empty() && indent(line) < own);
    outer.is_some_and(|line| line.trim_start().starts_with("for "))
}

/// The longest piece of a line that is shown.
const WIDTH: usize = 50;

/// A line without what is beside it.
pub(super) fn short(line: &str) -> String {
    let line = line.trim().trim_end_matches(';');
    if line.chars().count() <= WIDTH {
        return line.to_owned();
    }
    let start: String = line.chars().take(WIDTH).collect();
    format!("{start}…")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verdict::Games;
    use missions_document::edit::Edit;
    use missions_document::id::ScriptName;
    use missions_document::mission::Mission;
    use missions_play::report::{Report, Tally};
    use missions_play::ruleset;
    use missions_play::simulate::Plan;

    const CARD: &str = r#"//! Fetch

fn on_start() {
    for portal in portals() {
        summon(portal);
    }
    if threat() > 9 {
        gain_argent(1);
        say("Loud");
    }
}

fn on_moved(e) {
    if e.figure.side == "marines" { win("marines", "There."); }
    heal(e.figure, 1);
    helped();
}

fn helped() {
    say("Help.");
}
"#;

    /// What is reported of lines that no game reached, where `on_moved` was called in so many games.
    fn told(lines: &[u16], moved: u32) -> Vec<String> {
        let name = ScriptName::new("fetch.rhai");
        let mission = Mission::starter().with([Edit::Script(name, Some(CARD.to_owned()))]);
        let mut report = Report::new(Plan::new(100, 7), 2);
        report.wins = Tally { marines: 50, invader: 50, unfinished: 0 };
        report.rounds.median = 5;
        let orders = [5, 8, 9, 14, 15, 16, 20].map(|line| (line, if lines.contains(&line) { 0 } else { 60 }));
        report.uses.orders = [("fetch".to_owned(), orders.into())].into();
        let handlers = [("on_start".to_owned(), 100), ("on_moved".to_owned(), moved)];
        report.uses.handlers = [("fetch".to_owned(), handlers.into())].into();
        let numbers = ruleset::lay_out(&mission, 2).map(|ready| ready.numbers);
        let games = Games { numbers, reports: vec![report], ..Games::default() };
        let found = crate::verdict::findings(crate::verdict::FINDERS, &mission, &games);
        let of = found.iter().filter(|problem| problem.code == UNREACHED.code);
        of.map(|problem| format!("{} {:?}", problem.message, problem.places)).collect()
    }

    #[test]
    fn a_line_that_no_game_reaches_is_told_once() {
        assert_eq!(told(&[], 90), Vec::<String>::new());
        let found = told(&[8, 9, 15], 90);
        assert_eq!(found.len(), 2, "{found:?}");
        assert!(
            found[0].starts_with(
                "fetch: `gain_argent(1)` never came up in 100 games, though its function `on_start`"
            ),
            "{found:?}"
        );
        assert!(
            found[1].contains("`heal(e.figure, 1)`") && found[1].contains("line: 15, column: 5"),
            "{found:?}"
        );
    }

    #[test]
    fn loops_of_the_set_up_ends_and_handlers_that_are_not_called_are_left_out() {
        assert_eq!(told(&[5, 14], 90), Vec::<String>::new());
        assert_eq!(told(&[15, 20], 0), Vec::<String>::new(), "another problem says that");
        assert_eq!(told(&[20], 90).len(), 1, "a function that a handler calls");
    }
}
