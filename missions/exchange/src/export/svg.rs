//! The map as an SVG picture.

use super::contract::{Exporter, File, Format, Heeds, Options, Subject};
use missions_picture::svg;

/// SVG.
pub(super) struct Svg;

impl Exporter for Svg {
    fn format(&self) -> Format {
        Format {
            id: "svg",
            name: "SVG picture",
            about: "The map as a picture of lines, sharp at every size, for print and drawing programs.",
            heeds: &[Heeds::Light, Heeds::Layers],
        }
    }

    fn export(&self, subject: &Subject<'_>, options: &Options) -> Result<Vec<File>, String> {
        Ok(vec![File::of(subject, "svg", svg::svg(&subject.scene(options), subject.mission))])
    }
}
