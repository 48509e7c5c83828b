//! A bar above the status line says that a save failed until the person answers, for what they have made is not on the
//! disk; the mission stays unsaved, and its journal goes on.

use super::failed::Failed;
use super::files::Message as Answer;
use crate::Element;
use crate::focus::{Part, button};
use crate::theme::{self, BODY};
use editor_model::words::say;
use iced::widget::{container, row, text};
use iced::{Alignment, Fill};

impl Failed {
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
