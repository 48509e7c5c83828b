//! The program as a person meets it: a window on an X display, driven from outside by mouse and keyboard. Needs Xvfb,
//! xdotool and ImageMagick, which `./test` installs; without them it says so and tests nothing.
#![cfg(feature = "window")]

use std::collections::HashSet;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

const PROGRAM: &str = env!("CARGO_BIN_EXE_hellwright");

/// A busy machine may take its time.
const PATIENCE: Duration = Duration::from_secs(90);

/// An X display without a screen. It ends with the test.
struct Display {
    server: Child,
    name: String,
}

/// The program, running. It ends with the test.
struct Program(Child);

impl Drop for Display {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Display {
    /// `None` where one of the tools is missing.
    fn start() -> Option<Self> {
        for tool in ["Xvfb", "xdotool", "import"] {
            let found =
                Command::new("sh").args(["-c", &format!("command -v {tool}")]).stdout(Stdio::null()).status();
            if !found.is_ok_and(|status| status.success()) {
                let _ = writeln!(
                    std::io::stderr(),
                    "SKIPPED: there is no {tool}; apt-get install xvfb xdotool imagemagick, or run ./test"
                );
                return None;
            }
        }
        // The server chooses a free number and writes it down.
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb starts");
        let mut number = String::new();
        let _ = BufReader::new(server.stdout.take().expect("its output"))
            .read_line(&mut number)
            .expect("a number");
        Some(Self { server, name: format!(":{}", number.trim()) })
    }

    fn command(&self, program: &str, arguments: &[&str]) -> Command {
        let mut command = Command::new(program);
        let _ = command.args(arguments).env("DISPLAY", &self.name).env_remove("WAYLAND_DISPLAY");
        command
    }

    fn tell(&self, arguments: &[&str]) {
        let told = self.command("xdotool", arguments).stdout(Stdio::null()).status().expect("xdotool runs");
        assert!(told.success(), "xdotool {arguments:?}");
    }

    /// Wait for a window with this title.
    fn await_window(&self, title: &str) -> String {
        let from = Instant::now();
        while from.elapsed() < PATIENCE {
            let asked = self.command("xdotool", &["search", "--onlyvisible", "--name", title]).output();
            let found = String::from_utf8(asked.expect("xdotool runs").stdout).expect("numbers");
            if let Some(window) = found.lines().next() {
                return window.to_owned();
            }
            sleep(Duration::from_millis(100));
        }
        panic!("no window with the title {title:?}");
    }

    /// The pixels of the whole screen.
    fn picture(&self) -> image::RgbImage {
        let shot = self.command("import", &["-window", "root", "png:-"]).output().expect("import runs");
        image::load_from_memory(&shot.stdout).expect("a picture").to_rgb8()
    }

    /// Wait until the screen shows what is asked for.
    fn await_picture(&self, what: &str, is_there: impl Fn(&image::RgbImage) -> bool) -> image::RgbImage {
        let from = Instant::now();
        loop {
            let picture = self.picture();
            if is_there(&picture) {
                return picture;
            }
            assert!(from.elapsed() < PATIENCE, "the screen never showed {what}");
            sleep(Duration::from_millis(100));
        }
    }
}

fn colours(picture: &image::RgbImage) -> usize {
    picture.pixels().map(|pixel| pixel.0).collect::<HashSet<_>>().len()
}

#[test]
fn the_window_opens_shows_a_mission_and_closes() {
    let Some(display) = Display::start() else { return };
    let home = tempfile::tempdir().expect("a folder");
    let mut command = display.command(PROGRAM, &[]);
    // Nothing is remembered of earlier windows, and nothing of this one.
    let _ = command.env("XDG_CONFIG_HOME", home.path()).env("XDG_DATA_HOME", home.path());
    let child = command.stdin(Stdio::null()).spawn().expect("the program starts");
    let mut program = Program(child);
    let window = display.await_window("^Hellwright$");
    // Without a window manager nobody else gives the window the keyboard.
    display.tell(&["windowfocus", "--sync", &window]);
    let _ = display.await_picture("the pictures on the cards", |picture| colours(picture) > 500);

    display.tell(&["mousemove", "285", "500", "click", "1"]);
    let _ = display.await_window("^First Steps");
    let whole = display.await_picture("the map", |picture| colours(picture) > 1000);

    display.tell(&["mousemove", "600", "400", "click", "4", "click", "4"]);
    let near = display.await_picture("the map from near", |picture| *picture != whole);
    display.tell(&["key", "Right"]);
    let _ = display.await_picture("the map from further right", |picture| *picture != near);

    display.tell(&["key", "ctrl+w"]);
    let _ = display.await_window("^Hellwright$");
    display.tell(&["key", "ctrl+q"]);
    let from = Instant::now();
    while from.elapsed() < PATIENCE {
        if let Some(status) = program.0.try_wait().expect("its state") {
            assert!(status.success(), "{status}");
            return;
        }
        sleep(Duration::from_millis(100));
    }
    panic!("the window never closed");
}

#[test]
fn without_a_display_there_is_one_sentence_about_what_works_without() {
    for display in [None, Some(":65123")] {
        let mut command = Command::new(PROGRAM);
        let _ = command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").env_remove("WAYLAND_SOCKET");
        let _ = command.envs(display.map(|display| ("DISPLAY", display)));
        let output = command.stdin(Stdio::null()).output().expect("the program runs");
        let told = String::from_utf8(output.stderr).expect("text");
        assert_eq!(output.status.code(), Some(2), "{told}");
        assert_eq!(told.lines().count(), 1, "{told}");
        assert!(told.contains("no display") && told.contains("render") && told.contains("help"), "{told}");
        assert!(output.stdout.is_empty());
    }
}
