//! Facts of the game that are plain words in a script: no brackets, always there.

use crate::look::Look;
use crate::ty::Ty;
use crate::value::Val;

/// A plain word.
pub(crate) struct Fact {
    pub(crate) name: &'static str,
    pub(crate) gives: Ty,
    pub(crate) read: fn(&Look<'_>) -> Val,
    pub(crate) doc: &'static str,
}

/// All of them.
pub(crate) const FACTS: &[Fact] = &[
    Fact {
        name: "round",
        gives: Ty::NUMBER,
        read: |look| Val::int(i64::from(look.world.round)),
        doc: "The round, counted from 1; 0 while the game is being set up.",
    },
    Fact {
        name: "frags",
        gives: Ty::NUMBER,
        read: |look| Val::int(i64::from(look.world.frags)),
        doc: "How many frag tokens the invader holds.",
    },
    Fact {
        name: "argent",
        gives: Ty::NUMBER,
        read: |look| Val::int(i64::from(look.world.argent)),
        doc: "How many argent tokens are in play.",
    },
    Fact {
        name: "threat",
        gives: Ty::NUMBER,
        read: |look| Val::int(i64::from(look.world.threat)),
        doc: "How many threat tokens lie on the threat card.",
    },
    Fact {
        name: "events_in_hand",
        gives: Ty::NUMBER,
        read: |look| Val::int(i64::from(look.world.events_in_hand)),
        doc: "How many event cards the invader has in hand.",
    },
    Fact {
        name: "active",
        gives: Ty::FIGURE.or(Ty::NOBODY),
        read: |look| look.world.active.map_or(Val::NOBODY, Val::figure),
        doc: "The figure whose activation it is, or `nobody`.",
    },
    Fact {
        name: "nobody",
        gives: Ty::NOBODY,
        read: |_| Val::NOBODY,
        doc: "What `active` and `e.by` are when no figure did it. Its properties are \"none\", 0 and false.",
    },
];

/// The fact with a name.
pub(crate) fn fact(name: &str) -> Option<&'static Fact> {
    FACTS.iter().find(|f| f.name == name)
}
