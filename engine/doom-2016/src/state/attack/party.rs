//! The attacker, or the defender: a figure with the abilities of the card it attacks or defends with.

use crate::state::sets::SmallSet;
use engine::table::KindId;
use engine::world::FigureId;

/// The place of an ability that no card has. It says that argent was spent.
const ARGENT: u8 = 15;

/// One side of an attack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Party {
    pub(super) figure: FigureId,
    pub(super) kind: KindId,
    pub(super) gone: bool,
    pub(super) used: SmallSet,
}

impl Party {
    /// A figure of a kind. The kind is known even when the figure has fallen.
    pub(crate) fn new(figure: FigureId, kind: KindId) -> Self {
        Self { figure, kind, gone: false, used: SmallSet::default() }
    }

    /// The number of the figure. When the figure has fallen, another one may have it.
    #[inline]
    pub(crate) const fn figure(&self) -> FigureId {
        self.figure
    }

    /// Its kind.
    #[inline]
    pub(crate) const fn kind(&self) -> KindId {
        self.kind
    }

    /// Has it fallen?
    #[inline]
    pub(crate) const fn is_gone(&self) -> bool {
        self.gone
    }

    /// The figure, while it has not fallen.
    #[inline]
    pub(crate) const fn there(&self) -> Option<FigureId> {
        if self.gone { None } else { Some(self.figure) }
    }

    /// A figure has fallen, perhaps this one.
    pub(super) fn fall(&mut self, figure: FigureId) {
        self.gone |= self.figure == figure;
    }

    /// An ability is used: once an attack.
    pub(crate) const fn mark_used(&mut self, ability: u8) {
        self.used.add(ability);
    }

    /// Was it used already?
    pub(crate) const fn has_used(&self, ability: u8) -> bool {
        self.used.has(ability)
    }

    /// An argent token is spent on this attack (ruling 25: one at most).
    pub(crate) const fn spend_argent(&mut self) {
        self.used.add(ARGENT);
    }

    /// Was one spent already?
    pub(crate) const fn has_spent_argent(&self) -> bool {
        self.used.has(ARGENT)
    }
}
