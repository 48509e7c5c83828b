//! M009: spaces of a tile no marine can get to.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M009"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let Some(reached) = context.reached() else { return };
    let (layout, board) = (&context.layout, &context.layout.board);
    for (index, id) in layout.tiles.iter().enumerate() {
        let spaces = || board.spaces().filter(|space| board.placement_of(*space) == index);
        let lost: Vec<_> = spaces().filter(|space| !reached.has(*space)).map(|space| board.cell(space)).collect();
        if lost.is_empty() || lost.len() == spaces().count() {
            continue;
        }
        out.push(
            CHECK
                .say(text("m009-message").with("spaces", lost.len()).with("tile", context.call_tile(*id)))
                .at_all(lost.into_iter().take(8).map(Place::Cell))
                .at(Place::Tile(*id))
                .help(text("m009-help")),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use tiles::Turn;

    #[test]
    fn a_part_of_a_tile_is_told() {
        // A corner piece lies on the middle of the crossing, so that its arms have nothing to do with each other.
        let split = with([tile(4, 9, 0, 12, Turn::R0), tile(3, 12, 1, 13, Turn::R0), tile(99, 10, 1, 6, Turn::R0)]);
        let _ = fires("M009", &split, "no marine can get to 6 spaces of tile 09A at 0,12");
        quiet("M009", &good());
    }
}
