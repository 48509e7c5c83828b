//! M073: keys that lie only behind the doors they unlock.

use super::locks::{Locks, by_script};
use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M073"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    if by_script(context) || context.reached().is_none() {
        return;
    }
    let (system, locks) = (context.mission.system(), Locks::of(context));
    let shut = locks.left_shut(context);
    for kind in system.doors() {
        let doors = locks.doors.iter().filter(|(_, _, of)| of.id == kind.id && shut.contains(&kind.id));
        let doors: Vec<Place> = doors.map(|(id, ..)| Place::Thing(*id)).collect();
        let Some(key) = kind.key.and_then(|key| system.piece(key)) else { continue };
        if doors.is_empty() || !locks.has_key(kind) {
            continue;
        }
        let keys = locks.keys(kind).map(|(id, _)| Place::Thing(id));
        out.push(
            CHECK
                .say(text("m073-message").with("key", key.noun).with("doors", kind.many))
                .at_all(keys.chain(doors))
                .help(text("m073-help").with("key", key.noun)),
        );
    }
}
