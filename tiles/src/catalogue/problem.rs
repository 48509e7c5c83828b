//! What is wrong with a catalogue, as one would report it to its author: where, what, and what to do.
//! A problem never stops reading.

use words::Text;

/// One thing wrong with a catalogue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CatalogueProblem {
    /// A short name that stays ("mirror").
    pub code: &'static str,
    /// The file, by the name it was handed in with; empty for tiles that were not read from text.
    pub file: String,
    /// The line, from 1; 0 when the problem has no place of its own.
    pub line: u32,
    /// The column, from 1; 0 when the problem has no place of its own.
    pub column: u32,
    /// What is wrong.
    pub sentence: Text,
    /// What to do about it.
    pub help: Text,
    /// The line of the file, for showing with the message.
    pub excerpt: String,
}

impl CatalogueProblem {
    /// A problem at a place in a file; the excerpt is filled in by [`Catalogue::parse`](super::Catalogue::parse).
    pub(crate) fn new(
        code: &'static str,
        file: &str,
        (line, column): (u32, u32),
        sentence: Text,
        help: Text,
    ) -> Self {
        Self { code, file: file.to_owned(), line, column, sentence, help, excerpt: String::new() }
    }

    pub(crate) fn quote(&mut self, files: &[(&str, &str)]) {
        let text = files.iter().find(|(name, _)| *name == self.file).map_or("", |(_, text)| text);
        let line = text.lines().nth((self.line as usize).wrapping_sub(1)).unwrap_or("");
        self.excerpt = line.chars().take(100).map(|c| if c.is_control() { ' ' } else { c }).collect();
    }
}

impl std::fmt::Display for CatalogueProblem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        writeln!(f, "[{}] {}", self.code, self.sentence)?;
        if !self.file.is_empty() {
            writeln!(f, "  --> {}:{}:{}", self.file, self.line, self.column)?;
        }
        if !self.excerpt.is_empty() {
            writeln!(f, "   | {}", self.excerpt)?;
            if self.column > 0 {
                writeln!(f, "   | {:>1$}", "^", self.column as usize)?;
            }
        }
        write!(f, "   = help: {}", self.help)
    }
}
