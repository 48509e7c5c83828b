//! From events of the keyboard to chords, as the table of commands writes them.
//! The table decides which command a chord stands for.

use editor_model::command::{Chord, Key};
use iced::keyboard::{Event, Key as Pressed, key::Named};

/// The chord of a key that went down. `None` for keys that no command can have.
pub(crate) fn chord(event: &Event) -> Option<Chord> {
    let Event::KeyPressed { key, modified_key, modifiers, .. } = event else { return None };
    if modifiers.logo() && !modifiers.command() {
        return None;
    }
    let (key, sign) = match key.as_ref() {
        Pressed::Named(named) => (Key::Named(name(named)?), false),
        Pressed::Character(base) => {
            // Which key bears a sign depends on the keyboard, so the sign counts, not the key and shift.
            let shown = match modified_key.as_ref() {
                Pressed::Character(shown) => shown,
                _ => base,
            };
            let base = base.chars().next()?;
            let shown = shown.chars().next().unwrap_or(base);
            let letter = base.is_alphabetic() || base.is_ascii_digit() && !modifiers.shift();
            if letter {
                (Key::Character(base.to_ascii_lowercase()), !base.is_alphabetic())
            } else {
                (Key::Character(shown), true)
            }
        }
        Pressed::Unidentified => return None,
    };
    let shift = modifiers.shift() && !sign;
    Some(Chord { control: modifiers.command(), alt: modifiers.alt(), shift, key })
}

/// The name of a key in chords.
fn name(named: Named) -> Option<String> {
    use Named::{
        ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Backspace, ContextMenu, Delete, End, Enter, Escape, F1,
        F2, F3, F4, F5, F6, F7, F8, F9, F10, F11, F12, Home, Insert, PageDown, PageUp, Space, Tab,
    };
    let named = match named {
        ContextMenu => "Menu",
        Delete => "Delete",
        Backspace => "Backspace",
        Home => "Home",
        End => "End",
        Insert => "Insert",
        PageUp => "PageUp",
        PageDown => "PageDown",
        Escape => "Escape",
        Enter => "Enter",
        Space => "Space",
        Tab => "Tab",
        ArrowLeft => "Left",
        ArrowRight => "Right",
        ArrowUp => "Up",
        ArrowDown => "Down",
        F1 => "F1",
        F2 => "F2",
        F3 => "F3",
        F4 => "F4",
        F5 => "F5",
        F6 => "F6",
        F7 => "F7",
        F8 => "F8",
        F9 => "F9",
        F10 => "F10",
        F11 => "F11",
        F12 => "F12",
        _ => return None,
    };
    Some(named.to_owned())
}
