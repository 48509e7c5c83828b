//! Event cards and the sets they come in.

use super::ability::Ability;
use super::card::Defence;
use serde::Deserialize;

/// An event card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventCard {
    /// Stable name, unique in the box.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// Copies in the set.
    pub copies: u8,
    /// What it shows in defence of a demon.
    #[serde(default)]
    pub defence: Defence,
    /// What playing it does; each ability's trigger is a window in which it may be played.
    pub abilities: Vec<Ability>,
    /// What it does, in our words.
    pub text: String,
    /// What of it is ours and not the published game's.
    #[serde(default)]
    pub homebrew: Vec<String>,
    /// Its set (position in `Content::event_sets`); filled in while loading.
    #[serde(skip)]
    pub set: u8,
}

/// A set of event cards.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventSet {
    /// Stable name.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// Its cards, six in all with copies.
    pub cards: Vec<EventCard>,
}
