//! The value of a state: the chance of the marines to win from there, as it was learned for one mission and number of marines.

use super::adviser::{Adviser, Searchable};
use super::chance::{ONE, chance_of};
use super::features::{NoteName, basics, noted};
use engine::{Outcome, Side};

/// The value of the states of a game, in whole numbers: the same on every machine.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Value {
    /// The notes of scripts that count, sorted.
    pub(super) notes: Vec<NoteName>,
    /// The evidence of a feature of one thousandth, for each: first those of the game, then those of the notes.
    pub(super) weights: Vec<i64>,
    /// The evidence of all states.
    pub(super) base: i64,
}

/// All features of a state, in the order of the weights.
pub(super) fn features<G: Searchable>(
    game: &G,
    state: &G::State,
    notes: &[NoteName],
    adviser: &mut dyn Adviser<G>,
    out: &mut Vec<i32>,
) {
    out.clear();
    basics(game, state, out);
    adviser.measure(game, state, out);
    let there = game.world(state).notes();
    out.extend(notes.iter().map(|(script, name)| there.get(*script, *name).map_or(0, noted)));
}

impl Value {
    /// Is nothing learned?
    pub(crate) const fn is_empty(&self) -> bool {
        self.weights.is_empty()
    }

    /// The chance of the marines, of [`ONE`].
    pub(crate) fn of<G: Searchable>(
        &self,
        game: &G,
        state: &G::State,
        adviser: &mut dyn Adviser<G>,
        buffer: &mut Vec<i32>,
    ) -> i64 {
        features(game, state, &self.notes, adviser, buffer);
        let evidence = buffer.iter().zip(&self.weights).map(|(it, weight)| i64::from(*it) * weight);
        chance_of(self.base + evidence.sum::<i64>())
    }

    /// The same of a game that is over.
    pub(super) const fn over(outcome: &Outcome) -> i64 {
        match outcome.winner {
            Some(Side::Marines) => ONE,
            Some(Side::Invader) => 0,
            None => ONE / 2,
        }
    }
}
