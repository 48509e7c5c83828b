//! One script on its way from Rhai's syntax tree to ours: what is done, and where the variables of a function are kept.

use crate::gather::gather;
use crate::lower::tree::{Function, MAX_LISTS, MAX_SLOTS};
use crate::names::Names;
use crate::parse::Parsed;
use engine::Thing;
use engine::language::Handler;
use rhai::Expr;
use std::sync::Arc;

/// Lowers one script.
pub(in crate::lower) struct Builder<'a> {
    pub(super) parsed: &'a Parsed,
    pub(super) names: &'a Names<'a>,
    pub(super) map: &'a [(String, Thing)],
    /// By function: not tried yet, at work, or done with its depth.
    pub(super) state: Vec<State>,
    pub(super) done: Vec<Option<Arc<Function>>>,
    /// The event of each function that is a handler.
    pub(super) heard: Vec<Option<&'static Handler>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum State {
    New,
    AtWork,
    Done { depth: usize },
    Not,
}

/// Where a variable is kept.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Variable {
    Slot(u8),
    /// A list of the script's own.
    List(u8),
}

/// One function being lowered.
pub(super) struct Scope {
    /// Variables in sight with their slots, innermost last.
    pub(super) names: Vec<(String, Variable)>,
    pub(super) next: u8,
    pub(super) next_list: u8,
    /// The event in slot 0, if the function is a handler.
    pub(super) heard: Option<&'static Handler>,
    pub(super) weight: u32,
    pub(super) depth: usize,
    pub(super) loops: usize,
}

impl<'a> Builder<'a> {
    pub(in crate::lower) fn new(
        parsed: &'a Parsed,
        names: &'a Names<'a>,
        map: &'a [(String, Thing)],
    ) -> Self {
        let language = names.language;
        let tags = gather(parsed, language).tags;
        let heard = parsed
            .functions
            .iter()
            .map(|f| {
                language.handler(&f.name).or_else(|| {
                    let word = f.name.strip_prefix("on_")?;
                    language.handler_of(tags.iter().find(|t| t.word == word)?.kind)
                })
            })
            .collect();
        let count = parsed.functions.len();
        Self {
            parsed,
            names,
            map,
            state: vec![State::New; count],
            done: std::iter::repeat_with(|| None).take(count).collect(),
            heard,
        }
    }
}

/// The list of the script's own that a variable holds.
pub(super) fn own_list(expr: &Expr, scope: &Scope) -> Option<u8> {
    match expr {
        Expr::Variable(variable, ..) if variable.2.is_empty() => scope.list(&variable.1),
        _ => None,
    }
}

impl Scope {
    /// Where a variable is kept.
    pub(super) fn variable(&self, name: &str) -> Option<Variable> {
        self.names.iter().rev().find(|(n, _)| n == name).map(|(_, variable)| *variable)
    }

    /// The slot of a variable that holds no list.
    pub(super) fn find(&self, name: &str) -> Option<u8> {
        match self.variable(name)? {
            Variable::Slot(slot) => Some(slot),
            Variable::List(_) => None,
        }
    }

    /// The list of a variable that holds one.
    pub(super) fn list(&self, name: &str) -> Option<u8> {
        match self.variable(name)? {
            Variable::List(list) => Some(list),
            Variable::Slot(_) => None,
        }
    }

    /// A new variable. Slots are not used again: a function has few.
    pub(super) fn declare(&mut self, name: &str) -> Option<u8> {
        let slot = self.next;
        self.next += 1;
        self.names.push((name.to_owned(), Variable::Slot(slot)));
        (usize::from(slot) < MAX_SLOTS).then_some(slot)
    }

    /// A new variable that holds a list.
    pub(super) fn declare_list(&mut self, name: &str) -> Option<u8> {
        let list = self.next_list;
        self.next_list += 1;
        self.names.push((name.to_owned(), Variable::List(list)));
        (usize::from(list) < MAX_LISTS).then_some(list)
    }
}
