//! The line of what is due, and under it every choice that is not a step, with its key: 1 to 9, then letters; 0 passes, ends or
//! goes on.

use super::{Message, Table, map};
use crate::Element;
use crate::focus::button;
use crate::panel::room::Room;
use crate::parts::at_rest;
use crate::theme::{self, BODY, SMALL, STRONG};
use editor_model::words::say;
use iced::widget::scrollable::AbsoluteOffset;
use iced::widget::{column, container, operation, row, scrollable, text, tooltip};
use iced::{Alignment, Fill, FillPortion, Task};
use missions::sitting::Offer;

/// How high it is, whatever can be chosen, so that the map keeps its size: two lines of what is due, and two rows of choices. More of
/// them are scrolled to. In a flat window there is one row.
const HIGH: f32 = 136.0;
const FLAT: f32 = 104.0;

/// The id of what scrolls in it.
const LIST: &str = "choices";

/// The keys of the choices, in order. Letters that are commands while one plays are left out.
const KEYS: &str = "123456789abcdfgiklmopqstuvwxyz";

/// The key of a choice by its place in the list.
pub(super) fn key_of(number: usize) -> Option<char> {
    KEYS.chars().nth(number)
}

/// Every choice begins with the first row in sight.
pub(super) fn to_first_row() -> Task<Message> {
    operation::scroll_to(LIST, AbsoluteOffset { x: 0.0, y: 0.0 })
}

/// The place in the list that a key stands for.
pub(crate) fn place_of(key: char) -> Option<usize> {
    KEYS.chars().position(|known| known == key)
}

impl Table {
    /// What is due, and what can be chosen.
    pub(super) fn offers(&self, room: Room) -> Element<'_, Message> {
        let due = text(self.due()).font(STRONG).size(17);
        let choices = self.listed().into_iter().enumerate().map(|(number, offer)| self.offer(number, offer));
        let words = if self.is_idle() {
            Some(say("play-nothing-on"))
        } else {
            let pass = self.pass();
            self.view.offers.iter().find(|offer| Some(&offer.key) == pass.as_ref()).map(|it| it.text.clone())
        };
        let pass = words.map(|words| {
            let words = row![text("0").size(SMALL).style(theme::faint_text), text(words).size(BODY)];
            button(words.spacing(6).align_y(Alignment::Center))
                .padding([5, 10])
                .style(theme::loud)
                .on_press(Message::Pass)
                .into()
        });
        let rest = self.has_rest().then(|| {
            button(text(say("play-rest")).size(BODY))
                .padding([5, 10])
                .style(theme::quiet)
                .on_press(Message::Rest)
                .into()
        });
        let list = row(choices.chain(rest).chain(pass)).spacing(6).wrap().vertical_spacing(6.0);
        // Beside the choices a hint hides none of them; in a narrow window it is above them.
        let list: Element<'_, Message> = match self.hint_view() {
            None => list.into(),
            Some(hint) if room.is_narrow() => column![hint, list].spacing(6).into(),
            Some(hint) => {
                let (list, hint) = (container(list), container(hint));
                row![list.width(FillPortion(3)), hint.width(FillPortion(2))].spacing(10).into()
            }
        };
        let inside = column![].push(self.end()).push(list).spacing(6).width(Fill);
        let bar = scrollable::Scrollbar::new().width(6).scroller_width(6).spacing(4);
        let inside = scrollable(inside).direction(scrollable::Direction::Vertical(bar));
        let inside = inside.id(LIST).width(Fill).height(Fill).style(theme::scroll);
        let all = column![due, inside].spacing(6);
        let high = if room.is_flat() { FLAT } else { HIGH };
        container(all).padding([8, 14]).width(Fill).height(high).style(theme::surface).into()
    }

    fn offer<'a>(&'a self, number: usize, offer: &'a Offer) -> Element<'a, Message> {
        let key = key_of(number)
            .map(|key| text(key.to_uppercase().to_string()).size(SMALL).style(theme::faint_text));
        let odds = self.odds.get(&offer.key);
        let kill = odds.map(|odds| text(map::odds_in_short(odds)).size(SMALL));
        let words = row![].push(key).push(text(&offer.text).size(BODY)).push(kill).spacing(6);
        let press = button(words.align_y(Alignment::Center))
            .padding([5, 10])
            .style(theme::quiet)
            .on_press(Message::Press(number));
        let lines = odds.map(|odds| {
            let mut lines = odds.lines.clone();
            lines.insert(0, map::odds_in_words(odds));
            lines.extend(bars(&odds.damage));
            lines.join("\n")
        });
        let help = match (lines, &offer.help) {
            (Some(lines), Some(help)) => format!("{lines}\n{help}"),
            (Some(words), None) => words,
            (None, Some(help)) => help.clone(),
            (None, None) => return press.into(),
        };
        let words = container(text(help).size(SMALL)).padding([6, 10]).max_width(460).style(theme::raised);
        at_rest(press, words, tooltip::Position::Top)
    }
}

/// How likely each damage is, a line each; what is under one in a thousand is left out.
fn bars(damage: &[u32]) -> Vec<String> {
    let line = |(amount, share): (usize, &u32)| {
        let filled = (share / 50_000) as usize;
        (*share >= 1_000)
            .then(|| format!("{amount:>2} {} {} %", "▌".repeat(filled.max(1)), map::percent(*share)))
    };
    damage.iter().enumerate().filter_map(line).take(10).collect()
}
