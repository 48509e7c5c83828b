//! One game in progress, with its past: take options one by one, step back, let a bot suggest, save it as a replay and
//! load it again. It keeps
//! what a person may want to see again; bulk play has its own, leaner loop.

use crate::event::Event;
use crate::game::{Game, Log, Options, Seat, Step};
use crate::play::ahead::Ahead;
use crate::play::bot::{Bots, Team};
use crate::play::chosen::chosen;
use crate::play::replay::{Provenance, Replay};
use crate::play::verify::{Disagreement, another_end, find};
use crate::play::{Digest, Now, RandomBot, Session};
use std::sync::Arc;

/// A snapshot is kept every so many choices: stepping back re-applies at most as many, and a long game stays small.
const SNAPSHOT_EVERY: usize = 16;

/// A choice that was made.
#[derive(Clone, Debug)]
struct Taken<C> {
    choice: C,
    key: String,
    /// How many events there were before it.
    events: usize,
}

/// One game in progress.
pub struct Playthrough<G: Game> {
    game: Arc<G>,
    provenance: Provenance,
    state: G::State,
    due: Step,
    options: Options<G::Choice>,
    taken: Vec<Taken<G::Choice>>,
    /// The states after 0, `SNAPSHOT_EVERY`, 2 · `SNAPSHOT_EVERY`, … choices.
    past: Vec<G::State>,
    log: Log,
    bots: Arc<Bots<'static, G>>,
    team: Team<G>,
}

impl<G: Game> Playthrough<G> {
    /// A new game. Random bots make suggestions.
    #[must_use]
    pub fn new(game: Arc<G>, provenance: Provenance) -> Self {
        let state = game.start();
        let mut options = Options::default();
        let due = game.step(&state, &mut options);
        Self {
            game,
            provenance,
            due,
            options,
            taken: Vec::new(),
            past: vec![state.clone()],
            state,
            log: Log::listening(),
            bots: Arc::new(|_| Box::new(RandomBot)),
            team: Team::default(),
        }
    }

    /// A saved game, to go on with it. Where the rules do not agree with one of its choices, it ends before that choice, and
    /// the disagreement is reported.
    #[must_use]
    pub fn load(game: Arc<G>, replay: &Replay) -> (Self, Option<Disagreement>) {
        let mut loaded = Self::new(game, replay.provenance.clone());
        for (number, key) in (1..).zip(&replay.moves) {
            if let Err(disagreement) = loaded.take_key(key) {
                return (loaded, Some(Disagreement { line: replay.line(number), ..disagreement }));
            }
        }
        let wrong = another_end(replay, loaded.digest());
        (loaded, wrong)
    }

    /// The same, with other bots to make suggestions.
    #[must_use]
    pub fn with_bots(self, bots: Box<Bots<'static, G>>) -> Self {
        Self { bots: bots.into(), team: Team::default(), ..self }
    }

    /// A copy of it with another state in place of the one it has come to. It cannot step back.
    #[must_use]
    pub fn otherwise(&self, change: impl FnOnce(&mut G::State)) -> Self {
        let mut state = self.state.clone();
        change(&mut state);
        let mut options = Options::default();
        let due = self.game.step(&state, &mut options);
        Self {
            game: Arc::clone(&self.game),
            provenance: self.provenance.clone(),
            due,
            options,
            taken: Vec::new(),
            past: vec![state.clone()],
            state,
            log: self.log.clone(),
            bots: Arc::new(|_| Box::new(RandomBot)),
            team: Team::default(),
        }
    }

    /// How it goes on if its bots choose for all seats but some, as a copy that ends at a choice of those, and with `chance` where
    /// chance is to fall.
    #[must_use]
    pub fn ahead(&self, people: Vec<Seat>, chance: bool) -> Ahead<G> {
        Ahead {
            game: Arc::clone(&self.game),
            state: self.state.clone(),
            due: self.due.clone(),
            options: self.options.clone(),
            number: self.taken.len(),
            seed: self.provenance.seed.unwrap_or_default(),
            bots: Arc::clone(&self.bots),
            team: Team::default(),
            people,
            chance,
        }
    }

    /// The rule system.
    #[must_use]
    pub const fn game(&self) -> &Arc<G> {
        &self.game
    }

    /// The state now.
    #[must_use]
    pub const fn state(&self) -> &G::State {
        &self.state
    }

    /// Whose turn it is.
    #[must_use]
    pub const fn due(&self) -> &Step {
        &self.due
    }

    /// The options now.
    #[must_use]
    pub fn options(&self) -> &[G::Choice] {
        if matches!(self.due, Step::Over(_)) { &[] } else { &self.options.list }
    }

    /// Take the option with this key.
    ///
    /// # Errors
    /// When it is not on offer; nothing has happened then.
    pub fn take_key(&mut self, key: &str) -> Result<&[Event], Disagreement> {
        let number = self.taken.len() + 1;
        let option = find(&*self.game, &self.state, &self.due, &self.options.list, key)
            .map_err(|why| Disagreement { number, line: None, said: key.to_owned(), why })?;
        Ok(self.take(option).unwrap_or_default())
    }

    /// Go on to the next decision.
    fn look(&mut self) {
        self.due = self.game.step(&self.state, &mut self.options);
    }
}

impl<G: Game> Session for Playthrough<G> {
    fn now(&self) -> Now {
        Now {
            number: self.taken.len(),
            due: self.due.clone(),
            options: self.options().iter().map(|&c| self.game.show(&self.state, c)).collect(),
            weights: if self.due == Step::Chance { self.options.weights.clone() } else { Vec::new() },
        }
    }

    fn take(&mut self, option: usize) -> Option<&[Event]> {
        let choice = *self.options().get(option)?;
        let events = self.log.events.len();
        let key = self.game.key(&self.state, choice);
        self.game.apply(&mut self.state, choice, &mut self.log);
        self.taken.push(Taken { choice, key, events });
        if self.taken.len().is_multiple_of(SNAPSHOT_EVERY) {
            self.past.push(self.state.clone());
        }
        self.look();
        Some(&self.log.events[events..])
    }

    fn suggest(&mut self) -> Option<usize> {
        let Self { game, state, due, options, provenance, team, bots, .. } = self;
        let seed = provenance.seed.unwrap_or_default();
        chosen(&**game, state, due, options, seed, self.taken.len(), |seat| {
            // What it decided on at another moment does not count: somebody may have chosen otherwise since.
            let bot = team.seat(seat, &**bots);
            bot.begin();
            bot
        })
    }

    fn back(&mut self) -> bool {
        self.taken.len().checked_sub(1).is_some_and(|number| self.rewind(number))
    }

    fn rewind(&mut self, number: usize) -> bool {
        if number > self.taken.len() {
            return false;
        }
        if let Some(undone) = self.taken.get(number) {
            self.log.events.truncate(undone.events);
            self.taken.truncate(number);
            let snapshot = number / SNAPSHOT_EVERY;
            self.past.truncate(snapshot + 1);
            self.state = self.past[snapshot].clone();
            for again in &self.taken[snapshot * SNAPSHOT_EVERY..] {
                self.game.apply(&mut self.state, again.choice, &mut Log::silent());
            }
            self.look();
        }
        true
    }

    fn events(&self) -> &[Event] {
        &self.log.events
    }

    fn replay(&self) -> Replay {
        let moves = self.taken.iter().map(|t| t.key.clone()).collect();
        Replay::new(self.provenance.clone(), moves, Some(self.digest()))
    }

    fn digest(&self) -> Digest {
        Digest::of(&self.state)
    }
}
