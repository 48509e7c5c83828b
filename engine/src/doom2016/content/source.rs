//! A file of content as text, and where in it something is: what a person who writes cards needs to find his mistakes.
//! Reading files from a disk is not done here.

use serde::de::DeserializeOwned;
use std::fmt;

/// A file of content. Its name says what is in it: `demons.ron`, `weapons.ron`, `events.ron`, `invasions.ron`,
/// `classes.ron`, `glory.ron`, `squad.ron`.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// Its name; folders in front of it do not count.
    pub file: &'a str,
    /// Its text.
    pub text: &'a str,
}

/// Something wrong with a file of content.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What is wrong, in a sentence.
    pub message: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: {}", self.file, self.line, self.column, self.message)
    }
}

impl Source<'_> {
    /// The name without folders.
    pub(super) fn name(&self) -> &str {
        self.file.rsplit(['/', '\\']).next().unwrap_or(self.file)
    }

    /// What is written in it.
    pub(super) fn read<T: DeserializeOwned>(&self) -> Result<T, Problem> {
        ron::Options::default()
            .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
            .from_str(self.text)
            .map_err(|e| Problem {
                file: self.file.to_owned(),
                line: e.span.start.line,
                column: e.span.start.col,
                message: e.code.to_string(),
            })
    }

    /// A problem with what has this field and word, `field: "word"`; the first line if it is nowhere.
    pub(super) fn problem(&self, field: &str, word: &str, message: impl Into<String>) -> Problem {
        let (line, column) = self.place_of(field, word).unwrap_or((1, 1));
        Problem { file: self.file.to_owned(), line, column, message: message.into() }
    }

    /// Where the last `field: "word"` stands: of two things with one name the later one is the one too many.
    fn place_of(&self, field: &str, word: &str) -> Option<(usize, usize)> {
        let quoted = format!("\"{word}\"");
        let mut place = None;
        for (number, line) in self.text.lines().enumerate() {
            let code = line.split("//").next().unwrap_or(line);
            for (at, _) in code.match_indices(&quoted) {
                if code[..at]
                    .trim_end()
                    .strip_suffix(':')
                    .is_some_and(|before| before.trim_end().ends_with(field))
                {
                    place = Some((number + 1, code[..at].chars().count() + 1));
                }
            }
        }
        place
    }
}
