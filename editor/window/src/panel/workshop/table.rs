//! The part of the workshop's table that is seen, and the tile on it in pixels, painted by the scene as every other.
//! The draft decides what is drawn on it, the easel what lies over it.

use crate::Element;
use crate::canvas::View;
use crate::theme;
use editor_model::settings::Look;
use editor_model::workshop::{Aim, Draft};
use iced::advanced::image::Handle;
use iced::widget::{image, space};
use iced::{ContentFit, Fill, Size, Vector};
use missions::paint::{Area, Drawing};
use missions::scene::{Layer, Layers, Rect, Scene, SceneOptions};
use tiles::{Cell, Face};

/// A space is never shown larger than this.
const LARGEST: f32 = 76.0;

/// The least spaces that are seen each way.
const LEAST: (i16, i16) = (8, 7);

/// What is painted of a tile.
const LAYERS: Layers = Layers::NONE.with(Layer::Tiles).with(Layer::Grid).with(Layer::Lines);

/// The part of the table that is seen: the tile with some room around it to draw on. It moves only when the tile comes too
/// near to its end, so that what one draws on stays where it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Table {
    /// Its north-west space, on side A.
    from: Cell,
    pub(super) width: i16,
    pub(super) height: i16,
}

impl Table {
    /// Around a tile.
    pub(super) fn over(draft: &Draft) -> Self {
        let (from, to) = draft.paper(Face::A).bounds().unwrap_or_default();
        let (w, h) = (to.x - from.x + 1, to.y - from.y + 1);
        let (width, height) = ((w + 3).max(LEAST.0), (h + 3).max(LEAST.1));
        Self { from: Cell::new(from.x - (width - w) / 2, from.y - (height - h) / 2), width, height }
    }

    /// The tile has changed.
    pub(super) fn follow(&mut self, draft: &Draft) {
        let (from, to) = draft.paper(Face::A).bounds().unwrap_or_default();
        let end = Cell::new(self.from.x + self.width - 1, self.from.y + self.height - 1);
        if from.x <= self.from.x || from.y <= self.from.y || to.x >= end.x || to.y >= end.y {
            *self = Self::over(draft);
        }
    }

    /// The north-west space of it on a side.
    pub(super) fn corner(self, face: Face) -> Cell {
        match face {
            Face::A => self.from,
            Face::B => Cell::new(-self.from.x - self.width, self.from.y),
        }
    }

    /// How it is seen on so much room.
    pub(super) fn view(self, face: Face, size: Size) -> View {
        let corner = self.corner(face);
        let place = Rect::new(
            f32::from(corner.x),
            f32::from(corner.y),
            f32::from(self.width),
            f32::from(self.height),
        );
        fitted(place, size, LARGEST)
    }

    /// The space of the table nearest to a spot.
    pub(super) fn nearest(self, face: Face, mut spot: Aim) -> Aim {
        let corner = self.corner(face);
        spot.cell = Cell::new(
            spot.cell.x.clamp(corner.x, corner.x + self.width - 1),
            spot.cell.y.clamp(corner.y, corner.y + self.height - 1),
        );
        spot
    }
}

/// The whole of a side on so much room.
pub(super) fn whole(draft: &Draft, face: Face, size: Size) -> View {
    let (from, to) = draft.paper(face).bounds().unwrap_or_default();
    let place = Rect::new(
        f32::from(from.x),
        f32::from(from.y),
        f32::from(to.x - from.x + 1),
        f32::from(to.y - from.y + 1),
    );
    fitted(place.grown(0.5), size, 40.0)
}

fn fitted(place: Rect, size: Size, largest: f32) -> View {
    let scale = (size.width / place.width()).min(size.height / place.height());
    // Whole pixels keep lines sharp.
    let scale = scale.clamp(4.0, largest).floor();
    let middle = place.centre();
    let origin = Vector::new(
        (size.width / 2.0 - middle.x * scale).round(),
        (size.height / 2.0 - middle.y * scale).round(),
    );
    View { scale, origin, size }
}

/// What to paint, but for the tile itself.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Paint {
    pub(super) face: Face,
    pub(super) view: View,
    /// So many pixels of the screen are one of the window.
    pub(super) factor: f32,
    pub(super) look: Look,
}

/// A side of a tile in pixels.
#[derive(Debug, Default)]
pub(super) struct Painted {
    of: Option<(Draft, Paint)>,
    drawing: Drawing,
    handle: Option<Handle>,
}

impl Painted {
    /// Paint it, if it is not painted like this already.
    pub(super) fn paint(&mut self, draft: &Draft, order: Paint) {
        if self.of.as_ref().is_some_and(|(known, paint)| *paint == order && known == draft) {
            return;
        }
        let options = SceneOptions { theme: *theme::colors(), layers: LAYERS, ..SceneOptions::default() };
        let (mission, catalogue) = draft.alone(order.face);
        self.drawing = Drawing::of(&Scene::of(&mission, &catalogue, &options), &self.drawing);
        let Paint { view, factor, .. } = order;
        let pixels = |length: f32| (length * factor).round().clamp(1.0, 4096.0);
        let area = Area {
            scale: view.scale * factor,
            west: -(view.origin.x * factor).round() as i32,
            north: -(view.origin.y * factor).round() as i32,
            width: pixels(view.size.width) as u32,
            height: pixels(view.size.height) as u32,
        };
        let rgba = self.drawing.paint(area, theme::colors().table.alpha(255), |_, _| 1.0);
        self.handle = Some(Handle::from_rgba(area.width, area.height, rgba));
        self.of = Some((draft.clone(), order));
    }

    /// As a widget that takes all the room there is.
    pub(super) fn element<'a, M: 'a>(&self) -> Element<'a, M> {
        match &self.handle {
            Some(handle) => image(handle.clone())
                .content_fit(ContentFit::Fill)
                .filter_method(image::FilterMethod::Nearest)
                .width(Fill)
                .height(Fill)
                .into(),
            None => space().width(Fill).height(Fill).into(),
        }
    }
}
