//! What sort of values the words of the language take and give: for checking scripts before play and for the manual.
//! A sort is a set of possibilities, so that "a door or nobody" is one, and nothing is claimed to be wrong that might
//! be right.

/// What a value may be: one bit for each possibility.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ty {
    /// The possibilities.
    pub(crate) is: u16,
    /// If it may be a list: the possibilities of its members.
    pub(crate) each: u16,
    /// If it may be a word: which words.
    pub(crate) words: Vocab,
}

const UNIT: u16 = 1;
const BOOL: u16 = 1 << 1;
const NUMBER: u16 = 1 << 2;
const WORD: u16 = 1 << 3;
const DOOR: u16 = 1 << 4;
const PORTAL: u16 = 1 << 5;
const TELEPORTER: u16 = 1 << 6;
const TOKEN: u16 = 1 << 7;
const FIGURE: u16 = 1 << 8;
const REGION: u16 = 1 << 9;
const SPACE: u16 = 1 << 10;
const NOBODY: u16 = 1 << 11;
const LIST: u16 = 1 << 12;
const OPTIONS: u16 = 1 << 13;
const EVENT: u16 = 1 << 14;
const OTHER: u16 = 1 << 15;

/// The possibilities with their names, in the order they are listed.
const NAMES: [(u16, &str); 16] = [
    (DOOR, "a door"),
    (PORTAL, "a portal"),
    (TELEPORTER, "a teleporter"),
    (TOKEN, "a token"),
    (FIGURE, "a figure"),
    (REGION, "a region"),
    (SPACE, "a space"),
    (NOBODY, "nobody"),
    (NUMBER, "a number"),
    (BOOL, "true or false"),
    (WORD, "a text"),
    (LIST, "a list"),
    (OPTIONS, "options #{…}"),
    (EVENT, "an event"),
    (UNIT, "nothing"),
    (OTHER, "something else"),
];

/// Which words are possible where a word stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Vocab {
    /// Any text.
    Free,
    /// A kind of figure, marines and demons.
    Figure,
    /// A kind of demon.
    Demon,
    /// A kind of token; scripts may invent more.
    Token,
    /// A kind of token, or any portal: what an offer is near.
    Near,
    /// A kind of figure or of token.
    Kind,
    /// A side.
    Side,
    /// The tier of a portal.
    Tier,
    /// A state or tier of portals.
    Portals,
    /// A state of doors.
    Doors,
    /// A state of teleporters.
    Teleporters,
    /// Something that can be forbidden.
    Ban,
    /// How long it is forbidden.
    BanEnd,
    /// A number of the rules.
    Stat,
    /// How long that number is changed.
    Until,
    /// Something the marines are after, or a kind of token, or any portal, they want to reach.
    Aim,
    /// How often an offer may be taken.
    Limit,
    /// The tag of an offer, question or roll.
    Tag,
}

impl Ty {
    pub(crate) const UNIT: Self = Self::one(UNIT);
    pub(crate) const BOOL: Self = Self::one(BOOL);
    pub(crate) const NUMBER: Self = Self::one(NUMBER);
    pub(crate) const TEXT: Self = Self::one(WORD);
    pub(crate) const DOOR: Self = Self::one(DOOR);
    pub(crate) const PORTAL: Self = Self::one(PORTAL);
    pub(crate) const TELEPORTER: Self = Self::one(TELEPORTER);
    pub(crate) const TOKEN: Self = Self::one(TOKEN);
    pub(crate) const FIGURE: Self = Self::one(FIGURE);
    pub(crate) const REGION: Self = Self::one(REGION);
    pub(crate) const SPACE: Self = Self::one(SPACE);
    pub(crate) const NOBODY: Self = Self::one(NOBODY);
    pub(crate) const OPTIONS: Self = Self::one(OPTIONS);
    pub(crate) const EVENT: Self = Self::one(EVENT);
    pub(crate) const OTHER: Self = Self::one(OTHER);
    /// Anything on the map.
    pub(crate) const THING: Self = Self::one(DOOR | PORTAL | TELEPORTER | TOKEN | FIGURE | REGION | SPACE);
    /// What a note can say.
    pub(crate) const NOTE: Self = Self::one(BOOL | NUMBER | WORD | NOBODY).or(Self::THING);
    /// Nothing is known of it.
    pub(crate) const ANY: Self = Self { is: u16::MAX, each: u16::MAX, words: Vocab::Free };

    const fn one(is: u16) -> Self {
        Self { is, each: 0, words: Vocab::Free }
    }

    /// A word out of some.
    pub(crate) const fn word(words: Vocab) -> Self {
        Self { is: WORD, each: 0, words }
    }

    /// A list of these.
    pub(crate) const fn list(self) -> Self {
        Self { is: LIST, each: self.is, words: self.words }
    }

    /// This or that. Of two sets of words only a common one stays known.
    pub(crate) const fn or(self, other: Self) -> Self {
        let words = if self.is & WORD == 0 {
            other.words
        } else if other.is & WORD == 0 || self.words as u8 == other.words as u8 {
            self.words
        } else {
            Vocab::Free
        };
        Self { is: self.is | other.is, each: self.each | other.each, words }
    }

    /// The members, if it is a list.
    pub(crate) const fn member(self) -> Self {
        Self { is: self.each, each: if self.each == u16::MAX { u16::MAX } else { 0 }, words: self.words }
    }

    /// May a value of this sort be one of the other?
    pub(crate) const fn may_be(self, other: Self) -> bool {
        self.is & other.is != 0
    }

    /// Is it surely one of the other?
    pub(crate) const fn surely(self, other: Self) -> bool {
        self.is & !other.is == 0
    }

    /// "a door or a portal".
    pub(crate) fn describe(self) -> String {
        if self.is == u16::MAX {
            return "anything".to_owned();
        }
        let everything = Self::THING.is;
        let mut parts: Vec<&str> = Vec::new();
        if self.is & everything == everything {
            parts.push("a thing on the map");
        }
        let rest = if parts.is_empty() { self.is } else { self.is & !everything };
        parts.extend(NAMES.iter().filter(|(bit, _)| rest & bit != 0).map(|(_, name)| name));
        match parts.split_last() {
            None => "nothing".to_owned(),
            Some((last, [])) => (*last).to_owned(),
            Some((last, first)) => format!("{} or {last}", first.join(", ")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sorts_are_sets() {
        let door_or_nobody = Ty::DOOR.or(Ty::NOBODY);
        assert!(door_or_nobody.may_be(Ty::DOOR) && !door_or_nobody.surely(Ty::DOOR));
        assert!(Ty::DOOR.surely(Ty::THING) && !Ty::NUMBER.may_be(Ty::THING));
        assert_eq!(Ty::FIGURE.list().member(), Ty::FIGURE);
        assert_eq!(Ty::ANY.member().is, u16::MAX);
        assert_eq!(door_or_nobody.describe(), "a door or nobody");
        assert_eq!(Ty::THING.or(Ty::NUMBER).describe(), "a thing on the map or a number");
        let side = Ty::word(Vocab::Side);
        assert_eq!(side.or(Ty::NOBODY).words, Vocab::Side);
        assert_eq!(side.or(Ty::word(Vocab::Tier)).words, Vocab::Free);
    }
}
