//! A game played by keys and a click in the real window. What was chosen is read from the games that the window saves; the command
//! line plays them back.

use super::display::{Display, PROGRAM, Program, colours};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// A game of two rounds takes a few seconds; a busy machine may take its time.
const LIMIT: Duration = Duration::from_secs(180);

/// The left end of the last row of choices, which lies above the hand and the status line.
const CHOICE: (&str, &str) = ("40", "612");

/// The game that the window keeps, if it has kept one. It replaces its file whenever it is saved.
fn kept(folder: &Path) -> Option<PathBuf> {
    let mut games = fs::read_dir(folder).ok()?.flatten().map(|entry| entry.path());
    games.find(|path| path.extension().is_some_and(|ending| ending == "replay"))
}

/// A game that is over was saved already; so long it is awaited that the file changes.
const MOMENT: Duration = Duration::from_secs(2);

/// Save the game, and wait until it is there; as a rule it is another one than before.
fn save(display: &Display, program: &Program, folder: &Path) -> PathBuf {
    let text = |path: &PathBuf| fs::read_to_string(path).unwrap_or_default();
    let (before, from) = (kept(folder).map(|path| text(&path)), Instant::now());
    display.tell(&["key", "ctrl+s"]);
    program.settle();
    loop {
        let now = kept(folder);
        if let Some(game) = now
            && (Some(text(&game)) != before || from.elapsed() > MOMENT)
        {
            return game;
        }
        assert!(from.elapsed() < LIMIT, "no choice was saved");
        sleep(Duration::from_millis(50));
    }
}

/// Is it over? The command line tells every choice of it, and in the end who won.
fn is_over(game: &Path, mission: &Path) -> bool {
    let told = Command::new(PROGRAM).arg("replay").arg(game).arg("--mission").arg(mission).output();
    let told = told.expect("the program runs");
    let (out, err) = (String::from_utf8_lossy(&told.stdout), String::from_utf8_lossy(&told.stderr));
    assert!(told.status.success(), "{out}{err}");
    out.contains("The clock strikes two.")
}

#[test]
fn a_game_is_played_by_keys_and_a_click_to_its_end() {
    let Some(display) = Display::start() else { return };
    let home = tempfile::tempdir().expect("a folder");
    let mission = home.path().join("clock");
    fs::create_dir(&mission).expect("made");
    let clock = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/clock");
    for file in ["mission.ron", "clock.rhai", "nothing.rhai"] {
        let _ = fs::copy(clock.join(file), mission.join(file)).expect("copied");
    }
    let mut command = display.command(PROGRAM, &[mission.to_str().expect("a path in plain letters")]);
    let _ = command
        .env("XDG_CONFIG_HOME", home.path().join("config"))
        .env("XDG_DATA_HOME", home.path().join("data"))
        .env("XDG_CACHE_HOME", home.path().join("cache"));
    let program = Program(command.stdin(Stdio::null()).spawn().expect("the program starts"));
    let window = display.await_window("^Clock");
    display.tell(&["windowfocus", "--sync", &window]);
    let mission_seen = display.await_picture("the map", |picture| colours(picture) > 500);
    program.settle();

    let begun = Instant::now();
    display.tell(&["key", "ctrl+F5"]);
    let _ = display.await_picture("a game", |picture| *picture != mission_seen);
    // Bots move at once.
    for _ in 0..2 {
        display.tell(&["key", "period"]);
        program.settle();
    }
    let games = home.path().join("cache/hellwright/results/games");
    // Without a choice of a person nothing is kept: that there is a game shows that the click took one.
    display.tell(&["mousemove", CHOICE.0, CHOICE.1]);
    program.settle();
    display.tell(&["click", "1"]);
    program.settle();
    let mut game = save(&display, &program, &games);

    while !is_over(&game, &mission) {
        assert!(
            begun.elapsed() < LIMIT,
            "the game comes to no end: {}",
            fs::read_to_string(&game).expect("text")
        );
        for key in ["0", "1", "0", "1", "0", "1"] {
            display.tell(&["key", key]);
            program.settle();
        }
        game = save(&display, &program, &games);
    }
    // Who leaves finds the game again.
    display.tell(&["key", "Escape"]);
    program.settle();
    assert!(is_over(&kept(&games).expect("a game"), &mission));
}
