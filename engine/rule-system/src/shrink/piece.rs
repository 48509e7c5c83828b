//! The pieces of a game that are left out together.

use super::course::Made;

/// A piece of a game.
#[derive(Clone, Copy)]
pub(super) enum Piece {
    Whole,
    Round,
    /// An activation, or what comes before the first one of a round.
    Part,
    /// So many choices.
    Choices(usize),
}

impl Piece {
    /// Where pieces begin.
    pub(super) fn starts<C>(self, made: &[Made<C>]) -> Vec<usize> {
        let later = |from: &usize| Some(self.end(made, *from)).filter(|next| *next < made.len());
        std::iter::successors((!made.is_empty()).then_some(0), later).collect()
    }

    /// Where the piece ends that begins with this choice.
    pub(super) fn end<C>(self, made: &[Made<C>], from: usize) -> usize {
        let rest = &made[from..];
        let end_of =
            |of: fn(&Made<C>) -> u32| from + rest.iter().take_while(|one| of(one) == of(&rest[0])).count();
        match self {
            Self::Whole => made.len(),
            Self::Round => end_of(|one| one.round),
            Self::Part => end_of(|one| one.part),
            Self::Choices(size) => (from + size).min(made.len()),
        }
    }
}
