//! Which files of a folder are pictures of somebody's own cardboard: their names say the tile, its side, and whether the
//! picture is to be turned. Names that say nothing of the kind are other people's files; what is in a file is not looked at.

use std::fs;
use std::path::{Path, PathBuf};
use tiles::{Face, TileNumber, Turn};

/// The folder of the pictures in a mission's folder.
pub const FOLDER: &str = "art";

/// The most bytes a picture's file may have.
pub const MOST_BYTES: u64 = 32 << 20;

/// A folder with more entries than this is not read to its end.
const ENTRIES: usize = 4096;

/// The most pictures that are read of a folder.
const PICTURES: usize = 512;

/// A name such as `04A.png` or `04B-90.jpg`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Name {
    /// The tile.
    pub tile: TileNumber,
    /// Its side.
    pub face: Face,
    /// How far it is to be turned clockwise, if the name says so.
    pub turn: Option<Turn>,
}

impl Name {
    /// What a file's name says.
    #[must_use]
    pub fn of(path: &Path) -> Option<Self> {
        let ending = path.extension()?.to_str()?.to_ascii_lowercase();
        let stem = path.file_stem()?.to_str()?;
        let stem = Some(stem).filter(|_| ["png", "jpg", "jpeg"].contains(&ending.as_str()))?;
        let (side, turn) = match stem.split_once('-') {
            None => (stem, None),
            Some((side, "0")) => (side, Some(Turn::R0)),
            Some((side, "90")) => (side, Some(Turn::R90)),
            Some((side, "180")) => (side, Some(Turn::R180)),
            Some((side, "270")) => (side, Some(Turn::R270)),
            Some(_) => return None,
        };
        let number = side.strip_suffix(['A', 'B', 'a', 'b'])?;
        let face = if side.ends_with(['A', 'a']) { Face::A } else { Face::B };
        let plain = (1..=3).contains(&number.len()) && number.bytes().all(|byte| byte.is_ascii_digit());
        let tile = number.parse().ok().filter(|number| plain && *number > 0).map(TileNumber)?;
        Some(Self { tile, face, turn })
    }
}

/// The files of a folder that are named as pictures, in the order of their names.
///
/// # Errors
/// When the system does not let us read the folder.
pub fn list(folder: &Path) -> std::io::Result<Vec<(Name, PathBuf)>> {
    let paths = fs::read_dir(folder)?.take(ENTRIES).flatten().map(|entry| entry.path());
    let mut files: Vec<(Name, PathBuf)> = paths.filter_map(|path| Some((Name::of(&path)?, path))).collect();
    files.sort();
    files.truncate(PICTURES);
    Ok(files)
}

/// The names of the files in a folder that are named as pictures.
#[must_use]
pub fn names(folder: &Path) -> Vec<String> {
    let files = list(folder).unwrap_or_default().into_iter();
    files.filter_map(|(_, path)| path.file_name()?.to_str().map(str::to_owned)).collect()
}

/// Is this the path of a picture, seen from the mission's folder?
#[must_use]
pub fn is_named(path: &str) -> bool {
    let name = path.strip_prefix(FOLDER).and_then(|path| path.strip_prefix('/'));
    name.is_some_and(|name| !name.contains('/') && Name::of(Path::new(name)).is_some())
}
