//! What the catalogue's checks have against a tile, with the place of it on the table of the workshop.
//! `tiles` has the checks themselves.

use super::{Draft, mirrored, mirrored_edge};
use crate::words::Text;
use missions::{Mission, own_tiles};
use tiles::catalogue::{CatalogueProblem, Source};
use tiles::{Cell, Edge, Face};

/// Something wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The rule that is broken.
    pub code: &'static str,
    /// What is wrong.
    pub sentence: Text,
    /// What to do about it.
    pub help: Text,
    /// On which side, and where there; `None` for what is said about the whole piece.
    pub place: Option<(Face, Place)>,
}

/// A place on a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// All of it.
    Side,
    /// A space.
    Space(Cell),
    /// A border.
    Border(Edge),
}

/// Everything wrong with the tile that is drawn. A tile of the box has no faults of the author's.
pub fn faults(mission: &Mission, draft: &Draft) -> Vec<Fault> {
    let file = own_tiles::file(draft.number());
    let source = mission.catalogue().tiles.get(&draft.number()).map(|tile| &tile.source);
    let mine = mission.sheet_problems().iter().filter(|problem| problem.file == file);
    let mut faults: Vec<Fault> = Vec::new();
    for problem in mine {
        let place = source.and_then(|source| place(source, problem, draft));
        let (sentence, help) = (problem.sentence.clone(), problem.help.clone());
        let fault = Fault { code: problem.code, sentence, help, place };
        if !faults.iter().any(|known| is_back_of(&fault, known)) {
            faults.push(fault);
        }
    }
    faults
}

/// Is a fault of the outline reported for its front already?
fn is_back_of(fault: &Fault, front: &Fault) -> bool {
    let of_outline = ["no-opening", "opening-width", "lonely-opening"].contains(&fault.code);
    let there = |place| match place {
        Place::Side => Place::Side,
        Place::Space(cell) => Place::Space(mirrored(cell)),
        Place::Border(edge) => Place::Border(mirrored_edge(edge)),
    };
    match (fault.place, front.place) {
        (Some((Face::B, rear)), Some((Face::A, place))) => {
            // An opening is reported at its first border, which on the back is the last one of the front's.
            of_outline && fault.code == front.code && (there(rear) == place || same_line(there(rear), place))
        }
        _ => false,
    }
}

/// Do two borders lie in one line?
fn same_line(one: Place, other: Place) -> bool {
    let (Place::Border(one), Place::Border(other)) = (one, other) else { return false };
    one.west == other.west && if one.west { one.cell.x == other.cell.x } else { one.cell.y == other.cell.y }
}

fn place(source: &Source, problem: &CatalogueProblem, draft: &Draft) -> Option<(Face, Place)> {
    let begins = |face: Face| source.sides[face as usize];
    let face = [Face::A, Face::B]
        .into_iter()
        .filter(|face| begins(*face).0 > 0 && begins(*face).0 <= problem.line)
        .max_by_key(|face| begins(*face).0)?;
    let (first_line, first_column) = begins(face);
    let line = i16::try_from(problem.line - first_line).ok()?;
    let column = i16::try_from(problem.column.checked_sub(first_column)?).ok()?;
    let (from, _) = draft.paper(face).bounds()?;
    let cell = Cell::new(from.x + column / 4, from.y + line / 2);
    let place = match (line % 2 == 0, column % 4 == 0) {
        (true, true) => Place::Side,
        (true, false) => Place::Border(Edge { cell, west: false }),
        (false, true) => Place::Border(Edge { cell, west: true }),
        (false, false) => Place::Space(cell),
    };
    Some((face, place))
}
