//! M005: both sides of one piece at once.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;
use tiles::Clash;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M005"), severity: Severity::Error, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let layout = &context.layout;
    for clash in &layout.clashes {
        let Clash::BothSides { tile, placements } = clash else { continue };
        let stock = context.catalogue.tiles.get(tile).map_or(0, |t| t.stock);
        let message = text("m005-message")
            .with("sides", placements.len())
            .with("tile", tile.to_string())
            .with("stock", stock);
        out.push(
            CHECK
                .say(message)
                .at_all(placements.iter().map(|index| Place::Tile(layout.tiles[*index])))
                .help(text("m005-help")),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::{Edit, Id};
    use tiles::{Face, Placement, TileNumber, Turn};

    #[test]
    fn front_and_back_of_one_piece_are_told() {
        let back = |number| Placement { tile: TileNumber(number), face: Face::B, at: cell(30, 0), turn: Turn::R0 };
        let both = with([Edit::Tile(Id(99), Some(back(7)))]);
        let _ = fires("M005", &both, "2 sides of tile 07 are shown, but the box has one piece of it");
        quiet("M004", &both);
        quiet("M005", &with([Edit::Tile(Id(99), Some(back(10)))]));
    }
}
