//! What the drivers cost: whole games of the toy, whose rules take next to no time, so that what is measured is the loop
//! around them. Compare ratios within one run; the machine may be busy.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use engine::conform::{Conform, check};
use engine::game::{Game, Log, Options, Seat, Step};
use engine::play::{
    Bot, Controls, Digest, Digester, Plan, RandomBot, Record, Rng, batch, record_game, verify,
};
use engine::play::{Playthrough, Provenance, Session};
use engine::toy::Tag;
use std::hash::Hash;
use std::hint::black_box;
use std::sync::Arc;

const PLAN: Plan = Plan { first: 0, games: 1000, seed: 7, jobs: 1, limit: 10_000 };

fn random(_: Seat) -> Box<dyn Bot<Tag>> {
    Box::new(RandomBot)
}

fn play(plan: &Plan) -> Vec<Record<()>> {
    batch(&Tag, &random, plan, |_| (), Controls::default())
}

/// The rules alone: the same games without bots, records and digests.
fn rules_alone(games: u32) -> u64 {
    let (mut options, mut log, mut choices) = (Options::default(), Log::silent(), 0);
    for game in 0..games {
        let (mut state, mut rng) = (Tag.start(), Rng::for_game(7, game));
        while !matches!(Tag.step(&state, &mut options), Step::Over(_)) {
            let pick = rng.below(options.list.len() as u32) as usize;
            Tag.apply(&mut state, options.list[pick], &mut log);
            choices += 1;
        }
    }
    choices
}

fn games(c: &mut Criterion) {
    let mut group = c.benchmark_group("toy, per choice");
    let choices = |plan: &Plan| play(plan).iter().map(|r| u64::from(r.choices)).sum::<u64>();
    let _ = group.throughput(Throughput::Elements(rules_alone(PLAN.games)));
    let _ = group.bench_function("rules alone", |b| b.iter(|| rules_alone(PLAN.games)));
    let _ = group.throughput(Throughput::Elements(choices(&PLAN)));
    let _ = group.bench_function("batch", |b| b.iter(|| play(&PLAN)));
    let _ = group.bench_function("batch on 2 threads", |b| b.iter(|| play(&Plan { jobs: 2, ..PLAN })));
    let conform = |thorough| Conform { games: PLAN.games, thorough, ..Conform::default() };
    for thorough in [50, 1] {
        let report = check(&Tag, conform(thorough)).map_or(0, |r| r.choices);
        let _ = group.throughput(Throughput::Elements(report));
        let name = format!("conformance, thorough every {thorough}");
        let _ = group.bench_function(name, |b| b.iter(|| check(&Tag, conform(thorough)).is_ok()));
    }
    group.finish();
}

fn one_game(c: &mut Criterion) {
    let mut group = c.benchmark_group("toy, one game");
    let replay = record_game(&Tag, &random, &PLAN, 0, Provenance::default());
    let _ = group.bench_function("write down", |b| {
        b.iter(|| record_game(&Tag, &random, &PLAN, 0, Provenance::default()));
    });
    let _ = group.bench_function("verify", |b| b.iter(|| verify(&Tag, black_box(&replay))));
    let _ = group.bench_function("step by step and back", |b| {
        b.iter(|| {
            let mut game = Playthrough::new(Arc::new(Tag), Provenance::default());
            while let Some(option) = game.suggest() {
                let _ = game.take(option);
            }
            while game.back() {}
        });
    });
    group.finish();
}

fn parts(c: &mut Criterion) {
    let mut rng = Rng::new(7);
    let _ = c.bench_function("rng: below 12", |b| b.iter(|| rng.below(black_box(12))));
    let weights = [3, 1, 4, 1, 5, 9, 2, 6];
    let _ = c.bench_function("rng: 8 weights", |b| b.iter(|| rng.weighted(black_box(&weights))));
    let state: Vec<u16> = (0..1000).collect();
    let mut digester = Digester::default();
    let _ = c.bench_function("digest: 2 KB in a thousand numbers", |b| {
        b.iter(|| {
            digester.clear();
            for n in black_box(&state) {
                n.hash(&mut digester);
            }
            digester.digest()
        });
    });
    let bytes = vec![7; 2000];
    let _ = c.bench_function("digest: 2 KB in one piece", |b| b.iter(|| Digest::of_bytes(black_box(&bytes))));
}

criterion_group!(benches, games, one_game, parts);
criterion_main!(benches);
