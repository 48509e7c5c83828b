//! Why a request could not be answered: a code for programs, a sentence and a way out for people. What is refused is decided
//! where it is refused.

use schemars::JsonSchema;
use serde::Serialize;
use words::Text;

/// What kind of trouble it is. Codes stay what they are; new ones may come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The line is longer than the limit; the rest of it was skipped.
    TooLong,
    /// The line is not UTF-8.
    NotText,
    /// The line is not JSON.
    NotJson,
    /// It is JSON, but not an object with a field `do`.
    NotARequest,
    /// This request does not exist.
    UnknownRequest,
    /// The request has no such field.
    UnknownField,
    /// A field is missing.
    MissingField,
    /// A field has a value that makes no sense.
    WrongValue,
    /// The front end speaks another protocol.
    OtherProtocol,
    /// No game has been begun.
    NoGame,
    /// The mission's rules are unknown.
    NoRules,
    /// There is no such seat in this game.
    UnknownSeat,
    /// A bot plays that seat; what it knows is its own.
    NotYourSeat,
    /// Somebody else is to choose.
    NotYourTurn,
    /// The game is over.
    GameOver,
    /// There is no such choice now.
    NotOnOffer,
    /// There is nothing to undo.
    NothingToUndo,
    /// Something has been revealed since.
    Revealed,
    /// A saved game tells what some seats may not know yet.
    Hidden,
    /// Nothing is kept here: the program was started without a folder for saved games.
    NoFolder,
    /// A game is kept under this name already.
    AlreadyKept,
    /// There is no such space, or no such figure on the board.
    NotThere,
    /// A saved game could not be written or read.
    NotKept,
    /// That is no saved game of this mission.
    NotAGame,
}

/// Why a request could not be answered. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Trouble {
    /// For programs.
    pub code: Code,
    /// What is wrong, for people.
    pub message: String,
    /// The field, the column or the byte of the line where it is wrong.
    pub place: Option<String>,
    /// What could be done instead.
    pub help: String,
}

/// Longer texts of strangers are cut off in messages.
const LONGEST: usize = 200;

impl Trouble {
    /// Trouble with a request as a whole.
    pub(super) fn new(code: Code, message: impl Into<Text>, help: impl Into<Text>) -> Self {
        let [message, help] = [message.into(), help.into()].map(|text: Text| clip(&text.to_string()));
        Self { code, message, place: None, help }
    }

    /// The same with its place.
    pub(super) fn at(self, place: impl Into<String>) -> Self {
        Self { place: Some(clip(&place.into())), ..self }
    }
}

/// A text that is not too long, without signs that could confuse a terminal.
fn clip(text: &str) -> String {
    let plain = |c: char| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c };
    let mut clipped: String = text.chars().take(LONGEST).map(plain).collect();
    if text.chars().nth(LONGEST).is_some() {
        clipped.push('…');
    }
    clipped
}
