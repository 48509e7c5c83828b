//! C026: portals that no card opens.

use crate::words::text;
use rule_system::check::{Check, Finding, Subject};
use rule_system::page::{Code, Page, Severity};

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("C026"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(mission: &Subject<'_>, out: &mut Vec<Finding>) {
    let mut portals = mission.pieces_of("portal").map(|(index, _)| index).peekable();
    if portals.peek().is_some() && !mission.scripts_say("summon") {
        out.push(Finding::about(portals.take(8), text("c026-message"), text("c026-help")));
    }
}
