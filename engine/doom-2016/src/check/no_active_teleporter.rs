//! M022: no active teleporter at the beginning.

use crate::words::text;
use rule_system::check::{Check, Finding, Fix, Subject};
use rule_system::page::{Code, Page, Severity};

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M022"), severity: Severity::Error, words: &crate::pages::WORDS },
    run,
};

fn run(mission: &Subject<'_>, out: &mut Vec<Finding>) {
    let pads = || mission.pieces_of("teleporter");
    if mission.board.is_empty() || pads().any(|(_, pad)| pad.lying.up && pad.space.is_some()) {
        return;
    }
    let said = Finding::whole(text("m022-message"), text("m022-help")).and(pads().map(|(index, _)| index));
    out.push(match pads().find(|(_, pad)| pad.space.is_some()) {
        Some((index, pad)) => {
            said.fix(text("m022-fix").with("teleporter", pad.called.clone()), Fix::Turned(index, true))
        }
        None => said,
    });
}
