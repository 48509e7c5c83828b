//! The tabs of what can be open, in one row. With little room their names are shortened, down to a few letters; what has no
//! room even then is scrolled to. A tooltip shows the name of the file.

use super::{Message, Script, pages};
use crate::focus::{self, button};
use crate::theme::{self, SMALL};
use crate::{Element, parts};
use editor_model::document::Document;
use editor_model::words::shortened;
use iced::widget::text::Wrapping;
use iced::widget::{container, responsive, row, scrollable, text};
use iced::{Fill, Task};

/// The ids of the row and of the tab that is open.
const TABS: &str = "script-tabs";
const OPEN: &str = "script-tab";

/// How high the row is, with the bar that scrolls it.
const HEIGHT: f32 = 34.0;

/// Around the name of a tab, and between two.
const ROOM: f32 = 10.0;
const GAP: f32 = 2.0;

/// A letter of a name is about so wide.
const LETTER: f32 = 7.0;

/// So many letters of a name stand there at least, and at most.
const FEWEST: usize = 8;
const MOST: usize = 28;

impl Script {
    /// The row.
    pub(super) fn tabs<'a>(&'a self, document: &'a Document) -> Element<'a, Message> {
        let tabs = responsive(move |size| {
            let names: Vec<_> = pages::names(document.mission()).collect();
            let titles = names.iter().map(|name| pages::tab(document.mission(), name));
            let titles: Vec<String> = titles.collect();
            let most = letters(&titles, size.width);
            let tabs = names.into_iter().zip(&titles).map(|(name, title)| {
                let open = self.open.as_ref() == Some(&name);
                let words = text(shortened(title, most)).size(SMALL).wrapping(Wrapping::None);
                let file = name.as_str().to_owned();
                let tab = button(words).padding([5.0, ROOM]).style(theme::entry(open));
                let about = name.clone();
                let tab = parts::hint(tab.on_press(Message::Opened(name)), file);
                let tab = focus::asking(tab, move |at| Message::Asked(about.clone(), at));
                if open { container(tab).id(OPEN).into() } else { tab }
            });
            let bar = scrollable::Scrollbar::new().width(4).scroller_width(4);
            scrollable(row(tabs).spacing(GAP))
                .id(TABS)
                .direction(scrollable::Direction::Horizontal(bar))
                .width(Fill)
                .style(theme::scroll)
                .into()
        });
        tabs.height(HEIGHT).into()
    }
}

/// The open one is to be seen.
pub(super) fn reveal() -> Task<Message> {
    focus::reveal(TABS, OPEN)
}

/// So many letters of each title have room.
fn letters(titles: &[String], width: f32) -> usize {
    let room = titles.len() as f32 * (2.0 * ROOM + GAP);
    let length = |most: usize| titles.iter().map(|title| title.chars().count().min(most)).sum::<usize>();
    let fits = |most: &usize| length(*most) as f32 * LETTER + room <= width;
    (FEWEST..=MOST).rev().find(fits).unwrap_or(FEWEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_as_long_as_there_is_room() {
        let titles = ["Containment Protocol".to_owned(), "Horde".to_owned()];
        assert_eq!(letters(&titles, 1000.0), MOST);
        assert_eq!(letters(&titles, 200.0), 17, "the short one leaves its room to the other");
        assert_eq!(letters(&titles, 10.0), FEWEST);
    }
}
