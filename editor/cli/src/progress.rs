//! A line on the terminal that says how far long work has come. There is none without a terminal, and none is left
//! behind.

use crate::terminal::Terminal;
use crate::texts::text;
use missions::report::grouped;
use std::io::{self, Write};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;
use words::Text;

/// How often the line is written again, in milliseconds. Work that takes less shows none.
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
        self.show(|now| words(done, all, now));
    }

    /// So much of so much is done. May be called from any thread.
    pub(crate) fn part(&self, done: u32, all: u32) {
        self.show(|now| part(done, all, now).to_string());
    }

    /// Something to read while the work goes on. May be called from any thread.
    pub(crate) fn line(&self, words: &str) {
        if self.watched {
            let _ = io::stderr().write_all(format!("\r\x1b[K{words}\n").as_bytes());
        }
    }

    fn show(&self, words: impl Fn(u64) -> String) {
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
        let line = format!("\r\x1b[K{}: {}", self.what, words(now));
        // Progress that cannot be shown is no reason to stop.
        let _ = io::stderr().write_all(line.as_bytes());
    }
}

/// So many of so many games, after so many milliseconds: `120 of 800 games, 15 %, about 7 s left`.
fn words(done: u32, all: u32, millis: u64) -> String {
    let said = text("progress-games").with("done", grouped(u64::from(done)));
    said.with("all", grouped(u64::from(all))).with("part", part(done, all, millis)).to_string()
}

/// So much of so much, after so many milliseconds: `15 %, about 7 s left`.
fn part(done: u32, all: u32, millis: u64) -> Text {
    let percent = u64::from(done) * 100 / u64::from(all.max(1));
    // Before that it is unknown how long the games take.
    if millis < 1_000 || done == 0 {
        return text("progress-part").with("percent", percent);
    }
    let left = millis * u64::from(all.saturating_sub(done)) / u64::from(done) / 1_000;
    let (hours, minutes, seconds) = (left / 3_600, left / 60, left + 1);
    let said = match (hours, minutes) {
        (0, 0) => text("progress-seconds").with("seconds", seconds),
        (0, _) => text("progress-minutes").with("minutes", minutes + 1),
        _ => text("progress-hours").with("hours", hours).with("minutes", minutes % 60),
    };
    said.with("percent", percent)
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.last.load(Ordering::Relaxed) > 0 {
            let _ = io::stderr().write_all(b"\r\x1b[K");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::words;

    #[test]
    fn the_line_says_how_far_and_how_long_still() {
        assert_eq!(words(1, 800, 200), "1 of 800 games, 0 %");
        assert_eq!(words(0, 800, 9_000), "0 of 800 games, 0 %");
        assert_eq!(words(120, 800, 2_000), "120 of 800 games, 15 %, about 12 s left");
        assert_eq!(words(1_000, 10_000, 30_000), "1,000 of 10,000 games, 10 %, about 5 min left");
        assert_eq!(words(1, 1_000, 8_000), "1 of 1,000 games, 0 %, about 2 h 13 min left");
    }
}
