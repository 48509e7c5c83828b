//! A mission as one file to hand on: everything in it as it lies in its folder, and where it lies nowhere as it would be
//! written. `crate::bundle` describes bundles, `docs/exports.md` does so for users.

use super::contract::{Exporter, File, Format, Options, Subject};
use super::name::file_name;
use crate::bundle::{
    self, COVER, ENDING, ENTRIES, LICENCE, LIMIT, LIMIT_PICTURE, MANIFEST, Manifest, is_picture,
};
use crate::words::{WORDS, text};
use missions_document::edit::Edit;
use missions_document::format::{self, FILE_NAME};
use missions_document::mission::Mission;
use missions_document::{operation, own_tiles};
use missions_files::pictures;
use missions_picture::paint;
use std::collections::BTreeMap;

/// A bundle.
pub(super) struct Bundle;

/// So many pixels the longer side of the cover may have.
const COVER_SIDE: u32 = 1200;

impl Exporter for Bundle {
    fn format(&self) -> Format {
        Format { id: "bundle", name: "Bundle", about: WORDS.phrase("format-bundle-about"), heeds: &[] }
    }

    fn keeps_files(&self) -> bool {
        true
    }

    fn export(&self, subject: &Subject<'_>, _: &Options) -> Result<Vec<File>, String> {
        let (folder, mut files) = files(subject);
        let _ = files.insert(LICENCE.to_owned(), licence(subject.mission).into_bytes());
        if let Some(cover) = cover(subject) {
            let _ = files.insert(COVER.to_owned(), cover);
        }
        let all: u64 = files.values().map(|bytes| bytes.len() as u64).sum();
        if all > LIMIT || files.len() >= ENTRIES {
            let why = text("bundle-large").with("size", LIMIT >> 20).with("files", ENTRIES);
            return Err(why.with("folder", pictures::FOLDER).to_string());
        }
        let manifest = Manifest::of(subject.mission, &folder, &files).text()?;
        let mut entries = vec![(MANIFEST, manifest.as_bytes())];
        entries.extend(files.iter().map(|(path, bytes)| (path.as_str(), bytes.as_slice())));
        Ok(vec![File::of(subject, ENDING, bundle::pack(&entries)?)])
    }
}

/// The mission's folder in the archive, and every file of the mission by its path there. With cards of an operation that
/// folder lies in the operation's.
fn files(subject: &Subject<'_>) -> (String, BTreeMap<String, Vec<u8>>) {
    let mission = subject.mission;
    let name = file_name(subject.name);
    let operation = mission.operation().filter(|operation| !operation.content.is_empty());
    let around = operation.map(|it| file_name(&it.folder.file_name().unwrap_or_default().to_string_lossy()));
    let folder = around.as_ref().map_or_else(|| name.clone(), |around| format!("{around}/{name}"));
    let mut files = BTreeMap::new();
    let mut put = |path: String, bytes: Vec<u8>| files.insert(format!("{folder}/{path}"), bytes);
    let _ = put(FILE_NAME.to_owned(), of_mission(subject));
    for (name, text) in mission.scripts().iter().filter(|(name, _)| name.is_sound()) {
        let _ = put(name.as_str().to_owned(), kept(subject, name.as_str(), text));
    }
    for (number, text) in mission.own_tiles() {
        let path = own_tiles::file(*number);
        let bytes = kept(subject, &path, text);
        let _ = put(path, bytes);
    }
    for (file, text) in mission.content_files() {
        let _ = put(file.path(), kept(subject, &file.path(), text));
    }
    let pictures = subject.sources.iter().filter(|(path, bytes)| {
        pictures::is_named(path) && is_picture(bytes) && bytes.len() as u64 <= LIMIT_PICTURE
    });
    for (path, bytes) in pictures {
        let _ = put(path.clone(), bytes.clone());
    }
    if let (Some(operation), Some(around)) = (operation, around) {
        let mut put = |path: &str, text: &str| {
            let bytes = kept(subject, &format!("../{path}"), text);
            files.insert(format!("{around}/{path}"), bytes)
        };
        let _ = put(operation::FILE_NAME, &operation.text);
        for (file, text) in &operation.content {
            let _ = put(&file.path(), text);
        }
    }
    (folder, files)
}

/// A file as it lies on the disk, if it still says this text.
fn kept(subject: &Subject<'_>, path: &str, text: &str) -> Vec<u8> {
    let lies = subject.sources.get(path);
    let says =
        |bytes: &&Vec<u8>| bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes) == text.as_bytes();
    lies.filter(says).cloned().unwrap_or_else(|| text.as_bytes().to_vec())
}

/// The text of `mission.ron` as it lies on the disk, with its comments, if it still says what the mission is.
fn of_mission(subject: &Subject<'_>) -> Vec<u8> {
    let written = format::write(subject.mission);
    let same = |bytes: &&Vec<u8>| {
        let text = std::str::from_utf8(bytes).ok().map(|text| text.strip_prefix('\u{feff}').unwrap_or(text));
        let Some(Ok(read)) = text.map(format::read) else { return false };
        // What could not be read from the disk is not in the mission, and is still to be found missing.
        let (read, mission) = (read.mission, subject.mission);
        let there = |path: &str| subject.sources.contains_key(path);
        let scripts = read.scripts().keys();
        let scripts = scripts.filter(|it| !mission.scripts().contains_key(*it) && !there(it.as_str()));
        let sheets = read.own_tiles().keys();
        let sheets =
            sheets.filter(|it| !mission.own_tiles().contains_key(it) && !there(&own_tiles::file(**it)));
        let content = read.content_files().keys();
        let content = content.filter(|it| !mission.content_files().contains_key(it) && !there(&it.path()));
        let named = mission.cards().iter().map(|card| &card.script);
        let named =
            named.filter(|it| mission.scripts().contains_key(*it) && !read.scripts().contains_key(*it));
        let edits: Vec<Edit> = (scripts.map(|it| Edit::Script(it.clone(), None)))
            .chain(sheets.map(|it| Edit::Sheet(*it, None)))
            .chain(content.map(|it| Edit::Content(*it, None)))
            .chain(named.map(|it| Edit::Script(it.clone(), Some(String::new()))))
            .collect();
        format::write(&read.with(edits)) == written
    };
    subject.sources.get(FILE_NAME).filter(same).cloned().unwrap_or_else(|| written.clone().into_bytes())
}

/// The map, small enough for lists and large enough to be recognised. A map too large to be painted has none.
fn cover(subject: &Subject<'_>) -> Option<Vec<u8>> {
    let options = Options::default();
    let scene = subject.scene(&options);
    paint::png(&scene, paint::scale_for(&scene, COVER_SIDE).min(options.pixels())).ok()
}

/// What the author says about the use of the mission, for people who open the archive with another program.
fn licence(mission: &Mission) -> String {
    let info = mission.info();
    let line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let or = |text: &str, other: &str| if line(text).is_empty() { other.to_owned() } else { line(text) };
    let title = or(&info.title, "A mission without a title");
    let author = or(&info.author, "somebody who is not named");
    let terms = if info.licence.trim().is_empty() {
        "The author does not say under which terms it may be used, changed and passed on. Ask first."
            .to_owned()
    } else {
        format!("The author's terms for use, change and passing on:\n\n{}", info.licence.trim())
    };
    format!(
        "{title}\nby {author}\n\n{terms}\n\nThis is a bundle of Hellwright: \"hellwright import FILE -o FOLDER\" takes the \
         mission out. Photographs in a folder \"art\" show printed cardboard, which is not the author's. Hellwright and its \
         missions are made by players; the publishers of {} have no part in them.\n",
        mission.system().title()
    )
}
