//! The files of cards on the disk: which a mission or an operation lists, which lie there, what cannot be read.
//! What they say is not looked at.

use crate::disk::read_text;
use missions_document::content::{ContentFile, FOLDER, LIMIT};
use missions_document::diagnostic::{Diagnostic, Place, Severity};
use missions_document::format::log::CONTENT;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// No author has more entries than this in such a folder.
const ENTRIES: usize = 256;

/// The listed files of a folder, and what is wrong with it. `from` is how one comes from the mission's folder to this one.
pub fn load_content(
    folder: &Path,
    listed: &[ContentFile],
    from: &str,
    problems: &mut Vec<Diagnostic>,
) -> BTreeMap<ContentFile, String> {
    let mut content = BTreeMap::new();
    let inner = folder.join(FOLDER);
    let say = |severity, name: &str, message: String, help: &str| {
        let place = Place::Text { file: format!("{from}{name}"), line: 1, column: 1 };
        Diagnostic::new(CONTENT, severity, message).at(place).help(help)
    };
    let there = fs::symlink_metadata(&inner).is_ok();
    if there && !inner.is_dir() {
        let message = format!("{from}{FOLDER} is not a folder, so there are no cards in it");
        problems.push(say(
            Severity::Error,
            FOLDER,
            message,
            "rename the file, and make a folder of that name",
        ));
        return content;
    }
    for file in listed {
        let path = file.path();
        match read_text(&folder.join(&path), LIMIT) {
            Ok(text) => {
                let _ = content.insert(*file, text);
            }
            Err(error) => {
                let message = format!("the cards {from}{path} cannot be read: {}", error.why());
                let help = format!("{}; without it the mission does not have its cards", error.help());
                problems.push(say(Severity::Error, &path, message, &help));
            }
        }
    }
    let entries = fs::read_dir(&inner).into_iter().flatten().flatten().take(ENTRIES);
    let mut names: Vec<String> =
        entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    for name in names.into_iter().filter(|name| !name.starts_with('.')) {
        let file = ContentFile::all().find(|file| file.name().eq_ignore_ascii_case(&name));
        match file {
            Some(file) if file.name() != name => {
                let message =
                    format!("{from}{FOLDER}/{name} is not used: names of files are in small letters");
                let help = format!("rename it to {}", file.name());
                problems.push(say(Severity::Warning, &format!("{FOLDER}/{name}"), message, &help));
            }
            Some(file) if !listed.contains(&file) => {
                let message = format!("{from}{file} lies there, but is not listed and not used");
                let list = if from.is_empty() { "mission.ron" } else { "operation.ron" };
                let help = format!(
                    "write \"{}\" into the list `content` of {list}, or remove the file",
                    file.word()
                );
                problems.push(say(Severity::Note, &file.path(), message, &help));
            }
            Some(_) => {}
            None => {
                let message = format!("unknown kind of file: {from}{FOLDER}/{}", name.escape_debug());
                let all = ContentFile::all().map(ContentFile::name).collect::<Vec<_>>().join(", ");
                problems.push(say(
                    Severity::Warning,
                    &format!("{FOLDER}/{name}"),
                    message,
                    &format!("cards are in {all}"),
                ));
            }
        }
    }
    content
}
