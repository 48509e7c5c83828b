//! An X display without a screen, and hands and eyes for it: mouse and keyboard from outside, and pictures of what is seen.

use std::collections::HashSet;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::sleep;
use std::time::{Duration, Instant};

pub(super) const PROGRAM: &str = env!("CARGO_BIN_EXE_hellwright");

/// A busy machine may take its time.
pub(super) const PATIENCE: Duration = Duration::from_secs(90);

/// An X display without a screen. It ends with the test.
pub(super) struct Display {
    server: Child,
    name: String,
    /// Two servers that start at once may choose the same number, so there is one at a time.
    _alone: MutexGuard<'static, ()>,
}

/// The program, running. It ends with the test.
pub(super) struct Program(pub(super) Child);

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

impl Program {
    /// Wait until the program has carried out what was asked of it: it uses no processor time for a while. Keys that come
    /// while it is busy are taken together and meet the window as it was before the first of them.
    pub(super) fn settle(&self) {
        let stat = format!("/proc/{}/stat", self.0.id());
        // Fields 14 and 15 of the line: ticks in the program and in the kernel. The name before may hold spaces.
        let used = || -> Option<u64> {
            let line = std::fs::read_to_string(&stat).ok()?;
            let fields: Vec<&str> = line.rsplit_once(')')?.1.split_whitespace().collect();
            Some(fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?)
        };
        let (from, mut quiet, mut before) = (Instant::now(), 0, used());
        while quiet < 2 && from.elapsed() < PATIENCE {
            sleep(Duration::from_millis(25));
            let now = used();
            quiet = if now == before { quiet + 1 } else { 0 };
            before = now;
        }
    }
}

impl Display {
    /// `None` where whoever runs the tests does without other programs.
    pub(super) fn start() -> Option<Self> {
        if std::env::var("HELLWRIGHT_CONSUMERS").is_ok_and(|it| it == "skip") {
            return None;
        }
        for tool in ["Xvfb", "xdotool", "import"] {
            let found =
                Command::new("sh").args(["-c", &format!("command -v {tool}")]).stdout(Stdio::null()).status();
            assert!(
                found.is_ok_and(|status| status.success()),
                "{tool} is missing; ./test installs it, or set HELLWRIGHT_CONSUMERS=skip to do without"
            );
        }
        Some((0..5).find_map(|_| Self::serve()).expect("a display"))
    }

    /// `None` if the server ends as soon as it has begun.
    fn serve() -> Option<Self> {
        static ALONE: Mutex<()> = Mutex::new(());
        // A test that failed while it held it has done nothing to it.
        let alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
        // It chooses a free number and writes it down. It does not begin anew whenever its last client has left, which
        // would throw out one that is just coming in. Keys do not repeat, however late a busy machine lets them go.
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-noreset", "-r", "-screen", "0", "1280x800x24", "-nolisten", "tcp"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb starts");
        let mut number = String::new();
        let _ = BufReader::new(server.stdout.take().expect("its output"))
            .read_line(&mut number)
            .expect("a number");
        let display = Self { server, name: format!(":{}", number.trim()), _alone: alone };
        let answers = || {
            let mut asked = display.command("xdotool", &["getdisplaygeometry"]);
            asked.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
        };
        let there = (0..20).any(|_| {
            sleep(Duration::from_millis(100));
            answers()
        });
        there.then_some(display)
    }

    pub(super) fn command(&self, program: &str, arguments: &[&str]) -> Command {
        let mut command = Command::new(program);
        let _ = command.args(arguments).env("DISPLAY", &self.name).env_remove("WAYLAND_DISPLAY");
        command
    }

    pub(super) fn tell(&self, arguments: &[&str]) {
        let told = self.command("xdotool", arguments).stdout(Stdio::null()).status().expect("xdotool runs");
        assert!(told.success(), "xdotool {arguments:?}");
    }

    /// Wait for a window with this title.
    pub(super) fn await_window(&self, title: &str) -> String {
        let from = Instant::now();
        while from.elapsed() < PATIENCE {
            let asked = self.command("xdotool", &["search", "--onlyvisible", "--name", title]).output();
            let found = String::from_utf8(asked.expect("xdotool runs").stdout).expect("numbers");
            if let Some(window) = found.lines().next() {
                return window.to_owned();
            }
            sleep(Duration::from_millis(100));
        }
        let seen = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("no-window.png");
        let _ = self.picture().save(&seen);
        panic!("no window with the title {title:?}; what was on the screen is in {}", seen.display());
    }

    /// The pixels of the whole screen.
    pub(super) fn picture(&self) -> image::RgbImage {
        let shot = self.command("import", &["-window", "root", "png:-"]).output().expect("import runs");
        image::load_from_memory(&shot.stdout).expect("a picture").to_rgb8()
    }

    /// Wait until the screen shows what is asked for.
    pub(super) fn await_picture(
        &self,
        what: &str,
        is_there: impl Fn(&image::RgbImage) -> bool,
    ) -> image::RgbImage {
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

/// How many colours are seen.
pub(super) fn colours(picture: &image::RgbImage) -> usize {
    picture.pixels().map(|pixel| pixel.0).collect::<HashSet<_>>().len()
}
