//! The rows of the rule system's own in a form: numbers, yes and no, and cards with those that are left of them. Which rows there are
//! the rule system says; what a position has beyond them is shown too, so that it can be taken out.

use missions::position::{Position, PositionEntry, PositionRow};
use std::collections::BTreeMap;

/// A card: its stable name and its name for people.
pub(super) type Card = (String, String);

/// A row of the form.
#[derive(Clone, Debug)]
pub(super) struct Row {
    pub(super) key: String,
    pub(super) label: String,
    pub(super) what: What,
    /// It is no row of this game and can only be taken out.
    pub(super) stray: bool,
}

/// What stands in a row.
#[derive(Clone, Debug)]
pub(super) enum What {
    /// A number, from and to.
    Number(u16, u16),
    Flag,
    /// Cards: those that lie there, and those that can still be put there, each once.
    Cards {
        lying: Vec<Card>,
        left: Vec<Card>,
    },
}

/// The rows of a position.
pub(super) fn rows(rows: Vec<PositionRow>, position: &Position) -> Vec<Row> {
    let mut shown: Vec<Row> = Vec::new();
    for row in &rows {
        let what = match &row.what {
            PositionEntry::Number { min, max } => What::Number(*min, *max),
            PositionEntry::Flag => What::Flag,
            PositionEntry::Cards { pool } => {
                What::Cards { lying: lying(position, &row.key, pool), left: left(pool, &rows, position) }
            }
        };
        shown.push(Row { key: row.key.clone(), label: row.label.clone(), what, stray: false });
    }
    let is_row = |key: &&String| rows.iter().any(|row| row.key == **key);
    let stray = |key: &String, what| Row { key: key.clone(), label: key.clone(), what, stray: true };
    let values =
        position.values.keys().filter(|key| !is_row(key)).map(|key| stray(key, What::Number(0, u16::MAX)));
    let cards = position.cards.keys().filter(|key| !is_row(key));
    let cards =
        cards.map(|key| stray(key, What::Cards { lying: lying(position, key, &[]), left: Vec::new() }));
    shown.extend(values.chain(cards));
    shown
}

/// The cards that lie in a place; one that the game does not know has only its stable name.
fn lying(position: &Position, place: &str, pool: &[Card]) -> Vec<Card> {
    let cards = position.cards.get(place).into_iter().flatten();
    let named = |id: &String| {
        let known = pool.iter().find(|(known, _)| known == id);
        known.cloned().unwrap_or_else(|| (id.clone(), id.clone()))
    };
    cards.map(named).collect()
}

/// The cards of a pool that lie in none of the places which share it.
fn left(pool: &[Card], rows: &[PositionRow], position: &Position) -> Vec<Card> {
    let shares =
        |row: &&PositionRow| matches!(&row.what, PositionEntry::Cards { pool: other } if other == pool);
    let mut lying: BTreeMap<&str, usize> = BTreeMap::new();
    for card in rows.iter().filter(shares).filter_map(|row| position.cards.get(&row.key)).flatten() {
        *lying.entry(card).or_default() += 1;
    }
    let mut left: Vec<Card> = Vec::new();
    for card in pool {
        let gone = lying.get_mut(card.0.as_str()).filter(|count| **count > 0);
        match gone {
            Some(count) => *count -= 1,
            None if left.contains(card) => {}
            None => left.push(card.clone()),
        }
    }
    left
}

/// Put a card into a place, beside its like.
pub(super) fn add(position: &mut Position, place: &str, card: String) {
    let cards = position.cards.entry(place.to_owned()).or_default();
    let at = cards.iter().rposition(|other| *other == card).map_or(cards.len(), |last| last + 1);
    cards.insert(at, card);
}

/// Take a card out of a place. A place that is no row of the game goes with its last card.
pub(super) fn take(position: &mut Position, place: &str, number: usize, is_row: bool) {
    let Some(cards) = position.cards.get_mut(place) else { return };
    if number < cards.len() {
        let _ = cards.remove(number);
    }
    if cards.is_empty() && !is_row {
        let _ = position.cards.remove(place);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_that_lie_in_one_place_are_left_for_no_other() {
        let card = |id: &str| (id.to_owned(), id.to_uppercase());
        let pool = [card("axe"), card("axe"), card("bow")];
        let places = ["hand", "deck"].map(|place| PositionRow::cards(place, place, &pool)).to_vec();
        let mut position = Position::default();
        let left = |position: &Position| match rows(places.clone(), position).swap_remove(0).what {
            What::Cards { left, .. } => left.into_iter().map(|it| it.0).collect::<Vec<_>>(),
            other => panic!("{other:?}"),
        };
        assert_eq!(left(&position), ["axe", "bow"]);
        add(&mut position, "hand", "axe".to_owned());
        add(&mut position, "deck", "bow".to_owned());
        assert_eq!(left(&position), ["axe"], "there is another one");
        add(&mut position, "deck", "axe".to_owned());
        assert!(left(&position).is_empty());
        take(&mut position, "hand", 0, true);
        assert_eq!((left(&position), position.cards["hand"].len()), (vec!["axe".to_owned()], 0));
        add(&mut position, "shoe", "bow".to_owned());
        assert_eq!(rows(places.clone(), &position)[2].key, "shoe", "it can be taken out");
        take(&mut position, "shoe", 0, false);
        assert!(!position.cards.contains_key("shoe"));
    }
}
