//! What sort of values the words of the language take and give: for checking scripts before play and for the manual. A
//! sort is a set of possibilities, so that "a door or `nobody`" is one, and nothing is claimed to be wrong that might
//! be right.

use super::row::row;
use words::Phrase;

/// What a value may be: one bit for each possibility. The low bits are the same in every game, the high ones are sorts
/// of things that only one game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ty {
    /// The possibilities.
    pub is: u32,
    /// If it may be a list: the possibilities of its members.
    pub each: u32,
    /// If it may be a word: which words.
    pub words: Vocab,
}

const UNIT: u32 = 1;
const BOOL: u32 = 1 << 1;
const NUMBER: u32 = 1 << 2;
const WORD: u32 = 1 << 3;
const DOOR: u32 = 1 << 4;
const TOKEN: u32 = 1 << 5;
const FIGURE: u32 = 1 << 6;
const REGION: u32 = 1 << 7;
const SPACE: u32 = 1 << 8;
const NOBODY: u32 = 1 << 9;
const LIST: u32 = 1 << 10;
const OPTIONS: u32 = 1 << 11;
const EVENT: u32 = 1 << 12;
const OTHER: u32 = 1 << 13;

/// The first bit that belongs to the game.
const OWN: u32 = 16;

/// The shared possibilities with their names, in the order they are listed. The game's own come after the first.
pub(super) const NAMES: [(u32, Phrase); 14] = [
    (DOOR, row("sort-door")),
    (TOKEN, row("sort-token")),
    (FIGURE, row("sort-figure")),
    (REGION, row("sort-region")),
    (SPACE, row("sort-space")),
    (NOBODY, row("sort-nobody")),
    (NUMBER, row("sort-number")),
    (BOOL, row("sort-bool")),
    (WORD, row("sort-word")),
    (LIST, row("sort-list")),
    (OPTIONS, row("sort-options")),
    (EVENT, row("sort-event")),
    (UNIT, row("sort-unit")),
    (OTHER, row("sort-other")),
];

/// Which words are possible where a word stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vocab {
    /// Any text.
    Free,
    /// A kind of figure, marines and demons.
    Figure,
    /// A kind of demon.
    Demon,
    /// A kind of token; scripts may invent more.
    Token,
    /// A kind of token that scripts can place; they may invent more.
    Placed,
    /// A kind of token, or another word of the game for what an offer is near.
    Near,
    /// A kind of figure or of token.
    Kind,
    /// A side.
    Side,
    /// A state of doors.
    Doors,
    /// Something the marines are after, or what they want to get near.
    Aim,
    /// How often an offer may be taken.
    Limit,
    /// The tag of an offer, question or roll.
    Tag,
    /// Words that only the game has: the position of their list in [`Language::vocabularies`](super::Language::vocabularies).
    Own(u8),
}

impl Vocab {
    /// A number for each; `==` cannot be asked in constants.
    const fn number(self) -> u16 {
        match self {
            Self::Free => 0,
            Self::Figure => 1,
            Self::Demon => 2,
            Self::Token => 3,
            Self::Near => 4,
            Self::Kind => 5,
            Self::Side => 6,
            Self::Doors => 7,
            Self::Aim => 8,
            Self::Limit => 9,
            Self::Tag => 10,
            Self::Placed => 11,
            Self::Own(list) => 256 + list as u16,
        }
    }
}

impl Ty {
    /// Nothing.
    pub const UNIT: Self = Self::one(UNIT);
    /// True or false.
    pub const BOOL: Self = Self::one(BOOL);
    /// A number.
    pub const NUMBER: Self = Self::one(NUMBER);
    /// A text.
    pub const TEXT: Self = Self::one(WORD);
    /// A door.
    pub const DOOR: Self = Self::one(DOOR);
    /// A token.
    pub const TOKEN: Self = Self::one(TOKEN);
    /// A figure.
    pub const FIGURE: Self = Self::one(FIGURE);
    /// A region.
    pub const REGION: Self = Self::one(REGION);
    /// A space.
    pub const SPACE: Self = Self::one(SPACE);
    /// The value `nobody`.
    pub const NOBODY: Self = Self::one(NOBODY);
    /// Options of an offer.
    pub const OPTIONS: Self = Self::one(OPTIONS);
    /// The event of a handler.
    pub const EVENT: Self = Self::one(EVENT);
    /// Something no word of the language takes, such as a function.
    pub const OTHER: Self = Self::one(OTHER);
    /// Anything on the map, the game's own things included.
    pub const THING: Self = Self::one(DOOR | TOKEN | FIGURE | REGION | SPACE | u32::MAX << OWN);
    /// What a note can say.
    pub const NOTE: Self = Self::one(BOOL | NUMBER | WORD | NOBODY).or(Self::THING);
    /// Nothing is known of it.
    pub const ANY: Self = Self { is: u32::MAX, each: u32::MAX, words: Vocab::Free };
    /// Not even a possibility: what a set of sorts begins with.
    pub const NONE: Self = Self::one(0);

    const fn one(is: u32) -> Self {
        Self { is, each: 0, words: Vocab::Free }
    }

    /// A sort of things that only the game has, by its position in [`Language::sorts`](super::Language::sorts). There are
    /// sixteen at most.
    #[must_use]
    pub const fn own(sort: u8) -> Self {
        assert!(sort < 16, "a game has at most sixteen sorts of its own");
        Self::one(1 << (OWN + sort as u32))
    }

    /// A word out of some.
    #[must_use]
    pub const fn word(words: Vocab) -> Self {
        Self { is: WORD, each: 0, words }
    }

    /// A list of these.
    #[must_use]
    pub const fn list(self) -> Self {
        Self { is: LIST, each: self.is, words: self.words }
    }

    /// This or that. Of two sets of words only a common one stays known.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        let words = if self.is & WORD == 0 {
            other.words
        } else if other.is & WORD == 0 || self.words.number() == other.words.number() {
            self.words
        } else {
            Vocab::Free
        };
        Self { is: self.is | other.is, each: self.each | other.each, words }
    }

    /// The members of a list. Anything, if it may also be something else than a list, or if no member is known: a list that
    /// begins empty is filled later.
    #[must_use]
    pub const fn member(self) -> Self {
        if self.is != LIST || matches!(self.each, 0 | u32::MAX) {
            return Self::ANY;
        }
        Self { is: self.each, each: 0, words: self.words }
    }

    /// The same without the possibility that it is nothing. What may be anything stays so.
    #[must_use]
    pub const fn something(self) -> Self {
        if self.is == u32::MAX { self } else { Self { is: self.is & !UNIT, ..self } }
    }

    /// May a value of this sort be one of the other?
    #[must_use]
    pub const fn may_be(self, other: Self) -> bool {
        self.is & other.is != 0
    }

    /// Is it surely one of the other?
    #[must_use]
    pub const fn surely(self, other: Self) -> bool {
        self.is & !other.is == 0
    }
}

/// "a, b or c", with the word before the last one.
#[must_use]
pub fn listed(parts: &[&str], word: &str) -> String {
    match parts.split_last() {
        None => String::new(),
        Some((last, [])) => (*last).to_owned(),
        Some((last, first)) => format!("{} {word} {last}", first.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Language, SHARED};
    use super::*;

    #[test]
    fn sorts_are_sets() {
        const SORTS: &[Phrase] = &[Phrase::verbatim("a lamp"), Phrase::verbatim("a lift")];
        let game = Language { sorts: SORTS, ..SHARED };
        let door_or_nobody = Ty::DOOR.or(Ty::NOBODY);
        assert!(door_or_nobody.may_be(Ty::DOOR) && !door_or_nobody.surely(Ty::DOOR));
        assert!(Ty::DOOR.surely(Ty::THING) && Ty::own(15).surely(Ty::THING) && !Ty::NUMBER.may_be(Ty::THING));
        assert_eq!(Ty::FIGURE.list().member(), Ty::FIGURE);
        for unknown in [Ty::ANY, Ty::NONE.list(), Ty::TEXT, Ty::OPTIONS, Ty::FIGURE.list().or(Ty::TEXT)] {
            assert_eq!(unknown.member(), Ty::ANY, "{}", unknown.describe(&game));
        }
        assert_eq!(Ty::FIGURE.list().list().member().member(), Ty::ANY);
        assert_eq!(Ty::NUMBER.or(Ty::UNIT).something(), Ty::NUMBER);
        assert_eq!((Ty::UNIT.something(), Ty::ANY.something()), (Ty::NONE, Ty::ANY));
        assert_eq!(door_or_nobody.describe(&game).english(), "a door or nobody");
        assert_eq!(
            Ty::own(1).or(Ty::own(0)).or(Ty::TOKEN).describe(&game).english(),
            "a lamp, a lift or a token"
        );
        assert_eq!(Ty::THING.or(Ty::NUMBER).describe(&game).english(), "a thing on the map or a number");
        let side = Ty::word(Vocab::Side);
        assert_eq!(side.or(Ty::NOBODY).words, Vocab::Side);
        assert_eq!(side.or(Ty::word(Vocab::Own(0))).words, Vocab::Free);
        let own = Ty::word(Vocab::Own(1));
        assert_eq!(own.or(own).words, Vocab::Own(1));
        assert_eq!(own.or(Ty::word(Vocab::Own(0))).words, Vocab::Free);
    }
}
