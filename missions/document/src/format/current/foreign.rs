//! Pieces that the rule system of a mission does not know, or not in this form, and roles of cards: they are kept as they are, and
//! reported. The checks report unknown sorts, with a place on the map and a fix.

use crate::format::log::{self, Log};
use crate::format::tree::shortened;
use crate::format::v3;
use crate::mission::Role;
use rule_system::RuleSystem;
use rule_system::piece::Sorts;
use script_api::suggest::nearest;

/// Say what is strange about a piece. Where unknown rules nothing can be said, and the checks say that.
pub(super) fn tell(piece: &v3::Piece, system: Option<&dyn RuleSystem>, at: usize, log: &mut Log<'_>) {
    let Some(system) = system else { return };
    let Some(kind) = system.piece(&piece.kind) else {
        let kinds: Vec<&str> = system.pieces().iter().map(|kind| kind.id).collect();
        let message = format!("\"{}\" is no piece that these rules know; it is kept", shortened(&piece.kind));
        let or = format!("take it out, or choose the rules it is for; these know {}", kinds.join(", "));
        return log.warn(log::FOREIGN, at, message, &meant(&piece.kind, &kinds, or));
    };
    if kind.sorts == Sorts::One && !piece.sort.is_empty() {
        let message = format!("`sort` says nothing of this {}: all are alike", kind.noun);
        log.note(log::FOREIGN, at, message, "leave it out");
    }
    if piece.up && kind.sides.is_none() {
        let message = format!("`up` says nothing of this {}: it has no two sides", kind.noun);
        log.note(log::FOREIGN, at, message, "leave it out");
    }
}

/// Say that the role of a card is none of these rules.
pub(super) fn tell_role(role: Role, system: Option<&dyn RuleSystem>, at: usize, log: &mut Log<'_>) {
    let Some(system) = system.filter(|system| system.role(role).is_none()) else { return };
    let roles: Vec<&str> = system.roles().iter().map(|row| row.role.word()).collect();
    let message = format!("\"{}\" is no role of cards that these rules know; it is kept", role.word());
    let or = format!("give the card another, or choose the rules it is for; these know {}", roles.join(", "));
    log.warn(log::FOREIGN, at, message, &meant(role.word(), &roles, or));
}

/// What was perhaps meant, or other help.
fn meant(word: &str, known: &[&str], other: String) -> String {
    nearest(word, known.iter().copied()).map_or(other, |meant| format!("perhaps `{meant}` was meant"))
}
