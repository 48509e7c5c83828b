//! A table laid out as it was at some moment, or as somebody wants it, in place of the way there. Rules never use it in play; it
//! writes what it is given, and who calls it has checked that it can be.

use super::{Figure, FigureId, Offer, Token, World};
use crate::table::Table;

impl World {
    /// It is this round.
    pub const fn set_round(&mut self, round: u16) {
        self.round = round;
    }

    /// Put a figure under a number that is free, as it is. `false` when there is no such number. The base of one that is on the map
    /// must be on the board.
    pub fn lay_figure(&mut self, table: &Table, id: FigureId, figure: Figure) -> bool {
        self.figures.lay(table, id, figure)
    }

    /// Exactly these tokens lie there or have lain there, by number, as many as there is room for.
    pub fn lay_tokens(&mut self, tokens: &[Token]) {
        self.tokens.lay(tokens);
    }

    /// Make an offer that was taken up by some already; one with the same tag is replaced. `false` when there is no room for another
    /// one.
    pub fn lay_offer(&mut self, offer: Offer) -> bool {
        self.offers.add(offer)
    }
}
