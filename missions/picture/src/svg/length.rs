//! Lengths and paths in units of the file.

use crate::scene::shape::{Path, Point, Segment};
use std::fmt::{self, Display, Formatter};

/// Units of the file per space.
pub(super) const SCALE: f32 = 100.0;

/// A length in units of the file, to a thousandth of a space.
pub(super) struct Length(pub(super) f32);

impl Display for Length {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let tenths = (f64::from(self.0) * f64::from(SCALE) * 10.0).round() as i64;
        let (sign, whole, tenth) = (if tenths < 0 { "-" } else { "" }, tenths.abs() / 10, tenths.abs() % 10);
        match tenth {
            0 => write!(f, "{sign}{whole}"),
            _ => write!(f, "{sign}{whole}.{tenth}"),
        }
    }
}

/// The data of a path.
pub(super) struct Data<'a>(pub(super) &'a Path);

impl Display for Data<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let point = |p: &Point| format!("{} {}", Length(p.x), Length(p.y));
        for segment in &self.0.segments {
            match segment {
                Segment::Move(p) => write!(f, "M{}", point(p))?,
                Segment::Line(p) => write!(f, "L{}", point(p))?,
                Segment::Quad(a, p) => write!(f, "Q{} {}", point(a), point(p))?,
                Segment::Cubic(a, b, p) => write!(f, "C{} {} {}", point(a), point(b), point(p))?,
                Segment::Close => f.write_str("Z")?,
            }
        }
        Ok(())
    }
}
