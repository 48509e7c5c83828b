//! What pieces are called in the window. The ids of their texts are put together from the rows of the rule system; a piece
//! nobody has written a text for is called as its row calls it.

use crate::words::{has, say, say_with};
use missions::Mission;
use missions::thing::Piece;
use rule_system::piece::{Lying, PieceKind, Sorts};

/// What stands over a list of the kind; tokens share one list, but those of which there is one for many a card have their own.
pub fn heading(kind: &PieceKind) -> String {
    said(&heading_id(kind), kind.title)
}

/// A line of a list: which kind it is, or which sort and side of it.
pub fn entry(lying: Lying<'_>) -> String {
    let id = entry_id(lying);
    if has(&id) { say(&id) } else { lying.words() }
}

/// A piece on the map.
pub fn words(piece: &Piece, mission: &Mission) -> String {
    let Some(lying) = piece.lying(mission.system()) else { return piece.words(mission.system()) };
    if let Sorts::Card { .. } = lying.kind.sorts {
        let known = mission.content().card(lying.kind.id, lying.sort);
        return known.map_or(lying.sort, |(_, card)| card.name).to_owned();
    }
    let id = here_id(lying.kind);
    let side = if lying.up { "up" } else { "down" };
    if has(&id) {
        say_with(&id, &[("sort", lying.sort.into()), ("side", side.into())])
    } else {
        lying.words()
    }
}

/// The cards a piece of the kind may stand for: stable names, and names for lists. Of a card that every marine has there is
/// no piece, and it is not listed.
pub fn cards(kind: &PieceKind, mission: &Mission) -> Vec<(String, String)> {
    let called = card_name(mission.system().content().cards(kind.id).len());
    let cards = mission.content().cards(kind.id).into_iter().enumerate();
    let some = cards.filter(|(_, card)| card.count > 0);
    some.map(|(at, card)| (card.id.to_owned(), called(at, card.name))).collect()
}

/// What is asked of a piece's sort or side.
pub fn asked(asked: &str) -> String {
    said(&asked_id(asked), asked)
}

/// What is asked of its word.
pub fn word_asked(kind: &PieceKind) -> String {
    said(&asked_id(kind.id), kind.title)
}

/// The id of the text that says what one can do with a piece in hand.
pub(crate) fn hint_id(kind: &str) -> String {
    let id = format!("hint-{kind}");
    if has(&id) { id } else { "hint-piece".to_owned() }
}

fn said(id: &str, otherwise: impl ToString) -> String {
    if has(id) { say(id) } else { otherwise.to_string() }
}

fn heading_id(kind: &PieceKind) -> String {
    let shared = kind.is_token() && !matches!(kind.sorts, Sorts::Card { .. });
    format!("pieces-{}", if shared { "tokens" } else { kind.id })
}

/// Of one of a few sorts it names the sort, of a side that is turned down the side.
fn entry_id(lying: Lying<'_>) -> String {
    let sort = lying.kind.few().iter().find(|word| **word == lying.sort);
    let down = (lying.kind.sides.is_some() && !lying.up).then_some("down");
    let parts = ["piece", lying.kind.id].into_iter().chain(sort.copied()).chain(down);
    parts.collect::<Vec<_>>().join("-")
}

fn here_id(kind: &PieceKind) -> String {
    format!("here-{}", kind.id)
}

fn asked_id(asked: &str) -> String {
    format!("inspector-{}", asked.replace('_', "-"))
}

/// For tests: every text a kind needs.
#[cfg(test)]
pub(crate) fn ids(kind: &'static PieceKind) -> Vec<String> {
    let sorts = if kind.few().is_empty() { &[""] } else { kind.few() };
    let sides: &[bool] = if kind.sides.is_some() { &[true, false] } else { &[false] };
    let lying = sorts.iter().flat_map(|sort| sides.iter().map(|up| kind.lying(sort, *up)));
    let by_card = matches!(kind.sorts, Sorts::Card { .. });
    let mut ids: Vec<String> = lying.filter(|_| !by_card).map(entry_id).collect();
    ids.extend([heading_id(kind), hint_id(kind.id)]);
    ids.extend(kind.sort_asked().into_iter().chain(kind.sides.map(|sides| sides.asked)).map(asked_id));
    match kind.sorts {
        Sorts::Card { .. } => {}
        Sorts::Word { .. } => ids.extend([here_id(kind), asked_id(kind.id)]),
        Sorts::One | Sorts::Few { .. } => ids.push(here_id(kind)),
    }
    ids
}

/// What cards are called in lists: those behind so many of the box are the mission's or the operation's own, and marked.
pub fn card_name(boxed: usize) -> impl Fn(usize, &str) -> String {
    move |position, name| {
        if position < boxed { name.to_owned() } else { say_with("card-own", &[("name", name.into())]) }
    }
}
