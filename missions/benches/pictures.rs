//! How long pictures take: describing a map, painting it, packing it. Run with `cargo bench -p missions`.

#[path = "../tests/missions/shared/demo.rs"]
#[allow(dead_code, reason = "shared with the tests, which use all of it")]
mod demo;

use criterion::{Criterion, criterion_group, criterion_main};
use missions::scene::{Scene, SceneOptions};
use missions::{paint, svg};
use std::hint::black_box;
use tiles::Catalogue;

fn pictures(c: &mut Criterion) {
    let catalogue = Catalogue::doom2016();
    for (name, mission) in [("everything", demo::everything()), ("vast", demo::vast())] {
        let options = SceneOptions::map();
        let scene = Scene::of(&mission, catalogue, &options);
        let mut group = c.benchmark_group(name);
        let _ = group.sample_size(10);
        let _ =
            group.bench_function("scene", |b| b.iter(|| Scene::of(black_box(&mission), catalogue, &options)));
        let _ = group.bench_function("svg", |b| b.iter(|| svg::svg(black_box(&scene), &mission)));
        for scale in [24, 48] {
            let _ = group.bench_function(format!("pixels {scale}"), |b| {
                b.iter(|| paint::pixels(black_box(&scene), scale));
            });
            let _ = group
                .bench_function(format!("png {scale}"), |b| b.iter(|| paint::png(black_box(&scene), scale)));
        }
        group.finish();
    }
}

criterion_group!(benches, pictures);
criterion_main!(benches);
