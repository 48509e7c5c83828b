//! Missions for other front ends: one exporter a format, each a pure function from a mission to files. Files get their place
//! elsewhere; a new format is one file in `export/` and one line in [`ALL`] (`docs/adding-an-exporter.md`).

mod bundle;
mod html;
pub mod json;
mod laying;
mod pdf;
mod png;
mod stock;
mod svg;
pub(crate) mod tiled;
mod uvtt;

use crate::art::Art;
use crate::format::{self, Sources, trouble};
use crate::mission::Mission;
use crate::scene::{Layers, Scene, SceneOptions};
use engine::play::Replay;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Every format, in the order in which people are shown them.
pub const ALL: &[&dyn Exporter] = &[
    &html::Html,
    &pdf::Pdf,
    &json::Json,
    &png::Png,
    &svg::Svg,
    &uvtt::Uvtt,
    &tiled::Tmx,
    &tiled::Tmj,
    &bundle::Bundle,
];

/// A format a mission can be written in.
pub trait Exporter: Sync {
    /// What it is.
    fn format(&self) -> Format;

    /// Does it keep the files of a mission byte for byte, and need [`Subject::sources`]?
    fn keeps_files(&self) -> bool {
        false
    }

    /// Write a mission. Pure: no clock, no disk, the same bytes for the same subject and options.
    ///
    /// # Errors
    /// Why it cannot be written, in a sentence that says a way out.
    fn export(&self, subject: &Subject<'_>, options: &Options) -> Result<Vec<File>, String>;
}

/// What a format is, for people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Format {
    /// How it is called on the command line: `svg`.
    pub id: &'static str,
    /// Its name: `SVG picture`.
    pub name: &'static str,
    /// What it carries and who reads it, in a sentence.
    pub about: &'static str,
    /// What of the options it heeds.
    pub heeds: &'static [Heeds],
}

/// An option a format may heed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heeds {
    /// [`Options::scale`].
    Scale,
    /// [`Options::light`].
    Light,
    /// [`Options::layers`].
    Layers,
    /// [`Subject::replays`].
    Games,
    /// [`Options::paper`].
    Paper,
}

/// What is written.
#[derive(Clone, Copy, Debug)]
pub struct Subject<'a> {
    /// The mission.
    pub mission: &'a Mission,
    /// What its files are to be called, without an ending: `cold-vaults`.
    pub name: &'a str,
    /// Pictures of its author's own cardboard.
    pub art: &'a Arc<Art>,
    /// Games of it, for formats that show games.
    pub replays: &'a [Replay],
    /// Its files as they lie on the disk ([`crate::format::sources`]), for formats that keep them byte for byte; empty for
    /// a mission that lies nowhere.
    pub sources: &'a Sources,
}

/// How it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Pixels for each space of a picture.
    pub scale: u32,
    /// Light colours, for paper.
    pub light: bool,
    /// What of the map is shown.
    pub layers: Layers,
    /// The paper of a booklet.
    pub paper: Paper,
}

impl Default for Options {
    fn default() -> Self {
        Self { scale: 72, light: false, layers: Layers::default(), paper: Paper::default() }
    }
}

/// A size of paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    /// 210 × 297 millimetres.
    #[default]
    A4,
    /// 8½ × 11 inches.
    Letter,
}

impl Paper {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::A4, Self::Letter];

    /// Its name in commands: `a4`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::A4 => "a4",
            Self::Letter => "letter",
        }
    }

    /// The paper of a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|paper| paper.name().eq_ignore_ascii_case(name.trim()))
    }

    /// Width and height in points, of which an inch has 72.
    #[must_use]
    pub const fn points(self) -> (f32, f32) {
        match self {
            Self::A4 => (210.0 / 25.4 * 72.0, 297.0 / 25.4 * 72.0),
            Self::Letter => (612.0, 792.0),
        }
    }
}

/// A file that was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Where, seen from the folder of the export, with `/` between folders.
    pub path: String,
    /// What is in it.
    pub bytes: Vec<u8>,
}

impl File {
    /// A file of the subject's name with this ending.
    #[must_use]
    pub fn of(subject: &Subject<'_>, ending: &str, bytes: impl Into<Vec<u8>>) -> Self {
        Self { path: format!("{}.{ending}", subject.name), bytes: bytes.into() }
    }

    /// Write it below a folder, whole or not at all, and say where it is.
    ///
    /// # Errors
    /// Why it is not there, in a sentence with its path.
    pub fn put(&self, folder: &Path) -> Result<PathBuf, String> {
        let path = folder.join(&self.path);
        let home = path.parent().unwrap_or(folder);
        std::fs::create_dir_all(home).map_err(|error| trouble::writing(home, &error))?;
        format::replace(&path, &self.bytes).map_err(|error| error.to_string())?;
        Ok(path)
    }
}

impl Subject<'_> {
    /// The map as a picture.
    #[must_use]
    pub fn scene(&self, options: &Options) -> Scene {
        let colours = if options.light { SceneOptions::light() } else { SceneOptions::default() };
        let scene = SceneOptions { layers: options.layers, art: Arc::clone(self.art), ..colours };
        Scene::of(self.mission, self.mission.catalogue(), &scene)
    }
}

/// The format with this name.
#[must_use]
pub fn named(id: &str) -> Option<&'static dyn Exporter> {
    ALL.iter().copied().find(|exporter| exporter.format().id == id)
}

/// What the files of a mission are called: as its folder, or its title.
#[must_use]
pub fn name_of(home: Option<&Path>, title: &str) -> String {
    let folder = home.and_then(Path::file_name).map(|name| name.to_string_lossy().into_owned());
    file_name(&folder.unwrap_or_else(|| title.to_owned()))
}

/// A name for files: small letters, digits and hyphens, as every system and every program takes them.
#[must_use]
pub fn file_name(title: &str) -> String {
    let mut name = String::new();
    for c in title.chars() {
        if c.is_ascii_alphanumeric() {
            name.push(c.to_ascii_lowercase());
        } else if !name.is_empty() && !name.ends_with('-') && !matches!(c, '\'' | '’') {
            name.push('-');
        }
        if name.len() >= 60 {
            break;
        }
    }
    let name = name.trim_end_matches('-');
    match name {
        "" => "mission".to_owned(),
        device if crate::bundle::is_device(device) => format!("mission-{device}"),
        name => name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_format_has_a_name_of_its_own() {
        let ids: BTreeSet<&str> = ALL.iter().map(|exporter| exporter.format().id).collect();
        assert_eq!(ids.len(), ALL.len());
        for exporter in ALL {
            let Format { id, name, about, .. } = exporter.format();
            assert_eq!(file_name(id), id);
            assert!(!name.is_empty() && about.ends_with('.'), "{id}");
            assert_eq!(named(id).map(Exporter::format), Some(exporter.format()));
        }
    }

    /// The same mission and options give the same bytes, and every path stays in its folder.
    #[test]
    fn exports_are_pure_and_stay_in_their_folder() {
        let (mission, art) = (Mission::starter(), Arc::default());
        let sources = &Sources::default();
        let subject = Subject { mission: &mission, name: "starter", art: &art, replays: &[], sources };
        for exporter in ALL {
            let id = exporter.format().id;
            let files = exporter.export(&subject, &Options::default()).expect(id);
            assert_eq!(exporter.export(&subject, &Options::default()).as_ref(), Ok(&files), "{id}");
            assert!(!files.is_empty(), "{id}");
            for file in files {
                assert!(file.path.starts_with("starter"), "{id}: {}", file.path);
                assert!(!file.path.contains("..") && !file.bytes.is_empty(), "{id}: {}", file.path);
            }
        }
    }

    #[test]
    fn titles_become_names_of_files() {
        for (title, name) in [
            ("Cold Vaults", "cold-vaults"),
            ("  Hell's Gate (II)  ", "hells-gate-ii"),
            ("../../etc/passwd", "etc-passwd"),
            ("Ärger", "rger"),
            ("地獄", "mission"),
            ("Con", "mission-con"),
            ("", "mission"),
        ] {
            assert_eq!(file_name(title), name);
        }
        assert!(file_name(&"long ".repeat(100)).len() <= 60);
    }
}
