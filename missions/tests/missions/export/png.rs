//! The PNG export: from its pixels alone a reader finds spaces, borders, doors and pieces again, and on them the engine's own
//! sight and movement; what is spoiled is found out, and layers and resolution are those that were chosen.

mod board;
mod chosen;
mod picture;
mod pieces;
mod proof;
mod spoiled;
mod told;

use super::common;
use doom_2016::own::{PORTAL, TELEPORTER};
use missions::Mission;
use missions::export::Options;
use missions::scene::{Layer, Layers};

/// Pixels a space: so many that borders lie between pixels, for there are 1.05 spaces around the map.
const SCALE: u32 = 40;

/// What the board is read from: pieces may stand on its lines, and names over them.
const GROUND: [Layer; 4] = [Layer::Tiles, Layer::Grid, Layer::Lines, Layer::Doors];

/// What pieces are read from.
const PIECES: [Layer; 8] = [
    Layer::Tiles,
    Layer::Grid,
    Layer::Lines,
    Layer::Pieces(TELEPORTER),
    Layer::Pieces(PORTAL),
    Layer::Starts,
    Layer::Tokens,
    Layer::Figures,
];

/// Options as `--layers` makes them.
fn of_layers(layers: &[Layer], light: bool) -> Options {
    let layers = layers.iter().copied().fold(Layers::NONE, Layers::with);
    Options { scale: Some(SCALE), light, layers, ..Options::default() }
}

/// The file of a mission.
fn file(mission: &Mission, options: &Options) -> Vec<u8> {
    let mut files = common::exported("m", mission, "png", options);
    assert_eq!(files.len(), 1);
    files.swap_remove(0).bytes
}
