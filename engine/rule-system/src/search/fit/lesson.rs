//! A lesson: the states of one greedy game in which rollouts would end, as numbers, and how the game ended.

use crate::plan::LIMIT;
use crate::search::adviser::{Adviser, Moment, Searchable};
use crate::search::features::{NoteName, noted};
use crate::search::value::features;
use engine::play::{Bot, Controls, Watch, batch};
use engine::{Event, Options, Outcome, Seat, Step};

/// The seed of the games. Reports count up from small seeds, so hardly any game is judged by what was learned from itself.
const SEED: u64 = 0x6865_6c6c_7772_6967;

/// The states of one game.
#[derive(Default)]
pub(super) struct Lesson {
    /// The features of each, without those of notes.
    pub(super) rows: Vec<Vec<i32>>,
    /// By number of the state: what a note counted.
    pub(super) notes: Vec<(usize, NoteName, i32)>,
    /// How the game ended.
    pub(super) outcome: Option<Outcome>,
}

/// Play so many games from a number on. `None` if it was cancelled.
pub(super) fn play<G: Searchable>(
    game: &G,
    first: u32,
    games: u32,
    jobs: usize,
    controls: Controls<'_>,
) -> Option<Vec<Lesson>> {
    let bots = |_: Seat| -> Box<dyn Bot<G>> { game.adviser() };
    let plan = batch::Plan { first, games, seed: SEED, jobs, limit: LIMIT };
    let records = batch(game, &bots, &plan, |_| Student::new(game), controls);
    if records.len() < games as usize {
        return None;
    }
    let lesson = |record: engine::play::Record<Lesson>| Lesson { outcome: record.outcome, ..record.summary };
    Some(records.into_iter().map(lesson).collect())
}

/// Notes down the states of one game.
struct Student<G: Searchable> {
    adviser: Box<dyn Adviser<G>>,
    moment: Option<Moment>,
    seen: Lesson,
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
