//! The drawing half of `ascii`: a board, or a piece of it, as text.
//! Drawn narrow it can be read back; drawn wide it has the proportions of cardboard in a terminal.

use crate::board::Board;
use crate::cell::{Cell, Edge};
use crate::ids::{DoorId, DoorSet};
use crate::tile::EdgeKind;
use std::fmt::{self, Display, Formatter};

/// A picture of a board as text, made by `to_string`. Set it up like a builder:
/// `Drawing::of(&board).wide().window(from, to).glyphs(&|cell| …)`.
#[derive(Clone, Copy)]
pub struct Drawing<'a> {
    board: &'a Board,
    window: Option<(Cell, Cell)>,
    closed: DoorSet,
    wide: bool,
    beyond: bool,
    glyphs: &'a dyn Fn(Cell) -> Option<char>,
    edge_glyphs: &'a dyn Fn(Edge) -> Option<char>,
}

impl fmt::Debug for Drawing<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_struct("Drawing")
            .field("window", &self.window)
            .field("wide", &self.wide)
            .finish_non_exhaustive()
    }
}

/// The letter of a door: capitals first, in the order a reader numbers them in.
const fn letter(door: DoorId) -> char {
    (if door.0 < 26 { b'A' + door.0 } else { b'a' + door.0 - 26 }) as char
}

/// The corners of the picture and what is drawn between them.
struct Frame {
    from: Cell,
    columns: i16,
    rows: i16,
}

impl Frame {
    /// How wide the row numbers are.
    fn margin(&self) -> usize {
        [self.from.y, self.from.y + self.rows - 1].map(|y| y.to_string().len()).into_iter().max().unwrap_or(0)
    }
}

impl<'a> Drawing<'a> {
    /// The whole board, narrow, all doors closed.
    #[must_use]
    pub fn of(board: &'a Board) -> Self {
        let nothing = &|_: Cell| None;
        let no_edge = &|_: Edge| None;
        let closed = board.all_doors();
        Self {
            board,
            window: None,
            closed,
            wide: false,
            beyond: false,
            glyphs: nothing,
            edge_glyphs: no_edge,
        }
    }

    /// Only the cells of a rectangle, given by its north-west and south-east cell; clipped to the board.
    #[must_use]
    pub const fn window(self, from: Cell, to: Cell) -> Self {
        Self { window: Some((from, to)), ..self }
    }

    /// The cells up to `margin` cells away from any of `places`.
    #[must_use]
    pub fn around(self, places: &[Cell], margin: u8) -> Self {
        let margin = i16::from(margin);
        let xs = places.iter().map(|c| c.x);
        let ys = places.iter().map(|c| c.y);
        let (Some(west), Some(east), Some(north), Some(south)) =
            (xs.clone().min(), xs.max(), ys.clone().min(), ys.max())
        else {
            return self;
        };
        self.window(
            Cell::new(west.saturating_sub(margin), north.saturating_sub(margin)),
            Cell::new(east.saturating_add(margin), south.saturating_add(margin)),
        )
    }

    /// Which doors are drawn as closed; the others are not drawn.
    #[must_use]
    pub const fn closed(self, closed: DoorSet) -> Self {
        Self { closed, ..self }
    }

    /// Three characters per cell instead of one, and the columns and rows numbered.
    #[must_use]
    pub const fn wide(self) -> Self {
        Self { wide: true, ..self }
    }

    /// The window may show what lies beyond the rim of the board.
    #[must_use]
    pub const fn beyond(self) -> Self {
        Self { beyond: true, ..self }
    }

    /// What to draw on a cell instead of its ground, or in the void.
    #[must_use]
    pub const fn glyphs(self, glyphs: &'a dyn Fn(Cell) -> Option<char>) -> Self {
        Self { glyphs, ..self }
    }

    /// What to draw on a border instead of its print.
    #[must_use]
    pub const fn edge_glyphs(self, edge_glyphs: &'a dyn Fn(Edge) -> Option<char>) -> Self {
        Self { edge_glyphs, ..self }
    }

    fn frame(&self) -> Option<Frame> {
        let (mut from, mut to) = self.window.or_else(|| self.board.bounds())?;
        if !self.beyond {
            let (north_west, south_east) = self.board.bounds()?;
            from = Cell::new(from.x.max(north_west.x), from.y.max(north_west.y));
            to = Cell::new(to.x.min(south_east.x), to.y.min(south_east.y));
        }
        (from.x <= to.x && from.y <= to.y).then(|| Frame {
            from,
            columns: to.x - from.x + 1,
            rows: to.y - from.y + 1,
        })
    }

    fn ground(&self, cell: Cell) -> char {
        match self.board.space_at(cell) {
            _ if let Some(glyph) = (self.glyphs)(cell) => glyph,
            None => ' ',
            Some(_) if self.difficult(cell) => '~',
            Some(_) => '.',
        }
    }

    fn difficult(&self, cell: Cell) -> bool {
        self.board.space_at(cell).is_some_and(|space| self.board.space(space).difficult)
    }

    /// A border: its glyph, if anything is there. Borders between void and void are nothing by themselves.
    fn border(&self, edge: Edge) -> Option<char> {
        if let Some(glyph) = (self.edge_glyphs)(edge) {
            return Some(glyph);
        }
        if edge.cells().iter().all(|cell| self.board.space_at(*cell).is_none()) {
            return None;
        }
        if let Some(door) = self.board.doors_on(edge).find(|door| self.closed.has(*door)) {
            return Some(letter(door));
        }
        match self.board.edge(edge) {
            EdgeKind::Open => None,
            EdgeKind::Impassable => Some(':'),
            EdgeKind::Blocking => Some('#'),
            EdgeKind::Wall => Some(if edge.west { '|' } else { '-' }),
        }
    }

    fn corner(&self, at: Cell, first: bool) -> char {
        let north = Cell::new(at.x, at.y.saturating_sub(1));
        let west = Cell::new(at.x.saturating_sub(1), at.y);
        let vertical = [north, at].map(|cell| self.border(Edge { cell, west: true }));
        let horizontal = [west, at].map(|cell| self.border(Edge { cell, west: false }));
        match (vertical, horizontal) {
            // The first corner is always drawn: a reader finds the margin by it.
            _ if first => '+',
            ([None, None], [None, None]) => ' ',
            ([None, None], [Some(a), Some(b)]) | ([Some(a), Some(b)], [None, None]) if a == b => a,
            _ => '+',
        }
    }

    fn line(&self, frame: &Frame, row: i16) -> String {
        let mut line = String::new();
        let y = frame.from.y + row / 2;
        if self.wide {
            let label = if row % 2 == 1 { y.to_string() } else { String::new() };
            line += &format!("{label:>width$} ", width = frame.margin());
        }
        for column in 0..=2 * frame.columns {
            let cell = Cell::new(frame.from.x + column / 2, y);
            let pad = |glyph: char, fill: char| {
                if self.wide { String::from_iter([fill, glyph, fill]) } else { glyph.to_string() }
            };
            line += &match (row % 2, column % 2) {
                (0, 0) => self.corner(cell, row == 0 && column == 0).to_string(),
                (0, _) => {
                    let glyph = self.border(Edge { cell, west: false }).unwrap_or(' ');
                    pad(glyph, glyph)
                }
                (_, 0) => self.border(Edge { cell, west: true }).unwrap_or(' ').to_string(),
                _ => pad(self.ground(cell), if self.difficult(cell) { '~' } else { ' ' }),
            };
        }
        line.trim_end().to_owned()
    }
}

impl Display for Drawing<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Some(frame) = self.frame() else { return Ok(()) };
        if self.wide {
            let numbers: String = (0..frame.columns).map(|x| format!("{:^4}", frame.from.x + x)).collect();
            writeln!(f, "{:width$}  {}", "", numbers.trim_end(), width = frame.margin())?;
        }
        for row in 0..=2 * frame.rows {
            writeln!(f, "{}", self.line(&frame, row))?;
        }
        Ok(())
    }
}
