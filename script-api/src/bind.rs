//! The words of the language, one file for each noun: what they are called, take, give and do, and an example each.
//! The host, the lint, the lowering and the manual all read these lists; nothing about a word is written anywhere else.

pub(crate) mod aim;
pub(crate) mod door;
pub(crate) mod fact;
pub(crate) mod figure;
pub(crate) mod heard;
pub(crate) mod note;
pub(crate) mod offer;
pub(crate) mod place;
pub(crate) mod play;
pub(crate) mod portal;
pub(crate) mod property;
pub(crate) mod rule;
pub(crate) mod token;

use crate::look::{Act, Fault, Look};
use crate::ty::Ty;
use crate::value::Val;

/// A value a function takes.
pub(crate) struct Param {
    pub(crate) name: &'static str,
    pub(crate) ty: Ty,
}

/// Shorthand for the lists.
const fn takes(name: &'static str, ty: Ty) -> Param {
    Param { name, ty }
}

/// Answers a question.
pub(crate) type Ask = fn(&Look<'_>, &[Val]) -> Result<Val, Fault>;
/// Lists what there is.
pub(crate) type List = fn(&Look<'_>, &[Val], &mut dyn FnMut(Val)) -> Result<(), Fault>;
/// Asks for an effect.
pub(crate) type Do = fn(&mut Act<'_>, &[Val]) -> Result<(), Fault>;

/// What a function does.
#[derive(Clone, Copy)]
pub(crate) enum Run {
    /// Answers a question.
    Ask(Ask),
    /// Lists what there is.
    List(List),
    /// Asks for an effect.
    Do(Do),
}

/// A function of the language.
pub(crate) struct Func {
    pub(crate) name: &'static str,
    pub(crate) params: &'static [Param],
    /// How many of them must be given.
    pub(crate) needed: usize,
    pub(crate) gives: Ty,
    pub(crate) run: Run,
    pub(crate) doc: &'static str,
    /// A script that shows it.
    pub(crate) example: &'static str,
}

impl Func {
    /// `note(name, value)`, with optional parameters in brackets.
    pub(crate) fn signature(&self) -> String {
        let params: Vec<String> = self
            .params
            .iter()
            .enumerate()
            .map(|(i, p)| if i < self.needed { p.name.to_owned() } else { format!("[{}]", p.name) })
            .collect();
        format!("{}({})", self.name, params.join(", "))
    }

    /// Can it be called with that many values?
    pub(crate) const fn takes(&self, count: usize) -> bool {
        self.needed <= count && count <= self.params.len()
    }
}

/// A part of the manual: a noun and its functions.
pub(crate) struct Noun {
    pub(crate) title: &'static str,
    pub(crate) funcs: &'static [Func],
}

/// All functions, in the manual's order.
pub(crate) const NOUNS: &[Noun] = &[
    Noun { title: "The game", funcs: play::FUNCS },
    Noun { title: "Notes", funcs: note::FUNCS },
    Noun { title: "Offers", funcs: offer::FUNCS },
    Noun { title: "Aims", funcs: aim::FUNCS },
    Noun { title: "Rules", funcs: rule::FUNCS },
    Noun { title: "Figures", funcs: figure::FUNCS },
    Noun { title: "Portals and teleporters", funcs: portal::FUNCS },
    Noun { title: "Doors", funcs: door::FUNCS },
    Noun { title: "Tokens", funcs: token::FUNCS },
    Noun { title: "Places", funcs: place::FUNCS },
];

/// All functions.
pub(crate) fn funcs() -> impl Iterator<Item = &'static Func> {
    NOUNS.iter().flat_map(|noun| noun.funcs)
}

/// The function with a name.
pub(crate) fn func(name: &str) -> Option<&'static Func> {
    funcs().find(|f| f.name == name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_word_means_one_thing() {
        let mut seen = BTreeSet::new();
        for name in funcs().map(|f| f.name).chain(fact::FACTS.iter().map(|f| f.name)) {
            assert!(seen.insert(name), "{name} is defined twice");
        }
        for f in funcs() {
            assert!(f.needed <= f.params.len(), "{}", f.name);
            assert!(f.params.len() <= crate::lower::MAX_ARGS, "{}", f.name);
            assert!(f.example.contains(f.name), "the example of {} does not show it", f.name);
            assert!(f.doc.ends_with(['.', '?']), "{}", f.name);
        }
    }
}
