//! The manual of a language, written from its tables: as a page for people and as a list for completion.
//! What a word means is never written here, only how a page looks. The page is English in every language; the list is what people read
//! while they write.

use crate::limits::{MAX_CALLS, MAX_LIST, MAX_OPTIONS, MAX_STEPS, MAX_TEXT, MAX_VARIABLES};
use crate::parse::MAX_SCRIPT;
use crate::words::sentence;
use engine::language::script_view::MAX_EFFECTS;
use engine::language::ty::listed;
use engine::language::{Func, Language, Run, Ty, Vocab};
use std::fmt::Write;
use words::{Phrase, Text};

/// What an entry of the manual is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EntryKind {
    /// A function a script may define.
    Handler,
    /// A plain word.
    Fact,
    /// A function of the language.
    Function,
    /// Something read off a thing with a dot.
    Property,
    /// Something read off an event with a dot.
    EventProperty,
    /// An entry of an offer's options.
    Option,
}

/// A word of the language, for completion and help.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// What it is.
    pub kind: EntryKind,
    /// What is written.
    pub name: String,
    /// How it is written, with parameters.
    pub signature: String,
    /// To what it belongs: the handlers of an event's property, the things of a property, the noun of a function.
    pub of: String,
    /// What sort of value it gives.
    pub gives: String,
    /// What it means.
    pub doc: String,
    /// A script that shows it, if there is one.
    pub example: Option<&'static str>,
}

/// Every word of a language.
#[must_use]
pub fn entries(language: &Language) -> Vec<Entry> {
    let mut list = Vec::new();
    let entry = |kind, name: &str, signature, of, gives: Ty, doc: Phrase, example| Entry {
        kind,
        name: name.to_owned(),
        signature,
        of,
        gives: describe(language, gives).to_string(),
        doc: doc.to_string(),
        example,
    };
    for handler in language.handlers() {
        let signature = match handler.fields {
            [] => format!("fn {}() {{ }}", handler.name),
            _ => format!("fn {}(e) {{ }}", handler.name),
        };
        let of = String::new();
        list.push(entry(EntryKind::Handler, handler.name, signature, of, Ty::UNIT, handler.doc, None));
        for field in handler.fields {
            let (signature, of) = (format!("e.{}", field.name), handler.name.to_owned());
            let kind = EntryKind::EventProperty;
            list.push(entry(kind, field.name, signature, of, field.gives, field.doc, None));
        }
    }
    for fact in language.facts() {
        let signature = fact.name.to_owned();
        list.push(entry(EntryKind::Fact, fact.name, signature, String::new(), fact.gives, fact.doc, None));
    }
    for noun in language.nouns {
        for f in noun.funcs.iter().copied().flatten() {
            let (signature, of) = (f.signature(), noun.title.to_string());
            list.push(entry(EntryKind::Function, f.name, signature, of, f.gives, f.doc, Some(f.example)));
        }
    }
    for p in language.properties() {
        let (signature, of) = (format!(".{}", p.name), p.of.describe(language).to_string());
        list.push(entry(EntryKind::Property, p.name, signature, of, p.gives, p.doc, Some(p.example)));
    }
    for option in language.options {
        let (signature, of) = (format!("{}:", option.name), "offer".to_owned());
        list.push(entry(EntryKind::Option, option.name, signature, of, option.ty, option.doc, None));
    }
    list
}

/// A sort of value, and which words if it is one of some.
pub(crate) fn describe(language: &Language, ty: Ty) -> Text {
    if let Some(each) = list_of(ty) {
        return sentence("reference-list").with("sort", describe(language, each));
    }
    let words = quoted(&language.words(ty.words));
    let more = match ty.words {
        Vocab::Figure => Some(sentence("reference-figure")),
        Vocab::Demon => Some(sentence("reference-demon")),
        Vocab::Kind => Some(sentence("reference-kind")),
        Vocab::Token | Vocab::Placed | Vocab::Near => Some(sentence("reference-token")),
        Vocab::Aim => Some(sentence("reference-aim")),
        Vocab::Tag => Some(sentence("reference-tag")),
        Vocab::Free | Vocab::Side | Vocab::Doors | Vocab::Limit | Vocab::Own(_) => None,
    };
    let sort = ty.describe(language);
    match (words.is_empty(), more) {
        (true, None) => sort,
        (false, None) => sentence("reference-words").with("sort", sort).with("words", words),
        (true, Some(more)) => sentence("reference-more").with("sort", sort).with("more", more),
        (false, Some(more)) => {
            sentence("reference-words-more").with("sort", sort).with("words", words).with("more", more)
        }
    }
}

fn list_of(ty: Ty) -> Option<Ty> {
    (ty.surely(Ty::ANY.list()) && ty.is != 0).then(|| ty.member())
}

fn quoted(words: &[&str]) -> String {
    let words: Vec<String> = words.iter().map(|word| format!("\"{word}\"")).collect();
    words.join(", ")
}

/// What the manual begins with. Behind each `@` stands what the language fills in.
const HEAD: &str = "\
# What scripts can say

<!-- Written by `UPDATE_EXPECT=1 cargo test -p script-api` from the program itself: change the words there, not here. -->

A card is a text of a few functions. A function named after an event is called when the event happens; a function of
any other name is called by your own functions.

```rhai
@card
```

- **Look first, then ask.** Everything you read (`round`, `@looks`, `e.by.side`) is the table as it was when the
  handler was called. Everything you ask for (`@asks`, `win(…)`) happens after the handler has returned, in the
  order you asked. Other handlers and cards answer each of these effects before the next one happens: note first what
  they have to know, then act.
- **Notes are a script's only memory.** `let` variables are gone when the handler returns; `note` and `noted` stay.
- **Names on the map** are written `map::name`. A name that is not on the map is found before play.
- **Parameters.** A mission can change the constants. The comment above each says what it is for, and a range in
  it such as `(4 to 12)` holds for the mission's value too. With a word, `(1 to 6 of \"objective\")`, the number counts
  such tokens or pieces: a mission with fewer on its map gets a warning.
- **Tags.** @tags are answered by `fn on_hack(e)`.
- **Lists** have a `count`, and `@loops` goes through them.
- Most functions can also be written behind a dot: `sees(e.by, map::altar)` and `e.by.sees(map::altar)` are the same.
- The rest is plain [Rhai](https://rhai.rs/book): `if`, `for`, `while`, `switch`, `let`, numbers, texts such as
  `` `Round ${round}` ``, lists.
";

/// The manual of a language as a page in Markdown.
#[must_use]
pub fn page(language: &Language) -> String {
    let mut out = head(language);
    limits(&mut out);
    handlers(&mut out, language);
    section(&mut out, "Plain words", "Always there, written without brackets.");
    for fact in language.facts() {
        let _ = writeln!(out, "- `{}` ({}): {}", fact.name, sort(language, fact.gives), fact.doc.english());
    }
    properties(&mut out, language);
    for noun in language.nouns {
        section(&mut out, &noun.title.english(), "");
        for f in noun.funcs.iter().copied().flatten() {
            function(&mut out, language, f);
        }
    }
    library(&mut out);
    out
}

/// A sort of value on the page.
fn sort(language: &Language, ty: Ty) -> String {
    describe(language, ty).english()
}

/// The first part, with the game's own words.
fn head(language: &Language) -> String {
    let lesson = &language.lesson;
    let answered = language.handlers().filter_map(|handler| handler.answers);
    let tags: Vec<String> = answered.map(|func| format!("`{func}(\"hack\", …)`")).collect();
    let tags: Vec<&str> = tags.iter().map(String::as_str).collect();
    HEAD.replacen("@card", lesson.card, 1)
        .replacen("@looks", lesson.looks, 1)
        .replacen("@asks", lesson.asks, 1)
        .replacen("@tags", &listed(&tags, "and"), 1)
        .replacen("@loops", lesson.loops, 1)
}

fn section(out: &mut String, title: &str, text: &str) {
    let _ = write!(out, "\n## {title}\n\n");
    if !text.is_empty() {
        let _ = write!(out, "{text}\n\n");
    }
}

fn limits(out: &mut String) {
    section(out, "Limits", "Every handler is stopped, with a message that says where, when it");
    let _ = writeln!(out, "- takes more than {MAX_STEPS} steps (an endless loop),");
    let _ = writeln!(out, "- calls functions more than {MAX_CALLS} deep,");
    let _ = writeln!(
        out,
        "- makes a text of more than {MAX_TEXT} letters, a list of more than {MAX_LIST} members, options of more than \
         {MAX_OPTIONS} entries, or more than {MAX_VARIABLES} variables at once,"
    );
    let _ = writeln!(out, "- asks for more than {MAX_EFFECTS} effects.");
    let _ = writeln!(
        out,
        "\nA script has at most {MAX_SCRIPT} bytes and {} functions. There are no files, no clock, no chance except \
         `roll`, and no numbers with a point.",
        crate::parse::MAX_FUNCTIONS
    );
}

fn handlers(out: &mut String, language: &Language) {
    section(
        out,
        "Events",
        "A handler takes the event as its only parameter, or none if it does not need it: `fn on_start()`.",
    );
    for handler in language.handlers() {
        let _ = writeln!(out, "- **`{}`**: {}", handler.name, handler.doc.english());
        for field in handler.fields {
            let gives = sort(language, field.gives);
            let _ = writeln!(out, "  - `e.{}` ({gives}): {}", field.name, field.doc.english());
        }
    }
}

fn properties(out: &mut String, language: &Language) {
    section(
        out,
        "Properties",
        "Read off a thing with a dot. `nobody` has them all: they are \"none\", 0, false and `nobody`.",
    );
    for p in language.properties() {
        let _ = writeln!(
            out,
            "### `.{}`\n\nOf {}; gives {}. {}",
            p.name,
            p.of.describe(language).english(),
            sort(language, p.gives),
            p.doc.english()
        );
        example(out, p.example);
    }
}

fn function(out: &mut String, language: &Language, f: &Func) {
    let _ = writeln!(out, "### `{}`\n\n{}\n", f.signature(), f.doc.english());
    for (i, param) in f.params.iter().enumerate() {
        let needed = if i < f.needed { "" } else { ", may be left out" };
        let _ = writeln!(out, "- `{}`: {}{needed}", param.name, sort(language, param.ty));
    }
    if f.name == "offer" {
        for option in language.options {
            let gives = sort(language, option.ty);
            let _ = writeln!(out, "  - `{}` ({gives}): {}", option.name, option.doc.english());
        }
    }
    if !matches!(f.run, Run::Do(_)) {
        let _ = writeln!(out, "- gives {}", sort(language, f.gives));
    }
    example(out, f.example);
}

fn example(out: &mut String, text: &str) {
    let _ = write!(out, "\n```rhai\n{text}\n```\n\n");
}

fn library(out: &mut String) {
    section(
        out,
        "From Rhai",
        "Functions of Rhai's own that are there as well, with the number of values they take.",
    );
    let words: Vec<String> = crate::compile::library()
        .iter()
        .filter(|(name, _)| name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_'))
        .map(|(name, count)| format!("`{name}` {count}"))
        .collect();
    let _ = writeln!(out, "{}.", words.join(", "));
}
