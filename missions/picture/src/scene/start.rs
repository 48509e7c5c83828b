//! Start spaces: shields with numbers.
//! Which number a start has is its place among all of them.

use crate::scene::icon;
use crate::scene::pen::Pen;
use crate::scene::shape::{Anchor, Point, Stroke, Text};

/// A start space where the pen is placed, in a square from −1 to 1.
pub(crate) fn draw(number: usize, pen: &mut Pen<'_>) {
    let theme = pen.theme;
    let shield = icon::read("S 0 -0.94 0.44 -0.82 0.82 -0.78 0.80 0.0 0.60 0.52 0 0.94");
    pen.outlined(shield.clone(), theme.start.mix(theme.ink, 150), theme.ink, 0.20);
    pen.stroke(shield.put(Point::new(0.0, 0.0), 0.90), Stroke::new(theme.start, 0.13));
    let size = if number > 9 { 0.86 } else { 1.10 };
    pen.text(
        Text::strong(number.to_string(), Point::new(0.0, -0.06), size, theme.paper).anchor(Anchor::Middle),
    );
}
