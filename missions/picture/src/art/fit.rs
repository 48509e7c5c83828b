//! How a picture comes to fit the side of a tile: turned, cut to its proportions, and made as small as it is of use.
//! A little wrong proportion is stretched, for hands cut photographs crookedly; much is cut off.

use super::{PIXELS, Picture};
use image::DynamicImage;
use image::imageops::FilterType;
use tiles::{TileSide, Turn};

/// So much a picture may be wider or narrower than its tile and is stretched; beyond that it is cut.
const STRETCH: f64 = 1.1;

/// Fit a picture to a side; and was much of it cut off?
pub(super) fn fit(image: DynamicImage, side: &TileSide, turn: Option<Turn>) -> (Picture, bool) {
    let (w, h) = (f64::from(side.w.max(1)), f64::from(side.h.max(1)));
    let proportion = |image: &DynamicImage| f64::from(image.width()) / f64::from(image.height());
    let image = match turn {
        Some(Turn::R0) => image,
        Some(Turn::R90) => image.rotate90(),
        Some(Turn::R180) => image.rotate180(),
        Some(Turn::R270) => image.rotate270(),
        // A photograph across of a tile that stands upright, or the other way round, lies on its side.
        None => {
            let shape = proportion(&image);
            if (shape > STRETCH && w < h) || (shape < 1.0 / STRETCH && w > h) {
                image.rotate90()
            } else {
                image
            }
        }
    };
    let off = proportion(&image) / (w / h);
    let cut = !(1.0 / STRETCH..=STRETCH).contains(&off);
    let image = if cut { middle(&image, w / h) } else { image };
    // Never more pixels than there are.
    let least = |wanted: f64, there: u32| (wanted as u32 * PIXELS).min(there).max(1);
    let (width, height) = (least(w, image.width()), least(h, image.height()));
    let image = if (width, height) == (image.width(), image.height()) {
        image
    } else {
        // Of a large photograph first something near, quickly, then the fine work.
        let rough = (width.saturating_mul(3), height.saturating_mul(3));
        let near = if image.width() > rough.0 && image.height() > rough.1 {
            image.thumbnail_exact(rough.0, rough.1)
        } else {
            image
        };
        near.resize_exact(width, height, FilterType::Triangle)
    };
    (Picture::new(image.into_rgba8()), cut)
}

/// The middle of a picture, in these proportions.
fn middle(image: &DynamicImage, proportion: f64) -> DynamicImage {
    let (width, height) = (f64::from(image.width()), f64::from(image.height()));
    let (w, h) =
        if width / height > proportion { (height * proportion, height) } else { (width, width / proportion) };
    let (w, h) = ((w.round() as u32).max(1), (h.round() as u32).max(1));
    image.crop_imm(
        image.width().saturating_sub(w) / 2,
        image.height().saturating_sub(h) / 2,
        w.min(image.width()),
        h.min(image.height()),
    )
}
