//! A sentence as a value: which text, and what is filled in. It is not built from letters before somebody reads it.

use crate::source::Source;
use std::borrow::Cow;

/// A text for people. [`Display`](std::fmt::Display) writes it in the language that is spoken.
#[derive(Clone, Debug)]
pub struct Text(What);

#[derive(Clone, Debug)]
pub(crate) enum What {
    Id { source: &'static Source, id: Cow<'static, str>, arguments: Vec<(&'static str, Argument)> },
    Verbatim(String),
}

/// What is filled in. How it is written, and whether the words around it change with it, is up to the language.
#[derive(Clone, Debug, PartialEq)]
pub enum Argument {
    /// A whole number; the language chooses singular and plural by it.
    Number(i64),
    /// A number with what is behind the point.
    Decimal(f64),
    /// A name or a quotation, as its author wrote it.
    Name(String),
    /// Another text.
    Text(Text),
    /// Several, all of them: `1, 2 and 4`.
    All(Vec<Self>),
    /// Several, one of them: `1, 2 or 4`.
    Any(Vec<Self>),
}

impl Text {
    /// A text without arguments.
    #[must_use]
    pub const fn of(source: &'static Source, id: &'static str) -> Self {
        Self(What::Id { source, id: Cow::Borrowed(id), arguments: Vec::new() })
    }

    /// A text whose id is put together from a name: `command-undo`.
    #[must_use]
    pub const fn of_name(source: &'static Source, id: String) -> Self {
        Self(What::Id { source, id: Cow::Owned(id), arguments: Vec::new() })
    }

    /// What an author wrote: it is the same in every language.
    pub fn verbatim(text: impl Into<String>) -> Self {
        Self(What::Verbatim(text.into()))
    }

    /// The same with something filled in for `{ $name }`.
    #[must_use]
    pub fn with(mut self, name: &'static str, argument: impl Into<Argument>) -> Self {
        match &mut self.0 {
            What::Id { arguments, .. } => arguments.push((name, argument.into())),
            What::Verbatim(text) => debug_assert!(false, "nothing is filled into {text:?}"),
        }
        self
    }

    pub(crate) const fn what(&self) -> &What {
        &self.0
    }

    /// Its id; `None` for what an author wrote.
    #[must_use]
    pub fn id(&self) -> Option<&str> {
        match &self.0 {
            What::Id { id, .. } => Some(id),
            What::Verbatim(_) => None,
        }
    }
}

impl Source {
    /// A text without arguments.
    #[must_use]
    pub const fn text(&'static self, id: &'static str) -> Text {
        Text::of(self, id)
    }
}

/// Two texts are equal if they are in every language: the same id with the same arguments.
impl PartialEq for Text {
    fn eq(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (
                What::Id { source, id, arguments },
                What::Id { source: its, id: other, arguments: its_arguments },
            ) => std::ptr::eq(*source, *its) && id == other && arguments == its_arguments,
            (What::Verbatim(text), What::Verbatim(other)) => text == other,
            (What::Id { .. }, What::Verbatim(_)) | (What::Verbatim(_), What::Id { .. }) => false,
        }
    }
}

impl Eq for Text {}

/// What an author wrote.
impl From<String> for Text {
    fn from(text: String) -> Self {
        Self::verbatim(text)
    }
}

impl From<&str> for Text {
    fn from(text: &str) -> Self {
        Self::verbatim(text)
    }
}

impl From<Text> for Argument {
    fn from(text: Text) -> Self {
        match text.0 {
            What::Verbatim(text) => Self::Name(text),
            What::Id { .. } => Self::Text(text),
        }
    }
}

impl From<String> for Argument {
    fn from(name: String) -> Self {
        Self::Name(name)
    }
}

impl From<&str> for Argument {
    fn from(name: &str) -> Self {
        Self::Name(name.to_owned())
    }
}

impl From<i64> for Argument {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<f64> for Argument {
    fn from(number: f64) -> Self {
        Self::Decimal(number)
    }
}

impl From<u64> for Argument {
    fn from(number: u64) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<usize> for Argument {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {
        $(impl From<$number> for Argument {
            fn from(number: $number) -> Self {
                Self::Number(number.into())
            }
        })*
    };
}

numbers!(u8 u16 u32 i8 i16 i32);
