//! How a command ends, and for whom its output is.

use crate::texts::text;
use clap::ValueEnum;
use words::Text;

/// For whom the output is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    #[default]
    #[value(help = text("done-text").to_string())]
    Text,
    #[value(help = text("done-json").to_string())]
    Json,
}

/// How a command that could do its work ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// All is well.
    Good,
    /// It is not.
    Bad,
}

/// Why a command could not do its work.
#[derive(Debug)]
pub(crate) enum Failure {
    /// It was asked for something impossible, or something could not be read or written.
    Told(String),
    /// The same, and it has been reported already.
    Silent,
    /// The reader of the output has gone.
    ReaderGone,
    /// The user pressed Ctrl+C. What was played by then is reported.
    Interrupted,
}

impl From<Text> for Failure {
    fn from(why: Text) -> Self {
        Self::Told(why.to_string())
    }
}

impl From<String> for Failure {
    fn from(why: String) -> Self {
        Self::Told(why)
    }
}

pub(crate) type Done = Result<Verdict, Failure>;

/// What is said of a panic: whose fault it is, and what to do.
pub(crate) const fn ours() -> Text {
    text("done-ours")
}
