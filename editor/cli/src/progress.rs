//! A line on the terminal that says how far long work has come. There is none where nobody watches, and none is left
//! behind.

use crate::terminal::Terminal;
use missions::report::grouped;
use std::io::{self, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// How often the line is written anew, in milliseconds. Work that takes less shows none.
const EVERY: u64 = 120;

/// How far some work has come.
#[derive(Debug)]
pub(crate) struct Progress {
    what: String,
    watched: bool,
    start: Instant,
    /// When it was last written, in milliseconds from the start; 0 if never.
    last: AtomicU64,
}

impl Progress {
    /// Work on something, which is named in front.
    pub(crate) fn new(terminal: Terminal, what: &str) -> Self {
        Self {
            what: what.to_owned(),
            watched: terminal.watched,
            start: Instant::now(),
            last: AtomicU64::new(0),
        }
    }

    /// So many of so many games are done. May be called from any thread.
    pub(crate) fn games(&self, done: u32, all: u32) {
        if !self.watched {
            return;
        }
        let now = self.start.elapsed().as_millis() as u64;
        let last = self.last.load(Ordering::Relaxed);
        if now < last + EVERY
            || self.last.compare_exchange(last, now, Ordering::Relaxed, Ordering::Relaxed).is_err()
        {
            return;
        }
        let percent = u64::from(done) * 100 / u64::from(all.max(1));
        let line = format!(
            "\r\x1b[K{}: {} of {} games, {percent}%",
            self.what,
            grouped(u64::from(done)),
            grouped(u64::from(all))
        );
        // Progress that cannot be shown is no reason to stop.
        let _ = io::stderr().write_all(line.as_bytes());
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.last.load(Ordering::Relaxed) > 0 {
            let _ = io::stderr().write_all(b"\r\x1b[K");
        }
    }
}
