//! What a mission gives the scripts before play: the game's language, names on the map, kinds of figures and tokens, and
//! the table of words in which every text written out in a script gets its number. What the words mean is the language's.

use engine::language::{Language, Vocab};
use engine::table::{FigureKind, TokenSpot};
use engine::{Side, Sym, Symbols, Table, Thing, TokenKind};

/// What scripts may name. Borrowed from a table that is being filled.
#[derive(Debug)]
pub struct Names<'t> {
    /// What the game's scripts can say.
    pub language: &'static Language,
    /// The table's words; the scripts' own are added.
    pub symbols: &'t mut Symbols,
    /// What a name on the map stands for.
    pub named: &'t [(Sym, Thing)],
    /// Kinds of figures.
    pub kinds: &'t [FigureKind],
    /// Tokens at the start.
    pub tokens: &'t [TokenSpot],
}

impl<'t> Names<'t> {
    /// The names of a table, for a language.
    #[must_use]
    pub fn of(table: &'t mut Table, language: &'static Language) -> Self {
        Self {
            language,
            symbols: &mut table.symbols,
            named: &table.named,
            kinds: &table.kinds,
            tokens: &table.tokens,
        }
    }

    /// The thing with a name.
    #[must_use]
    pub fn thing(&self, name: &str) -> Option<Thing> {
        self.named.iter().find(|(sym, _)| self.symbols.word(*sym) == name).map(|(_, thing)| *thing)
    }

    /// All names of things.
    pub fn all(&self) -> impl Iterator<Item = &str> {
        self.named.iter().map(|(sym, _)| self.symbols.word(*sym))
    }

    /// The words possible where a word of this vocabulary stands, some of them invented by scripts. `None` when any
    /// text is possible.
    pub(crate) fn words<'w>(&'w self, vocab: Vocab, invented: &'w [String]) -> Option<Vec<&'w str>> {
        let figures = |side: Option<Side>| {
            self.kinds.iter().filter(move |k| side.is_none_or(|s| k.side == s)).map(|k| k.id.as_str())
        };
        let markers = self.tokens.iter().filter_map(|token| match token.kind {
            TokenKind::Marker(word) => Some(self.symbols.word(word)),
            _ => None,
        });
        let markers = markers.chain(invented.iter().map(String::as_str));
        let of_mission: Vec<&str> = match vocab {
            Vocab::Free | Vocab::Tag => return None,
            Vocab::Figure => figures(None).collect(),
            Vocab::Demon => figures(Some(Side::Invader)).collect(),
            Vocab::Kind => figures(None).chain(markers).collect(),
            Vocab::Token | Vocab::Placed | Vocab::Near | Vocab::Aim => markers.collect(),
            _ => Vec::new(),
        };
        Some(self.language.words(vocab).into_iter().chain(of_mission).collect())
    }
}
