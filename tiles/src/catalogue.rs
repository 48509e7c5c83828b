//! All tiles of a box, read from text.

use crate::placement::Face;
use crate::tile::{TileNumber, TileSide};

/// The tiles of a box: both sides and the stock of each number.
#[derive(Clone, Debug, Default)]
pub struct Catalogue {
    /// Every tile number, in order.
    pub tiles: std::collections::BTreeMap<TileNumber, Tile>,
}

/// One tile number: its sides and how many copies the box has.
#[derive(Clone, Debug)]
pub struct Tile {
    /// The number.
    pub number: TileNumber,
    /// What kind of piece it is, in a few words ("large room").
    pub about: String,
    /// Copies in the box.
    pub stock: u8,
    /// Sides A and B.
    pub sides: [TileSide; 2],
}

impl Catalogue {
    /// The 2016 box, compiled in.
    #[must_use]
    pub fn doom2016() -> &'static Self {
        unimplemented!()
    }

    /// One side of a tile.
    #[must_use]
    pub fn side(&self, number: TileNumber, face: Face) -> Option<&TileSide> {
        self.tiles.get(&number).map(|t| &t.sides[face as usize])
    }
}
