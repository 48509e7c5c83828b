//! Which of its kinds and sorts a piece of the game is, and which side of it is up. What there is to choose from stands in
//! the rows of the rule system and in the mission's cards.

use super::Message;
use super::field::{self, Choice};
use crate::Element;
use editor_model::naming::piece as naming;
use editor_model::pieces;
use missions::Mission;
use missions::thing::Piece;
use rule_system::RuleSystem;
use rule_system::piece::{PieceKind, Sorts};
use tiles::{Face, Turn};

/// Something about the selected pieces, as far as it applies to each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Set {
    /// The side of tiles that is up.
    Side(Face),
    /// How tiles are turned.
    Turn(Turn),
    /// What pieces are: this kind, of this sort. Those that cannot become it stay what they are.
    Piece(&'static str, String),
    /// Are pieces of this kind turned up?
    Up(&'static str, bool),
    /// The kind of doors, by its name in files; empty for the usual one.
    Door(String),
    /// Which demons.
    Demon(String),
    /// Are their bases turned?
    Turned(bool),
    /// What labels say.
    Label(String),
}

/// A piece as one of a kind and sort, if it can become that.
pub(super) fn set(piece: &Piece, kind: &str, sort: &str, mission: &Mission) -> Option<Piece> {
    let system = mission.system();
    let kinds = pieces::alike(system.piece(&piece.kind)?, system);
    let kind = kinds.into_iter().find(|it| it.id == kind)?;
    let up = piece.up && kind.sides.is_some();
    let turned = piece.turned && kind.base.can_rotate();
    Some(Piece { turned, ..Piece::new(kind.id, piece.at).of(sort).facing(up) })
}

/// What the field is called in which a piece of this kind gets its kind and sort, or its word.
pub(super) fn field_of(kind: &str, system: &dyn RuleSystem) -> String {
    match system.piece(kind) {
        Some(kind) if matches!(kind.sorts, Sorts::Word { .. }) => naming::word_asked(kind),
        Some(kind) => naming::asked(kind.sort_asked().filter(|_| !kind.is_token()).unwrap_or("kind")),
        None => naming::asked("kind"),
    }
}

/// What a piece is, as far as that can be chosen, the word it bears, and which side of it is up.
pub(super) fn fields<'a>(piece: &Piece, mission: &Mission) -> Vec<Element<'a, Message>> {
    let system = mission.system();
    let Some(kind) = system.piece(&piece.kind) else { return Vec::new() };
    let choices: Vec<Choice<Set>> =
        pieces::alike(kind, system).into_iter().flat_map(|kind| sorts(kind, piece, mission)).collect();
    let several = (choices.len() > 1).then(|| {
        let asked = kind.sort_asked().filter(|_| !kind.is_token()).unwrap_or("kind");
        let now = Set::Piece(kind.id, piece.sort.clone());
        field::under(naming::asked(asked), field::pick(choices, &now, Message::Set))
    });
    let word = matches!(kind.sorts, Sorts::Word { .. }).then(|| {
        let word = field::writing(&piece.sort, |word| Message::Set(Set::Piece(kind.id, word)));
        field::under(naming::word_asked(kind), word)
    });
    let side = kind.sides.map(|sides| {
        field::tick(naming::asked(sides.asked), piece.up, |up| Message::Set(Set::Up(kind.id, up)))
    });
    several.into_iter().chain(word).chain(side).collect()
}

/// What a piece would be as one of a kind: of each of its sorts, or with the word it bears.
fn sorts(kind: &'static PieceKind, piece: &Piece, mission: &Mission) -> Vec<Choice<Set>> {
    let choice = |sort: &str, name: String| Choice { value: Set::Piece(kind.id, sort.to_owned()), name };
    let entry = |sort: &str| naming::entry(kind.lying(sort, true));
    match kind.sorts {
        Sorts::One => vec![choice("", entry(""))],
        Sorts::Few { words, .. } => words.iter().map(|word| choice(word, entry(word))).collect(),
        Sorts::Word { .. } => {
            let word = if piece.kind == kind.id { &piece.sort } else { pieces::usual_sort(kind) };
            vec![choice(word, entry(word))]
        }
        Sorts::Card { .. } => {
            let cards = naming::cards(kind, mission).into_iter();
            cards.map(|(id, name)| choice(&id, name)).collect()
        }
    }
}
