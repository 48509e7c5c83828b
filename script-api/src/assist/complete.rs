//! Suggestions at the cursor, the likeliest first: after a dot the properties and functions of the value before it,
//! after `map::` the names on the map, outside of functions the handlers, in quotes the possible words, else everything
//! one can write. Where it is not clear what fits, more is offered rather than less.

use super::describe::of_function;
use super::scope::{KEYWORDS, Made, event, made, tags};
use super::token::{Kind, Pieces};
use super::{Known, Place, receiver};
use crate::reference;
use crate::words::sentence;
use engine::language::{Func, Handler, Language, Ty, Vocab};
use std::collections::BTreeSet;
use std::ops::Range;

/// What sort of word it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CompletionKind {
    /// Something read off a value with a dot.
    Property,
    /// A name on the map.
    Place,
    /// A variable, function or constant of the script.
    Own,
    /// A word possible in quotes.
    Text,
    /// A function that an event calls.
    Handler,
    /// An entry of an offer.
    Option,
    /// A plain word of the language.
    Fact,
    /// A function of the language.
    Function,
    /// A word of the grammar.
    Keyword,
}

/// A word to go on with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Completion {
    /// What is listed.
    pub label: String,
    /// What sort of word it is.
    pub kind: CompletionKind,
    /// What is written instead of `replaces`.
    pub insert: String,
    /// Where the cursor stands then, in `insert`.
    pub caret: usize,
    /// The part of the text that goes.
    pub replaces: Range<usize>,
    /// How it is written, or what sort of value it is.
    pub signature: String,
    /// What it means.
    pub doc: String,
}

/// What fits at an offset. `demons` are the kinds of demons there are.
#[must_use]
pub fn complete(
    language: &'static Language,
    text: &str,
    offset: usize,
    places: &[Place],
    demons: &[&str],
) -> Vec<Completion> {
    let Some(before) = text.get(..offset) else { return Vec::new() };
    let start = before
        .rfind(|c: char| !(c.is_alphanumeric() || c == '_'))
        .map_or(0, |at| at + before[at..].chars().next().map_or(1, char::len_utf8));
    let within = |at: &Range<usize>| at.start < offset && offset < at.end;
    let all = Pieces::of(text);
    let comment = |at: &Range<usize>| within(at) || at.end == offset && !text[at.clone()].starts_with("/*");
    if all.all.iter().any(|piece| piece.kind == Kind::Comment && comment(&piece.at)) {
        return Vec::new();
    }
    let pieces = Pieces::code(text);
    let number = pieces.all.partition_point(|piece| piece.at.end <= start);
    let known = Known { language, places };
    let mut asked = Asked { pieces, number, start, offset, known, found: Vec::new() };
    let quoted = |piece: &super::token::Piece| {
        let open = piece.at.end == offset && !text[piece.at.start + 1..piece.at.end].ends_with(['"', '`']);
        piece.kind == Kind::Text && (within(&piece.at) || piece.at.start < offset && open)
    };
    if let Some(number) = asked.pieces.all.iter().position(quoted) {
        asked.texts(number, demons);
    } else if !before[start..].starts_with(|c: char| c.is_ascii_digit()) {
        asked.code();
    }
    let written = before.get(start..).unwrap_or_default().to_owned();
    ranked(asked.found, &written)
}

/// Those that fit what is written already, those that begin with it first.
fn ranked(found: Vec<Completion>, written: &str) -> Vec<Completion> {
    let written = written.to_lowercase();
    let rank = |completion: &Completion| {
        let label = completion.label.to_lowercase();
        if label.starts_with(&written) {
            Some(0u8)
        } else if label.split('_').any(|part| part.starts_with(&written)) {
            Some(1)
        } else {
            (written.len() > 1 && label.contains(&written)).then_some(2)
        }
    };
    let mut ranked: Vec<(u8, Completion)> =
        found.into_iter().filter_map(|completion| Some((rank(&completion)?, completion))).collect();
    ranked.sort_by(|(a, left), (b, right)| (a, left.kind, &left.label).cmp(&(b, right.kind, &right.label)));
    ranked.into_iter().map(|(_, completion)| completion).collect()
}

struct Asked<'a> {
    pieces: Pieces<'a>,
    /// The first piece behind what stands before the word that is being written.
    number: usize,
    /// Where that word begins.
    start: usize,
    offset: usize,
    known: Known<'a>,
    found: Vec<Completion>,
}

impl Asked<'_> {
    fn add(&mut self, kind: CompletionKind, label: &str, signature: String, doc: &str) {
        self.found.push(Completion {
            label: label.to_owned(),
            kind,
            insert: label.to_owned(),
            caret: label.len(),
            replaces: self.start..self.offset,
            signature,
            doc: doc.to_owned(),
        });
    }

    /// A sort of value in words.
    fn sort(&self, ty: Ty) -> String {
        reference::describe(self.known.language, ty).to_string()
    }

    /// Write this instead of the bare word; `|` is where the cursor goes.
    fn writing(&mut self, insert: &str) {
        if let Some(last) = self.found.last_mut() {
            last.caret = insert.find('|').unwrap_or(insert.len());
            last.insert = insert.replacen('|', "", 1);
        }
    }

    /// What stands before the word, so many pieces away.
    fn before(&self, by: usize) -> &str {
        self.number.checked_sub(by).map_or("", |number| self.pieces.word(number))
    }

    /// Does a bracket follow already?
    fn called(&self) -> bool {
        self.pieces.text.get(self.offset..).is_some_and(|rest| rest.starts_with('('))
    }

    fn code(&mut self) {
        let margin = self.start == 0 || self.pieces.text[..self.start].ends_with('\n');
        match (self.before(2), self.before(1)) {
            ("map", "::") => self.map_names(),
            (_, "::") => {}
            (_, ".") => self.members(),
            (_, "fn") => self.handlers(true),
            (_, "let" | "const") => {}
            _ => match self.pieces.inside(self.number) {
                _ if margin => self.outside(),
                None => self.outside(),
                Some(open) if self.pieces.sign(open) == "#{" && matches!(self.before(1), "#{" | ",") => {
                    self.options(open);
                }
                Some(_) => self.anything(),
            },
        }
    }

    fn map_names(&mut self) {
        for place in self.known.places {
            self.add(CompletionKind::Place, &place.name, self.sort(place.sort), &place.words);
        }
    }

    fn members(&mut self) {
        let Some(last) = self.number.checked_sub(2) else { return };
        let receiver = receiver::sort(&self.pieces, last, self.known);
        let unclear = receiver.is == Ty::ANY.is;
        let language = self.known.language;
        if receiver.surely(Ty::EVENT) || unclear {
            let here = event(&self.pieces, self.number, language);
            let all: Vec<&Handler> =
                here.map_or_else(|| language.handlers().collect(), |handler| vec![handler]);
            let mut seen = BTreeSet::new();
            for field in all.iter().flat_map(|handler| handler.fields) {
                if seen.insert(field.name) && (!unclear || language.property(field.name).is_none()) {
                    self.add(
                        CompletionKind::Property,
                        field.name,
                        self.sort(field.gives),
                        &field.doc.to_string(),
                    );
                }
            }
            if !unclear {
                return;
            }
        }
        if receiver.may_be(Ty::ANY.list()) && !receiver.may_be(Ty::NUMBER) || unclear {
            self.add(
                CompletionKind::Property,
                "count",
                self.sort(Ty::NUMBER),
                &sentence("complete-count").to_string(),
            );
        }
        for property in language.properties().filter(|property| property.of.may_be(receiver)) {
            self.add(
                CompletionKind::Property,
                property.name,
                self.sort(property.gives),
                &property.doc.to_string(),
            );
        }
        let takes = |func: &&Func| {
            func.params.first().is_some_and(|first| first.ty.is != Ty::ANY.is && first.ty.may_be(receiver))
        };
        for func in language.funcs().filter(takes).filter(|_| receiver.may_be(Ty::THING)) {
            self.function(func, 1);
        }
    }

    /// A function, of whose parameters so many are written already.
    fn function(&mut self, func: &Func, given: usize) {
        let doc = of_function(self.known.language, func);
        self.add(CompletionKind::Function, func.name, doc.signature, &doc.doc);
        if !self.called() {
            let end = if func.params.len() > given { "(|)" } else { "()|" };
            self.writing(&format!("{}{end}", func.name));
        }
    }

    /// Handlers that are not there yet; behind `fn`, which goes with them.
    fn handlers(&mut self, behind: bool) {
        let own: BTreeSet<&str> = made(&self.pieces).into_iter().map(|(word, ..)| word).collect();
        let mut all: Vec<(String, bool, String)> = Vec::new();
        for (tag, by) in tags(&self.pieces, self.known.language) {
            let (name, by) = (format!("on_{tag}"), by.answers.unwrap_or_default());
            if !own.contains(name.as_str()) && all.iter().all(|(other, ..)| *other != name) {
                let doc = sentence("complete-hears").with("by", by).with("tag", tag);
                all.push((name, true, doc.to_string()));
            }
        }
        let known = self.known.language.handlers().filter(|handler| !own.contains(handler.name));
        all.extend(known.map(|h| (h.name.to_owned(), !h.fields.is_empty(), h.doc.to_string())));
        let called = self.called();
        let from =
            if behind { self.number.checked_sub(1).map(|fun| self.pieces.all[fun].at.start) } else { None };
        for (name, event, doc) in all {
            let head = format!("fn {name}({})", if event { "e" } else { "" });
            self.add(CompletionKind::Handler, &name, head.clone(), &doc);
            if called {
                continue;
            }
            self.writing(&format!("{head} {{\n    |\n}}"));
            if let (Some(last), Some(from)) = (self.found.last_mut(), from) {
                last.replaces.start = from;
            }
        }
    }

    fn outside(&mut self) {
        self.handlers(false);
        let doc = sentence("complete-function").to_string();
        self.add(CompletionKind::Keyword, "fn", "fn name() { }".to_owned(), &doc);
        self.writing("fn |() {\n    \n}");
        let doc = sentence("complete-constant").to_string();
        self.add(CompletionKind::Keyword, "const", "const NAME = 1;".to_owned(), &doc);
        self.writing("const | = 1;");
    }

    fn options(&mut self, open: usize) {
        let call = self.pieces.inside(open).and_then(|call| call.checked_sub(1));
        if call.is_none_or(|call| self.pieces.word(call) != "offer") {
            return;
        }
        let end = self.pieces.all.len();
        let keys = (open + 1..end).take_while(|n| self.pieces.sign(*n) != "}");
        let given: BTreeSet<&str> =
            keys.filter(|n| self.pieces.near(*n, 1) == ":").map(|n| self.pieces.word(n)).collect();
        for option in self.known.language.options.iter().filter(|option| !given.contains(option.name)) {
            self.add(CompletionKind::Option, option.name, self.sort(option.ty), &option.doc.to_string());
            self.writing(&format!("{}: |", option.name));
        }
    }

    fn anything(&mut self) {
        let own = made(&self.pieces);
        let from = super::scope::function(&self.pieces, self.number).unwrap_or(0);
        let mut seen = BTreeSet::new();
        for (word, made, at) in own {
            // Variables of other functions are not seen here, and the word that is being written is none yet.
            let here = made != Made::Variable || (from..self.number).contains(&at);
            if !here || self.pieces.all[at].at.start == self.start || !seen.insert(word.to_owned()) {
                continue;
            }
            self.add(CompletionKind::Own, word, String::new(), "");
            if made == Made::Function && !self.called() {
                self.writing(&format!("{word}(|)"));
            }
        }
        for fact in self.known.language.facts() {
            self.add(CompletionKind::Fact, fact.name, self.sort(fact.gives), &fact.doc.to_string());
        }
        let doc = sentence("complete-map").to_string();
        self.add(CompletionKind::Fact, "map::", "map::name".to_owned(), &doc);
        for func in self.known.language.funcs() {
            self.function(func, 0);
        }
        for word in KEYWORDS.iter().filter(|word| !["fn", "const", "private", "Fn", "is"].contains(word)) {
            self.add(CompletionKind::Keyword, word, String::new(), "");
        }
    }

    /// In a text in quotes: the words possible there.
    fn texts(&mut self, number: usize, demons: &[&str]) {
        let Some(vocab) = self.vocabulary(number) else { return };
        let at = self.pieces.all[number].at.clone();
        let inside = at.start + 1;
        self.start = inside.min(self.offset);
        let mut words = self.known.language.words(vocab);
        if matches!(vocab, Vocab::Figure | Vocab::Demon | Vocab::Kind) {
            words.extend(demons);
        }
        for word in words {
            self.add(CompletionKind::Text, word, String::new(), "");
        }
    }

    fn vocabulary(&self, number: usize) -> Option<Vocab> {
        let pieces = &self.pieces;
        if pieces.near(number, -1) == "=" && matches!(pieces.near(number, -2), "=" | "!") {
            let compared = number.checked_sub(3)?;
            return Some(receiver::sort(pieces, compared, self.known).words);
        }
        let open = pieces.inside(number)?;
        if pieces.near(number, -1) == ":" {
            let option = pieces.near(number, -2);
            return self.known.language.option(option).map(|entry| entry.ty.words);
        }
        let name = open.checked_sub(1).filter(|_| pieces.sign(open) == "(")?;
        let commas = (open + 1..number).filter(|n| pieces.sign(*n) == "," && pieces.inside(*n) == Some(open));
        let method = usize::from(pieces.near(name, -1) == ".");
        let func = self.known.language.func(pieces.word(name))?;
        func.params.get(commas.count() + method).map(|param| param.ty.words)
    }
}
