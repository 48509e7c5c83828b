//! M069: a start space that is not on the table when the game begins.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M069"), severity: Severity::Error, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for (id, start) in context.starts() {
        let Some(space) = context.layout.space(start.at) else { continue };
        let held = context.layout.board.areas().iter().position(|area| area.has(space));
        if let Some(area) = held.and_then(|area| context.layout.areas.get(area)) {
            let called = Context::call_region(&context.mission.regions()[area]);
            out.push(
                CHECK
                    .say(text("m069-message").with("start", context.call(id)).with("area", called))
                    .at(Place::Thing(id))
                    .at(Place::Region(*area))
                    .help(text("m069-help")),
            );
        }
    }
}
