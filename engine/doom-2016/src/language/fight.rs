//! Frags and glory kills, as only this game counts them.
//! What every fight has in common is shared.

use crate::own::{self, OwnEvent, OwnEventKind};
use engine::language::{Fact, Ty};
use engine::{FigureId, own_handlers};

pub(super) const FACTS: &[Fact] = &[Fact {
    name: "frags",
    gives: Ty::NUMBER,
    read: |look| look.count(own::FRAGS),
    doc: "How many frag tokens the invader holds.",
}];

own_handlers! {
    OwnEvent, OwnEventKind, pub(super) HANDLERS
    GloryKilled "on_glory_killed" barred_by "glory kills" "A staggered demon was finished by a marine moving into it." {
        figure: FigureId = figure, "Who fell.";
        by: FigureId = by, "The marine."; }
}
