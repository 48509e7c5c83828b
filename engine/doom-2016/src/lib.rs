//! The rules of DOOM: The Board Game (2016) as a [`Game`].
//!
//! `rules` is a mission and how it begins, `state` everything that changes, `task` the stack of pending tasks, `choice`
//! every option. `run` hands each task to its subject; the other files hold one subject of the rules each, and beside it
//! `<subject>/task` lists its tasks: `bring` (what is chosen before the game),
//! `round`, `invader`, `marine`, `demon`, `movement`, `attack`, `timing` (who may use what), `condition` and `act` (when it may be used
//! and what it does), `decision`, `damage`, `invasion`, `supply` (what the box has left) and `effects` for scripts.
//! `position` lays a game out in the middle, `story` reports what happened in players' words, `greedy` is a bot for both sides,
//! `audit` says what must be true of every state.

pub mod content;
pub mod own;
pub mod brought;
mod bring;
pub mod setup;
pub mod settings;
pub mod set_up;
pub mod deal;
pub mod state;
mod fingerprint;
pub mod task;
pub mod choice;
mod run;
mod round;
mod invader;
mod marine;
mod demon;
mod movement;
mod attack;
mod timing;
mod condition;
mod act;
mod decision;
mod pages;
mod position;
mod damage;
mod invasion;
mod effects;
mod supply;
pub mod story;
pub mod greedy;
pub mod audit;
pub mod knowledge;
mod odds;
mod why_not;
mod matters;
mod unused;
mod added;
mod coverage;
pub mod language;
mod explain;
pub mod cards;
mod check;
mod searched;
mod seen;
mod seat_view;
mod asked;
mod hidden;
mod table_game;
mod system;
mod tells;
mod row;
mod rows;
mod library;
mod looks;
mod rules;
pub mod reference;
mod words;

pub use choice::Choice;
pub use content::Content;
pub use greedy::Greedy;
pub use language::LANGUAGE;
pub use rows::REVISION;
pub use rules::Doom2016;
pub use settings::{Loadout, Settings};
pub use setup::Setup;
pub use state::State;
pub use story::Story;
pub use system::System;

use engine::course::{Course, Due};
use engine::game::{Game, Log, Options, Shown, Step};

impl Game for Doom2016 {
    type State = State;
    type Choice = Choice;

    fn start(&self) -> State {
        self.begins.as_deref().map_or_else(|| self.fresh(), State::clone)
    }

    fn step(&self, state: &State, options: &mut Options<Choice>) -> Step {
        options.clear();
        if let Some(outcome) = state.world.outcome() {
            return Step::Over(outcome.clone());
        }
        match self.due(state, options) {
            Due::Choose(seat) => Step::Choose(seat),
            Due::Chance => Step::Chance,
            Due::Auto => unreachable!("apply stops only where somebody has to choose"),
        }
    }

    fn apply(&self, state: &mut State, choice: Choice, log: &mut Log) {
        let _ = self.advance(state, choice, log, &mut Options::default());
    }

    fn advance(
        &self,
        state: &mut State,
        choice: Choice,
        log: &mut Log,
        options: &mut Options<Choice>,
    ) -> Step {
        run::Cx::new(self, state, log).go(choice, options)
    }

    fn show(&self, state: &State, choice: Choice) -> Shown {
        self.shown(state, choice)
    }

    fn key(&self, state: &State, choice: Choice) -> String {
        self.key_of(state, choice)
    }
}
