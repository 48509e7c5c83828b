//! The simple part of the language (reads, comparisons, conditions, loops over lists, lists of a function's own, texts put together,
//! effects, notes, calls of one's own functions) turned once into a tree that runs without Rhai, some thirty times faster.
//!
//! A tree never reports a mistake: on anything that is not plain it gives up, its effects are discarded, and Rhai runs
//! the handler from the start. Handlers are pure, so the result is the same. What is not simple is not lowered.

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
