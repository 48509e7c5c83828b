//! An attack under way (rules 1.7): who attacks whom, and what has come of it so far. Each part has a file of its own with the
//! verbs that change it. The rules decide when they do so, in the module `attack`.

mod defence;
mod fingerprint;
mod outcome;
mod party;
mod played;
mod pool;
mod repeats;

pub(crate) use party::Party;

use super::sets::{CardSet, FigureSet, SmallSet};
use crate::content::CardId;
use defence::Defence;
use engine::world::FigureId;
use outcome::Outcome;
use pool::Pool;
use repeats::Repeats;
use tiles::SpaceId;

/// An attack under way. Its parts change by their own verbs; what concerns several of them is a verb of the attack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attack {
    /// Who attacks.
    pub(crate) attacker: Party,
    /// Whom.
    pub(crate) defender: Party,
    /// Dice, and the damage icons that lie there.
    pub(crate) pool: Pool,
    /// What the defender has against them.
    pub(crate) defence: Defence,
    /// Whether it is made again.
    pub(crate) repeats: Repeats,
    outcome: Outcome,
    declaration: Declaration,
    // What was played, in `played`. These are not a part of their own so that they leave no gaps.
    events: CardSet,
    reactions: CardSet,
    glory: SmallSet,
    answered: FigureSet,
}

const _: () =
    assert!(size_of::<Attack>() <= 160, "a rollout copies the attacks under way many thousand times");

/// What the declaration says once and for all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Declaration {
    /// The marine's card.
    pub(crate) card: Option<CardId>,
    /// Where the defender stood (ruling 22).
    pub(crate) space: SpaceId,
    /// Was the defender's base turned?
    pub(crate) turned: bool,
    /// Attacker and defender were adjacent.
    pub(crate) adjacent: bool,
    /// An answer to an attack (Overwatch): it is not answered itself (ruling 23).
    pub(crate) answer: bool,
}

impl Attack {
    /// An attack is declared, with so many red and black dice.
    pub(crate) fn new(
        [attacker, defender]: [Party; 2],
        declaration: Declaration,
        dice: [u8; 2],
        cover: bool,
    ) -> Self {
        Self {
            attacker,
            defender,
            pool: Pool::new(dice),
            defence: Defence::new(cover),
            repeats: Repeats::default(),
            outcome: Outcome::default(),
            declaration,
            events: CardSet::default(),
            reactions: CardSet::default(),
            glory: SmallSet::default(),
            answered: FigureSet::default(),
        }
    }

    /// What the declaration said.
    #[inline]
    pub(crate) const fn declaration(&self) -> Declaration {
        self.declaration
    }

    /// The attacker, or the defender.
    pub(crate) const fn party(&self, attacking: bool) -> &Party {
        if attacking { &self.attacker } else { &self.defender }
    }

    /// The same, to change.
    pub(crate) const fn party_mut(&mut self, attacking: bool) -> &mut Party {
        if attacking { &mut self.attacker } else { &mut self.defender }
    }

    /// The defender for the attacker, and the attacker for every other figure.
    pub(crate) fn opponent(&self, own: FigureId) -> FigureId {
        self.party(own != self.attacker.figure()).figure()
    }

    /// Attacker and defender, while neither has fallen.
    #[must_use]
    pub fn both_there(&self) -> Option<[FigureId; 2]> {
        Some([self.attacker.there()?, self.defender.there()?])
    }

    /// A figure has fallen, whatever it was in this attack. If it was to suffer instead of the defender, the damage is the
    /// defender's own again.
    pub(crate) fn fall(&mut self, figure: FigureId) {
        self.attacker.fall(figure);
        self.defender.fall(figure);
        self.answered.remove(figure);
        self.outcome.fall(figure);
    }

    /// Another figure suffers instead of the defender.
    pub const fn redirect(&mut self, to: FigureId) {
        self.outcome.redirect = Some(to);
    }

    /// Who suffers what is left of the damage: the defender, gone or not, where no other figure does.
    pub(crate) fn sufferer(&self) -> FigureId {
        self.outcome.redirect.unwrap_or(self.defender.figure())
    }

    /// What is left of the damage, and whether it was dodged (ruling 19). Returns who suffers it. Damage that another figure
    /// suffers is not caused to the defender.
    pub fn settle(&mut self, dodged: bool, damage: u8) -> Option<FigureId> {
        let defender = self.defender.there().filter(|_| self.outcome.redirect.is_none());
        self.outcome.dodged = dodged;
        self.outcome.damage = if defender.is_some() { damage } else { 0 };
        self.outcome.redirect.or(defender)
    }

    /// The defender is stunned when it is over.
    pub(crate) const fn stun(&mut self) {
        self.outcome.stuns = true;
    }

    /// What has come of it so far.
    #[inline]
    pub(crate) const fn outcome(&self) -> Outcome {
        self.outcome
    }
}
