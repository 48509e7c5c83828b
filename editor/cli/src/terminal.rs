//! Where the output goes: colours only where somebody sees them, a reader who has gone, lines that are not too long.
//! The commands decide what is written.

use crate::{Failure, texts};
use serde_json::Value;
use std::borrow::Cow;
use std::fmt::Display;
use std::io::{self, ErrorKind, IsTerminal, Write};

/// How something is to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Style {
    /// Headings.
    Bold,
    /// Less important.
    Dim,
    /// Bad.
    Red,
    /// Doubtful.
    Yellow,
    /// Good.
    Green,
    /// Marines, places, answers.
    Cyan,
}

impl Style {
    const fn code(self) -> &'static str {
        match self {
            Self::Bold => "1",
            Self::Dim => "2",
            Self::Red => "1;31",
            Self::Yellow => "33",
            Self::Green => "32",
            Self::Cyan => "36",
        }
    }
}

/// Standard output and standard error.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Terminal {
    /// Colours on standard output.
    pub(crate) colours: bool,
    /// Somebody watches standard error.
    pub(crate) watched: bool,
}

/// Longer lines are hard to read.
pub(crate) const WIDTH: usize = 96;

impl Terminal {
    /// As the environment says: no colours with `NO_COLOR` or into a file, always with `CLICOLOR_FORCE`.
    pub(crate) fn new() -> Self {
        let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty() && value != "0");
        let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        let colours = !set("NO_COLOR") && (set("CLICOLOR_FORCE") || (io::stdout().is_terminal() && !dumb));
        Self { colours, watched: io::stderr().is_terminal() && !dumb }
    }

    /// A text in a style.
    pub(crate) fn paint(self, style: Style, text: impl Display) -> String {
        if self.colours { format!("\x1b[{}m{text}\x1b[0m", style.code()) } else { text.to_string() }
    }

    /// Write to standard output.
    pub(crate) fn print(self, text: &str) -> Result<(), Failure> {
        let text = harmless(text, self.colours);
        let mut out = io::stdout().lock();
        out.write_all(text.as_bytes()).and_then(|()| out.flush()).map_err(|error| match error.kind() {
            ErrorKind::BrokenPipe => Failure::ReaderGone,
            ErrorKind::StorageFull => texts::text("terminal-full").into(),
            _ => texts::text("terminal-write").with("why", error.to_string()).into(),
        })
    }

    /// Write JSON to standard output.
    pub(crate) fn print_json(self, value: &Value) -> Result<(), Failure> {
        self.print(&format!("{value:#}\n"))
    }

    /// Write to standard error why something cannot be done.
    pub(crate) fn complain(self, why: impl Display) {
        let head = if self.watched { "\x1b[1;31mhellwright:\x1b[0m" } else { "hellwright:" };
        let head = if std::env::var_os("NO_COLOR").is_some() { "hellwright:" } else { head };
        // Where standard error is closed there is no reader.
        let _ = writeln!(io::stderr(), "{head} {}", harmless(&why.to_string(), false));
    }
}

/// The same text without signs that control a terminal, but for line ends and colours: titles and names come from files
/// of strangers.
fn harmless(text: &str, colours: bool) -> Cow<'_, str> {
    let plain = |c: char| !c.is_control() || c == '\n';
    if text.chars().all(plain) {
        return text.into();
    }
    let mut out = String::with_capacity(text.len());
    for (i, c) in text.char_indices() {
        let colour = || {
            let code = text[i..].strip_prefix("\x1b[").and_then(|rest| rest.split_once('m'));
            code.is_some_and(|(code, _)| code.chars().all(|c| c.is_ascii_digit() || c == ';'))
        };
        out.push(if plain(c) || (colours && colour()) { c } else { char::REPLACEMENT_CHARACTER });
    }
    out.into()
}

/// Break a text into lines of at most `width` characters, each after `indent`. Empty lines stay.
pub(crate) fn wrap(text: &str, width: usize, indent: &str) -> String {
    let mut out = String::new();
    for line in text.lines() {
        let mut length = 0;
        for word in line.split_whitespace() {
            let letters = word.chars().count();
            if length > 0 && indent.chars().count() + length + 1 + letters > width {
                out.push('\n');
                length = 0;
            }
            out.push_str(if length == 0 { indent } else { " " });
            out.push_str(word);
            length += letters + usize::from(length > 0);
        }
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_broken_between_words() {
        assert_eq!(wrap("one two three\n\nfour", 9, "  "), "  one two\n  three\n\n  four\n");
        assert_eq!(wrap("a verylongwordindeed b", 8, ""), "a\nverylongwordindeed\nb\n");
    }

    #[test]
    fn what_controls_a_terminal_is_taken_out() {
        let evil = "a\x1b[2Jb\0\r\x1b]0;title\x07\n\x1b[31mc\x1b[0m";
        assert_eq!(
            harmless(evil, true),
            "a\u{fffd}[2Jb\u{fffd}\u{fffd}\u{fffd}]0;title\u{fffd}\n\x1b[31mc\x1b[0m"
        );
        assert_eq!(harmless("\x1b[31mc", false), "\u{fffd}[31mc");
        assert_eq!(harmless("ä – ×\n", false), "ä – ×\n");
    }

    #[test]
    fn colours_are_only_put_where_they_are_wanted() {
        let plain = Terminal { colours: false, watched: false };
        assert_eq!(plain.paint(Style::Red, "x"), "x");
        assert_eq!(Terminal { colours: true, ..plain }.paint(Style::Red, "x"), "\x1b[1;31mx\x1b[0m");
    }
}
