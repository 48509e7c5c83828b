//! M001: a mission without tiles.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M001"), severity: Severity::Error, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    if context.layout.board.is_empty() {
        out.push(CHECK.say(text("m001-message")).at(Place::Mission).help(text("m001-help")));
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    #[test]
    fn an_empty_table_is_told() {
        let _ = fires("M001", &missions_document::Mission::default(), "the mission has no tiles");
        quiet("M001", &good());
    }
}
