//! Games that people played, kept on the disk apart from those of bots: a file for each, under the mission's fingerprint and the
//! number that its chance comes from. A game that is gone on with replaces its file. Nothing of them is counted in any report.

use engine::Step;
use engine::play::{Provenance, Replay};
use missions::format;
use missions::simulate::BotPair;
use missions::{Mission, ruleset};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The folder of the games in that of the results.
const FOLDER: &str = "games";

/// So many signs of a mission's fingerprint are in the name of a file.
const DIGEST: usize = 16;

/// No kept game is longer, in bytes.
const LONGEST: u64 = 4 << 20;

/// Before the seats of people in a file: readers of games take it for a remark.
const PEOPLE: &str = "# people:";

/// A game that is kept.
#[derive(Clone, Debug)]
pub struct Kept {
    /// The game.
    pub replay: Replay,
    /// When it was kept, as far as the disk knows.
    pub when: Option<SystemTime>,
    /// The seats that people had, with their names inside a sentence; empty where that is not known.
    pub people: Vec<(u8, String)>,
    /// How many choices people made; those of all seats where it is not known which people had.
    pub choices: usize,
    /// It came to its end.
    pub over: bool,
}

/// Keeps a game with the seats that people have. `results` is the folder of the results; the file is named after the seed.
///
/// # Errors
/// Why it could not be written, with the path.
pub fn keep(results: &Path, replay: &Replay, people: &[u8]) -> Result<PathBuf, String> {
    let folder = results.join(FOLDER);
    std::fs::create_dir_all(&folder).map_err(|error| format::trouble::writing(&folder, &error))?;
    let (seed, game) = replay.provenance.seed.unwrap_or_default();
    let mission: String = replay.provenance.digest.chars().take(DIGEST).collect();
    let path = folder.join(format!("{mission}-{seed}-{game}.replay"));
    let people: Vec<String> = people.iter().map(ToString::to_string).collect();
    let text = format!("{PEOPLE} {}\n{replay}", people.join(" "));
    format::replace(&path, text.as_bytes()).map_err(|error| error.to_string())?;
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
        let about = path.metadata().ok();
        let small = about.as_ref().is_some_and(|about| about.len() <= LONGEST);
        let text = std::fs::read_to_string(&path).ok().filter(|_| small)?;
        let (replay, _) = Replay::parse(&text);
        let when = about.and_then(|about| about.modified().ok());
        if replay.provenance.digest == digest {
            looked_at(mission, replay, when, &people_in(&text))
        } else {
            None
        }
    };
    paths.into_iter().rev().filter_map(read).take(most).collect()
}

/// The seats of people that a file names; none if it does not.
fn people_in(text: &str) -> Vec<u8> {
    let seats = text.lines().find_map(|line| line.strip_prefix(PEOPLE));
    seats.into_iter().flat_map(str::split_whitespace).filter_map(|seat| seat.parse().ok()).collect()
}

/// A game with what the sheet says of it, for which it is followed. `None` where its mission cannot be played so.
fn looked_at(mission: &Mission, replay: Replay, when: Option<SystemTime>, people: &[u8]) -> Option<Kept> {
    let game = ruleset::lay_out(mission, replay.provenance.marines)?.game;
    let (film, _) = game.playback(&replay);
    let is_of_people = |seat: u8| people.is_empty() || people.contains(&seat);
    let choices =
        film.made().iter().filter(|made| made.seat.is_some_and(|seat| is_of_people(seat.0))).count();
    let over = matches!(film.end(), Step::Over(_));
    let session = game.session(BotPair::default(), Provenance::default());
    let seats = session.seats().into_iter().map(|(seat, _)| seat).filter(|seat| people.contains(&seat.0));
    let people = seats.map(|seat| (seat.0, session.seat_in_sentence(seat))).collect();
    Some(Kept { replay, when, people, choices, over })
}

#[cfg(test)]
mod tests {
    use super::*;
    use missions::simulate::BotKind;
    use missions::sitting::{Players, Sitting};

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
            let _ = keep(folder.path(), &game(mission, seed), &[0]).expect("room");
        }
        std::fs::write(folder.path().join("games/14-0.replay"), "nonsense").expect("room");
        let seeds = |most| -> Vec<u64> {
            let kept = list(folder.path(), &mission, most);
            kept.iter().filter_map(|kept| kept.replay.provenance.seed).map(|(seed, _)| seed).collect()
        };
        assert_eq!(seeds(9), [12, 11]);
        assert_eq!(seeds(1), [12]);
    }

    /// Bots play in all seats, up to so many choices.
    fn played(mission: &Mission, seed: u64, most: usize) -> Sitting {
        let bots = BotPair::both(BotKind::Random);
        let players = Players { people: Some(Vec::new()), bots, chance: false };
        let mut sitting = Sitting::open(mission, "", None, (seed, 0), players).expect("it can be played");
        while sitting.deeds().len() < most
            && let Some(option) = sitting.due_option()
        {
            assert!(sitting.take(option));
        }
        sitting
    }

    #[test]
    fn a_kept_game_tells_when_who_how_much_and_whether_it_is_over() {
        let folder = tempfile::tempdir().expect("a folder");
        let mission = Mission::starter();
        for (seed, most, over) in [(1, 40, false), (2, usize::MAX, true)] {
            let sitting = played(&mission, seed, most);
            let path = keep(folder.path(), &sitting.replay(), &[0]).expect("room");
            let kept = list(folder.path(), &mission, 9);
            let kept = kept.iter().find(|it| it.replay.provenance.seed == Some((seed, 0))).expect("kept");
            assert_eq!(kept.choices, sitting.made_by(Some(0)));
            assert!(kept.choices < kept.replay.moves.len());
            assert_eq!(kept.over, over, "{seed}");
            let (seat, _, name) = sitting.seats().swap_remove(0);
            assert_eq!(kept.people, [(seat.0, name)]);
            assert_eq!(kept.when, path.metadata().and_then(|about| about.modified()).ok());
            // Without the remark it is any game that somebody kept.
            std::fs::write(&path, sitting.replay().to_string()).expect("room");
            let plain = list(folder.path(), &mission, 9);
            let plain = plain.iter().find(|it| it.replay.provenance.seed == Some((seed, 0))).expect("kept");
            assert!(plain.people.is_empty() && plain.choices > kept.choices, "{}", plain.choices);
        }
    }
}
