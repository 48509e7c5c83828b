//! The way a figure has set out on. It goes on along it without thinking again while nothing happens but its own steps.

use super::scout::{Scout, Stand};
use super::view::View;
use crate::Choice;
use engine::world::FigureId;
use rule_system::search::Calm;
use tiles::SpaceId;

/// The way of the figure that decided last, if it was to go somewhere.
#[derive(Debug, Default)]
pub(super) struct Way {
    /// Where it stands after each step that is left, the next one last.
    rest: Vec<(SpaceId, bool)>,
    holds: Option<Holds>,
}

/// What the way holds for.
#[derive(Clone, Copy, Debug)]
struct Holds {
    figure: FigureId,
    /// Where it stands after its last step.
    at: (SpaceId, bool),
    /// Points it had spent before that: in another activation it begins again.
    spent: u8,
    calm: Calm,
}

impl Way {
    pub(super) const fn forget(&mut self) {
        self.holds = None;
    }

    /// The first step to a spot, if there is a way.
    pub(super) fn set_out(
        &mut self,
        view: &View<'_>,
        figure: FigureId,
        scout: &Scout,
        to: Stand,
    ) -> Option<Choice> {
        scout.way_back(view, to.space, to.turned, &mut self.rest);
        self.take(view, figure, Calm::of(&view.st.world))
    }

    /// The next step, if the figure is on its way and nothing has happened.
    pub(super) fn go_on(&mut self, view: &View<'_>, figure: FigureId, options: &[Choice]) -> Option<usize> {
        let holds = self.holds.take()?;
        let stands = &view.st.world.figures()[figure];
        let calm = Calm::of(&view.st.world);
        let same = (holds.figure, holds.at, holds.calm) == (figure, (stands.space, stands.turned), calm);
        if !same || view.st.turn.spent() <= holds.spent {
            return None;
        }
        let step = self.take(view, figure, calm)?;
        let found = options.iter().position(|option| *option == step);
        if found.is_none() {
            self.forget();
        }
        found
    }

    fn take(&mut self, view: &View<'_>, figure: FigureId, calm: Calm) -> Option<Choice> {
        let at = self.rest.pop()?;
        self.holds = Some(Holds { figure, at, spent: view.st.turn.spent(), calm });
        Some(Choice::Step(at.0, at.1))
    }
}
