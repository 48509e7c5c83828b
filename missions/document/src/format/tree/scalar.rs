//! The small parts of RON: blanks and comments, words, numbers, texts.
//! Brackets and what they hold are read next door.

use crate::format::tree::{Reader, Value, closing_of, shortened};
use crate::words::text;

/// What RON lets a number say of its type.
const TYPES: [&str; 14] =
    ["i8", "i16", "i32", "i64", "i128", "isize", "u8", "u16", "u32", "u64", "u128", "usize", "f32", "f64"];

/// The digits of a number without its type. In `0x1f32` the last letters are digits.
fn without_type(digits: &str) -> &str {
    let is_hex = digits.trim_start_matches(['-', '+']).starts_with("0x");
    let mut plain = TYPES
        .iter()
        .filter(|kind| !is_hex || !kind.starts_with('f'))
        .filter_map(|kind| digits.strip_suffix(kind));
    plain.find(|plain| plain.ends_with(|c: char| c.is_ascii_hexdigit() || c == '.')).unwrap_or(digits)
}

impl Reader<'_> {
    /// Step over white space and comments.
    pub(super) fn blank(&mut self) {
        loop {
            let rest = self.rest();
            let trimmed = rest.trim_start();
            self.at += rest.len() - trimmed.len();
            if trimmed.starts_with("//") {
                let start = self.at;
                self.at += trimmed.find('\n').unwrap_or(trimmed.len());
                self.comment(start);
            } else if trimmed.starts_with("/*") {
                let start = self.at;
                self.block_comment();
                self.comment(start);
            } else {
                return;
            }
        }
    }

    /// A comment that ends here. One that was stepped over before is known already.
    fn comment(&mut self, start: usize) {
        if self.tree.comments.last().is_none_or(|(last, _)| *last < start) {
            self.tree.comments.push((start, self.at));
        }
    }

    fn block_comment(&mut self) {
        let start = self.at;
        let mut depth = 0_usize;
        loop {
            if self.eat("/*") {
                depth += 1;
            } else if self.eat("*/") {
                depth -= 1;
                if depth == 0 {
                    return;
                }
            } else if self.bump().is_none() {
                self.fault(start, text("scalar-comment"));
                return;
            }
        }
    }

    pub(super) fn word(&mut self) -> String {
        let end = self.rest().find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(self.rest().len());
        let word = self.rest()[..end].to_owned();
        self.at += end;
        word
    }

    pub(super) fn number(&mut self) -> Value {
        let start = self.at;
        let _ = self.bump();
        let digit = |c: char| c.is_alphanumeric() || c == '_' || c == '.';
        self.at += self.rest().find(|c: char| !digit(c)).unwrap_or(self.rest().len());
        let digits = self.text[start..self.at].replace('_', "");
        let digits = without_type(&digits);
        let (minus, plain) = match digits.strip_prefix('-') {
            Some(plain) => (true, plain),
            None => (false, digits.strip_prefix('+').unwrap_or(digits)),
        };
        let read = match plain.get(..2) {
            Some("0x") => i128::from_str_radix(&plain[2..], 16),
            Some("0b") => i128::from_str_radix(&plain[2..], 2),
            Some("0o") => i128::from_str_radix(&plain[2..], 8),
            _ => plain.parse(),
        };
        match read {
            Ok(number) if !plain.starts_with(['-', '+']) => Value::Int(if minus { -number } else { number }),
            _ if plain.parse::<f64>().is_ok() && plain.contains(['.', 'e', 'E']) => Value::Float,
            // Beyond 128 bits: as far out of every range as can be said.
            _ if plain.chars().all(|c| c.is_ascii_digit()) && !plain.is_empty() => {
                Value::Int(if minus { i128::MIN } else { i128::MAX })
            }
            _ => {
                self.fault(start, text("scalar-number").with("digits", shortened(digits)));
                Value::Float
            }
        }
    }

    /// A text in other quotation marks than RON has, to the mark that closes it or the end of the line.
    pub(super) fn other_quotes(&mut self) -> String {
        let start = self.at;
        let opening = self.bump().unwrap_or_default();
        // „Such“ texts close with the sign that opens others.
        let closing = [closing_of(opening).unwrap_or(opening), if opening == '„' { '“' } else { opening }];
        let end = self.rest().find(|c: char| closing.contains(&c) || c == '\n').unwrap_or(self.rest().len());
        let quoted = self.rest()[..end].to_owned();
        self.at += end;
        if self.peek().is_some_and(|c| closing.contains(&c)) {
            let _ = self.bump();
        }
        let shown = shortened(&quoted).escape_debug().to_string();
        self.fault(start, text("scalar-quotes").with("shown", shown));
        quoted
    }

    pub(super) fn text(&mut self) -> String {
        let start = self.at;
        let _ = self.bump();
        let mut out = String::new();
        loop {
            match self.bump() {
                None => {
                    self.fault(start, text("scalar-text").with("end", "\""));
                    return out;
                }
                Some('"') => return out,
                Some('\\') => {
                    let at = self.at - 1;
                    match self.escape() {
                        Some(c) => out.push(c),
                        None => {
                            self.fault(at, text("scalar-escape"));
                        }
                    }
                }
                Some(c) => out.push(c),
            }
        }
    }

    fn escape(&mut self) -> Option<char> {
        match self.bump()? {
            'n' => Some('\n'),
            't' => Some('\t'),
            'r' => Some('\r'),
            '0' => Some('\0'),
            c @ ('"' | '\\' | '\'') => Some(c),
            'x' => {
                let code = u8::from_str_radix(self.rest().get(..2)?, 16).ok()?;
                self.at += 2;
                Some(char::from(code))
            }
            'u' if self.eat("{") => {
                let end = self.rest().find('}').filter(|end| *end <= 6)?;
                let code = char::from_u32(u32::from_str_radix(&self.rest()[..end], 16).ok()?);
                self.at += end + 1;
                code
            }
            _ => None,
        }
    }

    /// The number of `#` if a raw text (`r#"…"#`) begins here.
    pub(super) fn raw_hashes(&self) -> Option<usize> {
        let rest = self.rest().strip_prefix('r')?;
        let bare = rest.trim_start_matches('#');
        bare.starts_with('"').then_some(rest.len() - bare.len())
    }

    pub(super) fn raw_text(&mut self) -> String {
        let start = self.at;
        let hashes = self.raw_hashes().unwrap_or(0);
        self.at += hashes + 2;
        let end = format!("\"{}", "#".repeat(hashes));
        let length = self.rest().find(&end);
        let raw = self.rest()[..length.unwrap_or(self.rest().len())].to_owned();
        self.at += raw.len() + if length.is_some() { end.len() } else { 0 };
        if length.is_none() {
            self.fault(start, text("scalar-text").with("end", end));
        }
        raw
    }
}
