//! What the form can change of a figure, but where it stands.

use missions::position::PlacedFigure;

/// What becomes different of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OfFigure {
    /// So much damage.
    Damage(u8),
    /// Stunned, or not.
    Stunned(bool),
    /// Turned by a quarter, or not.
    Turned(bool),
    /// Fragged and not back, or on the map.
    Fragged(bool),
    /// Has had its activation while its kind is activated, or not.
    Done(bool),
}

impl OfFigure {
    /// Changes a figure. One that is fragged has neither damage nor a stun.
    pub(super) fn apply(self, figure: &mut PlacedFigure) {
        match self {
            Self::Damage(damage) => figure.damage = damage,
            Self::Stunned(stunned) => figure.stunned = stunned,
            Self::Turned(turned) => figure.turned = turned,
            Self::Done(done) => figure.done = done,
            Self::Fragged(fragged) => {
                figure.fragged = fragged;
                if fragged {
                    (figure.damage, figure.stunned) = (0, false);
                }
            }
        }
    }
}
