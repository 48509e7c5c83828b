//! What is due of an attack, apart from its windows.

use engine::world::{DieColour, FigureId};

/// A pending task of the attack that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttackTask {
    /// The next phase.
    Phase(Phase),
    /// The attacker chooses one die and loses it.
    RemoveDie,
    /// Up to this many more dice may be picked to be rolled again.
    Reroll(u8),
    /// The dice that were picked are rolled again.
    RollAgain,
    /// Roll one die.
    RollDie(DieColour),
    /// Reveal a defence card.
    Reveal,
    /// The defender in cover may reveal a second card.
    SecondCard,
    /// Another figure suffers instead of the defender.
    Redirect,
    /// A demon attacks once more, but not this figure.
    Other(FigureId, FigureId),
}

/// The phases of an attack that need no decision of their own, in order. Decisions between them are tasks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Effects before rolling.
    BeforeRoll,
    /// Stun takes a die away, then all dice are rolled.
    Roll,
    /// Effects on the rolled dice.
    AfterRoll,
    /// The first defence card.
    Reveal,
    /// The right to a second card.
    Cover,
    /// While defending.
    Defending,
    /// While attacking.
    Attacking,
    /// Damage.
    Damage,
    /// Effects after the attack, in the order of ruling 21.
    After,
    /// Cards are discarded; extra attacks follow.
    Done,
}
