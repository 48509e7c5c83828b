//! The part for the invader alone: what the rule system shows only them, what is read after the game, the author's notes, the
//! author's own cards for the invader, and the areas with all that comes with them.
//! It begins on a page of its own. What lies on the map, face down or not, is no secret, nor are the mission's cards.

use super::areas::Areas;
use super::book::Book;
use super::cut_out::{self, Card};
use super::ink::{BODY, NOTE, SPOKEN};
use super::table;
use crate::words::text;
use missions_document::mission::Mission;
use rule_system::cut_card::CutCard;
use rule_system::sheet::Sheet;

pub(super) fn write<'s>(
    book: &mut Book,
    mission: &Mission,
    sheets: impl Iterator<Item = &'s Sheet>,
    own: &[&CutCard],
    areas: &Areas<'_>,
) {
    book.keep_secret();
    let [marines, invader] = mission.system().rows().sides;
    book.chapter(&invader.fill(text("invader")).to_string());
    book.note(&marines.fill(text("invader-note")).to_string());
    for sheet in sheets {
        table::sheet(book, sheet);
    }
    let info = mission.info();
    for (winner, words) in [(marines, &info.victory), (invader, &info.defeat)] {
        if !words.trim().is_empty() {
            book.section(&winner.fill(text("invader-end")).to_string(), 40.0);
            book.text(words.trim(), SPOKEN);
        }
    }
    if !info.notes.trim().is_empty() {
        book.section(&text("invader-notes").to_string(), 40.0);
        book.text(info.notes.trim(), BODY);
    }
    if !own.is_empty() {
        book.section(&invader.fill(text("invader-cards")).to_string(), cut_out::ROW + 20.0);
        cut_out::write(book, &own.iter().flat_map(|card| Card::own(card)).collect::<Vec<_>>());
    }
    areas.write(book);
    if let Some(sentence) = book.lacking(true) {
        // The pages of the last area are its own.
        if areas.is_empty() {
            book.gap(10.0);
        } else {
            book.turn();
        }
        book.text(&sentence, NOTE);
    }
}
