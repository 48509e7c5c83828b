//! Many games: the same on any number of threads, watched, cancelled, limited, written down.

use engine::event::{Event, EventKind, EventSet};
use engine::game::{Game, Log, Options, Seat, Shown, Side, Step};
use engine::play::batch::{Enough, batch_until};
use engine::play::{
    AtEnd, Bot, Bots, Controls, Plan, RandomBot, Record, Rng, Watch, batch, record_game, verify,
};
use engine::play::{Provenance, Verdict};
use engine::toy::{CHASER, Choice, State, Tag};
use expect_test::expect;
use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex};

const PLAN: Plan = Plan { first: 0, games: 200, seed: 7, jobs: 1, limit: 1000 };

fn random<G: Game>(_: Seat) -> Box<dyn Bot<G>> {
    Box::new(RandomBot)
}

fn rounds(_: u32) -> AtEnd<impl FnOnce(&Tag, &State) -> u8> {
    AtEnd(|_: &Tag, state: &State| state.round)
}

fn text<S: std::fmt::Debug>(record: &Record<S>) -> String {
    let end = record.outcome.as_ref().map_or("unfinished", |o| &o.reason);
    let Record { index, choices, chances, digest, summary, .. } = record;
    format!("{index}: {end}, {choices} choices, {chances} of them chance, {summary:?}, {digest}\n")
}

#[test]
fn the_games_of_a_seed_never_change() {
    let records = batch(&Tag, &random, &Plan { games: 4, ..PLAN }, rounds, Controls::default());
    expect![[r#"
        0: the runner was caught, 12 choices, 4 of them chance, 5, 150fbe60d529a6ba797abba9221131e0
        1: the runner got away, 19 choices, 6 of them chance, 7, 67fe7b91b63e040867bbb72d00d57130
        2: the runner was caught, 15 choices, 4 of them chance, 4, afdaa729e7c3cf966d30b06ac3133c07
        3: the runner got away, 19 choices, 6 of them chance, 7, 3a770602deef40c42d0fea32aa7f5f5b
    "#]]
    .assert_eq(&records.iter().map(text).collect::<String>());
    expect!["8254775459a549ca0a98687bf00887a0"].assert_eq(&engine::play::batch::digest(&records).to_string());
}

#[test]
fn one_thread_or_many_a_second_time_or_one_by_one_the_records_are_the_same() {
    let play = |plan: &Plan| batch(&Tag, &random, plan, rounds, Controls::default());
    let once = play(&PLAN);
    assert_eq!(once.len(), 200);
    for jobs in [0, 1, 2, 3, 8] {
        assert_eq!(play(&Plan { jobs, ..PLAN }), once, "{jobs} threads");
    }
    assert_eq!(play(&Plan { games: 50, ..PLAN }), once[..50]);
    let other = play(&Plan { seed: 8, ..PLAN });
    assert_ne!(other, once);
    let digest = engine::play::batch::digest::<u8>;
    assert_eq!(digest(&once), digest(&play(&PLAN)));
    assert_ne!(digest(&once), digest(&other));
    assert_ne!(digest(&once), digest(&once[..199]));
}

/// Catches any figure it can, otherwise steps at random; keeps a buffer, as real bots do.
#[derive(Default)]
struct Catcher {
    steps: Vec<usize>,
}

impl Bot<Tag> for Catcher {
    fn pick(&mut self, _: &Tag, state: &State, _: Seat, options: &[Choice], rng: &mut Rng) -> usize {
        if let Some(catch) = options.iter().position(|c| *c == Choice::Step(state.squares[0])) {
            return catch;
        }
        self.steps.clear();
        self.steps.extend((0..options.len()).filter(|&i| matches!(options[i], Choice::Step(_))));
        self.steps[rng.below(self.steps.len() as u32) as usize]
    }
}

fn catcher(seat: Seat) -> Box<dyn Bot<Tag>> {
    if seat == CHASER { Box::<Catcher>::default() } else { Box::new(RandomBot) }
}

#[test]
fn each_seat_has_its_own_bot() {
    let caught = |bots: &Bots<'_, Tag>| {
        let records = batch(&Tag, bots, &PLAN, rounds, Controls::default());
        records.iter().filter(|r| r.outcome.as_ref().is_some_and(|o| o.winner == Some(Side::Invader))).count()
    };
    let (clever, clueless) = (caught(&catcher), caught(&random));
    assert!(clever > clueless + 20, "{clever} against {clueless}");
}

#[test]
fn bots_are_made_once_for_each_seat_and_thread() {
    let made = Mutex::new(Vec::new());
    let bots = |seat: Seat| {
        made.lock().unwrap().push(seat.0);
        random(seat)
    };
    let _ = batch(&Tag, &bots, &PLAN, rounds, Controls::default());
    assert_eq!(*made.lock().unwrap(), [0, 1]);
}

#[test]
fn a_game_that_reaches_the_limit_is_unfinished() {
    let all = batch(&Tag, &random, &PLAN, rounds, Controls::default());
    let cut = batch(&Tag, &random, &Plan { limit: 9, ..PLAN }, rounds, Controls::default());
    let mut unfinished = 0;
    for (whole, cut) in all.iter().zip(&cut) {
        if whole.choices <= 9 {
            assert_eq!(whole, cut);
        } else {
            unfinished += 1;
            assert_eq!((cut.outcome.as_ref(), cut.choices), (None, 9));
            assert!(cut.chances <= whole.chances);
        }
    }
    assert!(unfinished > 0 && unfinished < 200, "{unfinished}");
}

/// Counts steps twice: by the events, and by the choices it is shown beforehand.
#[derive(Default)]
struct Steps {
    chosen: u32,
    moved: u32,
}

impl Watch<Tag> for Steps {
    type Summary = (u32, u32);
    const WANTS: EventSet = EventSet::ALL;

    fn before(&mut self, _: &Tag, _: &State, due: &Step, options: &Options<Choice>, pick: usize) {
        self.chosen += u32::from(matches!(options.list[pick], Choice::Step(_)));
        assert_eq!(*due == Step::Chance, matches!(options.list[pick], Choice::Die(_)));
    }

    fn after(&mut self, _: &Tag, _: &State, events: &[Event]) {
        self.moved += events.iter().filter(|e| e.kind() == EventKind::Moved).count() as u32;
    }

    fn finish(self, _: &Tag, _: &State) -> (u32, u32) {
        (self.chosen, self.moved)
    }
}

#[test]
fn a_watcher_sees_every_choice_and_event_and_changes_nothing() {
    let watched = batch(&Tag, &random, &PLAN, |_| Steps::default(), Controls::default());
    let alone = batch(&Tag, &random, &PLAN, |_| (), Controls::default());
    for (watched, alone) in watched.iter().zip(&alone) {
        let (chosen, moved) = watched.summary;
        assert!(chosen > 0 && chosen == moved);
        assert_eq!((watched.digest, &watched.outcome), (alone.digest, &alone.outcome));
    }
}

#[test]
fn progress_counts_every_game_once() {
    for jobs in [1, 3] {
        let seen = Mutex::new(Vec::new());
        let progress = |done| seen.lock().unwrap().push(done);
        let controls = Controls { progress: Some(&progress), ..Controls::default() };
        let _ = batch(&Tag, &random, &Plan { jobs, ..PLAN }, rounds, controls);
        let mut seen = seen.into_inner().unwrap();
        seen.sort_unstable();
        assert_eq!(seen, (1..=200).collect::<Vec<_>>());
    }
}

#[test]
fn a_cancelled_batch_answers_the_games_it_has() {
    let all = batch(&Tag, &random, &PLAN, rounds, Controls::default());
    for jobs in [1, 2] {
        let cancel = AtomicBool::new(false);
        let progress = |done| cancel.store(done >= 20, Ordering::Relaxed);
        let controls = Controls { cancel: Some(&cancel), progress: Some(&progress) };
        let some = batch(&Tag, &random, &Plan { jobs, ..PLAN }, rounds, controls);
        assert!((20..=20 + jobs).contains(&some.len()), "{}", some.len());
        assert!(some.iter().all(|r| *r == all[r.index as usize]));
    }
}

/// Tag with other options. No move is final and no round ends, so it lasts until the limit.
struct Endless {
    step: fn(&State, &mut Options<Choice>) -> Step,
}

const ENDLESS: Endless = Endless { step: |state, options| Tag.step(state, options) };

impl Game for Endless {
    type State = State;
    type Choice = Choice;
    fn start(&self) -> State {
        Tag.start()
    }
    fn step(&self, state: &State, options: &mut Options<Choice>) -> Step {
        (self.step)(state, options)
    }
    fn apply(&self, state: &mut State, choice: Choice, log: &mut Log) {
        let State { round, squares, .. } = *state;
        Tag.apply(state, choice, log);
        (state.round, state.squares) = (round, squares);
    }
    fn show(&self, state: &State, choice: Choice) -> Shown {
        Tag.show(state, choice)
    }
}

/// Takes the first option.
struct First;

impl Bot<Endless> for First {
    fn pick(&mut self, _: &Endless, _: &State, _: Seat, options: &[Choice], _: &mut Rng) -> usize {
        assert!(options.len() > 1, "a single option is no question");
        0
    }
}

fn first(_: Seat) -> Box<dyn Bot<Endless>> {
    Box::new(First)
}

#[test]
fn games_that_end_alike_but_went_another_way_have_different_digests() {
    let state = |_| AtEnd(|_: &Endless, state: &State| state.clone());
    let plan = Plan { games: 10, limit: 12, ..PLAN };
    let records = batch(&ENDLESS, &first, &plan, state, Controls::default());
    let digests: BTreeSet<_> = records.iter().map(|r| r.digest).collect();
    assert!(records.iter().all(|r| r.summary == records[0].summary), "only the dice differ");
    assert!(digests.len() > 5, "{digests:?}");
}

#[test]
fn bots_are_not_asked_when_there_is_nothing_to_choose() {
    let forced = Endless {
        step: |state, options| {
            let due = Tag.step(state, options);
            options.list.truncate(1);
            options.weights.truncate(1);
            due
        },
    };
    let plan = Plan { games: 2, limit: 30, ..PLAN };
    let records = batch(&forced, &first, &plan, |_| (), Controls::default());
    assert_eq!(records[0].digest, records[1].digest, "and no game differs from another");
    assert_eq!((records[0].choices, records[0].chances), (30, 10));
}

/// Cancels its own batch after a thousand choices.
struct Canceller {
    cancel: Arc<AtomicBool>,
    choices: Arc<AtomicU32>,
}

impl Bot<Endless> for Canceller {
    fn pick(&mut self, _: &Endless, _: &State, _: Seat, _: &[Choice], _: &mut Rng) -> usize {
        let choices = self.choices.fetch_add(1, Ordering::Relaxed);
        self.cancel.store(choices >= 1000, Ordering::Relaxed);
        0
    }
}

#[test]
fn a_running_game_can_be_cancelled_too() {
    let (cancel, choices) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU32::new(0)));
    let bots = |_: Seat| -> Box<dyn Bot<Endless>> {
        Box::new(Canceller { cancel: Arc::clone(&cancel), choices: Arc::clone(&choices) })
    };
    let controls = Controls { cancel: Some(&cancel), ..Controls::default() };
    let records = batch(&ENDLESS, &bots, &Plan { limit: u32::MAX, ..PLAN }, |_| (), controls);
    assert_eq!(records, []);
    assert!(choices.load(Ordering::Relaxed) < 1200);
}

struct Breaks;

impl Bot<Tag> for Breaks {
    fn pick(&mut self, _: &Tag, state: &State, _: Seat, _: &[Choice], _: &mut Rng) -> usize {
        assert!(state.round < 3, "no third round for me");
        0
    }
}

#[test]
fn a_bug_is_reported_with_its_game() {
    let bots = |_: Seat| -> Box<dyn Bot<Tag>> { Box::new(Breaks) };
    for jobs in [1, 2] {
        let broken = AssertUnwindSafe(|| {
            batch(&Tag, &bots, &Plan { games: 1, jobs, ..PLAN }, |_| (), Controls::default())
        });
        let why = catch_unwind(broken).unwrap_err();
        let why = why.downcast_ref::<String>().unwrap();
        assert_eq!(why, "game 0 of seed 7 broke: no third round for me");
    }
}

/// Breaks in some games.
struct Wavers;

impl Bot<Tag> for Wavers {
    fn pick(&mut self, _: &Tag, _: &State, _: Seat, _: &[Choice], rng: &mut Rng) -> usize {
        assert!(rng.below(30) > 0, "not this one");
        0
    }
}

#[test]
fn a_game_that_breaks_takes_no_other_with_it() {
    let bots = |_: Seat| -> Box<dyn Bot<Tag>> { Box::new(Wavers) };
    let play = |jobs, enough: Option<Enough<'_, ()>>| {
        batch_until(&Tag, &bots, &Plan { games: 40, jobs, ..PLAN }, |_| (), enough, Controls::default())
    };
    let one = play(1, None);
    assert!(one.records.len() > 3 && one.broken.len() > 3, "{} of 40 broke", one.broken.len());
    assert_eq!(one.records.len() + one.broken.len(), 40);
    assert_eq!(one.broken[0].why, "not this one");
    assert_eq!(play(3, None), one, "on any number of threads");
    let until = |games| Some(Enough { games, is_one: &|_| false });
    let third = one.broken[2].index;
    for jobs in [1, 3] {
        let some = play(jobs, until(3));
        assert_eq!(some.broken, one.broken[..3], "games that broke end a batch as others that went wrong do");
        assert!(some.records.iter().all(|record| record.index < third));
    }
}

#[test]
fn a_game_is_written_down_by_playing_it_again() {
    let records = batch(&Tag, &catcher, &PLAN, rounds, Controls::default());
    for record in &records[..50] {
        let about = Provenance { rules: "tag".into(), ..Provenance::default() };
        let replay = record_game(&Tag, &catcher, &PLAN, record.index, about);
        assert_eq!(replay.moves.len(), record.choices as usize);
        assert_eq!(replay.provenance.seed, Some((7, record.index)));
        let Verdict::Agrees { outcome, last } = verify(&Tag, &replay) else { panic!("{replay}") };
        assert_eq!((outcome, Some(last)), (record.outcome.clone(), replay.last));
    }
}
