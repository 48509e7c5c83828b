//! The assembled board: immutable once built, shared by every game played on it. It answers what lies where;
//! `ground` answers what depends on closed doors, and `board::assemble` lays the tiles out.

mod assemble;

pub use crate::ids::{AreaId, AreaSet, DoorId, DoorSet, MAX_AREAS, MAX_DOORS, SpaceId};
pub use crate::placement::DoorSpot;

use crate::borders::Across;
use crate::catalogue::Catalogue;
use crate::cell::{Cell, Edge, Side4};
use crate::clash::Clash;
use crate::footprint::{Footprint, Pose};
use crate::ground::Ground;
use crate::grown::Grown;
use crate::layout::{Draft, Layout, VOID};
use crate::placement::Placement;
use crate::relief::Relief;
use crate::sight::{SightPolicy, Sights};
use crate::spaces::Spaces;
use crate::tile::{EdgeKind, Space};
use std::sync::{Arc, OnceLock};

/// Up to so many doors there is a slot for every set of closed ones; beyond, sets are kept as they come up.
const SLOTTED_DOORS: usize = 12;

/// The board. Built by [`Board::assemble`], never changed afterwards.
#[derive(Debug)]
pub struct Board {
    layout: Arc<Layout>,
    sights: Arc<Sights>,
    doors: DoorSet,
    /// One per set of closed doors; none if there are too many doors for that.
    slots: Box<[OnceLock<Box<Ground>>]>,
    /// The grounds for which there is no slot.
    grounds: Grown<DoorSet, Box<Ground>>,
    /// What comes to the table only when it is revealed.
    areas: Arc<[Spaces]>,
    /// The board without its covered areas, for each set of revealed ones that came up.
    parts: Grown<AreaSet, Self>,
}

impl Board {
    /// Lay the tiles out and put the doors in. Never fails: what cannot be is left out and listed.
    /// A door that is left out keeps its number and has no edges.
    #[must_use]
    pub fn assemble(catalogue: &Catalogue, placed: &[Placement], doors: &[DoorSpot]) -> (Self, Vec<Clash>) {
        let (draft, clashes) = assemble::assemble(catalogue, placed, doors);
        (Self::new(draft), clashes)
    }

    pub(crate) fn new(draft: Draft) -> Self {
        Self::of(Layout::new(draft), SightPolicy::default(), Arc::default())
    }

    fn of(layout: Layout, sight: SightPolicy, areas: Arc<[Spaces]>) -> Self {
        let count = layout.doors.len();
        let slots = if count <= SLOTTED_DOORS { 1usize << count } else { 0 };
        Self {
            sights: Arc::new(Sights::new(sight, layout.cells.len())),
            doors: DoorSet::first(count),
            slots: (0..slots).map(|_| OnceLock::new()).collect(),
            grounds: Grown::default(),
            areas,
            parts: Grown::default(),
            layout: Arc::new(layout),
        }
    }

    /// The same board under another policy of sight.
    #[must_use]
    pub fn with_sight(&self, policy: SightPolicy) -> Self {
        Self::of(Layout::clone(&self.layout), policy, Arc::clone(&self.areas))
    }

    /// The same board with other heights and furniture on some of its cells; cells without a space are left out. For
    /// what moves in play (a lift, a barrel that is gone) make one for each state and keep it.
    #[must_use]
    pub fn with_relief(&self, relief: impl IntoIterator<Item = (Cell, Relief)>) -> Self {
        let mut layout = Layout::clone(&self.layout);
        relief.into_iter().for_each(|(cell, relief)| layout.lay_relief(cell, relief));
        Self::of(layout, self.sight(), Arc::clone(&self.areas))
    }

    /// The same board with areas: parts that come to the table only when they are revealed. Those beyond [`MAX_AREAS`] are left
    /// out. A space of several areas comes with the last of them.
    #[must_use]
    pub fn with_areas(&self, areas: impl IntoIterator<Item = Spaces>) -> Self {
        let areas = areas.into_iter().take(MAX_AREAS).collect();
        Self::of(Layout::clone(&self.layout), self.sight(), areas)
    }

    /// The areas, by [`AreaId`].
    #[must_use]
    pub fn areas(&self) -> &[Spaces] {
        &self.areas
    }

    /// All areas as a set: the whole board lies on the table.
    #[must_use]
    pub fn all_areas(&self) -> AreaSet {
        AreaSet::first(self.areas.len())
    }

    /// The areas that hold at least one of some spaces.
    #[must_use]
    pub fn areas_of(&self, spaces: &Spaces) -> AreaSet {
        let held = self.areas.iter().zip(0..).filter(|(area, _)| area.meets(spaces));
        held.fold(AreaSet::default(), |set, (_, number)| set.with(AreaId(number)))
    }

    /// The board as it lies on the table while exactly `revealed` areas are revealed: the spaces of the others are void to
    /// everything that is asked of it, and every border to them is a wall. Spaces and doors keep their numbers. A door at the rim
    /// stands, with the spaces on its uncovered side. A board without areas answers with itself; any other part is made when it is
    /// first asked for.
    #[must_use]
    #[inline]
    pub fn shown(&self, revealed: AreaSet) -> &Self {
        if self.areas.is_empty() { self } else { self.shown_part(revealed) }
    }

    #[inline(never)]
    fn shown_part(&self, revealed: AreaSet) -> &Self {
        let revealed = revealed.both(self.all_areas());
        if revealed == self.all_areas() {
            return self;
        }
        self.parts.get_or_make(revealed, || {
            let covered = self.areas.iter().zip(0..).filter(|(_, number)| !revealed.has(AreaId(*number)));
            let covered = covered.fold(Spaces::EMPTY, |all, (area, _)| all.union(area));
            let uncovered = self.spaces().filter(|space| !covered.has(*space)).collect();
            Self::of(self.layout.part(&uncovered), self.sight(), Arc::default())
        })
    }

    /// The board as it lies on the table while exactly these areas are revealed, by itself: [`shown`](Self::shown) for those who hand
    /// it on.
    #[must_use]
    pub fn alone(&self, revealed: AreaSet) -> Self {
        let shown = self.shown(revealed);
        Self::of(Layout::clone(&shown.layout), self.sight(), Arc::default())
    }

    /// The spaces that are no void: all, unless areas are covered ([`shown`](Self::shown)).
    #[must_use]
    pub fn uncovered(&self) -> Spaces {
        self.layout.uncovered.unwrap_or_else(|| (0..self.len() as u16).map(SpaceId).collect())
    }

    /// Is a space there, and no void?
    #[must_use]
    pub fn holds(&self, space: SpaceId) -> bool {
        self.layout.holds(space)
    }

    /// By what rule spaces see each other.
    #[must_use]
    pub fn sight(&self) -> SightPolicy {
        self.sights.policy()
    }

    /// What rises or stands on a space.
    #[must_use]
    pub fn relief(&self, space: SpaceId) -> Relief {
        self.layout.relief_at(self.layout.spots[usize::from(space.0)])
    }

    /// How many numbers of spaces there are, covered ones among them.
    #[must_use]
    pub fn len(&self) -> usize {
        self.layout.cells.len()
    }

    /// No space at all?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All uncovered spaces, in reading order.
    pub fn spaces(&self) -> impl Iterator<Item = SpaceId> + use<> {
        let uncovered = self.layout.uncovered;
        (0..self.len() as u16)
            .map(SpaceId)
            .filter(move |space| uncovered.as_ref().is_none_or(|spaces| spaces.has(*space)))
    }

    /// Where a space lies. (Board coordinates are the mission's: nothing is shifted.)
    #[must_use]
    pub fn cell(&self, space: SpaceId) -> Cell {
        self.layout.cells[usize::from(space.0)]
    }

    /// The space at a cell.
    #[must_use]
    pub fn space_at(&self, cell: Cell) -> Option<SpaceId> {
        self.layout.space_at(cell)
    }

    /// What is printed on a space.
    #[must_use]
    pub fn space(&self, space: SpaceId) -> Space {
        self.layout.printed[usize::from(space.0)]
    }

    /// What is printed on a border (doors not counted). Every border to the void is a wall.
    #[must_use]
    pub fn edge(&self, edge: Edge) -> EdgeKind {
        self.layout.inner_edge(edge).map_or(EdgeKind::Wall, |spot| self.layout.borders[spot].kind)
    }

    /// Every border of every space once, with what is printed on it: in order of row, column, north before west.
    #[must_use]
    pub fn borders(&self) -> Vec<(Edge, EdgeKind)> {
        let around = |space| Side4::ALL.map(|side| self.cell(space).edge(side));
        let mut edges: Vec<Edge> = self.spaces().flat_map(around).collect();
        edges.sort_unstable_by_key(|edge| (edge.cell.y, edge.cell.x, edge.west));
        edges.dedup();
        edges.into_iter().map(|edge| (edge, self.edge(edge))).collect()
    }

    /// The doors that stand on a border, open or closed: rarely more than one.
    pub fn doors_on(&self, edge: Edge) -> impl Iterator<Item = DoorId> + use<> {
        let doors = self.layout.inner_edge(edge).map(|spot| self.layout.doors_on(spot));
        doors.into_iter().flatten()
    }

    /// The placement (index) that a space belongs to.
    #[must_use]
    pub fn placement_of(&self, space: SpaceId) -> usize {
        self.layout.placements[usize::from(space.0)]
    }

    /// The smallest rectangle around all spaces: north-west and south-east cell. `None` for an empty board.
    #[must_use]
    pub fn bounds(&self) -> Option<(Cell, Cell)> {
        if self.layout.uncovered.is_some() {
            let cells = || self.spaces().map(|space| self.cell(space));
            let xs = || cells().map(|cell| cell.x);
            let (north, south) = (cells().next()?.y, cells().last()?.y);
            return Some((Cell::new(xs().min()?, north), Cell::new(xs().max()?, south)));
        }
        let Layout { w, h, .. } = *self.layout;
        (w > 0).then(|| (self.layout.cell_at(0, 0), self.layout.cell_at(w - 1, h - 1)))
    }

    /// How many doors the board has (open or closed).
    #[must_use]
    pub fn door_count(&self) -> usize {
        self.layout.doors.len()
    }

    /// All doors as a set: every door closed.
    #[must_use]
    pub const fn all_doors(&self) -> DoorSet {
        self.doors
    }

    /// The doors that are closed at the start.
    #[must_use]
    pub fn closed_at_start(&self) -> DoorSet {
        self.doors.minus(self.layout.open)
    }

    /// The edges of a door.
    #[must_use]
    pub fn door_edges(&self, door: DoorId) -> &[Edge] {
        &self.layout.doors[usize::from(door.0)].edges
    }

    /// The spaces on both sides of a door, in reading order.
    #[must_use]
    pub fn door_spaces(&self, door: DoorId) -> &[SpaceId] {
        &self.layout.doors[usize::from(door.0)].spaces
    }

    /// The spaces a door fills while it is closed; none of a door on a line.
    #[must_use]
    pub fn doorway(&self, door: DoorId) -> &[SpaceId] {
        &self.layout.doors[usize::from(door.0)].doorway
    }

    /// Is a door a grate: does it stop figures and nothing else while it is closed?
    #[must_use]
    pub fn is_grate(&self, door: DoorId) -> bool {
        self.layout.grates.has(door)
    }

    /// The spaces a base covers in a pose, or `None` where it does not lie wholly on the board without a wall or
    /// a closed door inside it. Row by row from the north-west. Furniture is for the caller to see to.
    #[must_use]
    pub fn covered(&self, footprint: Footprint, pose: Pose, closed: DoorSet) -> Option<Covered> {
        let (w, h) = pose.size(footprint);
        if footprint.count() == 0 || usize::from(footprint.count()) > MAX_COVERED {
            return None;
        }
        let spot = self.layout.spot(pose.at)?;
        let ground = self.ground(closed);
        let mut covered = Covered { spaces: [SpaceId(0); MAX_COVERED], len: 0 };
        for dy in 0..usize::from(h) {
            for dx in 0..usize::from(w) {
                let at = spot + dy * self.layout.stride + dx;
                let space = *self.layout.grid.get(at)?;
                let cut = (dx > 0 && !ground.open(2 * at + 1, Across::Base))
                    || (dy > 0 && !ground.open(2 * at, Across::Base));
                if space == VOID || cut {
                    return None;
                }
                covered.push(SpaceId(space));
            }
        }
        Some(covered)
    }

    /// The spaces under a base that is known to lie on the board, its north-west space being `at`.
    #[must_use]
    #[inline]
    pub fn under(&self, footprint: Footprint, at: SpaceId, turned: bool) -> Covered {
        if footprint.is_large() {
            self.under_large(footprint, at, turned)
        } else {
            Covered { spaces: [at; MAX_COVERED], len: 1 }
        }
    }

    fn under_large(&self, footprint: Footprint, at: SpaceId, turned: bool) -> Covered {
        let mut covered = Covered { spaces: [SpaceId(0); MAX_COVERED], len: 0 };
        let (w, h) = Pose { at: Cell::new(0, 0), turned }.size(footprint);
        let spot = self.layout.spots[usize::from(at.0)];
        for dy in 0..usize::from(h) {
            for dx in 0..usize::from(w) {
                let space = self.layout.grid.get(spot + dy * self.layout.stride + dx);
                if let Some(space) = space.filter(|s| **s != VOID)
                    && covered.len() < MAX_COVERED
                {
                    covered.push(SpaceId(*space));
                }
            }
        }
        covered
    }

    /// Everything that can be asked while exactly `closed` doors are closed. Built when first asked for and shared.
    #[must_use]
    pub fn ground(&self, closed: DoorSet) -> &Ground {
        let closed = closed.both(self.doors);
        match self.slots.get(closed.0 as usize) {
            Some(slot) => slot.get_or_init(|| self.make_ground(closed)),
            None => self.grown_ground(closed),
        }
    }

    #[inline(never)]
    fn grown_ground(&self, closed: DoorSet) -> &Ground {
        self.grounds.get_or_make(closed, || self.make_ground(closed))
    }

    fn make_ground(&self, closed: DoorSet) -> Box<Ground> {
        Box::new(Ground::new(&self.layout, &self.sights, closed))
    }

    pub(crate) fn layout(&self) -> &Layout {
        &self.layout
    }
}

/// The most spaces one base may cover.
pub const MAX_COVERED: usize = 9;

/// The spaces under a base: at most 6 in the box; 9 is our limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Covered {
    pub(crate) spaces: [SpaceId; MAX_COVERED],
    pub(crate) len: u8,
}

impl Covered {
    fn push(&mut self, space: SpaceId) {
        self.spaces[usize::from(self.len)] = space;
        self.len += 1;
    }
}

impl std::ops::Deref for Covered {
    type Target = [SpaceId];
    #[inline]
    fn deref(&self) -> &[SpaceId] {
        &self.spaces[..usize::from(self.len)]
    }
}
