//! Pictures of missions: everything on the map is in them, wrong missions too, and they do not change by accident.
//! To look at a picture, draw a mission with `hellwright render`.

#[allow(dead_code, unreachable_pub, reason = "shared with the benchmark")]
#[path = "pictures/demo.rs"]
mod demo;
#[path = "pictures/paint.rs"]
mod paint;
#[path = "pictures/random.rs"]
mod random;
#[path = "pictures/scene.rs"]
mod scene;
#[path = "pictures/svg.rs"]
mod svg;
#[path = "pictures/text.rs"]
mod text;
