//! Games that people played, kept on the disk apart from those of bots: a file for each, under the mission's fingerprint and the
//! number that its chance comes from. A game that is gone on with replaces its file. Nothing of them is counted in any report.

use engine::play::Replay;
use missions::format;
use missions::{Mission, ruleset};
use std::path::{Path, PathBuf};

/// The folder of the games in that of the results.
const FOLDER: &str = "games";

/// So many signs of a mission's fingerprint are in the name of a file.
const DIGEST: usize = 16;

/// No kept game is longer, in bytes.
const LONGEST: u64 = 4 << 20;

/// A game that is kept.
#[derive(Clone, Debug)]
pub struct Kept {
    /// The game.
    pub replay: Replay,
}

/// Keeps a game. `results` is the folder of the results; the file is named after the seed.
///
/// # Errors
/// Why it could not be written, with the path.
pub fn keep(results: &Path, replay: &Replay) -> Result<PathBuf, String> {
    let folder = results.join(FOLDER);
    std::fs::create_dir_all(&folder).map_err(|error| format::trouble::writing(&folder, &error))?;
    let (seed, game) = replay.provenance.seed.unwrap_or_default();
    let mission: String = replay.provenance.digest.chars().take(DIGEST).collect();
    let path = folder.join(format!("{mission}-{seed}-{game}.replay"));
    format::replace(&path, replay.to_string().as_bytes()).map_err(|error| error.to_string())?;
    Ok(path)
}

/// The games of a mission as it is now, the latest first, at most so many. What cannot be read is left out.
#[must_use]
pub fn list(results: &Path, mission: &Mission, most: usize) -> Vec<Kept> {
    let Ok(entries) = std::fs::read_dir(results.join(FOLDER)) else { return Vec::new() };
    let digest = ruleset::digest(mission).to_string();
    let beginning: String = digest.chars().take(DIGEST).collect();
    let of_mission = |path: &PathBuf| {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        name.starts_with(&beginning) && name.ends_with(".replay")
    };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).filter(of_mission).collect();
    paths.sort_by_cached_key(|path| path.metadata().and_then(|about| about.modified()).ok());
    let read = |path: PathBuf| {
        let small = path.metadata().is_ok_and(|about| about.len() <= LONGEST);
        let text = std::fs::read_to_string(&path).ok().filter(|_| small)?;
        let (replay, _) = Replay::parse(&text);
        (replay.provenance.digest == digest).then_some(Kept { replay })
    };
    paths.into_iter().rev().filter_map(read).take(most).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::play::Provenance;

    fn game(mission: &Mission, seed: u64) -> Replay {
        let about = Provenance { seed: Some((seed, 0)), ..ruleset::provenance(mission, "", 2) };
        Replay::new(about, vec!["begin".to_owned()], None)
    }

    #[test]
    fn games_of_a_mission_are_listed_the_latest_first_and_replace_themselves() {
        let folder = tempfile::tempdir().expect("a folder");
        let (mission, other) = (Mission::starter(), Mission::blank());
        assert!(list(folder.path(), &mission, 9).is_empty());
        for (mission, seed) in [(&mission, 11), (&mission, 12), (&other, 13), (&mission, 12)] {
            let _ = keep(folder.path(), &game(mission, seed)).expect("room");
        }
        std::fs::write(folder.path().join("games/14-0.replay"), "nonsense").expect("room");
        let seeds = |most| -> Vec<u64> {
            let kept = list(folder.path(), &mission, most);
            kept.iter().filter_map(|kept| kept.replay.provenance.seed).map(|(seed, _)| seed).collect()
        };
        assert_eq!(seeds(9), [12, 11]);
        assert_eq!(seeds(1), [12]);
    }
}
