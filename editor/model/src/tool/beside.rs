//! Where a copy goes. Tiles go to the nearest place where an opening meets one of the map and nothing clashes, or else to the
//! nearest free place; pieces go to the nearest spaces where nothing stands. Whether the box has enough of them is another matter.

use super::tiling::{self, Meeting};
use missions::thing::Door;
use missions::{Clip, Layout, Mission, Thing, ThingKind};
use std::collections::BTreeSet;
use tiles::{Cell, Footprint, Placement};

/// How far a free place is looked for, in spaces.
const FAR: i16 = 48;

/// A copy where it fits.
#[derive(Clone, Debug)]
pub struct Beside {
    /// The pieces, by the numbers they were copied under.
    pub clip: Clip,
    /// What there is to say of it: openings that meet, or tiles the box has not.
    pub words: String,
}

/// Where a copy of these pieces fits beside what is on the map; `None` where there is no room, and for doors and regions without
/// a tile. With tiles, doors go along only between two of the copies.
pub fn beside(clip: &Clip, mission: &Mission) -> Option<Beside> {
    if clip.tiles.is_empty() {
        let (dx, dy) = on_free_spaces(clip, mission)?;
        return Some(Beside { clip: clip.moved(dx, dy), words: String::new() });
    }
    let catalogue = mission.catalogue();
    let held: Vec<Placement> = clip.tiles.values().copied().collect();
    let others: Vec<Placement> = mission.tiles().values().copied().collect();
    let cells = |tiles: &[Placement]| -> BTreeSet<Cell> {
        tiles.iter().flat_map(|tile| tiling::spaces(*tile, catalogue)).collect()
    };
    let (mine, theirs) = (cells(&held), cells(&others));
    let moved = |(dx, dy): (i16, i16)| -> Vec<Placement> {
        let by = Cell::new(dx, dy);
        held.iter().map(|tile| Placement { at: tiling::moved(tile.at, by), ..*tile }).collect()
    };
    let meeting = |by: (i16, i16)| {
        let is_free = !mine.iter().any(|cell| theirs.contains(&tiling::moved(*cell, Cell::new(by.0, by.1))));
        let meeting = is_free.then(|| Meeting::of(&moved(by), &others, catalogue))?;
        let fits = meeting.overlap.is_empty() && meeting.walled.is_empty() && !meeting.off;
        fits.then_some((by, meeting))
    };
    let mut joints = tiling::joining(&held, &others, catalogue);
    joints.sort_by_key(|by| far(*by));
    let joined = joints.into_iter().filter_map(meeting).find(|(_, meeting)| !meeting.joined.is_empty());
    let free = || ways().into_iter().find_map(meeting);
    let ((dx, dy), meeting) = joined.or_else(free)?;
    let mut clip = clip.clone();
    clip.things.retain(|_, thing| stays(thing, &mine));
    let words = super::tile::words(&meeting).join("  ·  ");
    Some(Beside { clip: clip.moved(dx, dy), words })
}

/// How far pieces have to go to spaces where nothing stands.
fn on_free_spaces(clip: &Clip, mission: &Mission) -> Option<(i16, i16)> {
    let stands = |thing: &Thing| !matches!(thing.kind, ThingKind::Door(_) | ThingKind::Label(_));
    if !clip.regions.is_empty() || clip.things.is_empty() || !clip.things.values().all(stands) {
        return None;
    }
    let cells = |thing: &Thing| {
        let foe = if let ThingKind::Figure(figure) = &thing.kind {
            mission.content().foe(&figure.kind)
        } else {
            None
        };
        thing.cells(foe.map_or(Footprint::ONE, |(_, foe)| foe.footprint()))
    };
    let taken: BTreeSet<Cell> =
        mission.things().values().filter(|thing| stands(thing)).flat_map(cells).collect();
    let mine: Vec<Cell> = clip.things.values().flat_map(cells).collect();
    let layout = Layout::of(mission, mission.catalogue());
    ways().into_iter().find(|(dx, dy)| {
        mine.iter().all(|cell| {
            let there = tiling::moved(*cell, Cell::new(*dx, *dy));
            layout.space(there).is_some() && !taken.contains(&there)
        })
    })
}

/// All ways a copy may go, the nearest first.
fn ways() -> Vec<(i16, i16)> {
    let mut all: Vec<_> = (-FAR..=FAR).flat_map(|dy| (-FAR..=FAR).map(move |dx| (dx, dy))).collect();
    all.sort_by_key(|by| far(*by));
    all
}

/// How far away a place is.
fn far((dx, dy): (i16, i16)) -> (i32, i16, i16) {
    let (x, y) = (i32::from(dx), i32::from(dy));
    // Of places equally far the one to the right, then the one below, as one reads.
    (x * x + y * y, -dx, -dy)
}

/// A door has floor of the copies on both of its sides; everything else comes along.
fn stays(thing: &Thing, mine: &BTreeSet<Cell>) -> bool {
    let inside =
        |door: &Door| door.edges().iter().all(|edge| edge.cells().iter().all(|cell| mine.contains(cell)));
    if let ThingKind::Door(door) = &thing.kind { inside(door) } else { true }
}

#[cfg(test)]
mod tests {
    use super::*;
    use missions::{Edit, Id};
    use tiles::{Face, TileNumber, Turn};

    fn tile(number: u8, x: i16, y: i16) -> Option<Placement> {
        let at = Cell::new(x, y);
        Some(Placement { tile: TileNumber(number), face: Face::A, at, turn: Turn::R0 })
    }

    #[test]
    fn a_copy_goes_where_an_opening_meets_and_nothing_clashes() {
        let mut joined = 0;
        for number in 1..=16 {
            let mission = Mission::default().with([Edit::Tile(Id(1), tile(number, 0, 0))]);
            let Beside { clip, words } =
                beside(&Clip::of(&mission, [Id(1)]), &mission).expect("there is room");
            let others: Vec<Placement> = mission.tiles().values().copied().collect();
            let held: Vec<Placement> = clip.tiles.values().copied().collect();
            let meeting = Meeting::of(&held, &others, mission.catalogue());
            assert!(meeting.overlap.is_empty() && meeting.walled.is_empty(), "{number}");
            assert_eq!(words.contains("opening"), !meeting.joined.is_empty(), "{number}: {words}");
            joined += usize::from(!meeting.joined.is_empty());
        }
        // Where a tile has openings of one width on opposite sides.
        assert!(joined > 3, "{joined}");
    }

    #[test]
    fn a_copy_of_a_piece_goes_to_the_nearest_space_where_nothing_stands() {
        let mission = Mission::starter();
        let layout = Layout::of(&mission, mission.catalogue());
        for (id, thing) in mission.things() {
            let copy = beside(&Clip::of(&mission, [*id]), &mission);
            if matches!(thing.kind, ThingKind::Door(_)) {
                assert!(copy.is_none());
                continue;
            }
            let Beside { clip, .. } = copy.unwrap_or_else(|| panic!("{id} has room"));
            let at = clip.things[id].at();
            assert!(layout.space(at).is_some(), "{id} at {at}");
            assert!(mission.things().values().all(|other| other.at() != at), "{id} at {at}");
        }
        assert!(beside(&Clip::default(), &mission).is_none());
    }
}
