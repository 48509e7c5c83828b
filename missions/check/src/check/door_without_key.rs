//! M072: a locked door that nothing unlocks.

use super::locks::{Locks, by_script};
use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::page::Page;
use missions_document::thing::{Door, ThingKind};

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M072"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    if by_script(context) {
        return;
    }
    let (system, locks) = (context.mission.system(), Locks::of(context));
    for (id, door) in locks.doors.iter().filter(|(_, _, kind)| !locks.has_key(kind)).map(|it| (it.0, it.1)) {
        let Some(kind) = door.row(system) else { continue };
        let help = match kind.key.and_then(|key| system.piece(key)) {
            Some(key) => text("m072-help").with("key", key.noun),
            None => text("m072-help-no-key"),
        };
        let mut thing = context.mission.things()[&id].clone();
        thing.kind = ThingKind::Door(Door::new(door.at));
        out.push(
            CHECK
                .say(text("m072-message").with("door", context.call(id)))
                .at(Place::Thing(id))
                .help(help)
                .fix(text("make-usual-door"), [Edit::Thing(id, Some(thing))]),
        );
    }
}
