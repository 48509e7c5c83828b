//! Pieces in hand, in pixels: painted when they are taken, turned or seen from nearer, and carried about as they are.
//! The tool decides which pieces are in hand, and whether they fit.

use super::View;
use crate::render::{Pixels, Sprite};
use iced::Rectangle;
use missions::Mission;
use missions::paint::{Area, Drawing};
use missions::scene::{Color, Layer, Rect, Scene};

/// How much is seen of a piece that is not there yet, of 256 parts.
const OPACITY: u16 = 180;

/// What of a scene does not belong to the pieces themselves.
const LEFT_OUT: [Layer; 2] = [Layer::Table, Layer::Coordinates];

/// Pieces in hand.
#[derive(Debug)]
pub(crate) struct Ghost {
    pieces: Mission,
    drawing: Drawing,
    bounds: Option<Rect>,
    /// How far they were carried since they were drawn, in spaces.
    carried: (i16, i16),
    painted: Option<Painted>,
}

#[derive(Debug)]
struct Painted {
    /// For this scale.
    scale: f32,
    pixels: Pixels,
    /// Where its first pixel lies, in pixels from the origin of the board, as the pieces were drawn.
    corner: (i32, i32),
}

impl Ghost {
    /// Of pieces and their scene.
    pub(crate) fn of(pieces: &Mission, scene: &Scene) -> Self {
        let mut scene = scene.clone();
        scene.shapes.retain(|shape| !LEFT_OUT.contains(&shape.layer));
        let drawing = Drawing::of(&scene, &Drawing::default());
        Self { pieces: pieces.clone(), bounds: drawing.bounds(), drawing, carried: (0, 0), painted: None }
    }

    /// The pieces are these now. Are they the same, carried elsewhere?
    pub(crate) fn carry(&mut self, pieces: &Mission) -> bool {
        let carried = shift(&self.pieces, pieces);
        self.carried = carried.unwrap_or(self.carried);
        carried.is_some()
    }

    /// Where they are on the board.
    pub(super) fn place(&self) -> Option<Rect> {
        let (dx, dy) = (f32::from(self.carried.0), f32::from(self.carried.1));
        let Rect { west, north, east, south } = self.bounds?;
        Some(Rect { west: west + dx, north: north + dy, east: east + dx, south: south + dy })
    }

    /// Somebody looks from here.
    pub(crate) fn look(&mut self, view: &View, factor: f32) {
        let scale = view.scale * factor;
        let Some(bounds) = self.bounds else { return };
        if self.painted.as_ref().is_some_and(|painted| painted.scale == scale) {
            return;
        }
        let area = around(bounds, scale);
        let rgba = self.drawing.paint(area, Color::NONE, |_, _| 1.0);
        let corner = (area.west, area.north);
        self.painted = Some(Painted { scale, pixels: Pixels::of(area.width, &rgba), corner });
    }

    /// Where they are seen, on a canvas that lies here in the window.
    pub(super) fn sprite(&self, view: &View, bounds: Rectangle, factor: f32) -> Option<Sprite> {
        let Painted { scale, pixels, corner } = self.painted.as_ref()?;
        let along = |start: f32, origin: f32, corner: i32, carried: i16| {
            ((start + origin) * factor).floor() as i32 + corner + (f32::from(carried) * scale).round() as i32
        };
        let x = along(bounds.x, view.origin.x, corner.0, self.carried.0);
        let y = along(bounds.y, view.origin.y, corner.1, self.carried.1);
        Some(Sprite { pixels: pixels.clone(), x, y, opacity: OPACITY })
    }
}

/// The pixels that are touched by what is drawn within these bounds.
pub(crate) fn around(bounds: Rect, scale: f32) -> Area {
    let (west, north) = ((bounds.west * scale).floor(), (bounds.north * scale).floor());
    let (width, height) = ((bounds.east * scale).ceil() - west, (bounds.south * scale).ceil() - north);
    Area { scale, west: west as i32, north: north as i32, width: width as u32, height: height as u32 }
}

/// How far the second pieces lie from the first, if they are the same otherwise.
fn shift(first: &Mission, second: &Mission) -> Option<(i16, i16)> {
    let tiles = || first.tiles().iter().zip(second.tiles());
    let things = || first.things().iter().zip(second.things());
    let regions = || first.regions().iter().zip(second.regions());
    let count = |mission: &Mission| (mission.tiles().len(), mission.things().len(), mission.regions().len());
    let (a, b) = tiles()
        .map(|((_, a), (_, b))| (a.at, b.at))
        .chain(things().map(|((_, a), (_, b))| (a.at(), b.at())))
        .chain(regions().filter_map(|((_, a), (_, b))| Some((*a.cells.first()?, *b.cells.first()?))))
        .next()?;
    let (dx, dy) = (b.x.checked_sub(a.x)?, b.y.checked_sub(a.y)?);
    let same = count(first) == count(second)
        && tiles().all(|((i, a), (j, b))| {
            let there = (a.at.x.checked_add(dx), a.at.y.checked_add(dy)) == (Some(b.at.x), Some(b.at.y));
            i == j && there && (a.tile, a.face, a.turn) == (b.tile, b.face, b.turn)
        })
        && things().all(|((i, a), (j, b))| i == j && a.clone().moved(dx, dy) == *b)
        && regions().all(|((i, a), (j, b))| {
            let there = |(a, b): (&tiles::Cell, &tiles::Cell)| {
                (a.x.checked_add(dx), a.y.checked_add(dy)) == (Some(b.x), Some(b.y))
            };
            i == j
                && a.name == b.name
                && a.cells.len() == b.cells.len()
                && a.cells.iter().zip(&b.cells).all(there)
        });
    same.then_some((dx, dy))
}

#[cfg(test)]
mod tests {
    use super::*;
    use missions::{Edit, group};

    #[test]
    fn pieces_that_are_carried_are_known_again() {
        let mission = Mission::starter();
        let ids: Vec<_> = mission.tiles().keys().chain(mission.things().keys()).copied().collect();
        let moved = mission.clone().with(group::move_group(&mission, ids.iter().copied(), 3, -2));
        assert_eq!(shift(&mission, &moved), Some((3, -2)));
        assert_eq!(shift(&mission, &mission), Some((0, 0)));
        let one = mission.clone().with(group::move_group(&mission, ids.iter().copied().take(1), 3, -2));
        assert_eq!(shift(&mission, &one), None, "only one of them was moved");
        let fewer =
            mission.clone().with([Edit::Thing(*mission.things().keys().next().expect("a thing"), None)]);
        assert_eq!(shift(&mission, &fewer), None);
    }
}
