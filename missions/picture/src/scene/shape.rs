//! What a picture is made of: paths, colours, strokes and lines of text, in board units (a space is 1 × 1).
//! Plain enough for any painter; the other files of `scene` decide which shapes a mission has.

use crate::art::Picture;
use crate::font::Typeface;
use crate::scene::layer::Layer;
use missions_document::id::Id;
use std::sync::Arc;

/// A point of the table; `x` grows to the east, `y` to the south. Cell (3, 4) covers (3.0, 4.0) to (4.0, 5.0).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// To the east.
    pub x: f32,
    /// To the south.
    pub y: f32,
}

impl Point {
    /// The point at `x`, `y`.
    #[must_use]
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// The point so far from this one.
    #[must_use]
    pub const fn shifted(self, dx: f32, dy: f32) -> Self {
        Self { x: self.x + dx, y: self.y + dy }
    }

    /// The point on the way to another: 0 is here, 1 is there.
    #[must_use]
    pub const fn towards(self, other: Self, part: f32) -> Self {
        Self { x: self.x + (other.x - self.x) * part, y: self.y + (other.y - self.y) * part }
    }
}

/// A rectangle.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rect {
    /// Its western side.
    pub west: f32,
    /// Its northern side.
    pub north: f32,
    /// Its eastern side.
    pub east: f32,
    /// Its southern side.
    pub south: f32,
}

impl Rect {
    /// From its north-west corner and its size.
    #[must_use]
    pub const fn new(west: f32, north: f32, width: f32, height: f32) -> Self {
        Self { west, north, east: west + width, south: north + height }
    }

    /// Around a point.
    #[must_use]
    pub const fn around(centre: Point, width: f32, height: f32) -> Self {
        Self::new(centre.x - width / 2.0, centre.y - height / 2.0, width, height)
    }

    /// Width.
    #[must_use]
    pub const fn width(self) -> f32 {
        self.east - self.west
    }

    /// Height.
    #[must_use]
    pub const fn height(self) -> f32 {
        self.south - self.north
    }

    /// Its middle.
    #[must_use]
    pub const fn centre(self) -> Point {
        Point::new(f32::midpoint(self.west, self.east), f32::midpoint(self.north, self.south))
    }

    /// Larger by so much on every side.
    #[must_use]
    pub const fn grown(self, by: f32) -> Self {
        Self { west: self.west - by, north: self.north - by, east: self.east + by, south: self.south + by }
    }

    /// The smallest rectangle around both.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self {
            west: self.west.min(other.west),
            north: self.north.min(other.north),
            east: self.east.max(other.east),
            south: self.south.max(other.south),
        }
    }

    /// Have they a point in common?
    #[must_use]
    pub const fn meets(self, other: Self) -> bool {
        self.west < other.east
            && other.west < self.east
            && self.north < other.south
            && other.north < self.south
    }
}

/// A colour with opacity.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Color {
    /// Red.
    pub r: u8,
    /// Green.
    pub g: u8,
    /// Blue.
    pub b: u8,
    /// Opacity: 0 is not there, 255 covers.
    pub a: u8,
}

impl Color {
    /// Not there at all.
    pub const NONE: Self = Self { r: 0, g: 0, b: 0, a: 0 };

    /// An opaque colour, written as on the web: `0xff8800`.
    #[must_use]
    pub const fn rgb(code: u32) -> Self {
        Self { r: (code >> 16) as u8, g: (code >> 8) as u8, b: code as u8, a: 255 }
    }

    /// The same colour with this opacity.
    #[must_use]
    pub const fn alpha(self, a: u8) -> Self {
        Self { a, ..self }
    }

    /// Is dark text read more easily on it than light text?
    #[must_use]
    pub const fn is_bright(self) -> bool {
        // Eyes see green best and blue least. Black and white are read equally well on a grey of about 115.
        299 * self.r as u32 + 587 * self.g as u32 + 114 * self.b as u32 > 115_000
    }

    /// Mixed with another: 0 is this, 255 is the other.
    #[must_use]
    pub const fn mix(self, other: Self, part: u8) -> Self {
        const fn channel(a: u8, b: u8, part: u8) -> u8 {
            ((a as u32 * (255 - part as u32) + b as u32 * part as u32 + 127) / 255) as u8
        }
        Self {
            r: channel(self.r, other.r, part),
            g: channel(self.g, other.g, part),
            b: channel(self.b, other.b, part),
            a: channel(self.a, other.a, part),
        }
    }
}

/// A piece of a path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Segment {
    /// Begin here.
    Move(Point),
    /// Straight on to here.
    Line(Point),
    /// A curve by one control point to the end.
    Quad(Point, Point),
    /// A curve by two control points to the end.
    Cubic(Point, Point, Point),
    /// Back to the beginning.
    Close,
}

/// Lines and curves. Filled with the non-zero rule.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Path {
    /// Its pieces.
    pub segments: Vec<Segment>,
}

impl Path {
    /// Nothing yet.
    #[must_use]
    pub const fn new() -> Self {
        Self { segments: Vec::new() }
    }

    /// Nothing in it?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.segments.is_empty()
    }

    /// A straight line.
    pub fn line(&mut self, a: Point, b: Point) {
        self.segments.extend([Segment::Move(a), Segment::Line(b)]);
    }

    /// A line through points.
    pub fn polyline(&mut self, points: &[Point]) {
        let mut points = points.iter();
        if let Some(first) = points.next() {
            self.segments.push(Segment::Move(*first));
            self.segments.extend(points.map(|p| Segment::Line(*p)));
        }
    }

    /// A closed shape with straight sides.
    pub fn polygon(&mut self, points: &[Point]) {
        if !points.is_empty() {
            self.polyline(points);
            self.segments.push(Segment::Close);
        }
    }

    /// A rectangle.
    pub fn rect(&mut self, rect: Rect) {
        let Rect { west, north, east, south } = rect;
        self.polygon(&[
            Point::new(west, north),
            Point::new(east, north),
            Point::new(east, south),
            Point::new(west, south),
        ]);
    }

    /// A rectangle with round corners.
    pub fn rounded(&mut self, rect: Rect, radius: f32) {
        let r = radius.min(rect.width() / 2.0).min(rect.height() / 2.0);
        let k = r * (1.0 - ARC);
        let Rect { west, north, east, south } = rect;
        let p = Point::new;
        self.segments.extend([
            Segment::Move(p(west + r, north)),
            Segment::Line(p(east - r, north)),
            Segment::Cubic(p(east - k, north), p(east, north + k), p(east, north + r)),
            Segment::Line(p(east, south - r)),
            Segment::Cubic(p(east, south - k), p(east - k, south), p(east - r, south)),
            Segment::Line(p(west + r, south)),
            Segment::Cubic(p(west + k, south), p(west, south - k), p(west, south - r)),
            Segment::Line(p(west, north + r)),
            Segment::Cubic(p(west, north + k), p(west + k, north), p(west + r, north)),
            Segment::Close,
        ]);
    }

    /// A circle.
    pub fn circle(&mut self, centre: Point, radius: f32) {
        self.rounded(Rect::around(centre, radius * 2.0, radius * 2.0), radius);
    }

    /// Everything of another path too.
    pub fn add(&mut self, other: &Self) {
        self.segments.extend_from_slice(&other.segments);
    }

    /// The path with every point moved.
    #[must_use]
    pub fn map(&self, to: impl Fn(Point) -> Point) -> Self {
        let segments = self.segments.iter().map(|segment| match *segment {
            Segment::Move(p) => Segment::Move(to(p)),
            Segment::Line(p) => Segment::Line(to(p)),
            Segment::Quad(a, p) => Segment::Quad(to(a), to(p)),
            Segment::Cubic(a, b, p) => Segment::Cubic(to(a), to(b), to(p)),
            Segment::Close => Segment::Close,
        });
        Self { segments: segments.collect() }
    }

    /// The path `scale` times as large, its origin moved to a point.
    #[must_use]
    pub fn put(&self, at: Point, scale: f32) -> Self {
        self.map(|p| Point::new(at.x + p.x * scale, at.y + p.y * scale))
    }

    /// A rectangle around the path and its control points.
    #[must_use]
    pub fn bounds(&self) -> Option<Rect> {
        let mut bounds: Option<Rect> = None;
        for segment in &self.segments {
            let points: &[Point] = match segment {
                Segment::Move(p) | Segment::Line(p) => &[*p],
                Segment::Quad(a, p) => &[*a, *p],
                Segment::Cubic(a, b, p) => &[*a, *b, *p],
                Segment::Close => &[],
            };
            for p in points {
                let point = Rect::new(p.x, p.y, 0.0, 0.0);
                bounds = Some(bounds.map_or(point, |b| b.with(point)));
            }
        }
        bounds
    }
}

/// How far the control points of a quarter circle lie from its ends, in radii.
const ARC: f32 = 0.552_285;

/// The ends of a stroke (and of its dashes).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Cap {
    /// Cut off.
    #[default]
    Butt,
    /// Half a circle more.
    Round,
    /// Half a square more.
    Square,
}

/// The corners of a stroke.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Join {
    /// Rounded off.
    #[default]
    Round,
    /// Cut off: cheaper, and no different to the eye in thin lines.
    Bevel,
}

/// A pattern of dashes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dash {
    /// Length of a dash.
    pub on: f32,
    /// Length of the gap after it.
    pub off: f32,
    /// Where in the pattern the line begins.
    pub start: f32,
}

/// How a line is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// Colour.
    pub color: Color,
    /// Width.
    pub width: f32,
    /// Ends.
    pub cap: Cap,
    /// Corners.
    pub join: Join,
    /// Dashes; `None` for a line without gaps.
    pub dash: Option<Dash>,
}

impl Stroke {
    /// A line without gaps, cut off at its ends.
    #[must_use]
    pub const fn new(color: Color, width: f32) -> Self {
        Self { color, width, cap: Cap::Butt, join: Join::Round, dash: None }
    }

    /// A thin line: its corners are not rounded.
    #[must_use]
    pub const fn thin(color: Color, width: f32) -> Self {
        Self { join: Join::Bevel, ..Self::new(color, width) }
    }

    /// With these ends.
    #[must_use]
    pub const fn cap(self, cap: Cap) -> Self {
        Self { cap, ..self }
    }

    /// With dashes, the pattern beginning with the first.
    #[must_use]
    pub const fn dashed(self, on: f32, off: f32) -> Self {
        Self { dash: Some(Dash { on, off, start: 0.0 }), ..self }
    }
}

/// Where a line of text stands in relation to its point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Anchor {
    /// It begins there.
    Start,
    /// Its middle is there.
    #[default]
    Middle,
    /// It ends there.
    End,
}

/// A line of text.
#[derive(Clone, Debug, PartialEq)]
pub struct Text {
    /// What it says.
    pub text: String,
    /// Where: in height the middle of its capital letters.
    pub at: Point,
    /// Which part of the text is there.
    pub anchor: Anchor,
    /// Font size.
    pub size: f32,
    /// Typeface.
    pub typeface: Typeface,
    /// Colour.
    pub color: Color,
    /// A stroke of this colour behind the letters, for text on uneven ground; `Color::NONE` for none.
    pub halo: Color,
}

impl Text {
    /// A line in the typeface of labels, its middle at a point.
    #[must_use]
    pub fn strong(text: impl Into<String>, at: Point, size: f32, color: Color) -> Self {
        let (anchor, typeface) = (Anchor::Middle, Typeface::Strong);
        Self { text: text.into(), at, anchor, size, typeface, color, halo: Color::NONE }
    }

    /// A line of running text, beginning at a point.
    #[must_use]
    pub fn plain(text: impl Into<String>, at: Point, size: f32, color: Color) -> Self {
        let (anchor, typeface) = (Anchor::Start, Typeface::Plain);
        Self { text: text.into(), at, anchor, size, typeface, color, halo: Color::NONE }
    }

    /// With another part of the text at its point.
    #[must_use]
    pub fn anchor(self, anchor: Anchor) -> Self {
        Self { anchor, ..self }
    }

    /// With a halo.
    #[must_use]
    pub fn halo(self, halo: Color) -> Self {
        Self { halo, ..self }
    }

    /// How wide it is.
    #[must_use]
    pub fn width(&self) -> f32 {
        crate::font::width(&self.text, self.typeface) * self.size
    }

    /// Where its first letter begins on the base line.
    #[must_use]
    pub fn origin(&self) -> Point {
        let back = match self.anchor {
            Anchor::Start => 0.0,
            Anchor::Middle => self.width() / 2.0,
            Anchor::End => self.width(),
        };
        Point::new(self.at.x - back, self.at.y + self.typeface.capitals() * self.size / 2.0)
    }
}

/// How wide the halo of a text is on each side, in parts of the font size.
pub const HALO: f32 = 0.11;

/// Something drawn.
#[derive(Clone, Debug, PartialEq)]
pub enum Draw {
    /// A path, filled.
    Fill(Path, Color),
    /// A path, drawn along.
    Stroke(Path, Stroke),
    /// A line of text.
    Text(Text),
    /// A picture.
    Image(Image),
}

/// A picture laid over what a path encloses.
#[derive(Clone, Debug, PartialEq)]
pub struct Image {
    /// Its pixels, shared by all who show it.
    pub picture: Arc<Picture>,
    /// What of it is seen.
    pub clip: Path,
    /// Where its north-west corner lies.
    pub at: Point,
    /// From there to its north-east corner.
    pub east: Point,
    /// From there to its south-west corner.
    pub south: Point,
}

/// A kind of line between spaces, in the order in which they are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Line {
    /// The border of difficult ground.
    Difficult,
    /// Impassable borders.
    Impassable,
    /// Blocking borders.
    Blocking,
    /// Walls.
    Wall,
    /// Openings that lead nowhere.
    Opening,
}

/// Something drawn, and what it stands for.
#[derive(Clone, Debug, PartialEq)]
pub struct Shape {
    /// Which layer it belongs to.
    pub layer: Layer,
    /// The tile, thing or region it shows.
    pub what: Option<Id>,
    /// Which of the lines between spaces it is part of.
    pub line: Option<Line>,
    /// What is drawn.
    pub draw: Draw,
}
