//! After a simulation stronger bots go on in the background while the person edits nothing, a step at a time: games gather on the
//! disk, and the answer and the trend over skill become sharper. Any edit, or play that is awaited, ends it. How games are played
//! and judged is for the library.

use super::rest::Rest;
use super::{Message, quiet};
use crate::Element;
use crate::focus::button;
use crate::theme::{self, SMALL};
use crate::work::{self, Games, Haste};
use editor_model::words::{say, say_with};
use iced::task::Handle;
use iced::widget::{container, row, text};
use iced::{Alignment, Fill, Task};
use missions::verdict::{Contest, Effort};
use missions::{Diagnostic, Mission};
use std::path::Path;
use std::sync::Arc;

/// After each step, which has so many millions of choices of the stronger bots, the games are judged again. The last one is as
/// thorough as it gets.
const STEPS: [u32; 4] = [20, 40, 80, 160];

/// How far stronger bots have come.
#[derive(Debug, Default)]
pub(super) struct Deeper {
    rest: Rest,
    /// So many steps are done.
    done: usize,
    /// The person wants no more of it for these games.
    is_stopped: bool,
    /// Dropping these ends the games, and their messages do not come any more.
    running: Option<(Games, Handle)>,
}

impl Deeper {
    /// A second has passed. Returns whether it is time for the next step.
    pub(super) fn second(&mut self, mission: &Arc<Mission>) -> bool {
        if self.rest.second(mission) {
            self.running = None;
        }
        self.running.is_none() && !self.is_stopped && self.done < STEPS.len() && self.rest.is_long()
    }

    /// Play the next step.
    pub(super) fn begin(
        &mut self,
        mission: &Arc<Mission>,
        files: Vec<Diagnostic>,
        effort: Effort,
        results: &Path,
    ) -> Task<Message> {
        let Some(millions) = STEPS.get(self.done) else { return Task::none() };
        let effort = Effort { contest: Some(Contest::Deeper(*millions)), ..effort };
        let (games, news) =
            work::play(Arc::clone(mission), files, effort, Some(results.to_owned()), Haste::Aside);
        let told = Task::run(news, |news| match news {
            work::News::Progress(done, all) => Message::Deepens(done, all),
            work::News::Known(report) => Message::KnownDeeper(report),
            work::News::Judged(judgement, _) => Message::Deeper(judgement),
        });
        let (task, handle) = told.abortable();
        self.running = Some((games, handle.abort_on_drop()));
        task
    }

    /// A step is done.
    pub(super) fn stepped(&mut self) {
        (self.running, self.done) = (None, self.done + 1);
    }

    /// Other games are played, or were: what comes after them begins with the first step.
    pub(super) fn restart(&mut self) {
        (self.running, self.done, self.is_stopped) = (None, 0, false);
    }

    /// Something else needs the processors; it goes on later.
    pub(super) fn pause(&mut self) {
        self.running = None;
    }

    /// Enough for these games.
    pub(super) fn stop(&mut self) {
        (self.running, self.is_stopped) = (None, true);
    }

    /// The mission may have changed: games of another one are of no use.
    pub(super) fn compare(&mut self, mission: &Mission) {
        if self.rest.is_edited(mission) {
            self.running = None;
        }
    }

    /// Is it going on?
    pub(super) const fn is_running(&self) -> bool {
        self.running.is_some()
    }

    /// That it goes on, with how far this step is in percent.
    pub(super) fn view<'a>(&self, percent: u32) -> Option<Element<'a, Message>> {
        let words = say_with("deeper-running", &[("percent", percent.into())]);
        let stop = button(text(say("deeper-stop")).size(SMALL)).padding([2, 8]).style(theme::quiet);
        let stop = stop.on_press(Message::StopDeeper);
        self.is_running().then(|| {
            row![container(quiet(words)).width(Fill), stop].spacing(8).align_y(Alignment::Center).into()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_waits_for_quiet_seconds_and_goes_on_after_a_pause() {
        let (first, other) = (Arc::new(Mission::starter()), Arc::new(Mission::blank()));
        let mut deeper = Deeper::default();
        let seconds = |deeper: &mut Deeper, mission: &Arc<Mission>, count: usize| -> Vec<bool> {
            (0..count).map(|_| deeper.second(mission)).collect()
        };
        assert_eq!(seconds(&mut deeper, &first, 4), [false, false, true, true]);
        assert_eq!(seconds(&mut deeper, &other, 4), [false, false, false, true], "an edit");
        deeper.stop();
        assert_eq!(seconds(&mut deeper, &other, 1), [false]);
        deeper.restart();
        assert_eq!(seconds(&mut deeper, &other, 1), [true]);
        for _ in STEPS {
            deeper.stepped();
        }
        assert_eq!(seconds(&mut deeper, &other, 1), [false], "no stronger bots are left");
    }
}
