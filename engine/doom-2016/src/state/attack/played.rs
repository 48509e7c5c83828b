//! What was played in an attack: several copies of one card cannot be played at the same moment (rules 1.7), and each figure
//! answers once.

use super::Attack;
use crate::content::{CardId, EventId, GloryId};
use crate::state::sets::{CardSet, SmallSet};
use engine::world::FigureId;

impl Attack {
    /// An event is played.
    pub(crate) const fn mark_event(&mut self, event: EventId) {
        self.events.add(event.0);
    }

    /// Events that were played.
    pub(crate) const fn events(&self) -> CardSet {
        self.events
    }

    /// A marine plays a reaction card.
    pub(crate) const fn mark_reaction(&mut self, card: CardId) {
        self.reactions.add(card.0);
    }

    /// Reaction cards that were played.
    pub(crate) const fn reactions(&self) -> CardSet {
        self.reactions
    }

    /// A marine uses a glory kill card.
    pub(crate) const fn mark_glory(&mut self, card: GloryId) {
        self.glory.add(card.0);
    }

    /// Glory kill cards that were used.
    pub(crate) const fn glory(&self) -> SmallSet {
        self.glory
    }

    /// A figure answers this attack (ruling 23).
    pub(crate) const fn mark_answer(&mut self, figure: FigureId) {
        self.answered.add(figure);
    }

    /// Has it done so already?
    pub(crate) const fn was_answered_by(&self, figure: FigureId) -> bool {
        self.answered.has(figure)
    }
}
