//! Maps that lie as Tiled keeps them: the tiles as somebody moved, turned, copied or flipped them there, with the doors, pieces,
//! regions, texts and numbers our own exports carry. Both formats become one tree, of which one reader makes a map; `docs/exports.md`
//! says what the files contain.

mod build;
mod depth;
mod doctype;
mod element;
mod grid;
mod json;
mod log;
mod map;
mod more;
mod painted;
mod piece;
mod raw;
mod region;
mod seen;
#[cfg(test)]
#[path = "../../../document/src/format/tests/any.rs"]
mod any;
#[cfg(test)]
mod tests;
mod tile;
mod words;
mod xml;

use super::{Format, Given, Imported, Importer};
use crate::export::file_name;
use crate::words::WORDS;
use ::words::Text;
use build::Built;
use missions_document::format::LIMIT_MISSION;
use missions_files::save;
use raw::Map;

/// TMX.
pub(super) struct Tmx;

/// TMJ.
pub(super) struct Tmj;

/// The most bytes of a map. The largest a mission can have takes about one million.
const LIMIT: u64 = 16 << 20;

impl Importer for Tmx {
    fn format(&self) -> Format {
        Format {
            id: "tmx",
            ending: ".tmx",
            name: "Tiled map (XML)",
            about: WORDS.phrase("import-tmx-about"),
            limit: LIMIT,
        }
    }

    fn import(&self, file: &Given<'_>) -> Result<Imported, String> {
        let read = |text| map::read(&xml::read(text)?);
        text(file).and_then(read).and_then(|map| imported(file, &map)).map_err(|why| why.to_string())
    }
}

impl Importer for Tmj {
    fn format(&self) -> Format {
        Format {
            id: "tmj",
            ending: ".tmj",
            name: "Tiled map (JSON)",
            about: WORDS.phrase("import-tmj-about"),
            limit: LIMIT,
        }
    }

    fn import(&self, file: &Given<'_>) -> Result<Imported, String> {
        let read = |text| map::read(&json::read(text)?);
        text(file).and_then(read).and_then(|map| imported(file, &map)).map_err(|why| why.to_string())
    }
}

fn text<'a>(file: &Given<'a>) -> Result<&'a str, Text> {
    if file.bytes.len() as u64 > LIMIT {
        return Err(crate::words::text("tiled-large").with("size", LIMIT >> 20));
    }
    let text = std::str::from_utf8(file.bytes).map_err(|_| crate::words::text("tiled-bytes"))?;
    Ok(text.strip_prefix('\u{feff}').unwrap_or(text))
}

fn imported(file: &Given<'_>, map: &Map) -> Result<Imported, Text> {
    let Built { mission, missing, problems } = build::mission(map)?;
    let mut files = save::files(&mission);
    files.retain(|path, _| !missing.contains(path));
    if files.values().any(|bytes| bytes.len() as u64 > LIMIT_MISSION) {
        let most = LIMIT_MISSION >> 10;
        return Err(crate::words::text("tiled-long").with("size", most));
    }
    Ok(Imported { folder: file_name(file.name), files, mission: String::new(), problems })
}
