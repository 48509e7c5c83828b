//! The bar along the top while one plays or sets up a position: a title that gives way, and buttons that are always whole. Where one
//! row is too short for the buttons there are several.

use super::room::Room;
use crate::Element;
use crate::focus::{Button, button};
use crate::parts::hint;
use crate::theme::{self, BODY, SMALL, STRONG};
use editor_model::command::{Command, Keys};
use editor_model::words::say;
use iced::widget::text::Wrapping;
use iced::widget::{container, row, text};
use iced::{Alignment, Fill, padding};

/// How high the inside of a button is, and how much is around the buttons. Whole pixels keep the lines of the map below sharp.
const INSIDE: f32 = 20.0;
const AROUND: [u16; 2] = [9, 12];

/// Between two buttons.
const GAP: f32 = 4.0;

/// A button of a bar, with the first key of its command where there is room for it.
pub(super) fn press<'a, M: Clone + 'a>(
    words: String,
    command: Option<Command>,
    (keys, room): (&Keys, Room),
    message: Option<M>,
) -> Button<'a, M> {
    let named = command.filter(|_| room.names_keys());
    let key = named.and_then(|command| keys.of(command).first().map(ToString::to_string));
    let key = key.map(|key| text(key).size(SMALL).style(theme::faint_text));
    let inside = row![text(words).size(BODY)].push(key).spacing(6).align_y(Alignment::Center);
    button(container(inside).center_y(INSIDE)).padding([4, 10]).style(theme::quiet).on_press_maybe(message)
}

/// What a button of a bar does, and the first key of its command, below it as long as one points at it.
pub(super) fn explained<'a, M: Clone + 'a>(
    press: Button<'a, M>,
    help: &str,
    (keys, command): (&Keys, Option<Command>),
) -> Element<'a, M> {
    let key = command.and_then(|command| keys.of(command).first().map(ToString::to_string));
    hint(press, key.map_or_else(|| say(help), |key| format!("{}  {key}", say(help))))
}

/// The bar.
pub(super) fn bar<'a, M: 'a>(title: String, buttons: Vec<Element<'a, M>>) -> Element<'a, M> {
    let title = text(title).font(STRONG).size(18).wrapping(Wrapping::None);
    let title = container(title).width(Fill).clip(true);
    let all = row![title, rows(buttons)].spacing(GAP).align_y(Alignment::Center);
    container(all).padding(AROUND).width(Fill).style(theme::surface).into()
}

/// More buttons below a bar.
pub(super) fn below<'a, M: 'a>(buttons: Vec<Element<'a, M>>) -> Element<'a, M> {
    container(rows(buttons))
        .padding(padding::horizontal(12.0).bottom(9.0))
        .width(Fill)
        .style(theme::surface)
        .into()
}

fn rows<'a, M: 'a>(buttons: Vec<Element<'a, M>>) -> Element<'a, M> {
    row(buttons).spacing(GAP).wrap().vertical_spacing(GAP).into()
}
