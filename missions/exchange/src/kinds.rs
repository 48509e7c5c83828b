//! The kinds of pieces as they are laid on a table: in which order, under which names. The rule system decides which
//! kinds there are and how their pieces may lie.

use crate::words::text;
use missions_document::mission::Mission;
use missions_document::thing::{Piece, Thing, ThingKind};
use missions_play::ruleset;
use rule_system::RuleSystem;
use rule_system::piece::{PieceKind, Role};
use rule_system::setting::Own;
use words::Argument;

/// Every kind in the order of laying: the rule system's own class by class, then tokens in the order of its list.
pub(crate) fn in_order(system: &dyn RuleSystem) -> Vec<&'static PieceKind> {
    let tokens = system.pieces().iter().filter(|kind| kind.is_token());
    system.own_pieces().into_iter().chain(tokens).collect()
}

/// The pieces of a kind that a mission lays.
pub(crate) fn laid<'m>(
    mission: &'m Mission,
    kind: &PieceKind,
) -> impl Iterator<Item = (&'m Thing, &'m Piece)> {
    mission.things().values().filter_map(|thing| match &thing.kind {
        ThingKind::Piece(piece) if piece.kind == kind.id => Some((thing, piece)),
        _ => None,
    })
}

/// The name of the list of a kind in files: `portals`.
pub(crate) fn list(kind: &PieceKind) -> String {
    kind.list.to_owned()
}

/// The settings of its games, by number of marines, with their gaps filled.
pub(crate) fn games(mission: &Mission) -> Vec<(u8, Own)> {
    let numbers = ruleset::marine_numbers(mission).into_iter();
    numbers.filter_map(|n| Some((n, ruleset::resolved(mission, n)?))).collect()
}

/// The most marines that any rule system has room for.
pub(crate) fn most_marines() -> u8 {
    systems::all().map(<dyn rule_system::RuleSystem>::marines).max().unwrap_or(1)
}

/// The rule systems that could be meant, for people.
pub(crate) fn systems() -> Argument {
    Argument::Any(systems::all().map(|system| format!("`{}`", system.id()).into()).collect())
}

/// What is laid for a kind, for people: the box has no markers, so a progress token stands for one.
pub(crate) fn name(kind: &PieceKind) -> String {
    match kind.role {
        Role::Marker => text("kinds-marker").with("noun", kind.noun).to_string(),
        _ => rule_system::capital(kind.noun.to_string()),
    }
}
