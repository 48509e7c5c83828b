//! Reading the operation around a mission's folder. What is wrong with it is reported, and what can be read is used;
//! operations are not written yet.

use crate::cards::load_content;
use crate::disk::read_text;
use crate::words::text;
use missions_document::content::ContentFile;
use missions_document::diagnostic::{Diagnostic, Place, Severity};
use missions_document::format::log::CONTENT;
use missions_document::operation::{FILE_NAME, NEWEST, Operation};
use serde::Deserialize;
use std::fs;
use std::path::Path;
use words::Text;

/// The most bytes it may have.
const LIMIT: u64 = 64 << 10;

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
/// reported, and what can be read is used.
pub fn around(mission: &Path, problems: &mut Vec<Diagnostic>) -> Option<Operation> {
    let folder = fs::canonicalize(mission).ok()?.parent()?.to_owned();
    let path = folder.join(FILE_NAME);
    // Anything of that name makes it one, so that a broken one is reported and not ignored.
    if fs::symlink_metadata(&path).is_err() {
        return None;
    }
    let whole = |message: Text| said(message, 1, 1);
    let written = match read_text(&path, LIMIT) {
        Ok(written) => written,
        Err(error) => {
            problems.push(whole(text("operation-unreadable").with("why", error.text())));
            return None;
        }
    };
    let file: File = match ron::from_str(&written) {
        Ok(file) => file,
        Err(error) => {
            let at = error.span.start;
            problems.push(said(
                text("operation-unreadable").with("why", error.code.to_string()),
                at.line as u32,
                at.col as u32,
            ));
            File::default()
        }
    };
    if file.format > NEWEST {
        problems.push(whole(text("operation-newer").with("format", file.format)));
        return Some(Operation { folder, text: written, ..Operation::default() });
    }
    let mut listed = Vec::new();
    for word in file.content {
        match ContentFile::of_word(&word) {
            Some(file) => listed.push(file),
            None => problems.push(whole(ContentFile::unknown(&word))),
        }
    }
    let content = load_content(&folder, &listed, "../", problems);
    Some(Operation { folder, title: file.title, text: written, content })
}

fn said(message: Text, line: u32, column: u32) -> Diagnostic {
    Diagnostic::new(CONTENT, Severity::Error, message)
        .at(Place::Text { file: format!("../{FILE_NAME}"), line, column })
        .help(text("operation-help"))
}
