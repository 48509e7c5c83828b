//! Lay a tile.

use super::{Input, Look, Preview, Reply, Tool};
use crate::words::tell;
use missions::history::Change;
use missions::{Edit, Mission};
use tiles::{Cell, Face, Placement, TileNumber, Turn};

/// A tile in hand.
#[derive(Debug)]
pub(crate) struct Tile {
    tile: TileNumber,
    face: Face,
    turn: Turn,
    at: Option<Cell>,
}

impl Tile {
    /// This side of it up.
    pub(crate) const fn new(tile: TileNumber, face: Face) -> Self {
        Self { tile, face, turn: Turn::R0, at: None }
    }

    fn placed(&self) -> Option<Placement> {
        Some(Placement { tile: self.tile, face: self.face, at: self.at?, turn: self.turn })
    }
}

impl Tool for Tile {
    fn input(&mut self, input: Input, look: &Look<'_>) -> Reply {
        match input {
            Input::Hover(aim) | Input::Drag(aim) | Input::Press(aim) => self.at = Some(aim.cell()),
            Input::Leave => self.at = None,
            Input::Turn(turn) => self.turn = turn.after(self.turn),
            Input::Flip => self.face = if self.face == Face::A { Face::B } else { Face::A },
            Input::Release(aim) => {
                self.at = Some(aim.cell());
                let edit = self.placed().map(|placed| Edit::Tile(look.mission.fresh_id(), Some(placed)));
                let name = format!("{}{:?}", self.tile, self.face);
                let change = Change::new(tell("change-lay", &[("tile", name.into())]), edit);
                return Reply { change: Some(change), done: !aim.shift, ..Reply::default() };
            }
            _ => {}
        }
        Reply::default()
    }

    fn preview(&self, look: &Look<'_>) -> Preview {
        let edit = self.placed().map(|placed| Edit::Tile(look.mission.fresh_id(), Some(placed)));
        Preview { ghosts: edit.map(|edit| Mission::default().with([edit])), fits: true, ..Preview::default() }
    }

    fn hint(&self) -> &'static str {
        "hint-tile"
    }
}
