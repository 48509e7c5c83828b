//! M055: a door that leads to nothing.

use super::words::text;
use super::{Check, Context, walk};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;
use missions_document::thing::ThingKind;
use tiles::{DoorSet, SpaceId, Spaces};

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M055"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let Some(reached) = context.reached() else { return };
    let (layout, board) = (&context.layout, &context.layout.board);
    let starts = context.starts().filter_map(|(_, start)| layout.space(start.at));
    let from: Vec<SpaceId> = starts.chain(context.returns()).collect();
    for (id, _) in context.doors() {
        let Some(door) = layout.door(id) else { continue };
        let without = walk::past(board, from.iter().copied(), DoorSet::default().with(door));
        let own = board.doorway(door);
        let beyond: Spaces = reached.iter().filter(|space| !without.has(*space) && !own.contains(space)).collect();
        let Some(first) = beyond.iter().next() else { continue };
        if holds_something(context, &beyond) {
            continue;
        }
        let message =
            text("m055-message").with("door", context.call(id)).with("spaces", beyond.iter().count());
        out.push(
            CHECK
                .say(message)
                .at(Place::Thing(id))
                .at(Place::Cell(board.cell(first)))
                .help(text("m055-help")),
        );
    }
}

/// Is there a reason to go to one of these spaces?
fn holds_something(context: &Context<'_>, spaces: &Spaces) -> bool {
    let is_there = |cell| context.layout.space(cell).is_some_and(|space| spaces.has(space));
    let thing = context.mission.things().values().any(|thing| match &thing.kind {
        ThingKind::Door(_) => false,
        ThingKind::Piece(_) | ThingKind::Start(_) | ThingKind::Figure(_) | ThingKind::Label(_) => {
            is_there(thing.at())
        }
    });
    let region = |region: &missions_document::thing::Region| {
        let named = region.name.as_ref().is_some_and(|name| context.scripts_name(name));
        named && region.cells.iter().any(|cell| is_there(*cell))
    };
    thing || context.mission.regions().values().any(region)
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;
    use missions_document::{Edit, Id, Mission};

    /// The good mission without what lies behind its second door.
    fn emptied() -> Mission {
        with([41, 62, 64, 65].map(|id| Edit::Thing(Id(id), None)))
    }

    #[test]
    fn an_empty_room_behind_a_door_is_reported() {
        quiet("M055", &good());
        let _ = fires("M055", &emptied(), "nothing lies behind the door at 4,13: 16 spaces that are reached only through it are empty");
        // A demon, a label or a named region is reason enough.
        quiet("M055", &emptied().with([Edit::Thing(Id(62), Some(good().things()[&Id(62)].clone()))]));
    }

    #[test]
    fn a_door_that_is_not_the_only_way_leads_to_something() {
        // The teleporter on the other side is active from the beginning.
        let back = missions_document::Thing::new(teleporter(6, 14, true));
        quiet("M055", &emptied().with([Edit::Thing(Id(31), Some(back))]));
    }
}
