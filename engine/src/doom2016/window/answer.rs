//! Overwatch and its like (ruling 23): demons answer the attack of a marine with one of their own. Which attacks may be
//! answered at all is decided where an attack ends.

use super::close;
use crate::doom2016::Doom2016;
use crate::doom2016::act::By;
use crate::doom2016::choice::Choice;
use crate::doom2016::content::{Ability, Act, Trigger};
use crate::doom2016::run::{Cx, Due};
use crate::doom2016::state::State;
use crate::doom2016::task::Task;
use crate::game::{Options, Side};
use crate::world::{Ban, FigureId};

impl Cx<'_> {
    /// A demon answers an attack with one of its own (ruling 23).
    pub(in crate::doom2016) fn answer(&mut self, figure: FigureId) {
        self.push(Task::Answers);
        let target = self.st.attack().attacker;
        self.st.attack_mut().answered |= 1 << figure.0;
        let kind = self.st.world.figures[figure].kind;
        let Some(ability) = self.game.answer_of(self.st, figure) else { return };
        self.pay(kind, ability.cost);
        match ability
            .acts
            .iter()
            .find_map(|act| if let Act::Counter(r, b) = act { Some((*r, *b)) } else { None })
        {
            Some((red, black)) => self.counter(figure, target, red, black),
            None => self.declare(figure, target, None, false, true),
        }
    }
}

impl Doom2016 {
    /// The ability with which a demon may answer the attack that is due.
    fn answer_of(&self, st: &State, figure: FigureId) -> Option<&Ability> {
        let kind = st.world.figures[figure].kind;
        let by = By { side: Side::Invader, own: figure, trigger: Trigger::EnemyAttacked };
        self.demon(kind)?.abilities.iter().find(|a| {
            a.when == Trigger::EnemyAttacked && self.can_pay(st, kind, a.cost) && self.usable(st, a, by)
        })
    }

    /// Overwatch and its like: each figure, once an attack, for a token of its own card.
    pub(in crate::doom2016) fn due_answers(&self, st: &State, out: &mut Options<Choice>) -> Due {
        let attack = st.attack();
        if attack.answer || attack.attacker_gone || st.world.forbids(Ban::ArgentAbilities) {
            return Due::Auto;
        }
        for (id, figure) in st.world.figures.on_map().filter(|(id, _)| attack.answered >> id.0 & 1 == 0) {
            if self.demon(figure.kind).is_some() && self.answer_of(st, id).is_some() {
                out.add(Choice::Answer(id));
            }
        }
        close(out, Due::INVADER)
    }
}
