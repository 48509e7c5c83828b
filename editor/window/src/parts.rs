//! Small parts that several screens and panels have: a button that tells its name and keys, a line between two parts.

use crate::Element;
use crate::focus::{Button, button};
use crate::theme::{self, SMALL};
use editor_model::command::{Command, Keys};
use iced::Length;
use iced::widget::{container, space, text, tooltip};

/// A button that does what a command does, and tells its name and keys.
pub(crate) fn tip<'a, Message: Clone + 'a>(
    button: Button<'a, Message>,
    command: Command,
    keys: &Keys,
) -> Element<'a, Message> {
    let chord = keys.of(command).first().map(ToString::to_string).unwrap_or_default();
    hint(button, format!("{}  {chord}", command.title()))
}

/// A button with words that appear below it while the pointer is over it.
pub(crate) fn hint<'a, Message: Clone + 'a>(
    button: Button<'a, Message>,
    words: String,
) -> Element<'a, Message> {
    explained(button, words, tooltip::Position::Bottom)
}

/// A button with words that appear beside it while the pointer is over it.
pub(crate) fn explained<'a, Message: Clone + 'a>(
    button: Button<'a, Message>,
    words: String,
    beside: tooltip::Position,
) -> Element<'a, Message> {
    let words = container(text(words).size(SMALL)).padding([4, 8]).style(theme::raised);
    tooltip(button, words, beside).gap(4).into()
}

/// A small button of several, of which one is chosen.
pub(crate) fn chip<'a, M: Clone + 'a>(words: String, chosen: bool, message: M) -> Element<'a, M> {
    button(text(words).size(SMALL)).padding([4, 9]).style(theme::entry(chosen)).on_press(message).into()
}

/// A thin line between two parts of the window.
pub(crate) fn edge<'a, Message: 'a>(
    width: impl Into<Length>,
    height: impl Into<Length>,
) -> Element<'a, Message> {
    container(space()).width(width).height(height).style(theme::rule).into()
}
