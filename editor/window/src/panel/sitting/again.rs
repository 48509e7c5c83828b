//! What others did since one's last choice, shown once more: the game is played back from there, at the pace of the bots, as far as
//! it lies open on the map.

use super::{Action, Table};
use missions::Moment;
use missions::playback::Playback;
use rule_system::View;

/// A part of the game that is shown once more.
pub(super) struct Again {
    film: Box<dyn Playback>,
    /// After so many choices it ends.
    end: usize,
}

impl Table {
    /// Begin to show it again.
    pub(super) fn show_again(&mut self) -> Action {
        let deeds = self.sitting.deeds();
        let own = |seat: Option<u8>| seat.is_some_and(|seat| self.sitting.is_person(seat));
        let end = deeds.iter().rposition(|deed| !own(deed.by)).map_or(0, |at| at + 1);
        let from = deeds[..end].iter().rposition(|deed| own(deed.by)).map_or(0, |at| at + 1);
        if from >= end || !self.coming.is_empty() {
            return self.nothing("play-show-none");
        }
        self.show_part(from, end);
        self.show_moment()
    }

    /// Show what a side missed that has the screen again, from this choice on, if there was anything to look at.
    pub(super) fn show_missed(&mut self, from: usize) {
        let (session, deeds) = (self.sitting.session(), self.sitting.deeds());
        let end = deeds.len();
        let events = |at: usize| {
            let until = deeds.get(at + 1).map_or(session.events().len(), |next| next.events);
            &session.events()[deeds[at].events..until]
        };
        let worth = (from..end).any(|at| super::is_worth_showing(deeds[at].by.is_some(), events(at)));
        if worth && self.cover.is_none() && self.pace != super::Pace::Instant {
            self.show_part(from, end);
            let _ = self.show_moment();
        }
    }

    fn show_part(&mut self, from: usize, end: usize) {
        let (mut film, _) = self.sitting.playable().playback(&self.sitting.replay());
        film.go(from);
        self.again = Some(Again { film, end });
    }

    /// The next thing of it; at its end the game is shown as it is.
    pub(super) fn show_on(&mut self) -> Action {
        let Some(again) = &mut self.again else { return Action::None };
        loop {
            let at = again.film.at();
            if at >= again.end {
                self.again = None;
                self.look();
                return Action::Moved(iced::Task::none());
            }
            let before = at.checked_sub(1).map_or(0, |last| again.film.made()[last].events);
            let made = &again.film.made()[at];
            let shown =
                super::is_worth_showing(made.seat.is_some(), &again.film.events()[before..made.events]);
            again.film.go(at + 1);
            if shown {
                break;
            }
        }
        self.show_moment()
    }

    fn show_moment(&mut self) -> Action {
        if let Some(again) = &self.again {
            let (mission, numbers) = (self.sitting.mission(), self.sitting.numbers());
            let (table, world) = (again.film.table(), again.film.world());
            let view = View::with_areas(world.revealed());
            self.moment = Moment::of(mission, numbers, table, world, &view);
        }
        Action::Moved(iced::Task::none())
    }

    /// The events of the choice that is shown again; `None` while the game is shown as it is.
    pub(super) fn events_again(&self) -> Option<&[engine::Event]> {
        let again = self.again.as_ref()?;
        let at = again.film.at();
        let before = at.checked_sub(2).map_or(0, |last| again.film.made()[last].events);
        let end = at.checked_sub(1).map_or(0, |last| again.film.made()[last].events);
        Some(&again.film.events()[before..end])
    }
}
