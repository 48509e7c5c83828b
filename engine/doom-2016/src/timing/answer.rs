//! Overwatch and its like (rulings 23 and 108): demons answer the attack of a marine with one of their own. Which attacks may
//! be answered at all is decided where an attack ends, what an attack reaches in `attack`.

use super::close;
use crate::Doom2016;
use crate::act::By;
use crate::choice::Choice;
use crate::content::{Ability, Act, Trigger};
use crate::own::ban;
use crate::run::{Cx, Due, INVADER_CHOOSES};
use crate::state::State;
use crate::task::{Task, WindowTask};
use engine::course::Course;
use engine::game::{Options, Side};
use engine::world::FigureId;

impl Cx<'_> {
    /// A demon answers an attack with one of its own (ruling 23).
    pub(crate) fn answer(&mut self, figure: FigureId) {
        self.push(Task::Window(WindowTask::Answers));
        let attack = self.st.attack_mut();
        attack.mark_answer(figure);
        let target = attack.attacker.figure();
        let kind = self.st.world.figures()[figure].kind;
        let Some(ability) = self.game.answer_of(self.st, figure) else { return };
        self.pay(kind, ability.cost);
        ability.mark();
        match ability
            .acts
            .iter()
            .find_map(|act| if let Act::Counter(r, b) = act { Some((*r, *b)) } else { None })
        {
            Some((red, black)) => self.counter(figure, red, black),
            None => self.declare(figure, target, None, false, true),
        }
    }
}

impl Doom2016 {
    /// The ability with which a demon may answer the attack that is due: its own attack has to reach the marine, whatever
    /// distance the ability names (ruling 108).
    fn answer_of(&self, st: &State, figure: FigureId) -> Option<&Ability> {
        let kind = st.world.figures()[figure].kind;
        let by = By { side: Side::Invader, own: Some(figure), trigger: Trigger::EnemyAttacked };
        self.demon(kind)?
            .abilities
            .iter()
            .find(|a| {
                a.when == Trigger::EnemyAttacked && self.can_pay(st, kind, a.cost) && self.usable(st, a, by)
            })
            .filter(|_| self.demon_reaches(st, figure, st.attack().attacker.figure()))
    }

    /// Overwatch and its like: each figure, once an attack, for a token of its own card.
    pub(crate) fn due_answers(&self, st: &State, out: &mut Options<Choice>) -> Due {
        let attack = st.attack();
        if attack.declaration().answer || attack.attacker.is_gone() || st.world.forbids(ban::ARGENT_ABILITIES)
        {
            return Due::Auto;
        }
        for (id, figure) in st.world.figures().on_map().filter(|(id, _)| !attack.was_answered_by(*id)) {
            if self.demon(figure.kind).is_some() && self.answer_of(st, id).is_some() {
                out.add(Choice::Answer(id));
            }
        }
        close(out, INVADER_CHOOSES)
    }
}
