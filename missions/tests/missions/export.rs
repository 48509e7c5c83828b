//! Exports as their readers meet them: what is written is read again, by a reader of ours that rebuilds walls, doors and pieces
//! and finds the engine's own line of sight and movement in them, and by real programs.

mod bundle;
pub(crate) mod common;
mod html;
mod json;
mod pdf;
mod png;
mod svg;
mod tiled;
mod uvtt;
