//! A mission as far as somebody may see its map: without the tiles, doors, pieces, figures, words and regions that come with areas
//! they have not found. Texts, cards and scripts stay.

use crate::edit::Edit;
use crate::id::Id;
use crate::layout::Layout;
use crate::mission::Mission;
use crate::thing::Region;
use crate::translation::TextOf;
use rule_system::View;
use std::collections::BTreeSet;
use std::ops::Deref;
use std::sync::Arc;
use tiles::{AreaId, Cell};

/// A mission under a view. Made by [`Mission::seen`] alone, so that who looks was asked before anything is made of one.
#[derive(Clone, Debug)]
pub struct Seen {
    mission: Mission,
    whole: Mission,
    layout: Layout,
    whole_layout: Layout,
    /// The mission as games know it, if this one speaks another language.
    original: Option<Mission>,
}

impl Deref for Seen {
    type Target = Mission;

    fn deref(&self) -> &Mission {
        &self.mission
    }
}

impl Seen {
    /// The mission as its author has it, for what is numbered by all of it.
    #[must_use]
    pub const fn whole(&self) -> &Mission {
        &self.whole
    }

    /// The mission as games know it: in the language of its author.
    #[must_use]
    pub const fn original(&self) -> &Mission {
        match &self.original {
            Some(original) => original,
            None => &self.whole,
        }
    }

    /// The same as it speaks in a language ([`Mission::in_language`]).
    #[must_use]
    pub fn in_language(&self, wanted: &str) -> Self {
        Self {
            mission: self.mission.in_language(wanted),
            whole: self.whole.in_language(wanted),
            original: Some(self.original().clone()),
            ..self.clone()
        }
    }

    /// The board as far as it is seen, under the numbers of the whole one.
    #[must_use]
    pub const fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The whole board.
    #[must_use]
    pub const fn whole_layout(&self) -> &Layout {
        &self.whole_layout
    }
}

impl Mission {
    /// Is there anything that comes with an area?
    #[must_use]
    pub fn has_areas(&self) -> bool {
        self.system().has_areas() && self.regions().values().any(|region| region.area)
    }

    /// The mission as far as somebody may see it. A tile that lies partly in an area is on the table from the start, and what stands on
    /// its covered spaces is not. So is a door with one side on the table.
    #[must_use]
    pub fn seen(&self, view: &View) -> Seen {
        let whole_layout = Layout::of(self, self.catalogue());
        let board = &whole_layout.board;
        let shown = board.shown(view.areas(board));
        let covered: BTreeSet<Cell> =
            board.spaces().filter(|space| !shown.holds(*space)).map(|space| board.cell(space)).collect();
        let is_whole = view.areas(board) == board.all_areas();
        if is_whole {
            let layout = whole_layout.clone();
            return Seen { mission: self.clone(), whole: self.clone(), layout, whole_layout, original: None };
        }
        let board = Arc::new(board.alone(view.areas(board)));
        let layout = Layout { board, ..whole_layout.clone() };
        let mut gone = self.gone(&whole_layout, &covered);
        // Also an area whose spaces are not on the map, with its text.
        let areas = whole_layout.areas.iter().zip(0..);
        let hidden = areas.filter(|(_, area)| !view.areas(&whole_layout.board).has(AreaId(*area)));
        gone.extend(hidden.map(|(id, _)| Edit::Region(*id, None)));
        let mission = self.clone().with(gone);
        // And what other languages say of what is gone.
        let there = |id: &Id| {
            let (tiles, things, regions) = (mission.tiles(), mission.things(), mission.regions());
            tiles.contains_key(id) || things.contains_key(id) || regions.contains_key(id)
        };
        let untold =
            mission.texts_gone(|of| matches!(of, TextOf::Label(id) | TextOf::Value(id, _) if !there(id)));
        let mission = mission.with(untold);
        Seen { mission, whole: self.clone(), layout, whole_layout, original: None }
    }

    /// The edits that take away what lies on covered spaces alone.
    fn gone(&self, layout: &Layout, covered: &BTreeSet<Cell>) -> Vec<Edit> {
        let is_covered =
            |cells: &[Cell]| !cells.is_empty() && cells.iter().all(|cell| covered.contains(cell));
        let board = &layout.board;
        let mut gone: Vec<Edit> = Vec::new();
        for (place, id) in layout.tiles.iter().enumerate() {
            let spaces = board.spaces().filter(|space| board.placement_of(*space) == place);
            let cells: Vec<Cell> = spaces.map(|space| board.cell(space)).collect();
            gone.extend(is_covered(&cells).then_some(Edit::Tile(*id, None)));
        }
        for (id, thing) in self.things() {
            gone.extend(is_covered(&thing.cells(self.base(thing))).then_some(Edit::Thing(*id, None)));
        }
        for (id, region) in self.regions() {
            gone.extend(without(*id, region, covered));
        }
        gone
    }
}

/// What is left of a region, if that is less than before.
fn without(id: Id, region: &Region, covered: &BTreeSet<Cell>) -> Option<Edit> {
    let left: BTreeSet<Cell> = region.cells.difference(covered).copied().collect();
    if left.len() == region.cells.len() {
        return None;
    }
    Some(Edit::Region(id, (!left.is_empty()).then(|| Region { cells: left, ..region.clone() })))
}
