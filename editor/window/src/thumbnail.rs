//! Small pictures of every tile side and every piece, for the palette and the workshop. They are painted once for a look, off
//! the window's thread, and again when a tile's drawing or the mission's cards change. The scene decides how a tile looks.

use crate::theme;
use crate::work;
use editor_model::palette;
use editor_model::tool::{self, Kind};
use iced::widget::image;
use missions::scene::{Layer, Layers};
use missions::{Edit, Id, Mission};
use std::collections::{BTreeMap, BTreeSet};
use tiles::{Cell, Face, Placement, TileNumber, Turn};

/// Room for a thumbnail, in pixels.
pub(crate) const ROOM: (f32, f32) = (104.0, 78.0);

/// The side of a square with the picture of a piece, in pixels.
pub(crate) const PIECE: f32 = 34.0;

/// Pictures by tile and side, and by what a tool puts.
#[derive(Clone, Debug, Default)]
pub(crate) struct Thumbnails {
    pictures: BTreeMap<(TileNumber, Face), image::Handle>,
    pieces: BTreeMap<Kind, image::Handle>,
    /// The tiles they were to be painted of.
    wanted: BTreeSet<TileNumber>,
}

impl Thumbnails {
    /// The picture of a side, if it is painted already.
    pub(crate) fn of(&self, number: TileNumber, face: Face) -> Option<&image::Handle> {
        self.pictures.get(&(number, face))
    }

    /// The picture of what a tool puts, if it is painted already.
    pub(crate) fn of_piece(&self, kind: &Kind) -> Option<&image::Handle> {
        self.pieces.get(kind)
    }

    /// Take over newer ones; of tiles that are gone there is no picture any more.
    pub(crate) fn take(&mut self, newer: Self) {
        self.pictures.retain(|(number, _), _| !newer.wanted.contains(number));
        self.pictures.extend(newer.pictures);
        self.pieces.extend(newer.pieces);
        self.wanted.extend(newer.wanted);
    }
}

/// Paint all sides of the tiles there are for a mission, in the look of now.
pub(crate) fn paint(mission: &Mission) -> Thumbnails {
    let tiles = paint_some(mission, mission.catalogue().tiles.keys().copied().collect());
    Thumbnails { pieces: paint_pieces(mission).pieces, ..tiles }
}

/// Paint every piece there is for a mission.
pub(crate) fn paint_pieces(mission: &Mission) -> Thumbnails {
    let kinds = palette::groups(mission).into_iter().flat_map(|group| group.entries).map(|entry| entry.kind);
    // Floor below, which the picture leaves out: the scene frames what lies beside all tiles.
    let largest = mission.catalogue().tiles.values().max_by_key(|tile| tile.side(Face::A).spaces.len());
    let floor = largest.map(|tile| {
        let placement = Placement { tile: tile.number, face: Face::A, at: Cell::new(-2, -2), turn: Turn::R0 };
        Edit::Tile(Id(2), Some(placement))
    });
    let picture = |kind: Kind| {
        let alone = tool::alone(&kind, mission)?.with(floor.clone());
        let picture = work::picture_of_piece(&alone, theme::colors(), PIECE)?;
        Some((kind, picture))
    };
    Thumbnails { pieces: kinds.filter_map(picture).collect(), ..Thumbnails::default() }
}

/// Paint the sides of these tiles.
pub(crate) fn paint_some(mission: &Mission, wanted: BTreeSet<TileNumber>) -> Thumbnails {
    let bare = mission.bare();
    let known = wanted.iter().filter(|number| mission.catalogue().tiles.contains_key(number));
    let sides = known.flat_map(|number| [Face::A, Face::B].map(|face| (*number, face)));
    let picture = |(tile, face): (TileNumber, Face)| {
        let placement = Placement { tile, face, at: Cell::new(0, 0), turn: Turn::R0 };
        let alone = bare.clone().with([Edit::Tile(Id(1), Some(placement))]);
        let layers = Layers::NONE.with(Layer::Tiles).with(Layer::Grid).with(Layer::Lines);
        let picture = work::picture(&alone, theme::colors(), layers, ROOM)?;
        Some(((tile, face), picture))
    };
    Thumbnails { pictures: sides.filter_map(picture).collect(), wanted, ..Thumbnails::default() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn behind_a_piece_there_is_nothing() {
        let pieces = paint_pieces(&Mission::starter());
        for kind in [Kind::Start, Kind::piece("health-pack", "", false)] {
            let picture = pieces.pieces.iter().find(|(of, _)| match (of, &kind) {
                (Kind::Piece { kind: a, .. }, Kind::Piece { kind: b, .. }) => a == b,
                (of, kind) => *of == kind,
            });
            let Some((_, image::Handle::Rgba { width, pixels, .. })) = picture else { panic!("no {kind:?}") };
            // In the corner of the space, where the frame of what lies beside all tiles would be.
            let corner = *width as usize * 16 / 120;
            assert_eq!(pixels[(corner * *width as usize + corner) * 4 + 3], 0, "{kind:?}");
        }
    }
}
