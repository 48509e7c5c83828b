//! Following a replay: does the rule system still agree with every choice of it? The first disagreement is reported
//! with the choices that were on offer. Nothing is decided or fixed here.

use crate::game::{Game, Log, Options, Outcome, Step};
use crate::play::Digest;
use crate::play::replay::{Replay, clip};
use crate::play::words::text;
use crate::suggest::nearest;
use std::fmt;
use words::Text;

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

impl Verdict {
    /// Whether the rules agree with the replay, its first word (`agrees`) as the caller shows it.
    #[must_use]
    pub fn told(&self, shown: impl FnOnce(Text) -> String) -> Text {
        let (word, told) = match self {
            Self::Agrees { outcome: Some(outcome), .. } => {
                (text("verify-agrees"), text("verify-agrees-to-end").with("reason", &*outcome.reason))
            }
            Self::Agrees { outcome: None, .. } => (text("verify-agrees"), text("verify-agrees-so-far")),
            Self::Disagrees(disagreement) => {
                (text("verify-disagrees"), text("verify-disagrees-why").with("why", disagreement.text()))
            }
        };
        told.with("word", shown(word))
    }
}

impl Disagreement {
    /// Where it is, and what is wrong there.
    fn text(&self) -> Text {
        let told = match self.line {
            Some(line) => text("verify-at-line").with("line", line),
            None => text("verify-at-choice"),
        };
        told.with("number", self.number).with("why", self.why.text(&clip(&self.said)))
    }
}

impl Why {
    /// The same of what the replay says.
    fn text(&self, said: &str) -> Text {
        let told = match self {
            Self::NotOffered { offered, more, nearest } => {
                let told = match nearest {
                    Some(nearest) => text("verify-not-offered-nearest").with("nearest", nearest.as_str()),
                    None => text("verify-not-offered"),
                };
                let offered = offered.join(" · ");
                if *more > 0 {
                    told.with(
                        "offered",
                        text("verify-offered-more").with("offered", offered).with("count", *more),
                    )
                } else {
                    told.with("offered", offered)
                }
            }
            Self::Over(outcome) => text("verify-over").with("reason", &*outcome.reason),
            Self::LastState(got) => text("verify-last-state").with("got", got.to_string()),
        };
        told.with("said", said)
    }
}

/// Of a disagreement only what is wrong.
impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Agrees { .. } => self.told(|word| word.to_string()).fmt(f),
            Self::Disagrees(disagreement) => disagreement.fmt(f),
        }
    }
}

impl fmt::Display for Disagreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}
