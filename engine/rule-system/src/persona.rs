//! Personas: greedy bots that have a will of their own and follow it even where it does not win. They show how a mission
//! plays for people who do the same. What each wants in numbers is known to the rule systems that have it.

use crate::row::row;
use engine::Side;
use words::Phrase;

/// Something of one game that makes a way of play pay less.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Remedy {
    /// The bot that plays like that.
    pub against: Persona,
    /// What helps, as a part of a list: `a threat card that hurries them`.
    pub words: Phrase,
}

/// A greedy bot with a will of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub enum Persona {
    /// Aims first.
    Rush,
    /// Health first.
    Turtle,
    /// What has not been seen first.
    Explore,
    /// Demons first.
    Hunt,
    /// At the marines with everything.
    Swarm,
    /// From hiding.
    Ambush,
    /// Where the marines want to go.
    Guard,
}

impl Persona {
    /// All of them, the marines' first.
    pub const ALL: [Self; 7] =
        [Self::Rush, Self::Turtle, Self::Explore, Self::Hunt, Self::Swarm, Self::Ambush, Self::Guard];

    /// For people and files: `rush`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Rush => "rush",
            Self::Turtle => "turtle",
            Self::Explore => "explore",
            Self::Hunt => "hunt",
            Self::Swarm => "swarm",
            Self::Ambush => "ambush",
            Self::Guard => "guard",
        }
    }

    /// The side it plays.
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Self::Rush | Self::Turtle | Self::Explore | Self::Hunt => Side::Marines,
            Self::Swarm | Self::Ambush | Self::Guard => Side::Invader,
        }
    }

    /// What it does, as a sentence without its subject.
    #[must_use]
    pub const fn does(self) -> Phrase {
        match self {
            Self::Rush => row("persona-rush"),
            Self::Turtle => row("persona-turtle"),
            Self::Explore => row("persona-explore"),
            Self::Hunt => row("persona-hunt"),
            Self::Swarm => row("persona-swarm"),
            Self::Ambush => row("persona-ambush"),
            Self::Guard => row("persona-guard"),
        }
    }
}
