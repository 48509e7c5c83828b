//! What DOOM (2016) costs: whole games of the random and the greedy bot, a single step, a copy of a state.
//! Compare ratios within one run; the machine may be busy.

#[path = "../tests/doom_2016/missions.rs"]
#[allow(dead_code, reason = "shared with the tests")]
mod missions;
#[path = "../tests/doom_2016/table.rs"]
#[allow(dead_code, reason = "shared with the tests")]
mod table;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use doom_2016::{Choice, Doom2016, Greedy};
use engine::game::{Game, Log, Options, Seat, Step};
use engine::play::{Bot, Bots, Controls, Plan, RandomBot, Record, Rng, batch};
use missions::{FACILITY, Goal, mission, mission_of};
use std::hint::black_box;

const PLAN: Plan = Plan { first: 0, games: 20, seed: 7, jobs: 1, limit: 20_000 };

fn random(_: Seat) -> Box<dyn Bot<Doom2016>> {
    Box::new(RandomBot)
}

fn play(game: &Doom2016, bots: &Bots<'_, Doom2016>) -> Vec<Record<()>> {
    batch(game, bots, &PLAN, |_| (), Controls::default())
}

fn games(c: &mut Criterion) {
    let game = mission(FACILITY, 3, Goal::Contain, 4);
    let greedy = |_: Seat| -> Box<dyn Bot<Doom2016>> { Box::new(Greedy::new(&game)) };
    let pairs: [(&str, &Bots<'_, Doom2016>); 2] = [("random", &random), ("greedy", &greedy)];
    for (name, bots) in pairs {
        let records = play(&game, bots);
        let choices = records.iter().map(|r| u64::from(r.choices)).sum::<u64>();
        let mut group = c
            .benchmark_group(format!("doom2016, {name}, {} choices a game", choices / u64::from(PLAN.games)));
        let _ = group.sample_size(20);
        let _ = group.throughput(Throughput::Elements(choices));
        let _ = group.bench_function("choices", |b| b.iter(|| play(&game, bots)));
        let _ = group.throughput(Throughput::Elements(u64::from(PLAN.games)));
        let _ = group.bench_function("playouts", |b| b.iter(|| play(&game, bots)));
        group.finish();
    }
}

/// The same board and task with classes, other weapons, event sets and invasion cards of the box: ten deals with two games.
fn dealt(c: &mut Criterion) {
    let deals: Vec<Doom2016> = (0..10)
        .map(|deal| {
            let mut rng = Rng::for_game(16, deal);
            mission_of(FACILITY, 3, Goal::Contain, 4, |setup| {
                let _ = setup.deal(&mut |n| rng.below(n as u32) as usize);
            })
        })
        .collect();
    for (name, clever) in [("random", false), ("greedy", true)] {
        let play = || -> u64 {
            let plan = Plan { games: 2, ..PLAN };
            let games = deals.iter().map(|game| {
                let bot = |_: Seat| -> Box<dyn Bot<Doom2016>> {
                    if clever { Box::new(Greedy::new(game)) } else { Box::new(RandomBot) }
                };
                batch(game, &bot, &plan, |_| (), Controls::default())
            });
            games.flatten().map(|record| u64::from(record.choices)).sum()
        };
        let choices = play();
        let mut group = c.benchmark_group(format!(
            "doom2016, dealt again, {name}, {} choices a game",
            choices / u64::from(PLAN.games)
        ));
        let _ = group.sample_size(20);
        let _ = group.throughput(Throughput::Elements(choices));
        let _ = group.bench_function("choices", |b| b.iter(play));
        group.finish();
    }
}

/// A state in the middle of a game, with the choices that led to it.
fn middle(game: &Doom2016) -> <Doom2016 as Game>::State {
    let (mut state, mut rng) = (game.start(), Rng::new(7));
    let (mut options, mut log) = (Options::default(), Log::silent());
    for _ in 0..600 {
        let pick = match game.step(&state, &mut options) {
            Step::Over(_) => break,
            Step::Choose(_) => rng.below(options.list.len() as u32) as usize,
            Step::Chance => rng.weighted(&options.weights),
        };
        let choice: Choice = options.list[pick];
        game.apply(&mut state, choice, &mut log);
    }
    state
}

fn parts(c: &mut Criterion) {
    let game = mission(FACILITY, 3, Goal::Contain, 40);
    let state = middle(&game);
    let size = size_of_val(&state);
    let mut group = c.benchmark_group(format!("doom2016, a state of {size} bytes"));
    let _ = group.bench_function("clone", |b| b.iter(|| black_box(&state).clone()));
    let mut options = Options::default();
    let _ = group.bench_function("step", |b| b.iter(|| game.step(black_box(&state), &mut options)));
    let mut log = Log::silent();
    let choice = options.list[0];
    let _ = group.bench_function("clone and apply", |b| {
        b.iter(|| {
            let mut copy = state.clone();
            game.apply(&mut copy, choice, &mut log);
            copy
        });
    });
    group.finish();
}

criterion_group!(benches, games, dealt, parts);
criterion_main!(benches);
