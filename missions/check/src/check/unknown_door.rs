//! M071: a door of an unknown kind.

use super::known::known_words;
use super::words::text;
use super::{Check, Context};
use engine::suggest::nearest;
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::page::Page;
use missions_document::thing::{Door, ThingKind};

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M071"), severity: Severity::Error, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let system = context.mission.system();
    for (id, door) in context.doors().filter(|(_, door)| door.row(system).is_none()) {
        let known = || system.doors().iter().map(|kind| kind.id);
        let (kind, label) = match nearest(&door.kind, known()) {
            Some(kind) => (kind.to_owned(), text("make-it").with("word", kind)),
            None => (String::new(), text("make-usual-door")),
        };
        let mut thing = context.mission.things()[&id].clone();
        thing.kind = ThingKind::Door(Door { kind, ..door.clone() });
        out.push(
            CHECK
                .say(text("m071-message").with("kind", door.kind.as_str()))
                .at(Place::Thing(id))
                .help(known_words(&door.kind, known()))
                .fix(label, [Edit::Thing(id, Some(thing))]),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;
    use missions_document::thing::{Door, ThingKind};
    use tiles::Edge;

    #[test]
    fn a_door_of_an_unknown_kind_becomes_a_plain_one() {
        let door = |kind: &str| {
            let at = Edge { cell: cell(1, 12), west: false };
            with_thing(ThingKind::Door(Door { at, kind: kind.to_owned() }))
        };
        let _ = mended("M071", &door("portcullis"), "unknown kind of door \"portcullis\"");
        quiet("M071", &door(""));
        quiet("M071", &door("door"));
    }
}
