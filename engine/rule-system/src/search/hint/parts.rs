//! What a hint is made of: plans in words, reasons, and the ends of rollouts.

use words::Phrase;

/// A plan for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advised {
    /// The keys of its choices, in their order; the first is on offer. Those after it are as they come about in one rollout: chance
    /// or another seat may come between.
    pub keys: Vec<String>,
    /// The same choices as sentences.
    pub texts: Vec<String>,
    /// After them the figure goes no further in this activation.
    pub stays: bool,
    /// Offers that could be taken in this activation are refused.
    pub refuses: bool,
}

/// Something that makes one plan better than another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// What counts, in a few words without a capital: `the health of the marines`.
    pub name: Phrase,
    /// By so many thousandths it raises the chance of the seat's side to win; below zero it speaks for the next best plan.
    pub points: i32,
}

/// How a rollout ended.
pub(super) struct End {
    /// The chance to win of the seat's side there.
    pub(super) chance: i64,
    /// The features of the state; none if the game was over.
    pub(super) features: Vec<i32>,
}
