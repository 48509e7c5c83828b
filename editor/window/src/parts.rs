//! Small parts that several screens and panels have: a button that shows its name and keys, a line between two parts.

use crate::focus::{Button, button};
use crate::theme::{self, SMALL};
use crate::{Element, icon};
use editor_model::command::{Command, Keys, Now};
use editor_model::words::say;
use iced::Length;
use iced::time::Duration;
use iced::widget::text::Wrapping;
use iced::widget::{container, space, text, tooltip};

/// So long the pointer rests over something until more of it is shown.
const REST: Duration = Duration::from_millis(400);

/// A button that does what a command does, with its name and keys below it while the pointer is over it.
pub(crate) fn tip<'a, Message: Clone + 'a>(
    button: Button<'a, Message>,
    command: Command,
    keys: &Keys,
) -> Element<'a, Message> {
    hint(button, name_of(command, keys))
}

/// A button with the icon of a command, which carries it out. Below it, or at its right, appear the command's name and keys, and
/// the reason where it is not available.
pub(crate) fn icon_button<'a, Message: Clone + 'a>(
    command: Command,
    (keys, now): (&Keys, Now),
    chosen: bool,
    beside: tooltip::Position,
    message: Message,
) -> Element<'a, Message> {
    let lacks = command.entry().when.lacks(now);
    let button = button(icon::or_title(command)).padding(5).style(theme::tool(chosen));
    let reason = lacks.map(|reason| format!("\n{}", say(reason))).unwrap_or_default();
    let words = format!("{}{reason}", name_of(command, keys));
    explained(button.on_press_maybe(lacks.is_none().then_some(message)), words, beside)
}

/// The name of a command and its first keys.
fn name_of(command: Command, keys: &Keys) -> String {
    let chord = keys.of(command).first().map(ToString::to_string).unwrap_or_default();
    format!("{}  {chord}", command.title())
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
    at_rest(button, words, beside)
}

/// Something that shows more while the pointer rests over it. A pointer that passes by or clicks at once gets to see nothing, so
/// that it covers nothing.
pub(crate) fn at_rest<'a, Message: 'a>(
    of: impl Into<Element<'a, Message>>,
    shown: impl Into<Element<'a, Message>>,
    beside: tooltip::Position,
) -> Element<'a, Message> {
    tooltip(of, shown, beside).gap(4).delay(REST).into()
}

/// A small button of several, of which one is chosen.
pub(crate) fn chip<'a, M: Clone + 'a>(words: String, chosen: bool, message: M) -> Element<'a, M> {
    // A row that is full goes on in the next line; words in two lines would look like two choices.
    let words = text(words).size(SMALL).wrapping(Wrapping::None);
    button(words).padding([4, 9]).style(theme::entry(chosen)).on_press(message).into()
}

/// A thin line between two parts of the window.
pub(crate) fn edge<'a, Message: 'a>(
    width: impl Into<Length>,
    height: impl Into<Length>,
) -> Element<'a, Message> {
    container(space()).width(width).height(height).style(theme::rule).into()
}
