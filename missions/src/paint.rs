//! A scene as pixels: a PNG file in memory, without a window and the same on every machine of a kind.
//! What is drawn is `scene`'s business.

mod drawing;

pub use drawing::{Area, Drawing};

use crate::font::{self, Typeface};
use crate::scene::Scene;
use crate::scene::shape::{self, Color, Draw, HALO, Image, Segment, Stroke, Text};
use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{ExtendedColorType, ImageEncoder};
use std::collections::BTreeMap;
use std::fmt;
use tiny_skia::{
    FillRule, FilterQuality, LineJoin, Paint, PathBuilder, Pattern, Pixmap, PixmapRef, SpreadMode, Transform,
};
use ttf_parser::{GlyphId, OutlineBuilder};

/// The most pixels a picture may have: 64 million take a quarter of a gigabyte while they are painted.
pub const MOST_PIXELS: u64 = 64_000_000;

/// The longest side of a picture, in pixels; many programs open nothing longer.
pub const LONGEST_SIDE: u32 = 16_384;

/// How many pixels a space may be wide.
pub const SCALES: std::ops::RangeInclusive<u32> = 4..=512;

/// Why there is no picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureError {
    /// A space would have too few or too many pixels.
    Scale {
        /// Pixels asked for.
        asked: u32,
    },
    /// The picture would be larger than we paint.
    TooLarge {
        /// Pixels from west to east.
        width: u64,
        /// Pixels from north to south.
        height: u64,
        /// The most pixels per space that this map can be painted with; `None` if it is too large for any.
        at_most: Option<u32>,
    },
    /// The pixels could not be packed as PNG.
    Encoding,
}

impl fmt::Display for PictureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Scale { asked } => {
                write!(f, "{asked} pixels per space: choose {} to {}", SCALES.start(), SCALES.end())
            }
            Self::TooLarge { width, height, at_most } => {
                write!(f, "a picture of {width} by {height} pixels is too large")?;
                match at_most {
                    Some(scale) => write!(f, ": choose at most {scale} pixels per space"),
                    None => write!(f, ", and so is this map for any picture"),
                }
            }
            Self::Encoding => write!(f, "the picture could not be packed as PNG"),
        }
    }
}

impl std::error::Error for PictureError {}

/// Pixels, row by row from the north-west, three bytes each: red, green, blue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// From west to east.
    pub width: u32,
    /// From north to south.
    pub height: u32,
    /// The bytes.
    pub rgb: Vec<u8>,
}

impl Pixels {
    /// The colour of a pixel; `None` outside.
    #[must_use]
    pub fn at(&self, x: u32, y: u32) -> Option<Color> {
        if x >= self.width || y >= self.height {
            return None;
        }
        let i = (y as usize * self.width as usize + x as usize) * 3;
        let [r, g, b] = *self.rgb.get(i..i + 3)? else { return None };
        Some(Color { r, g, b, a: 255 })
    }
}

/// The picture as a PNG file.
///
/// # Errors
/// The picture would be too large, or the scale makes no sense.
pub fn png(scene: &Scene, pixels_per_space: u32) -> Result<Vec<u8>, PictureError> {
    let Pixels { width, height, rgb } = pixels(scene, pixels_per_space)?;
    let mut file = Vec::new();
    PngEncoder::new_with_quality(&mut file, CompressionType::Fast, FilterType::Sub)
        .write_image(&rgb, width, height, ExtendedColorType::Rgb8)
        .map_err(|_| PictureError::Encoding)?;
    Ok(file)
}

/// The pixels for a space by which the longer side of the picture has at most so many, as far as [`SCALES`] allows.
#[must_use]
pub fn scale_for(scene: &Scene, side: u32) -> u32 {
    let longest = scene.frame.width().max(scene.frame.height()).max(1.0);
    ((side as f32 / longest) as u32).clamp(*SCALES.start(), *SCALES.end())
}

/// How large the picture would be, in pixels.
///
/// # Errors
/// The picture would be too large, or the scale makes no sense.
pub fn size(scene: &Scene, pixels_per_space: u32) -> Result<(u32, u32), PictureError> {
    if !SCALES.contains(&pixels_per_space) {
        return Err(PictureError::Scale { asked: pixels_per_space });
    }
    let side = |length: f32, scale: u32| ((f64::from(length) * f64::from(scale)).ceil() as u64).max(1);
    let sides = |scale| (side(scene.frame.width(), scale), side(scene.frame.height(), scale));
    let fits = |(width, height): (u64, u64)| {
        width.max(height) <= u64::from(LONGEST_SIDE) && width.saturating_mul(height) <= MOST_PIXELS
    };
    let (width, height) = sides(pixels_per_space);
    if fits((width, height)) {
        return Ok((width as u32, height as u32));
    }
    let at_most = SCALES.rev().find(|scale| fits(sides(*scale)));
    Err(PictureError::TooLarge { width, height, at_most })
}

/// The picture as pixels.
///
/// # Errors
/// The picture would be too large, or the scale makes no sense.
pub fn pixels(scene: &Scene, pixels_per_space: u32) -> Result<Pixels, PictureError> {
    let (width, height) = size(scene, pixels_per_space)?;
    let too_large = PictureError::TooLarge { width: width.into(), height: height.into(), at_most: None };
    let pixmap = Pixmap::new(width, height).ok_or(too_large)?;
    let mut painter = Painter { pixmap, view: view(scene, pixels_per_space), glyphs: Glyphs::default() };
    painter.pixmap.fill(color(scene.table.alpha(255)));
    for shape in &scene.shapes {
        match &shape.draw {
            Draw::Fill(path, color) => painter.fill(path, *color),
            Draw::Stroke(path, stroke) => painter.stroke(path, stroke),
            Draw::Text(text) => painter.text(text),
            Draw::Image(image) => {
                if let Some(path) = outline(&image.clip) {
                    lay(&mut painter.pixmap, image, &path, painter.view, 1.0);
                }
            }
        }
    }
    // The table is opaque, so every pixel is, and premultiplied is the same as plain.
    let rgb = painter.pixmap.data().as_chunks::<4>().0.iter().flat_map(|[r, g, b, _]| [*r, *g, *b]).collect();
    Ok(Pixels { width, height, rgb })
}

/// From board units to pixels.
fn view(scene: &Scene, pixels_per_space: u32) -> Transform {
    let scale = pixels_per_space as f32;
    Transform::from_row(scale, 0.0, 0.0, scale, -scene.frame.west * scale, -scene.frame.north * scale)
}

struct Painter {
    pixmap: Pixmap,
    view: Transform,
    glyphs: Glyphs,
}

impl Painter {
    fn fill(&mut self, path: &shape::Path, color: Color) {
        if let Some(path) = outline(path) {
            self.pixmap.fill_path(&path, &paint(color), FillRule::Winding, self.view, None);
        }
    }

    fn stroke(&mut self, path: &shape::Path, stroke: &Stroke) {
        if let Some(path) = outline(path) {
            let line = drawing::line(stroke);
            self.pixmap.stroke_path(&path, &paint(stroke.color), &line, self.view, None);
        }
    }

    fn text(&mut self, text: &Text) {
        let origin = text.origin();
        let (letters, _) = font::line(&text.text, text.typeface);
        let place = |x: f32| {
            let at = Transform::from_row(text.size, 0.0, 0.0, -text.size, origin.x + x * text.size, origin.y);
            at.post_concat(self.view)
        };
        let glyphs: Vec<_> = letters.iter().filter_map(|l| Some((l.glyph?, place(l.x)))).collect();
        if text.halo.a > 0 {
            for ((typeface, glyph), at) in &glyphs {
                if let Some(halo) = &self.glyphs.of(*typeface, *glyph).halo {
                    self.pixmap.fill_path(halo, &paint(text.halo), FillRule::Winding, *at, None);
                }
            }
        }
        for ((typeface, glyph), at) in &glyphs {
            if let Some(path) = &self.glyphs.of(*typeface, *glyph).path {
                self.pixmap.fill_path(path, &paint(text.color), FillRule::Winding, *at, None);
            }
        }
    }
}

/// The outlines of a letter and of its halo, one font size wide.
struct Glyph {
    path: Option<tiny_skia::Path>,
    halo: Option<tiny_skia::Path>,
}

/// The letters of a picture: outlines are made once.
#[derive(Default)]
struct Glyphs(BTreeMap<(Typeface, u16), Glyph>);

impl Glyphs {
    fn of(&mut self, typeface: Typeface, glyph: GlyphId) -> &Glyph {
        self.0.entry((typeface, glyph.0)).or_insert_with(|| {
            let mut builder = Builder(PathBuilder::new());
            font::outline(typeface, glyph, &mut builder);
            let path = builder.0.finish();
            let line = tiny_skia::Stroke {
                width: HALO * 2.0,
                line_join: LineJoin::Round,
                ..tiny_skia::Stroke::default()
            };
            // Fine enough for letters of a hundred pixels.
            let halo = path.as_ref().and_then(|path| path.stroke(&line, 100.0));
            Glyph { path, halo }
        })
    }
}

/// Lay a picture over what a path encloses.
fn lay(pixmap: &mut Pixmap, image: &Image, path: &tiny_skia::Path, view: Transform, opacity: f32) {
    let (wide, _) = view.get_scale();
    let Some(level) = image.picture.level(image.east.x.hypot(image.east.y) * wide) else { return };
    let Some(pixels) = PixmapRef::from_bytes(&level.rgba, level.width, level.height) else { return };
    let (w, h) = (level.width as f32, level.height as f32);
    let (east, south) = (image.east, image.south);
    let at = Transform::from_row(east.x / w, east.y / w, south.x / h, south.y / h, image.at.x, image.at.y);
    let shader = Pattern::new(pixels, SpreadMode::Pad, FilterQuality::Bilinear, opacity, at);
    let paint = Paint { shader, anti_alias: true, ..Paint::default() };
    pixmap.fill_path(path, &paint, FillRule::Winding, view, None);
}

fn color(color: Color) -> tiny_skia::Color {
    tiny_skia::Color::from_rgba8(color.r, color.g, color.b, color.a)
}

fn paint(color: Color) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color(self::color(color));
    paint.anti_alias = true;
    paint
}

fn outline(path: &shape::Path) -> Option<tiny_skia::Path> {
    let mut out = PathBuilder::with_capacity(path.segments.len(), path.segments.len() * 2);
    for segment in &path.segments {
        match segment {
            Segment::Move(p) => out.move_to(p.x, p.y),
            Segment::Line(p) => out.line_to(p.x, p.y),
            Segment::Quad(a, p) => out.quad_to(a.x, a.y, p.x, p.y),
            Segment::Cubic(a, b, p) => out.cubic_to(a.x, a.y, b.x, b.y, p.x, p.y),
            Segment::Close => out.close(),
        }
    }
    out.finish()
}

struct Builder(PathBuilder);

impl OutlineBuilder for Builder {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.0.line_to(x, y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.0.quad_to(x1, y1, x, y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.0.cubic_to(x1, y1, x2, y2, x, y);
    }

    fn close(&mut self) {
        self.0.close();
    }
}
