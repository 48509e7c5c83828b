//! M027: a large figure that can never leave its tile.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;
use std::collections::BTreeSet;
use tiles::{Crowd, DoorSet, Gait, Reach};

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M027"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let board = &context.layout.board;
    let mut reach = Reach::default();
    for (id, figure) in context.figures() {
        let base = context.base(figure);
        let Some(under) = context.under(figure).filter(|_| base.is_large()) else { continue };
        let tiles: BTreeSet<usize> = under.iter().map(|space| board.placement_of(*space)).collect();
        if board.spaces().all(|space| tiles.contains(&board.placement_of(space))) {
            continue;
        }
        reach.flood(board, DoorSet::default(), Gait::large(base), figure.pose(), u8::MAX, &Crowd::default());
        let leaves = reach.ends().any(|(pose, _)| {
            let covered = board.covered(base, pose, DoorSet::default());
            covered.is_some_and(|spaces| spaces.iter().any(|s| !tiles.contains(&board.placement_of(*s))))
        });
        if !leaves {
            out.push(
                CHECK
                    .say(text("m027-message").with("figure", context.call(id)))
                    .at(Place::Thing(id))
                    .help(text("m027-help")),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    #[test]
    fn a_mancubus_behind_crates_is_told() {
        // The armoury's rows of lockers leave its corners one space wide.
        quiet("M027", &with_thing(figure(4, 13, "mancubus")));
        let apart = with([
            tile(99, 11, 30, 0, tiles::Turn::R0),
            missions_document::Edit::Thing(missions_document::Id(900), Some(missions_document::Thing::new(figure(30, 0, "mancubus")))),
        ]);
        let _ = fires("M027", &apart, "the Mancubus at 30,0 can never leave the tile it stands on");
    }
}
