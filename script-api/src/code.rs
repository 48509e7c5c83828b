//! Scripts as they run: their handlers, by events, and everything these look things up in.

use crate::lower::{self, Program};
use crate::parse::Named;
use crate::problem::Position;
use crate::tunable::ParameterInfo;
use engine::language::{Field, Words};
use engine::{EventSet, Side, Sym, Thing};
use std::collections::BTreeSet;
use std::sync::Arc;

/// A name on the map, used in a script as `map::name`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameUse {
    /// The script's name.
    pub script: String,
    /// The name on the map.
    pub name: String,
    /// Where the name begins (behind `map::`).
    pub at: Position,
}

/// A script, compiled.
#[derive(Debug)]
pub(crate) struct Script {
    pub(crate) name: String,
    pub(crate) title: String,
    /// Text of the sound functions, for Rhai.
    pub(crate) text: String,
    pub(crate) constants: Vec<Named>,
    pub(crate) program: Program,
    /// Who may win by a handler of this script.
    pub(crate) wins: Vec<Side>,
}

/// A handler of a script.
#[derive(Debug)]
pub(crate) struct Handler {
    /// Its number among all handlers of the mission.
    pub(crate) number: u16,
    pub(crate) script: u8,
    pub(crate) name: String,
    /// Only for events with this tag, and how it is read off them.
    pub(crate) tag: Option<(Sym, &'static Field)>,
    pub(crate) takes_event: bool,
    /// The handler without Rhai, if it is simple enough.
    pub(crate) lowered: Option<Arc<lower::Function>>,
}

/// Everything compiled. Shared by all games and threads.
#[derive(Debug)]
pub(crate) struct Code {
    pub(crate) scripts: Vec<Script>,
    /// By event kind, in the order of the scripts.
    pub(crate) handlers: Vec<Vec<Handler>>,
    pub(crate) listens: EventSet,
    pub(crate) words: Words,
    pub(crate) map: Vec<(String, Thing)>,
    pub(crate) uses: Vec<NameUse>,
    pub(crate) tunables: Vec<ParameterInfo>,
    /// Script and line of every order, in the order of their numbers.
    pub(crate) orders: Vec<(u8, u16)>,
    /// Every function that some script calls or hands over.
    pub(crate) called: BTreeSet<String>,
}
