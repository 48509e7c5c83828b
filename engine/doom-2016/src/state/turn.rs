//! The activation under way: movement points and main actions left, the card that is resolved with its attack, and what was
//! played or used in it.

use super::sets::{CardSet, SmallSet};
use crate::content::{CardId, EventId, GloryId};
use engine::deck::Pile;

/// The activation under way.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Turn {
    /// Movement points left.
    points: u8,
    /// Movement points spent.
    spent: u8,
    /// Main actions left (marines).
    mains: u8,
    /// Main actions of this activation that a sprint loses: those that a card gives only to a marine who does not
    /// sprint.
    unsprinted: u8,
    /// The card being resolved (marines).
    card: Option<CardId>,
    /// The attack of that card, or of the demon, has not been made yet.
    attack: bool,
    /// The attack of that card is a repetition: it cannot be repeated again.
    repeated: bool,
    /// How often it may be made once more after the attack under way.
    repeats: u8,
    /// Another card of the same set may follow the card being resolved.
    another: bool,
    /// Offers taken in this activation.
    offers: u8,
    /// The figure stands where it may not stay: it has to move on.
    passing: bool,
    /// Cards played in this activation; discarded at its end.
    played: Pile<32>,
    /// Events played in windows outside attacks, until a window of their own kind opens again.
    events: CardSet,
    /// Glory kill cards, in the same way.
    glory: SmallSet,
    /// Abilities the figure has used in windows of its activation.
    used: SmallSet,
    /// Questions and rolls of scripts since this activation began.
    asked: u8,
}

impl Turn {
    /// A marine begins, with one main action and those that the squad card gives to who does not sprint.
    pub(crate) fn of_marine(more: u8) -> Self {
        Self { mains: 1 + more, unsprinted: more, ..Self::default() }
    }

    /// A demon begins, with its speed and its attack.
    pub(crate) fn of_demon(points: u8) -> Self {
        Self { points, attack: true, ..Self::default() }
    }

    /// Movement points are gained.
    pub const fn gain_points(&mut self, n: u8) {
        self.points = self.points.saturating_add(n);
    }

    /// Movement points are spent: on steps, doors and offers.
    pub const fn spend_points(&mut self, n: u8) {
        self.points = self.points.saturating_sub(n);
        self.note_spent(n);
    }

    /// So many count as spent that the figure did not have to pay here.
    pub(crate) const fn note_spent(&mut self, n: u8) {
        self.spent = self.spent.saturating_add(n);
    }

    /// Movement points left.
    #[must_use]
    pub const fn points(&self) -> u8 {
        self.points
    }

    /// Movement points spent.
    pub(crate) const fn spent(&self) -> u8 {
        self.spent
    }

    /// Main actions are gained.
    pub(crate) const fn gain_mains(&mut self, n: u8) {
        self.mains = self.mains.saturating_add(n);
    }

    /// A main action is used.
    pub(crate) const fn use_main(&mut self) {
        self.mains = self.mains.saturating_sub(1);
    }

    /// A main action becomes movement points (ruling 27), and what only a marine who does not sprint has is lost.
    pub(crate) fn sprint(&mut self, points: u8) {
        self.mains = self.mains.saturating_sub(1 + std::mem::take(&mut self.unsprinted));
        self.gain_points(points);
    }

    /// Main actions left.
    #[must_use]
    pub const fn mains(&self) -> u8 {
        self.mains
    }

    /// Main actions of those that a sprint loses.
    pub(crate) const fn unsprinted(&self) -> u8 {
        self.unsprinted
    }

    /// Is a main action left for a sprint?
    pub(crate) const fn can_sprint(&self) -> bool {
        self.mains > self.unsprinted
    }

    /// A card lies there to be resolved, perhaps with an attack to make, and perhaps with another card of its set to follow.
    pub(crate) fn begin_card(&mut self, card: CardId, attack: bool, another: bool) {
        self.played.add(card.0);
        self.card = Some(card);
        self.attack = attack;
        self.repeated = false;
        self.repeats = 0;
        self.another = another;
    }

    /// The card is done.
    pub(crate) const fn end_card(&mut self) {
        self.card = None;
        self.attack = false;
        self.another = false;
    }

    /// An attack may be made with this card, or without one.
    pub const fn arm(&mut self, card: Option<CardId>) {
        self.attack = true;
        if card.is_some() {
            self.card = card;
        }
    }

    /// The card being resolved.
    pub(crate) const fn card(&self) -> Option<CardId> {
        self.card
    }

    /// The card whose set another card may follow.
    pub(crate) fn followed(&self) -> Option<CardId> {
        self.card.filter(|_| self.another)
    }

    /// The attack is declared.
    pub const fn use_attack(&mut self) {
        self.attack = false;
    }

    /// Has the attack not been made yet?
    pub(crate) const fn may_attack(&self) -> bool {
        self.attack
    }

    /// The attack of the card is over, and comes again so many times. It may be made once more where it was to be repeated before.
    pub(crate) const fn attack_over(&mut self, again: u8) {
        if again > 0 {
            self.repeats = again;
            self.repeated = true;
        }
        if self.repeats > 0 {
            self.repeats -= 1;
            self.attack = true;
        }
    }

    /// Is the attack a repetition, and not to be repeated again?
    pub(crate) const fn is_repeated(&self) -> bool {
        self.repeated
    }

    /// An offer is taken.
    pub(crate) const fn take_offer(&mut self) {
        self.offers = self.offers.saturating_add(1);
    }

    /// Offers taken.
    pub(crate) const fn offers(&self) -> u8 {
        self.offers
    }

    /// The figure stands where it may not stay, or does so no longer.
    pub(crate) const fn set_passing(&mut self, passing: bool) {
        self.passing = passing;
    }

    /// Does the figure stand where it may not stay?
    #[must_use]
    pub const fn is_passing(&self) -> bool {
        self.passing
    }

    /// Cards played.
    pub(crate) const fn played(&self) -> &Pile<32> {
        &self.played
    }

    /// An event is played in a window outside attacks.
    pub(crate) const fn mark_event(&mut self, event: EventId) {
        self.events.add(event.0);
    }

    /// A window of its own kind opens: an event may be played again.
    pub(crate) const fn forget_event(&mut self, event: EventId) {
        self.events.remove(event.0);
    }

    /// Events played in such windows.
    pub(crate) const fn events(&self) -> CardSet {
        self.events
    }

    /// A glory kill card is used in a window outside attacks.
    pub(crate) const fn mark_glory(&mut self, card: GloryId) {
        self.glory.add(card.0);
    }

    /// A window of its own kind opens: a glory kill card may be used again.
    pub(crate) const fn forget_glory(&mut self, card: GloryId) {
        self.glory.remove(card.0);
    }

    /// Glory kill cards used in such windows.
    pub(crate) const fn glory(&self) -> SmallSet {
        self.glory
    }

    /// The figure uses an ability in a window of its activation.
    pub(crate) const fn mark_used(&mut self, ability: u8) {
        self.used.add(ability);
    }

    /// Was it used already?
    pub(crate) const fn has_used(&self, ability: u8) -> bool {
        self.used.has(ability)
    }

    /// A script asks or rolls. Returns how often that was in this activation.
    pub(crate) const fn count_question(&mut self) -> u8 {
        self.asked = self.asked.saturating_add(1);
        self.asked
    }
}
