//! RON text as a tree of values that remember where they stood, read to the end however broken the text is.
//! It knows no mission. It exists beside the `ron` crate because that one stops at the first mistake and forgets places;
//! a test holds the two to the same language.

mod scalar;

use crate::words::text;
use words::Text;

/// A value and where it begins.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Node {
    /// Byte offset in the text.
    pub(crate) at: usize,
    /// Byte offset of what follows it.
    pub(crate) end: usize,
    /// What it is.
    pub(crate) value: Value,
}

/// A value of RON.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Value {
    /// `true`.
    Bool(bool),
    /// `-12`.
    Int(i128),
    /// `1.5`, which no mission needs.
    Float,
    /// `"text"`.
    Text(String),
    /// `Blue`, `None`.
    Word(String),
    /// `(3, 4)`, `(id: 1)`, `Weapon("x")`: a name, then fields or items.
    Group(Group),
    /// `[1, 2]`.
    List(Vec<Node>),
    /// `{1: 2}`.
    Map(Vec<(Node, Node)>),
}

/// A pair of round brackets.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Group {
    /// The word in front.
    pub(crate) name: Option<String>,
    /// What has a name.
    pub(crate) fields: Vec<Field>,
    /// What has none.
    pub(crate) items: Vec<Node>,
}

/// A field of a group.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Field {
    /// Where its name begins.
    pub(crate) at: usize,
    /// Its name.
    pub(crate) name: String,
    /// Its value.
    pub(crate) node: Node,
}

/// A mistake in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    /// Byte offset.
    pub(crate) at: usize,
    /// What is wrong.
    pub(crate) message: Text,
}

/// What came of reading a text.
#[derive(Debug, Default)]
pub(crate) struct Tree {
    /// The value, if there was one.
    pub(crate) root: Option<Node>,
    /// The mistakes, in order; at most [`MAX_FAULTS`].
    pub(crate) faults: Vec<Fault>,
    /// Where comments begin and end, in order.
    pub(crate) comments: Vec<(usize, usize)>,
}

/// Deeper nesting than any mission has is refused, so that no text can exhaust the stack.
const MAX_DEPTH: usize = 24;

/// After so many mistakes the rest is not worth reporting.
const MAX_FAULTS: usize = 40;

/// Read a text.
pub(crate) fn read(written: &str) -> Tree {
    let mut reader = Reader { text: written, at: 0, open: Vec::new(), tree: Tree::default() };
    reader.extensions();
    let root = reader.value();
    if root.is_none() {
        reader.unexpected(text("tree-begins"));
    }
    reader.blank();
    if root.is_some() && reader.at < written.len() {
        reader.fault(reader.at, text("tree-ends"));
    }
    reader.tree.root = root;
    reader.tree
}

struct Reader<'t> {
    text: &'t str,
    at: usize,
    /// The brackets that are open: what closes each of them.
    open: Vec<char>,
    tree: Tree,
}

impl<'t> Reader<'t> {
    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn bump(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.at += c.len_utf8();
        Some(c)
    }

    fn eat(&mut self, what: &str) -> bool {
        let found = self.rest().starts_with(what);
        if found {
            self.at += what.len();
        }
        found
    }

    fn fault(&mut self, at: usize, message: Text) {
        if self.tree.faults.len() < MAX_FAULTS {
            self.tree.faults.push(Fault { at, message });
        }
    }

    fn at_merge_mark(&self) -> bool {
        ["<<<<<<<", "=======", ">>>>>>>"].iter().any(|mark| self.rest().starts_with(mark))
    }

    /// Step over a line that a version control system left because it could not merge two versions by itself.
    fn merge_mark(&mut self) -> bool {
        let found = self.at_merge_mark();
        if found {
            self.fault(self.at, text("tree-unmerged"));
            self.at += self.rest().find('\n').unwrap_or(self.rest().len());
        }
        found
    }

    /// What stands here was not expected: say so and step over it, so that reading always goes on.
    fn unexpected(&mut self, wanted: Text) {
        match self.peek() {
            None => self.fault(self.at, text("tree-file-ends").with("wanted", wanted)),
            Some(c) => {
                let message = text("tree-out-of-place").with("sign", c.escape_debug().to_string());
                self.fault(self.at, message.with("wanted", wanted));
                let _ = self.bump();
            }
        }
    }

    /// `#![enable(implicit_some)]` at the top changes nothing here: an option may always be written without `Some`.
    fn extensions(&mut self) {
        self.blank();
        while self.eat("#![") {
            self.at += self.rest().find(']').map_or(self.rest().len(), |end| end + 1);
            self.blank();
        }
    }

    /// The next value, or `None` (with nothing read) where none begins.
    fn value(&mut self) -> Option<Node> {
        self.blank();
        let at = self.at;
        let value = match self.peek()? {
            '(' => Value::Group(self.group(None)),
            '[' => self.list(),
            '{' => self.map(),
            '"' => Value::Text(self.text()),
            'r' if self.raw_hashes().is_some() => Value::Text(self.raw_text()),
            c if closing_of(c).is_some() => Value::Text(self.other_quotes()),
            c if c.is_ascii_digit() || c == '-' || c == '+' => self.number(),
            c if c.is_alphabetic() || c == '_' => {
                let word = self.word();
                match word.as_str() {
                    "true" => Value::Bool(true),
                    "false" => Value::Bool(false),
                    _ if self.peek() == Some('(') => Value::Group(self.group(Some(word))),
                    _ => Value::Word(word),
                }
            }
            _ => return None,
        };
        Some(Node { at, end: self.at, value })
    }

    fn group(&mut self, name: Option<String>) -> Group {
        let mut group = Group { name, ..Group::default() };
        self.bracket(')', |reader| {
            let at = reader.at;
            if let Some(name) = reader.field_name() {
                match reader.value() {
                    Some(node) => group.fields.push(Field { at, name, node }),
                    None => {
                        reader.fault(reader.at, text("tree-no-value").with("name", name));
                        reader.skip_to_comma();
                    }
                }
                return true;
            }
            match reader.value() {
                Some(node) => group.items.push(node),
                None => return false,
            }
            true
        });
        group
    }

    /// `name:`, or nothing read.
    fn field_name(&mut self) -> Option<String> {
        let start = self.at;
        let raw = self.eat("r#");
        if raw || self.peek().is_some_and(|c| c.is_alphabetic() || c == '_') {
            let word = self.word();
            self.blank();
            if !word.is_empty() && self.eat(":") {
                return Some(word);
            }
        }
        self.at = start;
        None
    }

    fn list(&mut self) -> Value {
        let mut items = Vec::new();
        self.bracket(']', |reader| reader.value().map(|node| items.push(node)).is_some());
        Value::List(items)
    }

    fn map(&mut self) -> Value {
        let mut entries = Vec::new();
        self.bracket('}', |reader| {
            let Some(key) = reader.value() else { return false };
            reader.blank();
            if !reader.eat(":") {
                reader.fault(reader.at, text("tree-no-colon"));
                return true;
            }
            match reader.value() {
                Some(value) => entries.push((key, value)),
                None => reader.fault(reader.at, text("tree-no-value-after")),
            }
            true
        });
        Value::Map(entries)
    }

    /// Everything between an opening bracket (which stands here) and `close`, commas between. `item` reads one item, or
    /// returns `false` having read nothing.
    fn bracket(&mut self, close: char, mut item: impl FnMut(&mut Self) -> bool) {
        let start = self.at;
        if self.open.len() >= MAX_DEPTH {
            self.fault(start, text("tree-deep").with("most", MAX_DEPTH));
            self.skip_bracket();
            return;
        }
        let opening = self.bump().unwrap_or('(');
        self.open.push(close);
        let mut comma_due = false;
        loop {
            self.blank();
            let here = self.at;
            match self.peek() {
                None => {
                    let message = text("tree-unclosed").with("open", opening.to_string());
                    self.fault(start, message.with("close", close.to_string()));
                    break;
                }
                Some(c) if c == close => {
                    let _ = self.bump();
                    break;
                }
                Some(c @ (')' | ']' | '}')) => {
                    let message = text("tree-missing").with("close", close.to_string());
                    self.fault(here, message.with("sign", c.to_string()));
                    if self.open.contains(&c) {
                        break;
                    }
                    let _ = self.bump();
                }
                Some(',') => {
                    if !comma_due {
                        self.fault(here, text("tree-comma"));
                    }
                    let _ = self.bump();
                    comma_due = false;
                }
                Some(_) => {
                    if comma_due && !self.at_merge_mark() {
                        self.fault(here, text("tree-no-comma"));
                    }
                    comma_due = item(self);
                    if !comma_due && !self.merge_mark() {
                        self.unexpected(text("tree-value"));
                        self.skip_to_comma();
                    }
                }
            }
        }
        let _ = self.open.pop();
    }

    /// Step over a bracket and all it holds without growing the stack.
    fn skip_bracket(&mut self) {
        let mut depth = 0_usize;
        while let Some(c) = self.peek() {
            match c {
                '"' => {
                    let _ = self.text();
                    continue;
                }
                '(' | '[' | '{' => depth += 1,
                ')' | ']' | '}' => depth -= 1,
                _ => {}
            }
            let _ = self.bump();
            if depth == 0 {
                return;
            }
        }
    }

    fn skip_to_comma(&mut self) {
        let stop = |c: char| matches!(c, ',' | ')' | ']' | '}' | '\n');
        self.at += self.rest().find(stop).unwrap_or(self.rest().len());
    }
}

/// What closes a text that somebody began with another sign than `"`.
const fn closing_of(opening: char) -> Option<char> {
    match opening {
        '\'' => Some('\''),
        '“' | '„' | '”' => Some('”'),
        '‘' | '‚' | '’' => Some('’'),
        '«' => Some('»'),
        _ => None,
    }
}

/// The beginning of a word too long to be shown whole.
pub(crate) fn shortened(text: &str) -> String {
    if text.chars().count() <= 24 { text.to_owned() } else { text.chars().take(23).chain(['…']).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(text: &str) -> Vec<(usize, String)> {
        read(text).faults.into_iter().map(|f| (f.at, f.message.to_string())).collect()
    }

    #[test]
    fn every_kind_of_value_is_read() {
        let tree = read(
            "#![enable(implicit_some)] // hi\n(a: -1_0, b: [true, \"x\\n\\u{e9}\"], c: {1: 0x1F}, d: Blue, e: W(\"k\"), f: r#\"a\"b\"#, g: (2, 3),)",
        );
        assert_eq!(tree.faults, []);
        assert_eq!(tree.comments, [(26, 31)]);
        let Some(Node { value: Value::Group(group), .. }) = tree.root else { panic!("no group") };
        let shown: Vec<String> =
            group.fields.iter().map(|f| format!("{}={}", f.name, show(&f.node))).collect();
        assert_eq!(
            shown.join(" "),
            "a=-10 b=[true, \"x\\né\"] c={1: 31} d=Blue e=W(\"k\") f=\"a\\\"b\" g=(2, 3)"
        );
    }

    fn show(node: &Node) -> String {
        let all = |nodes: &[Node]| nodes.iter().map(show).collect::<Vec<_>>().join(", ");
        match &node.value {
            Value::Bool(b) => b.to_string(),
            Value::Int(i) => i.to_string(),
            Value::Float => "float".into(),
            Value::Text(t) => format!("{t:?}"),
            Value::Word(w) => w.clone(),
            Value::Group(g) => format!("{}({})", g.name.clone().unwrap_or_default(), all(&g.items)),
            Value::List(items) => format!("[{}]", all(items)),
            Value::Map(entries) => {
                let entries: Vec<String> =
                    entries.iter().map(|(k, v)| format!("{}: {}", show(k), show(v))).collect();
                format!("{{{}}}", entries.join(", "))
            }
        }
    }

    #[test]
    fn reading_goes_on_after_a_mistake() {
        let tree = read("[(id: 1) (id: 2), (id: @), (id: 4]");
        assert_eq!(
            tree.faults.iter().map(|f| (f.at, f.message.to_string())).collect::<Vec<_>>(),
            [
                (9, "a comma is missing before this".into()),
                (23, "`id:` has no value".into()),
                (33, "`)` is missing before this `]`".into()),
            ]
        );
        let Some(Node { value: Value::List(items), .. }) = tree.root else { panic!("no list") };
        assert_eq!(items.len(), 4);
    }

    #[test]
    fn broken_texts_are_told_where_they_break() {
        assert_eq!(
            faults("(a: \"x"),
            [
                (4, "this text is never closed with `\"`".into()),
                (0, "this `(` is never closed with `)`".into())
            ]
        );
        assert_eq!(faults("")[0].1, "the file ends here; a mission begins with `(`");
        assert_eq!(faults("(1,,2)")[0], (3, "nothing stands before this comma".into()));
        assert_eq!(faults("(a: 1) x")[0].0, 7);
        assert_eq!(faults("/* ")[0].1, "this comment is never closed with `*/`");
        assert_eq!(faults("(12ab)")[0].1, "`12ab` is not a number");
        assert_eq!(faults("(1i7)")[0].1, "`1i7` is not a number");
        for text in ["('it')", "(“it”)", "(„it“)", "(‘it’)"] {
            assert_eq!(
                faults(text),
                [(1, "a text stands in double quotation marks: \"it\"".into())],
                "{text}"
            );
        }
        assert_eq!(faults("(a: 'x\n)")[0].1, "a text stands in double quotation marks: \"x\"");
    }

    #[test]
    fn nesting_does_not_exhaust_the_stack() {
        for bracket in ["(", "[", "{", "a(", "[(", "{1:"] {
            let tree = read(&bracket.repeat(300_000));
            assert!(tree.faults[0].message.contains("nested more than"), "{bracket}: {:?}", tree.faults[0]);
        }
        let closed = format!("({}{})", "[".repeat(10_000), "]".repeat(10_000));
        assert_eq!(read(&closed).faults.len(), 1, "what is nested too deep is skipped as a whole");
    }

    #[test]
    fn numbers_may_say_their_type() {
        let Some(Node { value: Value::Group(group), .. }) =
            read("(1i16, -2i8, 0x1Fu32, 3usize, 1.5f32)").root
        else {
            panic!("no group")
        };
        let shown: Vec<String> = group.items.iter().map(show).collect();
        assert_eq!(shown, ["1", "-2", "31", "3", "float"]);
    }

    #[test]
    fn numbers_beyond_every_range_stay_beyond() {
        let tree = read(&format!("({})", "9".repeat(60)));
        let Some(Node { value: Value::Group(group), .. }) = tree.root else { panic!("no group") };
        assert_eq!(group.items[0].value, Value::Int(i128::MAX));
    }
}
