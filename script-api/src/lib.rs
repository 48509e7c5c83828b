//! Objective and threat cards as scripts: the only crate that knows Rhai.
//!
//! A script is a handful of functions. One named after an event (`fn on_door_opened(e)`) is called when it happens; it
//! looks at the table (`doors()`, `e.by.side`, `round`) and asks for effects (`open(door)`, `win("marines", …)`).
//! What it asks for happens after it has returned, in order: look first, then ask. A script has no memory of its own;
//! what it must remember it writes down in a note. It has no files, no clock and no chance of its own, and a limit on
//! everything.
//!
//! Which words there are is not written here: they come with the game, as an [`engine::language::Language`].
//!
//! Reading order: [`problem`] is what can be wrong; `scan`, `parse` and `gather` read a text, `typed` and `refused` say what is mistyped in it; `lint` finds mistakes before play; [`mod@compile`] puts it together; `host` is Rhai in
//! its cage; `lower` turns simple handlers into something faster; [`hooks`] answers the engine; [`mod@reference`] is the
//! manual; [`assist`] answers an editor.

pub mod assist;
mod code;
pub mod compile;
mod gather;
mod given;
pub mod hooks;
mod host;
mod limits;
mod lint;
mod lower;
mod names;
mod parse;
pub mod problem;
pub mod reference;
mod refused;
mod scan;
mod stage;
mod told;
mod tunable;
mod typed;
pub mod words;

pub use compile::{NameUse, Parameter, ParameterInfo, ScriptSource, compile};
pub use engine::suggest;
pub use hooks::Scripts;
pub use names::Names;
pub use problem::{Position, ProblemKind, ScriptProblem, Severity};
pub use scan::{MapName, map_names};
