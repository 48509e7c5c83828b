//! What a running script may take: steps, calls, letters, members.

/// Steps a handler may take.
pub(crate) const MAX_STEPS: u64 = 50_000;

/// Functions calling functions.
pub(crate) const MAX_CALLS: usize = 16;

/// Letters of a text made in play.
pub(crate) const MAX_TEXT: usize = 2_000;

/// Members of a list.
pub(crate) const MAX_LIST: usize = 500;

/// Entries of options.
pub(crate) const MAX_OPTIONS: usize = 50;

/// Variables at once.
pub(crate) const MAX_VARIABLES: usize = 64;

/// Depth of an expression: above the nesting that `scan` lets through.
pub(crate) const MAX_DEPTH: usize = 64;
