//! Everything that was done to the mission, one line a step; a click goes to where that step is the last one done.
//! The document goes there.

use super::{About, Action};
use crate::Element;
use crate::focus::{asking, button, reveal};
use crate::theme::{self, BODY, SMALL};
use editor_model::document::Document;
use editor_model::words::say;
use iced::widget::{column, container, row, scrollable, text};
use iced::{Alignment, Fill, Point, Task};

/// The ids of the list, and of the line of the last step that is done.
const LIST: &str = "history";
const HERE: &str = "history-line";

/// Something happened.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Message {
    /// A step was pressed: do so many.
    Pressed(usize),
    /// The context menu of a step is wanted, at a point of the window.
    Asked(usize, Point),
}

/// Take a message.
pub(crate) fn update(message: Message) -> Action<Message> {
    match message {
        Message::Pressed(to) => Action::Jump(to),
        Message::Asked(step, at) => Action::Ask(About::Step(step), at),
    }
}

/// The line of the last step that is done is seen.
pub(crate) fn follow<T: Send + 'static>() -> Task<T> {
    reveal(LIST, HERE)
}

/// The list, the last step on top.
pub(crate) fn view(document: &Document) -> Element<'_, Message> {
    let history = document.history();
    let at = history.at();
    let steps = history.steps().iter().enumerate().rev();
    let later = steps.map(|(index, step)| line(step.label.clone(), index + 1, at));
    let first = line(say("history-opened"), 0, at);
    scrollable(column(later.chain([first])).spacing(1).padding([8, 12]))
        .id(LIST)
        .height(Fill)
        .width(Fill)
        .style(theme::scroll)
        .into()
}

fn line<'a>(label: String, number: usize, at: usize) -> Element<'a, Message> {
    let words = text(rule_system::capital(&label)).size(BODY);
    let words = if number > at { words.style(theme::faint_text) } else { words };
    let here = (number == at).then(|| text(say("history-here")).size(SMALL).style(theme::faint_text));
    let line = row![words.width(Fill)].push(here).spacing(8).align_y(Alignment::Center);
    let line = button(line)
        .width(Fill)
        .padding([5, 10])
        .style(theme::entry(number == at))
        .on_press(Message::Pressed(number));
    let line = asking(line, move |at| Message::Asked(number, at));
    if number == at { container(line).id(HERE).into() } else { line }
}
