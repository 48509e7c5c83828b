//! A game in progress as a window, a terminal or a server sees it: whose turn, what is on offer, take one, go back. It hides
//! which rule system is played, so that callers need not be generic; what the board looks like is asked elsewhere.

use crate::event::Event;
use crate::game::{Shown, Step};
use crate::play::{Digest, Replay};

/// What is due now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Now {
    /// How many choices have been made.
    pub number: usize,
    /// Whose turn it is, or how the game ended.
    pub due: Step,
    /// The options; none when the game is over.
    pub options: Vec<Shown>,
    /// For nature's turn: how likely each option is.
    pub weights: Vec<u32>,
}

/// A game in progress.
pub trait Session: Send {
    /// What is due now.
    fn now(&self) -> Now;

    /// Take an option by its position. Answers with what happened; `None`, and nothing happens, if there is no such option.
    fn take(&mut self, option: usize) -> Option<&[Event]>;

    /// The option the seat's bot would take, or that falls to nature. Asked twice, it says the same; `None` when the game is
    /// over.
    fn suggest(&mut self) -> Option<usize>;

    /// Undo the last choice; false if there is none.
    fn back(&mut self) -> bool;

    /// Go back to the moment after the first `number` choices; false if there are not so many.
    fn rewind(&mut self, number: usize) -> bool;

    /// Everything that happened so far, oldest first.
    fn events(&self) -> &[Event];

    /// The game so far, to be saved.
    fn replay(&self) -> Replay;

    /// Fingerprint of the state.
    fn digest(&self) -> Digest;
}
