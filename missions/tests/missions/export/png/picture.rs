//! A PNG file as pixels that can be asked in spaces. Which part of the table it shows is not in the file: it is asked of the
//! scene; everything else is in the pixels.

use image::RgbImage;
use missions::Mission;
use missions::export::{Options, Subject};
use missions::format::Sources;
use missions::scene::{Color, Rect};
use rule_system::View;
use std::sync::Arc;
use tiles::Cell;

/// The pixels of a map.
pub(super) struct Picture {
    pub(super) image: RgbImage,
    pub(super) scale: f64,
    frame: Rect,
    /// The first and the last space of the map.
    pub(super) map: [Cell; 2],
}

/// How far one colour is from another, in its worst channel.
pub(super) fn far(a: [u8; 3], b: Color) -> u8 {
    a[0].abs_diff(b.r).max(a[1].abs_diff(b.g)).max(a[2].abs_diff(b.b))
}

/// The frame and the map of what is to be shown.
pub(super) fn frame(mission: &Mission, options: &Options) -> (Rect, Rect) {
    let sources = &Sources::default();
    let subject = Subject {
        mission: &mission.seen(&View::WHOLE),
        name: "m",
        art: &Arc::default(),
        replays: &[],
        sources,
    };
    let scene = subject.scene(options);
    (scene.frame, scene.map)
}

impl Picture {
    /// The pixels of a file that is to show a mission so.
    pub(super) fn read(bytes: &[u8], mission: &Mission, options: &Options) -> Result<Self, String> {
        let image = image::load_from_memory_with_format(bytes, image::ImageFormat::Png);
        let image = image.map_err(|error| format!("no PNG: {error}"))?;
        if image.color() != image::ColorType::Rgb8 {
            return Err(format!("{:?}", image.color()));
        }
        let (frame, map) = frame(mission, options);
        let side = |length: f32| (f64::from(length) * f64::from(options.pixels())).ceil() as u32;
        let wanted = (side(frame.width()), side(frame.height()));
        if (image.width(), image.height()) != wanted {
            return Err(format!("{} by {} pixels, not {wanted:?}", image.width(), image.height()));
        }
        let first = Cell::new(map.west as i16, map.north as i16);
        let last = Cell::new(map.east as i16 - 1, map.south as i16 - 1);
        Ok(Self { image: image.into_rgb8(), scale: options.pixels().into(), frame, map: [first, last] })
    }

    /// Where a point of the table is, in pixels.
    pub(super) fn pixel(&self, x: f64, y: f64) -> (u32, u32) {
        // Borders lie between pixels, but 1.05 is a little less in the computer.
        let at = |at: f64, from: f32| ((at - f64::from(from)) * self.scale + 1e-3).floor().max(0.0) as u32;
        (at(x, self.frame.west), at(y, self.frame.north))
    }

    /// The colour at a point of the table; black beyond the picture.
    pub(super) fn at(&self, x: f64, y: f64) -> [u8; 3] {
        let (x, y) = self.pixel(x, y);
        self.image.get_pixel_checked(x, y).map_or([0; 3], |pixel| pixel.0)
    }
}
