//! How quick the window is, written to a file: only where the environment names one in `HELLWRIGHT_FRAMES`, for benches.
//! A line `frame` has the time since the last frame began, `prepared` what preparing it took, `picture` the time from an edit to
//! the frame that shows it, `problems` the time from an edit to its problems, `choice` the time from when the window hears what a
//! person does in a game to the frame that shows it, without the way of a key through the desktop; all in microseconds. At the end of
//! a line stands when it was written, in milliseconds since 1970, so that a bench can leave out what comes before and after a gesture.

use std::fs::{File, OpenOptions};
use std::io::{BufWriter, Write};
use std::sync::{LazyLock, Mutex};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// The name of the variable.
const VARIABLE: &str = "HELLWRIGHT_FRAMES";

/// `None` where the variable is not set, or its file cannot be opened.
static LOG: LazyLock<Option<Mutex<Log>>> = LazyLock::new(|| {
    let path = std::env::var_os(VARIABLE)?;
    let file = OpenOptions::new().create(true).append(true).open(path).ok()?;
    Some(Mutex::new(Log {
        file: BufWriter::new(file),
        frame: None,
        edited: None,
        unseen: None,
        chosen: None,
    }))
});

struct Log {
    file: BufWriter<File>,
    /// When the last frame began.
    frame: Option<Instant>,
    /// When the mission was edited, as long as its problems are not known.
    edited: Option<Instant>,
    /// When it was, as long as no frame shows that.
    unseen: Option<Instant>,
    /// When a person did something in a game, as long as no frame shows that.
    chosen: Option<Instant>,
}

fn with(tell: impl FnOnce(&mut Log)) {
    if let Some(log) = &*LOG
        && let Ok(mut log) = log.lock()
    {
        tell(&mut log);
    }
}

impl Log {
    fn line(&mut self, what: &str, since: Instant) {
        // Where it cannot be written, the window is as it is without.
        let taken = since.elapsed().as_micros();
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis();
        let _ = writeln!(self.file, "{what} {taken} {now}");
    }
}

/// A frame begins.
pub(crate) fn begun() {
    with(|log| {
        if let Some(last) = log.frame.replace(Instant::now()) {
            log.line("frame", last);
        }
    });
}

/// What is on the frame is known; only its pixels are still to be put together.
pub(crate) fn prepared() {
    with(|log| {
        if let Some(began) = log.frame {
            log.line("prepared", began);
        }
        if let Some(edited) = log.unseen.take() {
            log.line("picture", edited);
        }
        if let Some(chosen) = log.chosen.take() {
            log.line("choice", chosen);
        }
    });
}

/// The mission is being edited.
pub(crate) fn edited() {
    with(|log| {
        log.edited = Some(Instant::now());
        log.unseen = log.edited;
    });
}

/// A person does something in a game.
pub(crate) fn chosen() {
    with(|log| {
        let _ = log.chosen.get_or_insert_with(Instant::now);
    });
}

/// The problems of the mission are known.
pub(crate) fn judged() {
    with(|log| {
        if let Some(edited) = log.edited.take() {
            log.line("problems", edited);
        }
    });
}

/// Nothing is kept back longer than a second.
pub(crate) fn tick() {
    with(|log| {
        let _ = log.file.flush();
    });
}
