//! What keys do to a selection that lies still: turn it, flip it, nudge it. What stands on tiles goes along.

use super::super::{Reply, ToolView};
use crate::document::Selection;
use crate::naming::{move_in_words, pieces_in_words};
use crate::pieces;
use crate::words::say_with;
use missions::history::Change;
use missions::{Clip, Edit, Mission, Thing, ThingKind, group};
use tiles::Turn;

/// What is chosen, with everything that stands on its tiles.
pub(super) fn with_standing(look: &ToolView<'_>, chosen: &Selection) -> Selection {
    let tiles = chosen.iter().copied().filter(|id| look.mission.tiles().contains_key(id));
    let mut all = group::standing_on(look.mission, tiles, look.catalogue);
    all.extend(chosen);
    all
}

fn change(look: &ToolView<'_>, id: &str, edits: Vec<Edit>) -> Reply {
    let label = say_with(id, &[("pieces", pieces_in_words(look.mission, look.selection).into())]);
    let change = (!edits.is_empty()).then(|| Change::new(label, edits));
    Reply { change, ..Reply::default() }
}

/// By a quarter, as one.
pub(super) fn turned(look: &ToolView<'_>, turn: Turn) -> Reply {
    let all = with_standing(look, look.selection);
    change(look, "change-turn", group::turn_group(look.mission, all, turn))
}

/// By so many columns and rows. Pressing again and again is one step.
pub(super) fn nudged(look: &ToolView<'_>, dx: i16, dy: i16) -> Reply {
    let all = with_standing(look, look.selection);
    let edits = group::move_group(look.mission, all, dx, dy);
    if edits.is_empty() {
        return Reply::default();
    }
    let change = Change::new(move_in_words(look.mission, look.selection, &edits), edits);
    let key = format!("nudge {:?}", look.selection);
    Reply { change: Some(change.merging(key)), ..Reply::default() }
}

/// To the other side; what has none, to its other face or state.
pub(super) fn flipped(look: &ToolView<'_>) -> Reply {
    let clip = Clip::of(look.mission, with_standing(look, look.selection));
    let flipped = mirrored(&clip, look.mission);
    change(look, "change-flip", if flipped == clip { Vec::new() } else { group::put_back(flipped) })
}

/// Tiles show their other sides, all as one seen in a mirror, so that what met still meets. Without tiles, pieces with two
/// sides are turned over.
pub(super) fn mirrored(clip: &Clip, mission: &Mission) -> Clip {
    if !clip.tiles.is_empty() {
        return clip.mirrored(mission);
    }
    let over = |thing: &Thing| {
        let mut thing = thing.clone();
        if let ThingKind::Piece(piece) = &mut thing.kind
            && pieces::has_sides(&piece.kind, mission.system())
        {
            piece.up = !piece.up;
        }
        thing
    };
    Clip { things: clip.things.iter().map(|(id, thing)| (*id, over(thing))).collect(), ..clip.clone() }
}
