//! Texts as data, for programs that fill them in by themselves: the script of a web page.

use crate::language::{self, Language, spoken};
use crate::pseudo;
use crate::source::Source;
use fluent_syntax::ast::{self, Entry, Expression, InlineExpression, PatternElement, VariantKey};
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;
use serde::Serialize;
use std::collections::BTreeMap;

/// A text with its gaps. In JSON it is the list of its parts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Pattern(Vec<Part>);

/// A part of a text. In JSON letters are a string; anything else is an object, and the name of its first field says what it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
enum Part {
    Letters(String),
    /// What is filled in under a name.
    Fill {
        fill: String,
    },
    /// `CAPITAL`.
    Capital {
        capital: Pattern,
    },
    /// `PART`, a sentence without its point.
    Pointless {
        part: Pattern,
    },
    /// One of several, by what is filled in under a name: the first that fits.
    Choose {
        choose: String,
        of: Vec<(Key, Pattern)>,
        otherwise: Pattern,
    },
}

/// What fits a variant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
enum Key {
    /// This number.
    Number(i64),
    /// This word, or a number of this plural category.
    Word(String),
}

/// How deep texts may refer to other texts. Those that refer to themselves end here.
const DEEPEST: u8 = 8;

impl Source {
    /// The texts whose ids begin like this in the language that is spoken, in English where the language does not have them.
    #[must_use]
    pub fn patterns(&'static self, prefix: &str) -> BTreeMap<String, Pattern> {
        let mut all = read(self, Language::ENGLISH, prefix);
        if spoken() != Language::ENGLISH {
            let there = read(self, spoken(), prefix).into_iter();
            let mut known: BTreeMap<_, _> = there.filter(|(id, _)| all.contains_key(id)).collect();
            all.append(&mut known);
        }
        all
    }
}

/// The texts that a language itself has.
pub(crate) fn read(source: &Source, language: Language, prefix: &str) -> BTreeMap<String, Pattern> {
    let text = language::text_of(source, language).unwrap_or_default();
    let (Ok(resource) | Err((resource, _))) = parser::parse_runtime(text.as_str());
    let file = File::of(&resource, language);
    let mut patterns = BTreeMap::new();
    for (id, written) in file.messages.iter().filter(|(id, _)| id.starts_with(prefix)) {
        match file.pattern(written, DEEPEST) {
            Some(pattern) => {
                let pattern = if language == Language::PSEUDO { pattern.marked() } else { pattern };
                let _ = patterns.insert((*id).to_owned(), pattern);
            }
            None => debug_assert!(!language.is_own(), "the text {id:?} of {} is no pattern", source.name),
        }
    }
    patterns
}

/// A file of texts while it is read.
struct File<'a> {
    messages: BTreeMap<&'a str, &'a ast::Pattern<&'a str>>,
    terms: BTreeMap<&'a str, &'a ast::Pattern<&'a str>>,
    language: Language,
}

impl<'a> File<'a> {
    fn of(resource: &'a ast::Resource<&'a str>, language: Language) -> Self {
        let mut file = Self { messages: BTreeMap::new(), terms: BTreeMap::new(), language };
        for entry in &resource.body {
            // A text that is there already stays as it is.
            match entry {
                Entry::Message(message) => {
                    if let Some(value) = &message.value {
                        let _ = file.messages.entry(message.id.name).or_insert(value);
                    }
                }
                Entry::Term(term) => {
                    let _ = file.terms.entry(term.id.name).or_insert(&term.value);
                }
                Entry::Comment(_)
                | Entry::GroupComment(_)
                | Entry::ResourceComment(_)
                | Entry::Junk { .. } => {}
            }
        }
        file
    }

    /// `None` if the text asks for more than a pattern has.
    fn pattern(&self, written: &ast::Pattern<&str>, depth: u8) -> Option<Pattern> {
        let mut pattern = Pattern::default();
        for element in &written.elements {
            match element {
                PatternElement::TextElement { value } => pattern.add(self.letters(value)),
                PatternElement::Placeable { expression } => {
                    pattern.extend(self.expression(expression, depth)?);
                }
            }
        }
        Some(pattern)
    }

    fn letters(&self, text: &str) -> Part {
        let is_plain = self.language != Language::PSEUDO;
        Part::Letters(if is_plain { text.to_owned() } else { pseudo::accented(text).into_owned() })
    }

    fn expression(&self, expression: &Expression<&str>, depth: u8) -> Option<Pattern> {
        match expression {
            Expression::Inline(inline) => self.inline(inline, depth),
            Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
                let usual = variants.iter().find(|variant| variant.default)?;
                let of = variants
                    .iter()
                    .filter(|variant| !variant.default)
                    .map(|variant| Some((key(&variant.key)?, self.pattern(&variant.value, depth)?)))
                    .collect::<Option<Vec<_>>>()?;
                let otherwise = self.pattern(&usual.value, depth)?;
                Some(Part::Choose { choose: id.name.to_owned(), of, otherwise }.into())
            }
            Expression::Select { .. } => None,
        }
    }

    fn inline(&self, inline: &InlineExpression<&str>, depth: u8) -> Option<Pattern> {
        match inline {
            InlineExpression::StringLiteral { value } => {
                Some(Part::Letters(unescape_unicode_to_string(value).into_owned()).into())
            }
            InlineExpression::NumberLiteral { value } => Some(Part::Letters((*value).to_owned()).into()),
            InlineExpression::VariableReference { id } => {
                Some(Part::Fill { fill: id.name.to_owned() }.into())
            }
            InlineExpression::FunctionReference { id, arguments } => {
                let [text] = arguments.positional.as_slice() else { return None };
                let text = self.inline(text, depth)?;
                match id.name {
                    "CAPITAL" => Some(Part::Capital { capital: text }.into()),
                    "PART" => Some(Part::Pointless { part: text }.into()),
                    _ => None,
                }
            }
            InlineExpression::MessageReference { id, attribute: None } => {
                self.pattern(self.messages.get(id.name)?, depth.checked_sub(1)?)
            }
            InlineExpression::TermReference { id, attribute: None, arguments: None } => {
                self.pattern(self.terms.get(id.name)?, depth.checked_sub(1)?)
            }
            InlineExpression::Placeable { expression } => self.expression(expression, depth),
            InlineExpression::MessageReference { .. } | InlineExpression::TermReference { .. } => None,
        }
    }
}

fn key(key: &VariantKey<&str>) -> Option<Key> {
    match key {
        VariantKey::Identifier { name } => Some(Key::Word((*name).to_owned())),
        VariantKey::NumberLiteral { value } => value.parse().ok().map(Key::Number),
    }
}

impl Pattern {
    fn add(&mut self, part: Part) {
        if let (Some(Part::Letters(before)), Part::Letters(letters)) = (self.0.last_mut(), &part) {
            before.push_str(letters);
            return;
        }
        self.0.push(part);
    }

    fn extend(&mut self, other: Self) {
        for part in other.0 {
            self.add(part);
        }
    }

    /// With the marks of the pseudo-language at its ends.
    fn marked(self) -> Self {
        let mut marked = Self::from(Part::Letters(pseudo::BEGIN.to_string()));
        marked.extend(self);
        marked.add(Part::Letters(pseudo::END.to_string()));
        marked
    }
}

impl From<Part> for Pattern {
    fn from(part: Part) -> Self {
        Self(vec![part])
    }
}

#[cfg(test)]
mod tests {
    use super::read;
    use crate::language::Language;
    use crate::source::Source;
    use serde_json::{Value, json};
    use std::fs;

    static WORDS: Source = Source::new(
        "patterns",
        "a-left = { $count ->\n    [0] No door\n    [one] One door\n   *[other] { $count } doors\n } of { $all }.\n\
         a-said = { CAPITAL($side) } says: { PART($said) }{\" \\u0021\"}\n\
         a-lines = One\n    two { -brand }\n-brand = Three { a-end }\na-end = end\nb-other = Other\n",
    );

    fn written(source: &Source, language: Language, prefix: &str) -> Value {
        serde_json::to_value(read(source, language, prefix)).expect("JSON")
    }

    #[test]
    fn a_text_is_the_list_of_its_parts() {
        let left = json!([
            {
                "choose": "count",
                "of": [[0, ["No door"]], ["one", ["One door"]]],
                "otherwise": [{ "fill": "count" }, " doors"],
            },
            " of ",
            { "fill": "all" },
            ".",
        ]);
        let said = json!([
            { "capital": [{ "fill": "side" }] },
            " says: ",
            { "part": [{ "fill": "said" }] },
            " !",
        ]);
        let all = json!({
            "a-left": left, "a-said": said, "a-lines": ["One\ntwo Three end"], "a-end": ["end"],
        });
        assert_eq!(written(&WORDS, Language::ENGLISH, "a-"), all);
        assert_eq!(
            serde_json::to_value(WORDS.patterns("b-")).expect("JSON"),
            json!({ "b-other": ["Other"] })
        );
    }

    #[test]
    fn the_pseudo_language_marks_the_ends_and_changes_letters_alone() {
        let all = written(&WORDS, Language::PSEUDO, "a-left");
        let left = json!([
            "⟦",
            {
                "choose": "count",
                "of": [[0, ["Nóó dóóóór"]], ["one", ["Ónéé dóóóór"]]],
                "otherwise": [{ "fill": "count" }, " dóóóórs"],
            },
            " óóf ",
            { "fill": "all" },
            ".⟧",
        ]);
        assert_eq!(all, json!({ "a-left": left }));
    }

    #[test]
    fn what_a_pattern_does_not_have_is_left_out() {
        let home = tempfile::tempdir().expect("a folder");
        let folder = home.path().join("sk");
        fs::create_dir(&folder).expect("a folder");
        let text = "a-left = { NUMBER($count) }\na-said = { a-said }\na-end = koniec\na-end = znova\n\
                    a-lines = { PART($x, $y) }\n";
        fs::write(folder.join("patterns.ftl"), text).expect("written");
        let language = Language::read(&folder).expect("a language");
        assert_eq!(written(&WORDS, language, "a-"), json!({ "a-end": ["koniec"] }));
    }
}
