//! The page `docs/tiles.md`: every tile of a catalogue with its facts and both its sides, front and back.
//! It only lists what the catalogue holds; a test keeps the page up to date.

use super::{Catalogue, Tile};
use crate::tile::TileSide;
use std::fmt::Write;

/// The four sides, as the page has them.
const NAMES: [&str; 4] = ["north", "east", "south", "west"];

const HEAD: &str = "\
Generated from the files in `tiles/catalogue`; `UPDATE_EXPECT=1 cargo test -p tiles` regenerates it. How to read and
draw a tile stands in `tiles/catalogue/doom-2016/README.md`. In short: `.` floor, `~~~` difficult, `---` and `|` wall,
`###` and `#` blocking, `:::` and `:` impassable, `DDD` and `D` a good place for a door, `^` `>` `v` `<` openings.

Side A is the facility, side B is hell, on the back of the same piece of cardboard. Sizes are columns by rows, as
drawn; openings are given for side A with the columns or rows they take, counted from 0. On side B east and west are
exchanged.

## Drawing tiles in the workshop

There is no need to draw with letters: the editor has a workshop for it (`Ctrl+T`, *Edit Tile* beside a tile of the palette, or
*Edit Tile* in the inspector of a piece). Choose a tile of the box and draw on it, and it becomes a custom tile of
this mission; or begin a new one. Owners of the cardboard can so enter what is printed on theirs.

- **Floor** and **Difficult** (keys 1, 2) are painted on spaces; **Wall**, **Blocking**, **Impassable** and **Door place**
  (3, 4, 5, 7) along the border nearest to the pointer. Drag for many. A line drawn over the same line removes it.
- **Opening** (6) opens the outer wall two spaces wide, as all openings are; a click on an opening closes it.
- **Eraser** (8) removes lines where it begins on one, else spaces. The right button always erases.
- Both sides are one piece of cardboard: spaces and openings of one side appear mirrored on the other. Lines and difficult
  ground are each side's own. `F` flips the tile.
- By keys: arrows go from space to space, Shift and an arrow choose one of its borders, Enter draws. PageUp and PageDown go
  to other tiles.
- Problems appear beside the drawing at once; click one to see its place. Every stroke can be undone.
- *Reset to Box Tile* discards the custom tile. *Export Tiles…* writes all custom tiles as text files, *Import Tiles…*
  reads such files into another mission.

The files are those of [file-format.md](file-format.md), drawn as below.
";

impl Catalogue {
    /// All tiles as a page of Markdown.
    #[must_use]
    pub fn to_markdown(&self) -> String {
        let mut out = format!("# Tiles of {}\n\n{HEAD}\n", self.facts.name);
        out += "| tile | kind | size | spaces | stock | openings | side A | side B |\n";
        out += "|---|---|---|---|---|---|---|---|\n";
        for tile in self.tiles.values() {
            let [a, _] = &tile.sides;
            let [title_a, title_b] = &tile.titles;
            let row = format!(
                "| {} | {} | {}×{} | {} | {} | {} | {title_a} | {title_b} |",
                tile.number,
                tile.about,
                a.w,
                a.h,
                a.spaces.len(),
                tile.stock,
                openings(a)
            );
            push(&mut out, &row);
        }
        push(&mut out, &format!("\nAll in all {} pieces of cardboard.", self.pieces()));
        for tile in self.tiles.values() {
            tile.to_markdown(&mut out);
        }
        out
    }
}

impl Tile {
    fn to_markdown(&self, out: &mut String) {
        let [title_a, title_b] = &self.titles;
        push(out, &format!("\n## {}: {}\n", self.number, self.about));
        if !self.note.is_empty() {
            push(out, &format!("{}.\n", self.note));
        }
        push(out, "```text");
        let [a, b] = self.sides.each_ref().map(TileSide::to_text);
        let heading = |letter, title| format!("{}{letter} {title}", self.number);
        let left = [heading('A', title_a), String::new()].into_iter().chain(a.lines().map(str::to_owned));
        let right = [heading('B', title_b), String::new()].into_iter().chain(b.lines().map(str::to_owned));
        let left: Vec<String> = left.collect();
        let width = left.iter().map(|l| l.chars().count()).max().unwrap_or(0) + 6;
        for (l, r) in left.iter().zip(right) {
            push(out, format!("{l:width$}{r}").trim_end());
        }
        push(out, "```");
    }
}

/// "north 1–2, east 3–4"
fn openings(side: &TileSide) -> String {
    let mut told = String::new();
    for joint in side.joints() {
        let comma = if told.is_empty() { "" } else { ", " };
        let first = if matches!(joint.side as usize, 0 | 2) { joint.from.x } else { joint.from.y };
        let last = first + joint.width - 1;
        // Writing to a string cannot fail.
        let _ = write!(told, "{comma}{} {first}–{last}", NAMES[joint.side as usize]);
    }
    told
}

fn push(out: &mut String, line: &str) {
    out.push_str(line);
    out.push('\n');
}
