//! What makes a good box: mirror, stock and sizes here, one side by itself in [`side`], sides together in [`join`].
//! Checks change nothing and work on any catalogue, drawn as text or built by a program.

mod finding;
pub mod join;
pub mod side;

use super::{Catalogue, CatalogueProblem, Tile};
use crate::cell::Cell;
use crate::placement::Face;
use crate::tile::{TileSide, drawing};
use crate::words::sentence;
use finding::Finding;
use words::Text;

impl Catalogue {
    /// Everything that is wrong with the tiles, tile by tile, then with the box.
    #[must_use]
    pub fn check(&self) -> Vec<CatalogueProblem> {
        let mut problems = Vec::new();
        for tile in self.tiles.values() {
            for face in [Face::A, Face::B] {
                for finding in side::check(tile.side(face)) {
                    problems.push(tile.problem(face, finding));
                }
            }
            if let Some(finding) = tile.sides.iter().all(side::is_sound).then(|| mirror(tile)).flatten() {
                problems.push(tile.problem(Face::B, finding));
            }
            if tile.stock == 0 {
                problems.push(CatalogueProblem::new(
                    "stock",
                    &tile.source.file,
                    (tile.source.stock, 1),
                    sentence("check-stock").with("tile", tile.number.to_string()),
                    sentence("check-stock-help"),
                ));
            }
        }
        for (number, face, joint) in join::lonely(self) {
            let tile = &self.tiles[&number];
            let finding = Finding {
                code: "lonely-opening",
                at: Some(drawing::position_of_edge(joint.from.edge(joint.side))),
                sentence: sentence("check-lonely")
                    .with("side", side::name(joint.side))
                    .with("tile", format!("{number}{face:?}")),
                help: sentence("check-lonely-help"),
            };
            problems.push(tile.problem(face, finding));
        }
        problems.extend(self.totals());
        problems
    }

    fn totals(&self) -> Vec<CatalogueProblem> {
        let mut problems = Vec::new();
        let mut total = |code, said: Option<u16>, found: u16, message: Text, help| {
            if let Some(said) = said.filter(|said| *said != found) {
                let message = message.with("said", said).with("found", found);
                problems.push(CatalogueProblem::new(code, &self.facts.file, (1, 1), message, help));
            }
        };
        total(
            "numbers",
            self.facts.numbers,
            self.tiles.len() as u16,
            sentence("check-numbers"),
            sentence("check-numbers-help"),
        );
        total(
            "stock-sum",
            self.facts.pieces,
            self.pieces(),
            sentence("check-pieces"),
            sentence("check-pieces-help"),
        );
        problems
    }
}

impl Tile {
    fn problem(&self, face: Face, finding: Finding) -> CatalogueProblem {
        let at = self.source.of(face, finding.at.unwrap_or_default());
        CatalogueProblem::new(finding.code, &self.source.file, at, finding.sentence, finding.help)
    }
}

/// Both sides are one piece of cardboard: the outline of B is that of A, left for right.
fn mirror(tile: &Tile) -> Option<Finding> {
    let [a, b] = &tile.sides;
    let wanted = a.mirrored().outline();
    let found = b.outline();
    if wanted == found {
        return None;
    }
    let finding = |at, what: Text| Finding {
        code: "mirror",
        at,
        sentence: sentence("check-mirror").with("tile", tile.number.to_string()).with("what", what),
        help: sentence("check-mirror-help"),
    };
    if (wanted.w, wanted.h) != (found.w, found.h) {
        let size = |side: &TileSide| format!("{}×{}", side.w, side.h);
        let what = sentence("check-mirror-size").with("back", size(&found)).with("front", size(&wanted));
        return Some(finding(None, what));
    }
    let cells = (0..found.h).flat_map(|y| (0..found.w).map(move |x| Cell::new(x, y)));
    for cell in cells {
        let at = Some(drawing::position_of_cell(cell));
        match (wanted.has(cell), found.has(cell)) {
            (true, false) => {
                let what = sentence("check-mirror-space").with("cell", cell.to_string());
                return Some(finding(at, what));
            }
            (false, true) => {
                let what = sentence("check-mirror-no-space").with("cell", cell.to_string());
                return Some(finding(at, what));
            }
            _ => {}
        }
    }
    let differs =
        |one: &TileSide, other: &TileSide| one.openings.iter().find(|o| !other.openings.contains(o)).copied();
    let (cell, side, what) = match (differs(&wanted, &found), differs(&found, &wanted)) {
        (Some((cell, side)), _) => (cell, side, sentence("check-mirror-opening")),
        (None, Some((cell, side))) => (cell, side, sentence("check-mirror-no-opening")),
        (None, None) => return None,
    };
    let what = what.with("side", side::name(side)).with("cell", cell.to_string());
    Some(finding(Some(drawing::position_of_edge(cell.edge(side))), what))
}
