//! What lies on the table while a game is played, by the words that the document has for it.
//! Pieces are looked up by the name of their kind, so that the rule system may number its classes as it likes.

use crate::export::json::piece::{Known, Sort};
use engine::world::{PieceClass, PieceId};
use engine::{Table, TokenKind, World};
use missions_document::mission::Mission;
use rule_system::piece::Role;

/// The word for the pieces of a class.
pub(crate) fn known(mission: &Mission, class: PieceClass) -> Option<Known> {
    Known::of(mission.system().piece_as(Role::Piece(class))?.id)
}

/// The pieces of a kind that are on the map: their numbers, and whether they are turned up.
pub(crate) fn pieces(mission: &Mission, table: &Table, world: &World, what: Known) -> Vec<(u8, bool)> {
    let own = mission.system().own_pieces();
    let class =
        own.into_iter().find(|kind| Known::of(kind.id) == Some(what)).and_then(|kind| kind.role.class());
    let ids = class.into_iter().flat_map(|class| {
        let numbers = 0..table.pieces(class).len() as u8;
        numbers.map(move |number| PieceId { class, number })
    });
    let there = ids.filter(|id| world.pieces().has(*id));
    there.map(|id| (id.number, world.pieces().is_up(id))).collect()
}

/// What a token is, and of what name; `None` if there is no word for it.
pub(crate) fn token(mission: &Mission, table: &Table, kind: TokenKind) -> Option<(Sort, Option<String>)> {
    let row = mission.system().piece_as(kind.into())?;
    let Some(Known::Token(sort)) = Known::of(row.id) else { return None };
    let name = match kind {
        TokenKind::Marker(word) => Some(table.symbols.word(word)),
        TokenKind::Item(_, number) => Some(mission.sort_of(row, number)).filter(|name| !name.is_empty()),
        TokenKind::Objective => None,
    };
    Some((sort, name.map(str::to_owned)))
}
