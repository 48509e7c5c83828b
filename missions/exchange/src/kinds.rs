//! The kinds of pieces as they are laid on a table: in which order, under which names. What kinds there are and how their pieces
//! may lie is the rule system's business.

use missions_document::mission::Mission;
use missions_document::thing::{Piece, Thing, ThingKind};
use rule_system::RuleSystem;
use rule_system::piece::{PieceKind, Role, Sorts};

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

/// The kind of what marines carry: the one that stands for cards.
pub(crate) fn carried(system: &dyn RuleSystem) -> Option<&'static PieceKind> {
    system.pieces().iter().find(|kind| matches!(kind.sorts, Sorts::Card { .. }))
}

/// What is laid for a kind, for people: the box has no markers, so a progress token stands for one.
pub(crate) fn name(kind: &PieceKind) -> String {
    match kind.role {
        Role::Marker => format!("Progress token as {}", kind.noun),
        _ => rule_system::capital(kind.noun),
    }
}
