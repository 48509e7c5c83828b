//! A value on its way between a script and the rules: small, copied freely, the same for both ways of running scripts.
//! How Rhai holds its values is `host`'s business.

use crate::ty::Ty;
use engine::{Sym, Thing, Value};

/// A value of a script.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Val {
    Unit,
    Bool(bool),
    Int(i64),
    /// A word known before play.
    Word(Sym),
    /// A text made during the call: its number in `Extra::texts`.
    Text(u16),
    Thing(Thing),
    /// Nobody did it, nothing is there.
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
    /// A thing or nobody.
    pub(crate) fn maybe(thing: Option<Thing>) -> Self {
        thing.map_or(Self::Nobody, Self::Thing)
    }

    /// A space.
    pub(crate) const fn space(space: tiles::SpaceId) -> Self {
        Self::Thing(Thing::Space(space))
    }

    /// A figure.
    pub(crate) const fn figure(figure: engine::FigureId) -> Self {
        Self::Thing(Thing::Figure(figure))
    }

    /// The sort of value it is.
    pub(crate) const fn ty(self) -> Ty {
        match self {
            Self::Unit => Ty::UNIT,
            Self::Bool(_) => Ty::BOOL,
            Self::Int(_) => Ty::NUMBER,
            Self::Word(_) | Self::Text(_) => Ty::TEXT,
            Self::Thing(thing) => ty_of(thing),
            Self::Nobody => Ty::NOBODY,
            Self::Event => Ty::EVENT,
            Self::List => Ty::OTHER.list(),
            Self::Options => Ty::OPTIONS,
            Self::Other => Ty::OTHER,
        }
    }
}

/// The sort of a thing.
pub(crate) const fn ty_of(thing: Thing) -> Ty {
    match thing {
        Thing::Door(_) => Ty::DOOR,
        Thing::Portal(_) => Ty::PORTAL,
        Thing::Teleporter(_) => Ty::TELEPORTER,
        Thing::Token(_) => Ty::TOKEN,
        Thing::Figure(_) => Ty::FIGURE,
        Thing::Region(_) => Ty::REGION,
        Thing::Space(_) => Ty::SPACE,
    }
}

/// What a note says, as a value of a script.
impl From<Value> for Val {
    fn from(value: Value) -> Self {
        match value {
            Value::Bool(b) => Self::Bool(b),
            Value::Int(i) => Self::Int(i64::from(i)),
            Value::Word(word) => Self::Word(word),
            Value::Thing(thing) => Self::Thing(thing),
        }
    }
}
