//! A source as tokens, without comments and with nothing inside strings, and the same without its tests. What the tokens
//! mean is for those who read them.

/// A word or a mark. Strings, characters, numbers and lifetimes only keep their first letter.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token<'a> {
    pub(crate) text: &'a str,
    pub(crate) line: usize,
    /// Where it begins, in bytes.
    pub(crate) at: usize,
}

impl Token<'_> {
    /// A name or a keyword.
    pub(crate) fn is_word(&self) -> bool {
        self.text.starts_with(|c: char| c.is_alphabetic() || c == '_')
    }
}

/// Marks of more than one letter. `>>` is not among them, for it closes two lists.
const MARKS: [&str; 8] = ["::", "->", "=>", "..", "!=", "==", "<=", ">="];

/// What stands between the quotes of a string that begins at a place, as it is written.
pub(crate) fn inside_string(source: &str, at: usize) -> &str {
    let rest = &source[at..];
    let all = &rest[..string(rest).unwrap_or(0)];
    let from = all.find('"').map_or(0, |quote| quote + 1);
    let to = all.rfind('"').unwrap_or(all.len());
    all.get(from..to).unwrap_or_default()
}

/// All tokens of a source.
pub(crate) fn tokens(source: &str) -> Vec<Token<'_>> {
    let mut found = Vec::new();
    let (mut at, mut line) = (0, 1);
    while let Some(first) = source[at..].chars().next() {
        let rest = &source[at..];
        let (length, text) = next(rest, first);
        if let Some(text) = text {
            found.push(Token { text, line, at });
        }
        line += rest[..length].matches('\n').count();
        at += length;
    }
    found
}

/// How long the next piece of a source is, and its token if it has one.
fn next(rest: &str, first: char) -> (usize, Option<&str>) {
    let begin = &rest[..first.len_utf8()];
    if first.is_whitespace() {
        return (begin.len(), None);
    }
    if rest.starts_with("//") {
        return (rest.find('\n').unwrap_or(rest.len()), None);
    }
    if rest.starts_with("/*") {
        return (comment(rest), None);
    }
    if let Some(length) = string(rest) {
        return (length, Some("\""));
    }
    if first == '\'' {
        return (character(rest), Some(begin));
    }
    if first.is_ascii_digit() {
        return (number(rest), Some(begin));
    }
    if let Some(raw) = rest.strip_prefix("r#") {
        let length = word(raw);
        return (length + 2, Some(&raw[..length]));
    }
    if first.is_alphabetic() || first == '_' {
        let length = word(rest);
        return (length, Some(&rest[..length]));
    }
    let mark = MARKS.iter().find(|mark| rest.starts_with(**mark)).map_or(begin, |mark| &rest[..mark.len()]);
    (mark.len(), Some(mark))
}

fn word(rest: &str) -> usize {
    rest.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(rest.len())
}

/// `1.5` is one number, `1..5` is two.
fn number(rest: &str) -> usize {
    let length = word(rest);
    match rest[length..].strip_prefix('.') {
        Some(after) if after.starts_with(|c: char| c.is_ascii_digit()) => length + 1 + word(after),
        _ => length,
    }
}

/// The length of a comment in which there may be others.
fn comment(rest: &str) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < rest.len() {
        let here = &rest.as_bytes()[at..];
        let step = if here.starts_with(b"/*") {
            depth += 1;
            2
        } else if here.starts_with(b"*/") {
            depth -= 1;
            2
        } else {
            1
        };
        at += step;
        if depth == 0 {
            break;
        }
    }
    at
}

/// The length of a string of any sort, if one begins here.
fn string(rest: &str) -> Option<usize> {
    let prefix = ["br", "cr", "b", "c", "r", ""].into_iter().find(|prefix| {
        let after = rest.strip_prefix(prefix);
        after.is_some_and(|it| it.trim_start_matches('#').starts_with('"'))
    })?;
    let body = &rest[prefix.len()..];
    let fence = body.len() - body.trim_start_matches('#').len();
    let begin = prefix.len() + fence + 1;
    if prefix.ends_with('r') {
        let end = format!("\"{}", "#".repeat(fence));
        return Some(rest[begin..].find(&end).map_or(rest.len(), |at| begin + at + end.len()));
    }
    // A `#` before a plain string is a mark of its own.
    (fence == 0).then(|| begin + escaped(&rest[begin..], b'"'))
}

/// How far it is behind the next of these letters that no backslash stands before.
fn escaped(rest: &str, end: u8) -> usize {
    let mut at = 0;
    while at < rest.len() {
        match rest.as_bytes()[at] {
            b'\\' => at += 2,
            letter if letter == end => return at + 1,
            _ => at += 1,
        }
    }
    rest.len()
}

/// The length of a character or of a lifetime.
fn character(rest: &str) -> usize {
    let mut letters = rest[1..].chars();
    match (letters.next(), letters.next()) {
        (Some('\\'), _) => 1 + escaped(&rest[1..], b'\''),
        (Some(letter), Some('\'')) => 2 + letter.len_utf8(),
        _ => 1 + word(&rest[1..]),
    }
}

/// Where the bracket at a place is closed.
pub(crate) fn close(tokens: &[Token<'_>], open: usize) -> usize {
    let mut depth = 0;
    let closes = |(_, token): &(usize, &Token<'_>)| {
        depth += i32::from(matches!(token.text, "(" | "[" | "{"));
        depth -= i32::from(matches!(token.text, ")" | "]" | "}"));
        depth == 0
    };
    let end = tokens.iter().enumerate().skip(open).find(closes);
    end.map_or(tokens.len().saturating_sub(1), |(at, _)| at)
}

/// A source without its tests and its attributes.
#[derive(Debug, Default)]
pub(crate) struct Code<'a> {
    pub(crate) tokens: Vec<Token<'a>>,
    /// Its modules in files of their own that are only for tests.
    pub(crate) test_modules: Vec<&'a str>,
}

/// Leaves out every item under `#[cfg(test)]`, and all attributes.
pub(crate) fn without_tests<'a>(all: &[Token<'a>]) -> Code<'a> {
    let mut code = Code::default();
    let mut at = 0;
    while at < all.len() {
        let Some(end) = attribute(all, at) else {
            code.tokens.push(all[at]);
            at += 1;
            continue;
        };
        if is_for_tests(&all[at..=end]) {
            at = after_item(all, end + 1, &mut code.test_modules);
        } else {
            at = end + 1;
        }
    }
    code
}

/// The last token of an attribute, if one begins here.
fn attribute(all: &[Token<'_>], at: usize) -> Option<usize> {
    let text = |at: usize| all.get(at).map_or("", |token| token.text);
    let open = if text(at + 1) == "!" { at + 2 } else { at + 1 };
    (text(at) == "#" && text(open) == "[").then(|| close(all, open))
}

fn is_for_tests(attribute: &[Token<'_>]) -> bool {
    let texts: Vec<&str> = attribute.iter().map(|token| token.text).collect();
    texts.starts_with(&["#", "[", "cfg", "(", "test"])
        || texts.starts_with(&["#", "[", "cfg", "(", "all", "(", "test"])
}

/// Where the code goes on after the item that begins here. Takes note of a module in a file of its own.
fn after_item<'a>(all: &[Token<'a>], mut at: usize, modules: &mut Vec<&'a str>) -> usize {
    let text = |at: usize| all.get(at).map_or("", |token| token.text);
    while let Some(end) = attribute(all, at) {
        at = end + 1;
    }
    if text(at) == "pub" {
        at += 1;
        if text(at) == "(" {
            at = close(all, at) + 1;
        }
    }
    if text(at) == "mod" && text(at + 2) == ";" {
        modules.push(all[at + 1].text);
    }
    let is_value =
        matches!(text(at), "use" | "static" | "type" | "let") || text(at) == "const" && text(at + 1) != "fn";
    let items =
        ["fn", "struct", "enum", "union", "trait", "impl", "mod", "unsafe", "async", "const", "extern"];
    let is_item = is_value || items.contains(&text(at)) || text(at) == "macro_rules";
    while at < all.len() {
        match text(at) {
            "{" if !is_value => return close(all, at) + 1,
            "(" | "[" | "{" => at = close(all, at) + 1,
            ";" => return at + 1,
            "," if !is_item => return at + 1,
            ")" | "]" | "}" => return at,
            _ => at += 1,
        }
    }
    at
}

#[cfg(test)]
mod tests {
    use super::{tokens, without_tests};

    fn texts(source: &str) -> String {
        tokens(source).iter().map(|token| token.text).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn comments_are_left_out_and_strings_are_empty() {
        assert_eq!(texts("a // b\n/* c /* d */ e */ f"), "a f");
        assert_eq!(texts(r##"("a \" b", r#"c " d"#, b"e", r"f\")"##), "( \" , \" , \" , \" )");
    }

    #[test]
    fn a_character_is_one_and_a_lifetime_another() {
        assert_eq!(texts(r"('a', '\'', '{', &'a str, 'x: loop)"), "( ' , ' , ' , & ' str , ' : loop )");
    }

    #[test]
    fn numbers_and_marks_are_whole() {
        assert_eq!(texts("1.5 0..n t.0.f a::b->c r#type"), "1 0 .. n t . 0 . f a :: b -> c type");
    }

    #[test]
    fn lines_are_counted_through_strings() {
        let lines: Vec<usize> = tokens("a\n\"\n\n\" b\n").iter().map(|token| token.line).collect();
        assert_eq!(lines, [1, 2, 4]);
    }

    #[test]
    fn items_for_tests_are_left_out_wherever_they_are() {
        let source = "#[cfg(test)] use a::{b, c}; fn d() {}\n#[cfg(test)]\n#[path = \"x.rs\"]\npub(crate) mod e;\n\
                      struct F { #[cfg(test)] g: [u8; 2], h: u8 }\n#[cfg(test)] mod i { fn j() {} }\n\
                      #[cfg(test)] const K: L = L { m: 1 };\n#[cfg(all(test, feature = \"n\"))] impl O { fn p() {} }\nfn q() {}";
        let all = tokens(source);
        let code = without_tests(&all);
        let left: Vec<&str> = code.tokens.iter().map(|token| token.text).collect();
        assert_eq!(left.join(" "), "fn d ( ) { } struct F { h : u8 } fn q ( ) { }");
        assert_eq!(code.test_modules, ["e"]);
    }
}
