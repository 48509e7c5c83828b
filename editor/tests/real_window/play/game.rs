//! A mission in the real window, and hands for a game on it. It waits for what is seen, never for a time.

use super::kept::Told;
use super::picture::{self, Button};
use crate::display::{Display, PATIENCE, Program, colours};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant, SystemTime};
use std::{env, fs};
use tempfile::TempDir;

/// No game of these tests has more choices of people.
const MOST: usize = 400;

/// A place beside every map and every button, where the pointer rests so that nothing is pointed at.
const REST: (u32, u32) = (60, 300);

/// A program with a window and a command line.
pub(crate) struct Hellwright {
    file: PathBuf,
    variables: &'static [(&'static str, &'static str)],
}

impl Hellwright {
    /// `variables` are added to its environment.
    pub(crate) const fn new(file: PathBuf, variables: &'static [(&'static str, &'static str)]) -> Self {
        Self { file, variables }
    }

    /// Its command line.
    pub(crate) fn command(&self) -> Command {
        let mut command = Command::new(&self.file);
        let _ = command.envs(self.variables.iter().copied()).stdin(Stdio::null());
        command
    }
}

/// A mission in a window. The program ends before the display, and the display before the folder.
pub(crate) struct Game {
    pub(crate) program: Program,
    pub(crate) display: Display,
    pub(crate) hellwright: Hellwright,
    /// The copy of the mission that is played.
    pub(crate) mission: PathBuf,
    pub(crate) home: TempDir,
}

/// What the window waits for.
pub(crate) enum Turn {
    /// A choice of the person at the window; these are on offer, not counting steps on the map.
    Choose(Vec<Button>),
    /// The next person, on whose cover one can click here.
    Cover((u32, u32)),
    /// Nothing more: this was the game.
    Over(Told),
}

impl Game {
    /// Opens a copy of a mission, and waits for its map. `None` where tests of the window are not wanted.
    pub(crate) fn open(hellwright: Hellwright, mission: &Path, title: &str) -> Option<Self> {
        let display = Display::start()?;
        let home = tempfile::tempdir().expect("a folder");
        let copy = home.path().join(mission.file_name().expect("a name"));
        fs::create_dir(&copy).expect("made");
        for file in fs::read_dir(mission).expect("a mission").flatten() {
            let _ = fs::copy(file.path(), copy.join(file.file_name())).expect("copied");
        }
        let file = hellwright.file.to_str().expect("a path in plain letters");
        let mut command = display.command(file, &[copy.to_str().expect("a path in plain letters")]);
        let _ = command
            .envs(hellwright.variables.iter().copied())
            .env("XDG_CONFIG_HOME", home.path().join("config"))
            .env("XDG_DATA_HOME", home.path().join("data"))
            .env("XDG_CACHE_HOME", home.path().join("cache"));
        let program = Program(command.stdin(Stdio::null()).spawn().expect("the program starts"));
        let window = display.await_window(title);
        display.tell(&["windowfocus", "--sync", &window]);
        let _ = display.await_picture("the map", |picture| colours(picture) > 500);
        program.settle();
        Some(Self { program, display, hellwright, mission: copy, home })
    }

    /// Press a key, and wait until the window has answered.
    pub(crate) fn key(&self, key: &str) {
        self.display.tell(&["key", key]);
        self.program.settle();
    }

    /// Click on a place, and take the pointer away again.
    pub(crate) fn click(&self, at: (u32, u32)) {
        self.point(at);
        self.display.tell(&["click", "1"]);
        self.program.settle();
        self.point(REST);
    }

    fn point(&self, (x, y): (u32, u32)) {
        self.display.tell(&["mousemove", &x.to_string(), &y.to_string()]);
        self.program.settle();
    }

    /// Do something that shows another picture, and wait for it.
    pub(crate) fn change(&self, what: &str, act: impl FnOnce(&Self)) {
        let before = self.display.picture();
        act(self);
        let _ = self.display.await_picture(what, |picture| *picture != before);
        self.program.settle();
    }

    /// Bots move at once. Of a game that has just begun.
    pub(crate) fn hurry(&self) {
        for _ in 0..2 {
            self.key("period");
        }
    }

    /// Wait until a person has to do something.
    pub(crate) fn turn(&self) -> Turn {
        let from = Instant::now();
        loop {
            let picture = self.display.picture();
            if let Some(at) = picture::cover(&picture) {
                return Turn::Cover(at);
            }
            let choices = picture::choices(&picture);
            if !choices.is_empty() {
                return Turn::Choose(choices);
            }
            // A game is kept as soon as it is over.
            if let Some(told) = self.kept().map(|game| self.told(&game)).filter(Told::is_over) {
                return Turn::Over(told);
            }
            if from.elapsed() > PATIENCE {
                self.fail("there is nothing to choose");
            }
            sleep(Duration::from_millis(100));
        }
    }

    /// Play until the game is over. `choose` gets the buttons on offer and the number of the choice.
    pub(crate) fn play(&self, mut choose: impl FnMut(&[Button], usize)) -> Told {
        for number in 0..MOST {
            match self.turn() {
                Turn::Choose(buttons) => choose(&buttons, number),
                Turn::Cover(at) => self.uncover(at, number),
                Turn::Over(told) => return told,
            }
        }
        self.fail("the game comes to no end")
    }

    /// The next person shows that they are there: in turns by a click and by each key that does so.
    fn uncover(&self, at: (u32, u32), number: usize) {
        match number % 3 {
            0 => self.click(at),
            1 => self.key("space"),
            _ => self.key("Return"),
        }
    }

    /// Save the game, and wait until it is written. A person must have chosen, and have the window.
    pub(crate) fn save(&self) -> PathBuf {
        let written = || self.kept().map(|game| (modified(&game), game));
        let (before, from) = (written(), Instant::now());
        self.key("ctrl+s");
        loop {
            let now = written();
            // A game that is over was kept at its end, and is not written once more.
            if let Some((_, game)) = &now
                && (now != before || self.told(game).is_over())
            {
                return game.clone();
            }
            if from.elapsed() > PATIENCE {
                self.fail("no choice was saved");
            }
            sleep(Duration::from_millis(50));
        }
    }

    /// Fail, and keep what is on the screen.
    pub(crate) fn fail(&self, why: &str) -> ! {
        let seen = Path::new(env!("CARGO_TARGET_TMPDIR")).join("game.png");
        let _ = self.display.picture().save(&seen);
        panic!("{why}; what was on the screen is in {}", seen.display());
    }

    /// The game that the window kept last.
    pub(crate) fn kept(&self) -> Option<PathBuf> {
        let games = fs::read_dir(self.home.path().join("cache/hellwright/results/games")).ok()?;
        let games = games.flatten().map(|entry| entry.path());
        games
            .filter(|path| path.extension().is_some_and(|ending| ending == "replay"))
            .max_by_key(|path| modified(path))
    }
}

fn modified(file: &Path) -> Option<SystemTime> {
    file.metadata().and_then(|about| about.modified()).ok()
}
