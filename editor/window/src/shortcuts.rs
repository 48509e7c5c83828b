//! All commands with their keys, on a sheet over the window; keys can be changed there and given back.
//! The table decides what a key does; the settings keep the changed ones.

use crate::Element;
use crate::focus::button;
use crate::theme::{self, BODY, SMALL, STRONG};
use editor_model::command::{COMMANDS, Chord, Command, Keys, Menu};
use editor_model::words::say;
use iced::widget::{center, column, container, opaque, row, scrollable, space, text};
use iced::{Alignment, Fill};
use std::collections::BTreeMap;

/// The id of the sheet.
pub(crate) const SHEET: &str = "shortcuts";

/// Something happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Message {
    /// The next key becomes this command's.
    Change(Command),
    /// The keys of the table again.
    GiveBack(Command),
    /// Enough.
    Closed,
}

/// The sheet.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Shortcuts {
    waiting: Option<Command>,
}

impl Shortcuts {
    /// Is the next key to be some command's?
    pub(crate) const fn waits(self) -> bool {
        self.waiting.is_some()
    }

    /// Take a message; `false` if the sheet closes.
    pub(crate) fn update(&mut self, message: Message, chosen: &mut BTreeMap<String, Vec<String>>) -> bool {
        match message {
            Message::Change(command) => self.waiting = Some(command),
            Message::GiveBack(command) => {
                let _ = chosen.remove(command.entry().id);
                self.waiting = None;
            }
            Message::Closed => return false,
        }
        true
    }

    /// A key was pressed while one was waited for. Escape gives none.
    pub(crate) fn pressed(&mut self, chord: &Chord, chosen: &mut BTreeMap<String, Vec<String>>) {
        let Some(command) = self.waiting.take() else { return };
        let key = chord.to_string();
        if key == "Escape" {
            return;
        }
        // Who had it by choice has it no more; who has it by the table loses it by that.
        for keys in chosen.values_mut() {
            keys.retain(|known| *known != key);
        }
        let _ = chosen.insert(command.entry().id.to_owned(), vec![key]);
    }

    /// The sheet, over everything else.
    pub(crate) fn view<'a>(
        self,
        keys: &Keys,
        chosen: &BTreeMap<String, Vec<String>>,
    ) -> Element<'a, Message> {
        let menus = Menu::ALL.map(|menu| {
            let lines = COMMANDS.iter().filter(|entry| entry.menu == menu);
            let lines = lines.map(|entry| self.line(entry.command, keys, chosen));
            let title = text(say(menu.title())).font(STRONG).size(20);
            column![title].extend(lines).spacing(2).into()
        });
        let close = button(text(say("close")).size(BODY))
            .padding([6, 16])
            .style(theme::loud)
            .on_press(Message::Closed);
        let head = row![text(say("shortcuts-title")).font(STRONG).size(24), space().width(Fill), close]
            .align_y(Alignment::Center);
        let hint = text(say("shortcuts-hint")).size(SMALL).style(theme::faint_text);
        let list = scrollable(column(menus).spacing(16).padding([0, 14])).style(theme::scroll).height(Fill);
        let sheet =
            container(column![head, hint, list].spacing(10)).id(SHEET).padding(20).width(640).height(620);
        opaque(center(sheet.style(theme::raised)).padding(8).style(theme::shade))
    }

    fn line<'a>(
        self,
        command: Command,
        keys: &Keys,
        chosen: &BTreeMap<String, Vec<String>>,
    ) -> Element<'a, Message> {
        let chords: Vec<String> = keys.of(command).iter().map(ToString::to_string).collect();
        let waits = self.waiting == Some(command);
        let shown = if waits { say("shortcuts-press") } else { chords.join("   ") };
        let press = |id: &str, message: Message| {
            button(text(say(id)).size(SMALL)).padding([2, 8]).style(theme::quiet).on_press(message)
        };
        let back = chosen
            .contains_key(command.entry().id)
            .then(|| press("shortcuts-back", Message::GiveBack(command)));
        row![text(command.title()).size(BODY).width(Fill), text(shown).size(SMALL).style(theme::faint_text)]
            .push(back)
            .push(press("shortcuts-change", Message::Change(command)))
            .spacing(10)
            .align_y(Alignment::Center)
            .into()
    }
}

/// The page of all shortcuts, `docs/shortcuts.md`.
#[cfg(test)]
pub(crate) fn to_markdown() -> String {
    let keys = Keys::new(&BTreeMap::new());
    let mut page = String::from(
        "# Keys of the editor\n\nMade from the table of commands; `UPDATE_EXPECT=1 cargo test` regenerates it. \
         Every key can be changed: Help, All shortcuts (F1).\n",
    );
    for menu in Menu::ALL {
        page += &format!("\n## {}\n\n| command | keys |\n|---|---|\n", say(menu.title()));
        for entry in COMMANDS.iter().filter(|entry| entry.menu == menu) {
            let chords: Vec<String> =
                keys.of(entry.command).iter().map(|chord| format!("`{chord}`")).collect();
            page += &format!("| {} | {} |\n", entry.command.title(), chords.join(" "));
        }
    }
    let more = say("shortcuts-more");
    page + "\n## On the map\n\n" + more.as_str() + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_of_shortcuts_is_up_to_date() {
        expect_test::expect_file!["../../../docs/shortcuts.md"].assert_eq(&to_markdown());
    }

    #[test]
    fn a_key_that_is_given_to_one_command_is_taken_from_the_other() {
        let mut chosen = BTreeMap::new();
        let mut sheet = Shortcuts::default();
        let give = |sheet: &mut Shortcuts, chosen: &mut BTreeMap<_, _>, command, key: &str| {
            assert!(sheet.update(Message::Change(command), chosen));
            sheet.pressed(&Chord::parse(key).expect(key), chosen);
        };
        give(&mut sheet, &mut chosen, Command::Flip, "X");
        give(&mut sheet, &mut chosen, Command::Play, "X");
        let keys = Keys::new(&chosen);
        assert_eq!(
            keys.command(&Chord::parse("X").expect("x"), editor_model::command::Now::default()),
            Some(Command::Play)
        );
        assert!(keys.of(Command::Flip).is_empty());
        assert!(sheet.update(Message::GiveBack(Command::Flip), &mut chosen));
        assert_eq!(Keys::new(&chosen).of(Command::Flip).len(), 1);
        give(&mut sheet, &mut chosen, Command::Flip, "Escape");
        assert!(!sheet.waits() && !chosen.contains_key("flip"));
    }
}
