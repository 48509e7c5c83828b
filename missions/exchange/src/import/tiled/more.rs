//! What a map has no other place for stands in one of its properties, as a mission file has it. The files that it lists are not in
//! the map: they are reported, and so is everything in the text that cannot be read.

use super::log::Log;
use super::raw::{Properties, Value};
use super::words::wrong;
use crate::words::text;
use ::words::Text;
use missions_document::content::ContentFile;
use missions_document::diagnostic::Severity;
use missions_document::format::{self, LIMIT_MISSION};
use missions_document::mission::Mission;
use missions_document::own_tiles;
use std::collections::BTreeSet;

/// The name of the property.
const NAME: &str = "more";

/// A mission with what the text says and nothing else.
pub(super) fn read(properties: &Properties, log: &mut Log) -> Mission {
    let said = match properties.get("doom_more") {
        None => return Mission::default(),
        Some(Value::Text(text)) if text.len() as u64 <= LIMIT_MISSION => text,
        Some(_) => {
            wrong(NAME, text("more-wanted"), log);
            return Mission::default();
        }
    };
    let Ok(loaded) = format::read(said) else {
        wrong(NAME, text("more-wanted-older").with("newest", format::NEWEST), log);
        return Mission::default();
    };
    for problem in loaded.problems {
        let message = text("more-problem").with("property", NAME).with("problem", problem.message);
        log.say(problem.severity, message, problem.help.unwrap_or_else(|| text("fix-properties")));
    }
    loaded.mission
}

/// The files of custom tiles and cards that a mission lists and a map does not have. Of scripts more is known elsewhere.
pub(super) fn files(mission: &Mission, log: &mut Log) -> BTreeSet<String> {
    let tiles = mission.own_tiles().keys().map(|number| own_tiles::file(*number));
    let cards = mission.content_files().keys().copied().map(ContentFile::path);
    let files: BTreeSet<String> = tiles.chain(cards).collect();
    for file in &files {
        missing(text("more-no-file").with("file", file.as_str()), log);
    }
    files
}

/// Say that a file is not in the map.
pub(super) fn missing(message: Text, log: &mut Log) {
    log.say(Severity::Note, message, text("more-missing-help"));
}
