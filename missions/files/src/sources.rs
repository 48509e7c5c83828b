//! The files of a mission as they lie on the disk, byte for byte: for code that hands a mission on and changes nothing.
//! That code asks which of them are still what the mission says.

use crate::disk::{LIMIT_SCRIPT, read_bytes};
use crate::pictures;
use missions_document::content::ContentFile;
use missions_document::format::{FILE_NAME, LIMIT_MISSION};
use missions_document::mission::Mission;
use missions_document::{operation, own_tiles};
use std::collections::BTreeMap;
use std::path::Path;

/// Files by path, as seen from the mission's folder: `mission.ron`, `tiles/04.txt`, `../content/demons.ron`.
pub type Sources = BTreeMap<String, Vec<u8>>;

/// The files in a folder that belong to a mission, the cards of the operation around it and pictures of its cardboard among
/// them. What cannot be read is left out: opening the mission has reported it.
#[must_use]
pub fn sources(mission: &Mission, folder: &Path) -> Sources {
    let mut paths = vec![(FILE_NAME.to_owned(), LIMIT_MISSION)];
    let mut text = |path: String| paths.push((path, LIMIT_SCRIPT));
    mission.scripts().keys().filter(|name| name.is_sound()).for_each(|name| text(name.as_str().to_owned()));
    mission.own_tiles().keys().for_each(|number| text(own_tiles::file(*number)));
    mission.content_files().keys().for_each(|file| text(file.path()));
    if let Some(operation) = mission.operation() {
        text(format!("../{}", operation::FILE_NAME));
        operation.content.keys().copied().map(ContentFile::path).for_each(|path| text(format!("../{path}")));
    }
    let pictures = pictures::names(&folder.join(pictures::FOLDER)).into_iter();
    paths.extend(pictures.map(|name| (format!("{}/{name}", pictures::FOLDER), pictures::MOST_BYTES)));
    paths
        .into_iter()
        .filter_map(|(path, limit)| Some((path.clone(), read_bytes(&folder.join(path), limit).ok()?)))
        .collect()
}
