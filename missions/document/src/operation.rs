//! Operations: a folder of missions that belong together, with cards they share. A mission knows the operation it lies in
//! and never changes it; everything else of operations (their order, what is carried over) has no place here yet.

use crate::content::ContentFile;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

/// The name of the file that makes a folder of missions an operation.
pub const FILE_NAME: &str = "operation.ron";

/// The newest format of that file.
pub const NEWEST: u32 = 1;

/// An operation, as its missions see it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Operation {
    /// Its folder.
    pub folder: PathBuf,
    /// Its title.
    pub title: String,
    /// The text of its `operation.ron`.
    pub text: String,
    /// Its cards.
    pub content: BTreeMap<ContentFile, String>,
}

/// The operation a mission lies in. It is what is around the mission and not of it: missions are equal wherever they lie.
#[derive(Clone, Debug, Default)]
pub(crate) struct OperationLink(pub(crate) Option<Arc<Operation>>);

impl PartialEq for OperationLink {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for OperationLink {}
