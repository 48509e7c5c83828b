//! Whether a seat is asked when it may react: always, only where it matters as everything lies on the table, or not in this round.
//! None of them looks at what a hand holds. Each side has a setting of its own. What there is only one choice for is taken without
//! asking, unless people want to see that too.

use super::cover::place;
use super::{Action, Table};
use editor_model::words::say;
use engine::{Seat, Step};
use missions::sitting::cover::reacts;
use missions::sitting::{Asked, Role};

/// When a side is asked whether it reacts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Ask {
    /// Always.
    #[default]
    Always,
    /// Where what is under way is not decided yet.
    Matters,
    /// Not before this round is over; then always.
    Never(u16),
}

impl Ask {
    /// What the setting is called.
    pub(super) fn words(self) -> String {
        say(match self {
            Self::Always => "play-ask-always",
            Self::Matters => "play-ask-matters",
            Self::Never(_) => "play-ask-never",
        })
    }

    /// Does a side with this setting not want to be asked?
    const fn refuses(self, matters: bool, reacts: bool) -> bool {
        match self {
            Self::Always => false,
            Self::Matters => !matters,
            // Only what happens in an activation of the other side is a reaction.
            Self::Never(_) => reacts,
        }
    }
}

/// The setting of each side, the marines' first.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Asks {
    of: [Ask; 2],
    /// It was changed after so many choices. The choice that was shown then is not taken away by that.
    changed: Option<usize>,
}

impl Table {
    /// The setting of the side at the window.
    pub(super) fn ask(&self) -> Ask {
        self.seat.map_or(Ask::Always, |seat| self.ask_of(seat))
    }

    /// The setting of a seat's side.
    fn ask_of(&self, seat: Seat) -> Ask {
        self.side(seat).map_or(Ask::Always, |side| self.asks.of[place(side)])
    }

    /// The next setting of the side at the window.
    pub(super) fn ask_next(&mut self) -> Action {
        let round = self.sitting.session().world().round();
        self.set_ask(match self.ask() {
            Ask::Always => Ask::Matters,
            Ask::Matters => Ask::Never(round),
            Ask::Never(_) => Ask::Always,
        });
        Action::None
    }

    /// The side at the window has this setting from the next choice on.
    pub(super) fn set_ask(&mut self, ask: Ask) {
        if let Some(side) = self.seat.and_then(|seat| self.side(seat)) {
            self.asks.of[place(side)] = ask;
            self.keep_shown();
        }
    }

    /// No setting takes the choice away that is shown now; they hold from the next one on.
    pub(super) fn keep_shown(&mut self) {
        self.asks.changed = Some(self.sitting.deeds().len());
    }

    /// A round is over: a side that did not want to be asked in it is asked again.
    pub(super) fn ask_again(&mut self) {
        let now = self.sitting.session().world().round();
        for ask in &mut self.asks.of {
            if matches!(*ask, Ask::Never(round) if now > round) {
                *ask = Ask::Always;
            }
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
            1 => Some(0),
            count if self.is_refused(seat) => (0..count).find(|option| session.role(*option) == Role::Pass),
            _ => None,
        }
    }

    /// Does a seat not want to be asked whether it reacts?
    fn is_refused(&self, seat: Seat) -> bool {
        let session = self.sitting.session();
        self.asks.changed != Some(self.sitting.deeds().len())
            && self.ask_of(seat).refuses(session.matters(), reacts(session, seat))
    }

    /// The same of a seat that may have been asked.
    pub(super) fn refuses(&self, asked: Asked) -> bool {
        self.ask_of(asked.seat).refuses(asked.matters, asked.reacts)
    }
}

#[cfg(test)]
mod tests {
    use super::Ask;

    #[test]
    fn each_setting_refuses_what_its_name_says() {
        for (ask, refused) in [
            (Ask::Always, [false, false, false, false]),
            (Ask::Matters, [false, true, false, true]),
            (Ask::Never(3), [false, false, true, true]),
        ] {
            let all = [(true, false), (false, false), (true, true), (false, true)];
            assert_eq!(all.map(|(matters, reacts)| ask.refuses(matters, reacts)), refused, "{ask:?}");
        }
    }
}
