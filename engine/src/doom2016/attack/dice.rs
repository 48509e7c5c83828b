//! The dice of an attack: taken away, rolled, rolled again. What they are good for is counted in `defence`.

use crate::doom2016::Doom2016;
use crate::doom2016::choice::Choice;
use crate::doom2016::run::{Cx, Due};
use crate::doom2016::state::{Attack, Die, State};
use crate::doom2016::task::Task;
use crate::event::Event;
use crate::game::Options;

/// The most dice of one attack; more are rolled in no game we know.
const MAX_DICE: usize = 16;

impl Cx<'_> {
    pub(in crate::doom2016) fn remove_die(&mut self, black: bool) {
        let attack = self.st.attack_mut();
        if black {
            attack.black -= 1;
        } else {
            attack.red -= 1;
        }
    }

    pub(in crate::doom2016) fn die_rolled(&mut self, black: bool, again: bool, icons: u8) {
        let _ = self.st.attack_mut().dice.try_push(Die { black, icons, again });
        self.tell(Event::DieRolled { icons, black });
    }

    pub(in crate::doom2016) fn reroll(&mut self, left: u8, die: u8) {
        let die = self.st.attack_mut().dice.remove(usize::from(die));
        if left > 1 {
            self.push(Task::Reroll(left - 1));
        }
        self.push(Task::RollDie(die.black, true));
    }
}

impl Doom2016 {
    pub(in crate::doom2016) fn due_die(&self, black: bool, out: &mut Options<Choice>) -> Due {
        let faces = if black { &self.content().dice.black } else { &self.content().dice.red };
        for icons in 0..=3u8 {
            let weight = faces.iter().filter(|f| **f == icons).count() as u32;
            if weight > 0 {
                out.chance(weight, Choice::Die(icons));
            }
        }
        Due::Chance
    }

    pub(in crate::doom2016) fn due_remove_die(&self, st: &State, out: &mut Options<Choice>) -> Due {
        let attack = st.attack();
        if attack.red > 0 {
            out.add(Choice::DieAway(false));
        }
        if attack.black > 0 {
            out.add(Choice::DieAway(true));
        }
        if out.list.is_empty() { Due::Auto } else { Due::Choose(self.seat_of(attack.attacker)) }
    }

    pub(in crate::doom2016) fn due_reroll(&self, st: &State, left: u8, out: &mut Options<Choice>) -> Due {
        if left == 0 {
            return Due::Auto;
        }
        let attack = st.attack();
        for (i, die) in attack.dice.iter().enumerate().filter(|(_, d)| !d.again) {
            let twin = attack.dice[..i].iter().any(|d| d == die);
            if !twin {
                out.add(Choice::Reroll(i as u8));
            }
        }
        if out.list.is_empty() {
            return Due::Auto;
        }
        out.add(Choice::Pass);
        Due::Choose(self.seat_of(attack.attacker))
    }
}

/// More dice than this are not rolled.
pub(in crate::doom2016) fn cap_dice(attack: &mut Attack) {
    let room = MAX_DICE as u8;
    attack.black = attack.black.min(room);
    attack.red = attack.red.min(room - attack.black);
}
