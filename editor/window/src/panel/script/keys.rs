//! What keys do in a script. Those of the commands stay theirs; arrows, Enter, Tab and Escape are the list's while it is
//! open. Escape never leaves the text, as in other editors of code: who presses it once too often and writes on must not
//! write onto the map. F6 or a click leaves it.

use super::Message;
use crate::focus::is_command;
use iced::keyboard::key::{Key, Named};
use iced::widget::text_editor::{Binding, KeyPress, Motion, Status};

/// So many lines are a page.
const PAGE: usize = 20;

/// What a key does, or nothing if it is not the field's.
pub(super) fn binding(press: KeyPress, offered: bool) -> Option<Binding<Message>> {
    if !matches!(press.status, Status::Focused { .. }) {
        return None;
    }
    let held = press.modifiers;
    let ours = |message| Some(Binding::Custom(message));
    match press.key.as_ref() {
        Key::Named(Named::Space) if held.control() => return ours(Message::Offer),
        Key::Named(Named::ArrowDown) if offered && held.is_empty() => return ours(Message::Step(1)),
        Key::Named(Named::ArrowUp) if offered && held.is_empty() => return ours(Message::Step(-1)),
        Key::Named(Named::Tab) if offered && held.is_empty() => return ours(Message::Accept(None)),
        Key::Named(Named::Enter) if offered && held.is_empty() => return ours(Message::Entered),
        Key::Named(Named::Escape) => return ours(if offered { Message::Close } else { Message::Unselect }),
        Key::Named(Named::Enter) => return ours(Message::NewLine),
        Key::Named(Named::Tab) if !held.command() && !held.alt() => {
            return ours(Message::Indent(!held.shift()));
        }
        Key::Named(Named::Tab) => return None,
        Key::Named(Named::Home) if !held.command() && !held.alt() => {
            return ours(Message::Home(held.shift()));
        }
        // The field is as long as its text, and would take all of it for one page.
        Key::Named(Named::PageDown) => return Some(page(Motion::Down, held.shift())),
        Key::Named(Named::PageUp) => return Some(page(Motion::Up, held.shift())),
        Key::Character(_) | Key::Unidentified | Key::Named(_) => {}
    }
    if is_command(&press.key, press.physical_key, held) {
        return None;
    }
    Binding::from_key_press(press)
}

fn page(motion: Motion, select: bool) -> Binding<Message> {
    let step = || if select { Binding::Select(motion) } else { Binding::Move(motion) };
    Binding::Sequence((0..PAGE).map(|_| step()).collect())
}
