//! Hands for building a mission in the real window, from the start of the program to its end. Where everything lies is known to those
//! who build.

use crate::display::{Display, PATIENCE, Program, colours};
use missions::format;
use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// A hand at the mouse and one at the keyboard.
pub(crate) struct Hands<'a> {
    pub(crate) display: &'a Display,
    pub(crate) program: &'a Program,
    shots: Option<PathBuf>,
}

/// The program with its start page, remembering what it has to in this folder.
pub(crate) fn started(display: &Display, mut command: Command, home: &Path) -> Program {
    let _ = command
        .env("XDG_CONFIG_HOME", home)
        .env("XDG_DATA_HOME", home.join("data"))
        .env("XDG_CACHE_HOME", home.join("cache"));
    let program = Program(command.stdin(Stdio::null()).spawn().expect("the program starts"));
    let window = display.await_window("^Hellwright$");
    display.tell(&["windowfocus", "--sync", &window]);
    let _ = display.await_picture("the pictures on the cards", |picture| colours(picture) > 500);
    program.settle();
    program
}

/// Close the window; nothing in it may be unsaved.
pub(crate) fn closed(display: &Display, mut program: Program) {
    display.tell(&["key", "ctrl+q"]);
    let closing = Instant::now();
    while program.0.try_wait().expect("its state").is_none() {
        assert!(closing.elapsed() < PATIENCE, "the window never closed");
        sleep(Duration::from_millis(100));
    }
}

impl<'a> Hands<'a> {
    /// `HELLWRIGHT_SHOTS=FOLDER` keeps what they see.
    pub(crate) fn over(display: &'a Display, program: &'a Program) -> Self {
        Self { display, program, shots: env::var_os("HELLWRIGHT_SHOTS").map(PathBuf::from) }
    }

    pub(crate) fn point(&self, (x, y): (f32, f32)) {
        let (x, y) = (x.round().to_string(), y.round().to_string());
        self.display.tell(&["mousemove", &x, &y]);
        self.program.settle();
    }

    pub(crate) fn click(&self, at: (f32, f32)) {
        self.point(at);
        self.display.tell(&["click", "1"]);
        self.program.settle();
    }

    pub(crate) fn key(&self, key: &str) {
        self.display.tell(&["key", key]);
        self.program.settle();
    }

    pub(crate) fn write(&self, words: &str) {
        self.display.tell(&["type", "--delay", "25", words]);
        self.program.settle();
    }

    /// Save the mission for the first time, in a folder that is not there yet.
    pub(crate) fn save(&self, folder: &Path) {
        self.key("ctrl+s");
        self.key("ctrl+a");
        self.write(folder.to_str().expect("a path in plain letters"));
        self.key("Return");
        let saved = Instant::now();
        while !folder.join(format::FILE_NAME).exists() {
            self.shot("saving");
            assert!(saved.elapsed() < PATIENCE, "nothing was saved");
            sleep(Duration::from_millis(200));
        }
    }

    /// Keep what is seen now, if somebody wants to look at it later.
    pub(crate) fn shot(&self, name: &str) {
        if let Some(folder) = &self.shots {
            sleep(Duration::from_millis(1500));
            self.display.picture().save(folder.join(format!("{name}.png"))).expect("a picture");
        }
    }
}
