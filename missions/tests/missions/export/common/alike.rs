//! Compares the board that a reader found with the engine's own: the same spaces, borders and doors, and on them the
//! same sight and movement between all spaces. Each difference is reported in a sentence.

use super::Found;
use missions::{Layout, Mission};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use tiles::{Board, Cell, Crowd, DoorId, DoorSet, Edge, EdgeKind, Footprint, Gait, Pose, Side4, Sight, path};

pub(crate) fn same<T: PartialEq + Debug>(what: &str, found: &T, wanted: &T) -> Result<(), String> {
    if found == wanted { Ok(()) } else { Err(format!("{what}: {found:?}\nnot {wanted:?}")) }
}

/// The borders of a board that are not open.
pub(crate) fn borders(board: &Board) -> BTreeMap<Edge, EdgeKind> {
    let edges = board.spaces().flat_map(|space| Side4::ALL.map(|side| board.cell(space).edge(side)));
    edges.map(|edge| (edge, board.edge(edge))).filter(|(_, kind)| *kind != EdgeKind::Open).collect()
}

/// Has a reader found the board of a mission, and does it play like it?
pub(crate) fn agrees(found: &Found, mission: &Mission) -> Result<(), String> {
    let board = Layout::of(mission, mission.catalogue()).board;
    let all = |wanted: fn(&Board, tiles::SpaceId) -> bool| -> BTreeSet<Cell> {
        board.spaces().filter(|space| wanted(&board, *space)).map(|space| board.cell(space)).collect()
    };
    let less = |a: &BTreeSet<Cell>, b: &BTreeSet<Cell>| a.difference(b).copied().collect::<Vec<_>>();
    for (what, found, wanted) in [
        ("spaces", &found.cells, all(|_, _| true)),
        ("difficult spaces", &found.difficult, all(|board, space| board.space(space).difficult)),
    ] {
        same(&format!("{what} too many"), &less(found, &wanted), &Vec::new())?;
        same(&format!("{what} too few"), &less(&wanted, found), &Vec::new())?;
    }
    let wanted = borders(&board);
    let beside = |a: &BTreeMap<Edge, EdgeKind>, b: &BTreeMap<Edge, EdgeKind>| -> Vec<(Edge, EdgeKind)> {
        a.iter()
            .filter(|(edge, kind)| b.get(*edge) != Some(*kind))
            .map(|(edge, kind)| (*edge, *kind))
            .collect()
    };
    same("borders that are not there", &beside(&found.edges, &wanted), &Vec::new())?;
    same("borders that are missing", &beside(&wanted, &found.edges), &Vec::new())?;
    // A picture does not number its doors.
    let doors: Vec<Vec<Edge>> =
        (0..board.door_count()).map(|door| board.door_edges(DoorId(door as u8)).to_vec()).collect();
    let sorted = |doors: &[Vec<Edge>]| doors.iter().cloned().collect::<BTreeSet<_>>();
    same("doors", &found.doors.len(), &doors.len())?;
    same("doors", &sorted(&found.doors), &sorted(&doors))?;
    plays_alike(&Found { doors, ..found.clone() }.board()?.0, &board)
}

/// Sight, neighbours and moves are the same between all spaces: with all doors closed, all open, and each alone closed.
pub(crate) fn plays_alike(found: &Board, board: &Board) -> Result<(), String> {
    let count = found.door_count();
    same("doors", &count, &board.door_count())?;
    let each = (0..count).map(|door| DoorSet(1 << door));
    for closed in [DoorSet::default(), board.all_doors()].into_iter().chain(each) {
        let (there, here) = (found.ground(closed), board.ground(closed));
        let sight = [there, here].map(Sight::without_figures);
        for space in board.spaces() {
            let told = |what: &str| format!("{what} from {} with {closed:?}", board.cell(space));
            let [seen, wanted] = sight.map(|sight| sight.seen_from(space).spaces());
            same(&told("sight"), &seen, &wanted)?;
            for other in board.spaces() {
                let [lines, wanted] = sight.map(|sight| sight.printed_lines(space, other));
                same(&told("lines"), &lines, &wanted)?;
            }
            same(&told("neighbours"), &there.neighbours(space), &here.neighbours(space))?;
            for gait in
                [Gait::FOOT, Gait::large(Footprint { w: 2, h: 1 }), Gait::large(Footprint { w: 2, h: 2 })]
            {
                let moves = |on: &Board| {
                    let mut steps = Vec::new();
                    let from = Pose { at: on.cell(space), turned: false };
                    path::steps(on, closed, gait, from, &Crowd::default(), &mut steps);
                    let seen = |at: Cell| (at.x - on.cell(space).x, at.y - on.cell(space).y);
                    steps
                        .into_iter()
                        .map(|step| (seen(step.pose.at), step.pose.turned, step.cost))
                        .collect::<Vec<_>>()
                };
                same(&told("moves"), &moves(found), &moves(board))?;
            }
        }
    }
    let edges =
        |on: &Board| -> Vec<usize> { (0..count as u8).map(|d| on.door_edges(DoorId(d)).len()).collect() };
    same("lengths of doors", &edges(found), &edges(board))
}
