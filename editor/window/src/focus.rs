//! Reaching everything by keys: buttons, boxes, sliders and lists that can be stepped to and pressed without a pointer, the
//! steps between them, and the ear that hears every key in the order of the person's hand.
//! Which key is which command is decided elsewhere; only Tab, the arrows and Escape are taken here.

mod asking;
mod choice;
mod draggable;
mod heed;
mod inside;
mod key_router;
mod line;
mod link;
mod pressable;
mod reveal;
pub(crate) mod ring;
mod splitter;
mod tabbed;

pub(crate) use asking::asking;
pub(crate) use choice::choice;
pub(crate) use draggable::draggable;
pub(crate) use heed::{heed, leave};
pub(crate) use key_router::{Heard, KeyRouter};
pub(crate) use line::{is_command, late_line, line};
pub(crate) use link::link;
pub(crate) use pressable::{slide, touch};
pub(crate) use reveal::{reveal, reveal_top};
pub(crate) use ring::{FIRST, MAP, Part, Step};
pub(crate) use splitter::splitter;
pub(crate) use tabbed::tabbed;

use crate::{Element, Renderer};
use iced::widget::button::{Status, Style};
use iced::{Length, Padding, Theme};

/// A button as iced has it, but one that keys reach as long as it can be pressed.
pub(crate) struct Button<'a, Message> {
    inside: iced::widget::Button<'a, Message, Theme, Renderer>,
    live: bool,
    first: bool,
}

/// A button that keys reach.
pub(crate) fn button<'a, Message: Clone + 'a>(
    inside: impl Into<Element<'a, Message>>,
) -> Button<'a, Message> {
    Button { inside: iced::widget::button(inside), live: false, first: false }
}

impl<'a, Message: Clone + 'a> Button<'a, Message> {
    /// How wide it is.
    pub(crate) fn width(self, width: impl Into<Length>) -> Self {
        Self { inside: self.inside.width(width), ..self }
    }

    /// Room around what is in it.
    pub(crate) fn padding(self, padding: impl Into<Padding>) -> Self {
        Self { inside: self.inside.padding(padding), ..self }
    }

    /// How it looks.
    pub(crate) fn style(self, style: impl Fn(&Theme, Status) -> Style + 'a) -> Self {
        Self { inside: self.inside.style(style), ..self }
    }

    /// What pressing it says.
    pub(crate) fn on_press(self, message: Message) -> Self {
        self.on_press_maybe(Some(message))
    }

    /// What pressing it says, if it can be pressed.
    pub(crate) fn on_press_maybe(self, message: Option<Message>) -> Self {
        Self { live: message.is_some(), inside: self.inside.on_press_maybe(message), ..self }
    }

    /// It is what one means who only presses Enter.
    pub(crate) fn first(self) -> Self {
        Self { first: true, ..self }
    }
}

impl<'a, Message: Clone + 'a> From<Button<'a, Message>> for Element<'a, Message> {
    fn from(button: Button<'a, Message>) -> Self {
        let touch = pressable::Pressable::new(button.inside, ring::Kind::Press);
        Element::new(touch.live(button.live).first(button.first))
    }
}
