//! Interned words: names on the map, keys of notes, tags of offers.
//! A state holds only their numbers; the words live in the table, shared by all games.

use std::collections::BTreeMap;
use std::sync::Arc;

/// An interned word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub struct Sym(pub u16);

/// The words of one mission. Filled while the mission is set up, fixed in play.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Symbols {
    words: Vec<Arc<str>>,
    index: BTreeMap<Arc<str>, Sym>,
}

impl Symbols {
    /// The number of `word`, given out now if it is new. After 65,535 words the last one is returned.
    pub fn intern(&mut self, word: &str) -> Sym {
        if let Some(sym) = self.index.get(word) {
            return *sym;
        }
        let sym = Sym(self.words.len().min(usize::from(u16::MAX)) as u16);
        if usize::from(sym.0) == self.words.len() {
            let word: Arc<str> = word.into();
            self.words.push(word.clone());
            let _ = self.index.insert(word, sym);
        }
        sym
    }

    /// The number of a word that is already known.
    #[must_use]
    pub fn get(&self, word: &str) -> Option<Sym> {
        self.index.get(word).copied()
    }

    /// The word of a number.
    #[must_use]
    pub fn word(&self, sym: Sym) -> &str {
        self.words.get(usize::from(sym.0)).map_or("?", |w| w)
    }

    /// The word of a number, shared: for texts that go into events and outcomes.
    #[must_use]
    pub fn text(&self, sym: Sym) -> Arc<str> {
        self.words.get(usize::from(sym.0)).map_or_else(|| "?".into(), Arc::clone)
    }

    /// Every word, by number.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        self.words.iter().map(AsRef::as_ref)
    }
}
