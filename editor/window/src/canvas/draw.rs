//! Marks over the map, and the way from rectangles of the board to whole pixels.
//! What they mean is decided by those who put them there.

use super::Frame;
use super::View;
use iced::widget::canvas::{Fill, Path, fill};
use iced::{Color, Point, Size, Vector};
use missions::scene::{self, Draw, Rect};
use tiles::Cell;

/// A rectangle around something drawn.
pub(crate) fn bounds(draw: &Draw) -> Option<Rect> {
    match draw {
        Draw::Fill(path, _) | Draw::Stroke(path, _) => path.bounds(),
        Draw::Text(text) => text.outlines().bounds(),
        Draw::Image(image) => image.clip.bounds(),
    }
}

/// Point at a space.
pub(super) fn hover(frame: &mut Frame, view: &View, cell: Cell, color: Color) {
    let square = Rect::new(f32::from(cell.x), f32::from(cell.y), 1.0, 1.0);
    ring(frame, view, square, 0.0, 2.0, color);
}

/// Point at places so that nobody can miss them: the rest of the map lies in the dark, and a ring goes around them.
pub(super) fn spotlight(frame: &mut Frame, view: &View, places: Rect, color: Color) {
    let (at, size) = pixels(view, places, 8.0);
    let rest = Path::new(|builder| {
        builder.rectangle(Point::ORIGIN, frame.size());
        builder.rectangle(at, size);
    });
    let dark = Color { a: 0.55, ..Color::BLACK };
    frame.fill(&rest, Fill { rule: fill::Rule::EvenOdd, ..Fill::from(dark) });
    ring(frame, view, places, 8.0, 2.0, color);
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
