//! What a script costs: an event without a handler, simple handlers, handlers that read a lot, each lowered and in
//! Rhai; and how long compiling takes.

#[path = "../tests/script_api/common.rs"]
#[allow(dead_code, reason = "shared with the tests, which use other parts")]
mod common;

use common::{Mission, blue_door_opened, examples};
use criterion::{Criterion, criterion_group, criterion_main};
use doom_2016::LANGUAGE;
use doom_2016::own::PortalId;
use engine::{Event, FigureId, Hooks, Orders, TokenId, TokenKind};
use script_api::{Names, ScriptSource, Scripts, compile};
use std::hint::black_box;

/// A guard and one effect.
const GUARD: &str = "fn on_door_opened(e) { if e.by.side == \"marines\" { draw_events(1); } }";
/// One effect.
const ONE: &str = "fn on_door_opened() { draw_events(1); }";
/// Five reads and comparisons, and no effect.
const READS: &str = "fn on_door_opened(e) {
    if round > 5 || frags > 3 || argent > 17 || e.door == map::red_door || e.by.damage > 2 { draw_events(1); }
}";
/// Five reads of the costlier sort.
const LISTS: &str = "fn on_door_opened(e) {
    if demons().count > 5 || portals(\"faceup\").count == 0 || tokens(\"objective\").count == 9
        || noted(\"x\", false) || distance(e.by, map::altar) < 2 { draw_events(1); }
}";
/// A loop with a condition and an effect.
const LOOP: &str = "fn on_door_opened(e) { for p in portals() { if p.faceup { summon(p); } } }";

/// One script that has no problems, compiled.
fn sound(mission: &mut Mission, text: &str) -> Scripts {
    let (scripts, problems) = mission.compile(&[("card", text)]);
    assert!(problems.is_empty(), "{problems:?}");
    scripts
}

fn run(c: &mut Criterion, name: &str, mission: &Mission, scripts: &Scripts, event: &Event) {
    let mut out = Orders::default();
    for (way, scripts) in [("lowered", scripts.clone()), ("rhai", scripts.in_rhai())] {
        let _ = c.bench_function(&format!("{name}/{way}"), |b| {
            b.iter(|| {
                out.list.clear();
                let event = black_box(event);
                for listener in 0..scripts.listeners(event.kind()) {
                    let (table, world) = (&mission.table, &mission.world);
                    let result = scripts.react(listener, table, world, &mission.counts, event, &mut out);
                    debug_assert!(result.is_ok());
                }
                out.list.len()
            });
        });
    }
}

fn handlers(c: &mut Criterion) {
    let mut mission = Mission::new();
    let scripts = sound(&mut mission, GUARD);
    let door = blue_door_opened(0);
    let _ = c.bench_function("unheard/bit test", |b| {
        let listens = scripts.listens();
        b.iter(|| black_box(listens).has(black_box(&Event::Started).kind()));
    });
    run(c, "unheard", &mission, &scripts, &Event::Started);
    for (name, text) in
        [("one effect", ONE), ("guard", GUARD), ("five reads", READS), ("five lists", LISTS), ("loop", LOOP)]
    {
        let scripts = sound(&mut mission, text);
        run(c, name, &mission, &scripts, &door);
    }
}

fn cards(c: &mut Criterion) {
    let card = |name: &str| examples().into_iter().find(|(n, _)| n == name).map(|(_, text)| text);
    let imp = Mission::new().kind("imp");
    let figure = FigureId(2);
    let mut events: Vec<(&str, &str, Event)> = vec![
        ("first-steps", "on_door_opened", blue_door_opened(0)),
        ("first-steps", "on_activation_end", Event::ActivationEnded { figure }),
        ("infestation", "on_door_opened", blue_door_opened(0)),
        ("infestation", "on_activation_end", Event::ActivationEnded { figure }),
        (
            "containment-protocol",
            "on_token_removed",
            Event::TokenRemoved { token: TokenId(0), kind: TokenKind::Objective },
        ),
    ];
    let mission = Mission::new();
    let at = mission.table.piece(PortalId(0).into()).map(|spot| spot.space).expect("a portal");
    events.push(("infestation", "on_placed", Event::Placed { figure, kind: imp, at }));
    for (name, handler, event) in events {
        let mut mission = Mission::new();
        let scripts = sound(&mut mission, &card(name).unwrap_or_default());
        mission.world.activate(FigureId(0));
        run(c, &format!("{name} {handler}"), &mission, &scripts, &event);
    }
}

fn compiling(c: &mut Criterion) {
    let all = examples();
    let mut mission = Mission::new();
    let sources: Vec<ScriptSource<'_>> =
        all.iter().map(|(name, text)| ScriptSource { name, text, ..ScriptSource::default() }).collect();
    let one: Vec<ScriptSource<'_>> = sources.iter().filter(|s| s.name == "infestation").copied().collect();
    let _ = c.bench_function("compile/infestation", |b| {
        b.iter(|| compile(black_box(&one), Names::of(&mut mission.table, &LANGUAGE)).1.len());
    });
    let _ = c.bench_function("compile/all examples", |b| {
        b.iter(|| compile(black_box(&sources), Names::of(&mut mission.table, &LANGUAGE)).1.len());
    });
    let _ = c.bench_function("compile/first call in Rhai", |b| {
        b.iter(|| {
            let scripts = compile(&one, Names::of(&mut mission.table, &LANGUAGE)).0.in_rhai();
            let (table, world) = (&mission.table, &mission.world);
            scripts.react(0, table, world, &mission.counts, &Event::Started, &mut Orders::default())
        });
    });
}

criterion_group!(benches, handlers, cards, compiling);
criterion_main!(benches);
