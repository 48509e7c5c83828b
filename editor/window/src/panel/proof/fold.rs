//! Parts of the panel that can be folded away: a title with a sign before it, which is pressed, and what stands below it. Which of
//! them are unfolded as long as a person has not pressed them is said by the panel.

use super::Message;
use crate::focus::button;
use crate::{Element, Renderer, icon, theme};
use iced::widget::{Text, column, row};
use iced::{Alignment, Fill, Theme};

/// A part that can be folded away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Part {
    /// What is to be played, but for the one choice that matters most.
    Advanced,
    /// The intents of the mission.
    Intents,
    /// The mission against an earlier version of it.
    Compare,
    /// What the mission depends on.
    Knockouts,
    /// What lies over the map.
    Heat,
    /// The list of games.
    Games,
}

/// Which parts a person has unfolded or folded. It is of this window, and not kept.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Folds([Option<bool>; 6]);

impl Folds {
    /// Is it unfolded? Nothing as long as it was not pressed.
    pub(super) const fn chosen(self, part: Part) -> Option<bool> {
        self.0[part as usize]
    }

    /// Unfold it, or fold it.
    pub(super) const fn set(&mut self, part: Part, open: bool) {
        self.0[part as usize] = Some(open);
    }
}

/// A part: its title, what can be done beside the title, and below both what is in it, if it is unfolded.
pub(super) fn view<'a>(
    part: Part,
    title: Text<'a, Theme, Renderer>,
    beside: Option<Element<'a, Message>>,
    body: Option<Element<'a, Message>>,
) -> Element<'a, Message> {
    let sign: Element<'a, Message> = if body.is_some() { icon::unfolded() } else { icon::folded() };
    let words = row![sign, title.width(Fill)].spacing(4).align_y(Alignment::Center);
    let press = button(words).width(Fill).padding([2, 0]).style(theme::entry(false));
    let head = row![press.on_press(Message::Folded(part))].push(beside).spacing(8);
    column![head.align_y(Alignment::Center)].push(body).spacing(6).into()
}
