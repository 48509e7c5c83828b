//! Missions that are changed by chance go through `check` with each of its outputs. Whatever is wrong with them, it ends by itself
//! with one of its exit codes.
//!
//! The number of missions and the seed can be chosen, and so can the program, since many missions want one that is built for release:
//! `SWEEP=2000 SEED=1 PROGRAM=$PWD/target/release/hellwright cargo test -p editor --test cli sweep -- --nocapture`. The slowest mission
//! is shown then, as many times the middle one of those that are played, by the clock.

mod mutate;

use crate::run::hellwright;
use engine::play::Rng;
use missions::{Mission, format};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::{Duration, Instant};

/// So many missions while nothing else is asked for.
const USUAL: u32 = 60;

/// The missions that are changed: those that come with the program.
fn bases() -> Vec<Mission> {
    let missions = Path::new(env!("CARGO_MANIFEST_DIR")).join("../missions");
    let names = ["cold-vaults", "first-steps", "last-lift", "weeping-stone"];
    let folders = names.map(|name| missions.join("library").join(name));
    let read = |folder: &PathBuf| format::load(folder).expect("a shipped mission").mission;
    folders.iter().map(read).chain([Mission::starter()]).collect()
}

fn asked(name: &str, usual: u32) -> u32 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// The program that was asked for, with these words.
fn program(arguments: &[&str]) -> Command {
    let usual = hellwright(arguments);
    let Some(program) = std::env::var_os("PROGRAM") else { return usual };
    let mut command = Command::new(program);
    let _ = command.args(arguments).stdin(std::process::Stdio::null());
    let _ = command.env("XDG_CACHE_HOME", env!("CARGO_TARGET_TMPDIR"));
    command
}

/// What is wrong with how a run ended, if anything.
fn wrong(output: &Output) -> Option<String> {
    let error = String::from_utf8_lossy(&output.stderr);
    let is_known = matches!(output.status.code(), Some(0 | 1));
    let broke = ["panicked", "a fault of Hellwright"]
        .iter()
        .any(|words| error.contains(words) || String::from_utf8_lossy(&output.stdout).contains(words));
    (!is_known || broke).then(|| format!("{}: {error}", output.status))
}

#[test]
fn check_gets_through_every_mission() {
    let (missions, seed) = (asked("SWEEP", USUAL), asked("SEED", 1));
    let bases = bases();
    let room = tempfile::tempdir().expect("a folder");
    let report = room.path().join("report.html").display().to_string();
    let mut failed = Vec::new();
    let mut times: Vec<(Duration, u32)> = Vec::new();
    for number in 0..missions {
        let mut rng = Rng::for_game(u64::from(seed), number);
        let base = &bases[number as usize % bases.len()];
        let folder = room.path().join(format!("mission-{number}"));
        format::save(&mutate::mutate(base, &mut rng), &folder).expect("saved");
        let path = folder.display().to_string();
        let usual = ["check", &path, "--greedy-only", "--playouts", "60", "--jobs", "1"];
        let begun = Instant::now();
        let mut is_played = false;
        // The games are played once: the second run finds their results.
        for more in [&["--format", "json"][..], &["--details", "--report", &report]] {
            let output = program(&[&usual, more].concat()).output().expect("the program runs");
            is_played |= String::from_utf8_lossy(&output.stdout).contains("games of greedy bots ended");
            failed.extend(
                wrong(&output).map(|why| format!("mission {number} of seed {seed}, {more:?}: {why}")),
            );
        }
        if is_played {
            times.push((begun.elapsed(), number));
        }
        std::fs::remove_dir_all(&folder).expect("removed");
    }
    times.sort_unstable();
    if let (Some((longest, which)), Some((middle, _))) = (times.last(), times.get(times.len() / 2))
        && std::env::var_os("SWEEP").is_some()
    {
        let ratio = longest.as_secs_f64() / middle.as_secs_f64();
        let words =
            format!("the slowest, mission {which}, took {longest:?}, {ratio:.1} times the middle one");
        writeln!(std::io::stdout(), "{missions} missions, {} of them played; {words}", times.len())
            .expect("shown");
    }
    assert!(failed.is_empty(), "{} failed:\n{}", failed.len(), failed.join("\n"));
}
