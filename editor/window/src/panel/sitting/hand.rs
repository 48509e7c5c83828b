//! The hand of the seat at the window along the bottom, and what lies before it: lit where a card can be used now, dim with the
//! reason where it cannot. On a face stands as much of the text as `face` has room for, on pointing at it the whole text; in a low
//! window only titles stand there.

use super::face::{self, CARD};
use super::{Message, Table};
use crate::Element;
use crate::focus::button;
use crate::panel::room::Room;
use crate::parts::at_rest;
use crate::theme::{self, SMALL, STRONG};
use editor_model::words::{say, say_with};
use iced::widget::text::Wrapping;
use iced::widget::{column, container, row, scrollable, text, tooltip};
use iced::{Alignment, Fill};
use missions::seat_view::{CardSeen, Held, Party, Pile};

impl Table {
    /// The cards of the seat at the window; in a low window their titles, one line each.
    pub(super) fn hand(&self, room: Room) -> Option<Element<'_, Message>> {
        let seat = self.seat?;
        let party = self.view.rows.parties.iter().find(|party| party.seat == seat)?;
        let low = room.is_low();
        let cards = party.cards.iter().map(|card| self.card(card, low));
        let (piles, counters) = (party.piles.iter().map(pile), self.counters(party));
        let piles: Element<'_, Message> = if low {
            row(piles).push(counters).spacing(12).into()
        } else {
            column(piles).push(counters).spacing(2).width(CARD).into()
        };
        let all = row(cards).push(piles).spacing(6);
        let all = if low { all.align_y(Alignment::Center).padding([4, 14]) } else { all.padding([6, 14]) };
        let bar = scrollable::Direction::Horizontal(scrollable::Scrollbar::new().width(6).scroller_width(6));
        let all = scrollable(all).direction(bar).width(Fill).style(theme::scroll);
        let high = if low { face::TITLES } else { face::HAND };
        Some(container(all).height(high).width(Fill).style(theme::surface).into())
    }

    fn counters(&self, party: &Party) -> Element<'_, Message> {
        let words = party.counters.iter().map(|it| format!("{} {}", it.name, it.number));
        text(words.collect::<Vec<_>>().join(" · ")).size(SMALL).style(theme::faint_text).into()
    }

    fn card<'a>(&'a self, card: &'a CardSeen, low: bool) -> Element<'a, Message> {
        let uses: Vec<(usize, &str)> = self
            .listed()
            .into_iter()
            .enumerate()
            .filter(|(_, offer)| offer.names.contains(&card.id))
            .map(|(number, offer)| (number, offer.text.as_str()))
            .collect();
        let key = uses.first().and_then(|(number, _)| super::offers::key_of(*number));
        let key = key.map(|key| text(key.to_uppercase().to_string()).size(SMALL).style(theme::faint_text));
        let name = text(&card.name).font(STRONG).size(face::NAME);
        let name = if low { name.wrapping(Wrapping::None) } else { name };
        let title = row![].push(key).push(name).spacing(6).align_y(Alignment::Center);
        let state = match (card.held, card.ready, card.tokens) {
            (_, Some(false), _) => Some(say("play-card-exhausted")),
            (Held::Table, _, tokens) if tokens > 0 => Some("◆".repeat(tokens.into())),
            (Held::Table | Held::Hand, _, _) => None,
        };
        let state = state.map(|state| text(state).size(SMALL));
        let lit = !uses.is_empty();
        let press = uses.first().map(|(number, _)| Message::Press(*number));
        let face = if low {
            button(container(title.push(state)).center_y(face::TITLE)).padding([2, 8])
        } else {
            let words = self.faces.get(&card.id).map_or(card.text.as_str(), String::as_str);
            let inside = column![title].push(state).push(text(words).size(face::WORDS)).spacing(face::GAP);
            let inside = container(inside).width(Fill).height(face::INSIDE).clip(true);
            button(inside).width(CARD).padding([5, 8])
        };
        let face = face.style(theme::held(lit)).on_press_maybe(press);
        let why = self.dim.get(&card.id).filter(|_| !lit).cloned();
        // What a press does, for that need not be what the card is for: one can sprint with any card.
        let does = uses.iter().map(|(number, words)| match super::offers::key_of(*number) {
            Some(key) => format!("{}: {words}", key.to_uppercase()),
            None => (*words).to_owned(),
        });
        let words = why.into_iter().chain(does).chain([card.text.clone()]).collect::<Vec<_>>().join("\n");
        let words = container(text(words).size(SMALL)).padding([6, 10]).max_width(420).style(theme::raised);
        at_rest(face, words, tooltip::Position::Top)
    }
}

/// A deck or the discards: how many, and which where one may know.
fn pile(pile: &Pile) -> Element<'_, Message> {
    let line = text(format!("{} {}", pile.name, pile.count)).size(SMALL);
    let Some(cards) = pile.cards.as_ref().filter(|cards| !cards.is_empty()) else { return line.into() };
    let names = grouped(cards);
    let words = container(text(names).size(SMALL)).padding([6, 10]).max_width(420).style(theme::raised);
    tooltip(line, words, tooltip::Position::Top).gap(4).into()
}

/// Names, the same ones counted.
fn grouped(cards: &[String]) -> String {
    let mut lines: Vec<(usize, &str)> = Vec::new();
    for card in cards {
        match lines.last_mut() {
            Some((count, name)) if name == card => *count += 1,
            _ => lines.push((1, card)),
        }
    }
    let line =
        |(count, name): (usize, &str)| if count > 1 { format!("{count} × {name}") } else { name.to_owned() };
    const MOST: usize = 14;
    let more = lines.len().saturating_sub(MOST);
    let mut words: Vec<String> = lines.into_iter().take(MOST).map(line).collect();
    if more > 0 {
        words.push(say_with("play-more", &[("count", more.into())]));
    }
    words.join("\n")
}
