//! Marks over the map, and the way from rectangles of the board to whole pixels.
//! What they mean is decided by those who put them there.

use super::Frame;
use super::View;
use iced::widget::canvas::{Fill, Path, fill};
use iced::{Color, Point, Size, Vector};
use missions::scene::{self, Draw, Rect};

/// A rectangle around something drawn.
pub(crate) fn bounds(draw: &Draw) -> Option<Rect> {
    match draw {
        Draw::Fill(path, _) | Draw::Stroke(path, _) => path.bounds(),
        Draw::Text(text) => text.outlines().bounds(),
        Draw::Image(image) => image.clip.bounds(),
    }
}

/// A frame of this width around a rectangle that is grown by so many pixels.
pub(super) fn ring(frame: &mut Frame, view: &View, rect: Rect, grown: f32, width: f32, color: Color) {
    let (at, size) = pixels(view, rect, grown);
    let inner = Size::new((size.width - 2.0 * width).max(0.0), (size.height - 2.0 * width).max(0.0));
    let path = Path::new(|builder| {
        builder.rectangle(at, size);
        builder.rectangle(at + Vector::new(width, width), inner);
    });
    frame.fill(&path, Fill { rule: fill::Rule::EvenOdd, ..Fill::from(color) });
}

/// A rectangle of the board on whole pixels.
pub(super) fn pixels(view: &View, rect: Rect, grown: f32) -> (Point, Size) {
    let from = view.to_pixels(scene::Point::new(rect.west, rect.north));
    let to = view.to_pixels(scene::Point::new(rect.east, rect.south));
    let (x, y) = (from.x.round() - grown, from.y.round() - grown);
    (Point::new(x, y), Size::new(to.x.round() + grown - x, to.y.round() + grown - y))
}
