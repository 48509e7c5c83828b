//! The minimap in a corner of the canvas: where what one sees lies in the whole. A press or drag in it moves the view.
//! It is there only when not all of the map is seen.

use super::picture::{Picture, Small};
use super::{Camera, Message, View, draw};
use super::{Frame, Geometry};
use crate::Renderer;
use crate::theme;
use iced::advanced::image::{FilterMethod, Image};
use iced::widget::canvas::{self, Path};
use iced::{Color, Point, Rectangle, Size, Theme, mouse};
use missions::scene::{self, Rect};

/// So far it lies from the edges of the canvas.
const AWAY: f32 = 14.0;

/// Its border.
const BORDER: f32 = 6.0;

/// Where the minimap is, for a canvas of this size.
pub(super) struct Minimap<'a> {
    pub(super) picture: &'a Picture,
    pub(super) camera: &'a Camera,
    pub(super) factor: f32,
}

/// Where it is now.
struct Placed<'a> {
    small: &'a Small,
    /// Of the picture, on the canvas.
    at: Rectangle,
    view: View,
}

impl<'a> Minimap<'a> {
    /// `None` when there is no need for it.
    fn spot(&self, size: Size) -> Option<Placed<'a>> {
        let small = self.picture.small()?;
        let view = self.camera.view(size);
        if view.seen().with(small.place) == view.seen() {
            return None;
        }
        let (width, height) = (small.size.0 as f32 / self.factor, small.size.1 as f32 / self.factor);
        let from = Point::new(size.width - AWAY - BORDER - width, size.height - AWAY - BORDER - height);
        let at = Rectangle::new(Point::new(from.x.floor(), from.y.floor()), Size::new(width, height));
        // A canvas that is hardly larger than the minimap needs none.
        (at.x > width && at.y > height).then_some(Placed { small, at, view })
    }

    /// The point of the board that lies under a point of the canvas, if that is in the minimap. While it is held, it may
    /// be left.
    pub(super) fn under(&self, size: Size, at: Point, held: bool) -> Option<scene::Point> {
        let Placed { small, at: spot, .. } = self.spot(size)?;
        (held || spot.expand(BORDER).contains(at)).then(|| {
            let Rect { west, north, .. } = small.place;
            let x = ((at.x - spot.x) / spot.width).clamp(0.0, 1.0);
            let y = ((at.y - spot.y) / spot.height).clamp(0.0, 1.0);
            scene::Point::new(west + x * small.place.width(), north + y * small.place.height())
        })
    }
}

/// Its picture.
pub(super) struct MinimapPicture<'a>(pub(super) Minimap<'a>);

/// What lies over its picture.
pub(super) struct MinimapFrame<'a>(pub(super) Minimap<'a>);

impl canvas::Program<Message, Theme, Renderer> for MinimapPicture<'_> {
    type State = ();

    fn draw(
        &self,
        (): &(),
        renderer: &Renderer,
        _: &Theme,
        bounds: Rectangle,
        _: mouse::Cursor,
    ) -> Vec<Geometry> {
        let mut frame = Frame::new(renderer, bounds.size());
        if let Some(Placed { small, at, .. }) = self.0.spot(bounds.size()) {
            let around = at.expand(BORDER);
            let panel = Path::rectangle(around.position(), around.size());
            frame.fill(&panel, theme::color(theme::colors().table));
            frame.draw_image(at, Image::new(&small.handle).filter_method(FilterMethod::Nearest));
        }
        vec![frame.into_geometry()]
    }
}

impl canvas::Program<Message, Theme, Renderer> for MinimapFrame<'_> {
    type State = ();

    fn draw(
        &self,
        (): &(),
        renderer: &Renderer,
        _: &Theme,
        bounds: Rectangle,
        _: mouse::Cursor,
    ) -> Vec<Geometry> {
        let mut frame = Frame::new(renderer, bounds.size());
        if let Some(Placed { small, at, view }) = self.0.spot(bounds.size()) {
            let scale = at.width / small.place.width();
            let origin = iced::Vector::new(at.x - small.place.west * scale, at.y - small.place.north * scale);
            let inside = View { scale, origin, size: at.size() };
            let edge = Color { a: 0.5, ..theme::color(theme::colors().text) };
            draw::ring(&mut frame, &inside, small.place, BORDER, 1.0, edge);
            let Rect { west, north, east, south } = view.seen();
            let seen = Rect {
                west: west.max(small.place.west),
                north: north.max(small.place.north),
                east: east.min(small.place.east),
                south: south.min(small.place.south),
            };
            if seen.width() > 0.0 && seen.height() > 0.0 {
                draw::ring(&mut frame, &inside, seen, 2.0, 2.0, theme::color(theme::colors().table));
                draw::ring(&mut frame, &inside, seen, 1.0, 2.0, theme::accent());
            }
        }
        vec![frame.into_geometry()]
    }
}
