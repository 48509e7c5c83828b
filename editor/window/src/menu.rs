//! The bar of menus, made from the table of commands.
//! Carrying a command out is the application's and the screens' business.

use crate::Element;
use crate::focus::button;
use crate::parts::explained;
use crate::theme::{self, BODY, SMALL};
use editor_model::command::{COMMANDS, Command, Keys, Menu, Now};
use editor_model::words::say;
use iced::advanced::widget::Id;
use iced::widget::{column, container, mouse_area, opaque, row, space, text, tooltip};
use iced::{Alignment, Fill, Length};

/// How wide the title of a menu is; where its list hangs depends on it.
const TITLE: f32 = 76.0;

/// How wide a list is.
const LIST: f32 = 300.0;

/// How high the bar is.
pub(crate) const BAR: f32 = 34.0;

/// Something happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Message {
    /// A title was pressed.
    Pressed(Menu),
    /// The pointer came over a title.
    Over(Menu),
    /// A click beside the menus.
    Beside,
    /// A command was pressed.
    Do(Command),
}

/// The bar.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Bar {
    open: Option<Menu>,
}

impl Bar {
    /// Take a message; the command that is wanted, if one is.
    pub(crate) fn update(&mut self, message: Message) -> Option<Command> {
        match message {
            Message::Pressed(menu) => self.open = (self.open != Some(menu)).then_some(menu),
            Message::Over(menu) => self.open = self.open.map(|_| menu),
            Message::Beside => self.open = None,
            Message::Do(command) => {
                self.open = None;
                return Some(command);
            }
        }
        None
    }

    /// Open the first menu, or, if one is open, the next to the right or left.
    pub(crate) fn step(&mut self, right: bool) {
        let now = self.open.and_then(|open| Menu::ALL.iter().position(|menu| *menu == open));
        let count = Menu::ALL.len();
        let next = now.map_or(0, |now| (now + if right { 1 } else { count - 1 }) % count);
        self.open = Menu::ALL.get(next).copied();
    }

    /// Is a menu open?
    pub(crate) const fn is_open(self) -> bool {
        self.open.is_some()
    }

    /// The id of the list; each has its own, so that its first line has the keys.
    pub(crate) fn id(self) -> Option<Id> {
        self.open.map(|menu| Id::new(menu.title()))
    }

    /// Close what is open.
    pub(crate) const fn close(&mut self) {
        self.open = None;
    }

    /// The titles.
    pub(crate) fn view<'a>(self) -> Element<'a, Message> {
        let titles = Menu::ALL.into_iter().map(|menu| {
            let title = button(text(say(menu.title())).size(BODY).center().width(Fill))
                .width(TITLE)
                .padding([5, 0])
                .style(theme::entry(self.open == Some(menu)))
                .on_press(Message::Pressed(menu));
            mouse_area(title).on_enter(Message::Over(menu)).into()
        });
        row(titles).into()
    }

    /// The list that hangs from the open title, over everything else.
    pub(crate) fn list<'a>(self, keys: &Keys, now: Now) -> Option<Element<'a, Message>> {
        let open = self.open?;
        let before = Menu::ALL.iter().take_while(|menu| **menu != open).count() as f32;
        let lines = COMMANDS.iter().filter(|entry| entry.menu == open).map(|entry| {
            let chord = keys.of(entry.command).first().map(ToString::to_string).unwrap_or_default();
            let line = row![
                text(entry.command.title()).size(BODY),
                space().width(Fill),
                text(chord).size(SMALL).style(theme::faint_text)
            ]
            .spacing(16)
            .align_y(Alignment::Center);
            let lacks = entry.when.lacks(now);
            let line = button(line)
                .width(Fill)
                .padding([5, 12])
                .style(theme::entry(false))
                .on_press_maybe(lacks.is_none().then_some(Message::Do(entry.command)));
            match lacks {
                Some(reason) => explained(line, say(reason), tooltip::Position::Right),
                None => line.into(),
            }
        });
        let list = opaque(
            container(column(lines)).id(Id::new(open.title())).width(LIST).padding(5).style(theme::raised),
        );
        let hung = row![space().width(Length::Fixed(before * TITLE)), list];
        let all = column![space().height(BAR), hung].width(Fill).height(Fill);
        Some(mouse_area(all).on_press(Message::Beside).into())
    }
}
