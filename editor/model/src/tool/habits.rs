//! What one had in hand last, so that a tool one takes up again is as one put it down.

use super::{Kind, Tool};
use rule_system::piece::PieceKind;
use tiles::{Face, TileNumber, Turn};

/// The last of each.
#[derive(Clone, Debug)]
pub struct Habits {
    /// How the last tile was turned.
    pub(crate) turn: Turn,
    /// The last tile.
    pub tile: Kind,
    /// The last piece of every kind; the one that was in hand last comes last.
    pieces: Vec<Kind>,
    /// The last demon.
    pub figure: Kind,
}

impl Default for Habits {
    fn default() -> Self {
        Self {
            turn: Turn::R0,
            tile: Kind::Tile(TileNumber(1), Face::A),
            pieces: Vec::new(),
            figure: Kind::Figure("imp".to_owned()),
        }
    }
}

impl Habits {
    /// Something is taken from where one sees it: it lies in hand as it is seen.
    pub fn fresh(&mut self) {
        self.turn = Turn::R0;
    }

    /// The last piece of one of these kinds; before there was any, a usual one of the first.
    pub fn piece(&self, kinds: &[&PieceKind]) -> Option<Kind> {
        let wanted = |held: &&Kind| kinds.iter().any(|kind| held.is_piece(kind.id));
        let last = self.pieces.iter().rev().find(wanted).cloned();
        last.or_else(|| kinds.first().map(|kind| Kind::usual(kind)))
    }

    /// A tool is put away.
    pub fn note(&mut self, tool: &dyn Tool) {
        self.turn = tool.turn().unwrap_or(self.turn);
        let kind = tool.kind();
        match &kind {
            Kind::Tile(..) => self.tile = kind,
            Kind::Figure(_) => self.figure = kind,
            Kind::Piece { kind: id, .. } => {
                self.pieces.retain(|held| !held.is_piece(id));
                self.pieces.push(kind);
            }
            _ => {}
        }
    }
}
