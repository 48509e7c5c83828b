//! The pieces a mission may lay on the map, as the window lists them: those of the rule system's own, then tokens.
//! What each of them is called is the business of `naming`.

use rule_system::RuleSystem;
use rule_system::piece::{PieceKind, Role, Sorts};

/// Is it a token? The others are the rule system's own, and none of them becomes another one.
pub const fn is_token(kind: &PieceKind) -> bool {
    !matches!(kind.role, Role::Piece(_))
}

/// The rule system's own, by class.
pub fn own(system: &dyn RuleSystem) -> Vec<&'static PieceKind> {
    let mut own: Vec<_> = system.pieces().iter().filter(|kind| !is_token(kind)).collect();
    own.sort_by_key(|kind| match kind.role {
        Role::Piece(class) => Some(class),
        _ => None,
    });
    own
}

/// The tokens; those of which there is one for many a card come last.
pub fn tokens(system: &dyn RuleSystem) -> Vec<&'static PieceKind> {
    let mut tokens: Vec<_> = system.pieces().iter().filter(|kind| is_token(kind)).collect();
    tokens.sort_by_key(|kind| matches!(kind.sorts, Sorts::Card { .. }));
    tokens
}

/// What a piece may become by a choice in a list: a token any token, another piece only one of another sort.
pub fn alike(kind: &'static PieceKind, system: &dyn RuleSystem) -> Vec<&'static PieceKind> {
    if is_token(kind) { tokens(system) } else { vec![kind] }
}

/// The sort a new piece has; one that bears a word bears the name of its kind at first.
pub fn usual_sort(kind: &PieceKind) -> &'static str {
    match kind.sorts {
        Sorts::Word { .. } => kind.id,
        _ => kind.usual(),
    }
}

/// Has a kind two sides?
pub(crate) fn has_sides(kind: &str, system: &dyn RuleSystem) -> bool {
    system.piece(kind).is_some_and(|kind| kind.sides.is_some())
}
