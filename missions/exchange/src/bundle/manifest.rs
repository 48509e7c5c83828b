//! The list at the head of a bundle: what the mission is called, who made it, and the SHA-256 of every file.
//! Whether the files are as it says is asked elsewhere.

use crate::bundle::FORMAT;
use crate::words::text;
use missions_document::mission::Mission;
use missions_play::ruleset;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet};
use words::Text;

/// What the document says it is.
const KIND: &str = "hellwright-bundle";

/// The document.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Manifest {
    pub(crate) kind: String,
    pub(crate) format: u32,
    /// The mission's folder in the archive.
    pub(crate) mission: String,
    pub(crate) title: String,
    pub(crate) author: String,
    pub(crate) licence: String,
    pub(crate) summary: String,
    /// The numbers of marines it is made for.
    pub(crate) marines: BTreeSet<u8>,
    /// The rules it is for, and their revision in the program that wrote the bundle; 0 if that did not know them.
    pub(crate) rules: String,
    pub(crate) revision: u32,
    /// The program that wrote it.
    pub(crate) program: String,
    /// Every other file, in the order of their paths.
    pub(crate) files: Vec<Entry>,
    /// SHA-256 of the lines `SHA-256, two spaces, path` of all files, as `sha256sum` writes and reads them.
    pub(crate) digest: String,
}

/// A file of the archive.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Entry {
    pub(crate) path: String,
    pub(crate) bytes: u64,
    pub(crate) sha256: String,
}

/// As much of every format as shows whether it can be read.
#[derive(Deserialize)]
struct Head {
    kind: String,
    format: u32,
}

impl Manifest {
    /// Of a mission in this folder of an archive with these files.
    pub(crate) fn of(mission: &Mission, folder: &str, files: &BTreeMap<String, Vec<u8>>) -> Self {
        let info = mission.info();
        let files: Vec<Entry> = files.iter().map(|(path, bytes)| Entry::of(path, bytes)).collect();
        let digest = digest(&files);
        Self {
            kind: KIND.to_owned(),
            format: FORMAT,
            mission: folder.to_owned(),
            title: info.title.clone(),
            author: info.author.clone(),
            licence: info.licence.clone(),
            summary: info.summary.clone(),
            marines: mission.settings().marines.clone(),
            rules: mission.rules().0.clone(),
            revision: ruleset::revision(mission).unwrap_or_default(),
            program: format!("hellwright {}", env!("CARGO_PKG_VERSION")),
            files,
            digest,
        }
    }

    /// The format of a document of any format.
    pub(crate) fn head(bytes: &[u8]) -> Result<u32, Text> {
        let head: Head = serde_json::from_slice(bytes).map_err(|error| Text::verbatim(error.to_string()))?;
        if head.kind == KIND { Ok(head.format) } else { Err(text("manifest-kind")) }
    }

    /// A document of our format.
    pub(crate) fn read(bytes: &[u8]) -> Result<Self, String> {
        serde_json::from_slice(bytes).map_err(|error| error.to_string())
    }

    /// The document as text.
    pub(crate) fn text(&self) -> Result<String, String> {
        let text = serde_json::to_string_pretty(self).map_err(|error| error.to_string())?;
        Ok(text + "\n")
    }
}

impl Entry {
    /// Of a file.
    pub(crate) fn of(path: &str, bytes: &[u8]) -> Self {
        Self { path: path.to_owned(), bytes: bytes.len() as u64, sha256: sha256(bytes) }
    }
}

/// The digest of all files.
fn digest(files: &[Entry]) -> String {
    let lines: String = files.iter().map(|file| format!("{}  {}\n", file.sha256, file.path)).collect();
    sha256(lines.as_bytes())
}

fn sha256(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}
