//! M010: a door that does not stand between two spaces.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::page::Page;
use tiles::{Clash, EdgeKind};

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M010"), severity: Severity::Error, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    if context.layout.board.is_empty() {
        // That there are no tiles says it all.
        return;
    }
    let (layout, board) = (&context.layout, &context.layout.board);
    for clash in &layout.clashes {
        let Clash::DoorInNothing { door, edge } = clash else { continue };
        let id = layout.doors[*door];
        let void = edge.cells().into_iter().find(|cell| board.space_at(*cell).is_none());
        let side = if edge.west { "west" } else { "north" };
        let on_side = |said| text(said).with("side", side).with("cell", edge.cell.to_string());
        let message = match (void, board.edge(*edge)) {
            (Some(cell), _) => text("m010-nothing").with("cell", cell.to_string()),
            (None, EdgeKind::Blocking) => on_side("m010-line"),
            (None, _) => on_side("m010-wall"),
        };
        out.push(
            CHECK
                .say(message.with("door", context.call(id)))
                .at(Place::Thing(id))
                .at(Place::Edge(*edge))
                .help(text("m010-help"))
                .fix(text("remove").with("what", context.call(id)), [Edit::Thing(id, None)]),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::thing::{Door, ThingKind};
    use tiles::Edge;

    fn door(x: i16, y: i16, west: bool) -> missions_document::Mission {
        with_thing(ThingKind::Door(Door::new(Edge { cell: cell(x, y), west })))
    }

    #[test]
    fn a_door_in_nothing_or_in_a_wall_is_told() {
        let end = "the door at 0,6 is not on an opening: there is no space at 0,6";
        let _ = mended("M010", &door(0, 6, false), end);
        let _ = fires(
            "M010",
            &door(1, 3, true),
            "the door at 1,3 is not on an opening: there is a blocking line on the west side of 1,3",
        );
        quiet("M010", &door(1, 12, false));
    }
}
