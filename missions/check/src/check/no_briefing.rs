//! M045: a mission without a briefing.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M045"), severity: Severity::Note, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    if context.mission.info().briefing.trim().is_empty() {
        out.push(CHECK.say(text("m045-message")).at(Place::Mission).help(text("m045-help")));
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    #[test]
    fn a_mission_without_words_is_told() {
        let _ = fires("M045", &with_info(|info| info.briefing.clear()), "the mission has no briefing");
        quiet("M045", &good());
    }
}
