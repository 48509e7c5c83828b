//! What is said in place of results where errors of the mission forbid to play: a line that leads to the first of them. A command
//! that was refused scrolls to it, so that old results are not taken for the answer.

use super::PANEL;
use crate::Element;
use crate::focus::{button, reveal};
use crate::theme::{self, SMALL};
use iced::widget::{container, row, text};
use iced::{Fill, Task};
use missions::{Mission, Severity};
use std::sync::Arc;

/// The id of the line.
const REFUSED: &str = "proof-refused";

/// A mission that was to be played, and had so many errors.
#[derive(Debug)]
pub(super) struct Refusal {
    mission: Arc<Mission>,
    pub(super) errors: usize,
}

impl Refusal {
    pub(super) const fn of(mission: Arc<Mission>, errors: usize) -> Self {
        Self { mission, errors }
    }

    /// Is it still about this mission?
    pub(super) fn holds(&self, mission: &Mission) -> bool {
        self.mission.plays_like(mission)
    }
}

/// The line, which says `message` when it is pressed.
pub(super) fn view<'a, M: Clone + 'a>(words: String, message: M) -> Element<'a, M> {
    let of = |words: String| text(words).size(SMALL).color(theme::severity(Severity::Error));
    let line = row![of(words).width(Fill), of("▸".to_owned())].spacing(8);
    button(line).width(Fill).padding([6, 10]).style(theme::quiet).on_press(message).into()
}

/// The line that stands where results do.
pub(super) fn in_place<'a, M: Clone + 'a>(words: String, message: M) -> Element<'a, M> {
    container(view(words, message)).id(REFUSED).into()
}

/// Scroll to that line.
pub(super) fn show<T: Send + 'static>() -> Task<T> {
    reveal(PANEL, REFUSED)
}
