//! How the value of a game is learned: greedy bots play it some hundred times, and the chance to win is fitted to the states in
//! which rollouts would end. It takes seconds and gives the same value on any number of threads.
//!
//! Games that one side always wins teach nothing. Then the lessons are games that are easier for the other side: what brings it
//! nearer to winning there does so here as well.

mod lesson;
mod logistic;

use super::adviser::Searchable;
use super::features::NoteName;
use super::value::Value;
use engine::play::Controls;
use engine::{Outcome, Side};
use lesson::Lesson;
use std::collections::BTreeSet;

/// From so many games a value is learned. With 1,000 it is no stronger (49.8 ±2.8 of 100 games on both seats in three missions), and
/// takes three times as long.
pub const GAMES: u32 = 300;

/// So many of them show whether a side ever wins.
const TRIAL: u32 = 100;

/// A side that wins no more of the trial games than this is taught with easier ones.
const SELDOM: usize = 2;

/// Games are easy enough for a side that wins so many of the trial games.
const ENOUGH: usize = 10;

/// Learn the value of a game from so many greedy games. `None` if it was cancelled.
pub fn learn<G: Searchable>(game: &G, games: u32, jobs: usize, controls: Controls<'_>) -> Option<Value> {
    let trial = TRIAL.min(games);
    let mut lessons = lesson::play(game, 0, trial, jobs, controls)?;
    let weaker = [Side::Marines, Side::Invader].into_iter().find(|side| wins(&lessons, *side) <= SELDOM);
    let mut easier = None;
    if let Some(side) = weaker {
        for step in 1..=u8::MAX {
            let Some(eased) = game.eased(side, step) else { break };
            let tried = lesson::play(&eased, 0, trial, jobs, Controls { progress: None, ..controls })?;
            if wins(&tried, side) >= ENOUGH {
                (lessons, easier) = (tried, Some(eased));
                break;
            }
        }
    }
    let progress = |done: u32| {
        if let Some(progress) = controls.progress {
            progress(trial + done);
        }
    };
    let rest = Controls { progress: Some(&progress), ..controls };
    let teacher = easier.as_ref().unwrap_or(game);
    lessons.extend(lesson::play(teacher, trial, games - trial, jobs, rest)?);
    Some(fit(lessons))
}

/// How many of these games a side won.
fn wins(lessons: &[Lesson], side: Side) -> usize {
    lessons.iter().filter(|lesson| winner(lesson) == Some(side)).count()
}

fn winner(lesson: &Lesson) -> Option<Side> {
    lesson.outcome.as_ref().and_then(|Outcome { winner, .. }| *winner)
}

/// The value that fits best to what came of the states of these games.
fn fit(lessons: Vec<Lesson>) -> Value {
    let notes: BTreeSet<NoteName> =
        lessons.iter().flat_map(|lesson| lesson.notes.iter().map(|(_, name, _)| *name)).collect();
    let notes: Vec<NoteName> = notes.into_iter().collect();
    let states = lessons.iter().map(|lesson| lesson.rows.len()).sum();
    let width = lessons.iter().flat_map(|lesson| &lesson.rows).map(Vec::len).max().unwrap_or(0);
    let mut samples = logistic::Samples::with_capacity(states, width + notes.len());
    // Each lesson is dropped as soon as it is added: together they are large.
    for lesson in lessons {
        let Some(winner) = winner(&lesson) else { continue };
        let mut says = lesson.notes.iter().peekable();
        for (number, row) in lesson.rows.iter().enumerate() {
            let mut row: Vec<i32> = row.clone();
            let own = row.len();
            row.resize(own + notes.len(), 0);
            while let Some((_, name, number)) = says.next_if(|(at, ..)| *at == number) {
                if let Ok(column) = notes.binary_search(name) {
                    row[own + column] = *number;
                }
            }
            samples.add(&row, winner == Side::Marines);
        }
    }
    let (weights, base) = samples.fit();
    Value { notes, weights, base }
}
