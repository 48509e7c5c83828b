//! M012: two doors in the same place.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::page::Page;
use missions_document::id::Id;
use std::collections::BTreeMap;
use tiles::Edge;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M012"), severity: Severity::Error, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let mut taken: BTreeMap<Edge, Id> = BTreeMap::new();
    let board = &context.layout.board;
    for (id, door) in context.doors() {
        // A door that does not fit closes what it would close.
        let stands = context.layout.door(id).map(|door| board.door_edges(door)).filter(|edges| !edges.is_empty());
        let edges = stands.map_or_else(|| door.edges().to_vec(), <[Edge]>::to_vec);
        let first = edges.iter().find_map(|edge| taken.get(edge).copied());
        for edge in edges {
            let _ = taken.entry(edge).or_insert(id);
        }
        let Some(first) = first else { continue };
        out.push(
            CHECK
                .say(text("m012-message").with("second", context.call(id)).with("first", context.call(first)))
                .at(Place::Thing(id))
                .at(Place::Thing(first))
                .help(text("m012-help"))
                .fix(text("remove").with("what", context.call(id)), [Edit::Thing(id, None)]),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::thing::{Door, ThingKind};
    use tiles::Edge;

    #[test]
    fn two_doors_on_one_opening_are_told() {
        let door = |x, y| with_thing(ThingKind::Door(Door::new(Edge { cell: cell(x, y), west: false })));
        let _ = mended("M012", &door(1, 6), "the door at 1,6 stands in the same place as the door at 1,6");
        let _ = mended("M012", &door(2, 6), "the door at 2,6 stands in the same place as the door at 1,6");
        quiet("M012", &door(1, 12));
    }
}
