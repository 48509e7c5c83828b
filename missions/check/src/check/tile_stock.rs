//! M004: more copies of a tile than the box has.

use super::words::text;
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
        let message =
            text("m004-message").with("tile", tile.to_string()).with("used", *used).with("stock", *stock);
        out.push(
            CHECK
                .say(message)
                .at_all(extra.iter().take(8).map(|id| Place::Tile(*id)))
                .help(text("m004-help"))
                .fix(text("m004-fix"), extra.iter().map(|id| Edit::Tile(*id, None))),
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
