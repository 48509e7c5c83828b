//! What a mission tells the scripts before play: names on the map, kinds of figures and tokens, and the table of words
//! in which every text written out in a script gets its number.

use crate::bind::offer::PORTAL;
use crate::ty::Vocab;
use engine::table::{FigureKind, TokenSpot};
use engine::world::Ban;
use engine::{KindId, Side, Sym, Symbols, Table, Thing, TokenKind};

/// What scripts may name. Borrowed from a table that is being filled.
#[derive(Debug)]
pub struct Names<'t> {
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
    /// The names of a table.
    #[must_use]
    pub fn of(table: &'t mut Table) -> Self {
        Self { symbols: &mut table.symbols, named: &table.named, kinds: &table.kinds, tokens: &table.tokens }
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
            Vocab::Token | Vocab::Near | Vocab::Aim => markers.collect(),
            _ => Vec::new(),
        };
        Some(fixed_words(vocab).into_iter().chain(of_mission).collect())
    }
}

/// The words of a vocabulary that are the same in every mission.
pub(crate) fn fixed_words(vocab: Vocab) -> Vec<&'static str> {
    match vocab {
        Vocab::Free | Vocab::Tag | Vocab::Figure | Vocab::Demon => Vec::new(),
        Vocab::Token | Vocab::Kind => TOKENS.to_vec(),
        Vocab::Near => TOKENS.into_iter().chain([PORTAL]).collect(),
        Vocab::Side => SIDES.to_vec(),
        Vocab::Tier => TIERS.to_vec(),
        Vocab::Portals => ["faceup", "facedown"].into_iter().chain(TIERS).collect(),
        Vocab::Doors => vec!["closed", "open"],
        Vocab::Teleporters => vec!["active", "inactive"],
        Vocab::Ban => Ban::ALL.map(|(_, word)| word).to_vec(),
        Vocab::BanEnd => crate::bind::rule::BAN_ENDS.map(|(word, _)| word).to_vec(),
        Vocab::Stat => crate::bind::rule::STATS.map(|(word, _)| word).to_vec(),
        Vocab::Until => crate::bind::rule::UNTILS.map(|(word, _)| word).to_vec(),
        Vocab::Aim => {
            crate::bind::aim::AIMS.map(|(word, _)| word).into_iter().chain(TOKENS).chain([PORTAL]).collect()
        }
        Vocab::Limit => crate::bind::offer::LIMITS.map(|(word, _)| word).to_vec(),
    }
}

/// The sides in scripts, in the order of `Side`.
pub(crate) const SIDES: [&str; 2] = ["marines", "invader"];
/// The tiers in scripts, in the order of `Tier`.
pub(crate) const TIERS: [&str; 3] = ["blue", "yellow", "red"];
/// The kinds of tokens that need no invention.
pub(crate) const TOKENS: [&str; 3] = ["objective", "health pack", "weapon"];

/// Numbers of the words that answers are made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Words {
    /// By `KindId`.
    kinds: Vec<Sym>,
    sides: [Sym; 2],
    pub(crate) tiers: [Sym; 3],
    tokens: [Sym; 3],
    /// No kind, no name.
    pub(crate) none: Sym,
}

impl Words {
    pub(crate) fn new(names: &mut Names<'_>) -> Self {
        let mut intern = |word: &str| names.symbols.intern(word);
        Self {
            kinds: names.kinds.iter().map(|k| intern(&k.id)).collect(),
            sides: SIDES.map(&mut intern),
            tiers: TIERS.map(&mut intern),
            tokens: TOKENS.map(&mut intern),
            none: intern("none"),
        }
    }

    pub(crate) fn kind(&self, kind: KindId) -> Sym {
        self.kinds.get(usize::from(kind.0)).copied().unwrap_or(self.none)
    }

    pub(crate) fn kind_named(&self, word: Sym) -> Option<KindId> {
        self.kinds.iter().position(|k| *k == word).map(|i| KindId(i as u8))
    }

    pub(crate) const fn side(&self, side: Side) -> Sym {
        self.sides[side as usize]
    }

    pub(crate) fn side_named(&self, word: Sym) -> Option<Side> {
        [Side::Marines, Side::Invader].into_iter().find(|s| self.side(*s) == word)
    }

    pub(crate) const fn token(&self, kind: TokenKind) -> Sym {
        match kind {
            TokenKind::Objective => self.tokens[0],
            TokenKind::HealthPack => self.tokens[1],
            TokenKind::Weapon(_) => self.tokens[2],
            TokenKind::Marker(word) => word,
        }
    }
}
