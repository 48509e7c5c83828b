//! What a check of one side finds.

use words::Text;

/// What a check finds on a side: a code, a place in the drawing, a sentence, help.
pub(super) struct Finding {
    pub(super) code: &'static str,
    pub(super) at: Option<(usize, usize)>,
    pub(super) sentence: Text,
    pub(super) help: Text,
}
