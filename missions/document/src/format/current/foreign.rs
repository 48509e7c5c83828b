//! Pieces that the rule system of a mission does not know, or not in this form, and roles of cards: they are kept as they are, and
//! reported. The checks report unknown sorts, with a place on the map and a fix.

use crate::format::log::{self, Log};
use crate::format::tree::shortened;
use crate::format::v3;
use crate::mission::Role;
use crate::words::text;
use rule_system::RuleSystem;
use rule_system::piece::Sorts;
use script_api::suggest::nearest;
use words::Text;

/// Say what is strange about a piece. Where unknown rules nothing can be said, and the checks say that.
pub(super) fn tell(piece: &v3::Piece, system: Option<&dyn RuleSystem>, at: usize, log: &mut Log<'_>) {
    let Some(system) = system else { return };
    let Some(kind) = system.piece(&piece.kind) else {
        let kinds: Vec<&str> = system.pieces().iter().map(|kind| kind.id).collect();
        let message = text("foreign-piece").with("kind", shortened(&piece.kind));
        let or = text("foreign-piece-help").with("known", kinds.join(", "));
        return log.warn(log::FOREIGN, at, message, meant(&piece.kind, &kinds, or));
    };
    if kind.sorts == Sorts::One && !piece.sort.is_empty() {
        let message = text("foreign-sort").with("noun", kind.noun);
        log.note(log::FOREIGN, at, message, text("foreign-leave-out"));
    }
    if piece.up && kind.sides.is_none() {
        let message = text("foreign-up").with("noun", kind.noun);
        log.note(log::FOREIGN, at, message, text("foreign-leave-out"));
    }
}

/// Say that the role of a card is none of these rules.
pub(super) fn tell_role(role: Role, system: Option<&dyn RuleSystem>, at: usize, log: &mut Log<'_>) {
    let Some(system) = system.filter(|system| system.role(role).is_none()) else { return };
    let roles: Vec<&str> = system.roles().iter().map(|row| row.role.word()).collect();
    let message = text("foreign-role").with("role", role.word());
    let or = text("foreign-role-help").with("known", roles.join(", "));
    log.warn(log::FOREIGN, at, message, meant(role.word(), &roles, or));
}

/// What was perhaps meant, or other help.
fn meant(word: &str, known: &[&str], other: Text) -> Text {
    nearest(word, known.iter().copied()).map_or(other, |meant| text("meant").with("meant", meant))
}
