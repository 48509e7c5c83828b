//! Pieces of a map apart from any mission: what copying takes, pasting lays down, and the clipboard carries as text.
//! It moves and turns them as one; whether they fit where they are laid is for the checks.

mod extent;
mod mirror;
mod turning;

pub use extent::Extent;

use crate::edit::Edit;
use crate::format;
use crate::id::{Id, Name};
use crate::mission::Mission;
use crate::thing::{Region, Thing};
use extent::{thing_extent, tile_extent};
use rule_system::setting::{self, Own};
use std::collections::{BTreeMap, BTreeSet};
use tiles::{Cell, Placement, Turn};
use turning::Turning;

/// Tiles, things and regions, by the numbers they had where they come from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Clip {
    /// The tiles.
    pub tiles: BTreeMap<Id, Placement>,
    /// The values of the tiles, of those that have some.
    pub tile_fields: BTreeMap<Id, Own>,
    /// The things.
    pub things: BTreeMap<Id, Thing>,
    /// The regions.
    pub regions: BTreeMap<Id, Region>,
}

impl Clip {
    /// The pieces with these numbers. What is not there is left out.
    #[must_use]
    pub fn of(mission: &Mission, ids: impl IntoIterator<Item = Id>) -> Self {
        let mut clip = Self::default();
        for id in ids {
            if let Some(tile) = mission.tiles().get(&id) {
                let _ = clip.tiles.insert(id, *tile);
                clip.tile_fields.extend(mission.tile_fields.get(&id).map(|fields| (id, fields.clone())));
            } else if let Some(thing) = mission.things().get(&id) {
                let _ = clip.things.insert(id, thing.clone());
            } else if let Some(region) = mission.regions().get(&id) {
                let _ = clip.regions.insert(id, region.clone());
            }
        }
        clip
    }

    /// Is there nothing in it?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.tiles.is_empty() && self.things.is_empty() && self.regions.is_empty()
    }

    /// The text for the clipboard: like a mission's own file, under a first field that says what it is.
    #[must_use]
    pub fn to_text(&self) -> String {
        let Self { tiles, tile_fields, things, regions } = self.clone();
        format::write_pieces(&Mission { tiles, tile_fields, things, regions, ..Mission::default() })
    }

    /// Read such a text, from any source.
    ///
    /// # Errors
    /// With a sentence for people, with line and column where there is one.
    pub fn from_text(text: &str) -> Result<Self, String> {
        let Mission { tiles, tile_fields, things, regions, .. } = format::read_pieces(text)?;
        Ok(Self { tiles, tile_fields, things, regions })
    }

    /// The smallest rectangle around everything, as the tiles and demons of a mission have it; what it does not know counts
    /// as one space. `None` if there is nothing.
    #[must_use]
    pub fn bounds(&self, mission: &Mission) -> Option<Extent> {
        let tiles = self.tiles.values().map(|tile| tile_extent(*tile, mission.catalogue()));
        let things = self.things.values().map(|thing| thing_extent(thing, mission));
        let cells = self.regions.values().flat_map(|region| &region.cells);
        tiles.chain(things).chain(cells.map(|cell| Extent::new(*cell, 1, 1))).reduce(Extent::with)
    }

    /// Everything turned as one about the middle. Four quarter turns are none: the middle may lie between spaces, but
    /// what a quarter turn has to round, the next one rounds back.
    #[must_use]
    pub fn turned(&self, turn: Turn, mission: &Mission) -> Self {
        let Some(all) = self.bounds(mission) else { return self.clone() };
        let turning = Turning::about_middle(all, turn);
        let tile = |tile: &Placement| {
            let at = turning.extent(tile_extent(*tile, mission.catalogue())).at();
            Placement { at, turn: turn.after(tile.turn), ..*tile }
        };
        let region = |region: &Region| {
            let cell = |cell: &Cell| turning.extent(Extent::new(*cell, 1, 1)).at();
            Region { cells: region.cells.iter().map(cell).collect(), ..region.clone() }
        };
        Self {
            tiles: self.tiles.iter().map(|(id, it)| (*id, tile(it))).collect(),
            tile_fields: self.tile_fields.clone(),
            things: self.things.iter().map(|(id, it)| (*id, turning.thing(it, mission))).collect(),
            regions: self.regions.iter().map(|(id, it)| (*id, region(it))).collect(),
        }
    }

    /// Everything moved as one by so many columns and rows; at the ends of the grid no further than all of it can go.
    #[must_use]
    pub fn moved(&self, dx: i16, dy: i16) -> Self {
        let (dx, dy) = self.room_for(dx, dy);
        let shift = |cell: Cell| Cell::new(cell.x.saturating_add(dx), cell.y.saturating_add(dy));
        let region = |region: &Region| Region {
            cells: region.cells.iter().copied().map(shift).collect(),
            ..region.clone()
        };
        Self {
            tiles: self.tiles.iter().map(|(id, it)| (*id, Placement { at: shift(it.at), ..*it })).collect(),
            tile_fields: self.tile_fields.clone(),
            things: self.things.iter().map(|(id, it)| (*id, it.clone().moved(dx, dy))).collect(),
            regions: self.regions.iter().map(|(id, it)| (*id, region(it))).collect(),
        }
    }

    fn room_for(&self, dx: i16, dy: i16) -> (i16, i16) {
        let tiles = self.tiles.values().map(|tile| tile.at);
        let things = self.things.values().map(Thing::at);
        let cells: Vec<Cell> =
            tiles.chain(things).chain(self.regions.values().flat_map(|r| r.cells.iter().copied())).collect();
        let room = |d: i16, along: fn(&Cell) -> i16| {
            let least = cells.iter().map(along).min().map_or(0, |least| i16::MIN.saturating_sub(least));
            let most = cells.iter().map(along).max().map_or(0, |most| i16::MAX.saturating_sub(most));
            if d < 0 { d.max(least) } else { d.min(most) }
        };
        (room(dx, |cell| cell.x), room(dy, |cell| cell.y))
    }

    /// Lay the pieces into a mission, moved by so many columns and rows, each under a fresh number (which the edits are
    /// about, in the order of the old numbers: tiles, things, regions). A name that is taken gets a free number behind it.
    #[must_use]
    pub fn place(&self, mission: &Mission, dx: i16, dy: i16) -> Vec<Edit> {
        let moved = self.moved(dx, dy);
        let mut taken: BTreeSet<Name> = mission.names().map(|(name, _)| name.clone()).collect();
        let mut name = |name: Option<Name>| {
            let free = name?.free(|name| taken.contains(name));
            let _ = taken.insert(free.clone());
            Some(free)
        };
        // A value that names a piece of the clip names its copy; one that names another piece still names that.
        let olds = moved.tiles.keys().chain(moved.things.keys()).chain(moved.regions.keys());
        let renumbered: BTreeMap<u32, u32> = olds.map(|id| id.0).zip(mission.fresh_id().0..).collect();
        let mut fresh = (mission.fresh_id().0..).map(Id);
        let mut tile_fields = moved.tile_fields;
        let tiles = moved.tiles.into_iter().map(|(id, tile)| {
            let mut fields = tile_fields.remove(&id).unwrap_or_default();
            setting::renumber(&mut fields, &renumbered);
            Edit::tile(Id(0), tile, fields)
        });
        let things: Vec<Edit> = moved
            .things
            .into_values()
            .map(|mut thing| {
                setting::renumber(&mut thing.fields, &renumbered);
                Edit::Thing(Id(0), Some(Thing { name: name(thing.name.clone()), ..thing }))
            })
            .collect();
        let regions: Vec<Edit> = moved
            .regions
            .into_values()
            .map(|mut region| {
                setting::renumber(&mut region.fields, &renumbered);
                Edit::Region(Id(0), Some(Region { name: name(region.name.clone()), ..region }))
            })
            .collect();
        let mut edits: Vec<Edit> = tiles.chain(things).chain(regions).collect();
        for edit in &mut edits {
            if let Edit::Tile(id, _) | Edit::TileWith(id, ..) | Edit::Thing(id, _) | Edit::Region(id, _) =
                edit
            {
                *id = fresh.next().unwrap_or(*id);
            }
        }
        edits
    }
}

#[cfg(test)]
mod tests;
