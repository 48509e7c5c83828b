//! The simple part of the language (reads, comparisons, conditions, loops over lists, lists of a function's own, texts put together,
//! effects, notes, calls of one's own functions) turned once into a tree that runs without Rhai, some thirty times faster.
//!
//! A tree never reports a mistake: whatever it meets that is not plain, it gives up, its effects are struck out, and
//! Rhai runs the handler from the start. Handlers are pure, so nobody can tell. What is not simple is not lowered.

mod build;
mod run;
mod tree;

pub(crate) use run::play;
pub(crate) use tree::{Function, Program};

use crate::names::Names;
use crate::parse::Parsed;
use engine::Thing;

/// Lower the functions of a script, as far as they are simple.
pub(crate) fn lower(parsed: &Parsed, names: &Names<'_>, map: &[(String, Thing)]) -> Program {
    build::Builder::new(parsed, names, map).program()
}
