//! A value on its way between a script and the rules: small, copied freely, the same for both ways of running scripts.
//! A scripting language decides how it holds its values.

use super::Ty;
use crate::world::RegionId;
use crate::{FigureId, PieceClass, PieceId, Sym, Thing, TokenId, Value};
use tiles::{DoorId, SpaceId};

/// A value of a script. Two words that travel in registers; [`Val::view`] shows what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Val {
    tag: Tag,
    bits: i64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tag {
    Unit,
    Bool,
    Int,
    Word,
    Text,
    Nobody,
    Door,
    Token,
    Figure,
    Region,
    Space,
    /// A piece of the game, of a sort that only it has: which class in the upper half of the bits, which thing in the lower.
    Own,
    Event,
    List,
    Options,
    Other,
}

/// What a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    /// Nothing.
    Unit,
    /// True or false.
    Bool(bool),
    /// A number.
    Int(i64),
    /// A word known before play.
    Word(Sym),
    /// A text made during the call: its number in `Extra::texts`.
    Text(u16),
    /// Something on the map.
    Thing(Thing),
    /// `nobody` in scripts: no figure did it, there is no such thing.
    Nobody,
    /// The event of the handler.
    Event,
    /// A list; its members are in `Extra::items`. One for each call.
    List,
    /// Options; they are in `Extra::options`. One for each call.
    Options,
    /// Something no word of the language takes, such as a function.
    Other,
}

impl Val {
    /// Nothing.
    pub const UNIT: Self = Self::of(Tag::Unit, 0);
    /// The value `nobody`.
    pub const NOBODY: Self = Self::of(Tag::Nobody, 0);
    /// The event of the handler.
    pub const EVENT: Self = Self::of(Tag::Event, 0);
    /// The list of the call.
    pub const LIST: Self = Self::of(Tag::List, 0);
    /// The options of the call.
    pub const OPTIONS: Self = Self::of(Tag::Options, 0);
    /// Something no word takes.
    pub const OTHER: Self = Self::of(Tag::Other, 0);

    const fn of(tag: Tag, bits: i64) -> Self {
        Self { tag, bits }
    }

    /// True or false.
    #[must_use]
    pub const fn bool(yes: bool) -> Self {
        Self::of(Tag::Bool, yes as i64)
    }

    /// A number.
    #[must_use]
    pub const fn int(number: i64) -> Self {
        Self::of(Tag::Int, number)
    }

    /// A word known before play.
    #[must_use]
    pub const fn word(word: Sym) -> Self {
        Self::of(Tag::Word, word.0 as i64)
    }

    /// A text made during the call, by its number in `Extra::texts`.
    #[must_use]
    pub const fn text(number: u16) -> Self {
        Self::of(Tag::Text, number as i64)
    }

    /// Anything on the map.
    #[must_use]
    pub const fn thing(thing: Thing) -> Self {
        match thing {
            Thing::Door(DoorId(i)) => Self::of(Tag::Door, i as i64),
            Thing::Piece(PieceId { class, number }) => Self::own(class.0, number),
            Thing::Token(TokenId(i)) => Self::of(Tag::Token, i as i64),
            Thing::Figure(FigureId(i)) => Self::of(Tag::Figure, i as i64),
            Thing::Region(RegionId(i)) => Self::of(Tag::Region, i as i64),
            Thing::Space(SpaceId(i)) => Self::of(Tag::Space, i as i64),
        }
    }

    /// A thing of a sort of the game's own.
    const fn own(sort: u8, number: u8) -> Self {
        Self::of(Tag::Own, (sort as i64) << 32 | number as i64)
    }

    /// A thing or `nobody`.
    #[must_use]
    pub fn maybe(thing: Option<Thing>) -> Self {
        thing.map_or(Self::NOBODY, Self::thing)
    }

    /// A space.
    #[must_use]
    pub const fn space(space: SpaceId) -> Self {
        Self::thing(Thing::Space(space))
    }

    /// A figure.
    #[must_use]
    pub const fn figure(figure: FigureId) -> Self {
        Self::thing(Thing::Figure(figure))
    }

    /// What it is.
    #[must_use]
    #[inline]
    pub const fn view(self) -> View {
        let i = self.bits;
        View::Thing(match self.tag {
            Tag::Unit => return View::Unit,
            Tag::Bool => return View::Bool(i != 0),
            Tag::Int => return View::Int(i),
            Tag::Word => return View::Word(Sym(i as u16)),
            Tag::Text => return View::Text(i as u16),
            Tag::Nobody => return View::Nobody,
            Tag::Event => return View::Event,
            Tag::List => return View::List,
            Tag::Options => return View::Options,
            Tag::Other => return View::Other,
            Tag::Door => Thing::Door(DoorId(i as u8)),
            Tag::Own => Thing::Piece(PieceId { class: PieceClass((i >> 32) as u8), number: i as u8 }),
            Tag::Token => Thing::Token(TokenId(i as u8)),
            Tag::Figure => Thing::Figure(FigureId(i as u8)),
            Tag::Region => Thing::Region(RegionId(i as u8)),
            Tag::Space => Thing::Space(SpaceId(i as u16)),
        })
    }

    /// Is it a value that `==` compares as it stands? (Not the event, nor what only names a place in `Extra`.)
    #[must_use]
    #[inline]
    pub const fn is_plain(self) -> bool {
        !matches!(self.tag, Tag::Text | Tag::Event | Tag::List | Tag::Options | Tag::Other)
    }

    /// The sort of value it is.
    #[must_use]
    pub const fn ty(self) -> Ty {
        match self.tag {
            Tag::Unit => Ty::UNIT,
            Tag::Bool => Ty::BOOL,
            Tag::Int => Ty::NUMBER,
            Tag::Word | Tag::Text => Ty::TEXT,
            Tag::Nobody => Ty::NOBODY,
            Tag::Door => Ty::DOOR,
            Tag::Own => Ty::own((self.bits >> 32) as u8),
            Tag::Token => Ty::TOKEN,
            Tag::Figure => Ty::FIGURE,
            Tag::Region => Ty::REGION,
            Tag::Space => Ty::SPACE,
            Tag::Event => Ty::EVENT,
            Tag::List => Ty::OTHER.list(),
            Tag::Options => Ty::OPTIONS,
            Tag::Other => Ty::OTHER,
        }
    }
}

/// What a note says, as a value of a script.
impl From<Value> for Val {
    fn from(value: Value) -> Self {
        match value {
            Value::Bool(yes) => Self::bool(yes),
            Value::Int(number) => Self::int(i64::from(number)),
            Value::Word(word) => Self::word(word),
            Value::Thing(thing) => Self::thing(thing),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_in_comes_out() {
        let things = [
            Thing::Door(DoorId(11)),
            Thing::Piece(PieceId { class: PieceClass(0), number: 31 }),
            Thing::Piece(PieceId { class: PieceClass(7), number: 1 }),
            Thing::Token(TokenId(47)),
            Thing::Figure(FigureId(39)),
            Thing::Region(RegionId(255)),
            Thing::Space(SpaceId(1023)),
        ];
        for thing in things {
            assert_eq!(Val::thing(thing).view(), View::Thing(thing));
            assert!(Val::thing(thing).ty().surely(Ty::THING));
        }
        assert_eq!(Val::int(i64::MIN).view(), View::Int(i64::MIN));
        assert_eq!(Val::bool(true).view(), View::Bool(true));
        assert_eq!(Val::word(Sym(u16::MAX)).view(), View::Word(Sym(u16::MAX)));
        assert_ne!(Val::int(0), Val::bool(false));
    }

    /// Both fit into two registers; three would go through memory and cost the lowered handlers a third of their speed.
    #[test]
    fn two_words() {
        assert_eq!(size_of::<Val>(), 16);
        assert_eq!(size_of::<Result<Val, ()>>(), 16);
    }
}
