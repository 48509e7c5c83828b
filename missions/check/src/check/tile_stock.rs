//! M004: more copies of a tile than the box has.

use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::page::Page;
use tiles::Clash;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M004"), severity: Severity::Error, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let layout = &context.layout;
    for clash in &layout.clashes {
        let Clash::Stock { tile, used, stock, extra } = clash else { continue };
        let extra: Vec<_> = extra.iter().map(|index| layout.tiles[*index]).collect();
        let copies = if *stock == 1 { "one copy".to_owned() } else { format!("{stock} copies") };
        out.push(
            CHECK
                .say(format!("tile {tile} is used {used} times, but the box has {copies}"))
                .at_all(extra.iter().take(8).map(|id| Place::Tile(*id)))
                .help("lay another tile of the same size instead")
                .fix("take the tiles beyond the stock off the table", extra.iter().map(|id| Edit::Tile(*id, None))),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use tiles::Turn;

    #[test]
    fn the_second_copy_of_a_single_tile_is_told() {
        let twice = with([tile(99, 7, 30, 0, Turn::R0)]);
        let _ = mended("M004", &twice, "tile 07 is used 2 times, but the box has one copy");
        quiet("M004", &with([tile(99, 15, 30, 0, Turn::R0)]));
    }
}
