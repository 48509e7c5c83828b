//! M015: two things that may not share a space.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::page::Page;
use missions_document::id::Id;
use missions_document::thing::ThingKind;
use std::collections::BTreeMap;
use tiles::Cell;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M015"), severity: Severity::Error, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let mut taken: BTreeMap<(Cell, bool), Id> = BTreeMap::new();
    for (id, thing) in context.mission.things() {
        let is_start = match &thing.kind {
            ThingKind::Start(_) => true,
            ThingKind::Piece(piece) if context.role(piece).is_some_and(|role| !role.is_token()) => false,
            _ => continue,
        };
        let first = *taken.entry((thing.at(), is_start)).or_insert(*id);
        if first == *id {
            continue;
        }
        let message =
            text("m015-message").with("second", context.call(*id)).with("first", context.call(first));
        out.push(
            CHECK
                .say(message)
                .at(Place::Thing(*id))
                .at(Place::Thing(first))
                .help(text("m015-help"))
                .fix(text("remove").with("what", context.call(*id)), [Edit::Thing(*id, None)]),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    #[test]
    fn two_starts_or_teleporters_on_one_space_are_told() {
        let _ = mended(
            "M015",
            &with_thing(start(1, 0)),
            "the start space at 1,0 lies on the same space as the start space at 1,0",
        );
        let _ = mended(
            "M015",
            &with_thing(teleporter(2, 13, false)),
            "the teleporter at 2,13 lies on the same space as the blue portal at 2,13",
        );
        quiet("M015", &with_thing(teleporter(1, 0, true)));
    }
}
