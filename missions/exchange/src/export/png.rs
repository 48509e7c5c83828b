//! The map as a PNG picture.

use super::contract::{Exporter, File, Format, Heeds, Options, Subject};
use crate::words::WORDS;
use missions_picture::paint;

/// PNG.
pub(super) struct Png;

impl Exporter for Png {
    fn format(&self) -> Format {
        Format {
            id: "png",
            name: "PNG picture",
            about: WORDS.phrase("format-png-about"),
            heeds: &[Heeds::Scale, Heeds::Light, Heeds::Layers, Heeds::Texts],
        }
    }

    fn export(&self, subject: &Subject<'_>, options: &Options) -> Result<Vec<File>, String> {
        let png = paint::png(&subject.scene(options), options.pixels()).map_err(|error| error.to_string())?;
        Ok(vec![File::of(subject, "png", png)])
    }
}
