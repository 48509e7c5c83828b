//! What makes a good box: mirror, stock and sizes here, one side by itself in [`side`], sides together in [`join`].
//! Checks change nothing and work on any catalogue, drawn as text or built by a program.

mod finding;
pub mod join;
pub mod side;

use super::{Catalogue, CatalogueProblem, Tile};
use crate::cell::Cell;
use crate::placement::Face;
use crate::tile::{TileSide, drawing};
use finding::Finding;

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
                    format!("The box has no copy of tile {}.", tile.number),
                    "State a stock of 1 or more, or leave the tile out.",
                ));
            }
        }
        for (number, face, joint) in join::lonely(self) {
            let tile = &self.tiles[&number];
            let finding = Finding {
                code: "lonely-opening",
                at: Some(drawing::position_of_edge(joint.from.edge(joint.side))),
                sentence: format!(
                    "No other piece of the box can be joined to the {} opening of {number}{face:?}.",
                    side::NAMES[joint.side as usize],
                ),
                help: "The other tile would overlap, or one of its walls would close an opening. Move the opening, \
                       or draw a tile that fits.",
            };
            problems.push(tile.problem(face, finding));
        }
        problems.extend(self.totals());
        problems
    }

    fn totals(&self) -> Vec<CatalogueProblem> {
        let mut problems = Vec::new();
        let mut total = |code, said: Option<u16>, found: u16, what: &str, help| {
            if let Some(said) = said.filter(|said| *said != found) {
                let sentence = format!("The box says {said} {what}, but its tiles make {found}.");
                problems.push(CatalogueProblem::new(code, &self.facts.file, (1, 1), sentence, help));
            }
        };
        total(
            "numbers",
            self.facts.numbers,
            self.tiles.len() as u16,
            "tile numbers",
            "Draw the missing tiles or correct `numbers`.",
        );
        total(
            "stock-sum",
            self.facts.pieces,
            self.pieces(),
            "pieces",
            "Correct the `stock` of a tile, or `pieces`.",
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
    let finding = |at, what: String| Finding {
        code: "mirror",
        at,
        sentence: format!("Side B of tile {} is not cut like the back of side A: {what}.", tile.number),
        help: "Both sides are one piece of cardboard. Mirror side A left for right: the same spaces, the same \
               openings, west for east. (Columns and rows count from 0.)",
    };
    if (wanted.w, wanted.h) != (found.w, found.h) {
        let what = format!("it is {}×{}, side A is {}×{}", found.w, found.h, wanted.w, wanted.h);
        return Some(finding(None, what));
    }
    let cells = (0..found.h).flat_map(|y| (0..found.w).map(move |x| Cell::new(x, y)));
    for cell in cells {
        let at = Some(drawing::position_of_cell(cell));
        match (wanted.has(cell), found.has(cell)) {
            (true, false) => return Some(finding(at, format!("the space {cell} is missing"))),
            (false, true) => {
                return Some(finding(at, format!("at {cell} must be no space")));
            }
            _ => {}
        }
    }
    let differs =
        |one: &TileSide, other: &TileSide| one.openings.iter().find(|o| !other.openings.contains(o)).copied();
    let (cell, side, what) = match (differs(&wanted, &found), differs(&found, &wanted)) {
        (Some((cell, side)), _) => (cell, side, "an opening is missing"),
        (None, Some((cell, side))) => (cell, side, "side A has no opening"),
        (None, None) => return None,
    };
    let what = format!("{what} {} of {cell}", side::NAMES[side as usize]);
    Some(finding(Some(drawing::position_of_edge(cell.edge(side))), what))
}
