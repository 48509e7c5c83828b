//! M011: a door in the middle of a tile.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::page::Page;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M011"), severity: Severity::Error, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let system = context.mission.system();
    for (id, door) in context.doors().filter(|(_, door)| !door.fills_spaces(system)) {
        let within = door.edges().iter().find_map(|edge| {
            let [a, b] = edge.cells().map(|cell| context.layout.tile_at(cell));
            a.filter(|tile| b == Some(*tile))
        });
        let stands = context.layout.door(id).is_some_and(|d| !context.layout.board.door_edges(d).is_empty());
        let Some(tile) = within.filter(|_| stands) else { continue };
        out.push(
            CHECK
                .say(
                    text("m011-message").with("door", context.call(id)).with("tile", context.call_tile(tile)),
                )
                .at(Place::Thing(id))
                .at(Place::Tile(tile))
                .help(text("m011-help"))
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
    fn a_door_in_a_hall_is_told() {
        let door = |y| with_thing(ThingKind::Door(Door::new(Edge { cell: cell(1, y), west: false })));
        let _ = mended("M011", &door(7), "the door at 1,7 stands inside tile 10A at 1,6");
        quiet("M011", &door(12));
    }
}
