//! The numbers that everybody can see on the table, and what marines read in place of cards that the invader draws.

use crate::row::row;
use rule_system::tells::{Count, Draw, Told};

/// The numbers, in the order in which they are shown.
pub(crate) static COUNTS: [Count; 4] = [
    Count {
        id: "frags",
        about: row("count-frags"),
        nouns: [row("count-frags-one"), row("count-frags-many")],
        always: true,
        limit: Some("frag_limits"),
        told: Told::Followed,
    },
    Count {
        id: "argent",
        about: row("count-argent"),
        nouns: [row("count-argent-one"), row("count-argent-many")],
        always: true,
        limit: None,
        told: Told::Table,
    },
    Count {
        id: "events",
        about: row("count-events"),
        nouns: [row("count-events-one"), row("count-events-many")],
        always: true,
        limit: None,
        told: Told::Cards,
    },
    Count {
        id: "threat",
        about: row("count-threat"),
        nouns: [row("count-threat-one"), row("count-threat-many")],
        always: false,
        limit: None,
        told: Told::Followed,
    },
];

/// Which choices of chance draw a card.
pub(crate) static DRAWS: &[Draw] =
    &[Draw { key: "card ", secret: None }, Draw { key: "event ", secret: Some(row("draw-event")) }];
