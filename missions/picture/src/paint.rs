//! A scene as pixels: a PNG file in memory, without a window and the same on every machine of a kind.
//! `scene` decides what is drawn.

mod canvas;
mod drawing;

pub use drawing::{Area, Drawing};

use crate::scene::Scene;
use crate::scene::shape::{Cap, Color, Draw, HALO, Rect, Stroke, Text};
use crate::words::text;
use canvas::{Canvas, line, outline};
use png::{ColorType, Compression, Encoder, EncodingError, Filter, PixelDimensions, Unit};
use std::fmt;
use vello_cpu::peniko::ImageAlphaType;

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
                let (least, most) = (*SCALES.start(), *SCALES.end());
                let why = text("paint-scale").with("asked", *asked).with("least", least).with("most", most);
                write!(f, "{why}")
            }
            Self::TooLarge { width, height, at_most } => {
                let why = match at_most {
                    Some(scale) => text("paint-large").with("scale", *scale),
                    None => text("paint-largest"),
                };
                write!(f, "{}", why.with("width", *width).with("height", *height))
            }
            Self::Encoding => write!(f, "{}", text("paint-encoding")),
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

/// The picture as a PNG file. It says what it shows: its title, the part of the table, and that a space is an inch on paper.
///
/// # Errors
/// The picture would be too large, or the scale makes no sense.
pub fn png(scene: &Scene, pixels_per_space: u32) -> Result<Vec<u8>, PictureError> {
    let pixels = pixels(scene, pixels_per_space)?;
    written(scene, pixels_per_space, &pixels).map_err(|_| PictureError::Encoding)
}

fn written(scene: &Scene, scale: u32, pixels: &Pixels) -> Result<Vec<u8>, EncodingError> {
    let Pixels { width, height, rgb } = pixels;
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, *width, *height);
    encoder.set_color(ColorType::Rgb);
    encoder.set_compression(Compression::Fast);
    encoder.set_filter(Filter::Paeth);
    let per_metre = (f64::from(scale) / 0.0254).round() as u32;
    encoder.set_pixel_dims(Some(PixelDimensions { xppu: per_metre, yppu: per_metre, unit: Unit::Meter }));
    let (frame, map) = (scene.frame, scene.map);
    let spaces = |part: Rect| format!("{} {} {} {}", part.west, part.north, part.width(), part.height());
    for (keyword, text) in [
        ("Title", scene.title.clone()),
        ("Software", "Hellwright".to_owned()),
        ("hellwright:frame", spaces(frame)),
        ("hellwright:map", spaces(map)),
        ("hellwright:scale", scale.to_string()),
    ] {
        encoder.add_itxt_chunk(keyword.to_owned(), text)?;
    }
    let mut writer = encoder.write_header()?;
    writer.write_image_data(rgb)?;
    writer.finish()?;
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
    let too_large = |_| PictureError::TooLarge { width: width.into(), height: height.into(), at_most: None };
    let (wide, high) = (u16::try_from(width).map_err(too_large)?, u16::try_from(height).map_err(too_large)?);
    let scale = pixels_per_space as f32;
    let corner = (f64::from(-scene.frame.west * scale), f64::from(-scene.frame.north * scale));
    let mut canvas = Canvas::new(wide, high, scale, corner);
    for shape in &scene.shapes {
        match &shape.draw {
            Draw::Fill(path, color) => canvas.fill(&outline(path), *color),
            Draw::Stroke(path, stroke) => canvas.stroke(&outline(path), &line(stroke), stroke.color),
            Draw::Text(text) => {
                let letters = outline(&text.outlines());
                if text.halo.a > 0 {
                    canvas.stroke(&letters, &line(&halo(text)), text.halo);
                }
                canvas.fill(&letters, text.color);
            }
            Draw::Image(image) => canvas.lay(image, &outline(&image.clip), 1.0),
        }
    }
    // The table is opaque, so every pixel is.
    let rgb = match canvas.finish(scene.table.alpha(255)).try_take_rgb8(ImageAlphaType::Alpha) {
        vello_cpu::Pixels::Rgb8(rgb) => rgb,
        vello_cpu::Pixels::Rgba8(rgba) => {
            rgba.as_chunks::<4>().0.iter().flat_map(|[r, g, b, _]| [*r, *g, *b]).collect()
        }
    };
    Ok(Pixels { width, height, rgb })
}

/// The line around letters that keeps them apart from what lies under them.
fn halo(text: &Text) -> Stroke {
    Stroke { cap: Cap::Round, ..Stroke::new(text.halo, 2.0 * HALO * text.size) }
}
