//! The keys of the window and what they are for, in one list. What is done about a key is the business of the screens.

use iced::keyboard::key::{Key, Named};
use iced::keyboard::{Event, Modifiers};

/// What a key asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shortcut {
    /// Choose a mission folder.
    Open,
    /// Read the mission again.
    Reload,
    /// Let bots play, or stop them.
    Play,
    /// Show the whole map.
    Fit,
    /// Nearer.
    ZoomIn,
    /// Farther.
    ZoomOut,
    /// Look farther to one side: columns and rows.
    Look(i8, i8),
    /// Back to the first screen.
    Back,
    /// Close the window.
    Quit,
}

impl Shortcut {
    /// What an event of the keyboard asks for, if anything.
    pub(crate) fn of(event: &Event) -> Option<Self> {
        let Event::KeyPressed { key, modified_key, modifiers, .. } = event else { return None };
        if modifiers.alt() || modifiers.logo() {
            return None;
        }
        let control = modifiers.contains(Modifiers::COMMAND);
        match key.as_ref() {
            Key::Character("o" | "O") if control => Some(Self::Open),
            Key::Character("r" | "R") if control => Some(Self::Reload),
            Key::Character("q" | "Q") if control => Some(Self::Quit),
            Key::Named(Named::ArrowLeft) => Some(Self::Look(-1, 0)),
            Key::Named(Named::ArrowRight) => Some(Self::Look(1, 0)),
            Key::Named(Named::ArrowUp) => Some(Self::Look(0, -1)),
            Key::Named(Named::ArrowDown) => Some(Self::Look(0, 1)),
            Key::Named(Named::F5) => Some(Self::Play),
            Key::Named(Named::Escape) => Some(Self::Back),
            Key::Character("f" | "F") if !control => Some(Self::Fit),
            // Which key bears the plus depends on the keyboard, so the character counts; "=" is the plus without shift.
            _ => match modified_key.as_ref() {
                Key::Character("+" | "=") => Some(Self::ZoomIn),
                Key::Character("-" | "_") => Some(Self::ZoomOut),
                _ => None,
            },
        }
    }
}
