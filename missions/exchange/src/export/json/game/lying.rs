//! What lies on the table while a game is played, by the words that the document has for it.
//! What kinds there are, and which of their sides hears of, stands in the rule system's rows.

use crate::export::json::piece::Sort;
use engine::world::PieceId;
use engine::{Table, TokenKind, World};
use missions_document::mission::Mission;
use rule_system::piece::PieceKind;

/// The pieces of a kind that are listed as lying on the table: their numbers, and whether they are turned up. Of what
/// is switched on and off that is what is on.
pub(crate) fn pieces(kind: &PieceKind, table: &Table, world: &World) -> Vec<(u8, bool)> {
    let ids = kind.role.class().into_iter().flat_map(|class| {
        let numbers = 0..table.pieces(class).len() as u8;
        numbers.map(move |number| PieceId { class, number })
    });
    let there = ids.filter(|id| world.pieces().has(*id)).map(|id| (id.number, world.pieces().is_up(id)));
    there.filter(|(_, up)| *up || !is_switch(kind)).collect()
}

/// Is a kind switched on and off?
pub(crate) fn is_switch(kind: &PieceKind) -> bool {
    kind.sides.is_some_and(|sides| sides.switch)
}

/// What a token is, and of what name; `None` if there is no word for it.
pub(crate) fn token(mission: &Mission, table: &Table, kind: TokenKind) -> Option<(Sort, Option<String>)> {
    let row = mission.system().piece_as(kind.into())?;
    let sort = Sort::of(row)?;
    let name = match kind {
        TokenKind::Marker(word) => Some(table.symbols.word(word)),
        TokenKind::Item(_, number) => Some(mission.sort_of(row, number)).filter(|name| !name.is_empty()),
        TokenKind::Objective => None,
    };
    Some((sort, name.map(str::to_owned)))
}
