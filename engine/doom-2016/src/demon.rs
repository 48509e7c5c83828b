//! Demons' activations: which kind, which figure, and what a figure may do.
//! Steps and doors stand in `movement`, attacks in `attack`.

pub(super) mod task;

use super::Doom2016;
use super::choice::Choice;
use super::content::Trigger;
use super::run::{Cx, Due, INVADER_CHOOSES, not_offered};
use super::state::{State, Turn};
use super::task::{DemonTask, Task};
use crate::own::{OwnEvent, stat};
use engine::course::Course;
use engine::event::Event;
use engine::game::{Options, Side};
use engine::table::KindId;
use engine::world::FigureId;

impl DemonTask {
    /// What it needs, with all options.
    pub(super) fn due(self, game: &Doom2016, st: &State, out: &mut Options<Choice>) -> Due {
        match self {
            Self::ChooseKind => game.due_choose_demons(st, out),
            Self::ChooseFigure(kind) => game.due_choose_figure(st, kind, out),
            Self::Turn(figure) => game.due_figure_turn(st, figure, out),
            Self::End(_) => Due::Auto,
        }
    }

    /// A choice somebody made for it.
    pub(super) fn take(self, cx: &mut Cx<'_>, choice: Choice) {
        match (self, choice) {
            (Self::ChooseKind, Choice::Activate(kind)) => cx.activate_demons(kind),
            (Self::ChooseFigure(kind), Choice::Figure(figure)) => cx.activate_figure(kind, figure),
            (Self::Turn(figure), choice) => cx.figure_choice(figure, choice),
            _ => not_offered(self, choice),
        }
    }

    /// What it does where there is nothing to choose.
    pub(super) fn run(self, cx: &mut Cx<'_>) {
        match self {
            Self::Turn(figure) => cx.stuck(figure, Some(Task::Demon(self))),
            Self::End(figure) => cx.figure_end(figure),
            // No demon left to activate.
            Self::ChooseKind | Self::ChooseFigure(_) => {}
        }
    }
}

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
        self.push(Task::Demon(DemonTask::ChooseFigure(kind)));
        self.emit(OwnEvent::DemonsActivated { kind });
    }

    pub(super) fn activate_figure(&mut self, kind: KindId, figure: FigureId) {
        let speed = self.game.demon(kind).map_or(0, |d| i16::from(d.speed));
        let speed = speed + i16::from(self.st.world.modified(stat::speed(Side::Invader)));
        self.st.turn = Turn::of_demon(speed.max(0) as u8);
        self.st.world.activate(figure);
        self.push(Task::Demon(DemonTask::ChooseFigure(kind)));
        self.push(Task::Demon(DemonTask::End(figure)));
        self.push(Task::Demon(DemonTask::Turn(figure)));
        self.open_window(Trigger::Activation, Some(figure));
        self.demon_by_itself(Trigger::Activation, figure);
        self.emit(Event::ActivationStarted { figure });
    }

    pub(super) fn figure_choice(&mut self, figure: FigureId, choice: Choice) {
        if choice == Choice::End {
            // The window belongs to the activation: the figure is still active.
            self.open_window(Trigger::ActivationEnd, Some(figure));
            self.demon_by_itself(Trigger::ActivationEnd, figure);
            return;
        }
        self.push(Task::Demon(DemonTask::Turn(figure)));
        match choice {
            Choice::Step(space, turned) => {
                let cost = self.step(figure, space, turned);
                self.st.turn.spend_points(cost);
            }
            Choice::Stand => self.stand(figure),
            Choice::Open(door) => {
                self.st.turn.spend_points(1);
                self.open(door, Some(figure));
            }
            Choice::Attack(target, long) => {
                self.st.turn.use_attack();
                self.declare(figure, target, None, long, false);
            }
            choice => not_offered(DemonTask::Turn(figure), choice),
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

    pub(super) fn due_choose_demons(&self, st: &State, out: &mut Options<Choice>) -> Due {
        for (i, card) in st.invader.cards.iter().enumerate() {
            // A card lies face up exactly while figures of its kind are on the map.
            if card.face_up && card.ready {
                out.add(Choice::Activate(self.kind_of_demon(i as u8)));
            }
        }
        // No figure to activate: the card is discarded without effect (ruling 13).
        if out.list.is_empty() { Due::Auto } else { INVADER_CHOOSES }
    }

    fn due_choose_figure(&self, st: &State, kind: KindId, out: &mut Options<Choice>) -> Due {
        for id in st.world.demons_of(kind).filter(|id| !st.world.figures()[*id].done) {
            out.add(Choice::Figure(id));
        }
        if out.list.is_empty() { Due::Auto } else { INVADER_CHOOSES }
    }

    pub(super) fn due_figure_turn(&self, st: &State, figure: FigureId, out: &mut Options<Choice>) -> Due {
        if st.world.active() != Some(figure) {
            return Due::Auto;
        }
        let turn = &st.turn;
        self.list_steps(st, figure, turn.points(), out);
        if turn.is_passing() {
            if self.may_stand(st, figure) {
                out.add(Choice::Stand);
            }
            return if out.list.is_empty() { Due::Auto } else { INVADER_CHOOSES };
        }
        self.list_doors(st, figure, turn.points(), out);
        if turn.may_attack()
            && let Some(demon) = self.demon(st.world.figures()[figure].kind)
        {
            let longer = self.longer_range(st, figure);
            self.list_targets(st, figure, demon.attack.range, longer, out);
        }
        out.add(Choice::End);
        INVADER_CHOOSES
    }
}
