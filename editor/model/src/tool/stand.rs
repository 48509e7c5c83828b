//! What speaks against a thing where it stands, in a few words for the hand that holds it.
//! The checks say it of the whole mission and at length; these are the ones a place decides.

use super::{Kind, Tone, ToolView};
use crate::document::Selection;
use crate::naming::pieces_in_words;
use crate::palette::Stock;
use crate::words::{say, say_of, say_with};
use missions::thing::{Door, Piece};
use missions::{Id, Thing, ThingKind};
use tiles::{Cell, Edge, EdgeKind, Pose, Side4};

/// Something is wrong with a place: how badly, and why.
pub(super) type Trouble = (Tone, String);

/// What is wrong with a thing where it stands, those in hand left aside.
pub(super) fn trouble(thing: &Thing, look: &ToolView<'_>, held: &Selection) -> Option<Trouble> {
    let bad = |id: &str| Some((Tone::Bad, say(id)));
    match &thing.kind {
        ThingKind::Door(door) => self::door(door, look, held).map(|id| (Tone::Bad, say(id))),
        ThingKind::Figure(figure) => {
            if !fits(thing, figure.pose(), look) {
                return bad("stand-base");
            }
            if crowded(thing, figure.pose(), look, held) {
                return bad("stand-figure");
            }
            let cells = covered(thing, look);
            let under = look
                .mission
                .things()
                .iter()
                .filter(|(id, it)| !held.contains(id) && cells.contains(&it.at()));
            let under = under.filter(|(_, it)| matches!(it.kind, ThingKind::Piece(_) | ThingKind::Start(_)));
            let under: Vec<Id> = under.map(|(id, _)| *id).collect();
            // A figure in one space is drawn beside what lies there; a large base covers it.
            (cells.len() > 1 && !under.is_empty()).then(|| {
                let pieces = pieces_in_words(look.mission, &under);
                (Tone::Fair, say_with("stand-covers", &[("pieces", pieces.into())]))
            })
        }
        // It may stand beside the map.
        ThingKind::Label(_) => None,
        _ if covered(thing, look).iter().any(|cell| look.layout.space(*cell).is_none()) => {
            bad("stand-nowhere")
        }
        ThingKind::Start(_) => {
            let mut others = others(look, held, covered(thing, look));
            if others.any(|it| matches!(it.kind, ThingKind::Start(_))) {
                return bad("stand-start");
            }
            under_large(thing, look, held)
        }
        ThingKind::Piece(piece) => {
            let there = || {
                others(look, held, covered(thing, look)).filter_map(|it| match &it.kind {
                    ThingKind::Piece(other) => Some(is_flat(other, look)),
                    _ => None,
                })
            };
            if is_flat(piece, look) && there().any(|flat| flat) {
                return Some((Tone::Bad, say_of("stand-flat", look.mission.system())));
            }
            there()
                .next()
                .map(|_| (Tone::Fair, say("stand-token")))
                .or_else(|| under_large(thing, look, held))
        }
    }
}

/// A large figure stands on the space of a thing.
fn under_large(thing: &Thing, look: &ToolView<'_>, held: &Selection) -> Option<Trouble> {
    let mine = covered(thing, look);
    let figures = look.mission.things().iter().filter(|(id, it)| {
        let cells = || covered(it, look);
        !held.contains(id)
            && matches!(it.kind, ThingKind::Figure(_))
            && cells().len() > 1
            && cells().iter().any(|cell| mine.contains(cell))
    });
    let figure = figures.map(|(id, _)| *id).next()?;
    let pieces = pieces_in_words(look.mission, [&figure]);
    Some((Tone::Fair, say_with("stand-under", &[("pieces", pieces.into())])))
}

/// Nothing of what a tool puts is left in the box.
pub(super) fn none_left(kind: &Kind, look: &ToolView<'_>) -> Option<Trouble> {
    let empty = Stock::of(kind, look.mission).is_some_and(Stock::is_empty);
    empty.then(|| (Tone::Bad, say("stock-none")))
}

/// Is it a piece of the rule system's own? No two of them share a space.
fn is_flat(piece: &Piece, look: &ToolView<'_>) -> bool {
    look.mission.system().piece(&piece.kind).is_some_and(|kind| !kind.is_token())
}

/// The spaces that a thing covers.
fn covered(thing: &Thing, look: &ToolView<'_>) -> Vec<Cell> {
    thing.cells(look.mission.base(thing))
}

/// What is not in hand and covers one of these spaces.
fn others<'a>(look: &ToolView<'a>, held: &'a Selection, cells: Vec<Cell>) -> impl Iterator<Item = &'a Thing> {
    let mission = look.mission;
    let free = mission.things().iter().filter(|(id, _)| !held.contains(id));
    let shares =
        move |thing: &&Thing| thing.cells(mission.base(thing)).iter().any(|cell| cells.contains(cell));
    free.map(|(_, thing)| thing).filter(shares)
}

/// Does the base of a figure lie wholly on spaces, with no wall or closed door inside it?
pub(super) fn fits(thing: &Thing, pose: Pose, look: &ToolView<'_>) -> bool {
    let board = &look.layout.board;
    board.covered(look.mission.base(thing), pose, board.closed_at_start()).is_some()
}

/// Would a figure stand on another one?
pub(super) fn crowded(thing: &Thing, pose: Pose, look: &ToolView<'_>, held: &Selection) -> bool {
    let mine: Vec<Cell> = pose.cells(look.mission.base(thing)).collect();
    let figures = look
        .mission
        .things()
        .iter()
        .filter(|(id, other)| matches!(other.kind, ThingKind::Figure(_)) && !held.contains(id));
    figures
        .into_iter()
        .any(|(_, other)| other.cells(look.mission.base(other)).iter().any(|cell| mine.contains(cell)))
}

/// The borders a door closes, walls among them.
pub(super) fn edges(door: &Door, look: &ToolView<'_>) -> Vec<Edge> {
    if !door.fills_spaces(look.mission.system()) {
        return door.edges().to_vec();
    }
    let around = door.doorway().into_iter().flat_map(|cell| Side4::ALL.map(|side| cell.edge(side)));
    let mut edges: Vec<Edge> = around.collect();
    edges.sort_unstable_by_key(|edge| (edge.cell.y, edge.cell.x, edge.west));
    edges.dedup();
    edges
}

/// What is wrong with the place of a door, by the id of its words.
pub(super) fn door(door: &Door, look: &ToolView<'_>, held: &Selection) -> Option<&'static str> {
    let board = &look.layout.board;
    let fills = door.fills_spaces(look.mission.system());
    if fills && door.doorway().iter().any(|cell| board.space_at(*cell).is_none()) {
        return Some("door-no-floor");
    }
    for edge in door.edges().into_iter().filter(|_| !fills) {
        let [a, b] = edge.cells();
        let spaces = (board.space_at(a), board.space_at(b));
        let (Some(one), Some(two)) = spaces else { return Some("door-no-floor") };
        match board.edge(edge) {
            EdgeKind::Wall => return Some("door-wall"),
            EdgeKind::Blocking => return Some("door-blocked"),
            EdgeKind::Open | EdgeKind::Impassable => {}
        }
        if board.placement_of(one) == board.placement_of(two) {
            return Some("door-inside");
        }
    }
    let mine = edges(door, look);
    let shares = |other: &Door| edges(other, look).iter().any(|edge| mine.contains(edge));
    let mut doors = look.mission.things().iter().filter(|(id, _)| !held.contains(id));
    let taken = doors.any(|(_, thing)| matches!(&thing.kind, ThingKind::Door(other) if shares(other)));
    taken.then_some("door-taken")
}
