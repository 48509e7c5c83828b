//! What keeps a document safe: its journal, its locks, and what its files looked like.

use missions::journal::Journal;
use missions::lock::Lock;
use missions::watch::Stamp;
use std::path::PathBuf;

/// What keeps a document safe. Without anything of it (as in tests of other things) it is a mission in memory.
#[derive(Debug, Default)]
pub(crate) struct Storage {
    pub(super) journal: Option<Journal>,
    /// That we are here, and that our journal is ours.
    pub(super) locks: Vec<Lock>,
    pub(super) stamp: Option<Stamp>,
    /// The folder made for the journal of a mission that has none of its own.
    pub(super) loft: Option<PathBuf>,
}
