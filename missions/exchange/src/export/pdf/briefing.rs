//! What is read before the game: the briefing, the mission's cards, and what the rule system shows everybody.

use super::book::Book;
use super::card;
use super::ink::{BODY, NOTE, SPOKEN};
use super::table;
use crate::words::text;
use engine::Side;
use missions_document::mission::{Mission, Role};
use missions_play::printed::Printed;
use rule_system::sheet::Sheet;

pub(super) fn write<'s>(
    book: &mut Book,
    mission: &Mission,
    cards: &[Printed],
    sheets: impl Iterator<Item = &'s Sheet>,
) {
    book.chapter(&text("briefing").to_string());
    let briefing = mission.info().briefing.trim();
    if briefing.is_empty() {
        book.text(&text("briefing-none").to_string(), NOTE);
    } else {
        book.text(briefing, SPOKEN);
    }
    book.gap(8.0);
    if cards.iter().all(|card| card.role != Role::OBJECTIVE) {
        let marines = mission.system().side(Side::Marines);
        book.text(&marines.fill(text("briefing-no-objective")).to_string(), BODY);
    }
    for card in cards {
        card::tell(book, card, mission.system());
    }
    for sheet in sheets {
        table::sheet(book, sheet);
    }
}
