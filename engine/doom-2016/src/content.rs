//! The box's data, typed: dice, marines, weapons, demons, events, invasion, class, glory kill and squad cards.
//! It is read from RON files in `engine/doom-2016/data`, which people can read and change, and from whatever a designer
//! adds to them; nothing here knows play.

pub mod ability;
mod boxed;
mod card;
mod demon;
mod event;
mod files;
mod ids;
mod invasion;
pub mod limits;
mod load;
mod marine;
mod personal;
mod pieces;
mod source;
mod spoken;

pub use ability::{Ability, Act, Condition, Payment, Trigger};
pub use card::{ActionCard, Attack, CardKind, Defence, SetClass, WeaponSet};
pub use demon::Demon;
pub use event::{EventCard, EventSet};
pub(crate) use files::FILES;
pub use ids::{CardId, ClassId, DemonId, EventId, GloryId, SetId};
pub use invasion::{Group, Invasion, Summons};
pub use limits::{MAX_ABILITIES, MAX_DISTINCT};
pub use marine::{Marine, MarineRules};
pub use personal::{ClassCard, GloryCard, SquadCard};
pub use pieces::{Dice, Stock};
pub use rule_system::content::{Problem, Source};
pub(crate) use source::Reads;
pub(crate) use spoken::WORDS;

use arrayvec::ArrayVec;
use engine::game::Side;
use engine::table::FigureKind;
use limits::MAX_CARDS;
use tiles::Footprint;

/// Everything. A value like any other: the box alone, or the box with a designer's own additions. A game keeps the one
/// it was set up with.
#[derive(Clone, Debug, Default)]
pub struct Content {
    /// Dice faces.
    pub dice: Dice,
    /// Marine cards.
    pub marines: Vec<Marine>,
    /// What all marines share.
    pub marine_rules: MarineRules,
    /// Weapon sets (their `cards` are moved to `Content::cards`).
    pub sets: Vec<WeaponSet>,
    /// All distinct action cards.
    pub cards: Vec<ActionCard>,
    /// Demon cards.
    pub demons: Vec<Demon>,
    /// Event sets (their `cards` are moved to `Content::events`).
    pub event_sets: Vec<EventSet>,
    /// All distinct event cards.
    pub events: Vec<EventCard>,
    /// Invasion cards.
    pub invasions: Vec<Invasion>,
    /// Class cards.
    pub classes: Vec<ClassCard>,
    /// Glory kill cards.
    pub glory: Vec<GloryCard>,
    /// Squad cards.
    pub squad: Vec<SquadCard>,
    /// Everything else.
    pub stock: Stock,
}

impl Content {
    /// The kinds of figures of a game: these marines in seat order, then every demon of the box.
    #[must_use]
    pub fn figure_kinds(&self, marines: &[&str]) -> Vec<FigureKind> {
        let marines =
            marines.iter().filter_map(|id| self.marines.iter().find(|m| m.id == *id)).map(|m| FigureKind {
                id: m.id.clone(),
                name: m.name.clone(),
                side: Side::Marines,
                footprint: Footprint::ONE,
                health: m.health,
                figures: 1,
            });
        let demons = self.demons.iter().map(|d| FigureKind {
            id: d.id.clone(),
            name: d.name.clone(),
            side: Side::Invader,
            footprint: d.footprint(),
            health: d.health,
            figures: d.figures,
        });
        marines.chain(demons).collect()
    }

    /// The weapon set with a stable name.
    #[must_use]
    pub fn set(&self, id: &str) -> Option<SetId> {
        self.sets.iter().position(|s| s.id == id).map(|i| SetId(i as u8))
    }

    /// The distinct cards of a set with their number of copies.
    pub fn cards_of(&self, set: SetId) -> impl Iterator<Item = (CardId, u8)> + '_ {
        self.cards
            .iter()
            .enumerate()
            .filter(move |(_, c)| c.set == set)
            .map(|(i, c)| (CardId(i as u8), c.copies))
    }

    /// Every card of a set, copies and all.
    pub(crate) fn deck_of(&self, set: SetId) -> ArrayVec<u8, MAX_CARDS> {
        self.cards_of(set)
            .flat_map(|(card, copies)| std::iter::repeat_n(card.0, usize::from(copies)))
            .collect()
    }

    /// The set of event cards with a stable name.
    #[must_use]
    pub fn event_set(&self, id: &str) -> Option<u8> {
        self.event_sets.iter().position(|s| s.id == id).map(|i| i as u8)
    }

    /// The distinct events of a set with their number of copies.
    pub fn events_of(&self, set: u8) -> impl Iterator<Item = (EventId, u8)> + '_ {
        self.events
            .iter()
            .enumerate()
            .filter(move |(_, e)| e.set == set)
            .map(|(i, e)| (EventId(i as u8), e.copies))
    }

    /// Every event of a set, copies and all.
    pub(crate) fn event_deck_of(&self, set: u8) -> Vec<u8> {
        self.events_of(set)
            .flat_map(|(event, copies)| std::iter::repeat_n(event.0, usize::from(copies)))
            .collect()
    }

    /// The invasion card with a stable name.
    #[must_use]
    pub fn invasion(&self, id: &str) -> Option<&Invasion> {
        self.invasions.iter().find(|i| i.id == id)
    }

    /// The class card with a stable name.
    #[must_use]
    pub fn class(&self, id: &str) -> Option<ClassId> {
        self.classes.iter().position(|c| c.id == id).map(|i| ClassId(i as u8))
    }

    /// The squad card for so many marines.
    #[must_use]
    pub fn squad_card(&self, marines: u8) -> Option<&SquadCard> {
        self.squad.iter().find(|s| s.marines == marines)
    }

    /// The demon with a stable name.
    #[must_use]
    pub fn demon(&self, id: &str) -> Option<DemonId> {
        self.demons.iter().position(|d| d.id == id).map(|i| DemonId(i as u8))
    }
}
