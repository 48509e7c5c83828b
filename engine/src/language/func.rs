//! Functions of the language: what they are called, take, give and do, and an example each. Running, checking,
//! completing and explaining scripts all read these rows; nothing about a function is written anywhere else.

use super::{Act, Fault, ScriptView, Ty, Val};
use words::Phrase;

/// The most values a function takes.
pub const MAX_ARGS: usize = 4;

/// A value a function takes.
#[derive(Clone, Copy, Debug)]
pub struct Param {
    /// What it is called in the manual.
    pub name: &'static str,
    /// What it may be.
    pub ty: Ty,
}

/// Shorthand for the lists.
#[must_use]
pub const fn takes(name: &'static str, ty: Ty) -> Param {
    Param { name, ty }
}

/// Answers a question.
pub type Ask = fn(&ScriptView<'_>, &[Val]) -> Result<Val, Fault>;
/// Lists what there is.
pub type List = fn(&ScriptView<'_>, &[Val], &mut dyn FnMut(Val)) -> Result<(), Fault>;
/// Asks for an effect.
pub type Do = fn(&mut Act<'_>, &[Val]) -> Result<(), Fault>;

/// What a function does.
#[derive(Clone, Copy, Debug)]
pub enum Run {
    /// Answers a question.
    Ask(Ask),
    /// Lists what there is.
    List(List),
    /// Asks for an effect.
    Do(Do),
}

/// A function of the language.
#[derive(Clone, Copy, Debug)]
pub struct Func {
    /// What it is called.
    pub name: &'static str,
    /// What it takes.
    pub params: &'static [Param],
    /// How many of them must be given.
    pub needed: usize,
    /// What it gives.
    pub gives: Ty,
    /// What it does.
    pub run: Run,
    /// What it means.
    pub doc: Phrase,
    /// A script that shows it.
    pub example: &'static str,
}

impl Func {
    /// `note(name, value)`, with optional parameters in brackets.
    #[must_use]
    pub fn signature(&self) -> String {
        let params: Vec<String> = self
            .params
            .iter()
            .enumerate()
            .map(|(i, p)| if i < self.needed { p.name.to_owned() } else { format!("[{}]", p.name) })
            .collect();
        format!("{}({})", self.name, params.join(", "))
    }

    /// Can it be called with that many values?
    #[must_use]
    pub const fn takes(&self, count: usize) -> bool {
        self.needed <= count && count <= self.params.len()
    }
}

/// A part of the manual: a noun and its functions, the shared ones and the game's own.
#[derive(Clone, Copy, Debug)]
pub struct Noun {
    /// What it is called in the manual.
    pub title: Phrase,
    /// Its functions.
    pub funcs: &'static [&'static [Func]],
}
