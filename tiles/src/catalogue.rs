//! All tiles of a box, read from text: [`mod@file`] reads and [`check`] judges.
//! The 2016 box is compiled in, so that nothing here opens files.

pub mod check;
pub mod file;
pub mod page;
pub mod problem;
mod read;

pub use problem::CatalogueProblem;
pub use read::DOOM_2016;

use crate::placement::Face;
use crate::tile::{TileNumber, TileSide};

/// The tiles of a box: both sides and the stock of each number.
#[derive(Clone, Debug, Default)]
pub struct Catalogue {
    /// Every tile number, in order.
    pub tiles: std::collections::BTreeMap<TileNumber, Tile>,
    /// What the box as a whole says of itself.
    pub facts: BoxFacts,
}

/// What a box says of itself in its `box.txt`; a catalogue without one has no totals to be held to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoxFacts {
    /// Its name, as missions write it ("doom-2016").
    pub name: String,
    /// A few words about it.
    pub about: String,
    /// How many tile numbers it has.
    pub numbers: Option<u16>,
    /// How many pieces of cardboard it has, all copies counted.
    pub pieces: Option<u16>,
    /// The file that says so.
    pub file: String,
}

/// One tile number: its sides and how many copies the box has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tile {
    /// The number.
    pub number: TileNumber,
    /// What kind of piece it is, in a few words ("large room").
    pub about: String,
    /// Copies in the box.
    pub stock: u8,
    /// Sides A and B.
    pub sides: [TileSide; 2],
    /// What the sides show, in a few words ("Pump room"). May be empty.
    pub titles: [String; 2],
    /// Where the facts come from and what is our own design (`homebrew`).
    pub note: String,
    /// Where it was read from.
    pub source: Source,
}

/// Where a tile stands in its file. Lines and columns count from 1; 0 means that there is no file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Source {
    /// The file.
    pub file: String,
    /// The line that names the tile's number.
    pub number: u32,
    /// The line that states the stock.
    pub stock: u32,
    /// First line and first column of the drawings of sides A and B.
    pub sides: [(u32, u32); 2],
}

impl Tile {
    /// One side.
    #[must_use]
    pub const fn side(&self, face: Face) -> &TileSide {
        &self.sides[face as usize]
    }
}

impl Catalogue {
    /// One side of a tile.
    #[must_use]
    pub fn side(&self, number: TileNumber, face: Face) -> Option<&TileSide> {
        self.tiles.get(&number).map(|t| t.side(face))
    }

    /// How many pieces of cardboard there are, all copies counted.
    #[must_use]
    pub fn pieces(&self) -> u16 {
        self.tiles.values().map(|t| u16::from(t.stock)).sum()
    }
}

impl Source {
    /// Line and column of a position in the drawing of a side, counted there from 0.
    #[must_use]
    pub fn of(&self, face: Face, (line, column): (usize, usize)) -> (u32, u32) {
        let (first_line, first_column) = self.sides[face as usize];
        if first_line == 0 { (0, 0) } else { (first_line + line as u32, first_column + column as u32) }
    }
}
