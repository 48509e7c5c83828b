//! Operations: a folder of missions that belong together, with cards they share. A mission knows the operation it lies in
//! and never changes it; everything else of operations (their order, what is carried over) has no place here yet.

use crate::content::ContentFile;
use crate::diagnostic::{Diagnostic, Place, Severity};
use crate::format::content::{CONTENT, load_content};
use crate::format::read_text;
use crate::mission::Mission;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The name of the file that makes a folder of missions an operation.
pub const FILE_NAME: &str = "operation.ron";

/// The newest format of that file.
pub const NEWEST: u32 = 1;

/// The most bytes it may have.
const LIMIT: u64 = 64 << 10;

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
pub(crate) struct Around(pub(crate) Option<Arc<Operation>>);

impl PartialEq for Around {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Around {}

impl Mission {
    /// The operation it lies in, if any.
    #[must_use]
    pub fn operation(&self) -> Option<&Operation> {
        self.around.0.as_deref()
    }

    /// The same mission where another one lies: what is not in its own files is taken from there.
    #[must_use]
    pub fn beside(mut self, other: &Self) -> Self {
        self.around = other.around.clone();
        self.own_cards.forget();
        self
    }
}

/// What is written in `operation.ron`. Fields it does not know are for later programs.
#[derive(Deserialize)]
#[serde(default)]
struct File {
    format: u32,
    title: String,
    content: Vec<String>,
}

impl Default for File {
    fn default() -> Self {
        Self { format: NEWEST, title: String::new(), content: Vec::new() }
    }
}

/// The operation around a mission's folder: the folder it lies in, if that has an `operation.ron`. What is wrong with it is
/// told, and what can be read is used.
pub(crate) fn around(mission: &Path, problems: &mut Vec<Diagnostic>) -> Option<Operation> {
    let folder = fs::canonicalize(mission).ok()?.parent()?.to_owned();
    let path = folder.join(FILE_NAME);
    // Anything of that name makes it one, so that a broken one is told and not passed over.
    if fs::symlink_metadata(&path).is_err() {
        return None;
    }
    let whole = |message: String| said(message, 1, 1);
    let text = match read_text(&path, LIMIT) {
        Ok(text) => text,
        Err(error) => {
            problems.push(whole(format!("the operation around the mission cannot be read: {error}")));
            return None;
        }
    };
    let file: File = match ron::from_str(&text) {
        Ok(file) => file,
        Err(error) => {
            let at = error.span.start;
            problems.push(said(
                format!("the operation around the mission cannot be read: {}", error.code),
                at.line as u32,
                at.col as u32,
            ));
            File::default()
        }
    };
    if file.format > NEWEST {
        let message = format!("the operation is of format {}, made by a newer Hellwright", file.format);
        problems.push(whole(message));
        return Some(Operation { folder, text, ..Operation::default() });
    }
    let mut listed = Vec::new();
    for word in file.content {
        match ContentFile::of_word(&word) {
            Some(file) => listed.push(file),
            None => problems.push(whole(crate::format::content::unknown_word(&word))),
        }
    }
    let content = load_content(&folder, &listed, "../", problems);
    Some(Operation { folder, title: file.title, text, content })
}

fn said(message: String, line: u32, column: u32) -> Diagnostic {
    Diagnostic::new(CONTENT, Severity::Error, message)
        .at(Place::Text { file: format!("../{FILE_NAME}"), line, column })
        .help("an operation looks like ( format: 1, title: \"…\", content: [\"demons\"] )")
}
