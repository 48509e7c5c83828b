//! Glory kills, which only this game has.
//! What every fight has in common is shared.

use crate::{FigureId, handlers};

handlers! {
    pub(super) HANDLERS
    GloryKilled "on_glory_killed" "A staggered demon was finished by a marine moving into it." {
        figure: FigureId = figure, "Who fell.";
        by: FigureId = by, "The marine."; }
}
