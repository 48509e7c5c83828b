//! The files of a catalogue: a short header of `key: value` lines, then the drawings of both sides.
//! What a drawing means is `tile::drawing`'s business; whether the tiles make a good box is `check`'s.

use super::{BoxFacts, Catalogue, CatalogueProblem, Tile};
use crate::tile::TileNumber;
use crate::tile::TileSide;

/// The longest text of one file that is read; a drawn tile has about 2,000 characters.
const MAX_TEXT: usize = 65_536;

const TILE_KEYS: &str =
    "A tile's file has `tile`, `about`, `stock` and perhaps `note`, then `side A` and `side B`.";
const BOX_KEYS: &str = "A box's file has `box`, `about`, `numbers`, `pieces` and perhaps `note`.";

/// Read all files. Problems come in the order they were met.
pub(super) fn read(files: &[(&str, &str)]) -> (Catalogue, Vec<CatalogueProblem>) {
    let mut catalogue = Catalogue::default();
    let mut problems = Vec::new();
    for (name, text) in files {
        let mut reader = FileReader::new(name, text, &mut problems);
        if reader.is_box() {
            catalogue.facts = reader.box_facts();
        } else if let Some(tile) = reader.tile() {
            match catalogue.tiles.entry(tile.number) {
                std::collections::btree_map::Entry::Vacant(free) => {
                    let _ = free.insert(tile);
                }
                std::collections::btree_map::Entry::Occupied(first) => problems.push(CatalogueProblem::new(
                    "double-number",
                    name,
                    (tile.source.number, 1),
                    format!("Tile {} is already drawn in {}.", tile.number, first.get().source.file),
                    "Give one of the two another number; the first one counts.",
                )),
            }
        }
    }
    (catalogue, problems)
}

impl Tile {
    /// The tile as the text of its file, in the one form that our own files have.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut out = format!("tile: {}\nabout: {}\nstock: {}\n", self.number.0, self.about, self.stock);
        if !self.note.is_empty() {
            out += &format!("note: {}\n", self.note);
        }
        for (letter, (side, title)) in LETTERS.iter().zip(self.sides.iter().zip(&self.titles)) {
            let colon = if title.is_empty() { "" } else { ": " };
            out += &format!("\nside {letter}{colon}{title}\n\n{}", side.to_text());
        }
        out
    }
}

/// One `key: value` line.
struct Entry<'t> {
    line: u32,
    column: u32,
    key: &'t str,
    value: &'t str,
}

/// One `side X` line and the lines of its drawing.
struct Drawn<'t> {
    line: u32,
    face: usize,
    title: &'t str,
    first: u32,
    rows: Vec<&'t str>,
}

struct FileReader<'t, 'p> {
    name: &'t str,
    entries: Vec<Entry<'t>>,
    drawn: Vec<Drawn<'t>>,
    problems: &'p mut Vec<CatalogueProblem>,
}

impl<'t, 'p> FileReader<'t, 'p> {
    fn new(name: &'t str, text: &'t str, problems: &'p mut Vec<CatalogueProblem>) -> Self {
        let mut reader = Self { name, entries: Vec::new(), drawn: Vec::new(), problems };
        let mut text = text.strip_prefix('\u{feff}').unwrap_or(text);
        if text.len() > MAX_TEXT {
            let end = (0..=MAX_TEXT).rev().find(|i| text.is_char_boundary(*i)).unwrap_or(0);
            text = &text[..end];
            reader.complain(
                "long-file",
                (1, 1),
                format!("The file is longer than {MAX_TEXT} bytes; the rest is not read."),
                "A file draws one tile. Give every tile its own file.",
            );
        }
        for (line, row) in (1..).zip(text.lines()) {
            reader.line(line, row);
        }
        for drawn in &mut reader.drawn {
            let lead = drawn.rows.iter().take_while(|r| r.trim().is_empty()).count();
            let _ = drawn.rows.drain(..lead);
            drawn.first += lead as u32;
            while drawn.rows.last().is_some_and(|r| r.trim().is_empty()) {
                let _ = drawn.rows.pop();
            }
        }
        reader
    }

    fn complain(&mut self, code: &'static str, at: (u32, u32), sentence: String, help: &str) {
        self.problems.push(CatalogueProblem::new(code, self.name, at, sentence, help));
    }

    /// Sort one line of the file into header entries and drawings.
    fn line(&mut self, line: u32, row: &'t str) {
        if row.trim_start().starts_with("//") {
            if !self.drawn.is_empty() {
                let sentence = "A comment stands among the drawings.".to_owned();
                self.complain(
                    "late-header",
                    (line, 1),
                    sentence,
                    "Put comments before the first `side` line.",
                );
            }
            return;
        }
        if let Some((face, title)) = side_heading(row) {
            let Some(face) = face else {
                return self.complain(
                    "side",
                    (line, 1),
                    format!("`{}` names no side of a tile.", clip(row)),
                    "Write `side A` or `side B`, and perhaps a title after a colon: `side A: Pump room`.",
                );
            };
            self.drawn.push(Drawn { line, face, title, first: line + 1, rows: Vec::new() });
            return;
        }
        let entry =
            key_value(row).map(|(key, value)| Entry { line, column: column_of(row, key), key, value });
        match (entry, self.drawn.last_mut()) {
            (Some(entry), None) => self.entries.push(entry),
            (Some(entry), Some(_)) => {
                let at = (line, entry.column);
                self.complain(
                    "late-header",
                    at,
                    format!("`{}` stands after a drawing.", clip(row)),
                    "Put header lines before the first `side` line.",
                );
            }
            (None, Some(drawn)) => drawn.rows.push(row),
            (None, None) if row.trim().is_empty() => {}
            (None, None) => self.complain(
                "header-line",
                (line, 1),
                format!("`{}` is no header line.", clip(row)),
                "Before the drawings stand lines such as `stock: 2`. Comments begin with `//`.",
            ),
        }
    }

    fn is_box(&self) -> bool {
        self.entries.first().is_some_and(|e| e.key == "box")
    }

    /// Complain about keys that mean nothing here, and about keys said twice.
    fn check_keys(&mut self, known: &[&str], help: &str) {
        let mut seen: Vec<&str> = Vec::new();
        for i in 0..self.entries.len() {
            let Entry { line, column, key, .. } = self.entries[i];
            if !known.contains(&key) {
                self.complain(
                    "unknown-key",
                    (line, column),
                    format!("Nobody knows the key `{}`.", clip(key)),
                    help,
                );
            } else if seen.contains(&key) && key != "note" {
                self.complain(
                    "double-key",
                    (line, column),
                    format!("`{key}` is said twice."),
                    "The first one counts: take one of them away.",
                );
            }
            seen.push(key);
        }
    }

    fn entry(&self, key: &str) -> Option<&Entry<'t>> {
        self.entries.iter().find(|e| e.key == key)
    }

    fn text(&self, key: &str) -> String {
        let values = self.entries.iter().filter(|e| e.key == key).map(|e| e.value);
        // Only notes may go over several lines; of everything else the first counts.
        values.take(if key == "note" { usize::MAX } else { 1 }).collect::<Vec<_>>().join(" ")
    }

    /// The number that `key` states, with its line.
    fn number(&mut self, key: &'static str, most: u16, help: &str) -> Option<(u16, u32)> {
        let Some(&Entry { line, column, value, .. }) = self.entry(key) else {
            self.complain("missing-key", (1, 1), format!("The header does not say `{key}`."), help);
            return None;
        };
        let number = value.parse().ok().filter(|n| (1..=most).contains(n));
        if number.is_none() {
            let sentence = format!("`{}` is no number from 1 to {most}.", clip(value));
            self.complain("number", (line, column), sentence, help);
        }
        number.map(|n| (n, line))
    }

    fn box_facts(&mut self) -> BoxFacts {
        self.check_keys(&["box", "about", "numbers", "pieces", "note"], BOX_KEYS);
        if let Some(Drawn { line, .. }) = self.drawn.first() {
            let line = *line;
            self.complain(
                "side",
                (line, 1),
                "A box's file draws no tile.".to_owned(),
                "Draw each tile in a file of its own; it begins with `tile: ` and a number.",
            );
        }
        let numbers = self.number("numbers", 255, "Say how many different tile numbers the box has.");
        let pieces = self.number("pieces", 999, "Say how many pieces of cardboard the box has in all.");
        BoxFacts {
            name: self.text("box"),
            about: self.text("about"),
            numbers: numbers.map(|n| n.0),
            pieces: pieces.map(|n| n.0),
            file: self.name.to_owned(),
        }
    }

    fn tile(&mut self) -> Option<Tile> {
        self.check_keys(&["tile", "about", "stock", "note"], TILE_KEYS);
        let number = self.number("tile", 255, "Give the tile its number, from 1 to 255: `tile: 17`.");
        let stock = self.number("stock", 99, "Say how many copies there are, from 1 to 99: `stock: 2`.");
        if self.text("about").is_empty() {
            self.complain(
                "missing-key",
                (1, 1),
                "The header does not say `about`.".to_owned(),
                "Say in a few words what kind of piece it is: `about: large room`.",
            );
        }
        let mut tile = Tile {
            about: self.text("about"),
            stock: stock.map_or(1, |s| s.0 as u8),
            note: self.text("note"),
            ..Tile::default()
        };
        tile.source.file = self.name.to_owned();
        tile.source.stock = stock.map_or(1, |s| s.1);
        self.sides(&mut tile);
        let (number, line) = number?;
        tile.number = TileNumber(number as u8);
        tile.source.number = line;
        Some(tile)
    }

    fn sides(&mut self, tile: &mut Tile) {
        let mut found = [false; 2];
        for drawn in std::mem::take(&mut self.drawn) {
            let face = drawn.face;
            if std::mem::replace(&mut found[face], true) {
                self.complain(
                    "double-side",
                    (drawn.line, 1),
                    format!("Side {} is drawn twice.", LETTERS[face]),
                    "The first drawing counts: take one of them away.",
                );
                continue;
            }
            let (side, blots) = TileSide::from_lines(&drawn.rows);
            let indent = drawn.rows.iter().filter(|r| !r.trim().is_empty());
            let indent = indent.map(|r| r.chars().take_while(|c| *c == ' ').count()).min().unwrap_or(0);
            for blot in blots {
                let at = (drawn.first + blot.line as u32, 1 + blot.column as u32);
                self.complain(blot.code, at, blot.sentence, &blot.help);
            }
            tile.sides[face] = side;
            tile.titles[face] = drawn.title.to_owned();
            tile.source.sides[face] = (drawn.first, 1 + indent as u32);
        }
        for face in 0..2 {
            if !found[face] {
                self.complain(
                    "missing-side",
                    (1, 1),
                    format!("Side {} is not drawn.", LETTERS[face]),
                    "Every piece has two sides; the missing one is taken to mirror the other. Write `side A` or \
                     `side B` on a line of its own and draw below it.",
                );
                tile.sides[face] = tile.sides[1 - face].mirrored();
            }
        }
    }
}

const LETTERS: [char; 2] = ['A', 'B'];

/// `side A` or `side A: title`; the face is `None` when it names another letter.
fn side_heading(row: &str) -> Option<(Option<usize>, &str)> {
    let (head, title) = row.split_once(':').unwrap_or((row, ""));
    let letter = head.trim().strip_prefix("side")?;
    if !letter.starts_with(' ') && !letter.is_empty() {
        return None;
    }
    Some((LETTERS.iter().position(|l| letter.trim() == l.to_string()), title.trim()))
}

/// A header line: a word, a colon, a value. (No row of a drawing begins with a word.)
fn key_value(row: &str) -> Option<(&str, &str)> {
    let (key, value) = row.split_once(':')?;
    let key = key.trim();
    let is_word = key.len() > 1 && key.chars().all(|c| c.is_ascii_lowercase() || c == '-');
    let is_drawn = key.chars().all(|c| matches!(c, 'v' | '-'));
    (is_word && !is_drawn).then(|| (key, value.trim()))
}

/// The column of `part` in `row`, from 1.
fn column_of(row: &str, part: &str) -> u32 {
    let bytes = part.as_ptr() as usize - row.as_ptr() as usize;
    1 + row[..bytes].chars().count() as u32
}

/// The first characters of a text, for quoting in a sentence.
fn clip(text: &str) -> String {
    let text = text.trim();
    if text.chars().count() <= 40 { text.to_owned() } else { text.chars().take(40).chain(['…']).collect() }
}
