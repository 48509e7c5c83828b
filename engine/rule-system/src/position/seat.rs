//! What seats are called in positions.

use super::INVADER;
use crate::table_game::TableGame;
use engine::{KindId, Seat, Side};

/// What a seat is called in positions.
pub fn seat_id<G: TableGame>(game: &G, seat: Seat) -> String {
    match game.side(seat) {
        Side::Marines => game.table().kind(KindId(seat.0)).id.clone(),
        Side::Invader => INVADER.to_owned(),
    }
}

/// The seat that is called so.
pub fn seat_named<G: TableGame>(game: &G, id: &str) -> Option<Seat> {
    game.seats().into_iter().find(|seat| seat_id(game, *seat) == id)
}
