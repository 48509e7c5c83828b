//! The map as an SVG picture.

use super::contract::{Exporter, File, Format, Heeds, Options, Subject};
use crate::words::WORDS;
use missions_picture::svg;

/// SVG.
pub(super) struct Svg;

impl Exporter for Svg {
    fn format(&self) -> Format {
        Format {
            id: "svg",
            name: "SVG picture",
            about: WORDS.phrase("format-svg-about"),
            heeds: &[Heeds::Light, Heeds::Layers, Heeds::Texts],
        }
    }

    fn export(&self, subject: &Subject<'_>, options: &Options) -> Result<Vec<File>, String> {
        Ok(vec![File::of(subject, "svg", svg::svg(&subject.scene(options), subject.mission))])
    }
}
