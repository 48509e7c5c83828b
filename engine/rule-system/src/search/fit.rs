//! How the value of a game is learned: greedy bots play it some hundred times, and the chance to win is fitted to the states in
//! which rollouts would end. It takes seconds and gives the same value on any number of threads.

mod logistic;

use super::adviser::{Adviser, Moment, Searchable};
use super::features::{NoteName, noted};
use super::value::{Value, features};
use crate::plan::LIMIT;
use engine::play::{Bot, Controls, Watch, batch};
use engine::{Event, Options, Outcome, Seat, Side, Step};
use std::collections::BTreeSet;

/// From so many games a value is learned.
pub const GAMES: u32 = 1_000;

/// The seed of those games. Reports count up from small seeds, so hardly any game is judged by what was learned from itself.
const SEED: u64 = 0x6865_6c6c_7772_6967;

/// Learn the value of a game from so many greedy games. `None` if it was cancelled.
pub fn learn<G: Searchable>(game: &G, games: u32, jobs: usize, controls: Controls<'_>) -> Option<Value> {
    let bots = |_: Seat| -> Box<dyn Bot<G>> { game.adviser() };
    let plan = batch::Plan { first: 0, games, seed: SEED, jobs, limit: LIMIT };
    let records = batch(game, &bots, &plan, |_| Student::new(game), controls);
    if records.len() < games as usize {
        return None;
    }
    let seen = records.iter().map(|record| &record.summary);
    let notes: BTreeSet<NoteName> = seen.flat_map(|it| it.notes.iter().map(|(_, name, _)| *name)).collect();
    let notes: Vec<NoteName> = notes.into_iter().collect();
    let mut samples = logistic::Samples::default();
    for record in &records {
        let won = match record.outcome.as_ref().and_then(|Outcome { winner, .. }| *winner) {
            Some(side) => side == Side::Marines,
            None => continue,
        };
        let seen = &record.summary;
        let mut says = seen.notes.iter().peekable();
        for (number, row) in seen.rows.iter().enumerate() {
            let mut row: Vec<i32> = row.clone();
            let own = row.len();
            row.resize(own + notes.len(), 0);
            while let Some((_, name, number)) = says.next_if(|(at, ..)| *at == number) {
                if let Ok(column) = notes.binary_search(name) {
                    row[own + column] = *number;
                }
            }
            samples.add(&row, won);
        }
    }
    let (weights, base) = samples.fit();
    Some(Value { notes, weights, base })
}

/// Notes down the states of one game.
struct Student<G: Searchable> {
    adviser: Box<dyn Adviser<G>>,
    moment: Option<Moment>,
    seen: Lesson,
}

/// The states of one game.
#[derive(Default)]
struct Lesson {
    /// The features of each, without those of notes.
    rows: Vec<Vec<i32>>,
    /// By number of the state: what a note counted.
    notes: Vec<(usize, NoteName, i32)>,
}

impl<G: Searchable> Student<G> {
    fn new(game: &G) -> Self {
        Self { adviser: game.adviser(), moment: None, seen: Lesson::default() }
    }
}

impl<G: Searchable> Watch<G> for Student<G> {
    type Summary = Lesson;

    fn before(&mut self, game: &G, state: &G::State, _: &Step, _: &Options<G::Choice>, _: usize) {
        if self.moment.is_none() {
            self.moment = Some(game.moment(state));
        }
    }

    fn after(&mut self, game: &G, state: &G::State, _: &[Event]) {
        let now = game.moment(state);
        let over = self.moment.is_some_and(|before| now.is_after(before));
        self.moment = Some(now);
        if over && game.world(state).outcome().is_none() {
            let number = self.seen.rows.len();
            let mut row = Vec::new();
            features(game, state, &[], &mut *self.adviser, &mut row);
            self.seen.rows.push(row);
            let notes = game.world(state).notes().iter();
            self.seen.notes.extend(notes.map(|(script, name, says)| (number, (script, name), noted(says))));
        }
    }

    fn finish(self, _: &G, _: &G::State) -> Lesson {
        self.seen
    }
}
