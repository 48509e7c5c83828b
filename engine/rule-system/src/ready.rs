//! A game with its rules behind the doors of `playable`: what callers ask of any game is passed on to it, and what its states are
//! worth is learned once.

mod session;

use crate::coverage;
use crate::luck::{self, Deals};
use crate::playable::{Playable, TableSession};
use crate::playback::Playback;
use crate::position::{Position, PositionProblem, PositionRow};
use crate::report::Report;
use crate::search::states::{self, Kept, Regret, Survey};
use crate::search::{self, Hint, Level, Searchable, Value};
use crate::shrink::{self, Shows, Shrunk};
use crate::simulate::{self, Plan};
use crate::table_game::TableGame;
use engine::conform::{self, Conform, ConformFault, ConformReport};
use engine::game::Log;
use engine::play::{
    Bots, Controls, Disagreement, Playthrough, Provenance, Replay, ReplayCursor, Rng, Verdict, batch, verify,
};
use engine::world::{Ban, Stat};
use engine::{Event, FigureId, KindId, Options, Seat, Side, Step, Table, World};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, OnceLock};
use tiles::{Crowd, Mover};

/// A game behind the door that hides its rules.
pub fn ready<G: Searchable>(game: G) -> Box<dyn Playable> {
    Box::new(Ready { game: Arc::new(game), at: None, value: Arc::default() })
}

struct Ready<G> {
    game: Arc<G>,
    /// The position it begins with, as saved games write it.
    at: Option<String>,
    /// What states are worth, learned when a bot first searches.
    value: Arc<OnceLock<Arc<Value>>>,
}

impl<G: Searchable> Playable for Ready<G> {
    fn table(&self) -> &Table {
        self.game.table()
    }

    fn start(&self) -> World {
        self.game.world(&self.game.start()).clone()
    }

    fn at(&self, position: &Position) -> (Box<dyn Playable>, Vec<PositionProblem>) {
        let (state, problems) = self.game.arranged(position);
        let there = self.game.beginning(Some(Arc::new(state)));
        let at = there.is_some().then(|| position.to_line());
        let game = there.map_or_else(|| Arc::clone(&self.game), Arc::new);
        (Box::new(Self { game, at, value: Arc::default() }), problems)
    }

    fn begins_at(&self) -> Option<&str> {
        self.at.as_deref()
    }

    fn opening(&self, seed: u64) -> Position {
        match self.game.beginning(None) {
            Some(game) => opening(&game, seed),
            None => opening(&*self.game, seed),
        }
    }

    fn position_rows(&self, position: &Position) -> Vec<PositionRow> {
        self.game.position_rows(&self.game.arranged(position).0)
    }

    fn ban_words(&self, ban: Ban) -> Option<&'static str> {
        self.game.ban_words(ban)
    }

    fn stat_words(&self, stat: Stat) -> Option<&'static str> {
        self.game.stat_words(stat)
    }

    fn mover(&self, kind: KindId) -> (Mover, u8) {
        self.game.mover(kind)
    }

    fn crowd(&self, world: &World, figure: FigureId) -> Crowd {
        self.game.crowd(world, figure)
    }

    fn story(&self, events: &[Event]) -> Vec<Option<String>> {
        self.game.story(events)
    }

    fn learn(&self, jobs: usize, controls: Controls<'_>) {
        let _ = learned(&*self.game, &self.value, jobs, controls);
    }

    fn learned(&self) -> Option<String> {
        serde_json::to_string(&**self.value.get()?).ok()
    }

    fn recall(&self, learned: &str) -> bool {
        match serde_json::from_str(learned) {
            Ok(value) => {
                let _ = self.value.get_or_init(|| Arc::new(value));
                true
            }
            Err(_) => false,
        }
    }

    fn simulate(&self, plan: &Plan, controls: Controls<'_>) -> Report {
        let value = self.value(plan.bots, plan.jobs, controls.cancel);
        simulate::simulate(&*self.game, &value, plan, controls)
    }

    fn not_played(&self, plan: &Plan) -> Report {
        Report::of_table(*plan, self.game.table())
    }

    fn go_on(&self, report: &mut Report, more: u32, controls: Controls<'_>) -> bool {
        let value = self.value(report.plan.bots, report.plan.jobs, controls.cancel);
        simulate::go_on(&*self.game, &value, report, more, controls)
    }

    fn deal(
        &self,
        plan: &Deals,
        bots: simulate::BotPair,
        first: u32,
        controls: Controls<'_>,
    ) -> Option<Vec<u32>> {
        let value = self.value(bots, plan.jobs, controls.cancel);
        let bots = |seat: Seat| simulate::bot(&*self.game, bots.of(self.game.side(seat)), &value);
        luck::play(&*self.game, &bots, &|game: &G, state| game.deck(state), plan, first, controls)
    }

    fn duel(&self, [marines, invader]: [&[i32]; 2], plan: batch::Plan) -> Vec<Option<Side>> {
        let bots = |seat: Seat| {
            let numbers = match self.game.side(seat) {
                Side::Marines => marines,
                Side::Invader => invader,
            };
            self.game.taught(numbers).expect("its greedy bot has weights")
        };
        let records = batch(&*self.game, &bots, &plan, |_| (), Controls::default());
        records.into_iter().map(|record| record.outcome.and_then(|outcome| outcome.winner)).collect()
    }

    fn survey(&self, survey: Survey, controls: Controls<'_>) -> Option<Vec<Kept>> {
        states::survey(&*self.game, survey, controls)
    }

    fn regret(&self, bench: &[Kept], level: Option<Level>, jobs: usize) -> Result<Regret, usize> {
        let value = learned(&*self.game, &self.value, jobs, Controls::default());
        states::regret(&*self.game, &value, bench, level, jobs)
    }

    fn record(&self, plan: &Plan, game: u32, provenance: Provenance) -> Replay {
        let value = self.value(plan.bots, plan.jobs, None);
        let bots = |seat: Seat| simulate::bot(&*self.game, plan.bots.of(self.game.side(seat)), &value);
        batch::record_game(&*self.game, &bots, &plan.batch(0, plan.games), game, self.stamped(provenance))
    }

    fn shrink(&self, replay: &Replay, shows: &Shows) -> Option<Shrunk> {
        shrink::of_table(&*self.of_replay(replay), replay, shows)
    }

    fn verify(&self, replay: &Replay) -> Verdict {
        verify(&*self.of_replay(replay), replay)
    }

    fn playback(&self, replay: &Replay) -> (Box<dyn Playback>, Option<Disagreement>) {
        let (reel, wrong) = ReplayCursor::of(self.of_replay(replay), replay);
        (Box::new(reel), wrong)
    }

    fn conform(&self, plan: Conform) -> Result<ConformReport, Box<ConformFault>> {
        conform::check(&*self.game, plan)
    }

    fn cover(
        &self,
        plan: &coverage::Plan,
        controls: Controls<'_>,
    ) -> Result<coverage::Played, coverage::Fault> {
        coverage::play(&*self.game, plan, controls)
    }

    fn hint(&self, replay: &Replay, seed: u64) -> Option<Hint> {
        let (there, wrong) = Playthrough::load(self.of_replay(replay), replay);
        if wrong.is_some() || !matches!(there.due(), Step::Choose(_)) {
            return None;
        }
        let value = learned(&*self.game, &self.value, 1, Controls::default());
        search::hint(&**there.game(), &value, there.state(), seed)
    }

    fn session(&self, bots: simulate::BotPair, provenance: Provenance) -> Box<dyn TableSession> {
        let about = self.stamped(provenance);
        Box::new(Playthrough::new(Arc::clone(&self.game), about).with_bots(self.bots(bots)))
    }

    fn resume(
        &self,
        bots: simulate::BotPair,
        replay: &Replay,
    ) -> (Box<dyn TableSession>, Option<Disagreement>) {
        let game = self.of_replay(replay);
        let (loaded, wrong) = Playthrough::load(Arc::clone(&game), replay);
        // What states of games from another beginning are worth is learned from there.
        let bots = if Arc::ptr_eq(&game, &self.game) {
            self.bots(bots)
        } else {
            Self { game, at: replay.provenance.position.clone(), value: Arc::default() }.bots(bots)
        };
        (Box::new(loaded.with_bots(bots)), wrong)
    }
}

impl<G: Searchable> Ready<G> {
    /// What a game of this one says of where it comes from.
    fn stamped(&self, about: Provenance) -> Provenance {
        Provenance { position: self.at.clone(), ..about }
    }

    /// The game that a saved one is of: it begins with the position that the saved one says. Every reader of saved games comes through
    /// here. One that cannot be read is that of the mission's start, where the first choice does not fit.
    fn of_replay(&self, replay: &Replay) -> Arc<G> {
        let position = &replay.provenance.position;
        if *position == self.at {
            return Arc::clone(&self.game);
        }
        let position = position.as_deref().and_then(|line| Position::of_line(line).ok());
        let state = position.map(|position| Arc::new(self.game.arranged(&position).0));
        self.game.beginning(state).map_or_else(|| Arc::clone(&self.game), Arc::new)
    }

    fn bots(&self, pair: simulate::BotPair) -> Box<Bots<'static, G>> {
        let (game, value) = (Arc::clone(&self.game), Arc::clone(&self.value));
        Box::new(move |seat: Seat| {
            let value = needed(&*game, &value, pair, 1, None);
            simulate::bot(&*game, pair.of(game.side(seat)), &value)
        })
    }

    fn value(&self, bots: simulate::BotPair, jobs: usize, cancel: Option<&AtomicBool>) -> Arc<Value> {
        needed(&*self.game, &self.value, bots, jobs, cancel)
    }
}

/// So many choices at most are made before the first activation: a mission whose scripts never come to one has no better opening.
const BEFORE_FIRST: usize = 2_000;

/// The position at the first activation of a game in which everybody chooses at random.
fn opening<G: TableGame>(game: &G, seed: u64) -> Position {
    let (mut state, mut options, mut rng) = (game.start(), Options::default(), Rng::new(seed));
    for _ in 0..BEFORE_FIRST {
        let position = game.position(&state);
        let pick = match game.step(&state, &mut options) {
            Step::Over(_) => break,
            _ if position.turn.is_some() => break,
            Step::Chance => rng.weighted(&options.weights),
            Step::Choose(_) => rng.below(options.list.len() as u32) as usize,
        };
        game.apply(&mut state, options.list[pick], &mut Log::silent());
    }
    game.position(&state)
}

/// What states are worth, if one of these bots needs it.
fn needed<G: Searchable>(
    game: &G,
    value: &OnceLock<Arc<Value>>,
    bots: simulate::BotPair,
    jobs: usize,
    cancel: Option<&AtomicBool>,
) -> Arc<Value> {
    let controls = Controls { cancel, progress: None };
    if bots.search() { learned(game, value, jobs, controls) } else { Arc::default() }
}

/// What states are worth. It is learned once; nothing is kept of what was cancelled.
fn learned<G: Searchable>(
    game: &G,
    value: &OnceLock<Arc<Value>>,
    jobs: usize,
    controls: Controls<'_>,
) -> Arc<Value> {
    if let Some(value) = value.get() {
        return Arc::clone(value);
    }
    match search::learn(game, search::GAMES, jobs, controls) {
        Some(learned) => Arc::clone(value.get_or_init(|| Arc::new(learned))),
        None => Arc::default(),
    }
}
