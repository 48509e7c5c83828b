//! The words that answers are made of, with their numbers: kinds, sides, tokens, and those of the game that its rows
//! give. They get their numbers once before play, so that no answer has to look letters up.

use super::{Language, Vocab};
use crate::table::FigureKind;
use crate::{KindId, Side, Sym, Symbols, TokenKind};

/// The sides in scripts, in the order of `Side`.
pub const SIDES: [&str; 2] = ["marines", "invader"];
/// The kind of token that every game has.
pub const OBJECTIVE: &str = "objective";

/// Numbers of the words that answers are made of.
#[derive(Clone, Debug)]
pub struct Words {
    /// The language they are of.
    pub language: &'static Language,
    /// By `KindId`.
    kinds: Vec<Sym>,
    sides: [Sym; 2],
    /// By vocabulary of the game; empty for those that nothing gives.
    own: Vec<Vec<Sym>>,
    objective: Sym,
    /// By class of item.
    items: Vec<Sym>,
    /// No kind, no name.
    pub none: Sym,
}

impl Words {
    /// Give the words their numbers.
    #[must_use]
    pub fn new(language: &'static Language, symbols: &mut Symbols, kinds: &[FigureKind]) -> Self {
        let mut intern = |word: &str| symbols.intern(word);
        let lists = language.vocabularies.iter().enumerate();
        Self {
            language,
            kinds: kinds.iter().map(|k| intern(&k.id)).collect(),
            sides: SIDES.map(&mut intern),
            own: lists
                .map(|(i, list)| match language.gives(Vocab::Own(i as u8)) {
                    true => list.iter().map(|word| intern(word)).collect(),
                    false => Vec::new(),
                })
                .collect(),
            objective: intern(OBJECTIVE),
            items: language.items.iter().map(|item| intern(item.word)).collect(),
            none: intern("none"),
        }
    }

    /// What a kind of figure is called.
    #[must_use]
    pub fn kind(&self, kind: KindId) -> Sym {
        self.kinds.get(usize::from(kind.0)).copied().unwrap_or(self.none)
    }

    /// The kind of figure that a word means.
    #[must_use]
    pub fn kind_named(&self, word: Sym) -> Option<KindId> {
        self.kinds.iter().position(|k| *k == word).map(|i| KindId(i as u8))
    }

    /// What a side is called.
    #[must_use]
    pub const fn side(&self, side: Side) -> Sym {
        self.sides[side as usize]
    }

    /// The side that a word means.
    #[must_use]
    pub fn side_named(&self, word: Sym) -> Option<Side> {
        [Side::Marines, Side::Invader].into_iter().find(|s| self.side(*s) == word)
    }

    /// What a kind of token is called.
    #[must_use]
    pub fn token(&self, kind: TokenKind) -> Sym {
        match kind {
            TokenKind::Objective => self.objective,
            TokenKind::Item(class, _) => self.items.get(usize::from(class.0)).copied().unwrap_or(self.none),
            TokenKind::Marker(word) => word,
        }
    }

    /// A word of a vocabulary of the game, by its position there; "none" if there is no such word.
    #[must_use]
    pub fn own(&self, vocab: Vocab, word: usize) -> Sym {
        let list = match vocab {
            Vocab::Own(list) => self.own.get(usize::from(list)),
            _ => None,
        };
        list.and_then(|words| words.get(word)).copied().unwrap_or(self.none)
    }
}
