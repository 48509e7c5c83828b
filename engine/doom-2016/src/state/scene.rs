//! Setting up a state that a test needs and that no start reaches: what is due, whose activation it is, what lies in hands and decks.
//! Nothing is checked here; the [audit](crate::Doom2016::audit_state) tells what a game could not come to.

use super::{GloryCards, Grenade, Initiative, Invader, Marine, State, Turn};
use crate::task::Task;
use engine::world::World;

/// A state while it is set up.
#[derive(Debug)]
pub struct Scene<'s>(&'s mut State);

impl State {
    /// The state as something to set up.
    pub const fn scene(&mut self) -> Scene<'_> {
        Scene(self)
    }
}

impl<'s> Scene<'s> {
    /// The table, with its own verbs.
    pub const fn world(self) -> &'s mut World {
        &mut self.0.world
    }

    /// A marine's cards.
    ///
    /// # Panics
    /// If the seat is not a marine's.
    pub fn marine(self, seat: u8) -> &'s mut Marine {
        &mut self.0.marines[usize::from(seat)]
    }

    /// The invader's cards.
    pub const fn invader(self) -> &'s mut Invader {
        &mut self.0.invader
    }

    /// The initiative deck of the round.
    pub const fn initiative(self) -> &'s mut Initiative {
        &mut self.0.initiative
    }

    /// The activation under way.
    pub const fn turn(self) -> &'s mut Turn {
        &mut self.0.turn
    }

    /// The glory kill cards that no marine holds.
    pub fn glory(self, cards: GloryCards) {
        self.0.glory = cards;
    }

    /// Takes them all away.
    pub fn take_glory(self) -> GloryCards {
        std::mem::take(&mut self.0.glory)
    }

    /// No attack is under way.
    pub fn no_attack(self) {
        self.0.attacks.clear();
    }

    /// Something is due now, before everything else.
    pub fn due(self, task: Task) {
        self.0.tasks.push(task);
    }

    /// Only this is pending; the last one is due.
    pub fn pending(self, tasks: Vec<Task>) {
        self.0.tasks = tasks;
    }

    /// The frag tokens of the invader.
    pub const fn frags(self, frags: u8) {
        self.0.frags = frags;
    }

    /// The marine with the squad card that is passed on.
    pub const fn point(self, seat: u8) {
        self.0.point = Some(seat);
    }

    /// A grenade lies on the floor.
    pub fn grenade(self, grenade: Grenade) {
        self.0.grenades.push(grenade);
    }

    /// Everything was brought as the set-up says.
    pub fn brought_by_set_up(self) {
        self.0.brought = None;
    }
}
