//! The way from the panel to the report on its games. The sheet is `panel/report`.

use super::Message;
use crate::Element;
use crate::focus::button;
use crate::theme::{self, SMALL};
use editor_model::command::Command;
use editor_model::words::say;
use iced::widget::{row, text};

/// The buttons that show the report and save it.
pub(super) fn view<'a>() -> Element<'a, Message> {
    let press = |words: String, command: Command| {
        button(text(words).size(SMALL)).padding([4, 10]).style(theme::quiet).on_press(Message::Do(command))
    };
    let show = press(say("proof-report"), Command::Report);
    row![show, press(Command::SaveReport.title(), Command::SaveReport)].spacing(6).into()
}
