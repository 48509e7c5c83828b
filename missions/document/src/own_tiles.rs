//! Tiles of the author's own: drawn as text, one sheet a tile number, in place of the box's tile or beside the box's tiles.
//! `tiles` decides what a drawing means; the `mission` makes one catalogue of them and the box.

use std::sync::{Arc, OnceLock};
use tiles::catalogue::CatalogueProblem;
use tiles::{Catalogue, TileNumber};

/// The folder of the sheets in a mission's folder.
pub const FOLDER: &str = "tiles";

/// The highest number a tile of one's own may have.
pub const HIGHEST: u8 = 99;

/// The most sheets a mission may have.
pub const LIMIT: usize = 64;

/// The file of a sheet, seen from the mission's folder: `tiles/04.txt`.
#[must_use]
pub fn file(number: TileNumber) -> String {
    format!("{FOLDER}/{number}.txt")
}

/// The catalogue made of the box and the sheets, once somebody asks for it. It is worked out, not content: two missions
/// are equal or not whether or not somebody has asked.
#[derive(Clone, Debug, Default)]
pub(crate) struct Own(pub(crate) OnceLock<Arc<(Catalogue, Vec<CatalogueProblem>)>>);

impl PartialEq for Own {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Own {}

impl Own {
    /// The sheets have changed.
    pub(crate) fn forget(&mut self) {
        *self = Self::default();
    }
}

/// A sheet says the number of its file, whatever else it may say.
#[must_use]
pub fn numbered(number: TileNumber, text: &str) -> String {
    let says = |line: &str| line.trim_start().starts_with("tile:");
    let line = |line: &str| if says(line) { format!("tile: {}\n", number.0) } else { format!("{line}\n") };
    text.lines().map(line).collect()
}
