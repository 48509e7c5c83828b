//! Several pieces of a map as one: moving them, turning them, and finding what stands on tiles. Everything comes back
//! as edits; the editor has the selection and decides when to edit.

use crate::clip::Clip;
use crate::edit::Edit;
use crate::id::Id;
use crate::mission::Mission;
use crate::thing::ThingKind;
use std::collections::BTreeSet;
use tiles::{Catalogue, Cell, Placement, Turn};

/// Turn pieces as one about their middle; see [`Clip::turned`].
#[must_use]
pub fn turn_group(mission: &Mission, ids: impl IntoIterator<Item = Id>, turn: Turn) -> Vec<Edit> {
    put_back(Clip::of(mission, ids).turned(turn, mission))
}

/// Move pieces as one by so many columns and rows; at the ends of the grid no further than all of them can go.
#[must_use]
pub fn move_group(mission: &Mission, ids: impl IntoIterator<Item = Id>, dx: i16, dy: i16) -> Vec<Edit> {
    put_back(Clip::of(mission, ids).moved(dx, dy))
}

/// The edits that put pieces where the clip has them, under the numbers it has for them.
#[must_use]
pub fn put_back(clip: Clip) -> Vec<Edit> {
    let mut fields = clip.tile_fields;
    let tiles =
        clip.tiles.into_iter().map(|(id, tile)| Edit::tile(id, tile, fields.remove(&id).unwrap_or_default()));
    let things = clip.things.into_iter().map(|(id, thing)| Edit::Thing(id, Some(thing)));
    let regions = clip.regions.into_iter().map(|(id, region)| Edit::Region(id, Some(region)));
    tiles.chain(things).chain(regions).collect()
}

/// The things and regions that go along when these tiles move:
///
/// - whatever stands on one space, if it is a space of these tiles;
/// - a figure on several spaces and a region, if none of their spaces lies on another tile and at least one on these;
/// - a door, if both of its halves lie at spaces of these tiles, on one side or on both: so a door between two tiles
///   goes along with either, and one that only half touches a tile stays.
///
/// A space on which two tiles lie counts as the other tile's, so that a tile dragged across others sweeps nothing along.
#[must_use]
pub fn standing_on(
    mission: &Mission,
    tile_ids: impl IntoIterator<Item = Id>,
    catalogue: &Catalogue,
) -> BTreeSet<Id> {
    let moving: BTreeSet<Id> = tile_ids.into_iter().collect();
    let (mut ours, mut others) = (BTreeSet::new(), BTreeSet::new());
    for (id, tile) in mission.tiles() {
        let cells = if moving.contains(id) { &mut ours } else { &mut others };
        cells.extend(spaces(*tile, catalogue));
    }
    ours.retain(|cell| !others.contains(cell));
    let wholly = |cells: &[Cell]| {
        cells.iter().any(|cell| ours.contains(cell)) && cells.iter().all(|cell| !others.contains(cell))
    };
    let things = mission.things().iter().filter(|(_, thing)| match &thing.kind {
        ThingKind::Door(door) if door.fills_spaces(mission.system()) => wholly(&door.doorway()),
        ThingKind::Door(door) => {
            door.edges().iter().all(|edge| edge.cells().iter().any(|cell| ours.contains(cell)))
        }
        _ => wholly(&thing.cells(mission.base(thing))),
    });
    let regions = mission.regions().iter().filter(|(_, region)| {
        let cells: Vec<Cell> = region.cells.iter().copied().collect();
        wholly(&cells)
    });
    things.map(|(id, _)| *id).chain(regions.map(|(id, _)| *id)).collect()
}

/// The spaces of a tile as it lies.
fn spaces(tile: Placement, catalogue: &Catalogue) -> Vec<Cell> {
    let Some(side) = catalogue.side(tile.tile, tile.face) else { return Vec::new() };
    let there = |cell: &Cell| {
        let cell = tile.turn.cell(*cell, side.w, side.h);
        Cell::new(tile.at.x.saturating_add(cell.x), tile.at.y.saturating_add(cell.y))
    };
    side.spaces.keys().map(there).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::tests::any::any_edit;
    use crate::thing::{Door, Figure, Region, Start, Thing};
    use proptest::prelude::*;
    use rule_system::setting::{Own, Value};
    use tiles::{Edge, Face, TileNumber};

    /// Far enough from the ends of the grid for all moves and turns below.
    fn fine(cell: Cell) -> bool {
        cell.x.unsigned_abs() < 1000 && cell.y.unsigned_abs() < 1000
    }

    fn near(edit: &Edit) -> bool {
        match edit {
            Edit::Tile(_, Some(tile)) | Edit::TileWith(_, tile, _) => fine(tile.at),
            Edit::Thing(_, Some(thing)) => fine(thing.at()),
            Edit::Region(_, Some(region)) => region.cells.iter().copied().all(fine),
            _ => true,
        }
    }

    fn ids(mission: &Mission) -> Vec<Id> {
        let all = mission.tiles().keys().chain(mission.things().keys()).chain(mission.regions().keys());
        all.copied().collect()
    }

    proptest! {
        #[test]
        fn four_turns_are_none(edits in proptest::collection::vec(any_edit(), 1..30), part in 1..4usize) {
            let mission = Mission::default().with(edits.into_iter().filter(near));
            let chosen: Vec<Id> = ids(&mission).into_iter().step_by(part).collect();
            let turn = |m: &Mission, turn| m.clone().with(turn_group(m, chosen.iter().copied(), turn));
            let quarter = turn(&mission, Turn::R90);
            let half = turn(&quarter, Turn::R90);
            prop_assert_eq!(&half, &turn(&mission, Turn::R180));
            prop_assert_eq!(&turn(&half, Turn::R90), &turn(&mission, Turn::R270));
            prop_assert_eq!(&turn(&turn(&half, Turn::R90), Turn::R90), &mission);
            prop_assert_eq!(&turn(&quarter, Turn::R270), &mission);
        }

        #[test]
        fn what_is_moved_away_and_back_is_where_it_was(
            edits in proptest::collection::vec(any_edit(), 1..30),
            dx in -500..500i16,
            dy in any::<i16>(),
        ) {
            let mission = Mission::default().with(edits);
            let moved = mission.clone().with(move_group(&mission, ids(&mission), dx, dy));
            let (a, b) = (Clip::of(&mission, ids(&mission)), Clip::of(&moved, ids(&moved)));
            // It may have been stopped by the end of the grid, but all of it alike.
            let shape = |clip: &Clip| clip.bounds(&mission).map(|all| (all.width(), all.height()));
            prop_assert_eq!(shape(&a), shape(&b));
            let near = mission.things().values().all(|thing| fine(thing.at()));
            if near && mission.tiles().is_empty() && mission.regions().is_empty() && dy.unsigned_abs() < 1000 {
                prop_assert_eq!(moved.clone().with(move_group(&moved, ids(&moved), -dx, -dy)), mission);
            }
        }
    }

    /// What stands on the tiles of the starter goes round with them: on the same printed spaces as before.
    #[test]
    fn a_turned_map_is_the_same_map() {
        let mission = Mission::starter();
        let catalogue = Catalogue::doom2016();
        let all = ids(&mission);
        let turned = mission.clone().with(turn_group(&mission, all, Turn::R90));
        let board = |m: &Mission| crate::Layout::of(m, catalogue);
        let (before, after) = (board(&mission), board(&turned));
        assert_eq!(before.clashes.len(), after.clashes.len());
        assert_eq!(before.board.len(), after.board.len());
        for (id, thing) in mission.things() {
            let there = &turned.things()[id];
            let on = |layout: &crate::Layout, thing: &Thing| {
                let mut tiles: Vec<_> =
                    thing.cells(mission.base(thing)).into_iter().map(|cell| layout.tile_at(cell)).collect();
                tiles.sort_unstable();
                tiles
            };
            assert_eq!(on(&before, thing), on(&after, there), "{id}");
        }
    }

    #[test]
    fn things_go_with_the_tiles_they_stand_on() {
        let catalogue = Catalogue::doom2016();
        // A tile that is a full rectangle, twice side by side.
        let (number, side) = catalogue
            .tiles
            .iter()
            .map(|(number, tile)| (*number, tile.side(Face::A)))
            .find(|(_, side)| side.w >= 4 && side.h >= 4 && side.spaces.len() == (side.w * side.h) as usize)
            .map_or((TileNumber(1), (0, 0)), |(number, side)| (number, (side.w, side.h)));
        assert_ne!(side, (0, 0));
        let (w, _) = side;
        let tile = |x| Some(Placement { tile: number, face: Face::A, at: Cell::new(x, 0), turn: Turn::R0 });
        let thing = |id, kind| Edit::Thing(Id(id), Some(Thing::new(kind)));
        let door = |x, y, west| ThingKind::Door(Door::new(Edge { cell: Cell::new(x, y), west }));
        let imp = |kind: &str, x| {
            ThingKind::Figure(Figure { at: Cell::new(x, 1), kind: kind.into(), turned: false })
        };
        let region = |cells: &[(i16, i16)]| {
            Some(Region {
                cells: cells.iter().map(|(x, y)| Cell::new(*x, *y)).collect(),
                ..Region::default()
            })
        };
        let mission = Mission::default().with([
            Edit::Tile(Id(1), tile(0)),
            Edit::Tile(Id(2), tile(w)),
            thing(10, ThingKind::Start(Start { at: Cell::new(0, 0) })),
            thing(11, ThingKind::Start(Start { at: Cell::new(w, 0) })),
            thing(12, door(w, 0, true)),
            thing(13, door(0, 0, false)),
            thing(14, door(w - 1, 0, false)),
            thing(15, imp("mancubus", w - 1)),
            thing(16, imp("mancubus", w - 2)),
            Edit::Region(Id(20), region(&[(0, 0), (1, 1)])),
            Edit::Region(Id(21), region(&[(w - 1, 0), (w, 0)])),
            Edit::Region(Id(22), region(&[])),
        ]);
        let on = |ids: &[u32]| -> Vec<u32> {
            standing_on(&mission, ids.iter().copied().map(Id), catalogue).into_iter().map(|id| id.0).collect()
        };
        assert_eq!(on(&[1]), [10, 12, 13, 16, 20], "the door between goes along, what straddles stays");
        assert_eq!(on(&[2]), [11, 12]);
        assert_eq!(on(&[1, 2]), [10, 11, 12, 13, 14, 15, 16, 20, 21]);
        assert_eq!(on(&[]), [0; 0]);
    }

    #[test]
    fn a_tile_takes_its_values_along() {
        let names = |thing: u32| -> Own { [("leads_to".to_owned(), Value::Thing(thing))].into() };
        let tile = Placement { tile: TileNumber(7), face: Face::A, at: Cell::new(0, 0), turn: Turn::R0 };
        let mission = Mission::default().with([Edit::tile(Id(1), tile, names(1))]);
        let clip = Clip::of(&mission, [Id(1)]);
        for clip in [clip.moved(3, 4), clip.turned(Turn::R90, &mission), clip.mirrored(&mission)] {
            let after = mission.clone().with(put_back(clip));
            assert_ne!(after.tiles(), mission.tiles());
            assert_eq!(*after.tile_fields(Id(1)), names(1));
        }
        assert_eq!(Clip::from_text(&clip.to_text()), Ok(clip.clone()));
        // A copy names itself.
        let pasted = mission.clone().with(clip.place(&mission, 8, 0));
        assert_eq!(*pasted.tile_fields(Id(2)), names(2));
        assert_eq!(*pasted.tile_fields(Id(1)), names(1));
    }
}
