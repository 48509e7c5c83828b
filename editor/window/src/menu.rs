//! The bar of menus, made from the table of commands.
//! The lists that hang from it are those of `list`; the application and the screens carry commands out.

mod afloat;
pub(crate) mod list;

use crate::Element;
use crate::focus::button;
use crate::theme::{self, BODY};
use editor_model::command::{COMMANDS, Command, Keys, Menu, Now};
use editor_model::words::say;
use iced::Point;
use iced::advanced::widget::Id;
use iced::widget::{mouse_area, row, text};
use list::{Entry, Line, Mark};

/// Room at both sides of a title.
const ASIDE: f32 = 12.0;

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
            let title = button(text(say(menu.title())).size(BODY).center().width(breadth(menu)))
                .padding([5.0, ASIDE])
                .style(theme::entry(self.open == Some(menu)))
                .on_press(Message::Pressed(menu));
            mouse_area(title).on_enter(Message::Over(menu)).into()
        });
        row(titles).into()
    }

    /// The lines of the open list.
    pub(crate) fn lines(
        self,
        keys: &Keys,
        now: Now,
        mark: impl Fn(Command) -> Option<Mark>,
    ) -> Option<Vec<Line<Message>>> {
        let open = self.open?;
        let rows = COMMANDS.iter().filter(|entry| entry.menu == open);
        let entry = |command| Entry::command(command, keys, now, Message::Do(command)).marked(mark(command));
        Some(list::of_commands(rows, entry))
    }

    /// The list that hangs from the open title, over everything else.
    pub(crate) fn list<'a>(
        self,
        keys: &Keys,
        now: Now,
        mark: impl Fn(Command) -> Option<Mark>,
    ) -> Option<Element<'a, Message>> {
        let before = Menu::ALL.into_iter().take_while(|menu| Some(*menu) != self.open);
        let x = before.map(|menu| breadth(menu) + 2.0 * ASIDE).sum();
        let place = (Point::new(x, BAR), BAR);
        Some(list::popup(self.lines(keys, now, mark)?, self.id()?, place, Message::Beside))
    }
}

/// How wide the words of a title are.
fn breadth(menu: Menu) -> f32 {
    list::breadth(&say(menu.title()), BODY)
}
