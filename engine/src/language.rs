//! The words of scripts, as tables without any scripting language: what they are called, take, give and do.
//! Who runs scripts reads them (`script-api` does it with Rhai); when a script is run is not decided here.
//!
//! What every game shares stands in the files of this folder, one for each noun. A game of its own lists the shared rows
//! together with its own as one [`Language`]: its functions, facts, properties, handlers, sorts of things and words.
//! Nothing outside of the game has to be changed for that. [`SHARED`] is what a language begins with.

pub mod aim;
pub mod area;
mod describe;
pub mod door;
pub mod fact;
pub mod figure;
pub mod func;
pub mod handler;
mod item;
pub mod script_view;
pub mod lock;
pub mod note;
pub mod offer;
pub mod place;
pub mod play;
pub mod property;
pub mod row;
mod shared;
pub mod sound;
pub mod title;
pub mod token;
pub mod ty;
pub mod value;
pub mod words;

pub use self::words::Words;
pub use fact::Fact;
pub use func::{Func, Noun, Param, Run, takes};
pub use handler::{Field, Handler};
pub use item::{CostRow, Entry, Item};
pub use property::Property;
pub use script_view::{Act, Extra, Fault, ScriptView};
pub use shared::SHARED;
pub use ty::{Ty, Vocab};
pub use value::{Val, View};

use crate::EventKind;
use crate::world::Near;
use ::words::Phrase;

/// Every word that scripts of one game may use, and what it means.
#[derive(Debug)]
pub struct Language {
    /// Functions, in the manual's order.
    pub nouns: &'static [Noun],
    /// Plain words.
    pub facts: &'static [&'static [Fact]],
    /// What is read off things with a dot. A name stands once.
    pub properties: &'static [&'static [Property]],
    /// What events call.
    pub handlers: &'static [&'static [Handler]],
    /// Entries of an offer's options.
    pub options: &'static [Entry],
    /// What taking an offer costs, in the order of the numbers in [`Cost`](crate::world::Cost); each is an option, too.
    pub costs: &'static [CostRow],
    /// What the game's own sorts of things are called ("a lamp"), `Ty::own(0)` first.
    pub sorts: &'static [Phrase],
    /// The game's own lists of words, `Vocab::Own(0)` first.
    pub vocabularies: &'static [&'static [&'static str]],
    /// What lies on the map to be taken, by class.
    pub items: &'static [Item],
    /// Words of the game for what offers and aims may be near, beside tokens and named things.
    pub near: &'static [(&'static str, Near)],
    /// What the manual begins with.
    pub lesson: Lesson,
}

/// What the manual shows first.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// A whole card.
    pub card: &'static str,
    /// A function that looks: `doors()`.
    pub looks: &'static str,
    /// A function that asks for something: `open(…)`.
    pub asks: &'static str,
    /// A loop through a list: `for door in doors() { … }`.
    pub loops: &'static str,
}

impl Language {
    /// All functions, in the manual's order.
    pub fn funcs(&self) -> impl Iterator<Item = &'static Func> + Clone + use<> {
        self.nouns.iter().flat_map(|noun| noun.funcs).copied().flatten()
    }

    /// All plain words.
    pub fn facts(&self) -> impl Iterator<Item = &'static Fact> + Clone + use<> {
        self.facts.iter().copied().flatten()
    }

    /// All properties of things.
    pub fn properties(&self) -> impl Iterator<Item = &'static Property> + Clone + use<> {
        self.properties.iter().copied().flatten()
    }

    /// All handlers.
    pub fn handlers(&self) -> impl Iterator<Item = &'static Handler> + Clone + use<> {
        self.handlers.iter().copied().flatten()
    }

    /// The function with a name.
    #[must_use]
    pub fn func(&self, name: &str) -> Option<&'static Func> {
        self.funcs().find(|func| func.name == name)
    }

    /// The plain word with a name.
    #[must_use]
    pub fn fact(&self, name: &str) -> Option<&'static Fact> {
        self.facts().find(|fact| fact.name == name)
    }

    /// The property with a name.
    #[must_use]
    pub fn property(&self, name: &str) -> Option<&'static Property> {
        self.properties().find(|property| property.name == name)
    }

    /// The handler with a name.
    #[must_use]
    pub fn handler(&self, name: &str) -> Option<&'static Handler> {
        self.handlers().find(|handler| handler.name == name)
    }

    /// The handler of a kind of event.
    #[must_use]
    pub fn handler_of(&self, kind: EventKind) -> Option<&'static Handler> {
        self.handlers().find(|handler| handler.kind == kind)
    }

    /// The handler that hears the answer to a function, if that function takes a tag.
    #[must_use]
    pub fn answer_to(&self, func: &str) -> Option<&'static Handler> {
        self.handlers().find(|handler| handler.answers == Some(func))
    }

    /// The entry of an offer's options with a name.
    #[must_use]
    pub fn option(&self, name: &str) -> Option<&'static Entry> {
        self.options.iter().find(|entry| entry.name == name)
    }

    /// The kinds of tokens that need no invention.
    fn tokens(&self) -> impl Iterator<Item = &'static str> {
        std::iter::once(words::OBJECTIVE).chain(self.items.iter().map(|item| item.word))
    }

    /// Those of them that a word alone distinguishes: of the others there are several kinds with names of their own.
    fn plain_tokens(&self) -> impl Iterator<Item = &'static str> {
        self.tokens().filter(|word| self.refused(word).is_none())
    }

    /// Why a word for an item does not say which one is meant, if it does not.
    #[must_use]
    pub fn refused(&self, word: &str) -> Option<Phrase> {
        self.items.iter().find(|item| item.word == word).and_then(|item| item.refused)
    }

    /// Does a property answer with words of a vocabulary? Then the answer may be "none" too, for `nobody`.
    #[must_use]
    pub fn has_none(&self, vocab: Vocab) -> bool {
        self.properties().any(|property| property.gives.words == vocab)
    }

    /// Does anything answer with words of a vocabulary?
    pub(crate) fn gives(&self, vocab: Vocab) -> bool {
        self.has_none(vocab)
            || self.funcs().any(|func| func.gives.words == vocab)
            || self.facts().any(|fact| fact.gives.words == vocab)
            || self.handlers().flat_map(|handler| handler.fields).any(|field| field.gives.words == vocab)
    }
}
