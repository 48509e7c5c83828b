//! The files of a catalogue: a short header of `key: value` lines, then the drawings of both sides. `tile::drawing`
//! reads the drawings; `check` decides whether the tiles make a good box.

mod lines;

use super::{BoxFacts, Catalogue, CatalogueProblem, Tile};
use crate::tile::{TileNumber, TileSide};
use crate::words::{WORDS, sentence};
use lines::{Drawn, Entry, FileReader, LETTERS, clip};
use words::Phrase;

/// Read all files. Problems come in the order they were met.
pub(super) fn read(files: &[(&str, &str)]) -> (Catalogue, Vec<CatalogueProblem>) {
    let mut catalogue = Catalogue::default();
    let mut problems = Vec::new();
    for (name, text) in files {
        let mut reader = FileReader::new(name, text, &mut problems);
        if reader.is_box() {
            let facts = reader.box_facts();
            if catalogue.facts == BoxFacts::default() {
                catalogue.facts = facts;
            } else {
                problems.push(CatalogueProblem::new(
                    "double-box",
                    name,
                    (1, 1),
                    sentence("file-double-box").with("file", catalogue.facts.file.as_str()),
                    sentence("file-double-box-help"),
                ));
            }
        } else if let Some(tile) = reader.tile() {
            match catalogue.tiles.entry(tile.number) {
                std::collections::btree_map::Entry::Vacant(free) => {
                    let _ = free.insert(tile);
                }
                std::collections::btree_map::Entry::Occupied(first) => problems.push(CatalogueProblem::new(
                    "double-number",
                    name,
                    (tile.source.number, 1),
                    sentence("file-double-number")
                        .with("tile", tile.number.to_string())
                        .with("file", first.get().source.file.as_str()),
                    sentence("file-double-number-help"),
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

impl<'t> FileReader<'t, '_> {
    fn is_box(&self) -> bool {
        self.entries.first().is_some_and(|e| e.key == "box")
    }

    /// Complain about keys that mean nothing here, and about keys said twice.
    fn check_keys(&mut self, known: &[&str], help: Phrase) {
        let mut seen: Vec<&str> = Vec::new();
        for i in 0..self.entries.len() {
            let Entry { line, column, key, .. } = self.entries[i];
            if !known.contains(&key) {
                let message = sentence("file-unknown-key").with("key", clip(key));
                self.complain("unknown-key", (line, column), message, help.text());
            } else if seen.contains(&key) && key != "note" {
                self.complain(
                    "double-key",
                    (line, column),
                    sentence("file-double-key").with("key", key),
                    sentence("file-double-key-help"),
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
    fn number(&mut self, key: &'static str, most: u16, help: Phrase) -> Option<(u16, u32)> {
        let Some(&Entry { line, column, value, .. }) = self.entry(key) else {
            let message = sentence("file-missing-key").with("key", key);
            self.complain("missing-key", (1, 1), message, help.text());
            return None;
        };
        let number = value.parse().ok().filter(|n| (1..=most).contains(n));
        if number.is_none() {
            let message = sentence("file-number").with("value", clip(value)).with("most", most);
            self.complain("number", (line, column), message, help.text());
        }
        number.map(|n| (n, line))
    }

    fn box_facts(&mut self) -> BoxFacts {
        self.check_keys(&["box", "about", "numbers", "pieces", "note"], WORDS.phrase("file-box-keys"));
        if let Some(Drawn { line, .. }) = self.drawn.first() {
            let line = *line;
            self.complain("side", (line, 1), sentence("file-box-side"), sentence("file-box-side-help"));
        }
        let numbers = self.number("numbers", 255, WORDS.phrase("file-number-numbers-help"));
        let pieces = self.number("pieces", 999, WORDS.phrase("file-number-pieces-help"));
        BoxFacts {
            name: self.text("box"),
            about: self.text("about"),
            numbers: numbers.map(|n| n.0),
            pieces: pieces.map(|n| n.0),
            file: self.name.to_owned(),
        }
    }

    fn tile(&mut self) -> Option<Tile> {
        self.check_keys(&["tile", "about", "stock", "note"], WORDS.phrase("file-tile-keys"));
        let number = self.number("tile", 255, WORDS.phrase("file-number-tile-help"));
        let stock = self.number("stock", 99, WORDS.phrase("file-number-stock-help"));
        if self.text("about").is_empty() {
            self.complain(
                "missing-key",
                (1, 1),
                sentence("file-missing-key").with("key", "about"),
                sentence("file-missing-about-help"),
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
            let Some(face) = drawn.face else { continue };
            if std::mem::replace(&mut found[face], true) {
                self.complain(
                    "double-side",
                    (drawn.line, 1),
                    sentence("file-double-side").with("side", LETTERS[face].to_string()),
                    sentence("file-double-side-help"),
                );
                continue;
            }
            let (side, blots) = TileSide::from_lines(&drawn.rows);
            let indent = drawn.rows.iter().filter(|r| !r.trim().is_empty());
            let indent = indent.map(|r| r.chars().take_while(|c| *c == ' ').count()).min().unwrap_or(0);
            for blot in blots {
                let at = (drawn.first + blot.line as u32, 1 + blot.column as u32);
                self.complain(blot.code, at, blot.sentence, blot.help);
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
                    sentence("file-missing-side").with("side", LETTERS[face].to_string()),
                    sentence("file-missing-side-help"),
                );
                tile.sides[face] = tile.sides[1 - face].mirrored();
            }
        }
    }
}
