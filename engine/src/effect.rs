//! What a script may ask for. Effects are orders: they are performed one after the other once the handler has
//! returned, and what cannot be done is refused with a reason, never with a crash.

use crate::name::Sym;
use crate::origin::Origin;
use crate::own::Own;
use crate::side::Side;
use crate::table::KindId;
use crate::world::{Aim, Ban, BanEnd, Dice, FigureId, Modifier, Offer, TokenId, TokenKind, Value};
use arrayvec::ArrayVec;
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use tiles::{AreaId, DoorId, SpaceId};

/// The most answers to a question.
pub const MAX_ANSWERS: usize = 6;

/// An order of a script to the rules. What is asked of something that is gone (a fallen figure, a taken token, a removed
/// piece) is refused; what is so already (an open door) needs no doing.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// Show the players a text.
    Say(Arc<str>),
    /// End the game.
    Win {
        /// The winner.
        side: Side,
        /// Why, in players' words.
        reason: Arc<str>,
    },
    /// Write a note, or tear it up (`None`). Notes are private to the script that writes them.
    Note {
        /// The script (its position in the mission).
        script: u8,
        /// The note's name.
        name: Sym,
        /// What it says.
        value: Option<Value>,
    },
    /// Forbid something until an end.
    Forbid(Ban, BanEnd),
    /// Allow it again.
    Allow(Ban),
    /// Offer the marines an optional action.
    Offer(Offer),
    /// Take an offer back.
    Withdraw(Sym),
    /// Set an aim for the marines: players read it, bots pursue it.
    Aim(Aim),
    /// Drop an aim.
    DropAim(Aim),
    /// Change a number of the rules for a while.
    Modify(Modifier),
    /// Open a door.
    OpenDoor(DoorId),
    /// Close a door that is open.
    CloseDoor(DoorId),
    /// Put a token on a space.
    PlaceToken(TokenKind, SpaceId),
    /// Remove a token.
    RemoveToken(TokenId),
    /// Change the progress on a token.
    Progress(TokenId, i8),
    /// Damage that is not an attack: no defence.
    Hurt(FigureId, u8),
    /// Recover damage.
    Heal(FigureId, u8),
    /// Stun a figure.
    Stun(FigureId),
    /// Remove a figure as fragged.
    Frag(FigureId),
    /// Place a figure on a space, or as near as it fits.
    PlaceFigure(KindId, SpaceId),
    /// A marine draws action cards.
    DrawCards(FigureId, u8),
    /// Roll dice; the answer comes as `Event::Rolled`.
    Roll {
        /// Which dice.
        dice: Dice,
        /// Comes back with the answer.
        tag: Sym,
    },
    /// Ask a side to choose between answers; the answer comes as `Event::Answered`.
    Ask {
        /// Who answers (marines: the one whose activation it is, else the first).
        side: Side,
        /// The question.
        question: Sym,
        /// The answers, two at least.
        answers: ArrayVec<Sym, MAX_ANSWERS>,
        /// Comes back with the answer.
        tag: Sym,
    },
    /// Something only this rule system can do.
    Own(Own),
    /// Lay an area on the table.
    Reveal(AreaId),
    /// Lock a door as it is.
    LockDoor(DoorId),
    /// Unlock a door.
    UnlockDoor(DoorId),
    /// Destroy a door.
    DestroyDoor(DoorId),
}

/// An effect that was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// What is to happen.
    pub effect: Effect,
    /// Where it was asked for. No rule depends on it.
    pub from: Origin,
}

/// What does not change the game is not part of its fingerprint.
impl Hash for Asked {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.effect.hash(hasher);
    }
}

/// The list on which listeners write what they ask for.
#[derive(Debug, Default)]
pub struct Orders {
    /// In the order in which it was asked for.
    pub list: Vec<Asked>,
    /// Where the next one is asked for.
    pub at: Origin,
}

impl Orders {
    /// Ask for an effect.
    pub fn push(&mut self, effect: Effect) {
        self.list.push(Asked { effect, from: self.at });
    }

    /// The effects without their origins.
    pub fn effects(&self) -> impl Iterator<Item = &Effect> {
        self.list.iter().map(|asked| &asked.effect)
    }
}

impl Extend<Effect> for Orders {
    fn extend<T: IntoIterator<Item = Effect>>(&mut self, effects: T) {
        for effect in effects {
            self.push(effect);
        }
    }
}
