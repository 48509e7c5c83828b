//! The box's data, typed: dice, marines, weapons, demons, events, invasion and glory kill cards.
//! It is read from the RON files in `engine/data/doom-2016`, which people can read and change; nothing here knows play.

pub mod ability;
pub mod load;

pub use ability::{Ability, Act, Condition, Payment, Trigger};

use crate::game::Side;
use crate::table::{FigureKind, Tier};
use serde::Deserialize;
use tiles::{Footprint, Gait};

/// A distinct action card: its position in `Content::cards`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(pub u8);

/// A weapon set: its position in `Content::sets`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SetId(pub u8);

/// A distinct event card: its position in `Content::events`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EventId(pub u8);

/// A kind of demon: its position in `Content::demons`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DemonId(pub u8);

/// A distinct glory kill card: its position in `Content::glory`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GloryId(pub u8);

/// Damage icons on the faces of the two dice.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dice {
    /// The six faces of a red die.
    pub red: [u8; 6],
    /// The six faces of a black die.
    pub black: [u8; 6],
}

/// A marine card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Marine {
    /// Stable name.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// Damage at which he is fragged.
    pub health: u8,
    /// Cards he draws up to.
    pub hand: u8,
}

/// Numbers that all marines share.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarineRules {
    /// Movement points of a sprint.
    pub sprint: u8,
    /// What a health pack recovers.
    pub health_pack: u8,
    /// What a glory kill recovers at once.
    pub glory_recovers: u8,
    /// Initiative cards of a marine alone.
    pub solo_cards: u8,
    /// The weapon set every marine has.
    pub basic_set: String,
}

/// A weapon set: the cards that come with a weapon token.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeaponSet {
    /// Stable name.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// How a marine comes by it.
    pub class: SetClass,
    /// Weapon tokens in the box.
    pub tokens: u8,
    /// Its cards.
    pub cards: Vec<ActionCard>,
}

/// How a marine comes by a weapon set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum SetClass {
    /// Every marine has it.
    Basic,
    /// Chosen at the start (two different ones), or found.
    Starting,
    /// Only found.
    Special,
}

/// When an action card is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum CardKind {
    /// One in each activation.
    Main,
    /// Any number in one's activation.
    Bonus,
    /// In another's activation, when its ability says so.
    Reaction,
}

/// The attack printed on a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attack {
    /// Spaces, the defender's included.
    pub range: u8,
    /// Red dice.
    #[serde(default)]
    pub red: u8,
    /// Black dice.
    #[serde(default)]
    pub black: u8,
}

/// Icons a card shows when revealed in defence.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Defence {
    /// Shields.
    pub shields: u8,
    /// A dodge: the attack is cancelled.
    pub dodge: bool,
    /// Event cards only: the demon's own special defence.
    pub special: bool,
}

/// An action card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionCard {
    /// Stable name, unique in the box.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// Copies in the set.
    pub copies: u8,
    /// When it is played.
    pub kind: CardKind,
    /// Its attack box.
    #[serde(default)]
    pub attack: Option<Attack>,
    /// Movement points gained.
    #[serde(default)]
    pub speed: u8,
    /// What it shows in defence.
    #[serde(default)]
    pub defence: Defence,
    /// What else it does.
    #[serde(default)]
    pub abilities: Vec<Ability>,
    /// What it does, in our words.
    pub text: String,
    /// What of it is ours and not the published game's.
    #[serde(default)]
    pub homebrew: Vec<String>,
    /// Its set; filled in while loading.
    #[serde(skip, default = "no_set")]
    pub set: SetId,
}

const fn no_set() -> SetId {
    SetId(0)
}

/// A demon card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Demon {
    /// Stable name.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// Figures in the box.
    pub figures: u8,
    /// Columns and rows of its base.
    pub base: (u8, u8),
    /// Damage at which a marine may glory kill it.
    pub stagger: u8,
    /// Damage at which it is fragged.
    pub health: u8,
    /// Movement points.
    pub speed: u8,
    /// Its attack.
    pub attack: Attack,
    /// What a special defence icon means for it.
    pub special: Defence,
    /// One shield always.
    #[serde(default)]
    pub toughness: bool,
    /// Moves over red lines and difficult spaces.
    #[serde(default)]
    pub flies: bool,
    /// What else it does.
    #[serde(default)]
    pub abilities: Vec<Ability>,
    /// What it does, in our words.
    pub text: String,
    /// What of it is ours and not the published game's.
    #[serde(default)]
    pub homebrew: Vec<String>,
}

impl Demon {
    /// Its base.
    #[must_use]
    pub const fn footprint(&self) -> Footprint {
        Footprint { w: self.base.0, h: self.base.1 }
    }

    /// How it moves.
    #[must_use]
    pub const fn gait(&self) -> Gait {
        let footprint = self.footprint();
        let large = footprint.is_large();
        let over = self.flies || large;
        Gait { footprint, over_red: over, over_difficult: over, over_small: large }
    }
}

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

/// Some figures of one kind in an invasion group.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Summons {
    /// Stable name of the demon.
    pub demon: String,
    /// How many.
    pub count: u8,
}

/// One group of an invasion card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Group {
    /// What comes.
    pub figures: Vec<Summons>,
    /// Argent gained by the demon cards of the group.
    #[serde(default)]
    pub argent: u8,
}

/// An invasion card: two groups for each tier.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Invasion {
    /// Stable name.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// Groups of the blue tier.
    pub blue: [Group; 2],
    /// Groups of the yellow tier.
    pub yellow: [Group; 2],
    /// Groups of the red tier.
    pub red: [Group; 2],
    /// What of it is ours and not the published game's.
    #[serde(default)]
    pub homebrew: Vec<String>,
}

impl Invasion {
    /// The two groups of a tier.
    #[must_use]
    pub const fn groups(&self, tier: Tier) -> &[Group; 2] {
        match tier {
            Tier::Blue => &self.blue,
            Tier::Yellow => &self.yellow,
            Tier::Red => &self.red,
        }
    }
}

/// A glory kill card.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GloryCard {
    /// Stable name.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// Copies.
    pub copies: u8,
    /// What discarding it does; the trigger `Play` makes it a bonus action.
    pub abilities: Vec<Ability>,
    /// What it does, in our words.
    pub text: String,
    /// What of it is ours and not the published game's.
    #[serde(default)]
    pub homebrew: Vec<String>,
}

/// Counts of the other pieces of the box.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stock {
    /// Door tokens.
    pub doors: u8,
    /// Portal tokens.
    pub portals: u8,
    /// Teleporter tokens.
    pub teleporters: u8,
    /// Health packs.
    pub health_packs: u8,
    /// Objective tokens.
    pub objective_tokens: u8,
    /// Progress tokens.
    pub progress_tokens: u8,
    /// Argent power tokens.
    pub argent: u8,
    /// Frag tokens.
    pub frags: u8,
    /// Invader initiative cards.
    pub invader_initiative: u8,
    /// Events the invader draws up to.
    pub event_hand: u8,
    /// Events he may discard for argent in a status phase.
    pub events_for_argent: u8,
}

/// Everything.
#[derive(Clone, Debug)]
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
    /// Glory kill cards.
    pub glory: Vec<GloryCard>,
    /// Everything else.
    pub stock: Stock,
}

impl Content {
    /// The 2016 box, compiled in.
    #[must_use]
    pub fn doom2016() -> &'static Self {
        load::doom2016()
    }

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

    /// The invasion card with a stable name.
    #[must_use]
    pub fn invasion(&self, id: &str) -> Option<&Invasion> {
        self.invasions.iter().find(|i| i.id == id)
    }

    /// The demon with a stable name.
    #[must_use]
    pub fn demon(&self, id: &str) -> Option<DemonId> {
        self.demons.iter().position(|d| d.id == id).map(|i| DemonId(i as u8))
    }
}
