//! A game as a text file: where it came from, then one choice a line, nature's included. The seed is only information:
//! a replay is followed choice by choice, so that no change of bots, threads or generator can break it.
//!
//! ```text
//! replay: 1
//! rules: doom-2016
//! revision: 2
//! mission: library/first-steps
//! digest: 8f0c…
//! marines: 2
//! seed: 7
//! game: 31
//! final: 55d1…
//!
//! step 12,4
//! die 2
//! ```
//! Empty lines and lines that begin with `#` are skipped. Whether the choices are legal is asked in [`verify`](mod@crate::play::verify).

use crate::play::Digest;
use crate::play::words::text;
use std::fmt;
use words::Text;

/// The newest format this program writes and reads.
const FORMAT: u32 = 1;

/// A file may be full of nonsense; after so many complaints there is nothing more to learn.
const MOST_PROBLEMS: usize = 50;

/// Where a game comes from. Nothing but its position is needed to follow it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Provenance {
    /// The rule system: `doom-2016`.
    pub rules: String,
    /// Which revision of the rules: games of another one may not fit. 0 if unknown, as in games saved before there were any.
    pub revision: u32,
    /// The mission: a path or a name.
    pub mission: String,
    /// Fingerprint of the mission, as the crate for missions writes it.
    pub digest: String,
    /// The number of marines; 0 if unknown.
    pub marines: u8,
    /// The seed of the batch and the number of the game in it, for a game of bots.
    pub seed: Option<(u64, u32)>,
    /// Where it began, if not at the mission's own start: a position in the words of whatever lays games out. Without it the choices do
    /// not fit.
    pub position: Option<String>,
    /// For a game made shorter to show something: so many choices the game it comes from took to show it.
    pub shrunk: Option<u32>,
}

/// A game as the list of its choices.
#[derive(Clone, Debug)]
pub struct Replay {
    /// Where it comes from.
    pub provenance: Provenance,
    /// The key of every choice, nature's included.
    pub moves: Vec<String>,
    /// Fingerprint of the last state.
    pub last: Option<Digest>,
    /// The lines of the moves in the file it was read from; empty if it was not read.
    lines: Vec<u32>,
}

/// Something in a file that could not be read as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Counted from 1.
    pub line: u32,
    /// What is wrong and what was made of it.
    pub message: Text,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        text("replay-line").with("line", self.line).with("problem", self.message.clone()).fmt(f)
    }
}

impl Replay {
    /// A replay that was not read from a file.
    #[must_use]
    pub const fn new(provenance: Provenance, moves: Vec<String>, last: Option<Digest>) -> Self {
        Self { provenance, moves, last, lines: Vec::new() }
    }

    /// The line of a choice (counted from 1) in the file it was read from.
    #[must_use]
    pub fn line(&self, choice: usize) -> Option<u32> {
        self.lines.get(choice.checked_sub(1)?).copied()
    }

    /// Read a file. Always gives a replay: what could not be understood is left out and reported.
    #[must_use]
    pub fn parse(file: &str) -> (Self, Vec<Problem>) {
        let mut reader =
            Reader { replay: Self::new(Provenance::default(), Vec::new(), None), problems: Vec::new() };
        let (mut header, mut begun) = (true, false);
        // Some editors put an invisible mark before the first letter.
        for (number, line) in file.trim_start_matches('\u{feff}').lines().enumerate() {
            let number = u32::try_from(number).unwrap_or(u32::MAX).saturating_add(1);
            let line = line.trim();
            if line.starts_with('#') {
                continue;
            }
            if line.is_empty() {
                header &= !begun;
                continue;
            }
            if header {
                begun = true;
                if let Some((name, value)) = line.split_once(':') {
                    reader.header(number, name.trim(), value.trim());
                    continue;
                }
                reader.problem(number, text("replay-no-empty-line"));
                header = false;
            }
            reader.replay.moves.push(line.to_owned());
            reader.replay.lines.push(number);
        }
        (reader.replay, reader.problems)
    }
}

struct Reader {
    replay: Replay,
    problems: Vec<Problem>,
}

impl Reader {
    fn problem(&mut self, line: u32, message: Text) {
        if self.problems.len() < MOST_PROBLEMS {
            self.problems.push(Problem { line, message });
        }
    }

    fn header(&mut self, line: u32, name: &str, value: &str) {
        let about = &mut self.replay.provenance;
        let (seed, game) = about.seed.unwrap_or_default();
        let understood = match name {
            "replay" => match value.parse::<u32>() {
                Ok(format) if format > FORMAT => {
                    return self.problem(line, text("replay-newer").with("format", format));
                }
                format => format.is_ok(),
            },
            "rules" => set(&mut about.rules, Some(value.to_owned())),
            "revision" => set(&mut about.revision, value.parse().ok()),
            "mission" => set(&mut about.mission, Some(value.to_owned())),
            "digest" => set(&mut about.digest, Some(value.to_owned())),
            "marines" => set(&mut about.marines, value.parse().ok()),
            "seed" => set(&mut about.seed, value.parse().ok().map(|seed| Some((seed, game)))),
            "game" => set(&mut about.seed, value.parse().ok().map(|game| Some((seed, game)))),
            "position" => set(&mut about.position, Some(Some(value.to_owned()))),
            "shrunk" => set(&mut about.shrunk, value.parse().ok().map(Some)),
            "final" => set(&mut self.replay.last, value.parse().ok().map(Some)),
            _ => return self.problem(line, text("replay-unknown-name").with("name", clip(name))),
        };
        if !understood {
            self.problem(line, text("replay-wrong-value").with("value", clip(value)).with("name", name));
        }
    }
}

/// Set a field if the value could be read; says whether.
fn set<T>(field: &mut T, value: Option<T>) -> bool {
    value.map(|value| *field = value).is_some()
}

/// Foreign text made fit for a message: short, and without anything that could confuse a terminal.
pub(crate) fn clip(text: &str) -> String {
    const LONGEST: usize = 60;
    let mut clipped: String =
        text.chars().take(LONGEST).map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect();
    if text.chars().nth(LONGEST).is_some() {
        clipped.push('…');
    }
    clipped
}

impl fmt::Display for Replay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let about = &self.provenance;
        writeln!(f, "replay: {FORMAT}")?;
        let revision = if about.revision == 0 { String::new() } else { about.revision.to_string() };
        for (name, value) in [
            ("rules", &about.rules),
            ("revision", &revision),
            ("mission", &about.mission),
            ("digest", &about.digest),
        ] {
            if !value.is_empty() {
                // A path may contain anything, but a header is one line.
                writeln!(f, "{name}: {}", value.replace(char::is_control, " "))?;
            }
        }
        if about.marines > 0 {
            writeln!(f, "marines: {}", about.marines)?;
        }
        if let Some((seed, game)) = about.seed {
            writeln!(f, "seed: {seed}\ngame: {game}")?;
        }
        if let Some(choices) = about.shrunk {
            writeln!(f, "shrunk: {choices}")?;
        }
        if let Some(position) = &about.position {
            writeln!(f, "position: {}", position.replace(char::is_control, " "))?;
        }
        if let Some(last) = self.last {
            writeln!(f, "final: {last}")?;
        }
        writeln!(f)?;
        self.moves.iter().try_for_each(|key| writeln!(f, "{key}"))
    }
}
