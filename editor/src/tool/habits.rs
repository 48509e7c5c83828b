//! What one had in hand last, so that a tool one takes up again is as one put it down.

use super::{Kind, Tool};
use doom_2016::own::Tier;
use missions::thing::TokenKind;
use tiles::{Face, TileNumber, Turn};

/// The last of each.
#[derive(Clone, Debug)]
pub(crate) struct Habits {
    /// How the last tile was turned.
    pub(crate) turn: Turn,
    /// The last tile.
    pub(crate) tile: Kind,
    /// The last portal.
    pub(crate) portal: Kind,
    /// The last teleporter.
    pub(crate) teleporter: Kind,
    /// The last token.
    pub(crate) token: Kind,
    /// The last demon.
    pub(crate) figure: Kind,
}

impl Default for Habits {
    fn default() -> Self {
        Self {
            turn: Turn::R0,
            tile: Kind::Tile(TileNumber(1), Face::A),
            portal: Kind::Portal(Tier::Blue, true),
            teleporter: Kind::Teleporter(true),
            token: Kind::Token(TokenKind::Objective),
            figure: Kind::Figure("imp".to_owned()),
        }
    }
}

impl Habits {
    /// Something is taken from where one sees it: it lies in hand as it is seen.
    pub(crate) fn fresh(&mut self) {
        self.turn = Turn::R0;
    }

    /// A tool is put away.
    pub(crate) fn note(&mut self, tool: &dyn Tool) {
        self.turn = tool.turn().unwrap_or(self.turn);
        let kind = tool.kind();
        let slot = match kind {
            Kind::Tile(..) => &mut self.tile,
            Kind::Portal(..) => &mut self.portal,
            Kind::Teleporter(_) => &mut self.teleporter,
            Kind::Token(_) => &mut self.token,
            Kind::Figure(_) => &mut self.figure,
            _ => return,
        };
        *slot = kind;
    }
}
