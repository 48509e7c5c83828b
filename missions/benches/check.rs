//! How long an author waits: the problems after one edit, and a whole mission opened, laid out, compiled and checked.
//! Goals: 2 ms after an edit, 15 ms from cold (half of all; the limits are 16 and 50 ms).

use criterion::{Criterion, criterion_group, criterion_main};
use missions::{Edit, Id, Layout, Mission, check, format};
use std::hint::black_box;
use std::path::{Path, PathBuf};
use tiles::{Catalogue, Cell, Face, Placement, Turn};

fn library(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("library").join(name)
}

/// Every piece of the box on the table at once, in rows, so that nothing overlaps; things as in Cold Vaults.
fn largest() -> Mission {
    let mission = format::load(&library("cold-vaults")).expect("a shipped mission").mission;
    let mut edits = Vec::new();
    let (mut at, mut id) = (Cell::new(0, 30), 1000);
    for tile in Catalogue::doom2016().tiles.values() {
        for _ in 0..tile.stock {
            if mission.tiles().values().filter(|laid| laid.tile == tile.number).count()
                < usize::from(tile.stock)
            {
                let laid = Placement { tile: tile.number, face: Face::A, at, turn: Turn::R0 };
                edits.push(Edit::Tile(Id(id), Some(laid)));
                id += 1;
                at = if at.x > 40 { Cell::new(0, at.y + 10) } else { Cell::new(at.x + 7, at.y) };
            }
        }
    }
    mission.with(edits)
}

fn benches(c: &mut Criterion) {
    let vaults = format::load(&library("cold-vaults")).expect("a shipped mission").mission;
    for (name, mission) in
        [("starter", Mission::starter()), ("cold-vaults", vaults), ("every-piece", largest())]
    {
        // Each time a token is moved to and fro: an author's commonest edit.
        let (id, thing) =
            mission.things().iter().next_back().map(|(id, t)| (*id, t.clone())).expect("a thing");
        let mut edited = mission.clone();
        let mut there = thing.clone().moved(1, 0);
        let _ = c.bench_function(&format!("check after one edit, {name}"), |b| {
            b.iter(|| {
                let back = edited.swap(Edit::Thing(id, Some(there.clone())));
                if let Edit::Thing(_, Some(thing)) = back {
                    there = thing;
                }
                black_box(check(&edited))
            });
        });
    }
    let path = library("cold-vaults");
    let _ = c.bench_function("load, lay out, compile and check, cold-vaults", |b| {
        b.iter(|| {
            let loaded = format::load(black_box(&path)).expect("loads");
            check(&loaded.mission)
        });
    });
    let starter = Mission::starter();
    let text = format::write(&starter);
    let _ = c.bench_function("read mission.ron, starter", |b| b.iter(|| format::read(black_box(&text))));
    let _ = c.bench_function("write mission.ron, starter", |b| b.iter(|| format::write(black_box(&starter))));
    let _ = c.bench_function("lay tiles out, starter", |b| {
        b.iter(|| Layout::of(black_box(&starter), Catalogue::doom2016()));
    });
}

criterion_group!(check_benches, benches);
criterion_main!(check_benches);
