//! Finding and opening the missions that were named on the command line.

use crate::Failure;
use crate::terminal::Terminal;
use crate::texts::text;
use editor_model::results;
use editor_model::settings::Folders;
use missions::art::{self, Art, Place};
use missions::format::{self, FILE_NAME, trouble};
use missions::import;
use missions::kept::Shelf;
use missions::ruleset::{self, ReadyGame};
use missions::{Code, Diagnostic, Loaded, Mission, ScriptName, Severity, diagnostic};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use tempfile::TempDir;
use words::Text;

/// The code of a card's script that is not there; only a check finds it, since the mission can be read without it.
const SCRIPT_MISSING: Code = Code("C021");

/// A mission and where it came from.
#[derive(Debug, Default)]
pub(crate) struct Opened {
    /// As it was named.
    pub(crate) path: String,
    /// What could be read.
    pub(crate) loaded: Loaded,
    /// The text of its `mission.ron`.
    pub(crate) source: Option<String>,
    /// The folder it lies in.
    folder: Option<PathBuf>,
    /// That folder, if it is only there while the mission is open.
    unpacked: Option<TempDir>,
}

impl Opened {
    /// The mission.
    pub(crate) const fn mission(&self) -> &Mission {
        &self.loaded.mission
    }

    /// The folder it lies in.
    pub(crate) fn home(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// Where the pictures of its author's cardboard lie.
    pub(crate) fn places(&self) -> Vec<Place> {
        self.folder.iter().cloned().map(Place::Mission).collect()
    }

    /// Its title, or its path if it has none.
    pub(crate) fn title(&self) -> &str {
        let title = self.loaded.mission.info().title.trim();
        if title.is_empty() { &self.path } else { title }
    }
}

/// The missions at a path: itself, or every one in a folder of missions, by name.
pub(crate) fn find(path: &Path) -> Result<Vec<PathBuf>, Failure> {
    let told = |error: std::io::Error| Failure::Told(trouble::reading(path, &error));
    if !path.is_dir() || path.join(FILE_NAME).exists() {
        return Ok(vec![path.to_owned()]);
    }
    let mut found = Vec::new();
    for entry in path.read_dir().map_err(told)? {
        let folder = entry.map_err(told)?.path();
        if folder.join(FILE_NAME).exists() {
            found.push(folder);
        }
    }
    if found.is_empty() {
        let told = text("open-none").with("path", path.display().to_string());
        return Err(told.with("file", FILE_NAME).into());
    }
    found.sort();
    Ok(found)
}

/// Open a mission: its folder, or a file it can be imported from.
pub(crate) fn mission(path: &Path) -> Result<Opened, Failure> {
    if !is_import(path) {
        return folder(path);
    }
    let told = |error: import::ImportError| Failure::Told(error.to_string());
    let imported = import::read(path).map_err(told)?;
    let room = tempfile::Builder::new().prefix("hellwright-").tempdir();
    let room = room.map_err(|error| {
        let there = std::env::temp_dir().display().to_string();
        let told = text("open-unpack").with("path", path.display().to_string()).with("folder", there);
        Failure::from(told.with("why", error.to_string()))
    })?;
    let mut opened = folder(&import::place(&imported, room.path()).map_err(told)?)?;
    opened.path = path.display().to_string();
    let _ = opened.loaded.problems.splice(0..0, imported.problems);
    opened.unpacked = Some(room);
    Ok(opened)
}

/// Is it a file a mission can be imported from?
fn is_import(path: &Path) -> bool {
    path.is_file() && import::for_file(path).is_some()
}

/// Open a mission that lies in a folder, as those do that can be written.
pub(crate) fn folder(path: &Path) -> Result<Opened, Failure> {
    let shown = path.display().to_string();
    if is_import(path) {
        return Err(text("open-import").with("path", shown).into());
    }
    if path.is_file() && path.extension().unwrap_or_default() != "ron" {
        return Err(text("open-no-mission").with("path", shown).with("file", FILE_NAME).into());
    }
    let loaded = format::load(path).map_err(|error| Failure::Told(error.to_string()))?;
    let file = if path.is_dir() { path.join(FILE_NAME) } else { path.to_owned() };
    // Only for showing a line of it: the mission has been read already.
    let source = std::fs::read_to_string(&file).ok();
    let folder = file.parent().map(Path::to_owned);
    Ok(Opened { path: shown, loaded, source, folder, unpacked: None })
}

/// The pictures of its author's cardboard, of the mission's own folder and another one; their faults are reported. False if some of
/// them could not be read.
pub(crate) fn art(opened: &Opened, other: Option<&Path>, terminal: Terminal) -> (Art, bool) {
    let mut places = opened.places();
    places.extend(other.map(|folder| Place::Own(folder.to_owned())));
    let (art, problems) = art::read(opened.mission(), &places);
    let is_read = problems.iter().all(|problem| problem.severity < Severity::Warning);
    for problem in problems {
        terminal.complain(problem.message);
    }
    (art, is_read)
}

/// A mission with errors cannot be played properly, and its games would say nothing: asking for them is an error.
pub(crate) fn has_errors(opened: &Opened, terminal: Terminal) -> bool {
    let problems = missions::check_read(opened.mission(), &opened.loaded.problems).problems;
    let errors = diagnostic::worst(&problems) == Some(Severity::Error);
    if errors {
        terminal.complain(text("open-errors").with("path", opened.path.as_str()));
    }
    errors
}

/// What of a mission's files is not in the mission, as `check` reports it: what could not be read, and scripts of its cards that are
/// not there.
pub(crate) fn unread(opened: &Opened) -> Vec<Diagnostic> {
    let left_out: Vec<Diagnostic> = opened.loaded.left_out().cloned().collect();
    let found = missions::check_read(opened.mission(), &left_out).problems;
    found.into_iter().filter(|it| it.code == SCRIPT_MISSING || left_out.contains(it)).collect()
}

/// Says what of a mission's files is not in what is handed on: what could not be read, and scripts that are not there. True if there
/// is anything.
pub(crate) fn is_incomplete(opened: &Opened, terminal: Terminal) -> bool {
    let mission = opened.mission();
    let unread = opened.loaded.left_out().map(|problem| problem.message.to_string());
    let names = mission.cards().iter().map(|card| &card.script);
    let is_named = |name: &ScriptName| opened.loaded.left_out().any(|problem| problem.is_in_script(name));
    let lost: BTreeSet<&ScriptName> =
        names.filter(|name| !mission.scripts().contains_key(name) && !is_named(name)).collect();
    let missing = lost.iter().map(|name| text("open-script").with("name", name.to_string()).to_string());
    let all: Vec<String> = unread.chain(missing).collect();
    let Some(first) = all.first() else { return false };
    let told = match all.len() - 1 {
        0 => text("open-incomplete"),
        more => text("open-incomplete-more").with("more", more),
    };
    terminal.complain(told.with("path", opened.path.as_str()).with("first", first.as_str()));
    true
}

/// On how many threads to play by default.
pub(crate) fn jobs(wanted: Option<u16>) -> usize {
    wanted.map_or_else(|| std::thread::available_parallelism().map_or(1, usize::from), usize::from).max(1)
}

/// Where results of play are kept; nowhere if all of it is to be played again.
pub(crate) fn shelf(fresh: bool) -> Box<dyn Shelf> {
    results::shelf(Folders::of_platform().filter(|_| !fresh).map(|folders| folders.results))
}

/// The seed to play with by default: the author's first, or 1.
pub(crate) fn seed(wanted: Option<u64>, mission: &Mission) -> u64 {
    wanted.or_else(|| mission.settings().seeds.first().copied()).unwrap_or(1)
}

/// With how many marines to play: as many as were asked for, or as the mission is made for.
pub(crate) fn marines(opened: &Opened, wanted: Option<u8>) -> Result<u8, Failure> {
    let numbers = ruleset::marine_numbers(opened.mission());
    match wanted {
        Some(wanted) if !numbers.contains(&wanted) => Err(not_made_for(opened, wanted, &numbers).into()),
        wanted => Ok(wanted.or_else(|| numbers.last().copied()).unwrap_or(1)),
    }
}

/// With which numbers of marines to play: the one that was asked for, or all that the mission is made for.
pub(crate) fn numbers(opened: &Opened, wanted: Option<u8>) -> Result<Vec<u8>, Failure> {
    match wanted {
        Some(_) => Ok(vec![marines(opened, wanted)?]),
        None => Ok(ruleset::marine_numbers(opened.mission()).into_iter().collect()),
    }
}

/// With how many marines a game was played, though the mission may be made for other numbers by now.
pub(crate) fn marines_of_replay(opened: &Opened, played: u8, terminal: Terminal) -> u8 {
    let numbers = ruleset::marine_numbers(opened.mission());
    if !numbers.contains(&played) {
        let why = not_made_for(opened, played, &numbers);
        terminal.complain(text("open-played").with("why", why));
    }
    played
}

fn not_made_for(opened: &Opened, marines: u8, numbers: &BTreeSet<u8>) -> Text {
    let made_for: Vec<String> = numbers.iter().map(u8::to_string).collect();
    let told = text("open-not-made").with("title", opened.title()).with("marines", marines);
    told.with("numbers", made_for.join(", "))
}

/// Lay a mission out for so many marines.
pub(crate) fn lay_out(opened: &Opened, marines: u8) -> Result<ReadyGame, Failure> {
    let mission = opened.mission();
    ruleset::lay_out(mission, marines).ok_or_else(|| {
        let told = text("open-rules").with("path", opened.path.as_str());
        told.with("rules", mission.rules().0.escape_debug().to_string()).into()
    })
}
