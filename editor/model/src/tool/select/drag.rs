//! Pieces in hand: what is selected, with everything that stands on its tiles. They lie where they were until the button
//! is let go; with Ctrl or Alt they stay there, and copies are laid.

use super::super::tiling::{self, Meeting};
use super::super::{Aim, Mark, Preview, Reply, Tone, ToolView, snap, stand, tile};
use super::still;
use crate::document::Selection;
use crate::naming::{move_in_words, pieces_in_words};
use crate::words::{say, say_with};
use missions::history::Change;
use missions::{Clip, Edit, Id, Thing, ThingKind, group};
use tiles::{Placement, Turn};

/// What is in hand.
#[derive(Debug)]
pub(super) struct Drag {
    /// What was selected, without what only goes along.
    chosen: Selection,
    /// All of it as it lies on the map.
    lying: Clip,
    /// All of it as it was turned and flipped in hand.
    held: Clip,
    from: Aim,
    /// Where it is held now.
    pub(super) now: Aim,
}

impl Drag {
    /// Take pieces up.
    pub(super) fn begin(look: &ToolView<'_>, chosen: &Selection, from: Aim, now: Aim) -> Self {
        let lying = Clip::of(look.mission, still::with_standing(look, chosen));
        Self { chosen: chosen.clone(), held: lying.clone(), lying, from, now }
    }

    /// Something has changed what is in hand while it was.
    pub(super) fn is_stale(&self, look: &ToolView<'_>) -> bool {
        Clip::of(look.mission, ids(&self.lying)) != self.lying
    }

    /// Turn it in hand.
    pub(super) fn turn(&mut self, turn: Turn, look: &ToolView<'_>) -> Reply {
        self.held = self.held.turned(turn, look.mission);
        Reply::default()
    }

    /// Flip it in hand.
    pub(super) fn flip(&mut self, look: &ToolView<'_>) -> Reply {
        self.held = still::mirrored(&self.held, look.mission);
        Reply::default()
    }

    const fn copies(&self) -> bool {
        self.now.copies()
    }

    /// The one thing in hand, if it is only one.
    fn single(&self) -> Option<(Id, &Thing)> {
        let alone = self.held.tiles.is_empty() && self.held.regions.is_empty() && self.held.things.len() == 1;
        self.held.things.iter().next().filter(|_| alone).map(|(id, thing)| (*id, thing))
    }

    /// What does not stay where it is.
    fn lifted(&self) -> Selection {
        if self.copies() { Selection::new() } else { ids(&self.lying).collect() }
    }

    /// The tiles that stay.
    fn others(&self, look: &ToolView<'_>) -> Vec<Placement> {
        let lifted = self.lifted();
        look.mission.tiles().iter().filter(|(id, _)| !lifted.contains(id)).map(|(_, tile)| *tile).collect()
    }

    /// How far the pointer has come, in spaces.
    const fn way(&self) -> (f32, f32) {
        (self.now.at.x - self.from.at.x, self.now.at.y - self.from.at.y)
    }

    /// By how many columns and rows all of it moves.
    fn offset(&self, look: &ToolView<'_>) -> (i16, i16) {
        let way = self.way();
        let (dx, dy) = ((way.0 + 0.5).floor() as i16, (way.1 + 0.5).floor() as i16);
        if self.now.is_free() || self.held.tiles.is_empty() {
            return (dx, dy);
        }
        let off = (way.0 - f32::from(dx), way.1 - f32::from(dy));
        let moved = self.held.moved(dx, dy);
        let tiles: Vec<Placement> = moved.tiles.values().copied().collect();
        let pull = tiling::magnet(&tiles, &self.others(look), look.catalogue, off);
        pull.map_or((dx, dy), |(x, y)| (dx.saturating_add(x), dy.saturating_add(y)))
    }

    /// All of it where it would be laid now.
    fn laid(&self, look: &ToolView<'_>) -> Clip {
        if let Some((id, thing)) = self.single() {
            let way = self.way();
            let at = snap::middle(thing, look.mission).shifted(way.0, way.1);
            let thing = snap::thing(thing.clone(), at, self.now.is_free(), look, &self.lifted());
            return Clip { things: [(id, thing)].into(), ..Clip::default() };
        }
        let (dx, dy) = self.offset(look);
        self.held.moved(dx, dy)
    }

    /// Lay it down.
    pub(super) fn finish(&self, look: &ToolView<'_>) -> Reply {
        let laid = self.laid(look);
        if !self.copies() {
            let edits = group::put_back(laid);
            let change = Change::new(move_in_words(look.mission, &self.chosen, &edits), edits);
            return Reply { change: Some(change), ..Reply::default() };
        }
        let way = self.way();
        if way.0.hypot(way.1) < 0.5 {
            // Nobody wants a copy that lies on what it is a copy of.
            return Reply::default();
        }
        let edits = laid.place(look.mission, 0, 0);
        let copies = ids(&laid).zip(edits.iter().filter_map(Edit::about));
        let select = copies.filter(|(old, _)| self.chosen.contains(old)).map(|(_, new)| new).collect();
        let pieces = pieces_in_words(look.mission, &self.chosen);
        let change = Change::new(say_with("change-copy", &[("pieces", pieces.into())]), edits);
        Reply { change: Some(change), select: Some(select), ..Reply::default() }
    }

    /// Show it where it would be laid now.
    pub(super) fn preview(&self, look: &ToolView<'_>) -> Preview {
        let (laid, lifted) = (self.laid(look), self.lifted());
        let mut parts = vec![self.travelled(&laid)];
        let (mut marks, mut fits) = (Vec::new(), true);
        let tiles: Vec<Placement> = laid.tiles.values().copied().collect();
        if !tiles.is_empty() {
            let mut meeting = Meeting::of(&tiles, &self.others(look), look.catalogue);
            if !self.copies() {
                // Moving takes nothing out of the box.
                (meeting.short, meeting.both_sides) = (false, false);
            }
            (marks, fits) = (tile::marks(&meeting), meeting.fits());
            parts.extend(tile::words(&meeting));
        } else if let [thing] = &laid.things.values().collect::<Vec<_>>()[..] {
            let trouble = stand::trouble(thing, look, &lifted);
            let tone = trouble.as_ref().map_or(Tone::Good, |(tone, _)| *tone);
            fits = tone != Tone::Bad;
            marks.push(match &thing.kind {
                ThingKind::Door(door) => Mark::Edges(stand::edges(door, look), tone),
                _ => Mark::Cells(thing.cells(look.mission.base(thing)), tone),
            });
            parts.extend(trouble.map(|(_, why)| why));
        }
        let ghosts = Some(look.mission.bare().with(group::put_back(laid)));
        Preview { ghosts, fits, lifted, marks, words: Some(parts.join("  ·  ")) }
    }

    /// How far it has come: `3 right, 2 up`.
    fn travelled(&self, laid: &Clip) -> String {
        let corner = |clip: &Clip| {
            let tile = clip.tiles.values().next().map(|tile| tile.at);
            let thing = || clip.things.values().next().map(Thing::at);
            let cell = || clip.regions.values().find_map(|region| region.cells.first().copied());
            tile.or_else(thing).or_else(cell).unwrap_or_default()
        };
        let (now, then) = (corner(laid), corner(&self.held));
        let (x, y) = (i32::from(now.x) - i32::from(then.x), i32::from(now.y) - i32::from(then.y));
        let by = distance(x, y);
        if self.copies() { say_with("tool-copied", &[("by", by.into())]) } else { by }
    }
}

/// A way over the board: `2 left, 3 down`. What is zero is left out.
fn distance(x: i32, y: i32) -> String {
    let part = |by: i32, less: &str, more: &str| {
        let id = if by < 0 { less } else { more };
        (by != 0).then(|| say_with(id, &[("count", by.abs().into())]))
    };
    let parts = [part(x, "moved-left", "moved-right"), part(y, "moved-up", "moved-down")];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    if parts.is_empty() { say("moved-none") } else { parts.join(", ") }
}

/// The pieces of a clip, in the order in which they are laid.
fn ids(clip: &Clip) -> impl Iterator<Item = Id> + use<'_> {
    clip.tiles.keys().chain(clip.things.keys()).chain(clip.regions.keys()).copied()
}

#[cfg(test)]
mod tests {
    use super::distance;

    #[test]
    fn a_way_has_directions_and_no_signs() {
        assert_eq!(distance(-2, 0), "2 left");
        assert_eq!(distance(3, -1), "3 right, 1 up");
        assert_eq!(distance(0, 4), "4 down");
        assert_eq!(distance(0, 0), "not moved");
    }
}
