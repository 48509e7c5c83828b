//! Diagnostics for the terminal, the way a compiler shows them: what, where, a piece of the map or of the text with the
//! place marked in it, and a way out. It only makes strings; the command line prints them.

mod piece;
mod view;

pub use view::View;

use missions_document::diagnostic::{Diagnostic, Place, Severity};
use std::fmt::Write;

/// Colours of terminals.
const RED: &str = "\x1b[1;31m";
const YELLOW: &str = "\x1b[1;33m";
const BLUE: &str = "\x1b[1;34m";
const CYAN: &str = "\x1b[1;36m";
const BOLD: &str = "\x1b[1m";
const PLAIN: &str = "\x1b[0m";

impl View<'_> {
    /// A problem as lines of text, ending with a line end.
    #[must_use]
    pub fn show(&self, problem: &Diagnostic) -> String {
        let mut out = String::new();
        let colour = match problem.severity {
            Severity::Error => RED,
            Severity::Warning => YELLOW,
            Severity::Note => CYAN,
        };
        let head = self.paint(colour, &format!("{}[{}]", problem.severity.word(), problem.code));
        let message = self.paint(BOLD, &format!(": {}", problem.message));
        // Writing to a string cannot fail.
        let _ = writeln!(out, "{head}{message}");
        let arrow = self.paint(BLUE, "-->");
        let _ = writeln!(out, "  {arrow} {}", self.whereabouts(&problem.places));
        let piece = match problem.places.first() {
            Some(Place::Script { name, line, column }) => {
                self.mission.scripts().get(name).map(|text| quote(text, *line, *column))
            }
            Some(Place::Text { file, line, column }) => {
                self.mission.text_of(file).map(|text| quote(text, *line, *column))
            }
            Some(Place::File { line, column }) => self.source.map(|text| quote(text, *line, *column)),
            _ => piece::of_map(self, &problem.places),
        };
        for line in piece.iter().flat_map(|piece| piece.lines()) {
            let _ = writeln!(out, "{}", format!("     {}", self.mark(line)).trim_end());
        }
        if let Some(help) = &problem.help {
            let _ = writeln!(out, "  {} {help}", self.paint(CYAN, "help:"));
        }
        let _ = writeln!(out, "  {}", self.paint(BLUE, &format!("(hellwright explain {})", problem.code)));
        out
    }

    fn paint(&self, colour: &str, text: &str) -> String {
        if self.colours { format!("{colour}{text}{PLAIN}") } else { text.to_owned() }
    }

    /// A line of a piece with its marks coloured.
    fn mark(&self, line: &str) -> String {
        if !self.colours {
            return line.to_owned();
        }
        line.replace(piece::MARK, &format!("{RED}{}{PLAIN}", piece::MARK))
            .replace('^', &format!("{RED}^{PLAIN}"))
    }

    /// The mission's path, and in words where in it.
    fn whereabouts(&self, places: &[Place]) -> String {
        let path = self.path.trim_end_matches('/');
        let Some(first) = places.first() else { return path.to_owned() };
        let words = self.place(first);
        match first {
            Place::Mission => path.to_owned(),
            Place::Script { .. } | Place::File { .. } | Place::Text { .. } => {
                let replay = places.iter().find(|place| matches!(place, Place::Replay { .. }));
                let replay = replay.map(|replay| format!(", {}", self.place(replay))).unwrap_or_default();
                format!("{path}/{words}{replay}")
            }
            Place::Replay { .. } => format!("{path}, {words}"),
            Place::Tile(_) | Place::Thing(_) | Place::Region(_) | Place::Cell(_) | Place::Edge(_) => {
                let more = match places.len() - 1 {
                    0 => String::new(),
                    1 => " and one more place".to_owned(),
                    more => format!(" and {more} more places"),
                };
                format!("{path}, {words}{more}")
            }
        }
    }

    /// A place in words, seen from the mission's folder: `objective.rhai:3:5`, `space 3,4 on tile 07A`. Nothing for the mission as a
    /// whole.
    #[must_use]
    pub fn place(&self, place: &Place) -> String {
        match place {
            Place::Script { name, line: 0, .. } => name.to_string(),
            Place::Script { name, line, column } => format!("{name}:{line}:{column}"),
            Place::File { line, column } => {
                format!("{}:{line}:{column}", missions_document::format::FILE_NAME)
            }
            Place::Text { file, line, column } => format!("{file}:{line}:{column}"),
            Place::Replay { game, marines, choice, .. } => {
                let with = if *marines == 1 { "1 marine" } else { &format!("{marines} marines") };
                format!("game {game} with {with} after {choice} choices")
            }
            place => self.spot(place),
        }
    }

    /// A place on the map in words: `space 3,4 on tile 07A`.
    fn spot(&self, place: &Place) -> String {
        let on_tile = |cell| {
            let tile = self.layout.tile_at(cell).and_then(|id| self.mission.tiles().get(&id));
            tile.map_or_else(|| ", off the map".to_owned(), |t| format!(" on tile {}{:?}", t.tile, t.face))
        };
        match place {
            Place::Tile(id) => match self.mission.tiles().get(id) {
                Some(tile) => format!("tile {}{:?} at {}", tile.tile, tile.face, tile.at),
                None => format!("tile {id}"),
            },
            Place::Thing(id) => match self.mission.things().get(id) {
                Some(thing) => format!("space {}{}", thing.at(), on_tile(thing.at())),
                None => format!("thing {id}"),
            },
            Place::Region(id) => match self.mission.regions().get(id).and_then(|region| region.name.as_ref())
            {
                Some(name) => format!("region {name}"),
                None => format!("region {id}"),
            },
            Place::Cell(cell) => format!("space {cell}{}", on_tile(*cell)),
            Place::Edge(edge) => format!("the {edge}"),
            Place::Mission
            | Place::Script { .. }
            | Place::File { .. }
            | Place::Text { .. }
            | Place::Replay { .. } => String::new(),
        }
    }
}

/// The longest piece of a line that is shown.
const MAX_WIDTH: usize = 100;

/// A line of a text with a caret under the column. Lines and columns count from 1; line 0 shows nothing.
fn quote(text: &str, line: u32, column: u32) -> String {
    let Some(full) = (line as usize).checked_sub(1).and_then(|index| text.lines().nth(index)) else {
        return String::new();
    };
    let column = (column as usize).max(1);
    // Of a long line only the part round the place is shown.
    let skip = column.saturating_sub(MAX_WIDTH / 2);
    let shown: String =
        full.chars().skip(skip).take(MAX_WIDTH).map(|c| if c.is_control() { ' ' } else { c }).collect();
    let number = line.to_string();
    let caret = " ".repeat(column - 1 - skip.min(column - 1));
    format!("{number} | {shown}\n{:width$} | {caret}^", "", width = number.len())
}

#[cfg(test)]
mod tests;
