//! Handing the screen on: wherever people of the other side may be asked whether they react they get it, also where they have nothing
//! to do, so that a cover reveals nothing. Who may be asked is decided by `missions::sitting::cover`; how a cover looks stands in
//! `view`.

use super::{Action, Table};
use engine::{Seat, Side, Step};
use std::collections::VecDeque;

/// What is still to be handed on.
#[derive(Debug, Default)]
pub(super) struct Handing {
    /// The seats that still have to get the screen before anything else happens, in order.
    covers: VecDeque<Seat>,
    /// The seat that is shown has nothing to do and passes the screen on.
    pub(super) idle: bool,
}

impl Table {
    /// Take an option, and remember whom it may ask.
    pub(super) fn take_option(&mut self, option: usize) -> bool {
        let taken = self.sitting.take(option);
        if taken {
            self.note_asked();
        }
        taken
    }

    /// Remember whom the last choice may ask, but for those who do not want to be asked: everybody sees that setting.
    pub(super) fn note_asked(&mut self) {
        self.ask_again();
        let asked = self.sitting.asked_since().into_iter();
        let wanted = asked.filter(|asked| !self.refuses(*asked)).map(|asked| asked.seat);
        let wanted: Vec<Seat> = wanted.collect();
        self.handing.covers.extend(wanted);
    }

    /// Has a seat nothing to do but to pass the screen on?
    pub(crate) const fn is_idle(&self) -> bool {
        self.handing.idle
    }

    /// Is nothing to be shown of what others do until the screen is handed on?
    pub(super) fn is_held(&self) -> bool {
        self.cover.is_some() || self.handing.idle
    }

    /// Does the screen have to be handed on before anything else is shown?
    pub(super) fn is_asked(&self) -> bool {
        self.handing.covers.iter().any(|seat| self.hides(*seat))
    }

    /// The cover that is due, or the seat whose view is to be shown.
    pub(super) fn hand_on(&mut self) {
        if self.handing.idle {
            return;
        }
        if matches!(self.sitting.step(), Step::Over(_)) {
            self.handing.covers.clear();
        }
        // A person who has the screen sees what concerns their side already.
        while self.handing.covers.front().is_some_and(|seat| !self.hides(*seat)) {
            let _ = self.handing.covers.pop_front();
        }
        match (self.handing.covers.front().copied(), self.chooses()) {
            (Some(asked), _) => self.cover = Some(asked),
            (None, Some(seat)) if self.seat != Some(seat) => {
                // The cover first, then the view.
                if self.hides(seat) {
                    self.cover = Some(seat);
                } else {
                    self.seat = Some(seat);
                }
            }
            (None, _) => {}
        }
    }

    /// The person is there: their view is shown, with what there is to choose or with nothing to do.
    pub(super) fn uncover(&mut self) -> Action {
        let Some(seat) = self.cover.take() else { return Action::None };
        self.seat = Some(seat);
        // What is due may come after others may have been asked: then it waits for them.
        self.handing.idle =
            self.is_asked() || self.chooses().is_none_or(|chooses| self.side(chooses) != self.side(seat));
        let seen = self.side(seat).map_or(0, |side| self.seen[place(side)]);
        let task = self.settle();
        self.show_missed(seen);
        Action::Moved(task)
    }

    /// The side at the window sees the game as it is now.
    pub(super) fn has_seen(&mut self) {
        if self.cover.is_none()
            && let Some(side) = self.seat.and_then(|seat| self.side(seat))
        {
            self.seen[place(side)] = self.sitting.deeds().len();
        }
    }

    /// The seat that had nothing to do passes the screen on.
    pub(super) fn pass_on(&mut self) -> Action {
        self.handing.idle = false;
        if self.is_instant() && !self.coming.is_empty() && !self.is_asked() {
            return self.beat();
        }
        Action::Moved(self.settle())
    }

    /// The person who has to choose now, with nothing of the bots left to show.
    pub(super) fn chooses(&self) -> Option<Seat> {
        match self.sitting.step() {
            Step::Choose(seat)
                if self.coming.is_empty() && !self.is_leaving() && self.sitting.is_person(seat.0) =>
            {
                Some(seat)
            }
            Step::Choose(_) | Step::Chance | Step::Over(_) => None,
        }
    }

    /// Does the person at the window have to make room for another one? Marines play with open hands.
    fn hides(&self, seat: Seat) -> bool {
        match self.seat {
            Some(shown) => self.side(shown) != self.side(seat),
            None => !self.is_one_side(),
        }
    }

    /// Does no person have the screen yet? What chance and bots do until then is not shown; the person who gets it first sees it then.
    pub(super) fn is_before_first(&self) -> bool {
        self.seat.is_none() && !self.is_one_side() && !matches!(self.sitting.step(), Step::Over(_))
    }

    pub(super) fn side(&self, wanted: Seat) -> Option<Side> {
        let seats = self.sitting.session().seats();
        seats.into_iter().find(|(seat, _)| *seat == wanted).map(|(_, side)| side)
    }
}

/// The place of a side in a list of both.
pub(super) const fn place(side: Side) -> usize {
    match side {
        Side::Marines => 0,
        Side::Invader => 1,
    }
}
