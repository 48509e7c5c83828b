//! The sorts of values that a script writes on its notes. A note that is read may say any of them, whatever is given for its
//! absence.

use super::Known;
use super::walk::{is_handed_over, walk};
use engine::language::Ty;

/// What is written, by the names of the notes; no name is a name that is worked out in play.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Written(Vec<(Option<String>, Ty)>);

impl Written {
    /// What is written in ways that cannot be followed.
    pub(super) fn of(known: &Known<'_>) -> Self {
        let mut unclear = !known.parsed.unread.is_empty();
        for function in &known.parsed.functions {
            walk(function, |node| unclear |= is_handed_over(node, "note"));
        }
        if unclear { Self::unclear() } else { Self::default() }
    }

    /// Anything may be written on any note.
    pub(super) fn unclear() -> Self {
        Self(vec![(None, Ty::NOTE)])
    }

    /// A value is written.
    pub(super) fn add(&mut self, name: Option<String>, value: Ty) {
        // What no note can say is refused in play.
        let value = Ty { is: value.is & Ty::NOTE.is, each: 0, words: value.words };
        match self.0.iter_mut().find(|(known, _)| *known == name) {
            Some((_, ty)) => *ty = ty.or(value),
            None => self.0.push((name, value)),
        }
    }

    /// What a note may say, or any note if its name is worked out in play.
    pub(super) fn on(&self, name: Option<&str>) -> Ty {
        let fits = |known: &Option<String>| match (known, name) {
            (Some(known), Some(name)) => known == name,
            _ => true,
        };
        self.0.iter().filter(|(known, _)| fits(known)).fold(Ty::NONE, |all, (_, ty)| all.or(*ty))
    }
}
