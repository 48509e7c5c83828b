//! Bundles come from strangers: nothing in one is trusted before the archive is sound, every file is the one its list
//! names, and every file is one that a mission has.

use super::{Format, Given, Imported, Importer};
use crate::bundle::{
    COVER, DOTTED, Entry, FORMAT, LICENCE, LIMIT, LIMIT_MANIFEST, LIMIT_PICTURE, MANIFEST, Manifest,
    is_picture, unpack,
};
use missions_document::content::{self, ContentFile};
use missions_document::format::{self, FILE_NAME, LIMIT_MISSION};
use missions_document::mission::Mission;
use missions_document::{operation, own_tiles};
use missions_files::disk::LIMIT_SCRIPT;
use missions_files::pictures;
use missions_files::sources::Sources;
use std::collections::BTreeSet;

/// A bundle.
pub(super) struct Bundle;

impl Importer for Bundle {
    fn format(&self) -> Format {
        Format {
            id: "bundle",
            ending: DOTTED,
            name: "Bundle",
            about: "A whole mission, byte for byte as it was exported.",
            limit: LIMIT,
        }
    }

    fn keeps_files(&self) -> bool {
        true
    }

    fn import(&self, file: &Given<'_>) -> Result<Imported, String> {
        let help = "ask the person who sent it for a new one";
        let mut files = unpack(file.bytes).map_err(|why| format!("{why}; {help}"))?;
        let manifest = manifest(&mut files)?;
        same_files(&manifest, &files)?;
        let folder = manifest.mission.clone();
        let mission = mission(&folder, &files).map_err(|why| format!("{why}; {help}"))?;
        known_files(&mission, &folder, &files).map_err(|why| format!("{why}; {help}"))?;
        // What hears of a mission in lists is what the mission says itself.
        let says = Manifest::of(&mission, &folder, &files);
        let says = Manifest { revision: manifest.revision, program: manifest.program.clone(), ..says };
        if says != manifest {
            return Err(format!("its {MANIFEST} describes another mission than the one in it; {help}"));
        }
        let _ = (files.remove(COVER), files.remove(LICENCE));
        let (top, mission) = folder.split_once('/').unwrap_or((&folder, ""));
        let below = |path: &str| path.strip_prefix(top).map(|path| path.trim_start_matches('/').to_owned());
        let files = files.into_iter().filter_map(|(path, bytes)| Some((below(&path)?, bytes))).collect();
        Ok(Imported { folder: top.to_owned(), files, mission: mission.to_owned(), problems: Vec::new() })
    }
}

/// The list of what is in the archive, taken out of it.
fn manifest(files: &mut Sources) -> Result<Manifest, String> {
    let bytes = files
        .remove(MANIFEST)
        .filter(|bytes| bytes.len() as u64 <= LIMIT_MANIFEST)
        .ok_or_else(|| {
            format!(
                "there is no {MANIFEST} in it, so it is no bundle; if it holds a mission, unpack it with another program and \
                 open the folder"
            )
        })?;
    let broken =
        |why: &str| format!("its {MANIFEST} is broken ({why}); ask the person who sent it for a new one");
    let head = Manifest::head(&bytes).map_err(|why| broken(&why))?;
    if head > FORMAT {
        return Err(format!(
            "it is of format {head}, made by a newer Hellwright; this one reads formats up to {FORMAT}, so get the new one"
        ));
    }
    Manifest::read(&bytes).map_err(|why| broken(&why))
}

/// Is everything there that the list names, as it names it, and nothing else?
fn same_files(manifest: &Manifest, files: &Sources) -> Result<(), String> {
    let listed: BTreeSet<&str> = manifest.files.iter().map(|file| file.path.as_str()).collect();
    let help = "if that was meant, unpack it with another program and open the folder";
    if let Some(path) = files.keys().find(|path| !listed.contains(path.as_str())) {
        return Err(format!("{path} was put in after it was made: its list does not name it; {help}"));
    }
    for file in &manifest.files {
        let path = file.path.escape_debug();
        match files.get(&file.path) {
            None => return Err(format!("{path} is missing in it, though its list names it; {help}")),
            Some(bytes) if Entry::of(&file.path, bytes) != *file => {
                return Err(format!(
                    "{path} is not as it was when the bundle was made (its SHA-256 is another one); {help}"
                ));
            }
            Some(_) => {}
        }
    }
    Ok(())
}

/// The mission itself, as far as its own file says.
fn mission(folder: &str, files: &Sources) -> Result<Mission, String> {
    let parts: Vec<&str> = folder.split('/').collect();
    if parts.len() > 2 || parts.iter().any(|part| part.is_empty()) {
        return Err("its mission is not where missions are in bundles".to_owned());
    }
    let path = format!("{folder}/{FILE_NAME}");
    let bytes = files.get(&path).ok_or_else(|| format!("there is no {} in it", path.escape_debug()))?;
    let text = std::str::from_utf8(bytes).ok().filter(|text| text.len() as u64 <= LIMIT_MISSION);
    let text = text.ok_or_else(|| format!("{path} is too large, or is not text in UTF-8"))?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let loaded = format::read(text).map_err(|newer| {
        format!("{path} is of format {newer}, made by a newer Hellwright: get the new one")
    })?;
    Ok(loaded.mission)
}

/// Is every file one that this mission has?
fn known_files(mission: &Mission, folder: &str, files: &Sources) -> Result<(), String> {
    let mut texts: BTreeSet<String> = BTreeSet::from([FILE_NAME.to_owned()]);
    let cards = mission.cards().iter().map(|card| &card.script);
    let scripts = mission.scripts().keys().chain(cards).filter(|name| name.is_sound());
    texts.extend(scripts.map(|name| name.as_str().to_owned()));
    texts.extend(mission.own_tiles().keys().map(|number| own_tiles::file(*number)));
    texts.extend(mission.content_files().keys().copied().map(ContentFile::path));
    let around = folder.split_once('/').map(|(around, _)| around);
    for (path, bytes) in files {
        let size = bytes.len() as u64;
        let inside = path.strip_prefix(folder).and_then(|path| path.strip_prefix('/'));
        let above = around.and_then(|around| path.strip_prefix(around)?.strip_prefix('/'));
        let fits = match (inside, above) {
            (Some(FILE_NAME), _) => size <= LIMIT_MISSION,
            (Some(path), _) if texts.contains(path) => size <= LIMIT_SCRIPT.max(content::LIMIT),
            (Some(path), _) if pictures::is_named(path) => size <= LIMIT_PICTURE && is_picture(bytes),
            (None, Some(path)) => {
                size <= content::LIMIT
                    && (path == operation::FILE_NAME || ContentFile::of_path(path).is_some())
            }
            (None, None) => {
                (path == LICENCE && size <= LIMIT_SCRIPT)
                    || (path == COVER && size <= LIMIT_PICTURE && is_picture(bytes))
            }
            _ => false,
        };
        if !fits {
            return Err(format!("{path} is too large, or is nothing that this mission has"));
        }
    }
    Ok(())
}
