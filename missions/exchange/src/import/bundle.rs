//! Bundles come from strangers: nothing in one is trusted before the archive is sound, every file is the one its list
//! names, and every file is one that a mission has.

use super::{Format, Given, Imported, Importer};
use crate::bundle::{
    COVER, DOTTED, Entry, FORMAT, LICENCE, LIMIT, LIMIT_MANIFEST, LIMIT_PICTURE, MANIFEST, Manifest,
    is_picture, unpack,
};
use crate::words::{WORDS, text};
use missions_document::content::{self, ContentFile};
use missions_document::format::{self, FILE_NAME, LIMIT_MISSION};
use missions_document::mission::Mission;
use missions_document::{operation, own_tiles};
use missions_files::disk::LIMIT_SCRIPT;
use missions_files::pictures;
use missions_files::sources::Sources;
use std::collections::BTreeSet;
use words::Text;

/// A bundle.
pub(super) struct Bundle;

impl Importer for Bundle {
    fn format(&self) -> Format {
        Format {
            id: "bundle",
            ending: DOTTED,
            name: "Bundle",
            about: WORDS.phrase("import-bundle-about"),
            limit: LIMIT,
        }
    }

    fn keeps_files(&self) -> bool {
        true
    }

    fn import(&self, file: &Given<'_>) -> Result<Imported, String> {
        imported(file.bytes).map_err(|why| why.to_string())
    }
}

fn imported(bytes: &[u8]) -> Result<Imported, Text> {
    let ask = |why: Text| text("import-bundle-ask").with("why", why);
    let mut files = unpack(bytes).map_err(ask)?;
    let manifest = manifest(&mut files)?;
    same_files(&manifest, &files)?;
    let folder = manifest.mission.clone();
    let mission = mission(&folder, &files).map_err(ask)?;
    known_files(&mission, &folder, &files).map_err(ask)?;
    // What hears of a mission in lists is what the mission says itself.
    let says = Manifest::of(&mission, &folder, &files);
    let says = Manifest { revision: manifest.revision, program: manifest.program.clone(), ..says };
    if says != manifest {
        return Err(ask(text("import-bundle-another").with("list", MANIFEST)));
    }
    let _ = (files.remove(COVER), files.remove(LICENCE));
    let (top, mission) = folder.split_once('/').unwrap_or((&folder, ""));
    let below = |path: &str| path.strip_prefix(top).map(|path| path.trim_start_matches('/').to_owned());
    let files = files.into_iter().filter_map(|(path, bytes)| Some((below(&path)?, bytes))).collect();
    Ok(Imported { folder: top.to_owned(), files, mission: mission.to_owned(), problems: Vec::new() })
}

/// The list of what is in the archive, taken out of it.
fn manifest(files: &mut Sources) -> Result<Manifest, Text> {
    let bytes = files
        .remove(MANIFEST)
        .filter(|bytes| bytes.len() as u64 <= LIMIT_MANIFEST)
        .ok_or_else(|| text("import-bundle-none").with("list", MANIFEST))?;
    let broken = |why: Text| text("import-bundle-broken").with("list", MANIFEST).with("why", why);
    let head = Manifest::head(&bytes).map_err(broken)?;
    if head > FORMAT {
        return Err(text("import-bundle-newer").with("format", head).with("newest", FORMAT));
    }
    Manifest::read(&bytes).map_err(|why| broken(Text::verbatim(why)))
}

/// Is everything there that the list names, as it names it, and nothing else?
fn same_files(manifest: &Manifest, files: &Sources) -> Result<(), Text> {
    let listed: BTreeSet<&str> = manifest.files.iter().map(|file| file.path.as_str()).collect();
    if let Some(path) = files.keys().find(|path| !listed.contains(path.as_str())) {
        return Err(text("import-bundle-unlisted").with("path", path.as_str()));
    }
    for file in &manifest.files {
        let path = || file.path.escape_debug().to_string();
        match files.get(&file.path) {
            None => return Err(text("import-bundle-missing").with("path", path())),
            Some(bytes) if Entry::of(&file.path, bytes) != *file => {
                return Err(text("import-bundle-changed").with("path", path()));
            }
            Some(_) => {}
        }
    }
    Ok(())
}

/// The mission itself, as far as its own file says.
fn mission(folder: &str, files: &Sources) -> Result<Mission, Text> {
    let parts: Vec<&str> = folder.split('/').collect();
    if parts.len() > 2 || parts.iter().any(|part| part.is_empty()) {
        return Err(text("import-bundle-place"));
    }
    let path = format!("{folder}/{FILE_NAME}");
    let lacking = || text("import-bundle-no-mission").with("path", path.escape_debug().to_string());
    let bytes = files.get(&path).ok_or_else(lacking)?;
    let said = std::str::from_utf8(bytes).ok().filter(|said| said.len() as u64 <= LIMIT_MISSION);
    let said = said.ok_or_else(|| text("import-bundle-bytes").with("path", path.as_str()))?;
    let said = said.strip_prefix('\u{feff}').unwrap_or(said);
    let newer = |newer: u32| text("import-bundle-format").with("path", path.as_str()).with("format", newer);
    let loaded = format::read(said).map_err(newer)?;
    Ok(loaded.mission)
}

/// Is every file one that this mission has?
fn known_files(mission: &Mission, folder: &str, files: &Sources) -> Result<(), Text> {
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
            return Err(text("import-bundle-strange").with("path", path.as_str()));
        }
    }
    Ok(())
}
