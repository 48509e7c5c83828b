//! M014: something that stands on no space.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::page::Page;
use missions_document::id::Id;
use missions_document::thing::{Spot, ThingKind};
use std::collections::BTreeSet;
use tiles::Cell;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M014"), severity: Severity::Error, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    if context.layout.board.is_empty() {
        // That there are no tiles says it all.
        return;
    }
    let things = context.mission.things();
    let lost: Vec<Id> = things
        .iter()
        .filter(|(_, thing)| match thing.kind {
            ThingKind::Piece(_) | ThingKind::Start(_) => context.layout.space(thing.at()).is_none(),
            // Doors and figures have checks of their own; a label may stand beside the map.
            ThingKind::Door(_) | ThingKind::Figure(_) | ThingKind::Label(_) => false,
        })
        .map(|(id, _)| *id)
        .collect();
    if lost.is_empty() {
        return;
    }
    let taken: BTreeSet<Cell> = things.values().map(missions_document::thing::Thing::at).collect();
    for id in lost {
        let thing = &things[&id];
        let said = CHECK
            .say(text("m014-message").with("thing", context.call(id)))
            .at(Place::Thing(id))
            .help(text("m014-help"));
        out.push(match context.nearest_cell(thing.at(), |cell| !taken.contains(&cell)) {
            Some(cell) => {
                let moved = thing.clone().put(Spot::Cell(cell));
                said.fix(text("move-to").with("cell", cell.to_string()), [Edit::Thing(id, Some(moved))])
            }
            None => said,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::thing::{ThingKind, Label};

    #[test]
    fn tokens_beside_the_map_are_told() {
        let lost = with_thing(piece(-3, 2, "health-pack"));
        let after = mended("M014", &lost, "the health pack at -3,2 stands where there is no space");
        assert_eq!(after.things()[&missions_document::Id(900)].at(), cell(0, 2));
        quiet("M014", &with_thing(piece(0, 2, "health-pack")));
        quiet("M014", &with_thing(ThingKind::Label(Label { at: cell(-3, 2), text: "Lift".into() })));
    }
}
