//! What the checks of one script look things up in.

use crate::gather::Gathered;
use crate::names::Names;
use crate::parse::{Function, Parsed};
use engine::language::Handler;
use std::collections::BTreeSet;

/// Rhai's own functions that scripts may use, with the number of values each takes. Filled from the engine itself.
pub(crate) type Library = BTreeSet<(String, usize)>;

/// What the checks of one script look things up in.
pub(crate) struct Known<'a> {
    pub(crate) names: &'a Names<'a>,
    pub(crate) library: &'a Library,
    pub(crate) parsed: &'a Parsed,
    pub(crate) gathered: &'a Gathered,
    /// Kinds of tokens that any script invents.
    pub(crate) tokens: &'a [String],
    /// Words of the parts that could not be read, of all scripts: those may invent kinds of tokens.
    pub(crate) unread: &'a BTreeSet<String>,
}

impl Known<'_> {
    /// Does the script itself call a function, or hand it over?
    pub(super) fn calls(&self, name: &str) -> bool {
        self.gathered.functions.iter().any(|function| function.calls.contains(name))
    }
}

/// The event a function hears, if it is a handler and hears nothing else: the script may call it with another value, or use its
/// tag for different things.
pub(super) fn event_of(known: &Known<'_>, function: &Function) -> Option<&'static Handler> {
    let language = known.names.language;
    if known.calls(&function.name) {
        return None;
    }
    language.handler(&function.name).or_else(|| {
        let tag = function.name.strip_prefix("on_")?;
        let mut kinds = known.gathered.tags.iter().filter(|t| t.word == tag).map(|t| t.kind);
        let first = kinds.next()?;
        if kinds.all(|kind| kind == first) { language.handler_of(first) } else { None }
    })
}
