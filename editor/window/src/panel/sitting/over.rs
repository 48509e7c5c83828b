//! The end of a game: who won, what the mission says to that, and another game at once.

use super::{Message, Table};
use crate::Element;
use crate::focus::button;
use crate::theme::{self, BODY, STRONG};
use editor_model::words::say;
use engine::Side;
use iced::Alignment;
use iced::widget::{column, row, text};
use missions::sitting::{Due, Players, Sitting};

/// The players with the sides exchanged: where people were, bots are.
pub(super) fn swapped(sitting: &Sitting) -> Players {
    let players = sitting.players().clone();
    let seats = sitting.seats();
    let side = seats.iter().find(|(seat, _, _)| sitting.is_person(seat.0)).map(|(_, side, _)| *side);
    let others = seats.into_iter().filter(|(_, other, _)| Some(*other) != side);
    Players { people: Some(others.map(|(seat, _, _)| seat.0).collect()), ..players }
}

impl Table {
    /// Who won, and what one can do now; nothing as long as the game goes on.
    pub(super) fn end(&self) -> Option<Element<'_, Message>> {
        let Due::Over(end) = &self.view.due else { return None };
        let words = say(match end.winner {
            Some(Side::Marines) => "play-marines-win",
            Some(Side::Invader) => "play-invader-wins",
            None => "play-draw",
        });
        let press = |id: &str, message: Message| {
            button(text(say(id)).size(BODY)).padding([6, 14]).style(theme::quiet).on_press(message)
        };
        let ways = row![
            text(words).font(STRONG).size(20).color(theme::won(end.winner)),
            press("play-again", Message::Again),
        ];
        let ways = ways.push(self.is_one_side().then(|| press("play-swap", Message::Swap)));
        let info = self.sitting.mission().info();
        let told = match end.winner {
            Some(Side::Marines) => info.victory.trim(),
            Some(Side::Invader) => info.defeat.trim(),
            None => "",
        };
        let told = (!told.is_empty()).then(|| text(told).size(BODY));
        Some(column![ways.spacing(12).align_y(Alignment::Center)].push(told).spacing(4).into())
    }
}
