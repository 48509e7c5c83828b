//! M002: tiles that overlap.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::page::Page;
use tiles::Clash;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M002"), severity: Severity::Error, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let layout = &context.layout;
    for clash in &layout.clashes {
        let Clash::Overlap { first, second, cells } = clash else { continue };
        let (first, second) = (layout.tiles[*first], layout.tiles[*second]);
        let (under, over) = (context.call_tile(first), context.call_tile(second));
        let message = text("m002-message").with("over", over.clone()).with("under", under);
        out.push(
            CHECK
                .say(message.with("spaces", cells.len()))
                .at(Place::Tile(second))
                .at(Place::Tile(first))
                .at_all(cells.iter().take(8).map(|cell| Place::Cell(*cell)))
                .help(text("m002-help"))
                .fix(text("take-off").with("tile", over), [Edit::Tile(second, None)]),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use tiles::Turn;

    #[test]
    fn tiles_over_each_other_are_told() {
        let over = with([tile(99, 11, 2, 12, Turn::R0)]);
        let _ = mended("M002", &over, "tile 11A at 2,12 overlaps tile 08A at 0,12 on 4 spaces");
        quiet("M002", &with([tile(99, 11, 20, 12, Turn::R0)]));
    }
}
