//! What speaks against a thing where it stands, in a few words for the hand that holds it.
//! The checks say it of the whole mission and at length; these are the ones a place decides.

use super::{Look, Tone};
use crate::document::Selection;
use crate::words::say;
use missions::thing::Door;
use missions::{Thing, ThingKind};
use tiles::{Cell, Edge, EdgeKind, Pose};

/// Something is wrong with a place: how badly, and why.
pub(super) type Trouble = (Tone, String);

/// What is wrong with a thing where it stands, those in hand left aside.
pub(super) fn trouble(thing: &Thing, look: &Look<'_>, held: &Selection) -> Option<Trouble> {
    let bad = |id: &str| Some((Tone::Bad, say(id)));
    match &thing.kind {
        ThingKind::Door(door) => self::door(*door, look, held).map(|id| (Tone::Bad, say(id))),
        ThingKind::Figure(figure) => {
            if !fits(thing, figure.pose(), look) {
                return bad("stand-base");
            }
            crowded(thing, figure.pose(), look, held).then(|| (Tone::Bad, say("stand-figure")))
        }
        // It may stand beside the map.
        ThingKind::Label(_) => None,
        _ if look.layout.space(thing.at()).is_none() => bad("stand-nowhere"),
        kind => {
            let there =
                |what: fn(&ThingKind) -> bool| others(look, held, thing.at()).any(|it| what(&it.kind));
            match kind {
                ThingKind::Start(_) if there(|it| matches!(it, ThingKind::Start(_))) => bad("stand-start"),
                ThingKind::Portal(_) | ThingKind::Teleporter(_) if there(is_flat) => bad("stand-flat"),
                ThingKind::Portal(_) | ThingKind::Teleporter(_) if there(is_token) => fair("stand-token"),
                ThingKind::Token(_) if there(|it| is_flat(it) || is_token(it)) => fair("stand-token"),
                _ => None,
            }
        }
    }
}

fn fair(id: &str) -> Option<Trouble> {
    Some((Tone::Fair, say(id)))
}

const fn is_flat(kind: &ThingKind) -> bool {
    matches!(kind, ThingKind::Portal(_) | ThingKind::Teleporter(_))
}

const fn is_token(kind: &ThingKind) -> bool {
    matches!(kind, ThingKind::Token(_))
}

fn others<'a>(look: &Look<'a>, held: &'a Selection, at: Cell) -> impl Iterator<Item = &'a Thing> {
    let free = look.mission.things().iter().filter(|(id, _)| !held.contains(id));
    free.map(|(_, thing)| thing).filter(move |thing| thing.at() == at)
}

/// Does the base of a figure lie wholly on spaces, with no wall or closed door inside it?
pub(super) fn fits(thing: &Thing, pose: Pose, look: &Look<'_>) -> bool {
    let board = &look.layout.board;
    board.covered(look.mission.base(thing), pose, board.all_doors()).is_some()
}

/// Would a figure stand on another one?
pub(super) fn crowded(thing: &Thing, pose: Pose, look: &Look<'_>, held: &Selection) -> bool {
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

/// What is wrong with the place of a door, by the id of its words.
pub(super) fn door(door: Door, look: &Look<'_>, held: &Selection) -> Option<&'static str> {
    let board = &look.layout.board;
    for edge in door.edges() {
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
    let shares = |other: &Door| other.edges().iter().any(|edge: &Edge| door.edges().contains(edge));
    let mut doors = look.mission.things().iter().filter(|(id, _)| !held.contains(id));
    let taken = doors.any(|(_, thing)| matches!(&thing.kind, ThingKind::Door(other) if shares(other)));
    taken.then_some("door-taken")
}
