//! What has come of an attack: who suffers, how much, and whether the defender is stunned.

use engine::world::FigureId;

/// What has come of an attack so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Outcome {
    /// This figure suffers instead of the defender.
    pub(crate) redirect: Option<FigureId>,
    /// Damage suffered by the defender.
    pub(crate) damage: u8,
    /// The attack was cancelled.
    pub(crate) dodged: bool,
    /// The defender is stunned when it is over.
    pub(crate) stuns: bool,
}

impl Outcome {
    /// Who has fallen suffers nothing.
    pub(super) fn fall(&mut self, figure: FigureId) {
        self.redirect = self.redirect.filter(|other| *other != figure);
    }
}
