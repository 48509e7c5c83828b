//! The strip of tools between the palette and the map: a button for each command of the menu of tools, in its groups.

use super::{Editor, Message};
use crate::Element;
use crate::focus::Part;
use crate::menu::list::Mark;
use crate::parts::{edge, icon_button};
use crate::theme;
use editor_model::command::{COMMANDS, Keys, Menu};
use iced::Fill;
use iced::widget::{column, container, scrollable, tooltip};

/// How wide it is, in pixels.
pub(super) const WIDTH: f32 = 36.0;

impl Editor {
    /// The tools, one below the other.
    pub(super) fn strip<'a>(&self, keys: &Keys) -> Element<'a, Message> {
        let now = self.now();
        let mut buttons = column![].spacing(2).padding(3);
        let tools = COMMANDS.iter().filter(|entry| entry.menu == Menu::Tools);
        for (at, entry) in tools.enumerate() {
            if entry.apart && at > 0 {
                buttons = buttons.push(container(edge(Fill, 1.0)).padding([3, 4]));
            }
            let command = entry.command;
            let chosen = self.mark(command) == Some(Mark::Radio(true));
            let beside = tooltip::Position::Right;
            buttons = buttons.push(icon_button(command, (keys, now), chosen, beside, Message::Do(command)));
        }
        let bar = scrollable::Scrollbar::new().width(3).scroller_width(3);
        let list = scrollable(buttons).direction(scrollable::Direction::Vertical(bar)).style(theme::scroll);
        container(list).id(Part::Tools.id()).width(WIDTH).height(Fill).style(theme::surface).into()
    }
}
