//! What the absence of something in a mission does.

use super::change::Change;
use missions_document::diagnostic::Place;
use words::Text;

/// What a mission is without something.
#[derive(Clone, Debug, PartialEq)]
pub struct Knockout {
    /// What was taken away, for people: `the red portal at 3,4`.
    pub name: Text,
    /// An ability is this function of the script at `place`.
    pub handler: Option<String>,
    /// What sort of thing it is, in a word: `portal`.
    pub kind: String,
    /// Where it is.
    pub place: Place,
    /// What its absence does.
    pub what: What,
}

/// What the absence of something does.
#[derive(Clone, Debug, PartialEq)]
pub enum What {
    /// The mission cannot be played without it, and why.
    Needed(Text),
    /// The games are won more or less often, or not.
    Change(Change),
    /// A rule of ours panicked without it (S007), with these words; the games say nothing.
    Broke(Text),
}
