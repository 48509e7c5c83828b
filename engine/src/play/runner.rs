//! Plays one game after the other from start to end, as fast as the rules allow: the hot loop of the crate. All buffers are
//! kept between games, options are never shown as text, and events are off unless the watcher wants them.

use crate::event::{Event, EventSet};
use crate::game::{Game, Log, Options, Outcome, Step};
use crate::play::bot::{Bots, Team};
use crate::play::{Digest, Digester, Rng};
use std::hash::{Hash, Hasher};
use std::sync::atomic::{AtomicBool, Ordering};

/// How often a running game looks whether it was cancelled: seldom enough to cost nothing, often enough to feel prompt.
const CANCEL_EVERY: u32 = 64;

/// Decides where chance has to, in one game.
pub trait Nature<G: Game> {
    /// The position of one of the options, which are 2 at least.
    fn pick(&mut self, game: &G, state: &G::State, options: &Options<G::Choice>, rng: &mut Rng) -> usize;
}

/// Chance as the rules have it: each option is as likely as its weight.
#[derive(Clone, Copy, Debug)]
pub struct Weights;

impl<G: Game> Nature<G> for Weights {
    fn pick(&mut self, _: &G, _: &G::State, options: &Options<G::Choice>, rng: &mut Rng) -> usize {
        rng.weighted(&options.weights)
    }
}

/// Looks over the shoulder of one game and says in the end what it saw. Everything is optional and what is not asked for
/// costs nothing.
pub trait Watch<G: Game> {
    /// What is left of a game when it is over.
    type Summary: Send;

    /// The kinds of events that are wanted. They cost time.
    const WANTS: EventSet = EventSet::NONE;

    /// An option was picked and is about to be taken.
    #[inline]
    fn before(
        &mut self,
        _game: &G,
        _state: &G::State,
        _due: &Step,
        _options: &Options<G::Choice>,
        _pick: usize,
    ) {
    }

    /// It was taken, and this happened.
    #[inline]
    fn after(&mut self, _game: &G, _state: &G::State, _events: &[Event]) {}

    /// Has the watcher seen enough? Then the game is left unfinished.
    #[inline]
    fn enough(&self) -> bool {
        false
    }

    /// The game is over, or was left unfinished.
    fn finish(self, game: &G, state: &G::State) -> Self::Summary;
}

/// The watcher who looks only at the last state of a game.
#[derive(Clone, Copy, Debug)]
pub struct AtEnd<F>(pub F);

impl<G: Game, S: Send, F: FnOnce(&G, &G::State) -> S> Watch<G> for AtEnd<F> {
    type Summary = S;

    fn finish(self, game: &G, state: &G::State) -> S {
        (self.0)(game, state)
    }
}

/// Watching nothing.
impl<G: Game> Watch<G> for () {
    type Summary = ();

    fn finish(self, _game: &G, _state: &G::State) {}
}

/// One game, played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<S> {
    /// The game's number in its batch.
    pub index: u32,
    /// How it ended; `None` when it was left unfinished: at the limit of choices, or because the watcher had seen enough.
    pub outcome: Option<Outcome>,
    /// How many choices were made, nature's included.
    pub choices: u32,
    /// How many of them were nature's.
    pub chances: u32,
    /// How many choices the bots tried to find theirs.
    pub tried: u64,
    /// Fingerprint of every choice and the last state: two games with the same digest went the same way.
    pub digest: Digest,
    /// What the watcher made of it.
    pub summary: S,
}

/// Plays games with bots, reusing its buffers. One for each thread.
pub struct Runner<'a, G: Game> {
    game: &'a G,
    bots: &'a Bots<'a, G>,
    team: Team<G>,
    options: Options<G::Choice>,
    log: Log,
    trail: Digester,
}

impl<'a, G: Game> Runner<'a, G> {
    /// A runner for a game.
    #[must_use]
    pub fn new(game: &'a G, bots: &'a Bots<'a, G>) -> Self {
        Self {
            game,
            bots,
            team: Team::default(),
            options: Options::default(),
            log: Log::default(),
            trail: Digester::default(),
        }
    }

    /// Play a game to its end, or to `limit` choices. `None` if it was cancelled on the way.
    pub fn play<W: Watch<G>>(
        &mut self,
        index: u32,
        rng: Rng,
        limit: u32,
        watch: W,
        cancel: Option<&AtomicBool>,
    ) -> Option<Record<W::Summary>> {
        self.play_with(index, rng, Weights, limit, watch, cancel)
    }

    /// The same, with chance that is decided elsewhere.
    pub fn play_with<N: Nature<G>, W: Watch<G>>(
        &mut self,
        index: u32,
        mut rng: Rng,
        mut nature: N,
        limit: u32,
        mut watch: W,
        cancel: Option<&AtomicBool>,
    ) -> Option<Record<W::Summary>> {
        let game = self.game;
        let options = &mut self.options;
        let mut state = game.start();
        let (mut choices, mut chances) = (0, 0);
        self.team.begin();
        let tried = self.team.tried();
        self.trail.clear();
        self.log.wants = W::WANTS;
        let mut due = game.step(&state, options);
        let outcome = loop {
            if let Step::Over(outcome) = due {
                break Some(outcome);
            }
            if choices == limit {
                break None;
            }
            chances += u32::from(due == Step::Chance);
            // A single option is no question: bots are spared it, and no random number is used up.
            let pick = if options.list.len() == 1 {
                0
            } else if let Step::Choose(seat) = due {
                self.team.seat(seat, self.bots).pick(game, &state, seat, &options.list, &mut rng)
            } else {
                nature.pick(game, &state, options, &mut rng)
            };
            choices += 1;
            if choices.is_multiple_of(CANCEL_EVERY) && cancel.is_some_and(|c| c.load(Ordering::Relaxed)) {
                return None;
            }
            watch.before(game, &state, &due, options, pick);
            self.trail.write_u32(pick as u32);
            self.log.events.clear();
            due = game.advance(&mut state, options.list[pick], &mut self.log, options);
            watch.after(game, &state, &self.log.events);
            if watch.enough() {
                break None;
            }
        };
        state.hash(&mut self.trail);
        let digest = self.trail.digest();
        let summary = watch.finish(game, &state);
        let tried = self.team.tried() - tried;
        Some(Record { index, outcome, choices, chances, tried, digest, summary })
    }
}
