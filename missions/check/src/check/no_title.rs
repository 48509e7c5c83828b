//! M044: a mission without a title.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M044"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    if context.mission.info().title.trim().is_empty() {
        out.push(CHECK.say(text("m044-message")).at(Place::Mission).help(text("m044-help")));
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    #[test]
    fn an_untitled_mission_is_told() {
        let _ = fires("M044", &with_info(|info| info.title = "  ".into()), "the mission has no title");
        quiet("M044", &with_info(|info| info.title = "E1M1".into()));
    }
}
