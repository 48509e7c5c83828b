//! Pieces as one sees them in a mirror, left for right: tiles show their other sides, which are cut that way, so that
//! openings that met still meet and whatever stood on a space still does.

use super::{Clip, Extent, thing_extent, tile_extent};
use crate::mission::Mission;
use crate::thing::{Region, Spot, Thing};
use tiles::{Cell, Edge, Face, Placement};

impl Clip {
    /// Everything mirrored as one about the middle. Twice is not at all.
    #[must_use]
    pub fn mirrored(&self, mission: &Mission) -> Self {
        let Some(all) = self.bounds(mission) else { return self.clone() };
        let over = |part: Extent| {
            let west = all.west + all.east - part.east;
            Extent { west, east: west + part.width(), ..part }.at()
        };
        let tile = |tile: &Placement| Placement {
            face: if tile.face == Face::A { Face::B } else { Face::A },
            at: over(tile_extent(*tile, mission.catalogue())),
            turn: tile.turn.back(),
            ..*tile
        };
        let thing = |thing: &Thing| {
            let at = over(thing_extent(thing, mission));
            thing.clone().put(match thing.spot() {
                Spot::Edge(edge) => Spot::Edge(Edge { cell: at, ..edge }),
                Spot::Cell(_) => Spot::Cell(at),
            })
        };
        let cell = |cell: &Cell| over(Extent::new(*cell, 1, 1));
        let region =
            |region: &Region| Region { cells: region.cells.iter().map(cell).collect(), ..region.clone() };
        Self {
            tiles: self.tiles.iter().map(|(id, it)| (*id, tile(it))).collect(),
            tile_fields: self.tile_fields.clone(),
            things: self.things.iter().map(|(id, it)| (*id, thing(it))).collect(),
            regions: self.regions.iter().map(|(id, it)| (*id, region(it))).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::tests::any::any_edit;
    use crate::group::put_back;
    use crate::{Edit, Id, Layout};
    use proptest::prelude::*;
    use tiles::Catalogue;

    fn all(mission: &Mission) -> Clip {
        let ids = mission.tiles().keys().chain(mission.things().keys()).chain(mission.regions().keys());
        Clip::of(mission, ids.copied().collect::<Vec<Id>>())
    }

    proptest! {
        #[test]
        fn twice_is_not_at_all(edits in proptest::collection::vec(any_edit(), 1..30)) {
            let fine = |cell: &Cell| cell.x.unsigned_abs() < 1000 && cell.y.unsigned_abs() < 1000;
            let near = |edit: &Edit| match edit {
                Edit::Tile(_, Some(tile)) | Edit::TileWith(_, tile, _) => fine(&tile.at),
                Edit::Thing(_, Some(thing)) => fine(&thing.at()),
                Edit::Region(_, Some(region)) => region.cells.iter().all(fine),
                _ => true,
            };
            let mission = Mission::default().with(edits.into_iter().filter(near));
            let clip = all(&mission);
            prop_assert_eq!(clip.mirrored(&mission).mirrored(&mission), clip);
        }
    }

    /// Seen in a mirror the starter is as much of a map: the same openings meet, everything stands on its tile.
    #[test]
    fn a_mirrored_map_holds_together() {
        let (mission, catalogue) = (Mission::starter(), Catalogue::doom2016());
        let mirrored = mission.clone().with(put_back(all(&mission).mirrored(&mission)));
        assert_ne!(mission, mirrored);
        let (before, after) = (Layout::of(&mission, catalogue), Layout::of(&mirrored, catalogue));
        let walled = |layout: &Layout| {
            layout.clashes.iter().filter(|it| matches!(it, tiles::Clash::OpeningAgainstWall { .. })).count()
        };
        assert_eq!((before.board.len(), walled(&before)), (after.board.len(), walled(&after)));
        for (id, thing) in mission.things() {
            let on = |layout: &Layout, thing: &Thing| {
                let mut tiles: Vec<_> =
                    thing.cells(mission.base(thing)).into_iter().map(|cell| layout.tile_at(cell)).collect();
                tiles.sort_unstable();
                tiles
            };
            assert_eq!(on(&before, thing), on(&after, &mirrored.things()[id]), "{id}");
        }
    }
}
