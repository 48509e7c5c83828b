//! The dice of an attack: taken away, rolled, rolled again. What they are good for is counted in `defence`.

use crate::Doom2016;
use crate::choice::Choice;
use crate::own::{BLACK, RED};
use crate::run::{Cx, Due};
use crate::state::State;
use crate::task::{AttackTask, Task};
use engine::course::Course;
use engine::event::Event;
use engine::game::Options;
use engine::world::{DieColour, Face};

impl Cx<'_> {
    pub(crate) fn remove_die(&mut self, colour: DieColour) {
        self.st.attack_mut().pool.take_away(colour);
    }

    /// Dice are due to be rolled, red ones first.
    pub(crate) fn roll(&mut self, [red, black]: [usize; 2]) {
        for _ in 0..black {
            self.push(Task::Attack(AttackTask::RollDie(BLACK)));
        }
        for _ in 0..red {
            self.push(Task::Attack(AttackTask::RollDie(RED)));
        }
    }

    pub(crate) fn die_rolled(&mut self, colour: DieColour, icons: u8) {
        self.st.attack_mut().pool.lay(colour, icons);
        self.emit(Event::DieRolled { face: Face::one(icons), colour });
    }

    /// Dice are picked one by one and rolled together: the player does not see one of them before picking the next
    /// (ruling 24).
    pub(crate) fn pick_die(&mut self, left: u8, die: u8) {
        self.st.attack_mut().pool.pick(die);
        if left > 1 {
            self.push(Task::Attack(AttackTask::Reroll(left - 1)));
        }
    }

    /// The picked dice leave the table and are rolled.
    pub(crate) fn roll_again(&mut self) {
        let picked = self.st.attack_mut().pool.take_picked();
        self.roll(picked);
    }
}

impl Doom2016 {
    pub(crate) fn due_die(&self, colour: DieColour, out: &mut Options<Choice>) -> Due {
        let faces = if colour == BLACK { &self.content().dice.black } else { &self.content().dice.red };
        for icons in 0..=3u8 {
            let weight = faces.iter().filter(|f| **f == icons).count() as u32;
            if weight > 0 {
                out.chance(weight, Choice::Die(icons));
            }
        }
        Due::Chance
    }

    pub(crate) fn due_remove_die(&self, st: &State, out: &mut Options<Choice>) -> Due {
        let attack = st.attack();
        let [red, black] = attack.pool.to_roll();
        if red > 0 {
            out.add(Choice::DieAway(RED));
        }
        if black > 0 {
            out.add(Choice::DieAway(BLACK));
        }
        if out.list.is_empty() { Due::Auto } else { Due::Choose(self.seat_of(attack.attacker.figure())) }
    }

    pub(crate) fn due_reroll(&self, st: &State, left: u8, out: &mut Options<Choice>) -> Due {
        if left == 0 {
            return Due::Auto;
        }
        let attack = st.attack();
        let dice = attack.pool.dice();
        for (i, die) in dice.iter().enumerate().filter(|(_, d)| !d.again) {
            let twin = dice[..i].contains(die);
            if !twin {
                out.add(Choice::Reroll(i as u8));
            }
        }
        if out.list.is_empty() {
            return Due::Auto;
        }
        out.add(Choice::Pass);
        Due::Choose(self.seat_of(attack.attacker.figure()))
    }
}
