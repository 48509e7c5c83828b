//! How tiles in hand get on with those on the table: which openings meet, what clashes, where a magnet would pull them.
//! What clashes is said by the board itself; here it only gets sorted by what is in hand.

use std::collections::BTreeSet;
use tiles::tile::Joint;
use tiles::{Board, Catalogue, Cell, Clash, Edge, EdgeKind, Placement, Side4};

/// A magnet pulls no farther than this, in spaces.
const PULL: f32 = 1.5;

/// How tiles in hand meet the others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Meeting {
    /// Borders across which one could walk from one to the other.
    pub(super) joined: Vec<Edge>,
    /// Borders where an opening lies against a wall.
    pub(super) walled: Vec<Edge>,
    /// Spaces that lie over each other.
    pub(super) overlap: Vec<Cell>,
    /// The box has not enough copies of one in hand.
    pub(super) short: bool,
    /// Both sides of one piece of cardboard would be used.
    pub(super) both_sides: bool,
    /// It is nowhere a board could be.
    pub(super) off: bool,
}

impl Meeting {
    /// Of tiles in hand with the others.
    pub(super) fn of(held: &[Placement], others: &[Placement], catalogue: &Catalogue) -> Self {
        let mut meeting = Self::default();
        let placed = [others, held].concat();
        let (board, clashes) = Board::assemble(catalogue, &placed, &[]);
        let ours = |index: usize| index >= others.len();
        let mut under = BTreeSet::new();
        for clash in clashes {
            match clash {
                Clash::Overlap { first, second, cells } if ours(first) != ours(second) => {
                    let _ = under.insert(first.min(second));
                    meeting.overlap.extend(cells);
                }
                Clash::OpeningAgainstWall { open, wall, edge } if ours(open) != ours(wall) => {
                    meeting.walled.push(edge);
                }
                Clash::Stock { tile, .. } if held.iter().any(|one| one.tile == tile) => meeting.short = true,
                Clash::BothSides { tile, .. } if held.iter().any(|one| one.tile == tile) => {
                    meeting.both_sides = true;
                }
                Clash::OffTable { placement } if ours(placement) => meeting.off = true,
                _ => {}
            }
        }
        // Beside a tile one lies over, a meeting of openings means nothing.
        let meets = |cell| {
            let owner = board.space_at(cell).map(|space| board.placement_of(space));
            owner.is_some_and(|owner| !ours(owner) && !under.contains(&owner))
        };
        for (cell, side) in held.iter().flat_map(|one| openings(*one, catalogue)) {
            let edge = cell.edge(side);
            if board.edge(edge) != EdgeKind::Wall && meets(cell.step(side.dir())) {
                meeting.joined.push(edge);
            }
        }
        meeting
    }

    /// Is there nothing to say against it?
    pub(super) const fn fits(&self) -> bool {
        self.walled.is_empty() && self.overlap.is_empty() && !self.short && !self.both_sides && !self.off
    }
}

/// The openings of a tile as it lies.
fn openings(tile: Placement, catalogue: &Catalogue) -> Vec<(Cell, Side4)> {
    let Some(side) = catalogue.side(tile.tile, tile.face) else { return Vec::new() };
    let opening = |(cell, way): &(Cell, Side4)| {
        let cell = tile.turn.cell(*cell, side.w, side.h);
        (moved(cell, tile.at), tile.turn.side(*way))
    };
    side.openings.iter().map(opening).collect()
}

/// The spaces of a tile as it lies.
pub fn spaces(tile: Placement, catalogue: &Catalogue) -> Vec<Cell> {
    let Some(side) = catalogue.side(tile.tile, tile.face) else { return Vec::new() };
    side.spaces.keys().map(|cell| moved(tile.turn.cell(*cell, side.w, side.h), tile.at)).collect()
}

/// Columns and rows of a tile as it lies; one space for one nobody knows.
pub(super) fn size(tile: Placement, catalogue: &Catalogue) -> (i16, i16) {
    catalogue.side(tile.tile, tile.face).map_or((1, 1), |side| tile.turn.size(side.w, side.h))
}

/// The openings of some tiles, run by run, that nothing lies against.
fn free_joints(tiles: &[Placement], taken: &BTreeSet<Cell>, catalogue: &Catalogue) -> Vec<Joint> {
    let joints = tiles.iter().flat_map(|tile| {
        let side = catalogue.side(tile.tile, tile.face).map(|side| side.turned(tile.turn));
        let joints = side.map(|side| side.joints()).unwrap_or_default();
        joints.into_iter().map(|joint| Joint { from: moved(joint.from, tile.at), ..joint })
    });
    joints.filter(|joint| !joint.cells().any(|cell| taken.contains(&cell.step(joint.side.dir())))).collect()
}

/// All ways by which tiles in hand can be moved so that an opening meets a free one of the same width.
pub(super) fn joining(held: &[Placement], others: &[Placement], catalogue: &Catalogue) -> Vec<(i16, i16)> {
    let cells = |tiles: &[Placement]| -> BTreeSet<Cell> {
        tiles.iter().flat_map(|tile| spaces(*tile, catalogue)).collect()
    };
    let there = free_joints(others, &cells(others), catalogue);
    let mut ways = Vec::new();
    for joint in free_joints(held, &cells(held), catalogue) {
        let opposite = Side4::ALL[(joint.side as usize + 2) % 4];
        for other in there.iter().filter(|other| other.side == opposite && other.width == joint.width) {
            let goal = other.from.step(other.side.dir());
            ways.push((goal.x.saturating_sub(joint.from.x), goal.y.saturating_sub(joint.from.y)));
        }
    }
    ways
}

/// By how much tiles in hand are to be moved so that an opening meets a free one of the same width, if that is near
/// enough to where they are held exactly: `off` columns and rows from where they lie. Never onto another tile.
pub(super) fn magnet(
    held: &[Placement],
    others: &[Placement],
    catalogue: &Catalogue,
    off: (f32, f32),
) -> Option<(i16, i16)> {
    let cells = |tiles: &[Placement]| -> BTreeSet<Cell> {
        tiles.iter().flat_map(|tile| spaces(*tile, catalogue)).collect()
    };
    let (mine, theirs) = (cells(held), cells(others));
    let pulls = joining(held, others, catalogue).into_iter().map(|(dx, dy)| {
        let far = (f32::from(dx) - off.0).hypot(f32::from(dy) - off.1);
        (far, dx, dy)
    });
    let mut pulls: Vec<_> = pulls.filter(|(far, ..)| *far <= PULL).collect();
    pulls.sort_by(|a, b| a.0.total_cmp(&b.0));
    let free = |(_, dx, dy): &&(f32, i16, i16)| {
        !mine.iter().any(|cell| theirs.contains(&moved(*cell, Cell::new(*dx, *dy))))
    };
    pulls.iter().find(free).map(|(_, dx, dy)| (*dx, *dy))
}

/// A cell as far from another one as this one is from the origin.
pub(super) const fn moved(cell: Cell, by: Cell) -> Cell {
    Cell::new(cell.x.saturating_add(by.x), cell.y.saturating_add(by.y))
}
