//! What only one rule system knows, carried through what all share: an event or effect of its own as a number and up to four
//! parts. The rule system writes it as an enum with the macro [`own!`](crate::own!); the code in between only passes it
//! on.

use crate::name::Sym;
use crate::table::KindId;
use crate::world::{FigureId, PieceId, Thing, TokenId};
use std::sync::Arc;
use tiles::{DoorId, SpaceId};

/// The most parts.
pub const MAX_PARTS: usize = 4;

/// The most kinds of events, and of effects, of a rule system's own.
pub const MAX_KINDS: usize = 64;

/// An event or effect of a rule system's own.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Own {
    /// Which of the rule system's list.
    pub kind: u8,
    /// Its particulars; what is not used is `Nothing`.
    pub parts: [Part; MAX_PARTS],
}

/// A particular of an event or effect.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Part {
    /// Not there.
    #[default]
    Nothing,
    /// Yes or no.
    Bool(bool),
    /// A whole number.
    Number(i64),
    /// A word.
    Word(Sym),
    /// A kind of figure.
    Kind(KindId),
    /// Something on the map.
    Thing(Thing),
    /// A name for people.
    Text(Arc<str>),
}

/// A type of which a part can be made, and the other way round.
pub trait AsPart: Sized {
    /// As a part.
    fn part(self) -> Part;

    /// What a part holds; `None` when it holds something else.
    fn of(part: &Part) -> Option<Self>;
}

macro_rules! parts {
    ($( $ty:ty: $value:ident => $part:expr, $pattern:pat => $back:expr; )*) => { $(
        impl AsPart for $ty {
            fn part(self) -> Part {
                let $value = self;
                $part
            }

            fn of(part: &Part) -> Option<Self> {
                match part {
                    $pattern => $back,
                    _ => None,
                }
            }
        }
    )* };
}

parts! {
    bool: yes => Part::Bool(yes), Part::Bool(yes) => Some(*yes);
    u8: n => Part::Number(i64::from(n)), Part::Number(n) => Self::try_from(*n).ok();
    i8: n => Part::Number(i64::from(n)), Part::Number(n) => Self::try_from(*n).ok();
    u32: n => Part::Number(i64::from(n)), Part::Number(n) => Self::try_from(*n).ok();
    Sym: word => Part::Word(word), Part::Word(word) => Some(*word);
    KindId: kind => Part::Kind(kind), Part::Kind(kind) => Some(*kind);
    Thing: thing => Part::Thing(thing), Part::Thing(thing) => Some(*thing);
    FigureId: id => Part::Thing(Thing::Figure(id)), Part::Thing(Thing::Figure(id)) => Some(*id);
    TokenId: id => Part::Thing(Thing::Token(id)), Part::Thing(Thing::Token(id)) => Some(*id);
    PieceId: id => Part::Thing(Thing::Piece(id)), Part::Thing(Thing::Piece(id)) => Some(*id);
    DoorId: id => Part::Thing(Thing::Door(id)), Part::Thing(Thing::Door(id)) => Some(*id);
    SpaceId: id => Part::Thing(Thing::Space(id)), Part::Thing(Thing::Space(id)) => Some(*id);
    Arc<str>: text => Part::Text(text), Part::Text(text) => Some(Self::clone(text));
}

impl<T: AsPart> AsPart for Option<T> {
    fn part(self) -> Part {
        self.map_or(Part::Nothing, T::part)
    }

    fn of(part: &Part) -> Option<Self> {
        match part {
            Part::Nothing => Some(None),
            part => T::of(part).map(Some),
        }
    }
}

/// Declares the events, or the effects, of a rule system's own: an enum whose variants have up to four named fields, the
/// enum of their kinds, and the way to [`Own`] and back. The last word says which they are: `Event` or `Effect`.
///
/// ```
/// engine::own! {
///     /// What can happen at sea.
///     pub enum AtSea, kinds AtSeaKind, of Event {
///         /// The tide came in.
///         Tide { /// How high.
///             height: u8 },
///         /// The ship sank.
///         Sunk {},
///     }
/// }
/// let own = engine::own::Own::from(AtSea::Tide { height: 3 });
/// assert_eq!(own.kind, AtSeaKind::Tide as u8);
/// assert_eq!(AtSea::of(&own), Some(AtSea::Tide { height: 3 }));
/// ```
#[macro_export]
macro_rules! own {
    ($(#[$meta:meta])* $vis:vis enum $name:ident, kinds $kinds:ident, of $of:ident {
        $( $(#[$doc:meta])* $variant:ident { $( $(#[$fdoc:meta])* $field:ident : $ty:ty ),* $(,)? } ),* $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        $vis enum $name { $( $(#[$doc])* $variant { $( $(#[$fdoc])* $field: $ty ),* } ),* }

        /// The kinds of it, without their particulars.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(u8)]
        $vis enum $kinds { $( $(#[$doc])* $variant ),* }

        impl $kinds {
            /// Every kind, in order.
            pub const ALL: &'static [Self] = &[ $( Self::$variant ),* ];
        }

        impl $name {
            /// What the shared form stands for; `None` when it is not one of these.
            #[must_use]
            pub fn of(own: &$crate::own::Own) -> Option<Self> {
                let kind = $kinds::ALL.get(usize::from(own.kind))?;
                let mut parts = own.parts.iter();
                Some(match kind {
                    $( $kinds::$variant => Self::$variant {
                        $( $field: <$ty as $crate::own::AsPart>::of(parts.next()?)? ),*
                    }, )*
                })
            }
        }

        impl From<$name> for $crate::own::Own {
            fn from(value: $name) -> Self {
                match value {
                    $( $name::$variant { $( $field ),* } => {
                        let parts: &[$crate::own::Part] =
                            &[ $( <$ty as $crate::own::AsPart>::part($field) ),* ];
                        Self {
                            kind: $kinds::$variant as u8,
                            parts: std::array::from_fn(|i| parts.get(i).cloned().unwrap_or_default()),
                        }
                    } )*
                }
            }
        }

        impl From<$name> for $crate::$of {
            fn from(value: $name) -> Self {
                Self::Own(value.into())
            }
        }
    };
}
