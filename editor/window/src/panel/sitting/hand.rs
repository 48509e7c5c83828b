//! The hand of the seat at the window along the bottom, and what lies before it: lit where a card can be used now, dim with the
//! reason where it cannot. On a face stands as much of the text as `face` has room for, on pointing at it the whole text.

use super::face::{self, CARD};
use super::{Message, Table};
use crate::Element;
use crate::focus::button;
use crate::theme::{self, SMALL, STRONG};
use editor_model::words::{say, say_with};
use iced::widget::{column, container, row, scrollable, text, tooltip};
use iced::{Alignment, Fill};
use missions::seat_view::{CardSeen, Held, Party, Pile};

impl Table {
    /// The cards of the seat at the window.
    pub(super) fn hand(&self) -> Option<Element<'_, Message>> {
        let seat = self.seat?;
        let party = self.view.rows.parties.iter().find(|party| party.seat == seat)?;
        let cards = party.cards.iter().map(|card| self.card(card));
        let piles = party.piles.iter().map(pile);
        let counters = self.counters(party);
        let all = row(cards).push(column(piles).push(counters).spacing(2).width(CARD)).spacing(6);
        let bar = scrollable::Direction::Horizontal(scrollable::Scrollbar::new().width(6).scroller_width(6));
        let all = scrollable(all.padding([6, 14])).direction(bar).width(Fill).style(theme::scroll);
        Some(container(all).height(face::HAND).width(Fill).style(theme::surface).into())
    }

    fn counters(&self, party: &Party) -> Element<'_, Message> {
        let words = party.counters.iter().map(|it| format!("{} {}", it.name, it.number));
        text(words.collect::<Vec<_>>().join(" · ")).size(SMALL).style(theme::faint_text).into()
    }

    fn card<'a>(&'a self, card: &'a CardSeen) -> Element<'a, Message> {
        let uses: Vec<(usize, &str)> = self
            .listed()
            .into_iter()
            .enumerate()
            .filter(|(_, offer)| offer.names.contains(&card.id))
            .map(|(number, offer)| (number, offer.text.as_str()))
            .collect();
        let key = uses.first().and_then(|(number, _)| super::offers::key_of(*number));
        let key = key.map(|key| text(key.to_uppercase().to_string()).size(SMALL).style(theme::faint_text));
        let title = row![].push(key).push(text(&card.name).font(STRONG).size(face::NAME)).spacing(6);
        let state = match (card.held, card.ready, card.tokens) {
            (_, Some(false), _) => Some(say("play-card-exhausted")),
            (Held::Table, _, tokens) if tokens > 0 => Some("◆".repeat(tokens.into())),
            (Held::Table | Held::Hand, _, _) => None,
        };
        let state = state.map(|state| text(state).size(SMALL));
        let words = self.faces.get(&card.id).map_or(card.text.as_str(), String::as_str);
        let inside = column![title.align_y(Alignment::Center)].push(state);
        let inside = inside.push(text(words).size(face::WORDS)).spacing(face::GAP);
        let lit = !uses.is_empty();
        let press = uses.first().map(|(number, _)| Message::Press(*number));
        let face = button(container(inside).width(Fill).height(face::INSIDE).clip(true))
            .width(CARD)
            .padding([5, 8])
            .style(theme::held(lit))
            .on_press_maybe(press);
        let why = self.dim.get(&card.id).filter(|_| !lit).cloned();
        let words = why.into_iter().chain([card.text.clone()]).collect::<Vec<_>>().join("\n");
        let words = container(text(words).size(SMALL)).padding([6, 10]).max_width(420).style(theme::raised);
        tooltip(face, words, tooltip::Position::Top).gap(4).into()
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
