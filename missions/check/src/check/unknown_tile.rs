//! M006: a tile number the box does not have.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::page::Page;
use tiles::Clash;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M006"), severity: Severity::Error, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let layout = &context.layout;
    for clash in &layout.clashes {
        let Clash::UnknownTile { placement, tile } = clash else { continue };
        let id = layout.tiles[*placement];
        out.push(
            CHECK
                .say(text("m006-message").with("tile", tile.to_string()))
                .at(Place::Tile(id))
                .help(text("m006-help"))
                .fix(text("m006-fix").with("tile", tile.to_string()), [Edit::Tile(id, None)]),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use tiles::Turn;

    #[test]
    fn a_number_beyond_the_box_is_told() {
        let _ = mended("M006", &with([tile(99, 77, 30, 0, Turn::R0)]), "the box has no tile 77");
        quiet("M006", &good());
    }
}
