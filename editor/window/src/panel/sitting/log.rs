//! What has happened, as the seat at the window may read it, below the briefing of the mission. A line that is pressed shows the button
//! that goes back to it.

use super::{Message, Table};
use crate::Element;
use crate::theme::{self, SMALL, STRONG};
use editor_model::words::say;
use iced::Fill;
use iced::widget::{button, column, container, scrollable, text};
use missions::sitting::LogLine;

/// So many lines are shown, the last ones.
const MOST: usize = 200;

impl Table {
    /// The log, its end in sight.
    pub(super) fn log(&self) -> Element<'_, Message> {
        let from = self.view.log.len().saturating_sub(MOST);
        let lines = self.view.log[from..].iter().enumerate().map(|(at, line)| self.line(from + at, line));
        scrollable(column![].push(self.briefing()).extend(lines).spacing(1).width(Fill))
            .anchor_bottom()
            .height(Fill)
            .width(Fill)
            .style(theme::scroll)
            .into()
    }

    /// What the mission is about.
    fn briefing(&self) -> Option<Element<'_, Message>> {
        let words = self.sitting.mission().info().briefing.trim();
        (!words.is_empty()).then(|| {
            let title = text(say("text-briefing")).font(STRONG).size(SMALL);
            container(column![title, text(words).size(SMALL)].spacing(2)).padding([4, 10]).into()
        })
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
