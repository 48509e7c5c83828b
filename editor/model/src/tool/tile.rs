//! Lay tiles: the piece hangs at the pointer by its middle, and openings draw each other. It stays in hand until one puts
//! it away; what does not fit may be laid all the same, for the checks will report it.

use super::tiling::{self, Meeting};
use super::{Aim, Input, Kind, Mark, Preview, Reply, Tone, Tool, ToolView};
use crate::naming::{put_in_words, tile_in_words};
use crate::palette::Stock;
use crate::words::{say, say_with};
use missions::Edit;
use missions::history::Change;
use missions::scene::Rect;
use tiles::{Catalogue, Cell, Face, Placement, TileNumber, Turn};

/// A tile in hand.
#[derive(Debug)]
pub(super) struct Tile {
    tile: TileNumber,
    face: Face,
    turn: Turn,
    aim: Option<Aim>,
}

impl Tile {
    /// This side of it up, turned so.
    pub(super) const fn new(tile: TileNumber, face: Face, turn: Turn) -> Self {
        Self { tile, face, turn, aim: None }
    }

    /// Where it would lie.
    fn placed(&self, look: &ToolView<'_>) -> Option<Placement> {
        let aim = self.aim?;
        let tile = Placement { tile: self.tile, face: self.face, at: Cell::new(0, 0), turn: self.turn };
        let (w, h) = tiling::size(tile, look.catalogue);
        let exact = (aim.at.x - f32::from(w) / 2.0, aim.at.y - f32::from(h) / 2.0);
        // Halves always to the same side, west and east of the origin alike.
        let at = Cell::new((exact.0 + 0.5).floor() as i16, (exact.1 + 0.5).floor() as i16);
        let tile = Placement { at, ..tile };
        if aim.is_free() {
            return Some(tile);
        }
        let off = (exact.0 - f32::from(at.x), exact.1 - f32::from(at.y));
        let others: Vec<Placement> = look.mission.tiles().values().copied().collect();
        let pull = tiling::magnet(&[tile], &others, look.catalogue, off);
        Some(pull.map_or(tile, |(dx, dy)| Placement { at: tiling::moved(at, Cell::new(dx, dy)), ..tile }))
    }

    fn name(&self) -> String {
        format!("{}{:?}", self.tile, self.face)
    }
}

impl Tool for Tile {
    fn input(&mut self, input: Input, look: &ToolView<'_>) -> Reply {
        match input {
            Input::Hover(aim) | Input::Drag(aim) | Input::Press(aim) => self.aim = Some(aim),
            Input::Leave | Input::Cancel => self.aim = None,
            Input::Turn(turn) => self.turn = turn.after(self.turn),
            Input::Flip => {
                self.face = other(self.face);
                // As one sees it: left for right, whichever way it is turned.
                self.turn = self.turn.back();
            }
            Input::Release(aim) | Input::Double(aim) => {
                self.aim = Some(aim);
                let Some(placed) = self.placed(look) else { return Reply::default() };
                let edit = Edit::Tile(look.mission.fresh_id(), Some(placed));
                let change = Change::new(put_in_words(tile_in_words(&placed), placed.at), [edit]);
                return Reply { change: Some(change), ..Reply::default() };
            }
            Input::Nudge(..) => {}
        }
        Reply::default()
    }

    fn preview(&self, look: &ToolView<'_>) -> Preview {
        let Some(placed) = self.placed(look) else { return Preview::default() };
        let others: Vec<Placement> = look.mission.tiles().values().copied().collect();
        let meeting = Meeting::of(&[placed], &others, look.catalogue);
        let ghosts = look.mission.bare().with([Edit::Tile(look.mission.fresh_id(), Some(placed))]);
        let mut parts = vec![stock(look, self.tile, &self.name())];
        parts.extend(words(&meeting));
        let mut marks = marks(&meeting);
        if meeting.short || meeting.both_sides || meeting.off {
            marks.push(frame(placed, look.catalogue));
        }
        Preview {
            ghosts: Some(ghosts),
            fits: meeting.fits(),
            marks,
            words: Some(parts.join("  ·  ")),
            ..Preview::default()
        }
    }

    fn hint(&self) -> &'static str {
        "hint-tile"
    }

    fn kind(&self) -> Kind {
        Kind::Tile(self.tile, self.face)
    }

    fn turn(&self) -> Option<Turn> {
        Some(self.turn)
    }
}

/// The other side of a piece.
pub(super) const fn other(face: Face) -> Face {
    match face {
        Face::A => Face::B,
        Face::B => Face::A,
    }
}

/// What is left of a tile in the box: `13A, 1 of 2 left`.
fn stock(look: &ToolView<'_>, number: TileNumber, name: &str) -> String {
    let stock = Stock::of_tile(number, look.mission);
    let (left, all) = stock.map_or((0, 0), |stock| (stock.left.max(0), stock.all));
    say_with("tool-tile", &[("tile", name.into()), ("left", left.into()), ("all", all.into())])
}

/// How tiles meet, on the map.
pub(super) fn marks(meeting: &Meeting) -> Vec<Mark> {
    let mut marks = Vec::new();
    if !meeting.overlap.is_empty() {
        marks.push(Mark::Cells(meeting.overlap.clone(), Tone::Bad));
    }
    for (edges, tone) in [(&meeting.joined, Tone::Good), (&meeting.walled, Tone::Bad)] {
        if !edges.is_empty() {
            marks.push(Mark::Edges(edges.clone(), tone));
        }
    }
    marks
}

/// How tiles meet, in words.
pub(super) fn words(meeting: &Meeting) -> Vec<String> {
    let counted = |id: &str, count: usize| (count > 0).then(|| say_with(id, &[("count", count.into())]));
    let mut words = Vec::new();
    words.extend(meeting.off.then(|| say("tool-off-table")));
    words.extend(counted("tool-overlap", meeting.overlap.len()));
    words.extend(counted("tool-walled", meeting.walled.len()));
    words.extend(meeting.short.then(|| say("tool-short")));
    words.extend(meeting.both_sides.then(|| say("tool-both-sides")));
    words.extend(counted("tool-joined", meeting.joined.len()));
    words
}

/// A frame around a tile with which something is wrong as a whole.
fn frame(tile: Placement, catalogue: &Catalogue) -> Mark {
    let (w, h) = tiling::size(tile, catalogue);
    let place = Rect::new(f32::from(tile.at.x), f32::from(tile.at.y), f32::from(w), f32::from(h));
    Mark::Frame(place, Tone::Bad)
}
