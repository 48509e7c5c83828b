//! A line of text as a path: for painters that have text of their own, but cannot put it between other shapes.
//! `font` measures, and outlines a single letter.

use crate::font;
use crate::scene::shape::{Path, Point, Segment, Text};
use ttf_parser::OutlineBuilder;

impl Text {
    /// The outlines of its letters, where they stand. The halo is for the painter to draw around them.
    #[must_use]
    pub fn outlines(&self) -> Path {
        let origin = self.origin();
        let mut path = Path::new();
        for letter in font::line(&self.text, self.typeface).0 {
            if let Some((typeface, glyph)) = letter.glyph {
                let at = origin.shifted(letter.x * self.size, 0.0);
                font::outline(typeface, glyph, &mut Tracer { path: &mut path, at, size: self.size });
            }
        }
        path
    }
}

/// Puts the outline of a letter into a path. In fonts y grows to the top, on the table to the south.
struct Tracer<'a> {
    path: &'a mut Path,
    at: Point,
    size: f32,
}

impl Tracer<'_> {
    const fn put(&self, x: f32, y: f32) -> Point {
        self.at.shifted(x * self.size, -y * self.size)
    }
}

impl OutlineBuilder for Tracer<'_> {
    fn move_to(&mut self, x: f32, y: f32) {
        self.path.segments.push(Segment::Move(self.put(x, y)));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.path.segments.push(Segment::Line(self.put(x, y)));
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.path.segments.push(Segment::Quad(self.put(x1, y1), self.put(x, y)));
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.path.segments.push(Segment::Cubic(self.put(x1, y1), self.put(x2, y2), self.put(x, y)));
    }

    fn close(&mut self) {
        self.path.segments.push(Segment::Close);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::shape::{Anchor, Color, Rect};

    #[test]
    fn letters_stand_where_the_text_is_anchored() {
        let at = Point::new(4.0, 2.0);
        let text = Text::strong("HELL", at, 0.5, Color::rgb(0));
        let middle = text.outlines().bounds().expect("letters");
        // The letters have a little room on both sides, so their outlines are a little narrower than the line.
        let line = Rect::around(at, text.width(), 0.5);
        assert_eq!(line.with(middle), line);
        assert!(middle.width() > 0.85 * text.width());
        // Capital letters stand around the point's height.
        let (above, below) = (at.y - middle.north, middle.south - at.y);
        assert!((above - below).abs() < 0.02, "{above} above, {below} below");
        let from = text.anchor(Anchor::Start).outlines().bounds().expect("letters");
        assert!(from.west >= at.x && from.west < at.x + 0.1, "{from:?}");
    }

    #[test]
    fn blanks_have_no_outlines() {
        assert!(Text::plain("   ", Point::new(0.0, 0.0), 1.0, Color::rgb(0)).outlines().is_empty());
    }
}
