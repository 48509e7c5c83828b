//! Movement one move at a time: what a figure may do next, and whether it can still come to rest.
//! For whole floods see `reach`; both follow the same table of moves.

use crate::board::Board;
use crate::footprint::Pose;
use crate::ids::{DoorSet, SpaceId};
use crate::path::moves::{Move, Moves};
use crate::path::{Crowd, Enemies, Gait, Mover, Reach};
use crate::spaces::Spaces;

/// One legal move of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    /// Where it stands afterwards.
    pub pose: Pose,
    /// Movement points: 1 to 3 (ruling 8).
    pub cost: u8,
    /// Somebody stands there with whom it may not end its move: it can only pass (ruling 7).
    pub shared: bool,
    /// From one teleporter to another (ruling 10), not from a space to its neighbour.
    pub link: bool,
}

/// All legal moves from a pose, without looking ahead and whatever they cost: clockwise from north, then rotations,
/// then teleporters in reading order. `out` is cleared first.
pub fn steps(
    board: &Board,
    closed: DoorSet,
    mover: impl Into<Mover>,
    from: Pose,
    crowd: &Crowd,
    out: &mut Vec<Step>,
) {
    out.clear();
    let _ = each_step(board, closed, &mover.into(), from, crowd, |step| {
        out.push(step);
        false
    });
}

/// Can a figure that may only pass through where it is now legally end within `points`? (Ruling 7: a figure never
/// enters a space it could not leave again.) True as well where the figure may simply stay.
#[must_use]
pub fn can_rest_within(
    board: &Board,
    closed: DoorSet,
    mover: impl Into<Mover>,
    from: Pose,
    points: u8,
    crowd: &Crowd,
) -> bool {
    let mover = mover.into();
    let Some(moves) = board.ground(closed).moves(&mover) else { return false };
    let Some((layer, x, y)) = moves.standing(board.layout(), from) else { return false };
    let barred = barred(mover.gait, crowd);
    if !base(board, moves.sizes[layer], x, y).any(|space| barred.has(space)) {
        return true;
    }
    // Nearly always a next step will do; the flood is for crowds.
    let mut more = false;
    let near = each_step(board, closed, &mover, from, crowd, |step| {
        more |= step.cost < points;
        step.cost <= points && !step.shared
    });
    if near || !more {
        return near;
    }
    Reach::flooded(board, closed, mover, from, points, crowd, |reach| reach.ends().next().is_some())
}

/// The spaces on which a figure may not end.
pub(crate) fn barred(gait: Gait, crowd: &Crowd) -> Spaces {
    if gait.over_small { crowd.large } else { crowd.hostile.union(&crowd.friendly).union(&crowd.large) }
}

/// The spaces that cost a point more because of who stands there.
pub(crate) fn contested(gait: Gait, crowd: &Crowd) -> Spaces {
    if gait.over_small { crowd.hostile.both(&crowd.large) } else { crowd.hostile }
}

/// Does a space cost a point more because of what it is like? The same for one who walks and one who teleports (ruling 44).
pub(crate) fn slow(board: &Board, gait: Gait, space: SpaceId) -> bool {
    !gait.over_difficult && board.space(space).difficult
}

/// The spaces under a base that stands on the board.
fn base(board: &Board, (w, h): (u8, u8), x: usize, y: usize) -> impl Iterator<Item = SpaceId> + use<'_> {
    let layout = board.layout();
    let cells = (0..usize::from(h)).flat_map(move |dy| (0..usize::from(w)).map(move |dx| (x + dx, y + dy)));
    cells.filter_map(|(x, y)| layout.space_at_local(x, y))
}

/// Call `take` with every legal move, in the order of [`steps`], until it says that this is enough; did it?
pub fn each_step(
    board: &Board,
    closed: DoorSet,
    mover: &Mover,
    from: Pose,
    crowd: &Crowd,
    mut take: impl FnMut(Step) -> bool,
) -> bool {
    let ground = board.ground(closed);
    let gait = mover.gait;
    let Some(moves) = ground.moves(mover) else { return false };
    let Some((layer, x, y)) = moves.standing(board.layout(), from) else { return false };
    let large = gait.footprint.is_large();
    let (barred, contested) = (barred(gait, crowd), contested(gait, crowd));
    for m in moves.moves.iter().filter(|m| m.from == layer && m.mask[y] >> x & 1 == 1) {
        let (to_x, to_y) = landing(m, x, y);
        let after = || base(board, moves.sizes[m.to], to_x, to_y);
        if mover.enemies != Enemies::Passed && after().any(|space| crowd.hostile.has(space)) {
            continue;
        }
        if !large && m.is_diagonal() && !diagonal_free(board, mover, moves, m, (x, y), crowd) {
            continue;
        }
        let entered = |holds: &dyn Fn(SpaceId) -> bool| {
            let spaces = m.entered.iter().filter_map(|(dx, dy)| {
                board.layout().space_at_local(to_x + usize::from(*dx), to_y + usize::from(*dy))
            });
            spaces.into_iter().any(holds)
        };
        let rough = entered(&|space| slow(board, gait, space));
        let step = Step {
            pose: Pose { at: board.layout().cell_at(to_x, to_y), turned: m.to == 1 },
            cost: 1 + u8::from(rough) + u8::from(entered(&|space| contested.has(space))),
            shared: after().any(|space| barred.has(space)),
            link: false,
        };
        if take(step) {
            return true;
        }
    }
    let here = board.layout().space_at_local(x, y);
    if large || !here.is_some_and(|space| crowd.links.has(space)) {
        return false;
    }
    crowd.links.iter().filter(|to| board.layout().holds(*to) && Some(*to) != here).any(|to| {
        let pose = Pose { at: board.cell(to), turned: false };
        let cost = 1 + u8::from(slow(board, gait, to));
        take(Step { pose, cost, shared: barred.has(to) && stays(crowd, to), link: true })
    })
}

/// May a small figure make a diagonal move past those who stand beside it?
fn diagonal_free(
    board: &Board,
    mover: &Mover,
    moves: &Moves,
    m: &Move,
    (x, y): (usize, usize),
    crowd: &Crowd,
) -> bool {
    let (to_x, to_y) = landing(m, x, y);
    let holds = |set: &Spaces, x: usize, y: usize| {
        board.layout().space_at_local(x, y).is_some_and(|space| set.has(space))
    };
    let square = [(x, y), (to_x, to_y), (to_x, y), (x, to_y)];
    if square.into_iter().any(|(x, y)| holds(&crowd.no_diagonals, x, y)) {
        return false;
    }
    mover.enemies != Enemies::StopDiagonals || {
        let [along, across] = moves.routes[y][m.direction() / 2].map(|route| route >> x & 1 == 1);
        (along && !holds(&crowd.hostile, to_x, y)) || (across && !holds(&crowd.hostile, x, to_y))
    }
}

/// Does somebody stand on a teleporter who is not telefragged by an arrival?
pub(crate) fn stays(crowd: &Crowd, link: SpaceId) -> bool {
    crowd.friendly.has(link)
}

/// Column and row after a move that its mask allows.
const fn landing(m: &Move, x: usize, y: usize) -> (usize, usize) {
    (x.wrapping_add_signed(m.dx as isize), y.wrapping_add_signed(m.dy as isize))
}
