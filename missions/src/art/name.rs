//! What the name of a picture's file says: which side of which tile it shows, and whether it is to be turned.
//! Names that say nothing of the kind are other people's files.

use std::path::Path;
use tiles::{Face, TileNumber, Turn};

/// A name such as `04A.png` or `04B-90.jpg`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Name {
    pub(super) tile: TileNumber,
    pub(super) face: Face,
    /// How far it is to be turned clockwise, if the name says so.
    pub(super) turn: Option<Turn>,
}

impl Name {
    /// What a file's name says.
    pub(super) fn of(path: &Path) -> Option<Self> {
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
