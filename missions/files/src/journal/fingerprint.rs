//! What the files of a mission say, as one number a file: enough to know whether somebody else has changed them.
//! It is of what a mission means, not of its bytes: a file written by hand and the same in canonical form are alike, and so are
//! files of an older and a newer format.

use missions_document::format;
use missions_document::mission::Mission;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use xxhash_rust::xxh3::xxh3_64;

/// By file name; the mission's own file is among them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Fingerprint(BTreeMap<String, u64>);

impl Fingerprint {
    pub(super) fn of(mission: &Mission) -> Self {
        let script = |(name, text): (&missions_document::ScriptName, &String)| {
            (name.as_str().to_owned(), xxh3_64(text.as_bytes()))
        };
        let sheet = |(number, text): (&tiles::TileNumber, &String)| {
            (missions_document::own_tiles::file(*number), xxh3_64(text.as_bytes()))
        };
        let content = |(file, text): (&missions_document::ContentFile, &String)| {
            (file.path(), xxh3_64(text.as_bytes()))
        };
        let own = (format::FILE_NAME.to_owned(), xxh3_64(format::identity(mission).as_bytes()));
        Self(
            mission
                .scripts()
                .iter()
                .map(script)
                .chain(mission.own_tiles().iter().map(sheet))
                .chain(mission.content_files().iter().map(content))
                .chain([own])
                .collect(),
        )
    }

    /// Is every file of the other one on the disk this is of? What else lies there is left over from earlier saves, which
    /// remove nothing, and will be left alone again.
    pub(super) fn holds(&self, other: &Self) -> bool {
        other.0.iter().all(|(name, print)| self.0.get(name) == Some(print))
    }

    /// Is every file as in one of the others? Where one of them has no such file, whatever is there is left over.
    pub(super) fn is_mixed_from(&self, others: &[Self]) -> bool {
        let alike =
            |other: &Self, name| other.0.get(name).is_none_or(|print| self.0.get(name) == Some(print));
        let mut names = others.iter().flat_map(|other| other.0.keys());
        names.all(|name| others.iter().any(|other| alike(other, name)))
    }
}
