//! What a person has chosen for the window, and what it remembers of the last time: a file in the platform's folder for
//! settings. How they lie in it is done by `file`; nothing of a mission is kept here.

mod file;
mod tag;

use crate::command::Command;
use crate::words::Language;
use directories::{ProjectDirs, UserDirs};
use missions::export::Options;
use missions::ladder::Budget;
use missions::paint;
use missions::verdict::Contest;
use rule_system::RuleSystem;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// So many missions are remembered.
const RECENT: usize = 12;

/// After so many minutes a mission can be saved by itself.
pub const AUTOSAVES: [u16; 4] = [1, 5, 10, 30];

/// About so many seconds bots of both skills can play each other, to find out what skill is worth; with 0 they do not.
pub const SKILL: [u16; 7] = [0, 10, 30, 60, 120, 300, 600];

/// How much is played to find out what skill is worth, with so many seconds.
pub fn skill_budget(seconds: u16) -> Option<Budget> {
    Budget::of_seconds(seconds.into())
}

/// So many games can be played for each number of marines.
const GAMES: std::ops::RangeInclusive<u32> = 1..=100_000;

/// The interface may be so large, in percent.
pub const SCALES: std::ops::RangeInclusive<u16> = 70..=250;

/// A look of the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[repr(u8)]
pub enum Look {
    /// For evenings.
    #[default]
    Dark,
    /// For days and paper.
    Light,
    /// For eyes that need it.
    Contrast,
}

impl Look {
    /// The one after this, round and round.
    pub const fn next(self) -> Self {
        match self {
            Self::Dark => Self::Light,
            Self::Light => Self::Contrast,
            Self::Contrast => Self::Dark,
        }
    }
}

/// Which bots say who has the better chances in a mission.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Judges {
    /// Those that play the many games.
    Greedy,
    /// Ones that search, for some seconds.
    #[default]
    Quick,
    /// Stronger ones that search, for some minutes.
    Thorough,
}

impl Judges {
    /// All of them, the fastest first.
    pub const ALL: [Self; 3] = [Self::Greedy, Self::Quick, Self::Thorough];

    /// The next stronger ones, if there are any.
    pub const fn stronger(self) -> Option<Self> {
        match self {
            Self::Greedy => Some(Self::Quick),
            Self::Quick => Some(Self::Thorough),
            Self::Thorough => None,
        }
    }

    /// How long bots that search play.
    pub const fn contest(self) -> Option<Contest> {
        match self {
            Self::Greedy => None,
            Self::Quick => Some(Contest::Quick),
            Self::Thorough => Some(Contest::Thorough),
        }
    }
}

/// What is remembered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The look.
    pub look: Look,
    /// The size of the whole interface, in percent.
    pub scale: u16,
    /// Keys a person gave to commands, by the commands' ids: `"flip": ["X"]`.
    pub keys: BTreeMap<String, Vec<String>>,
    /// Missions that were opened, the last one first.
    pub recent: Vec<PathBuf>,
    /// The size of the window, in pixels.
    pub window: (u32, u32),
    /// How wide the parts of the window are.
    pub widths: Widths,
    /// The folder with pictures of the person's own cardboard, for all missions.
    pub art: Option<PathBuf>,
    /// Is the minimap shown?
    pub minimap: bool,
    /// Do long lines of scripts wrap?
    pub wrap: bool,
    /// How missions were exported the last time.
    pub exports: Exports,
    /// Which bots say who has the better chances.
    pub judges: Judges,
    /// About so many seconds are played to find out what skill is worth: one of [`SKILL`].
    pub skill: u16,
    /// So many games are played for each number of marines.
    pub games: u32,
    /// After each edit the mission is compared with an earlier version of it.
    pub compare: bool,
    /// The language that was chosen in the window; without one that of the system.
    #[serde(with = "tag")]
    pub language: Option<Language>,
    /// A mission that has a folder is saved when it has had changes for so many minutes; without a number only when it is asked for.
    pub autosave: Option<u16>,
    /// Where the tutorial was left: so many headings from its beginning.
    pub tutorial: usize,
}

/// How missions were exported the last time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Exports {
    /// The formats, by their names on the command line.
    pub formats: Vec<String>,
    /// The folder for the files.
    pub folder: Option<PathBuf>,
    /// Pixels for a space, if a number was chosen.
    pub scale: Option<u32>,
    /// Light colours.
    pub light: bool,
    /// The paper of a booklet, by its name on the command line.
    pub paper: String,
    /// The map of a booklet without marks to cut along.
    pub unmarked: bool,
    /// With games, in formats that show games.
    pub games: bool,
}

impl Default for Exports {
    fn default() -> Self {
        let Options { scale, light, paper, unmarked, .. } = Options::default();
        let formats = vec!["pdf".to_owned()];
        Self { formats, folder: None, scale, light, paper: paper.name().to_owned(), unmarked, games: true }
    }
}

/// The parts beside the map: which are shown, and how wide they are, in pixels; the script in thousandths of what it shares with
/// the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Widths {
    /// The panels.
    pub side: u16,
    /// What stands beside a game.
    pub watch: u16,
    /// The script.
    pub script: u16,
    /// Is the palette shown?
    pub palette_shown: bool,
    /// Are the panels shown?
    pub side_shown: bool,
}

impl Default for Widths {
    fn default() -> Self {
        Self { side: 348, watch: 440, script: 600, palette_shown: true, side_shown: true }
    }
}

impl Widths {
    /// A width that panels can have.
    pub fn panel(width: u16) -> u16 {
        width.clamp(300, 900)
    }

    /// A share that the script can have.
    pub fn share(share: u16) -> u16 {
        share.clamp(200, 850)
    }

    /// What a file said, as far as it can be.
    fn sound(self) -> Self {
        Self {
            side: Self::panel(self.side),
            watch: Self::panel(self.watch),
            script: Self::share(self.script),
            ..self
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            look: Look::Dark,
            scale: 100,
            keys: BTreeMap::new(),
            recent: Vec::new(),
            window: (1280, 800),
            widths: Widths::default(),
            art: None,
            minimap: true,
            wrap: true,
            exports: Exports::default(),
            judges: Judges::default(),
            skill: 0,
            games: 200,
            compare: false,
            language: None,
            autosave: None,
            tutorial: 0,
        }
    }
}

impl Settings {
    /// From a folder. What is missing or cannot be read is as at the first start.
    pub fn load(folder: &Path) -> Self {
        Self::of(&file::read(folder).ok().flatten().unwrap_or_default())
    }

    /// The file of a folder, if it is none of settings at all. The next save puts it aside.
    pub fn unreadable(folder: &Path) -> Option<PathBuf> {
        let is_unreadable = file::read(folder).is_ok_and(|read| read.is_none());
        is_unreadable.then(|| folder.join(file::FILE))
    }

    /// As a file has them.
    fn of(file: &file::Object) -> Self {
        let part = |name: &str| file.get(name).and_then(Value::as_object).cloned().unwrap_or_default();
        let mut settings = file::filled(Self::default(), file);
        settings.widths = file::filled(Widths::default(), &part("widths"));
        settings.exports = file::filled(Exports::default(), &part("exports"));
        rename_tools(&mut settings.keys);
        settings.scale = settings.scale.clamp(*SCALES.start(), *SCALES.end());
        settings.widths = settings.widths.sound();
        settings.games = settings.games.clamp(*GAMES.start(), *GAMES.end());
        let shorter = SKILL.into_iter().rfind(|step| *step <= settings.skill);
        settings.skill = shorter.unwrap_or_default();
        settings.autosave = settings.autosave.map(|minutes| minutes.max(1));
        let scale = settings.exports.scale;
        settings.exports.scale = scale.map(|it| it.clamp(*paint::SCALES.start(), *paint::SCALES.end()));
        settings
    }

    /// Into a folder, whole or not at all. What its file has and this version cannot read stays there: values that were not
    /// changed since, and settings of a newer version. A file that is none of settings is put aside.
    pub fn save(&self, folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder)?;
        let now = file::object(self)?;
        let mut kept = if let Some(kept) = file::read(folder)? {
            kept
        } else {
            file::put_aside(folder)?;
            file::Object::new()
        };
        let read = file::object(&Self::of(&kept))?;
        file::renew(&mut kept, &read, &now);
        file::write(folder, &kept)
    }

    /// A mission was opened.
    pub fn opened(&mut self, mission: &Path) {
        self.recent.retain(|known| known != mission);
        self.recent.insert(0, mission.to_owned());
        self.recent.truncate(RECENT);
    }

    /// A mission is not to be listed any more.
    pub fn forget(&mut self, mission: &Path) {
        self.recent.retain(|known| known != mission);
    }
}

/// Keys of the tools that were named after the piece they lay, as earlier versions wrote them, under the names of now.
fn rename_tools(keys: &mut BTreeMap<String, Vec<String>>) {
    for kind in systems::all().flat_map(<dyn RuleSystem>::pieces) {
        let Some(tool) = Command::laying(kind) else { continue };
        if let Some(given) = keys.remove(&format!("tool-{}", kind.id)) {
            let _ = keys.entry(tool.entry().id.to_owned()).or_insert(given);
        }
    }
}

/// The platform's folders for this program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folders {
    /// For settings.
    pub settings: PathBuf,
    /// For journals of missions that were never saved.
    pub journals: PathBuf,
    /// For results of play.
    pub results: PathBuf,
    /// Where missions are saved if nothing else is chosen.
    pub missions: Option<PathBuf>,
}

impl Folders {
    /// Where the platform wants them. `None` without a home.
    pub fn of_platform() -> Option<Self> {
        let dirs = ProjectDirs::from("", "", "hellwright")?;
        Some(Self {
            settings: dirs.config_dir().to_owned(),
            journals: dirs.data_dir().join("journals"),
            results: dirs.cache_dir().join("results"),
            missions: documents(),
        })
    }
}

/// The folder where people keep their documents.
pub fn documents() -> Option<PathBuf> {
    let dirs = UserDirs::new()?;
    Some(dirs.document_dir().unwrap_or_else(|| dirs.home_dir()).to_owned())
}

#[cfg(test)]
mod tests {
    use super::file::FILE;
    use super::*;
    use serde_json::json;

    /// What a file says.
    fn written(folder: &Path) -> Value {
        serde_json::from_slice(&fs::read(folder.join(FILE)).expect("a file")).expect("JSON")
    }

    #[test]
    fn what_a_newer_version_wrote_stays_until_it_is_changed() {
        let folder = tempfile::tempdir().expect("a folder");
        let newer = json!({
            "look": "Neon",
            "language": "tlh",
            "scale": 120,
            "later": {"a": 1},
            "widths": {"side": 400, "watch": "wide", "tray": 7},
            "exports": {"light": true, "ink": "blue", "paper": 5},
        });
        fs::write(folder.path().join(FILE), newer.to_string()).expect("written");
        let mut settings = Settings::load(folder.path());
        let expected = Settings {
            scale: 120,
            widths: Widths { side: 400, ..Widths::default() },
            exports: Exports { light: true, ..Exports::default() },
            ..Settings::default()
        };
        assert_eq!(settings, expected, "only what cannot be read is at its default");
        settings.games = 50;
        settings.save(folder.path()).expect("saved");
        let file = written(folder.path());
        for (name, value) in newer.as_object().expect("an object") {
            assert_eq!(file[name], *value, "{name}");
        }
        assert_eq!(file["games"], 50);
        settings.look = Look::Light;
        settings.widths.watch = 500;
        settings.exports.paper = "letter".to_owned();
        settings.save(folder.path()).expect("saved");
        let file = written(folder.path());
        assert_eq!((&file["look"], &file["language"]), (&json!("Light"), &json!("tlh")));
        assert_eq!((&file["widths"]["watch"], &file["widths"]["tray"]), (&json!(500), &json!(7)));
        assert_eq!((&file["exports"]["paper"], &file["exports"]["ink"]), (&json!("letter"), &json!("blue")));
        assert_eq!(Settings::load(folder.path()), settings);
    }

    #[test]
    fn a_key_that_was_given_back_does_not_return() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut settings = Settings::default();
        let _ = settings.keys.insert("flip".to_owned(), vec!["X".to_owned()]);
        settings.save(folder.path()).expect("saved");
        assert_eq!(Settings::load(folder.path()), settings);
        settings.keys.clear();
        settings.save(folder.path()).expect("saved");
        assert_eq!(Settings::load(folder.path()), settings);
    }

    #[test]
    fn a_tool_keeps_its_key_under_its_new_name() {
        let folder = tempfile::tempdir().expect("a folder");
        let older = json!({"keys": {"tool-portal": ["X"], "tool-teleporter": ["Y"], "tool-return": ["Z"]}});
        fs::write(folder.path().join(FILE), older.to_string()).expect("written");
        let keys = Settings::load(folder.path()).keys;
        let expected = [("tool-return", "Z"), ("tool-source", "X")];
        assert_eq!(keys, BTreeMap::from(expected.map(|(tool, key)| (tool.to_owned(), vec![key.to_owned()]))));
    }

    #[test]
    fn a_file_without_settings_is_put_aside_and_never_over_another() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = |name: &str| folder.path().join(name);
        let [first, second] = ["settings.json.unreadable", "settings.json.unreadable-2"];
        for (text, aside) in [("{\"scale\": 120,", first), ("[1]", second)] {
            fs::write(path(FILE), text).expect("written");
            assert_eq!(Settings::load(folder.path()), Settings::default());
            assert_eq!(Settings::unreadable(folder.path()), Some(path(FILE)));
            Settings { scale: 130, ..Settings::default() }.save(folder.path()).expect("saved");
            assert_eq!(fs::read_to_string(path(aside)).expect("it is kept"), text);
            assert_eq!(Settings::load(folder.path()).scale, 130);
            assert_eq!(Settings::unreadable(folder.path()), None);
        }
        assert_eq!(fs::read_to_string(path(first)).expect("it is kept"), "{\"scale\": 120,");
    }

    #[test]
    fn settings_come_back_and_nonsense_is_as_none() {
        let folder = tempfile::tempdir().expect("a folder");
        assert_eq!(Settings::load(folder.path()), Settings::default());
        let mut settings = Settings { look: Look::Contrast, scale: 130, ..Settings::default() };
        (settings.games, settings.autosave, settings.compare) = (1000, Some(5), true);
        settings.skill = 120;
        for number in 0..20 {
            settings.opened(Path::new(&format!("/missions/{}", number % 15)));
        }
        assert_eq!(settings.recent.len(), RECENT);
        assert_eq!(settings.recent[0], Path::new("/missions/4"));
        settings.forget(Path::new("/missions/3"));
        assert_eq!(settings.recent[1], Path::new("/missions/2"));
        settings.save(folder.path()).expect("saved");
        assert_eq!(Settings::load(folder.path()), settings);
        fs::write(folder.path().join(FILE), "{\"scale\": 9000, \"later\": 1}").expect("written");
        assert_eq!(Settings::load(folder.path()), Settings { scale: 250, ..Settings::default() });
        fs::write(folder.path().join(FILE), "{\"widths\": {\"side\": 1, \"script\": 5000}}")
            .expect("written");
        let widths = Widths { side: 300, script: 850, ..Widths::default() };
        assert_eq!(Settings::load(folder.path()), Settings { widths, ..Settings::default() });
        // A file of an older version has none of the newer choices; one of a newer version may have a language we have not.
        let older = "{\"look\": \"Light\", \"scale\": 120, \"judges\": \"Greedy\", \"minimap\": false}";
        fs::write(folder.path().join(FILE), older).expect("written");
        let kept = Settings { look: Look::Light, scale: 120, judges: Judges::Greedy, ..Settings::default() };
        assert_eq!(Settings::load(folder.path()), Settings { minimap: false, ..kept });
        let newer = "{\"language\": \"tlh\", \"scale\": 120, \"games\": 0, \"autosave\": 0, \"skill\": 75}";
        fs::write(folder.path().join(FILE), newer).expect("written");
        let kept = Settings { scale: 120, games: 1, autosave: Some(1), skill: 60, ..Settings::default() };
        assert_eq!(Settings::load(folder.path()), kept);
        fs::write(folder.path().join(FILE), "{").expect("written");
        assert_eq!(Settings::load(folder.path()), Settings::default());
    }
}
