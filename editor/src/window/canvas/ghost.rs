//! Pieces in hand, in pixels: painted when they are taken, turned or seen from nearer, and carried about as they are.
//! Which pieces are in hand, and whether they fit, is the tool's business.

use super::View;
use iced::advanced::image::{FilterMethod, Handle, Image};
use iced::widget::canvas::Frame;
use iced::{Point, Rectangle, Size};
use missions::Mission;
use missions::paint::{Area, Drawing};
use missions::scene::{Color, Layer, Rect, Scene};

/// How much is seen of a piece that is not there yet.
const OPACITY: f32 = 0.7;

/// What is larger than this is painted with fewer pixels, and enlarged.
const MOST_PIXELS: f32 = 2_000_000.0;

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
    painted: Option<Pixels>,
}

#[derive(Debug)]
struct Pixels {
    /// For this scale.
    scale: f32,
    handle: Handle,
    /// What of the board, where the pieces were drawn, they show.
    place: Rect,
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

    /// Somebody looks from here.
    pub(crate) fn look(&mut self, view: &View, factor: f32) {
        let scale = view.scale * factor;
        let Some(bounds) = self.bounds else { return };
        if self.painted.as_ref().is_some_and(|painted| painted.scale == scale) {
            return;
        }
        let pixels = bounds.width() * bounds.height() * scale * scale;
        let fine = scale * (MOST_PIXELS / pixels).min(1.0).sqrt();
        let (west, north) = ((bounds.west * fine).floor(), (bounds.north * fine).floor());
        let (width, height) = ((bounds.east * fine).ceil() - west, (bounds.south * fine).ceil() - north);
        let area = Area {
            scale: fine,
            west: west as i32,
            north: north as i32,
            width: width as u32,
            height: height as u32,
        };
        let mut rgba = self.drawing.paint(area, Color::NONE, |_, _| 1.0);
        plain(&mut rgba);
        let place = Rect::new(west / fine, north / fine, width / fine, height / fine);
        self.painted =
            Some(Pixels { scale, handle: Handle::from_rgba(area.width, area.height, rgba), place });
    }

    /// Put them on a frame that lies here in the window.
    pub(super) fn draw(&self, frame: &mut Frame, view: &View) {
        let Some(Pixels { handle, place, .. }) = &self.painted else { return };
        let (dx, dy) = (f32::from(self.carried.0), f32::from(self.carried.1));
        let corner = Point::new(
            (place.west + dx).mul_add(view.scale, view.origin.x).round(),
            (place.north + dy).mul_add(view.scale, view.origin.y).round(),
        );
        let size = Size::new(place.width() * view.scale, place.height() * view.scale);
        let image = Image::new(handle).filter_method(FilterMethod::Nearest).opacity(OPACITY);
        frame.draw_image(Rectangle::new(corner, size), image);
    }
}

/// The window wants colours as they are, not multiplied by their opacity.
fn plain(rgba: &mut [u8]) {
    for pixel in rgba.as_chunks_mut::<4>().0 {
        let alpha = u32::from(pixel[3]);
        if alpha != 0 && alpha != 255 {
            for channel in &mut pixel[..3] {
                *channel = ((u32::from(*channel) * 255 + alpha / 2) / alpha).min(255) as u8;
            }
        }
    }
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

    #[test]
    fn colours_are_told_without_their_opacity() {
        let mut rgba = vec![64, 32, 0, 128, 10, 20, 30, 255, 0, 0, 0, 0];
        plain(&mut rgba);
        assert_eq!(rgba, [128, 64, 0, 128, 10, 20, 30, 255, 0, 0, 0, 0]);
    }
}
