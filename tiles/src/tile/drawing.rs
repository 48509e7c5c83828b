//! A tile side as text: the symbols, the printer, and the door to the reader. The format is described in
//! `catalogue/doom-2016/README.md`; `catalogue` reads headers and whole files.

mod glyph;
mod reader;

pub use glyph::{Blot, MAX_SIDE, position_of_cell, position_of_edge};

use super::{EdgeKind, Space, TileSide};
use crate::cell::{Cell, Edge, Side4};
use glyph::{STEP, arrow, line_glyph};

impl TileSide {
    /// The side drawn as text, one line per row of borders and per row of spaces, without blanks at line ends.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut out = String::new();
        for y in 0..=self.h {
            let mut line = String::new();
            for x in 0..=self.w {
                let here = Cell::new(x, y);
                let meets = [here.edge(Side4::North), here.edge(Side4::West)]
                    .into_iter()
                    .chain([Cell::new(x, y - 1).edge(Side4::West), Cell::new(x - 1, y).edge(Side4::North)])
                    .any(|e| self.glyph(e) != ' ');
                line.push(if meets { '+' } else { ' ' });
                line.extend([self.glyph(here.edge(Side4::North)); STEP - 1]);
            }
            push_line(&mut out, &line);
            if y == self.h {
                break;
            }
            line.clear();
            for x in 0..=self.w {
                let here = Cell::new(x, y);
                line.push(self.glyph(here.edge(Side4::West)));
                line.push_str(match self.spaces.get(&here) {
                    None => "   ",
                    Some(Space { difficult: false }) => " . ",
                    Some(Space { difficult: true }) => "~~~",
                });
            }
            push_line(&mut out, &line);
        }
        out
    }

    /// The character a border is drawn with.
    fn glyph(&self, edge: Edge) -> char {
        let [before, after] = edge.cells();
        match (self.has(before), self.has(after)) {
            (false, false) => ' ',
            (true, true) => match self.edges.get(&edge) {
                Some(kind) => line_glyph(*kind, edge.west),
                None if self.door_marks.contains(&edge) => 'D',
                None => ' ',
            },
            (first, _) => {
                let (cell, side) = match (first, edge.west) {
                    (true, true) => (before, Side4::East),
                    (true, false) => (before, Side4::South),
                    (false, true) => (after, Side4::West),
                    (false, false) => (after, Side4::North),
                };
                if self.openings.contains(&(cell, side)) {
                    arrow(side)
                } else {
                    line_glyph(EdgeKind::Wall, edge.west)
                }
            }
        }
    }

    /// Read a drawing. Whatever the text, a side comes back: what could not be understood is listed, and read as
    /// floor, as no line, or (on the outline) as wall.
    #[must_use]
    pub fn from_text(text: &str) -> (Self, Vec<Blot>) {
        Self::from_lines(&text.lines().collect::<Vec<_>>())
    }

    /// As [`from_text`](Self::from_text), for text already cut into lines.
    #[must_use]
    pub fn from_lines(lines: &[&str]) -> (Self, Vec<Blot>) {
        reader::read(lines)
    }
}

fn push_line(out: &mut String, line: &str) {
    out.push_str(line.trim_end());
    out.push('\n');
}
