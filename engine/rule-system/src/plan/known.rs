//! Which bots a rule system has.

use super::{BotKind, BotPair, words};
use crate::system::RuleSystem;
use crate::texts::text;
use engine::Side;

impl BotKind {
    /// Those that play a side of games of this rule system, in the order of [`ALL`](Self::ALL).
    pub fn of(system: &dyn RuleSystem, side: Side) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |kind| kind.plays(side) && kind.is_known_to(system))
    }

    /// Has the rule system such a bot?
    fn is_known_to(self, system: &dyn RuleSystem) -> bool {
        match self {
            Self::Random | Self::Greedy | Self::Search(_) => true,
            Self::Persona(persona) => system.has_persona(persona),
        }
    }
}

impl BotPair {
    /// Has the rule system these bots?
    ///
    /// # Errors
    /// With a sentence that says which it has instead.
    pub fn known_to(self, system: &dyn RuleSystem) -> Result<(), String> {
        for side in [Side::Marines, Side::Invader] {
            let kind = self.of(side);
            if !kind.is_known_to(system) {
                let words = words(BotKind::of(system, side));
                let said = text("plan-not-known").with("system", system.id()).with("word", kind.word());
                return Err(said.with("words", words).to_string());
            }
        }
        Ok(())
    }
}
