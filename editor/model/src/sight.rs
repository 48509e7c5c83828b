//! Why somebody is seen, has cover, or is not seen, in words: what the command line's probe and the one on the map both
//! say. The answer itself is the geometry's.

use crate::words::say_with;
use tiles::{
    Board, Crossing, DoorId, DoorSet, Edge, EdgeKind, Explanation, Hindrance, Obstacle, Sight, SpaceId,
};
use words::Argument;

/// The corners of a space, as the geometry numbers them.
pub const CORNERS: [&str; 4] = ["north-west", "north-east", "south-east", "south-west"];

/// What things on a board are called.
pub struct Names<'a> {
    /// The board.
    pub board: &'a Board,
    /// The doors that are closed.
    pub closed: DoorSet,
    /// What a door is called.
    pub door: &'a dyn Fn(DoorId) -> Option<String>,
    /// A space, or who stands there.
    pub space: &'a dyn Fn(SpaceId) -> String,
}

/// Of two figures the pair of spaces under them that serves the first one best, and why. `None` if one of them covers no
/// space.
pub fn best(sight: &Sight<'_>, from: &[SpaceId], to: &[SpaceId]) -> Option<(SpaceId, SpaceId, Explanation)> {
    let mut best: Option<(SpaceId, SpaceId, Explanation)> = None;
    for from in from {
        for to in to {
            let next = sight.explain(*from, *to);
            if best.as_ref().is_none_or(|(_, _, known)| next.cover > known.cover) {
                best = Some((*from, *to, next));
            }
        }
    }
    best
}

impl Names<'_> {
    /// What is in the way of a line from corner to corner: `is stopped by the wall on the west side of 3,4`.
    pub fn hindrance(&self, hindrance: Hindrance) -> String {
        match hindrance {
            Hindrance::Blocked(Crossing::Edge(edge)) => self.obstacle(Obstacle::Border(edge)),
            Hindrance::Blocked(Crossing::Corner(cell)) => self.obstacle(Obstacle::Corner(cell)),
            Hindrance::Difficult(Crossing::Edge(edge)) => {
                say_with("sight-rim", &[("edge", side(edge).into())])
            }
            Hindrance::Difficult(Crossing::Corner(cell)) => {
                say_with("sight-rim-corner", &[("cell", cell.to_string().into())])
            }
            Hindrance::Figure(space) => say_with("sight-through", &[("who", (self.space)(space).into())]),
        }
    }

    /// What is in the way of a line between centres.
    pub fn obstacle(&self, obstacle: Obstacle) -> String {
        match obstacle {
            Obstacle::Border(edge) => {
                let door = self.board.doors_on(edge).find(|door| self.closed.has(*door));
                let at = ("edge", side(edge).into());
                match (door, self.board.edge(edge)) {
                    (Some(door), _) => match (self.door)(door) {
                        Some(name) => say_with("sight-by-door", &[at, ("door", name.into())]),
                        None => say_with("sight-by-a-door", &[at]),
                    },
                    (None, EdgeKind::Blocking) => say_with("sight-by-blocking", &[at]),
                    (None, _) => say_with("sight-by-wall", &[at]),
                }
            }
            Obstacle::Corner(cell) => say_with("sight-by-corner", &[("cell", cell.to_string().into())]),
            Obstacle::Furniture(space) => say_with("sight-by-standing", &[self.cell(space)]),
            Obstacle::Cliff(space) => say_with("sight-by-height", &[self.cell(space)]),
            Obstacle::Figure(space) => say_with("sight-by-figure", &[("who", (self.space)(space).into())]),
        }
    }

    /// The space as what is filled in.
    fn cell(&self, space: SpaceId) -> (&'static str, Argument) {
        ("cell", self.board.cell(space).to_string().into())
    }
}

/// A border by the space it belongs to.
pub(crate) fn side(edge: Edge) -> String {
    let at = [("cell", edge.cell.to_string().into())];
    if edge.west { say_with("sight-west-side", &at) } else { say_with("sight-north-side", &at) }
}

/// The one closed door that makes the difference, if opening it alone is enough.
pub fn door_that_helps(board: &Board, closed: DoorSet, helps: impl Fn(DoorSet) -> bool) -> Option<DoorId> {
    let all = (0..board.door_count() as u8).map(DoorId);
    all.filter(|door| closed.has(*door)).find(|door| helps(closed.without(*door)))
}
