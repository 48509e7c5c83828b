//! A board as text and back: for tests, logs and pieces of map in the terminal.
//! It draws what the board knows, in the signs of the tile drawings; figures and tokens come in as glyphs of the
//! caller's choice.
//!
//! One character per cell, with the borders in between, so that a board of `w`×`h` cells takes `2w + 1` columns and
//! `2h + 1` rows. Cells lie at odd columns and odd rows:
//!
//! | | cell |
//! |---|---|
//! | space | void |
//! | `.` | a space |
//! | `~` | a difficult space |
//! | a letter | a space with a mark on it |
//! | a digit | a difficult space with a mark on it |
//!
//! Borders have one coordinate even and one odd; corners (both even) mean nothing:
//!
//! | | border |
//! |---|---|
//! | space | nothing |
//! | `\|` or `-` | wall |
//! | `:` | impassable |
//! | `#` | blocking |
//! | a letter | a door; equal letters are one door, doors are numbered in the order of their letters |
//!
//! Borders to void are walls and need not be drawn. The first line must begin with `+`, the north-west corner: what
//! stands left of it in any line is margin and cut off. The cell there is (0, 0).
//!
//! Heights, furniture and covered spaces come in a second drawing ([`Sketch::over`]), one character per cell without
//! borders (white space between them does not count): `.` nothing, a digit the height, `T` tall furniture, `o` low
//! furniture, `?` a space not yet uncovered.
//!
//! ```
//! let sketch = tiles::ascii::parse("
//!     +---+
//!     |M|~|
//!     +D+ +
//!     |. X|
//!     +---+");
//! let (marine, ground) = (sketch.space('M').unwrap(), sketch.board.ground(sketch.board.all_doors()));
//! assert!(sketch.problems.is_empty());
//! assert_eq!(ground.neighbours(marine).len(), 0);
//! assert_eq!(sketch.board.ground(Default::default()).range(marine, sketch.space('X').unwrap()), 1);
//! ```

mod draw;

pub use draw::Drawing;

use crate::board::Board;
use crate::cell::{Cell, Edge};
use crate::ids::{DoorId, MAX_DOORS, SpaceId};
use crate::layout::{Draft, DraftDoor, MAX_SIDE};
use crate::relief::{Furniture, Relief};
use crate::spaces::{MAX_SPACES, Spaces};
use crate::tile::{EdgeKind, Space};
use std::collections::BTreeMap;

/// A board read from text, with the marks that were drawn on it.
#[derive(Debug)]
pub struct Sketch {
    /// The board; cell (0, 0) is the north-west one of the drawing.
    pub board: Board,
    /// The cells of every mark, in reading order.
    pub marks: BTreeMap<char, Vec<Cell>>,
    /// The letter of every door, by `DoorId`.
    pub doors: Vec<char>,
    /// The spaces that are not drawn as covered; `board.part` makes the others void.
    pub uncovered: Spaces,
    /// What could not be read; it was left out.
    pub problems: Vec<String>,
}

impl Sketch {
    /// The sketch with what a second drawing lays over it; the form is described at the head of this module.
    #[must_use]
    pub fn over(mut self, text: &str) -> Self {
        let mut reliefs = Vec::new();
        let lines = text.lines().map(str::trim).skip_while(|line| line.is_empty());
        for (y, line) in lines.enumerate() {
            for (x, glyph) in line.split_whitespace().flat_map(str::chars).enumerate() {
                let cell = Cell::new(x as i16, y as i16);
                let relief = match glyph {
                    '.' => continue,
                    '?' => {
                        if let Some(space) = self.board.space_at(cell) {
                            self.uncovered.remove(space);
                        }
                        continue;
                    }
                    'T' => Relief::furnished(Furniture::Tall),
                    'o' => Relief::furnished(Furniture::Low),
                    _ if let Some(height) = glyph.to_digit(10) => Relief::level(height as i8),
                    _ => {
                        self.problems.push(format!("line {}: nothing over a cell is drawn {glyph:?}", y + 1));
                        continue;
                    }
                };
                reliefs.push((cell, relief));
            }
        }
        self.board = self.board.with_relief(reliefs);
        self
    }

    /// The first space with a mark, if it was drawn.
    #[must_use]
    pub fn space(&self, mark: char) -> Option<SpaceId> {
        self.board.space_at(*self.marks.get(&mark)?.first()?)
    }

    /// All spaces with a mark.
    #[must_use]
    pub fn spaces(&self, mark: char) -> Spaces {
        self.marks.get(&mark).into_iter().flatten().filter_map(|cell| self.board.space_at(*cell)).collect()
    }

    /// The door with a letter, if it was drawn.
    #[must_use]
    pub fn door(&self, letter: char) -> Option<DoorId> {
        self.doors.iter().position(|d| *d == letter).map(|i| DoorId(i as u8))
    }
}

impl Board {
    /// A board from text, for those who need neither marks nor problems. See [`crate::ascii`].
    #[must_use]
    pub fn from_ascii(text: &str) -> Self {
        parse(text).board
    }
}

/// Read a board from text; the form is described at the head of this module.
#[must_use]
pub fn parse(text: &str) -> Sketch {
    let mut reader = Reader::default();
    let lines: Vec<&str> = text.lines().skip_while(|line| line.trim().is_empty()).collect();
    let margin = lines.first().and_then(|line| line.chars().position(|c| c == '+')).unwrap_or(0);
    for (row, line) in lines.iter().enumerate() {
        for (column, glyph) in line.trim_end().chars().skip(margin).enumerate() {
            reader.read(row, column, glyph);
        }
    }
    reader.finish()
}

#[derive(Default)]
struct Reader {
    draft: Draft,
    doors: BTreeMap<char, Vec<Edge>>,
    marks: BTreeMap<char, Vec<Cell>>,
    problems: Vec<String>,
}

impl Reader {
    fn problem(&mut self, row: usize, column: usize, what: &str) {
        self.problems.push(format!("line {}, column {}: {what}", row + 1, column + 1));
    }

    fn read(&mut self, row: usize, column: usize, glyph: char) {
        if glyph == ' ' {
            return;
        }
        if row > 2 * MAX_SIDE || column > 2 * MAX_SIDE {
            // One note is enough for a drawing of any size.
            if self.problems.last().is_none_or(|p| !p.ends_with("larger board")) {
                self.problem(row, column, "there is no larger board");
            }
            return;
        }
        let cell = Cell::new((column / 2) as i16, (row / 2) as i16);
        match (row % 2 == 1, column % 2 == 1) {
            (false, false) => {}
            (true, true) => self.cell(row, column, cell, glyph),
            (_, west) => self.border(row, column, Edge { cell, west: !west }, glyph),
        }
    }

    fn cell(&mut self, row: usize, column: usize, cell: Cell, glyph: char) {
        let difficult = match glyph {
            '.' => false,
            '~' => true,
            mark if mark.is_ascii_alphanumeric() => {
                self.marks.entry(mark).or_default().push(cell);
                mark.is_ascii_digit()
            }
            _ => return self.problem(row, column, &format!("no cell is drawn {glyph:?}")),
        };
        if self.draft.spaces.len() < MAX_SPACES {
            let _ = self.draft.spaces.insert((cell.y, cell.x), (Space { difficult }, 0));
        } else {
            self.problem(row, column, "there is no larger board");
        }
    }

    fn border(&mut self, row: usize, column: usize, edge: Edge, glyph: char) {
        let kind = match glyph {
            '|' | '-' => EdgeKind::Wall,
            ':' => EdgeKind::Impassable,
            '#' => EdgeKind::Blocking,
            letter if letter.is_ascii_alphabetic() => {
                self.doors.entry(letter).or_default().push(edge);
                return;
            }
            _ => return self.problem(row, column, &format!("no border is drawn {glyph:?}")),
        };
        let _ = self.draft.edges.insert(edge, kind);
    }

    fn finish(mut self) -> Sketch {
        let mut letters = Vec::new();
        for (letter, edges) in std::mem::take(&mut self.doors) {
            let between = |edge: &Edge| {
                edge.cells().iter().all(|cell| self.draft.spaces.contains_key(&(cell.y, cell.x)))
            };
            if !edges.iter().all(between) {
                self.problems.push(format!("door {letter:?} does not lie between spaces"));
            } else if letters.len() == MAX_DOORS {
                self.problems.push(format!("door {letter:?} is one too many"));
            } else {
                letters.push(letter);
                self.draft.doors.push(DraftDoor { edges, ..DraftDoor::default() });
            }
        }
        let board = Board::new(self.draft);
        let uncovered = board.uncovered();
        Sketch { board, marks: self.marks, doors: letters, uncovered, problems: self.problems }
    }
}
