//! Everything that changes in a game of DOOM (2016): the world, hands and decks, whose activation it is, attacks under
//! way and the stack of pending tasks. Only rules change it; a test sets a scene up with the verbs of [`Scene`].

mod attack;
mod copy;
mod glory;
mod initiative;
mod scene;
mod sets;
mod turn;

pub use attack::Attack;
pub(crate) use attack::{Declaration, Party};
pub use glory::GloryCards;
pub use initiative::{INVADER, Initiative};
pub use scene::Scene;
pub(crate) use sets::{CardSet, SmallSet};
pub use turn::Turn;

pub use super::content::limits::MAX_CARDS;

use super::brought::Brought;
use super::content::limits::{MAX_DEMONS, MAX_MARINES};
use super::content::{CardId, EventId};
use super::task::Task;
use arrayvec::ArrayVec;
use engine::Counts;
use engine::course::EffectQueue;
use engine::deck::{Deck, Pile};
use engine::effect::MAX_ANSWERS;
use engine::name::Sym;
use engine::world::{FigureId, World};
use std::sync::Arc;
use tiles::SpaceId;

/// The most weapon sets a marine can take from the map. The box has no more tokens.
pub const MAX_TAKEN: usize = 16;

/// Grenades that can lie about at once.
pub const MAX_GRENADES: usize = 4;

/// Some figures.
pub(super) type Figures = ArrayVec<FigureId, { engine::world::MAX_FIGURES }>;

/// A state of the game. Its `Hash` stands in `fingerprint`, its `Clone` in `state/copy`.
#[derive(Debug, PartialEq, Eq)]
pub struct State {
    /// Everything on the table.
    pub(crate) world: World,
    /// Cards of the marines, by seat.
    pub(crate) marines: ArrayVec<Marine, MAX_MARINES>,
    /// Cards of the invader.
    pub(crate) invader: Invader,
    /// Frag tokens the invader holds.
    pub(crate) frags: u8,
    /// Threat tokens on the threat card, for everybody to see.
    pub(crate) threat: u8,
    /// This round's initiative deck.
    pub(crate) initiative: Initiative,
    /// The marine with the squad card that is passed on.
    pub(crate) point: Option<u8>,
    /// Grenades that will explode.
    pub(crate) grenades: ArrayVec<Grenade, MAX_GRENADES>,
    /// Glory kill cards that no marine holds.
    pub(crate) glory: GloryCards,
    /// The activation under way.
    pub(crate) turn: Turn,
    /// Pending tasks; the last one is due.
    pub(crate) tasks: Vec<Task>,
    /// Attacks under way; the last one is due.
    pub(crate) attacks: Vec<Attack>,
    /// Effects of scripts that wait for an earlier one to be finished.
    pub(crate) effects: EffectQueue,
    /// A question of a script that waits for its answer.
    pub(crate) question: Option<Question>,
    /// What the players brought so far, where the mission leaves any of it to them; else the set-up says it.
    pub(crate) brought: Option<Arc<Brought>>,
    /// The invasion card that a rollout supposes, where the seat it is for cannot know the one that lies there.
    pub(crate) supposed: Option<u8>,
}

/// A grenade on the floor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Grenade {
    /// Where it lies.
    pub space: SpaceId,
    /// Who threw it.
    pub by: FigureId,
    /// Red dice.
    pub red: u8,
    /// Black dice.
    pub black: u8,
    /// Another activation has begun since: it explodes when that is over.
    pub due: bool,
}

/// A question of a script.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Question {
    /// Comes back with the answer.
    pub tag: Sym,
    /// The question.
    pub text: Sym,
    /// The answers.
    pub answers: ArrayVec<Sym, MAX_ANSWERS>,
    /// Who answers.
    pub seat: u8,
    /// If it asks for a portal: the portals to choose from, one bit each.
    pub portals: Option<u32>,
}

/// A marine's cards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Marine {
    /// Face down; also drawn from in defence.
    pub deck: Deck<MAX_CARDS>,
    /// In hand. A marine can hold no more; what should be drawn beyond that stays in the deck.
    pub hand: Pile<32>,
    /// Discarded.
    pub discard: Pile<MAX_CARDS>,
    /// Glory kill cards kept.
    pub glory: Pile<12>,
    /// Weapon sets taken from the map, in the order they were taken.
    pub taken: ArrayVec<u8, MAX_TAKEN>,
    /// The class card is not exhausted.
    pub ready: bool,
}

/// The invader's cards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Invader {
    /// Events face down; also drawn from in defence.
    pub deck: Deck<36>,
    /// In hand.
    pub hand: Pile<36>,
    /// Discarded.
    pub discard: Pile<36>,
    /// Demon cards, by position in `Content::demons`.
    pub cards: ArrayVec<DemonCard, MAX_DEMONS>,
    /// Argent on the invasion card.
    pub bank: u8,
}

/// A demon card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct DemonCard {
    /// Figures of the kind are on the map, or were summoned and not yet all fragged.
    pub face_up: bool,
    /// Not activated in this round.
    pub ready: bool,
    /// Argent tokens on it.
    pub argent: u8,
}

impl State {
    /// Everything on the table.
    #[must_use]
    pub const fn world(&self) -> &World {
        &self.world
    }

    /// Cards of the marines, by seat.
    #[must_use]
    pub fn marines(&self) -> &[Marine] {
        &self.marines
    }

    /// Cards of the invader.
    #[must_use]
    pub const fn invader(&self) -> &Invader {
        &self.invader
    }

    /// This round's initiative deck.
    #[must_use]
    pub const fn initiative(&self) -> &Initiative {
        &self.initiative
    }

    /// Glory kill cards that no marine holds.
    #[must_use]
    pub const fn glory(&self) -> &GloryCards {
        &self.glory
    }

    /// The activation under way.
    #[must_use]
    pub const fn turn(&self) -> &Turn {
        &self.turn
    }

    /// Pending tasks; the last one is due.
    #[must_use]
    pub fn tasks(&self) -> &[Task] {
        &self.tasks
    }

    /// Attacks under way; the last one is due.
    #[must_use]
    pub fn attacks(&self) -> &[Attack] {
        &self.attacks
    }

    /// What the players brought so far, where the mission leaves any of it to them.
    #[must_use]
    pub fn brought(&self) -> Option<&Brought> {
        self.brought.as_deref()
    }

    /// The attack that is due. Only called while there is one.
    #[must_use]
    pub fn attack(&self) -> &Attack {
        &self.attacks[self.attacks.len() - 1]
    }

    /// The attack that is due, to change.
    pub fn attack_mut(&mut self) -> &mut Attack {
        let last = self.attacks.len() - 1;
        &mut self.attacks[last]
    }

    /// The numbers everybody can see.
    #[must_use]
    pub fn counts(&self) -> Counts {
        let mut counts = Counts::default();
        let events = self.invader.hand.len() as u16;
        let numbers = [self.frags.into(), self.argent_in_play().into(), self.threat.into(), events];
        counts.0[..numbers.len()].copy_from_slice(&numbers);
        counts
    }

    /// Argent tokens in play: on demon cards, on the invasion card and about to be placed.
    #[must_use]
    pub fn argent_in_play(&self) -> u8 {
        let on_cards: u8 = self.invader.cards.iter().map(|card| card.argent).sum();
        let waiting: u8 = self.tasks.iter().map(|task| task.argent()).sum();
        on_cards + self.invader.bank + waiting
    }

    /// The figure whose activation it is, when it is a marine.
    #[must_use]
    pub fn active_marine(&self) -> Option<FigureId> {
        self.world.active().filter(|f| usize::from(f.0) < self.marines.len())
    }
}

impl Marine {
    /// Action cards in deck, hand and discard pile.
    #[must_use]
    pub fn cards(&self) -> usize {
        self.deck.len() + self.hand.len() + self.discard.len()
    }

    /// Copies of an action card anywhere.
    #[must_use]
    pub fn owns(&self, card: CardId) -> usize {
        let count = |cards: &[u8]| cards.iter().filter(|c| **c == card.0).count();
        count(self.deck.cards()) + count(self.hand.cards()) + count(self.discard.cards())
    }
}

impl Invader {
    /// Copies of an event anywhere.
    #[must_use]
    pub fn owns(&self, event: EventId) -> usize {
        let count = |cards: &[u8]| cards.iter().filter(|c| **c == event.0).count();
        count(self.deck.cards()) + count(self.hand.cards()) + count(self.discard.cards())
    }
}
