//! M007: a tile beyond the largest table.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::page::Page;
use tiles::Clash;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M007"), severity: Severity::Error, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let layout = &context.layout;
    for clash in &layout.clashes {
        let Clash::OffTable { placement } = clash else { continue };
        let id = layout.tiles[*placement];
        let tile = context.call_tile(id);
        out.push(
            CHECK
                .say(text("m007-message").with("tile", tile.clone()))
                .at(Place::Tile(id))
                .help(text("m007-help"))
                .fix(text("take-off").with("tile", tile), [Edit::Tile(id, None)]),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use tiles::Turn;

    #[test]
    fn tiles_far_away_are_told() {
        let _ = mended("M007", &with([tile(99, 11, 100, 0, Turn::R0)]), "tile 11A at 100,0 lies off the table");
        let _ = mended("M007", &with([tile(99, 11, i16::MAX, i16::MIN, Turn::R0)]), "tile 11A at 32767,-32768 lies off the table");
        quiet("M007", &with([tile(99, 11, 40, 0, Turn::R0)]));
    }
}
