//! The numbers that everybody can see on the table, and what marines read in place of cards that the invader draws.

use rule_system::tells::{Count, Draw, Told};

/// The numbers, in the order in which they are shown.
pub(crate) static COUNTS: [Count; 4] = [
    Count {
        id: "frags",
        about: "Frag tokens of the invader.",
        nouns: ["frag", "frags"],
        always: true,
        limit: Some("frag_limits"),
        told: Told::Followed,
    },
    Count {
        id: "argent",
        about: "Argent tokens in play, on demon cards and the invasion card.",
        nouns: ["argent", "argent"],
        always: true,
        limit: None,
        told: Told::Table,
    },
    Count {
        id: "events",
        about: "Event cards in the invader's hand.",
        nouns: ["event", "events"],
        always: true,
        limit: None,
        told: Told::Cards,
    },
    Count {
        id: "threat",
        about: "Threat tokens on the threat card.",
        nouns: ["threat", "threat"],
        always: false,
        limit: None,
        told: Told::Followed,
    },
];

/// Which choices of chance draw a card.
pub(crate) static DRAWS: &[Draw] = &[
    Draw { key: "card ", secret: None },
    Draw { key: "event ", secret: Some("The invader draws an event") },
];
