//! What happened: facts in the past tense, in order. Logs, statistics, scripts and windows all read the same list.
//! An event changes nothing; what it led to follows as further events.

use crate::name::Sym;
use crate::origin::{HookError, Origin};
use crate::own::{MAX_KINDS, Own};
use crate::table::KindId;
use crate::world::{DieColour, Face, FigureId, Thing, TokenId, TokenKind};
use std::sync::Arc;
use tiles::{AreaId, DoorId, SpaceId};

macro_rules! events {
    ($( $(#[$doc:meta])* $name:ident $({ $( $(#[$fdoc:meta])* $field:ident : $ty:ty ),* $(,)? })? ),* $(,)?) => {
        /// Something that happened.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Event {
            $( $(#[$doc])* $name $({ $( $(#[$fdoc])* $field: $ty ),* })?, )*
            /// Something only this rule system knows.
            Own(Own),
        }

        /// The kind of an event, without its particulars.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum EventKind {
            $( $(#[$doc])* $name, )*
            /// One of the rule system's own, by its number.
            Own(u8),
        }

        #[repr(u8)]
        enum Number { $( $name ),* }

        impl Event {
            /// Its kind.
            #[must_use]
            pub const fn kind(&self) -> EventKind {
                match self {
                    $( Self::$name { .. } => EventKind::$name, )*
                    Self::Own(own) => EventKind::Own(own.kind),
                }
            }
        }

        impl EventKind {
            /// Every kind that all rule systems share, in order.
            pub const SHARED: &'static [Self] = &[ $( Self::$name ),* ];

            /// Its number, below [`EventKind::COUNT`]: the shared kinds first.
            #[must_use]
            pub const fn number(self) -> usize {
                match self {
                    $( Self::$name => Number::$name as usize, )*
                    Self::Own(kind) => OWN_FROM + (kind as usize & (MAX_KINDS - 1)),
                }
            }
        }
    };
}

/// The number of the first kind of a rule system's own.
const OWN_FROM: usize = 64;

impl EventKind {
    /// How many kinds there can be.
    pub const COUNT: usize = OWN_FROM + MAX_KINDS;
}

events! {
    /// The game begins; everything of the set-up lies on the map.
    Started,
    /// A round begins (its status phase is next).
    RoundStarted { /// Counted from 1.
        round: u16 },
    /// A round is over.
    RoundEnded { /// Counted from 1.
        round: u16 },
    /// A marine or one demon figure begins its activation.
    ActivationStarted { /// Whose.
        figure: FigureId },
    /// A marine or one demon figure has finished its activation.
    ActivationEnded { /// Whose.
        figure: FigureId },
    /// A figure moved one step, rotated, was pushed aside or teleported.
    Moved { /// Who.
        figure: FigureId, /// From here (north-west space of the base).
        from: SpaceId, /// To here.
        to: SpaceId },
    /// A door was opened. It stays open unless something closes it.
    DoorOpened { /// Which.
        door: DoorId, /// By whom, if by a figure.
        by: Option<FigureId> },
    /// An open door was closed.
    DoorClosed { /// Which.
        door: DoorId, /// By whom, if by a figure.
        by: Option<FigureId> },
    /// A figure came onto the map.
    Placed { /// Who.
        figure: FigureId, /// What kind.
        kind: KindId, /// Where (north-west space of the base).
        at: SpaceId },
    /// A fragged marine came back.
    Respawned { /// Who.
        figure: FigureId, /// Where.
        at: SpaceId },
    /// A figure suffered damage.
    Hurt { /// Who.
        figure: FigureId, /// How much.
        amount: u8, /// By whom, if by a figure.
        by: Option<FigureId>, /// Where a script asked for it, if one did.
        script: Option<Origin> },
    /// A figure recovered damage.
    Healed { /// Who.
        figure: FigureId, /// How much.
        amount: u8 },
    /// A figure was fragged and removed.
    Fragged { /// Who.
        figure: FigureId, /// What kind.
        kind: KindId, /// Where it fell.
        at: SpaceId, /// By whom, if by a figure.
        by: Option<FigureId> },
    /// A figure was stunned.
    Stunned { /// Who.
        figure: FigureId },
    /// A stun was discarded.
    StunEnded { /// Who.
        figure: FigureId },
    /// A token was taken by a marine.
    TokenTaken { /// Which.
        token: TokenId, /// What.
        kind: TokenKind, /// By whom.
        by: FigureId },
    /// A token was put on the map.
    TokenPlaced { /// Which.
        token: TokenId, /// What.
        kind: TokenKind, /// Where.
        at: SpaceId },
    /// A token was removed from the map.
    TokenRemoved { /// Which.
        token: TokenId, /// What.
        kind: TokenKind },
    /// The count of progress on a token changed.
    Progressed { /// Which token.
        token: TokenId, /// The new count.
        count: u8 },
    /// A marine took up an offer; its cost is paid.
    OfferTaken { /// The offer's tag.
        tag: Sym, /// What the marine read.
        label: Sym, /// Who took it.
        by: FigureId, /// What it was near.
        at: Option<Thing> },
    /// A question of a script was answered.
    Answered { /// The question's tag.
        tag: Sym, /// What the player read.
        question: Sym, /// Number of the answer, from 0.
        answer: u8, /// Its text, if it was one of the question's.
        words: Option<Sym> },
    /// Dice a script asked for were rolled.
    Rolled { /// The roll's tag.
        tag: Sym, /// What the dice show together.
        face: Face },
    /// An attack was declared.
    AttackDeclared { /// Who attacks.
        attacker: FigureId, /// Whom.
        defender: FigureId },
    /// An attack is over.
    AttackResolved { /// Who attacked.
        attacker: FigureId, /// Whom.
        defender: FigureId, /// Damage suffered.
        damage: u8, /// Cancelled by a dodge.
        dodged: bool },
    /// A die was rolled for an attack or effect.
    DieRolled { /// What it shows.
        face: Face, /// What colour it has.
        colour: DieColour },
    /// A defence card was revealed (or there was none).
    DefenceRevealed { /// Who defends.
        figure: FigureId, /// Its name, if there was one.
        card: Option<Arc<str>>, /// Its shields.
        shields: u8, /// It cancels the attack.
        dodge: bool },
    /// A marine played an action card.
    CardPlayed { /// Who.
        figure: FigureId, /// The card's name.
        card: Arc<str> },
    /// Marines' cards were drawn.
    CardsDrawn { /// Who.
        figure: FigureId, /// How many.
        count: u8 },
    /// A script said something to the players.
    Said { /// What.
        text: Arc<str> },
    /// An effect of a script was impossible and was left out.
    Refused { /// Why.
        why: Arc<HookError> },
    /// A script failed; its handler was abandoned.
    ScriptFailed { /// Why.
        why: Arc<HookError> },
    /// An area was laid on the table. What stands in it follows as [`Event::Placed`].
    AreaRevealed { /// Which.
        area: AreaId, /// By whom, if by a figure.
        by: Option<FigureId> },
    /// A door was locked: it stays as it is, open or closed.
    DoorLocked { /// Which.
        door: DoorId, /// By whom, if by a figure.
        by: Option<FigureId> },
    /// A door was unlocked.
    DoorUnlocked { /// Which.
        door: DoorId, /// By whom, if by a figure.
        by: Option<FigureId> },
    /// A door was destroyed: it is open for good.
    DoorDestroyed { /// Which.
        door: DoorId, /// By whom, if by a figure.
        by: Option<FigureId> },
}

/// A set of event kinds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EventSet(u128);

impl EventSet {
    /// No kind.
    pub const NONE: Self = Self(0);

    /// Every kind.
    pub const ALL: Self = Self(u128::MAX);

    /// Every kind of the rule system's own.
    pub const OWN: Self = Self(u128::MAX << OWN_FROM);

    /// Is `kind` in it?
    #[must_use]
    pub const fn has(self, kind: EventKind) -> bool {
        self.0 >> kind.number() & 1 == 1
    }

    /// With `kind` in it.
    #[must_use]
    pub const fn with(self, kind: EventKind) -> Self {
        Self(self.0 | 1 << kind.number())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_a_number_of_its_own() {
        let own = (0..MAX_KINDS as u8).map(EventKind::Own);
        let mut numbers: Vec<usize> =
            EventKind::SHARED.iter().copied().chain(own).map(EventKind::number).collect();
        let count = numbers.len();
        assert!(EventKind::SHARED.len() <= OWN_FROM && numbers.iter().all(|n| *n < EventKind::COUNT));
        numbers.dedup();
        assert_eq!(numbers.len(), count);
    }
}
