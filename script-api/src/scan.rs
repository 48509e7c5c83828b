//! Script text → its top-level items (functions and constants), without understanding what is inside them.
//! So that one broken function does not hide the mistakes in the others, and that text which is nested absurdly never
//! reaches the parser. Longer than most files: one scanner, with its tests.

use crate::problem::Position;
use crate::typed::{self, Mistake};
use crate::words::WORDS;
use std::ops::Range;
use words::Phrase;

/// The deepest nesting of brackets and blocks in a script.
pub(crate) const MAX_NESTING: usize = 24;
/// The longest statement, in words and signs.
pub(crate) const MAX_STATEMENT: usize = 400;

/// What stands at the top level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ItemKind {
    Function,
    Constant,
    Other,
}

/// One top-level item.
#[derive(Clone, Debug)]
pub(crate) struct Item {
    pub(crate) kind: ItemKind,
    /// Its part of the clean text.
    pub(crate) range: Range<usize>,
    pub(crate) at: Position,
    /// The comment lines right above it.
    pub(crate) doc: String,
    /// Too deeply nested or too long to be parsed: where, and what.
    pub(crate) monster: Option<(Position, Phrase)>,
    /// Mistakes of typing in it. With one it is not given to the parser.
    pub(crate) mistakes: Vec<Mistake>,
    /// The last bracket in it that is not closed.
    pub(crate) open: Option<Position>,
}

/// A name on the map as a script writes it: `map::blue_door`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapName {
    /// The name behind `map::`.
    pub name: String,
    /// Where it stands in the text, by bytes.
    pub bytes: Range<usize>,
}

/// Every name on the map that a text writes, in order, whether or not the text is a sound script. Comments and texts in
/// quotes are passed over; what stands in `${ }` inside a text is not.
#[must_use]
pub fn map_names(text: &str) -> Vec<MapName> {
    scan(text).map_names
}

/// A script cut into items.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scan {
    /// The text with blanks for comments; every character keeps its line and column.
    pub(crate) clean: String,
    pub(crate) items: Vec<Item>,
    /// The comment at the top of the file.
    pub(crate) title: String,
    pub(crate) map_names: Vec<MapName>,
}

/// How far `map::` has been read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Prefix {
    #[default]
    Nothing,
    Map,
    Colon,
    Whole,
}

/// What the characters at hand belong to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    /// Code inside a bracket; the sign that closes it.
    Bracket(char),
    /// Text between backticks.
    Template,
}

struct Scanner<'t> {
    text: &'t str,
    rest: std::iter::Peekable<std::str::Chars<'t>>,
    at: Position,
    /// Bytes read so far.
    byte: usize,
    clean: String,
    modes: Vec<Mode>,
    /// Where each of them begins; more than there are modes if some have ended.
    opened: Vec<Position>,
    prefix: Prefix,
    map_names: Vec<MapName>,
    /// The item being read.
    item: Option<Item>,
    items: Vec<Item>,
    /// Comment lines since the last code or empty line.
    doc: Vec<String>,
    title: Option<String>,
    /// Words and signs since the last end of a statement.
    statement: usize,
    /// The line at hand began with code, so that a comment on it belongs to that code.
    line_has_code: bool,
}

/// Cut a script into its top-level items.
pub(crate) fn scan(text: &str) -> Scan {
    let mut scanner = Scanner {
        text,
        rest: text.chars().peekable(),
        at: Position { line: 1, column: 1 },
        byte: 0,
        clean: String::with_capacity(text.len()),
        modes: Vec::new(),
        opened: Vec::new(),
        prefix: Prefix::Nothing,
        map_names: Vec::new(),
        item: None,
        items: Vec::new(),
        doc: Vec::new(),
        title: None,
        statement: 0,
        line_has_code: false,
    };
    while scanner.rest.peek().is_some() {
        scanner.step();
    }
    scanner.finish_item();
    scanner.end_title();
    let title = scanner.title.unwrap_or_default();
    Scan { clean: scanner.clean, items: scanner.items, title, map_names: scanner.map_names }
}

impl Scanner<'_> {
    /// Take one character over, as it is or as a blank.
    fn take(&mut self, blank: bool) -> Option<char> {
        let c = self.rest.next()?;
        self.byte += c.len_utf8();
        self.clean.push(if blank && c != '\n' { ' ' } else { c });
        if c == '\n' {
            self.at = Position { line: self.at.line + 1, column: 1 };
        } else {
            self.at.column += 1;
        }
        Some(c)
    }

    /// The next character, and those after it.
    fn ahead(&self) -> impl Iterator<Item = char> {
        self.rest.clone()
    }

    fn starts(&self, with: &str) -> bool {
        let mut ahead = self.ahead();
        with.chars().all(|c| ahead.next() == Some(c))
    }

    fn step(&mut self) {
        if self.modes.last() == Some(&Mode::Template) {
            self.template();
        } else if self.starts("//") {
            self.line_comment();
        } else if self.starts("/*") {
            self.block_comment();
        } else if self
            .rest
            .peek()
            .is_some_and(|c| c.is_ascii_whitespace() || self.item.is_none() && typed::is_unseen(*c))
        {
            self.space();
        } else {
            self.code();
        }
    }

    /// A space. Between the items that is also a sign that cannot be seen: no parser gets it there.
    fn space(&mut self) {
        let blank = self.rest.peek().is_some_and(|c| !c.is_ascii_whitespace());
        if self.take(blank) == Some('\n') {
            self.line_has_code = false;
            // An empty line parts a comment from what follows.
            let empty = self.ahead().find(|c| *c == '\n' || !c.is_whitespace()) == Some('\n');
            if empty && self.item.is_none() {
                self.end_title();
                self.doc.clear();
            }
        }
    }

    fn line_comment(&mut self) {
        let mut line = String::new();
        while self.rest.peek().is_some_and(|c| *c != '\n') {
            line.extend(self.take(true));
        }
        if self.item.is_none() && !self.line_has_code {
            let line = line.trim_start_matches(['/', '!']).trim().to_owned();
            self.doc.push(line);
        }
    }

    fn block_comment(&mut self) {
        let mut depth = 0usize;
        loop {
            if self.starts("/*") {
                depth += 1;
                let _ = self.take(true);
            } else if self.starts("*/") {
                depth -= 1;
                let _ = self.take(true);
            }
            if self.take(true).is_none() || depth == 0 {
                return;
            }
        }
    }

    /// One word, sign or string of code.
    fn code(&mut self) {
        let word = self.word_ahead();
        // A function that starts its line at the margin ends whatever was left open above it.
        if self.at.column == 1
            && !self.modes.is_empty()
            && matches!(word.as_str(), "fn" | "private" | "const")
        {
            self.finish_item();
            self.modes.clear();
        }
        if self.item.is_none() {
            self.start_item(&word);
        }
        self.line_has_code = true;
        self.statement += 1;
        if self.statement > MAX_STATEMENT {
            self.monster(WORDS.phrase("scan-long"));
        }
        if self.mistake() {
            return;
        }
        let prefix = self.prefix_after(&word);
        if !word.is_empty() {
            let start = self.byte;
            for _ in word.chars() {
                let _ = self.take(false);
            }
            if self.prefix == Prefix::Whole {
                self.map_names.push(MapName { name: word, bytes: start..self.byte });
            }
            self.prefix = prefix;
            return;
        }
        self.prefix = prefix;
        match self.rest.peek().copied() {
            Some('"') => self.string('"'),
            Some('\'') => self.string('\''),
            Some('`') => {
                let _ = self.take(false);
                self.open(Mode::Template);
            }
            Some('#') if self.raw_hashes() > 0 => self.raw_string(),
            _ => self.sign(),
        }
    }

    /// Read a mistake of typing, if one begins here.
    fn mistake(&mut self) -> bool {
        let found = typed::find(&self.text[self.byte..], self.clean.chars().next_back());
        let (Some((what, length)), Some(item)) = (found, &mut self.item) else { return false };
        typed::add(&mut item.mistakes, self.at, what);
        for _ in 0..length {
            let _ = self.take(false);
        }
        self.prefix = Prefix::Nothing;
        true
    }

    /// The word that begins here, if one does.
    fn word_ahead(&self) -> String {
        self.ahead().take_while(|c| typed::is_word(*c)).collect()
    }

    /// How far `map::` is read once the word or sign at hand is.
    fn prefix_after(&self, word: &str) -> Prefix {
        match (self.prefix, word) {
            (before, "map") if before != Prefix::Whole => Prefix::Map,
            (Prefix::Map, "") if self.starts("::") => Prefix::Colon,
            (Prefix::Colon, "") if self.starts(":") => Prefix::Whole,
            _ => Prefix::Nothing,
        }
    }

    fn sign(&mut self) {
        match self.take(false) {
            Some('(') => self.open(Mode::Bracket(')')),
            Some('[') => self.open(Mode::Bracket(']')),
            Some('{') => {
                self.statement = 0;
                self.open(Mode::Bracket('}'));
            }
            Some(c @ (')' | ']' | '}')) => {
                // A closing bracket that fits nothing is the parser's to complain about.
                if self.modes.last() == Some(&Mode::Bracket(c)) {
                    let _ = self.modes.pop();
                }
                if c == '}' {
                    self.statement = 0;
                    if self.modes.is_empty() && !self.else_follows() {
                        self.finish_item();
                    }
                }
            }
            Some(';') => {
                self.statement = 0;
                if self.modes.is_empty() {
                    self.finish_item();
                }
            }
            _ => {}
        }
    }

    fn else_follows(&self) -> bool {
        self.ahead().skip_while(|c| c.is_whitespace()).take(4).eq("else".chars())
    }

    /// A string or character in one line, with backslashes.
    fn string(&mut self, quote: char) {
        let _ = self.take(false);
        while let Some(c) = self.rest.peek().copied() {
            // A string ends with its line, unless the line break is escaped.
            if c == '\n' {
                return;
            }
            let _ = self.take(false);
            if c == quote {
                return;
            }
            if c == '\\' {
                let _ = self.take(false);
            }
        }
    }

    fn raw_hashes(&self) -> usize {
        let hashes = self.ahead().take_while(|c| *c == '#').count();
        if self.ahead().nth(hashes) == Some('"') { hashes } else { 0 }
    }

    fn raw_string(&mut self) {
        let hashes = self.raw_hashes();
        for _ in 0..=hashes {
            let _ = self.take(false);
        }
        let end: String = std::iter::once('"').chain(std::iter::repeat_n('#', hashes)).collect();
        while self.rest.peek().is_some() && !self.starts(&end) {
            let _ = self.take(false);
        }
        for _ in 0..=hashes {
            let _ = self.take(false);
        }
    }

    fn template(&mut self) {
        if self.starts("``") {
            let _ = self.take(false);
            let _ = self.take(false);
        } else if self.starts("${") {
            let _ = self.take(false);
            let _ = self.take(false);
            self.open(Mode::Bracket('}'));
        } else if self.take(false) == Some('`') {
            let _ = self.modes.pop();
        }
    }

    fn open(&mut self, mode: Mode) {
        self.opened.truncate(self.modes.len());
        self.opened.push(Position { column: self.at.column - 1, ..self.at });
        self.modes.push(mode);
        if self.modes.len() > MAX_NESTING {
            self.monster(WORDS.phrase("scan-nested"));
        }
    }

    fn monster(&mut self, what: Phrase) {
        let at = self.at;
        if let Some(item) = &mut self.item
            && item.monster.is_none()
        {
            item.monster = Some((at, what));
        }
    }

    /// The comment read so far is the file's own, if it is the first one.
    fn end_title(&mut self) {
        if self.title.is_none() && (!self.doc.is_empty() || !self.items.is_empty()) {
            let title = if self.items.is_empty() { self.doc.join("\n") } else { String::new() };
            self.title = Some(title);
        }
    }

    fn start_item(&mut self, word: &str) {
        let kind = match word {
            "fn" | "private" => ItemKind::Function,
            "const" => ItemKind::Constant,
            _ => ItemKind::Other,
        };
        self.statement = 0;
        self.item = Some(Item {
            kind,
            range: self.clean.len()..self.clean.len(),
            at: self.at,
            doc: std::mem::take(&mut self.doc).join("\n"),
            monster: None,
            mistakes: Vec::new(),
            open: None,
        });
    }

    fn finish_item(&mut self) {
        if let Some(mut item) = self.item.take() {
            item.range.end = self.clean.len();
            item.open = self.modes.len().checked_sub(1).and_then(|last| self.opened.get(last)).copied();
            self.items.push(item);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::{Expect, expect};

    fn check(text: &str, expected: &Expect) {
        let scan = scan(text);
        let mut out = String::new();
        for item in &scan.items {
            let text = scan.clean[item.range.clone()].replace('\n', "⏎");
            out += &format!("{:?} {}:{} {:?} {text}", item.kind, item.at.line, item.at.column, item.doc);
            if let Some((at, what)) = item.monster {
                out += &format!(" !! {}:{} {what}", at.line, at.column);
            }
            out.push('\n');
        }
        expected.assert_eq(&out);
    }

    #[test]
    fn items() {
        check(
            "//! Title\n\n// doc\n// more\nconst A = 1; // after\nfn f() { \"}\" + '}' }\nlet x = 3;",
            &expect![[r#"
                Constant 5:1 "doc\nmore" const A = 1;
                Function 6:1 "" fn f() { "}" + '}' }
                Other 7:1 "" let x = 3;
            "#]],
        );
        assert_eq!(scan("//! Title\n//! text\n\nfn f() {}").title, "Title\ntext");
        assert_eq!(scan("\n\nfn f() {}").title, "");
    }

    #[test]
    fn strings_hide_brackets() {
        check(
            "fn a() { `}${ \"}\" + `{` } ` /* { */ }\nfn b() { #\"}\"# ##\"\"#}\"## }",
            &expect![[r###"
                Function 1:1 "" fn a() { `}${ "}" + `{` } `         }
                Function 2:1 "" fn b() { #"}"# ##""#}"## }
            "###]],
        );
    }

    #[test]
    fn a_missing_brace_ends_at_the_next_function() {
        check(
            "fn a() { if x {\n  y();\nfn b() {}\nfn c() { ) }",
            &expect![[r#"
                Function 1:1 "" fn a() { if x {⏎  y();⏎
                Function 3:1 "" fn b() {}
                Function 4:1 "" fn c() { ) }
            "#]],
        );
    }

    #[test]
    fn names_on_the_map_are_found_wherever_they_are_code() {
        let found = |text: &str| -> Vec<String> {
            map_names(text)
                .into_iter()
                .map(|found| {
                    assert_eq!(text[found.bytes.clone()], found.name);
                    format!("{}@{}", found.name, found.bytes.start)
                })
                .collect()
        };
        assert_eq!(found("fn f() { open(map::door); x.near(map::a, map::b) }"), ["door@19", "a@38", "b@46"]);
        assert_eq!(
            found("é map::x /* map::y */ // map::z\n\"map::q\" 'm' #\"map::r\"# map::s"),
            ["x@8", "s@62"]
        );
        assert_eq!(found("`map::no ${map::yes} map::no`"), ["yes@16"]);
        assert_eq!(found("map :: /* so */ spaced"), ["spaced@16"]);
        assert_eq!(found("map : : no map::map map:: (no) mymap::no map no map::"), ["map@16"]);
        assert_eq!(found("fn broken( { map::a ) \"map::open"), ["a@18"]);
    }

    #[test]
    fn monsters() {
        let deep = format!("fn a() {{ {}", "(".repeat(10_000));
        let monster = scan(&deep).items[0].monster;
        assert_eq!(monster.map(|m| m.1.to_string()).as_deref(), Some("this is nested too deeply"));
        let long = format!("fn a() {{ x = a{}; }}", ".b".repeat(10_000));
        let monster = scan(&long).items[0].monster;
        assert_eq!(monster.map(|m| m.1.to_string()).as_deref(), Some("this statement is too long"));
    }
}
