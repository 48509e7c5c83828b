//! A save that failed. A bar above the status line says so until the person answers, for what they have made is not on the
//! disk; the mission stays unsaved, and its journal goes on.

use super::files::Message as Answer;
use crate::Element;
use crate::focus::{Part, button};
use crate::theme::{self, BODY};
use editor_model::words::{say, say_with};
use iced::widget::{container, row, text};
use iced::{Alignment, Fill};
use std::path::{Path, PathBuf};

/// What is known of it.
#[derive(Debug)]
pub(super) struct Failed {
    /// Where the mission was to be saved.
    pub(super) home: PathBuf,
    why: String,
    /// The person knows what the save loses.
    pub(super) sure: bool,
}

impl Failed {
    pub(super) fn new(home: &Path, why: String, sure: bool) -> Self {
        Self { home: home.to_owned(), why, sure }
    }

    /// It in a sentence.
    pub(super) fn words(&self) -> String {
        say_with("save-failed", &[("why", self.why.clone().into())])
    }

    /// The bar that says so.
    pub(super) fn bar(&self) -> Element<'_, Answer> {
        let press =
            |id: &str, answer: Answer| button(text(say(id)).size(BODY)).padding([5, 12]).on_press(answer);
        let line = row![
            text(self.words()).size(BODY).width(Fill),
            press("retry", Answer::Retry).style(theme::loud).first(),
            press("save-elsewhere", Answer::Elsewhere).style(theme::quiet),
            press("dismiss", Answer::Dismiss).style(theme::quiet),
        ];
        let line = line.spacing(8).align_y(Alignment::Center);
        container(line).id(Part::Alert.id()).padding([8, 14]).width(Fill).style(theme::alert).into()
    }
}
