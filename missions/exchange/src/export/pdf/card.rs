//! The cards of a mission: what each says with its parameters as they are in force, in running text and to be cut out. How a card
//! to cut out looks is decided by `cut_out`.

use super::book::Book;
use super::cut_out::{self, Card};
use super::ink::{BODY, FAINT, OBJECTIVE, SECRET};
use super::table;
use super::words;
use crate::words::text;
use missions_picture::scene::Color;
use missions_play::printed::{InForce, Printed};
use rule_system::cut_card::CutCard;
use rule_system::{RuleSystem, Tint, capital};

/// Its role for people.
fn role(card: &Printed, system: &dyn RuleSystem) -> String {
    system.role(card.role).map_or_else(|| capital(card.role.word()), |row| row.title.to_string())
}

fn color(card: &Printed, system: &dyn RuleSystem) -> Color {
    match system.role(card.role).map_or(Tint::Plain, |row| row.tint) {
        Tint::Aim => OBJECTIVE,
        Tint::Danger => SECRET,
        Tint::Plain => FAINT,
    }
}

/// What a card says, as a section.
pub(super) fn tell(book: &mut Book, card: &Printed, system: &dyn RuleSystem) {
    let named = text("card-named").with("role", role(card, system)).with("title", title(card));
    book.section(&named.to_string(), 50.0);
    book.text(&card.text, BODY);
    let rows: Vec<_> = card.untold().map(|it| vec![meaning(it), it.word()]).collect();
    if !rows.is_empty() {
        book.gap(6.0);
        table::write(book, &[(text("card-head-meaning"), 7.0), (text("card-head-value"), 2.0)], &rows);
    }
}

/// What it is called. A card without a title has its script's name, which is one for scripts: players read it as words.
fn title(card: &Printed) -> String {
    if card.title.contains(char::is_whitespace) { card.title.clone() } else { words::plain(&card.title) }
}

/// What a value means; its name if its author does not say.
fn meaning(it: &InForce) -> String {
    let meaning = it.parameter.meaning();
    if meaning.trim().is_empty() { words::plain(&it.parameter.name) } else { meaning }
}

/// The chapter with the cards that lie open in a game, those that bring demons among them.
pub(super) fn write(book: &mut Book, cards: &[Printed], own: &[&CutCard], system: &dyn RuleSystem) {
    if cards.is_empty() && own.is_empty() {
        return;
    }
    book.chapter(&text("card-chapter").to_string());
    let own = own.iter().flat_map(|card| Card::own(card));
    cut_out::write(book, &cards.iter().map(|card| face(card, system)).chain(own).collect::<Vec<_>>());
}

/// A card of the mission to cut out.
fn face(card: &Printed, system: &dyn RuleSystem) -> Card {
    Card {
        kind: role(card, system).to_uppercase(),
        color: color(card, system),
        title: title(card),
        numbers: Vec::new(),
        text: card.text.clone(),
        values: card.untold().map(|it| (it.word(), meaning(it))).collect(),
    }
}
