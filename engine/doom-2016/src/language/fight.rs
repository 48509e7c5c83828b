//! Frags and glory kills, as only this game counts them.
//! What every fight has in common is shared.

use super::row::row;
use crate::own::{self, OwnEvent, OwnEventKind};
use engine::language::{Fact, Ty};
use engine::{FigureId, own_handlers};

pub(super) const FACTS: &[Fact] =
    &[Fact { name: "frags", gives: Ty::NUMBER, read: |look| look.count(own::FRAGS), doc: row("fact-frags") }];

own_handlers! {
    OwnEvent, OwnEventKind, pub(super) HANDLERS
    GloryKilled "on_glory_killed" barred_by "glory kills" "handler-on-glory-killed" {
        figure: FigureId = figure, "field-on-glory-killed-figure";
        by: FigureId = by, "field-on-glory-killed-by"; }
}
