//! Everybody at the table, one below another: letter and colour of the side, health, numbers, and the cards that lie open.

use super::{Message, Table};
use crate::Element;
use crate::panel::room::Room;
use crate::theme::{self, SMALL, STRONG};
use editor_model::naming::counts_in_words;
use editor_model::words::{say, say_with};
use engine::Side;
use iced::widget::{column, container, progress_bar, row, text, tooltip};
use iced::{Alignment, Fill};
use missions::seat_view::{CardSeen, Fight, Held, Party};

/// How long the bar of health is, usually and in a narrow window.
const BAR: (f32, f32) = (90.0, 44.0);

impl Table {
    /// The seats, and what lies on the table for all.
    pub(super) fn seats(&self, room: Room) -> Element<'_, Message> {
        let seats = self.sitting.seats();
        let parties = self.view.rows.parties.iter().filter_map(|party| {
            let (_, side, name) = seats.iter().find(|(seat, _, _)| *seat == party.seat)?;
            Some(self.party(party, (*side, name.clone()), room))
        });
        let counts = counts_in_words(&self.view.counts, self.sitting.mission().system());
        let table = self.view.rows.table.iter().map(|it| format!("{} {}", it.name, it.number));
        let table = std::iter::once(counts).chain(table).collect::<Vec<_>>().join(" · ");
        column(parties)
            .push(text(table).size(SMALL).style(theme::faint_text))
            .push(self.view.rows.fight.as_ref().map(|fight| self.fight(fight)))
            .spacing(8)
            .into()
    }

    fn party<'a>(
        &'a self,
        party: &'a Party,
        (side, name): (Side, String),
        room: Room,
    ) -> Element<'a, Message> {
        let world = self.sitting.session().world();
        let table = self.sitting.session().table();
        let is_marine = side == Side::Marines;
        let letter = char::from(b'A' + party.seat.0.min(25));
        let sign = if is_marine { format!("({letter})") } else { "[I]".to_owned() };
        let who = if self.sitting.is_person(party.seat.0) { "●" } else { "" };
        let color = theme::won(Some(side));
        let head = row![
            text(sign).font(STRONG).size(SMALL).color(color),
            text(name).font(STRONG).size(SMALL),
            text(who).size(SMALL).color(theme::accent())
        ];
        let figure = is_marine.then_some(engine::FigureId(party.seat.0));
        let health = figure.and_then(|id| {
            let figure = world.figures().get(id)?;
            let kind = table.kind(figure.kind);
            let left = if figure.on_map { kind.health.saturating_sub(figure.damage) } else { 0 };
            let bar = progress_bar(0.0..=f32::from(kind.health), f32::from(left))
                .girth(7)
                .length(if room.is_narrow() { BAR.1 } else { BAR.0 })
                .style(theme::progress);
            let state = if figure.on_map {
                let stunned = if figure.stunned { say("watch-stunned") } else { String::new() };
                let of = [("left", left.into()), ("health", kind.health.into())];
                format!("{}{stunned}", say_with("watch-health", &of))
            } else {
                say("watch-fragged")
            };
            Some(row![bar, text(state).size(SMALL)].spacing(6).align_y(Alignment::Center))
        });
        let counters = party.counters.iter().map(|it| format!("{} {}", it.name, it.number));
        let counters = text(counters.collect::<Vec<_>>().join(" · ")).size(SMALL).style(theme::faint_text);
        let cards = party.cards.iter().filter(|card| card.held == Held::Table).map(open_card);
        column![head.push(health).spacing(6).align_y(Alignment::Center), counters]
            .push(row(cards).spacing(6).wrap())
            .spacing(2)
            .width(Fill)
            .into()
    }

    fn fight(&self, fight: &Fight) -> Element<'_, Message> {
        let system = self.sitting.mission().system();
        let dice = fight
            .dice
            .iter()
            .map(|die| format!("{} [{}]", system.colour(die.colour), system.face_in_words(die.face)));
        let dice = dice.collect::<Vec<_>>().join("  ");
        let lines = fight.lines.iter().map(|line| text(line.clone()).size(SMALL).into());
        let title = text(say("play-dice")).font(STRONG).size(SMALL);
        let dice = text(dice).size(18);
        container(column![title, dice].extend(lines).spacing(2))
            .padding([6, 8])
            .width(Fill)
            .style(theme::raised)
            .into()
    }
}

/// A card that lies open, by name; its text on pointing at it.
fn open_card(card: &CardSeen) -> Element<'_, Message> {
    let tokens = "◆".repeat(card.tokens.into());
    let spent =
        if card.ready == Some(false) { format!(" ({})", say("play-card-exhausted")) } else { String::new() };
    let line = text(format!("{}{spent} {tokens}", card.name)).size(SMALL);
    let words = container(text(&card.text).size(SMALL)).padding([6, 10]).max_width(420).style(theme::raised);
    tooltip(line, words, tooltip::Position::Left).gap(4).into()
}
