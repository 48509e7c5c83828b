//! Whether a seat is asked when it may react: always, only where it matters as everything lies on the table, or not in this round.
//! None of them looks at what a hand holds. What there is only one choice for is taken without asking.

use super::{Action, Table};
use editor_model::words::say;
use engine::{Seat, Side, Step};
use missions::sitting::Role;

/// When a seat is asked whether it reacts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Ask {
    /// Always.
    #[default]
    Always,
    /// Where what is under way is not decided yet.
    Matters,
    /// Not this side, before this round is over; then as before.
    Never(Side, u16),
}

impl Ask {
    /// What the setting is called.
    pub(super) fn words(self) -> String {
        say(match self {
            Self::Always => "play-ask-always",
            Self::Matters => "play-ask-matters",
            Self::Never(..) => "play-ask-never",
        })
    }
}

impl Table {
    /// The next setting.
    pub(super) fn ask_next(&mut self) -> Action {
        let round = self.sitting.session().world().round();
        let side = self.seat.and_then(|seat| self.side(seat));
        self.ask = match (self.ask, side) {
            (Ask::Always, _) => Ask::Matters,
            (Ask::Matters, Some(side)) => Ask::Never(side, round),
            (Ask::Matters, None) | (Ask::Never(..), _) => Ask::Always,
        };
        Action::Moved(self.settle())
    }

    /// A round is over: a side that did not want to be asked in it is asked again.
    pub(super) fn ask_again(&mut self) {
        if let Ask::Never(_, round) = self.ask
            && self.sitting.session().world().round() > round
        {
            self.ask = Ask::Always;
        }
    }

    /// The option that is taken without asking: the only one there is, or to pass where the seat does not want to be asked.
    pub(super) fn alone(&self) -> Option<usize> {
        let Step::Choose(seat) = self.sitting.step() else { return None };
        if !self.sitting.is_person(seat.0) {
            return None;
        }
        let session = self.sitting.session();
        match session.now().options.len() {
            // Who sees another seat's view must not notice that there was only one choice.
            1 => self.is_one_side().then_some(0),
            count if self.is_refused(seat) => (0..count).find(|option| session.role(*option) == Role::Pass),
            _ => None,
        }
    }

    /// Does a seat not want to be asked whether it reacts?
    fn is_refused(&self, seat: Seat) -> bool {
        let (session, side) = (self.sitting.session(), self.side(seat));
        match self.ask {
            Ask::Always => false,
            Ask::Matters => !session.matters(),
            // Only what happens in an activation of the other side is a reaction.
            Ask::Never(refuses, _) => {
                let active = session.world().active();
                let active = active.map(|figure| session.world().side(session.table(), figure));
                Some(refuses) == side && active.is_some() && active != side
            }
        }
    }
}
