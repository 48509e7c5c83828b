//! What has happened, as the seat at the window may read it. A line that is pressed shows the button that goes back to it.

use super::{Message, Table};
use crate::Element;
use crate::theme::{self, SMALL, STRONG};
use editor_model::words::say;
use iced::Fill;
use iced::widget::{button, column, scrollable, text};
use missions::sitting::LogLine;

/// So many lines are shown, the last ones.
const MOST: usize = 200;

impl Table {
    /// The log, its end in sight.
    pub(super) fn log(&self) -> Element<'_, Message> {
        let from = self.view.log.len().saturating_sub(MOST);
        let lines = self.view.log[from..].iter().enumerate().map(|(at, line)| self.line(from + at, line));
        scrollable(column(lines).spacing(1).width(Fill))
            .anchor_bottom()
            .height(Fill)
            .width(Fill)
            .style(theme::scroll)
            .into()
    }

    fn line<'a>(&'a self, at: usize, line: &'a LogLine) -> Element<'a, Message> {
        let words = text(&line.text).size(SMALL);
        let words = if line.round { words.font(STRONG) } else { words };
        let chosen = self.line == Some(at);
        let press = button(words)
            .width(Fill)
            .padding([1, 10])
            .style(theme::entry(chosen))
            .on_press(Message::Line(at));
        let back = chosen.then(|| {
            button(text(say("play-back-to")).size(SMALL))
                .padding([3, 10])
                .style(theme::quiet)
                .on_press(Message::BackTo(line.number))
        });
        column![press].push(back).into()
    }
}
