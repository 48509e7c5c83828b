//! Tiles of one's own in a folder of text files, apart from any mission: to keep them, to hand them on, to bring them into
//! the next mission. `tiles` reads what the files say.

use crate::disk::FileError;
use crate::disk::{LIMIT_SCRIPT, read_text};
use crate::save::replace;
use crate::words::text;
use missions_document::own_tiles::{FOLDER, HIGHEST, LIMIT, numbered};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use tiles::{Catalogue, Face, TileNumber};
use words::Text;

/// A folder with more entries than this is no folder of tiles.
const ENTRIES: usize = 4096;

/// What was found in a folder.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Brought {
    /// The sheets, by number.
    pub sheets: BTreeMap<TileNumber, String>,
    /// The files that are no tiles though their names are, and why.
    pub left_out: Vec<(String, Text)>,
}

/// Read the sheets of a folder: `04.txt` and the like, in it or in its folder `tiles`. Other files are passed over.
///
/// # Errors
/// When the folder cannot be read.
pub fn bring(folder: &Path) -> Result<Brought, FileError> {
    let mut brought = read(folder)?;
    let inner = folder.join(FOLDER);
    if brought == Brought::default() && inner.is_dir() {
        brought = read(&inner)?;
    }
    Ok(brought)
}

fn read(folder: &Path) -> Result<Brought, FileError> {
    let unreadable = |error| FileError::Unreadable(folder.to_owned(), error);
    let entries = fs::read_dir(folder).map_err(unreadable)?.take(ENTRIES).flatten();
    let mut named: Vec<(TileNumber, PathBuf)> =
        entries.filter_map(|entry| Some((number(&entry.path())?, entry.path()))).collect();
    named.sort();
    let mut brought = Brought::default();
    for (number, path) in named {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        match sheet(number, &path) {
            _ if brought.sheets.len() >= LIMIT => {
                brought.left_out.push((name, text("sheets-too-many").with("most", LIMIT)));
            }
            _ if brought.sheets.contains_key(&number) => {
                brought.left_out.push((name, text("sheets-twice").with("number", number.to_string())));
            }
            Ok(sheet) => {
                let _ = brought.sheets.insert(number, sheet);
            }
            Err(why) => brought.left_out.push((name, why)),
        }
    }
    Ok(brought)
}

/// The number a file's name says: `04.txt`, `4.txt`.
fn number(path: &Path) -> Option<TileNumber> {
    let is_text = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("txt"));
    let stem = path.file_stem()?.to_str().filter(|stem| is_text && stem.len() <= 2)?;
    let number = stem.parse().ok().filter(|number| (1..=HIGHEST).contains(number))?;
    stem.bytes().all(|byte| byte.is_ascii_digit()).then_some(TileNumber(number))
}

fn sheet(number: TileNumber, path: &Path) -> Result<String, Text> {
    let written = read_text(path, LIMIT_SCRIPT).map_err(|error| error.text())?;
    let sheet = numbered(number, &written);
    let (catalogue, _) = Catalogue::parse(&[("", &sheet)]);
    let drawn = catalogue.side(number, Face::A).is_some_and(|side| !side.spaces.is_empty());
    if drawn { Ok(sheet) } else { Err(text("sheets-empty")) }
}

/// Those sheets under whose file names other texts lie in a folder.
#[must_use]
pub fn taken(sheets: &BTreeMap<TileNumber, String>, folder: &Path) -> Vec<TileNumber> {
    let taken = |(number, text): (&TileNumber, &String)| {
        let path = folder.join(file(*number));
        (path.exists() && !fs::read(&path).is_ok_and(|there| there == text.as_bytes())).then_some(*number)
    };
    sheets.iter().filter_map(taken).collect()
}

/// Write sheets into a folder, which is made if it is missing; files of the same name are replaced, others stay.
///
/// # Errors
/// When the system does not let us write.
pub fn keep(sheets: &BTreeMap<TileNumber, String>, folder: &Path) -> Result<(), FileError> {
    fs::create_dir_all(folder).map_err(|error| FileError::Unwritable(folder.to_owned(), error))?;
    sheets.iter().try_for_each(|(number, text)| replace(&folder.join(file(*number)), text.as_bytes()))
}

fn file(number: TileNumber) -> String {
    format!("{number}.txt")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tile(number: u8) -> String {
        Catalogue::doom2016().tiles[&TileNumber(number)].to_text()
    }

    #[test]
    fn what_is_kept_can_be_brought_from_the_folder_and_from_the_one_above() {
        let place = tempfile::tempdir().expect("a folder");
        let folder = place.path().join("tiles");
        let sheets =
            BTreeMap::from([(TileNumber(4), tile(4)), (TileNumber(40), numbered(TileNumber(40), &tile(8)))]);
        assert_eq!(taken(&sheets, &folder), []);
        keep(&sheets, &folder).expect("written");
        assert_eq!(taken(&sheets, &folder), []);
        let brought = Brought { sheets: sheets.clone(), left_out: Vec::new() };
        assert_eq!(bring(&folder).expect("read"), brought);
        assert_eq!(bring(place.path()).expect("read"), brought);
        let other = BTreeMap::from([(TileNumber(4), tile(5))]);
        assert_eq!(taken(&other, &folder), [TileNumber(4)]);
    }

    #[test]
    fn what_is_no_tile_is_left_out_and_said() {
        let place = tempfile::tempdir().expect("a folder");
        let write = |name: &str, text: &[u8]| fs::write(place.path().join(name), text).expect("written");
        write("07.txt", tile(7).as_bytes());
        write("7.TXT", tile(8).as_bytes());
        write("9.txt", tile(3).as_bytes());
        write("11.txt", b"shopping: milk");
        write("12.txt", &[0xff, 0xfe, 0]);
        write("13.txt", &vec![b'.'; 300 << 10]);
        write("box.txt", b"box: mine");
        write("100.txt", tile(1).as_bytes());
        write("+4.txt", tile(4).as_bytes());
        fs::create_dir(place.path().join("14.txt")).expect("made");
        let Brought { sheets, left_out } = bring(place.path()).expect("read");
        assert_eq!(sheets.keys().map(|number| number.0).collect::<Vec<_>>(), [7, 9]);
        assert!(sheets[&TileNumber(9)].starts_with("tile: 9\n"), "a file's name says the number");
        let names: Vec<&str> = left_out.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["7.TXT", "11.txt", "12.txt", "13.txt", "14.txt"]);
        assert!(bring(&place.path().join("nowhere")).is_err());
    }
}
