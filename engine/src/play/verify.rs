//! Following a replay: does the rule system still agree with every choice of it? The first disagreement is reported
//! with the choices that were on offer. Nothing is decided or fixed here.

use crate::game::{Game, Log, Options, Outcome, Step};
use crate::play::Digest;
use crate::play::replay::{Replay, clip};
use crate::suggest::nearest;
use std::fmt;

/// More keys than this are not listed: they would hide the sentence they stand in.
const LISTED: usize = 8;

/// What became of a replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Every choice was legal, and the last state is the one the replay names (if it names one).
    Agrees {
        /// How the game ended; `None` if the replay stops before the end.
        outcome: Option<Outcome>,
        /// Fingerprint of the last state.
        last: Digest,
    },
    /// Something was not as the replay says.
    Disagrees(Disagreement),
}

/// The first thing that was not as the replay says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Disagreement {
    /// The choice, counted from 1.
    pub number: usize,
    /// Its line in the file.
    pub line: Option<u32>,
    /// What the replay says.
    pub said: String,
    /// What is wrong with it.
    pub why: Why,
}

/// What is wrong with a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// It was not on offer.
    NotOffered {
        /// The first few that were.
        offered: Vec<String>,
        /// How many more there were.
        more: usize,
        /// The one most like it.
        nearest: Option<String>,
    },
    /// The game was over already.
    Over(Outcome),
    /// All choices were legal, but the last state is another one.
    LastState(Digest),
}

/// Follow a replay from the start.
#[must_use]
pub fn verify<G: Game>(game: &G, replay: &Replay) -> Verdict {
    let mut options = Options::default();
    let mut state = game.start();
    let mut due = game.step(&state, &mut options);
    let disagrees = |number, said: &str, why| {
        Verdict::Disagrees(Disagreement { number, line: replay.line(number), said: said.to_owned(), why })
    };
    for (number, key) in replay.moves.iter().enumerate() {
        match find(game, &state, &due, &options.list, key) {
            Ok(option) => game.apply(&mut state, options.list[option], &mut Log::silent()),
            Err(why) => return disagrees(number + 1, key, why),
        }
        due = game.step(&state, &mut options);
    }
    let last = Digest::of(&state);
    match another_end(replay, last) {
        Some(disagreement) => Verdict::Disagrees(disagreement),
        None => Verdict::Agrees {
            outcome: if let Step::Over(outcome) = due { Some(outcome) } else { None },
            last,
        },
    }
}

/// Every choice was legal; is the state after them the one the replay names, if it names one?
pub(crate) fn another_end(replay: &Replay, last: Digest) -> Option<Disagreement> {
    let said = replay.last.filter(|said| *said != last)?;
    let number = replay.moves.len();
    Some(Disagreement {
        number,
        line: replay.line(number),
        said: said.to_string(),
        why: Why::LastState(last),
    })
}

/// The position of the option with a key.
pub(crate) fn find<G: Game>(
    game: &G,
    state: &G::State,
    due: &Step,
    options: &[G::Choice],
    key: &str,
) -> Result<usize, Why> {
    if let Step::Over(outcome) = due {
        return Err(Why::Over(outcome.clone()));
    }
    let keys = || options.iter().map(|&choice| game.key(state, choice));
    keys().position(|offered| offered == key).ok_or_else(|| {
        let mut offered: Vec<String> = keys().collect();
        let nearest = nearest(key, offered.iter().map(String::as_str)).map(str::to_owned);
        let more = offered.len().saturating_sub(LISTED);
        offered.truncate(LISTED);
        Why::NotOffered { offered, more, nearest }
    })
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Agrees { outcome: Some(outcome), .. } => write!(f, "agrees to the end: {}", outcome.reason),
            Self::Agrees { outcome: None, .. } => {
                f.write_str("agrees as far as it goes; the game is not over")
            }
            Self::Disagrees(disagreement) => disagreement.fmt(f),
        }
    }
}

impl fmt::Display for Disagreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}, ")?;
        }
        write!(f, "choice {}: ", self.number)?;
        let said = clip(&self.said);
        match &self.why {
            Why::NotOffered { offered, more, nearest } => {
                write!(f, "`{said}` was not on offer.")?;
                if let Some(nearest) = nearest {
                    write!(f, " Did you mean `{nearest}`?")?;
                }
                write!(f, " On offer: {}", offered.join(" · "))?;
                if *more > 0 {
                    write!(f, " · and {more} more")?;
                }
                Ok(())
            }
            Why::Over(outcome) => write!(f, "`{said}` comes after the end of the game: {}", outcome.reason),
            Why::LastState(got) => {
                write!(
                    f,
                    "every choice was legal, but the game is not in the state it was saved in: it was saved by another "
                )?;
                write!(
                    f,
                    "version of the program, and goes on by the rules of this one (state {got}, not {said})"
                )
            }
        }
    }
}
