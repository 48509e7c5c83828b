//! Small pictures of every tile side, for the palette. They are painted once for a look, off the window's thread.
//! How a tile looks is the scene's business.

use crate::window::theme;
use crate::window::work;
use iced::widget::image;
use missions::scene::{Layer, Layers};
use missions::{Edit, Id, Mission};
use std::collections::BTreeMap;
use tiles::{Catalogue, Cell, Face, Placement, TileNumber, Turn};

/// Room for a thumbnail, in pixels.
pub(crate) const ROOM: (f32, f32) = (104.0, 78.0);

/// Pictures by tile and side.
#[derive(Clone, Debug, Default)]
pub(crate) struct Thumbnails(BTreeMap<(TileNumber, Face), image::Handle>);

impl Thumbnails {
    /// The picture of a side, if it is painted already.
    pub(crate) fn of(&self, number: TileNumber, face: Face) -> Option<&image::Handle> {
        self.0.get(&(number, face))
    }
}

/// Paint all sides of a box in the look of now.
pub(crate) fn paint() -> Thumbnails {
    let catalogue = Catalogue::doom2016();
    let sides = catalogue.tiles.keys().flat_map(|number| [Face::A, Face::B].map(|face| (*number, face)));
    let picture = |(tile, face): (TileNumber, Face)| {
        let placement = Placement { tile, face, at: Cell::new(0, 0), turn: Turn::R0 };
        let alone = Mission::default().with([Edit::Tile(Id(1), Some(placement))]);
        let layers = Layers::NONE.with(Layer::Tiles).with(Layer::Grid).with(Layer::Lines);
        let picture = work::picture(&alone, theme::colors(), layers, ROOM)?;
        Some(((tile, face), picture))
    };
    Thumbnails(sides.filter_map(picture).collect())
}
