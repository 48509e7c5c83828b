//! Tools: what the pointer and the keys do to a mission, in terms of the board. A tool looks, shows a preview and
//! answers with a change; it alters nothing itself, so that leaving it off needs no way back. No pixels, no windows.

mod beside;
mod contract;
mod door;
mod figure;
mod habits;
mod pick;
mod piece;
mod probe;
mod region;
mod ruler;
mod same;
mod select;
mod snap;
mod stand;
#[cfg(test)]
mod tests;
mod tile;
mod tiling;

pub use beside::{Beside, beside};
pub use contract::{Aim, Input, Kind, Mark, Preview, Question, Reply, Tone, Tool, ToolView};
pub use habits::Habits;
pub use pick::first_under;
pub use probe::sight_line;
pub use same::same_kind;
pub use tiling::spaces;

use missions::thing::{Door, Figure, Region};
use missions::{Edit, Id, Mission, Thing, ThingKind};
use tiles::{Cell, Edge, Placement, Turn};

/// A tool of a kind, taken in hand.
pub fn of(kind: &Kind, habits: &Habits) -> Box<dyn Tool> {
    match kind {
        Kind::Tile(tile, face) => Box::new(tile::Tile::new(*tile, *face, habits.turn)),
        Kind::Door(kind) => Box::new(door::Door::new(kind.clone())),
        Kind::Figure(demon) => Box::new(figure::Figure::new(demon.clone())),
        Kind::Piece { .. } | Kind::Start | Kind::Label => Box::new(piece::Piece::new(kind.clone())),
        Kind::Region(region) => Box::new(region::Region::new(*region)),
        Kind::Ruler => Box::new(ruler::Ruler::default()),
        Kind::Probe(question) => Box::new(probe::Probe::new(*question)),
        Kind::Select => Box::new(select::Select::default()),
    }
}

/// What a tool puts, alone on a bare table, as a picture of it shows it; `None` for what puts nothing.
pub fn alone(kind: &Kind, mission: &Mission) -> Option<Mission> {
    let at = Cell::new(0, 0);
    let thing = |thing| Edit::Thing(Id(1), Some(thing));
    let edit = match kind {
        Kind::Tile(tile, face) => {
            Edit::Tile(Id(1), Some(Placement { tile: *tile, face: *face, at, turn: Turn::R0 }))
        }
        Kind::Door(kind) => {
            let door = Door { at: Edge { cell: at, west: false }, kind: kind.clone() };
            thing(Thing::new(ThingKind::Door(door)))
        }
        Kind::Figure(kind) => {
            thing(Thing::new(ThingKind::Figure(Figure { at, kind: kind.clone(), turned: false })))
        }
        Kind::Piece { .. } | Kind::Start | Kind::Label => thing(piece::Piece::new(kind.clone()).thing(at)),
        Kind::Region(_) => {
            let cells = [at, Cell::new(1, 0), Cell::new(0, 1), Cell::new(1, 1)];
            Edit::Region(Id(1), Some(Region { cells: cells.into(), ..Region::default() }))
        }
        Kind::Select | Kind::Ruler | Kind::Probe(_) => return None,
    };
    Some(mission.bare().with([edit]))
}
