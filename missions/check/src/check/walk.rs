//! The spaces that can be reached at all when all doors are open and no figure stands in the way. The rules decide
//! about costs and figures in the way; here only walls, red lines and teleporters count.

use crate::check::Context;
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, VecDeque};
use tiles::{Board, DoorSet, SpaceId, Spaces};

/// Every space that can be reached on foot from some spaces, themselves among them.
pub(crate) fn on_foot(board: &Board, from: impl IntoIterator<Item = SpaceId>) -> Spaces {
    flood(board, from, DoorSet::default(), true)
}

/// The same across red lines, as large and flying demons move.
pub(crate) fn crosses_barriers(board: &Board, from: impl IntoIterator<Item = SpaceId>) -> Spaces {
    flood(board, from, DoorSet::default(), false)
}

/// Every space that can be reached on foot while some doors stay closed.
pub(crate) fn past(board: &Board, from: impl IntoIterator<Item = SpaceId>, closed: DoorSet) -> Spaces {
    flood(board, from, closed, true)
}

fn flood(board: &Board, from: impl IntoIterator<Item = SpaceId>, closed: DoorSet, on_foot: bool) -> Spaces {
    let ground = board.ground(closed);
    let mut reached: Spaces = from.into_iter().collect();
    let mut edge: Vec<SpaceId> = reached.iter().collect();
    while let Some(space) = edge.pop() {
        for next in ground.neighbours(space) {
            if (next.step || !on_foot) && !reached.has(next.space) {
                reached.insert(next.space);
                edge.push(next.space);
            }
        }
    }
    reached
}

/// How many steps it is on foot from a space to each that can be reached.
pub(crate) fn ways(board: &Board, from: SpaceId) -> BTreeMap<SpaceId, u32> {
    let ground = board.ground(DoorSet::default());
    let mut ways = BTreeMap::from([(from, 0)]);
    let mut queue = VecDeque::from([from]);
    while let Some(space) = queue.pop_front() {
        let beyond = ways[&space] + 1;
        for next in ground.neighbours(space).iter().filter(|next| next.step) {
            if let Entry::Vacant(new) = ways.entry(next.space) {
                let _ = new.insert(beyond);
                queue.push_back(next.space);
            }
        }
    }
    ways
}

impl Context<'_> {
    /// Every space a marine can get to once all doors are open, by walking, by teleporter or by respawning. `None` when
    /// no marine has a start on the board.
    pub(crate) fn reached(&self) -> Option<&Spaces> {
        self.reached.get_or_init(|| reached_by_marines(self)).as_ref()
    }
}

/// Every space a marine can get to. Pieces on which marines come back count from the beginning.
fn reached_by_marines(context: &Context<'_>) -> Option<Spaces> {
    let layout = &context.layout;
    let starts: Vec<SpaceId> = context.starts().filter_map(|(_, start)| layout.space(start.at)).collect();
    if starts.is_empty() {
        return None;
    }
    Some(on_foot(&layout.board, starts.into_iter().chain(context.returns())))
}
