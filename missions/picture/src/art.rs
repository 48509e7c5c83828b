//! Pictures of somebody's own cardboard: one for each side of a tile, from folders of PNG and JPEG files, to be laid over
//! our drawings. Here they are kept as pixels; `read` reads the files, `scene` lays the pictures.

mod fit;
mod read;

pub use missions_files::pictures::FOLDER;
pub use read::{PAGE, Place, Stamp, read, stamp};

use image::codecs::png::{CompressionType, FilterType as PngFilter, PngEncoder};
use image::imageops::{self, FilterType};
use image::{ExtendedColorType, ImageEncoder, RgbaImage};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;
use tiles::{Face, TileNumber};
use vello_cpu::peniko::ImageAlphaType;
use vello_cpu::{PixelMetadata, Pixmap};

/// So many pixels of a picture are kept for a space: as many as the nearest look at a map shows, and no more.
pub const PIXELS: u32 = 96;

/// Pictures by tile and side.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Art {
    pictures: BTreeMap<(TileNumber, Face), Arc<Picture>>,
}

impl Art {
    /// The picture of a side.
    #[must_use]
    pub fn of(&self, tile: TileNumber, face: Face) -> Option<&Arc<Picture>> {
        self.pictures.get(&(tile, face))
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.pictures.len()
    }

    /// Is there none?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.pictures.is_empty()
    }

    /// How many bytes of memory their pixels take.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.pictures
            .values()
            .flat_map(|picture| &picture.levels)
            .map(|level| level.pixels.data_as_u8_slice().len())
            .sum()
    }

    fn put(&mut self, tile: TileNumber, face: Face, picture: Picture) {
        let _ = self.pictures.insert((tile, face), Arc::new(picture));
    }
}

/// A picture of a side as it is printed, side A and B each as one looks at it.
#[derive(Clone)]
pub struct Picture {
    /// The same for the same pixels.
    key: u64,
    /// The pixels, and the same smaller and smaller: a picture that is shown small needs few of them.
    levels: Vec<Level>,
}

/// Pixels, row by row from the north-west, the colours multiplied by the opacity.
#[derive(Clone)]
pub(crate) struct Level {
    pub(crate) pixels: Arc<Pixmap>,
}

impl Picture {
    fn new(mut image: RgbaImage) -> Self {
        for pixel in image.pixels_mut() {
            let [r, g, b, a] = pixel.0;
            let part = |channel: u8| ((u32::from(channel) * u32::from(a) + 127) / 255) as u8;
            pixel.0 = [part(r), part(g), part(b), a];
        }
        let mut key = u64::from(image.width()) << 32 | u64::from(image.height());
        for byte in image.as_raw() {
            key = (key ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
        let mut levels = Vec::new();
        while image.width().min(image.height()) > 16 {
            let (width, height) = (image.width().div_ceil(2), image.height().div_ceil(2));
            let smaller = imageops::resize(&image, width, height, FilterType::Triangle);
            levels.push(Level::of(std::mem::replace(&mut image, smaller)));
        }
        levels.push(Level::of(image));
        Self { key, levels }
    }

    /// A number that is the same for the same pixels.
    #[must_use]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// Its size in pixels.
    #[must_use]
    pub fn size(&self) -> (u32, u32) {
        self.levels.first().map_or((0, 0), Level::size)
    }

    /// It as a PNG file.
    pub fn png(&self) -> Option<Vec<u8>> {
        let level = self.levels.first()?;
        let plain = |pixel: &[u8; 4]| {
            let [r, g, b, a] = *pixel;
            let whole =
                |part: u8| (u32::from(part) * 255).checked_div(u32::from(a)).unwrap_or(0).min(255) as u8;
            [whole(r), whole(g), whole(b), a]
        };
        let (width, height) = level.size();
        let rgba: Vec<u8> =
            level.pixels.data_as_u8_slice().as_chunks::<4>().0.iter().flat_map(plain).collect();
        let mut file = Vec::new();
        PngEncoder::new_with_quality(&mut file, CompressionType::Fast, PngFilter::Adaptive)
            .write_image(&rgba, width, height, ExtendedColorType::Rgba8)
            .ok()?;
        Some(file)
    }

    /// The pixels for showing it so many pixels wide: enough, and not many more.
    pub(crate) fn level(&self, width: f32) -> Option<&Level> {
        let enough = self.levels.iter().rev().find(|level| level.size().0 as f32 >= width);
        enough.or_else(|| self.levels.first())
    }
}

impl Level {
    fn of(image: RgbaImage) -> Self {
        let side = |pixels: u32| u16::try_from(pixels).expect("pictures are kept small");
        let (width, height) = (side(image.width()), side(image.height()));
        let kind = PixelMetadata::new(ImageAlphaType::AlphaPremultiplied, true);
        let mut rgba = image.into_raw();
        // The painter takes nothing that has room left.
        rgba.shrink_to_fit();
        Self { pixels: Arc::new(Pixmap::from_parts(rgba, width, height, kind)) }
    }

    fn size(&self) -> (u32, u32) {
        (self.pixels.width().into(), self.pixels.height().into())
    }
}

impl PartialEq for Picture {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
    }
}

impl Eq for Picture {}

impl fmt::Debug for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (width, height) = self.size();
        write!(f, "Picture({width}×{height}, {:x})", self.key)
    }
}

#[cfg(test)]
mod tests;
