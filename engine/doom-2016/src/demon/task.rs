//! What is due of demons in an invader's activation.

use engine::table::KindId;
use engine::world::FigureId;

/// A pending task of demons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DemonTask {
    /// The invader chooses a readied demon card.
    ChooseKind,
    /// The invader chooses the next figure of a kind.
    ChooseFigure(KindId),
    /// A figure's activation.
    Turn(FigureId),
    /// A figure's activation is over.
    End(FigureId),
}
