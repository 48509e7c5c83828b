//! The pieces a mission may lay on the map, as the window lists them: which tokens, what may become what, what a new one is.
//! `naming` gives each of them its name.

use rule_system::RuleSystem;
use rule_system::piece::{PieceKind, Sorts};

/// The tokens; those of which there is one for many a card come last.
pub fn tokens(system: &dyn RuleSystem) -> Vec<&'static PieceKind> {
    let mut tokens: Vec<_> = system.pieces().iter().filter(|kind| kind.is_token()).collect();
    tokens.sort_by_key(|kind| matches!(kind.sorts, Sorts::Card { .. }));
    tokens
}

/// What a piece may become by a choice in a list: a token any token, another piece only one of another sort.
pub fn alike(kind: &'static PieceKind, system: &dyn RuleSystem) -> Vec<&'static PieceKind> {
    if kind.is_token() { tokens(system) } else { vec![kind] }
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
