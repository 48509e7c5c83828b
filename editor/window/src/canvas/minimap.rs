//! The minimap in a corner of the canvas: where what one sees lies in the whole. A press or drag in it moves the view.
//! It is there only when not all of the map is seen, in the first corner where it covers nothing that matters.

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

/// The canvas is at least so many times as large.
const LEAST: f32 = 10.0;

/// Where the minimap is, for a canvas of this size.
pub(super) struct Minimap<'a> {
    pub(super) picture: &'a Picture,
    pub(super) camera: &'a Camera,
    pub(super) factor: f32,
    /// What it must not cover.
    pub(super) avoided: [Option<Rect>; 2],
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
        let (east, south) = (size.width - AWAY - BORDER - width, size.height - AWAY - BORDER - height);
        // On a small canvas it would cover too much of the map.
        let covers = width * height * LEAST > size.width * size.height;
        if covers || east <= width || south <= height {
            return None;
        }
        let near = AWAY + BORDER;
        // The corner of the rulers comes last.
        let corners = [(east, south), (near, south), (east, near), (near, near)];
        let at = first_free(corners, Size::new(width, height), &self.avoided, &view)?;
        Some(Placed { small, at, view })
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

/// The first of these corners in which something so large covers nothing that is to be avoided.
fn first_free(
    corners: [(f32, f32); 4],
    size: Size,
    avoided: &[Option<Rect>],
    view: &View,
) -> Option<Rectangle> {
    let on_canvas = |place: &Rect| {
        let (from, to) = (
            view.to_pixels(scene::Point::new(place.west, place.north)),
            view.to_pixels(scene::Point::new(place.east, place.south)),
        );
        Rectangle::new(from, Size::new(to.x - from.x, to.y - from.y))
    };
    let avoided: Vec<Rectangle> = avoided.iter().flatten().map(on_canvas).collect();
    let mut places = corners.into_iter().map(|(x, y)| Rectangle::new(Point::new(x.floor(), y.floor()), size));
    places.find(|place| !avoided.iter().any(|other| other.intersects(&place.expand(BORDER))))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_lies_in_the_first_corner_where_it_covers_nothing_that_matters() {
        let view = View { scale: 10.0, origin: iced::Vector::ZERO, size: Size::new(400.0, 300.0) };
        let corners = [(300.0, 200.0), (20.0, 200.0), (300.0, 20.0), (20.0, 20.0)];
        let spot = |avoided: &[Option<Rect>]| {
            let at = first_free(corners, Size::new(80.0, 80.0), avoided, &view);
            at.map(|at| (at.x, at.y))
        };
        let space = |x: f32, y: f32| Some(Rect::new(x, y, 1.0, 1.0));
        assert_eq!(spot(&[None, None]), Some((300.0, 200.0)));
        assert_eq!(spot(&[space(33.0, 22.0), None]), Some((20.0, 200.0)), "a piece in hand lies below it");
        assert_eq!(
            spot(&[space(33.0, 22.0), space(5.0, 25.0)]),
            Some((300.0, 20.0)),
            "and one was put there"
        );
        assert_eq!(spot(&[Some(Rect::new(0.0, 0.0, 40.0, 30.0)), None]), None, "no corner is free");
    }
}
