//! Diagnostics for the terminal, the way a compiler shows them: what, where, a piece of the map or of the text with the
//! place marked in it, and a way out. It only makes strings; the command line prints them.

mod piece;
pub(crate) mod texts;
mod view;

pub use view::View;

use missions_document::diagnostic::{Diagnostic, Place, Severity};
use std::fmt::Write;
use texts::say;
use tiles::{Cell, Placement};
use words::Text;

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
        let head = self.paint(colour, &format!("{}[{}]", problem.severity.said(), problem.code));
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
            let _ = writeln!(out, "  {} {help}", self.paint(CYAN, &say("help").to_string()));
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
        let place = self.place(first);
        match first {
            Place::Mission => path.to_owned(),
            Place::Script { .. } | Place::File { .. } | Place::Text { .. } => {
                let replay = places.iter().find(|place| matches!(place, Place::Replay { .. }));
                let Some(replay) = replay else { return format!("{path}/{place}") };
                let text = say("where-replay").with("path", path).with("place", place);
                text.with("replay", self.place(replay)).to_string()
            }
            Place::Replay { .. } => say("where").with("path", path).with("place", place).to_string(),
            Place::Tile(_) | Place::Thing(_) | Place::Region(_) | Place::Cell(_) | Place::Edge(_) => {
                let text = match places.len() - 1 {
                    0 => say("where"),
                    more => say("where-more").with("more", more),
                };
                text.with("path", path).with("place", place).to_string()
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
                let text = say("replay").with("game", game.to_string()).with("marines", *marines);
                text.with("choice", choice.to_string()).to_string()
            }
            place => self.spot(place).map(|spot| spot.to_string()).unwrap_or_default(),
        }
    }

    /// A place on the map in words: `space 3,4 on tile 07A`. `None` for places that are not on the map.
    fn spot(&self, place: &Place) -> Option<Text> {
        Some(match place {
            Place::Tile(id) => match self.mission.tiles().get(id) {
                Some(tile) => say("tile").with("tile", printed(*tile)).with("cell", tile.at.to_string()),
                None => say("tile-number").with("id", id.to_string()),
            },
            Place::Thing(id) => match self.mission.things().get(id) {
                Some(thing) => self.space(thing.at()),
                None => say("thing-number").with("id", id.to_string()),
            },
            Place::Region(id) => {
                let name = self.mission.regions().get(id).and_then(|region| region.name.as_ref());
                say("region").with("region", name.map_or_else(|| id.to_string(), ToString::to_string))
            }
            Place::Cell(cell) => self.space(*cell),
            Place::Edge(edge) => {
                let side = if edge.west { say("side-west") } else { say("side-north") };
                side.with("cell", edge.cell.to_string())
            }
            Place::Mission
            | Place::Script { .. }
            | Place::File { .. }
            | Place::Text { .. }
            | Place::Replay { .. } => return None,
        })
    }

    /// A space with the tile it is on.
    fn space(&self, cell: Cell) -> Text {
        let tile = self.layout.tile_at(cell).and_then(|id| self.mission.tiles().get(&id));
        let text = match tile {
            Some(tile) => say("space").with("tile", printed(*tile)),
            None => say("space-off-map"),
        };
        text.with("cell", cell.to_string())
    }
}

/// What is printed on a tile: `07A`.
fn printed(tile: Placement) -> String {
    format!("{}{:?}", tile.tile, tile.face)
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
