//! What a rule system says of its own words for scripts, beside what they do: checks of cards read it. The words themselves stand in
//! its language.

/// A function that causes the event of a handler. A handler that calls it may call itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cause {
    /// The function: `hurt`.
    pub function: &'static str,
    /// The handler of the event: `on_hurt`.
    pub handler: &'static str,
    /// What the function has to take first so that the event is about the same figure again: `e.figure`. Without a figure, nothing;
    /// then any number but none or less will do.
    pub about: &'static str,
}

/// A sentence of a card that promises what only a function does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Promise {
    /// Who, does and what, in small letters: `invader`, `draws`, `event`.
    pub says: [&'static str; 3],
    /// The function that keeps it: `draw_events`.
    pub function: &'static str,
}
