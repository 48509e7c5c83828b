//! M003: an opening that meets a wall.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;
use std::collections::BTreeMap;
use tiles::{Clash, Edge};

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M003"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let layout = &context.layout;
    // One thing to say for each pair of tiles, however wide the opening is.
    let mut pairs: BTreeMap<(usize, usize), Vec<Edge>> = BTreeMap::new();
    for clash in &layout.clashes {
        if let Clash::OpeningAgainstWall { open, wall, edge } = clash {
            pairs.entry((*open, *wall)).or_default().push(*edge);
        }
    }
    for ((open, wall), edges) in pairs {
        let (open, wall) = (layout.tiles[open], layout.tiles[wall]);
        let message =
            text("m003-message").with("open", context.call_tile(open)).with("wall", context.call_tile(wall));
        out.push(
            CHECK
                .say(message)
                .at(Place::Tile(open))
                .at(Place::Tile(wall))
                .at_all(edges.into_iter().map(Place::Edge))
                .help(text("m003-help")),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use tiles::Turn;

    #[test]
    fn an_opening_beside_its_counterpart_is_told() {
        let shifted = with([tile(6, 15, -1, 12, Turn::R270)]);
        let told = fires("M003", &shifted, "an opening of tile 15A at -1,12 lies against a wall of tile 08A at 0,12");
        assert_eq!(told.places.len(), 3);
        quiet("M003", &good());
    }
}
