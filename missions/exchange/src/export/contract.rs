//! What every exporter is and gets: the format for people, the subject, the options, and the files that come of it.
//! It knows no format, so that formats can know it and nothing else of each other.

use engine::play::Replay;
use missions_document::seen::Seen;
use missions_files::sources::Sources;
use missions_files::{lay, save, trouble};
use missions_picture::art::Art;
use missions_picture::scene::{Layers, Scene, SceneOptions};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use words::Phrase;

/// Pixels for each space of a picture, unless a format has another number.
const SCALE: u32 = 72;

/// A format a mission can be written in.
pub trait Exporter: Sync {
    /// What it is.
    fn format(&self) -> Format;

    /// Does it keep the files of a mission byte for byte, and need [`Subject::sources`]?
    fn keeps_files(&self) -> bool {
        false
    }

    /// Do players read it, so that the mission speaks one of its languages in it?
    fn speaks(&self) -> bool {
        self.format().heeds.contains(&Heeds::Texts)
    }

    /// Pixels for each space of a picture, unless it is asked for other ones.
    fn usual_scale(&self) -> u32 {
        SCALE
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
    pub about: Phrase,
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
    /// [`Options::unmarked`].
    Marks,
    /// In which of its languages the mission of [`Subject::mission`] speaks ([`Seen::in_language`]); the others keep the original.
    Texts,
}

/// What is written.
#[derive(Clone, Copy, Debug)]
pub struct Subject<'a> {
    /// The mission, as far as the reader may see it.
    pub mission: &'a Seen,
    /// What its files are to be called, without an ending: `cold-vaults`.
    pub name: &'a str,
    /// Pictures of its author's own cardboard.
    pub art: &'a Arc<Art>,
    /// Games of it, for formats that show games.
    pub replays: &'a [Replay],
    /// Its files as they lie on the disk ([`missions_files::sources::sources`]), for formats that keep them byte for byte; empty for
    /// a mission that lies nowhere.
    pub sources: &'a Sources,
}

/// How it is written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Pixels for each space of a picture; without it what is usual for the format ([`Exporter::usual_scale`]).
    pub scale: Option<u32>,
    /// Light colours, for paper.
    pub light: bool,
    /// What of the map is shown.
    pub layers: Layers,
    /// The paper of a booklet.
    pub paper: Paper,
    /// The map at real size without marks to cut along and without a rim to glue.
    pub unmarked: bool,
}

impl Options {
    /// Pixels for each space of a picture, for formats with no number of their own.
    #[must_use]
    pub fn pixels(&self) -> u32 {
        self.scale.unwrap_or(SCALE)
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

    /// Write it below a folder, whole or not at all, and say where it is. Folders that are made for a file that cannot be written are
    /// taken away again.
    ///
    /// # Errors
    /// Why it is not there, in a sentence with its path.
    pub fn put(&self, folder: &Path) -> Result<PathBuf, String> {
        let path = folder.join(&self.path);
        let home = path.parent().unwrap_or(folder);
        let made = lay::missing(home);
        let written = std::fs::create_dir_all(home)
            .map_err(|error| trouble::writing(home, &error))
            .and_then(|()| save::replace(&path, &self.bytes).map_err(|error| error.to_string()));
        if let Err(why) = written {
            for folder in made {
                // One that holds something by now stays.
                let _ = std::fs::remove_dir(folder);
            }
            return Err(why);
        }
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
