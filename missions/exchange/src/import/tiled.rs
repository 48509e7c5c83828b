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
            about: "Tiles, doors, pieces, regions, texts and numbers of a map that was exported, as it lies in Tiled now.",
            limit: LIMIT,
        }
    }

    fn import(&self, file: &Given<'_>) -> Result<Imported, String> {
        let text = text(file)?;
        imported(file, &map::read(&xml::read(text)?)?)
    }
}

impl Importer for Tmj {
    fn format(&self) -> Format {
        Format {
            id: "tmj",
            ending: ".tmj",
            name: "Tiled map (JSON)",
            about: "The same from Tiled's other format.",
            limit: LIMIT,
        }
    }

    fn import(&self, file: &Given<'_>) -> Result<Imported, String> {
        let text = text(file)?;
        imported(file, &map::read(&json::read(text)?)?)
    }
}

fn text<'a>(file: &Given<'a>) -> Result<&'a str, String> {
    if file.bytes.len() as u64 > LIMIT {
        return Err(format!("it is larger than {} MiB, which no mission needs", LIMIT >> 20));
    }
    let text = std::str::from_utf8(file.bytes)
        .map_err(|_| "it is not text in UTF-8; open it in Tiled and save it again".to_owned())?;
    Ok(text.strip_prefix('\u{feff}').unwrap_or(text))
}

fn imported(file: &Given<'_>, map: &Map) -> Result<Imported, String> {
    let Built { mission, missing, problems } = build::mission(map)?;
    let mut files = save::files(&mission);
    files.retain(|path, _| !missing.contains(path));
    if files.values().any(|bytes| bytes.len() as u64 > LIMIT_MISSION) {
        let most = LIMIT_MISSION >> 10;
        let help = "shorten its texts, or make its regions smaller, in Tiled";
        return Err(format!("a mission of it would have more than {most} KiB; {help}"));
    }
    Ok(Imported { folder: file_name(file.name), files, mission: String::new(), problems })
}
