//! A script's text as words and signs, with where they stand. Any text whatever can be cut; what is left open ends with
//! its line, or with the text where it may go over lines. What words mean is not known here.

use std::ops::Range;

/// What a piece of text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Comment,
    Text,
    Number,
    Word,
    /// One sign, or two that belong together: `::`, `#{`, `${`.
    Sign,
}

/// A piece of text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Piece {
    pub(super) kind: Kind,
    pub(super) at: Range<usize>,
}

/// A text cut into pieces.
pub(super) struct Pieces<'t> {
    pub(super) text: &'t str,
    pub(super) all: Vec<Piece>,
}

impl<'t> Pieces<'t> {
    /// Cut a text.
    pub(super) fn of(text: &'t str) -> Self {
        let mut cutter = Cutter { text, at: 0, all: Vec::new(), open: Vec::new() };
        while cutter.at < text.len() {
            cutter.step();
        }
        Self { text, all: cutter.all }
    }

    /// Without comments, for looking at what stands beside each other.
    pub(super) fn code(text: &'t str) -> Self {
        let mut pieces = Self::of(text);
        pieces.all.retain(|piece| piece.kind != Kind::Comment);
        pieces
    }

    /// What is written there.
    pub(super) fn word(&self, number: usize) -> &'t str {
        self.all.get(number).and_then(|piece| self.text.get(piece.at.clone())).unwrap_or_default()
    }

    /// What is written so many pieces before or behind.
    pub(super) fn near(&self, number: usize, by: isize) -> &'t str {
        number.checked_add_signed(by).map_or("", |number| self.word(number))
    }

    /// Is it a word of letters?
    pub(super) fn is_word(&self, number: usize) -> bool {
        self.all.get(number).is_some_and(|piece| piece.kind == Kind::Word)
    }

    /// The piece that an offset lies in or right behind.
    pub(super) fn at(&self, offset: usize) -> Option<usize> {
        let first = self.all.partition_point(|piece| piece.at.end < offset);
        let touches = |number: &usize| self.all.get(*number).is_some_and(|piece| piece.at.start <= offset);
        // Between a sign and a word the word counts.
        let second = Some(first + 1).filter(touches).filter(|number| self.is_word(*number));
        second.or(Some(first).filter(touches))
    }

    /// The bracket that opens what a closing one closes.
    pub(super) fn opening(&self, closing: usize) -> Option<usize> {
        let mut depth = 0usize;
        for number in (0..=closing).rev() {
            match self.sign(number) {
                ")" | "]" | "}" => depth += 1,
                "(" | "[" | "{" | "#{" | "${" => depth = depth.checked_sub(1)?,
                _ => {}
            }
            if depth == 0 {
                return Some(number);
            }
        }
        None
    }

    /// The bracket that is open right before a piece.
    pub(super) fn inside(&self, number: usize) -> Option<usize> {
        let mut depth = 0usize;
        for number in (0..number.min(self.all.len())).rev() {
            match self.sign(number) {
                ")" | "]" | "}" => depth += 1,
                "(" | "[" | "{" | "#{" | "${" => match depth.checked_sub(1) {
                    Some(less) => depth = less,
                    None => return Some(number),
                },
                _ => {}
            }
        }
        None
    }

    /// The sign there; nothing if it is no sign, such as a bracket in quotes.
    pub(super) fn sign(&self, number: usize) -> &'t str {
        match self.all.get(number) {
            Some(piece) if piece.kind == Kind::Sign => self.word(number),
            _ => "",
        }
    }
}

struct Cutter<'t> {
    text: &'t str,
    at: usize,
    all: Vec<Piece>,
    /// Braces that are open; true for those of a `${` in a text.
    open: Vec<bool>,
}

impl Cutter<'_> {
    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    /// So many bytes are a piece.
    fn piece(&mut self, kind: Kind, length: usize) {
        let end = self.at + length.max(1);
        self.all.push(Piece { kind, at: self.at..end });
        self.at = end;
    }

    fn step(&mut self) {
        let rest = self.rest();
        let Some(first) = rest.chars().next() else { return };
        let run = |of: fn(char) -> bool| rest.find(|c| !of(c)).unwrap_or(rest.len());
        match first {
            _ if first.is_whitespace() => self.at += run(char::is_whitespace),
            _ if rest.starts_with("//") => self.piece(Kind::Comment, rest.find('\n').unwrap_or(rest.len())),
            _ if rest.starts_with("/*") => self.piece(Kind::Comment, block(rest)),
            '"' | '\'' => self.piece(Kind::Text, quoted(rest, first)),
            '`' => {
                self.at += 1;
                self.template(self.at - 1);
            }
            '#' if raw(rest).is_some() => self.piece(Kind::Text, raw(rest).unwrap_or(1)),
            _ if first.is_ascii_digit() => {
                self.piece(Kind::Number, run(|c| c.is_ascii_alphanumeric() || c == '_'));
            }
            _ if first.is_alphanumeric() || first == '_' => {
                self.piece(Kind::Word, run(|c| c.is_alphanumeric() || c == '_'));
            }
            _ => self.sign(first),
        }
    }

    fn sign(&mut self, first: char) {
        let two = ["::", "#{"].iter().any(|sign| self.rest().starts_with(sign));
        let opens = self.rest().starts_with("#{") || first == '{';
        if opens {
            self.open.push(false);
        }
        self.piece(Kind::Sign, if two { 2 } else { first.len_utf8() });
        if first == '}' && self.open.pop() == Some(true) {
            self.template(self.at);
        }
    }

    /// A text between backticks, up to its end or to code in it. `from` is where this part of it begins.
    fn template(&mut self, from: usize) {
        while let Some(c) = self.rest().chars().next() {
            if self.rest().starts_with("``") {
                self.at += 2;
            } else if self.rest().starts_with("${") {
                self.text(from);
                self.piece(Kind::Sign, 2);
                self.open.push(true);
                return;
            } else {
                self.at += c.len_utf8();
                if c == '`' {
                    break;
                }
            }
        }
        self.text(from);
    }

    fn text(&mut self, from: usize) {
        if from < self.at {
            self.all.push(Piece { kind: Kind::Text, at: from..self.at });
        }
    }
}

/// How long a text in quotes is: it ends with its line, unless the line break is escaped.
fn quoted(rest: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        if escaped {
            escaped = false;
        } else if c == '\n' {
            return at;
        } else if c == quote {
            return at + 1;
        } else {
            escaped = c == '\\';
        }
    }
    rest.len()
}

/// How long a comment is that may hold others.
fn block(rest: &str) -> usize {
    let (mut depth, mut at) = (0usize, 0);
    while let Some(c) = rest[at..].chars().next() {
        if rest[at..].starts_with("/*") {
            (depth, at) = (depth + 1, at + 2);
        } else if rest[at..].starts_with("*/") {
            (depth, at) = (depth - 1, at + 2);
            if depth == 0 {
                return at;
            }
        } else {
            at += c.len_utf8();
        }
    }
    rest.len()
}

/// How long a text is that is fenced with `#"` and `"#`.
fn raw(rest: &str) -> Option<usize> {
    let hashes = rest.find(|c| c != '#')?;
    let inside = rest[hashes..].strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(hashes));
    let length = inside.find(&end).map_or(inside.len(), |at| at + end.len());
    Some(hashes + 1 + length)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cut(text: &str) -> String {
        let pieces = Pieces::of(text);
        let all = pieces.all.iter().map(|piece| {
            let mark = match piece.kind {
                Kind::Comment => 'c',
                Kind::Text => 't',
                Kind::Number => 'n',
                Kind::Word => 'w',
                Kind::Sign => 's',
            };
            format!("{mark}‹{}›", &text[piece.at.clone()])
        });
        all.collect()
    }

    #[test]
    fn pieces() {
        assert_eq!(cut("let é = 12_0; // x"), "w‹let›w‹é›s‹=›n‹12_0›s‹;›c‹// x›");
        assert_eq!(cut("map::a#{b"), "w‹map›s‹::›w‹a›s‹#{›w‹b›");
        assert_eq!(cut("\"a\\\"b\" 'c"), "t‹\"a\\\"b\"›t‹'c›");
        assert_eq!(cut("\"open\nx"), "t‹\"open›w‹x›");
        assert_eq!(cut("/* a /* b */ c */ d /* e"), "c‹/* a /* b */ c */›w‹d›c‹/* e›");
        assert_eq!(cut("##\"a\"#\"## b"), "t‹##\"a\"#\"##›w‹b›");
    }

    #[test]
    fn code_in_texts() {
        assert_eq!(cut("`a ${ if x { `in` } } b` c"), "t‹`a ›s‹${›w‹if›w‹x›s‹{›t‹`in`›s‹}›s‹}›t‹ b`›w‹c›");
        assert_eq!(cut("`a``b` `open\nx"), "t‹`a``b`›t‹`open\nx›");
    }

    #[test]
    fn brackets() {
        let pieces = Pieces::code("f(a[1], \"(\", #{ x: y })");
        assert_eq!(pieces.inside(2), Some(1));
        assert_eq!(pieces.opening(pieces.all.len() - 1), Some(1));
        assert_eq!(pieces.inside(pieces.all.len()), None);
        assert_eq!(pieces.at(2), Some(2), "the word and not the bracket before it");
    }
}
