//! The same position with other marines: what both games have stays, and for the rest the opening of the other game is taken.

use missions::position::{INVADER, PlacedFigure, Position, PositionEntry, PositionRow};
use rule_system::Playable;
use std::collections::{BTreeMap, BTreeSet};

/// A position for the number of marines of another game of the same mission.
pub(super) fn for_marines(game: &dyn Playable, before: &Position, seed: u64) -> Position {
    let (table, opening) = (game.table(), game.opening(seed));
    let rows = game.position_rows(&opening);
    let is_marine =
        |figure: &PlacedFigure| table.kind_named(&figure.kind).is_some_and(|kind| kind.0 < table.marines);
    let kept = before.figures.iter().filter(|figure| table.kind_named(&figure.kind).is_some());
    let kept = kept.map(|figure| {
        // The number of a marine is the seat, and that may be another one now.
        let number = figure.number.filter(|number| !is_marine(figure) && *number >= table.marines);
        PlacedFigure { number, ..figure.clone() }
    });
    let mut figures: Vec<PlacedFigure> = kept.collect();
    let there: BTreeSet<String> = figures.iter().map(|figure| figure.kind.clone()).collect();
    let more = opening.figures.iter().filter(|it| is_marine(it) && !there.contains(&it.kind));
    figures.extend(more.cloned());
    let (mut values, mut cards) = (opening.values.clone(), opening.cards.clone());
    for row in &rows {
        keep(row, before, &mut values, &mut cards);
    }
    let turn = before.turn.clone().filter(|turn| {
        opening.turn.as_ref() == Some(turn)
            || turn == INVADER
            || table.kind_named(turn).is_some_and(|kind| kind.0 < table.marines)
    });
    Position { marines: table.marines, turn, figures, values, cards, ..before.clone() }
}

/// What a row had before, as far as it can still be there.
fn keep(
    row: &PositionRow,
    before: &Position,
    values: &mut BTreeMap<String, u16>,
    cards: &mut BTreeMap<String, Vec<String>>,
) {
    if let Some(value) = before.values.get(&row.key) {
        let _ = values.insert(row.key.clone(), *value);
    }
    if let (PositionEntry::Cards { pool }, Some(lying)) = (&row.what, before.cards.get(&row.key)) {
        let known = |card: &&String| pool.iter().any(|(known, _)| known == *card);
        let _ = cards.insert(row.key.clone(), lying.iter().filter(known).cloned().collect());
    }
}
