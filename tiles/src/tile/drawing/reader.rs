//! Reads the drawing of a tile side, character by character, and complains about what it cannot understand.
//! `catalogue::check` decides whether the side is a good one.

use super::{Blot, MAX_SIDE, STEP, arrow, line_glyph, position_of_cell, position_of_edge};
use crate::cell::{Cell, Edge, Side4};
use crate::tile::{EdgeKind, Space, TileSide};
use crate::words::sentence;
use words::Text;

/// Reads `lines`; complaints come in reading order.
pub(super) fn read(lines: &[&str]) -> (TileSide, Vec<Blot>) {
    let mut reader = Reader::new(lines);
    let side = reader.side();
    reader.blots.sort_by_key(|b| (b.line, b.column));
    (side, reader.blots)
}

struct Reader {
    rows: Vec<Vec<char>>,
    /// Rows whose length shows that something slipped: one complaint for the row, none for its characters.
    slipped: Vec<bool>,
    side: TileSide,
    blots: Vec<Blot>,
    /// Blanks before every row, left out of `rows`.
    indent: usize,
}

impl Reader {
    fn new(lines: &[&str]) -> Self {
        // Enough to see that a drawing is too large, whatever its real size.
        let max_rows = 2 * (MAX_SIDE as usize + 1);
        let max_columns = STEP * (MAX_SIDE as usize + 1) + 1;
        let drawn = lines.iter().take(max_rows).filter(|l| !l.trim().is_empty());
        let indent = drawn.map(|l| l.chars().take_while(|c| *c == ' ').count()).min().unwrap_or(0);
        let rows: Vec<Vec<char>> = lines
            .iter()
            .take(max_rows)
            .map(|l| {
                let mut row: Vec<char> = l.chars().skip(indent).take(max_columns).collect();
                row.truncate(row.iter().rposition(|c| !c.is_whitespace()).map_or(0, |i| i + 1));
                row
            })
            .collect();
        let slipped = vec![false; rows.len()];
        Self { rows, slipped, side: TileSide::default(), blots: Vec::new(), indent }
    }

    fn complain(&mut self, code: &'static str, at: (usize, usize), sentence: Text, help: Text) {
        if self.slipped.get(at.0).copied().unwrap_or(false) {
            return;
        }
        self.blots.push(Blot { code, line: at.0, column: self.indent + at.1, sentence, help });
    }

    fn side(&mut self) -> TileSide {
        if self.rows.iter().all(Vec::is_empty) {
            self.complain("empty", (0, 0), sentence("reader-empty"), sentence("draw-space"));
            return TileSide::default();
        }
        // Rows that have slipped do not say how wide the tile is, unless all have.
        let lengths = || self.rows.iter().map(Vec::len);
        let longest = lengths().filter(|l| l % STEP == 1).max().or(lengths().max()).unwrap_or(0);
        self.side.w = ((longest + 1) / STEP) as i16;
        self.side.h = (self.rows.len() / 2) as i16;
        if self.side.w > MAX_SIDE || self.side.h > MAX_SIDE {
            self.side.w = self.side.w.min(MAX_SIDE);
            self.side.h = self.side.h.min(MAX_SIDE);
            self.read();
            // Beyond the cut everything would look wrong: only this is worth saying.
            self.blots.clear();
            self.slipped.fill(false);
            self.complain(
                "size",
                (0, 0),
                sentence("reader-size").with("most", MAX_SIDE),
                sentence("reader-size-help"),
            );
        } else {
            self.check_rows();
            self.read();
        }
        std::mem::take(&mut self.side)
    }

    /// Every row ends in a corner or in a line, so its length shows whether characters are missing or too many.
    fn check_rows(&mut self) {
        if self.rows.len().is_multiple_of(2) {
            let last = self.rows.len() - 1;
            self.complain(
                "row-count",
                (last, 0),
                sentence("reader-rows").with("rows", self.rows.len()),
                sentence("reader-rows-help"),
            );
        }
        for line in 0..self.rows.len() {
            let len = self.rows[line].len();
            if let Some(column) = self.rows[line].iter().position(|c| *c == '\t') {
                self.complain("tab", (line, column), sentence("reader-tab"), sentence("reader-tab-help"));
                self.slipped[line] = true;
            } else if len > 0 && len % STEP != 1 {
                self.complain(
                    "row-length",
                    (line, len - 1),
                    sentence("reader-row").with("length", len),
                    sentence("reader-row-help"),
                );
                self.slipped[line] = true;
            }
        }
    }

    fn read(&mut self) {
        let (w, h) = (self.side.w, self.side.h);
        for y in 0..h {
            for x in 0..w {
                self.read_space(Cell::new(x, y));
            }
        }
        for y in 0..=h {
            for x in 0..=w {
                let cell = Cell::new(x, y);
                if x < w {
                    self.read_border(cell.edge(Side4::North));
                }
                if y < h {
                    self.read_border(cell.edge(Side4::West));
                }
                self.read_corner(2 * y as usize, STEP * x as usize);
            }
        }
        self.side.openings.sort_unstable();
        self.side.door_marks.sort_unstable();
    }

    fn at(&self, line: usize, column: usize) -> char {
        self.rows.get(line).and_then(|r| r.get(column)).copied().unwrap_or(' ')
    }

    /// The three characters from `column` on: the middle one speaks, the others repeat it or are blank.
    fn triple(&mut self, line: usize, column: usize) -> char {
        let three = [self.at(line, column), self.at(line, column + 1), self.at(line, column + 2)];
        let says =
            if three[1] == ' ' { three.into_iter().find(|c| *c != ' ').unwrap_or(' ') } else { three[1] };
        let mixed = three[1] != says || three.iter().any(|c| *c != says && *c != ' ');
        // A character that means nothing anywhere gets its own complaint.
        if mixed && " .~-|#:D^>v<+".contains(says) {
            self.complain(
                "triple",
                (line, column),
                sentence("reader-triple").with("signs", three.iter().collect::<String>()),
                sentence("reader-triple-help"),
            );
        }
        says
    }

    fn read_space(&mut self, cell: Cell) {
        let (line, column) = position_of_cell(cell);
        let space = match self.triple(line, column - 1) {
            ' ' => return,
            '.' => Space::default(),
            '~' => Space { difficult: true },
            other => {
                self.complain(
                    "symbol",
                    (line, column),
                    sentence("reader-space").with("sign", other.to_string()),
                    sentence("reader-space-help"),
                );
                Space::default()
            }
        };
        let _ = self.side.spaces.insert(cell, space);
    }

    fn read_corner(&mut self, line: usize, column: usize) {
        let c = self.at(line, column);
        if c != '+' && c != ' ' {
            self.complain(
                "symbol",
                (line, column),
                sentence("reader-corner").with("sign", c.to_string()),
                sentence("reader-corner-help"),
            );
        }
    }

    fn read_border(&mut self, edge: Edge) {
        let (line, column) = position_of_edge(edge);
        let c = if edge.west { self.at(line, column) } else { self.triple(line, column) };
        let [before, after] = edge.cells();
        match (self.side.has(before), self.side.has(after)) {
            (false, false) if c == ' ' => {}
            (false, false) => self.complain(
                "line-in-void",
                (line, column),
                sentence("reader-void").with("sign", c.to_string()),
                sentence("reader-void-help"),
            ),
            (true, true) => self.read_inner(edge, c, (line, column)),
            (true, false) => {
                self.read_outer(
                    before,
                    if edge.west { Side4::East } else { Side4::South },
                    c,
                    (line, column),
                );
            }
            (false, true) => {
                self.read_outer(after, if edge.west { Side4::West } else { Side4::North }, c, (line, column));
            }
        }
    }

    fn read_inner(&mut self, edge: Edge, c: char, at: (usize, usize)) {
        let kind = match c {
            ' ' => return,
            '-' if !edge.west => EdgeKind::Wall,
            '|' if edge.west => EdgeKind::Wall,
            '#' => EdgeKind::Blocking,
            ':' => EdgeKind::Impassable,
            'D' => return self.side.door_marks.push(edge),
            '^' | '>' | 'v' | '<' => {
                return self.complain(
                    "opening-inside",
                    at,
                    sentence("reader-opening-inside").with("sign", c.to_string()),
                    sentence("reader-opening-inside-help"),
                );
            }
            _ => {
                return self.complain(
                    "symbol",
                    at,
                    sentence("reader-line").with("sign", c.to_string()),
                    sentence("reader-line-help"),
                );
            }
        };
        let _ = self.side.edges.insert(edge, kind);
    }

    fn read_outer(&mut self, cell: Cell, side: Side4, c: char, at: (usize, usize)) {
        let wall = line_glyph(EdgeKind::Wall, matches!(side, Side4::East | Side4::West));
        match c {
            _ if c == wall => {}
            '^' | '>' | 'v' | '<' => {
                self.side.openings.push((cell, side));
                if c != arrow(side) {
                    self.complain(
                        "arrow",
                        at,
                        sentence("reader-arrow").with("sign", c.to_string()),
                        sentence("reader-arrow-help"),
                    );
                }
            }
            ' ' => self.complain("outline-gap", at, sentence("reader-gap"), sentence("reader-gap-help")),
            '#' | ':' | 'D' => self.complain(
                "line-at-outline",
                at,
                sentence("reader-at-outline").with("sign", c.to_string()),
                sentence("reader-at-outline-help"),
            ),
            _ => self.complain(
                "symbol",
                at,
                sentence("reader-outline").with("sign", c.to_string()),
                sentence("reader-outline-help"),
            ),
        }
    }
}
