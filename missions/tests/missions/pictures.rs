//! Pictures of missions: everything on the map is in them, wrong missions too, and they do not change by accident.
//! To look at a picture, draw a mission with `hellwright render`.

mod paint;
mod random;
mod scene;
mod svg;
mod text;
