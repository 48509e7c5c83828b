//! What is wrong with a script: where, in a sentence, with a way out. Wrong scripts are normal, so nothing here is an
//! error type that stops anything.

use crate::words::sentence;
use engine::suggest;
use words::Text;

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// The script works, but probably not as meant.
    Warning,
    /// Something in the script does not work.
    Error,
}

/// What sort of mistake it is: one entry of the manual each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ProblemKind {
    /// The text is not a script: a bracket is missing, a word stands in the wrong place.
    Syntax,
    /// The script is larger or more deeply nested than allowed.
    TooLarge,
    /// Something other than functions and constants stands outside the functions.
    TopLevel,
    /// Two functions or constants have the same name.
    Duplicate,
    /// `map::name` is not on the map.
    UnknownName,
    /// A bare word means nothing.
    UnknownWord,
    /// There is no such function.
    UnknownFunction,
    /// A function is called with too few, too many or unfitting values.
    Arguments,
    /// A thing or an event has no such property.
    UnknownProperty,
    /// A word in quotes is not one of those possible here.
    UnknownText,
    /// Two values are compared that can never be equal.
    NeverEqual,
    /// `on_...` is no event and no tag.
    UnknownHandler,
    /// A handler has more than one parameter.
    HandlerParameters,
    /// A tag of an offer, question or roll is not heard, or is used twice.
    Tag,
    /// A parameter of the mission does not fit the script's constant.
    Parameter,
    /// A function is never called.
    Unused,
    /// A condition always holds, or never does.
    AlwaysSame,
    /// A handler hears an event that nothing in the mission causes.
    NeverHappens,
    /// A note is read that the script never writes.
    UnwrittenNote,
    /// An offer asks for a distance that no place has.
    OfferInVain,
}

impl ProblemKind {
    /// A stable word for files and tests.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Syntax => "syntax",
            Self::TooLarge => "too-large",
            Self::TopLevel => "top-level",
            Self::Duplicate => "duplicate",
            Self::UnknownName => "unknown-name",
            Self::UnknownWord => "unknown-word",
            Self::UnknownFunction => "unknown-function",
            Self::Arguments => "arguments",
            Self::UnknownProperty => "unknown-property",
            Self::UnknownText => "unknown-text",
            Self::NeverEqual => "never-equal",
            Self::UnknownHandler => "unknown-handler",
            Self::HandlerParameters => "handler-parameters",
            Self::Tag => "tag",
            Self::Parameter => "parameter",
            Self::Unused => "unused",
            Self::AlwaysSame => "always-same",
            Self::NeverHappens => "never-happens",
            Self::UnwrittenNote => "unwritten-note",
            Self::OfferInVain => "offer-in-vain",
        }
    }

    /// How bad this sort of mistake is.
    #[must_use]
    pub const fn severity(self) -> Severity {
        match self {
            Self::NeverEqual
            | Self::Tag
            | Self::Unused
            | Self::AlwaysSame
            | Self::NeverHappens
            | Self::UnwrittenNote
            | Self::OfferInVain => Severity::Warning,
            _ => Severity::Error,
        }
    }
}

/// A place in a script's text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// Line, from 1; 0 when the whole script is meant.
    pub line: u32,
    /// Column in characters, from 1; 0 when the whole line is meant.
    pub column: u32,
}

/// Something wrong with a script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScriptProblem {
    /// Name of the script.
    pub script: String,
    /// Where.
    pub at: Position,
    /// What sort of mistake.
    pub kind: ProblemKind,
    /// What is wrong, in a sentence.
    pub message: Text,
    /// A way out.
    pub help: Option<Text>,
}

impl ScriptProblem {
    /// How bad it is.
    #[must_use]
    pub const fn severity(&self) -> Severity {
        self.kind.severity()
    }
}

impl std::fmt::Display for ScriptProblem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let severity = match self.severity() {
            Severity::Warning => "warning",
            Severity::Error => "error",
        };
        write!(f, "{severity}[{}]: {}", self.kind.word(), self.message)?;
        match self.at {
            Position { line: 0, .. } => write!(f, "\n  --> {}", self.script)?,
            Position { line, column } => write!(f, "\n  --> {}:{line}:{column}", self.script)?,
        }
        match &self.help {
            Some(help) => write!(f, "\n  help: {help}"),
            None => Ok(()),
        }
    }
}

/// Collects the problems of one script.
pub(crate) struct Problems<'a> {
    script: &'a str,
    pub(crate) list: Vec<ScriptProblem>,
}

impl<'a> Problems<'a> {
    pub(crate) const fn of(script: &'a str) -> Self {
        Self { script, list: Vec::new() }
    }

    pub(crate) fn add(&mut self, at: Position, kind: ProblemKind, message: Text, help: Option<Text>) {
        // A hopeless text would otherwise bury its reader (and us) in problems.
        if self.list.len() < 100 {
            self.list.push(ScriptProblem { script: self.script.to_owned(), at, kind, message, help });
        }
    }
}

/// "Did you mean …?", if one of the known words is near enough to be what was meant.
pub(crate) fn did_you_mean<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<Text> {
    suggest::nearest(word, known).map(|near| sentence("did-you-mean").with("word", near))
}
