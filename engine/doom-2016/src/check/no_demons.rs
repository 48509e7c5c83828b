//! M028: a mission without demons.

use crate::words::text;
use rule_system::check::{Check, Finding, Subject};
use rule_system::page::{Code, Page, Severity};

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M028"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(mission: &Subject<'_>, out: &mut Vec<Finding>) {
    let placed = mission.scripts_say("place_demon");
    if mission.figures.is_empty() && mission.pieces_of("portal").next().is_none() && !placed {
        out.push(Finding::whole(text("m028-message"), text("m028-help")));
    }
}
