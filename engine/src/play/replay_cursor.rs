//! A game that was played, to be looked at: any of its moments at once, forwards and backwards, with what was chosen and
//! what happened. Nothing can be changed in it; a game one sits down at is a `Playthrough`.

use crate::event::Event;
use crate::game::{Game, Log, Options, Seat, Step};
use crate::play::Replay;
use crate::play::verify::{Disagreement, find};
use std::sync::Arc;

/// A state is kept every so many choices: from there to any moment it is only a few steps.
const STATE_EVERY: usize = 16;

/// Of a very long game fewer states are kept, so that it stays small.
const MOST_STATES: usize = 2048;

/// A choice that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// The seat that made it; `None` for chance.
    pub seat: Option<Seat>,
    /// Its key, as replays save it.
    pub key: String,
    /// It as a sentence for people.
    pub text: String,
    /// So many events had happened after it.
    pub events: usize,
}

/// A game that was played.
pub struct ReplayCursor<G: Game> {
    game: Arc<G>,
    choices: Vec<G::Choice>,
    made: Vec<Made>,
    /// The states after 0, `every`, 2 · `every`, … choices.
    states: Vec<G::State>,
    every: usize,
    events: Vec<Event>,
    /// What was due after the last choice.
    end: Step,
    at: usize,
    state: G::State,
}

impl<G: Game> ReplayCursor<G> {
    /// Follow a replay as far as the rules agree with it, and say where they do not. Looks at the start.
    #[must_use]
    pub fn of(game: Arc<G>, replay: &Replay) -> (Self, Option<Disagreement>) {
        let start = game.start();
        let every = STATE_EVERY.max(replay.moves.len() / MOST_STATES + 1);
        let mut reel = Self {
            choices: Vec::with_capacity(replay.moves.len()),
            made: Vec::with_capacity(replay.moves.len()),
            states: vec![start.clone()],
            every,
            events: Vec::new(),
            end: Step::Chance,
            at: 0,
            state: start.clone(),
            game,
        };
        let wrong = reel.follow(start, replay);
        (reel, wrong)
    }

    fn follow(&mut self, mut state: G::State, replay: &Replay) -> Option<Disagreement> {
        let game = &*self.game;
        let (mut options, mut log) = (Options::default(), Log::listening());
        let mut due = game.step(&state, &mut options);
        let mut wrong = None;
        for (number, key) in (1..).zip(&replay.moves) {
            let option = match find(game, &state, &due, &options.list, key) {
                Ok(option) => option,
                Err(why) => {
                    wrong = Some(Disagreement { number, line: replay.line(number), said: key.clone(), why });
                    break;
                }
            };
            let choice = options.list[option];
            let seat = if let Step::Choose(seat) = due { Some(seat) } else { None };
            let text = game.show(&state, choice).text;
            game.apply(&mut state, choice, &mut log);
            self.choices.push(choice);
            self.made.push(Made { seat, key: key.clone(), text, events: log.events.len() });
            if number.is_multiple_of(self.every) {
                self.states.push(state.clone());
            }
            due = game.step(&state, &mut options);
        }
        (self.end, self.events) = (due, log.events);
        wrong
    }

    /// The rule system.
    #[must_use]
    pub const fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// All choices, in order.
    #[must_use]
    pub fn made(&self) -> &[Made] {
        &self.made
    }

    /// Everything that happened, in order.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// What was due after the last choice.
    #[must_use]
    pub const fn end(&self) -> &Step {
        &self.end
    }

    /// After how many choices one looks.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The state one looks at.
    #[must_use]
    pub const fn state(&self) -> &G::State {
        &self.state
    }

    /// Look at the moment after so many choices, or at the end if there are not so many.
    pub fn go(&mut self, number: usize) {
        let number = number.min(self.choices.len());
        let kept = number / self.every;
        // From here it is at most as far as from the state kept before it.
        let from = if (kept * self.every..=number).contains(&self.at) {
            self.at
        } else {
            self.state = self.states[kept].clone();
            kept * self.every
        };
        for choice in &self.choices[from..number] {
            self.game.apply(&mut self.state, *choice, &mut Log::silent());
        }
        self.at = number;
    }
}

impl<G: Game> std::fmt::Debug for ReplayCursor<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ReplayCursor")
            .field("choices", &self.choices.len())
            .field("at", &self.at)
            .finish_non_exhaustive()
    }
}
