//! The files of cards on the disk: which a mission or an operation lists, which lie there, what cannot be read.
//! What they say is not looked at.

use crate::disk::read_text;
use crate::words::text;
use missions_document::content::{ContentFile, FOLDER, LIMIT};
use missions_document::diagnostic::{Diagnostic, Place, Severity};
use missions_document::format::log::CONTENT;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use words::Text;

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
    let say = |severity, name: &str, message: Text, help: Text| {
        let place = Place::Text { file: format!("{from}{name}"), line: 1, column: 1 };
        Diagnostic::new(CONTENT, severity, message).at(place).help(help)
    };
    let there = fs::symlink_metadata(&inner).is_ok();
    if there && !inner.is_dir() {
        let message = text("cards-no-folder").with("folder", format!("{from}{FOLDER}"));
        problems.push(say(Severity::Error, FOLDER, message, text("cards-no-folder-help")));
        return content;
    }
    for file in listed {
        let path = file.path();
        match read_text(&folder.join(&path), LIMIT) {
            Ok(cards) => {
                let _ = content.insert(*file, cards);
            }
            Err(error) => {
                let message = text("cards-unreadable").with("file", format!("{from}{path}"));
                let help = text("cards-unreadable-help").with("help", error.help());
                problems.push(say(Severity::Error, &path, message.with("why", error.why()), help));
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
                let message = text("cards-capitals").with("file", format!("{from}{FOLDER}/{name}"));
                let help = text("cards-capitals-help").with("name", file.name());
                problems.push(say(Severity::Warning, &format!("{FOLDER}/{name}"), message, help));
            }
            Some(file) if !listed.contains(&file) => {
                let message = text("cards-unlisted").with("file", format!("{from}{file}"));
                let list = if from.is_empty() { "mission.ron" } else { "operation.ron" };
                let help = text("cards-unlisted-help").with("word", file.word()).with("list", list);
                problems.push(say(Severity::Note, &file.path(), message, help));
            }
            Some(_) => {}
            None => {
                let shown = format!("{from}{FOLDER}/{}", name.escape_debug());
                let message = text("cards-unknown").with("file", shown);
                let all = ContentFile::all().map(ContentFile::name).collect::<Vec<_>>().join(", ");
                let help = text("cards-unknown-help").with("all", all);
                problems.push(say(Severity::Warning, &format!("{FOLDER}/{name}"), message, help));
            }
        }
    }
    content
}
