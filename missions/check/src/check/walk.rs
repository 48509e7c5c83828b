//! The spaces that can be reached at all when all doors are open and no figure stands in the way. The rules decide
//! about costs and figures in the way; here only walls, red lines and teleporters count.

use crate::check::Context;
use tiles::{Board, DoorSet, SpaceId, Spaces};

/// Every space that can be reached on foot from some spaces, themselves among them.
pub(crate) fn on_foot(board: &Board, from: impl IntoIterator<Item = SpaceId>) -> Spaces {
    flood(board, from, true)
}

/// The same across red lines, as large and flying demons move.
pub(crate) fn crosses_barriers(board: &Board, from: impl IntoIterator<Item = SpaceId>) -> Spaces {
    flood(board, from, false)
}

fn flood(board: &Board, from: impl IntoIterator<Item = SpaceId>, on_foot: bool) -> Spaces {
    let ground = board.ground(DoorSet::default());
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

/// Every space a marine can get to. Pieces on which marines come back count from the beginning.
pub(crate) fn reached_by_marines(context: &Context<'_>) -> Option<Spaces> {
    let layout = &context.layout;
    let starts: Vec<SpaceId> = context.starts().filter_map(|(_, start)| layout.space(start.at)).collect();
    if starts.is_empty() {
        return None;
    }
    Some(on_foot(&layout.board, starts.into_iter().chain(context.returns())))
}
