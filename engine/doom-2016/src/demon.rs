//! Demons' activations: which kind, which figure, and what a figure may do.
//! Steps and doors stand in `movement`, attacks in `attack`.

use super::Doom2016;
use super::choice::Choice;
use super::content::Trigger;
use super::run::{Cx, Due, INVADER_CHOOSES};
use super::state::{State, Turn};
use super::task::Task;
use crate::own::{OwnEvent, stat};
use engine::course::Course;
use engine::event::Event;
use engine::game::{Options, Side};
use engine::table::KindId;
use engine::world::FigureId;

impl Cx<'_> {
    pub(super) fn activate_demons(&mut self, kind: KindId) {
        if let Some(demon) = self.game.demon_of_kind(kind) {
            self.st.invader.cards[usize::from(demon)].ready = false;
        }
        let figures: arrayvec::ArrayVec<FigureId, { engine::world::MAX_FIGURES }> =
            self.st.world.demons_of(kind).collect();
        for figure in figures {
            self.st.world.set_done(figure, false);
        }
        self.push(Task::ChooseFigure(kind));
        self.emit(OwnEvent::DemonsActivated { kind });
    }

    pub(super) fn activate_figure(&mut self, kind: KindId, figure: FigureId) {
        let speed = self.game.demon(kind).map_or(0, |d| i16::from(d.speed));
        let speed = speed + i16::from(self.st.world.modified(stat::speed(Side::Invader)));
        self.st.turn = Turn { points: speed.max(0) as u8, attack: true, ..Turn::default() };
        self.st.world.activate(figure);
        self.push(Task::ChooseFigure(kind));
        self.push(Task::FigureEnd(figure));
        self.push(Task::FigureTurn(figure));
        self.open_window(Trigger::Activation, figure);
        self.demon_by_itself(Trigger::Activation, figure);
        self.emit(Event::ActivationStarted { figure });
    }

    pub(super) fn figure_choice(&mut self, figure: FigureId, choice: Choice) {
        if choice == Choice::End {
            // The window belongs to the activation: the figure is still active.
            self.open_window(Trigger::ActivationEnd, figure);
            self.demon_by_itself(Trigger::ActivationEnd, figure);
            return;
        }
        self.push(Task::FigureTurn(figure));
        match choice {
            Choice::Step(space, turned) => {
                let cost = self.step(figure, space, turned);
                self.spent(cost);
            }
            Choice::Stand => self.stand(figure),
            Choice::Open(door) => {
                self.spent(1);
                self.open(door, Some(figure));
            }
            Choice::Attack(target, long) => {
                self.st.turn.attack = false;
                self.declare(figure, target, None, long, false);
            }
            _ => {}
        }
    }

    pub(super) fn figure_end(&mut self, figure: FigureId) {
        self.st.turn = Turn::default();
        self.st.world.end_activation();
        if self.st.world.active() == Some(figure) {
            self.st.world.deactivate();
            self.st.world.set_done(figure, true);
            self.emit(Event::ActivationEnded { figure });
        }
    }
}

impl Doom2016 {
    /// The demon card of a kind of figure.
    pub(super) fn demon(&self, kind: KindId) -> Option<&super::content::Demon> {
        self.demon_of_kind(kind).and_then(|d| self.content().demons.get(usize::from(d)))
    }

    pub(super) fn due_figure_turn(&self, st: &State, figure: FigureId, out: &mut Options<Choice>) -> Due {
        if st.world.active() != Some(figure) {
            return Due::Auto;
        }
        let turn = &st.turn;
        self.list_steps(st, figure, turn.points, out);
        if turn.passing {
            if self.may_stand(st, figure) {
                out.add(Choice::Stand);
            }
            return if out.list.is_empty() { Due::Auto } else { INVADER_CHOOSES };
        }
        self.list_doors(st, figure, turn.points, out);
        if turn.attack
            && let Some(demon) = self.demon(st.world.figures()[figure].kind)
        {
            let longer = self.longer_range(st, figure);
            self.list_targets(st, figure, demon.attack.range, longer, out);
        }
        out.add(Choice::End);
        INVADER_CHOOSES
    }
}
