//! Planted faults: mistakes that designers make, each put into a good mission, with what `check` must say about it and where.
//! The faults are data, in `planted/*.ron`; those that no check finds yet are kept and marked. Files that cannot be read and
//! maps that cannot be played are the subject of `broken`.

use missions::diagnostic::{Diagnostic, Place};
use missions::format;
use missions::simulate::Plan;
use missions::verdict::{Effort, Waiting, judge};
use missions::{Id, ScriptName};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The seed of all games.
const SEED: u64 = 7;

/// A game that stalls is given up after so many choices: several times what the longest good game takes.
const LIMIT: u32 = 20_000;

/// At least so many faults are visible on the map and in the cards, and as many only in games.
const HALF: usize = 30;

/// A mistake in a mission that is good without it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Fault {
    /// What it is called here.
    name: String,
    /// The folder of the good mission, as seen from this crate.
    mission: String,
    /// What the designer did.
    change: Vec<Change>,
    /// So many games for each number of marines show it; none if it is visible without play.
    #[serde(default)]
    games: u32,
    /// What a designer should read.
    sentence: String,
    /// The codes that name it, the most specific first. Without any, no code has been given to it yet, and whatever is
    /// reported at its place counts as found.
    codes: Vec<String>,
    /// Codes that are reported at its place for another reason. Only for faults without a code.
    #[serde(default)]
    beside: Vec<String>,
    /// Where it has to be reported: at one of these places.
    at: Vec<At>,
    /// What the message has to say.
    #[serde(default)]
    says: String,
    /// Is it found today, at its place and with help?
    #[serde(default = "yes")]
    found: bool,
    /// If not, why not.
    #[serde(default)]
    why: String,
}

const fn yes() -> bool {
    true
}

/// A text that is replaced. It occurs exactly once in the file; a file that is not there has no text, and is made.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Change {
    file: String,
    from: String,
    to: String,
}

/// Where a fault is.
#[derive(Debug, Deserialize)]
enum At {
    Mission,
    Tile(u32),
    Thing(u32),
    /// A script, and the line with this text; any line of it without a text.
    Script(String, String),
    /// A file of cards, and the line with this text.
    Cards(String, String),
    /// A moment in a game.
    Game,
}

/// All faults.
fn faults() -> Vec<Fault> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/missions/planted");
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder).expect("the folder").map(|entry| entry.expect("an entry").path()).collect();
    files.sort();
    files.iter().flat_map(|path| read(path)).collect()
}

fn read(path: &Path) -> Vec<Fault> {
    let text = fs::read_to_string(path).expect("text");
    ron::from_str(&text).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

fn good(mission: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(mission)
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("the folder") {
        let path = entry.expect("an entry").path();
        let to = to.join(path.file_name().expect("a name"));
        if path.is_dir() {
            copy(&path, &to);
        } else {
            let _ = fs::copy(&path, &to).expect("copied");
        }
    }
}

/// What is wrong with the mission in a folder, with so many games for each number of marines, and with those of personas.
fn problems(folder: &Path, games: u32, ways: bool) -> Vec<Diagnostic> {
    let loaded = format::load(folder).expect("loads");
    let plan = Plan { limit: LIMIT, ..Plan::new(games, SEED) };
    judge(&loaded, &Effort { ways, ..Effort::plan(plan) }, Waiting::default()).problems
}

/// What personas' games show.
const OF_PERSONAS: &str = "S026";

impl Fault {
    /// Put it into a copy of its mission.
    fn plant(&self, folder: &Path) -> Result<(), String> {
        copy(&good(&self.mission), folder);
        for Change { file, from, to } in &self.change {
            let path = folder.join(file);
            if from.is_empty() && !path.exists() {
                fs::write(&path, to).map_err(|why| format!("{file}: {why}"))?;
                continue;
            }
            let text = fs::read_to_string(&path).map_err(|why| format!("{file}: {why}"))?;
            match text.matches(from.as_str()).count() {
                1 => fs::write(&path, text.replacen(from, to, 1)).map_err(|why| format!("{file}: {why}"))?,
                some => return Err(format!("{file} has `{from}` {some} times")),
            }
        }
        Ok(())
    }

    /// Does the problem have its code, or one that may be meant for it?
    fn is_named_by(&self, problem: &Diagnostic) -> bool {
        let is_in = |codes: &[String]| codes.iter().any(|code| code == problem.code.0);
        if self.codes.is_empty() { !is_in(&self.beside) } else { is_in(&self.codes) }
    }

    fn is_placed_by(&self, problem: &Diagnostic, folder: &Path) -> Result<bool, String> {
        let here: Result<Vec<bool>, String> = self.at.iter().map(|at| at.is_in(problem, folder)).collect();
        Ok(problem.message.contains(&self.says) && here?.contains(&true))
    }

    /// The code under which it is found; or what is wrong with what is written here about it.
    fn compare(&self, folder: &Path, problems: &[Diagnostic]) -> Result<Option<&'static str>, String> {
        let named: Vec<&Diagnostic> = problems.iter().filter(|problem| self.is_named_by(problem)).collect();
        let mut here = Vec::new();
        for problem in &named {
            if self.is_placed_by(problem, folder)? {
                here.push(*problem);
            }
        }
        // Without a way out it is only half found.
        let found = here.iter().find(|problem| problem.help.as_ref().is_some_and(|help| *help != ""));
        match (found, self.found) {
            (Some(it), false) => Err(format!("{} finds it, take off the mark: {}", it.code, it.message)),
            (None, true) if !here.is_empty() => Err(format!("found without help: {}", told(here))),
            (None, true) if !named.is_empty() => Err(format!("found at another place: {}", told(named))),
            (None, true) => Err(format!("not found among {}", told(problems))),
            (found, _) => Ok(found.map(|it| it.code.0)),
        }
    }
}

fn told<'p>(problems: impl IntoIterator<Item = &'p Diagnostic>) -> String {
    let lines = problems.into_iter().map(|it| format!("\n    {}: {} {:?}", it.code, it.message, it.places));
    lines.collect::<Vec<_>>().concat()
}

/// The line with a text in a file, counted from 1; the text occurs exactly once.
fn line_of(path: &Path, text: &str) -> Result<u32, String> {
    let source = fs::read_to_string(path).map_err(|why| format!("{}: {why}", path.display()))?;
    match source.matches(text).count() {
        1 => Ok((1..).zip(source.lines()).find(|(_, line)| line.contains(text)).map_or(0, |(n, _)| n)),
        some => Err(format!("{} has `{text}` {some} times", path.display())),
    }
}

impl At {
    fn is_in(&self, problem: &Diagnostic, folder: &Path) -> Result<bool, String> {
        let places = &problem.places;
        Ok(match self {
            Self::Mission => places.contains(&Place::Mission),
            Self::Tile(id) => places.contains(&Place::Tile(Id(*id))),
            Self::Thing(id) => places.contains(&Place::Thing(Id(*id))),
            Self::Game => places.iter().any(|place| matches!(place, Place::Replay { .. })),
            Self::Script(script, text) if text.is_empty() => {
                let script = ScriptName::new(script.as_str());
                places.iter().any(|place| matches!(place, Place::Script { name, .. } if *name == script))
            }
            Self::Script(script, text) => {
                let at = line_of(&folder.join(script), text)?;
                let script = ScriptName::new(script.as_str());
                // What fails in play is a moment in a game; its message names script and line.
                let stem = script.as_str().trim_end_matches(ScriptName::ENDING);
                problem.message.to_string().starts_with(&format!("{stem}, "))
                    && problem.message.contains(&format!(", line {at}: "))
                    || places.iter().any(
                        |place| matches!(place, Place::Script { name, line, .. } if *name == script && *line == at),
                    )
            }
            Self::Cards(cards, text) => {
                let at = line_of(&folder.join(cards), text)?;
                places.iter().any(
                    |place| matches!(place, Place::Text { file, line, .. } if file == cards && *line == at),
                )
            }
        })
    }
}

/// Work on all of some things, on all cores; what comes of it is in their order.
fn on_all_cores<T: Sync, R: Send>(all: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let (next, done) = (AtomicUsize::new(0), Mutex::new(BTreeMap::new()));
    let jobs = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            let _ = scope.spawn(|| {
                while let Some((number, thing)) = {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    all.get(number).map(|thing| (number, thing))
                } {
                    let result = work(thing);
                    let _ = done.lock().expect("nothing panics with it").insert(number, result);
                }
            });
        }
    });
    done.into_inner().expect("nothing panics with it").into_values().collect()
}

/// `PLANTED=NAME cargo test -p missions planted:: -- --nocapture` prints what `check` says about the faults whose names contain this
/// text, and judges only those; `PLANTED=` prints the table of all.
#[test]
#[allow(
    clippy::disallowed_methods,
    clippy::print_stdout,
    reason = "what to print is asked of whoever runs it"
)]
fn every_planted_fault_is_reported_at_its_place() {
    let asked = std::env::var("PLANTED").ok();
    let mut faults = faults();
    faults.retain(|fault| asked.as_ref().is_none_or(|text| fault.name.contains(text.as_str())));
    // The longest first, so that no core waits for one.
    faults.sort_by_key(|fault| std::cmp::Reverse(fault.games));
    let results = on_all_cores(&faults, |fault| {
        let folder = tempfile::tempdir().expect("a folder");
        fault.plant(folder.path())?;
        // They take longer than all others, and show nothing else.
        let ways = fault.codes.iter().any(|code| code == OF_PERSONAS);
        let problems = problems(folder.path(), fault.games, ways);
        if asked.as_ref().is_some_and(|text| !text.is_empty()) {
            println!("{}:{}", fault.name, told(&problems));
        }
        fault.compare(folder.path(), &problems)
    });
    let mut wrong = Vec::new();
    for (fault, result) in faults.iter().zip(results) {
        let said = match &result {
            Ok(Some(code)) => format!("found, {code}"),
            Ok(None) => format!("not found: {}", fault.why),
            Err(why) => why.clone(),
        };
        if asked.is_some() {
            println!("| {} | {said} |", fault.name);
        }
        if result.is_err() {
            wrong.push(format!("{}: {said}", fault.name));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn planted_faults_are_written_in_full() {
    let faults = faults();
    let played = faults.iter().filter(|fault| fault.games > 0).count();
    assert!(faults.len() - played >= HALF && played >= HALF, "{played} of {}", faults.len());
    let names: BTreeSet<&str> = faults.iter().map(|fault| fault.name.as_str()).collect();
    assert_eq!(names.len(), faults.len(), "a name is used twice");
    for fault in &faults {
        let Fault { name, sentence, .. } = fault;
        assert!(!fault.change.is_empty() && !fault.at.is_empty(), "{name}");
        assert!(sentence.len() > 40 && sentence.ends_with('.'), "{name}: {sentence}");
        assert_eq!(fault.found, fault.why.is_empty(), "{name}: what is not found has its reason");
        assert!(!fault.found || !fault.codes.is_empty(), "{name}: what is found has a code");
        assert!(fault.beside.is_empty() || fault.codes.is_empty(), "{name}");
        let known = |code: &String| missions::explain(code).is_some();
        assert!(fault.codes.iter().chain(&fault.beside).all(known), "{name}");
    }
}

#[test]
fn good_missions_have_none_of_these_problems() {
    let faults = faults();
    let missions: Vec<&str> =
        faults.iter().map(|fault| fault.mission.as_str()).collect::<BTreeSet<_>>().into_iter().collect();
    let wrong = on_all_cores(&missions, |mission| {
        let folder = good(mission);
        let games = faults.iter().filter(|fault| fault.mission == *mission).map(|fault| fault.games).max();
        let problems = problems(&folder, games.unwrap_or_default(), true);
        let planted = faults.iter().filter(|fault| fault.mission == *mission && !fault.codes.is_empty());
        let codes: BTreeSet<&str> = planted.flat_map(|fault| &fault.codes).map(String::as_str).collect();
        told(problems.iter().filter(|problem| codes.contains(problem.code.0)))
    });
    for (mission, wrong) in missions.iter().zip(wrong) {
        assert_eq!(wrong, "", "{mission}");
    }
}
