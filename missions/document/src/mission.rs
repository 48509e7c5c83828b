//! The document an author makes: texts, settings, cards, tiles, things, regions and scripts. It is read through its
//! questions and changed only by `edit`; `format` reads and writes files, `check` looks for mistakes.

mod around;
mod cards;
mod catalogue;
mod texts;
mod tile;

use crate::content::{Cards, ContentFile};
use crate::format::comments::Comments;
use crate::id::{Id, LastId, Name, ScriptName};
use crate::intent::Intent;
use crate::operation::OperationLink;
use crate::own_tiles::Own;
use crate::thing::{Region, Thing};
use crate::translation::Translations;
pub use rule_system::CardRole as Role;
use rule_system::RuleSystem;
use rule_system::setting;
pub use script_api::Parameter;
use std::collections::{BTreeMap, BTreeSet};
use tiles::{Placement, TileNumber};

/// Which rule system and box a mission is for: `doom-2016`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RulesId(pub String);

impl Default for RulesId {
    fn default() -> Self {
        Self(systems::usual().id().to_owned())
    }
}

/// The words around a mission.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Info {
    /// Its title.
    pub title: String,
    /// Who made it.
    pub author: String,
    /// Under which terms it may be used and changed.
    pub licence: String,
    /// One sentence for lists of missions.
    pub summary: String,
    /// Read to everybody before the game.
    pub briefing: String,
    /// Read when the marines win.
    pub victory: String,
    /// Read when the invader wins.
    pub defeat: String,
    /// From the author to people who change the mission.
    pub notes: String,
}

/// The settings of a mission.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// The numbers of marines it is made for.
    pub marines: BTreeSet<u8>,
    /// Seeds the author wants the mission to be tried with first.
    pub seeds: Vec<u64>,
    /// The settings that its rule system adds.
    pub own: setting::Own,
}

/// A card of the mission: a script and its parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// What it is for.
    pub role: Role,
    /// Its script, a file in the mission's folder.
    pub script: ScriptName,
    /// The parameters of the script, by name.
    pub parameters: BTreeMap<Name, Parameter>,
}

/// A problem the author has seen and wants to hear no more of.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mute {
    /// The code of the problem.
    pub code: String,
    /// The tile, thing or region it is about; `None` for all places.
    pub about: Option<Id>,
}

/// A mission.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mission {
    pub(crate) rules: RulesId,
    pub(crate) info: Info,
    pub(crate) settings: Settings,
    pub(crate) cards: Vec<Card>,
    pub(crate) tiles: BTreeMap<Id, Placement>,
    /// The values of its tiles, of those that have some.
    pub(crate) tile_fields: BTreeMap<Id, setting::Own>,
    pub(crate) things: BTreeMap<Id, Thing>,
    pub(crate) regions: BTreeMap<Id, Region>,
    pub(crate) scripts: BTreeMap<ScriptName, String>,
    pub(crate) sheets: BTreeMap<TileNumber, String>,
    pub(crate) own: Own,
    pub(crate) content: BTreeMap<ContentFile, String>,
    pub(crate) own_cards: Cards,
    pub(crate) around: OperationLink,
    pub(crate) intents: Vec<Intent>,
    pub(crate) mutes: BTreeMap<Mute, String>,
    pub(crate) translations: Translations,
    pub(crate) last_id: LastId,
    /// The comments of its file.
    pub(crate) comments: Comments,
}

impl Mission {
    /// The rule system and box.
    #[must_use]
    pub const fn rules(&self) -> &RulesId {
        &self.rules
    }

    /// The rule system it is shown with: the one it is for, or the first of the list where that one is unknown.
    #[must_use]
    pub fn system(&self) -> &'static dyn RuleSystem {
        systems::of(&self.rules.0).unwrap_or_else(systems::usual)
    }

    /// Title, author and texts.
    #[must_use]
    pub const fn info(&self) -> &Info {
        &self.info
    }

    /// Settings.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The cards, in the order in which they hear of events.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The tiles on the table.
    #[must_use]
    pub const fn tiles(&self) -> &BTreeMap<Id, Placement> {
        &self.tiles
    }

    /// Everything that stands on the tiles.
    #[must_use]
    pub const fn things(&self) -> &BTreeMap<Id, Thing> {
        &self.things
    }

    /// Sets of spaces.
    #[must_use]
    pub const fn regions(&self) -> &BTreeMap<Id, Region> {
        &self.regions
    }

    /// The texts of the scripts, by file name.
    #[must_use]
    pub const fn scripts(&self) -> &BTreeMap<ScriptName, String> {
        &self.scripts
    }

    /// The texts of the author's own tiles.
    #[must_use]
    pub const fn own_tiles(&self) -> &BTreeMap<TileNumber, String> {
        &self.sheets
    }

    /// The texts of the author's own cards.
    #[must_use]
    pub const fn content_files(&self) -> &BTreeMap<ContentFile, String> {
        &self.content
    }

    /// What the author wants to be true of its games.
    #[must_use]
    pub fn intents(&self) -> &[Intent] {
        &self.intents
    }

    /// Problems the author has muted, with the reasons.
    #[must_use]
    pub const fn mutes(&self) -> &BTreeMap<Mute, String> {
        &self.mutes
    }

    /// Would its games go like another's? Texts, intents and mutes make no difference.
    #[must_use]
    pub fn plays_like(&self, other: &Self) -> bool {
        self.tiles == other.tiles
            && self.tile_fields == other.tile_fields
            && self.things == other.things
            && self.regions == other.regions
            && self.rules == other.rules
            && self.settings == other.settings
            && self.cards == other.cards
            && self.scripts == other.scripts
            && self.sheets == other.sheets
            && self.content == other.content
            && self.operation().map(|it| &it.content) == other.operation().map(|it| &it.content)
    }

    /// A number that no piece has or ever had. It counts as given once an edit uses it.
    #[must_use]
    pub const fn fresh_id(&self) -> Id {
        Id(self.last_id.0.saturating_add(1))
    }

    /// The first card of a kind.
    #[must_use]
    pub fn card(&self, role: Role) -> Option<&Card> {
        self.cards.iter().find(|card| card.role == role)
    }

    /// Everything that has a name, in order of number: things, then regions.
    pub fn names(&self) -> impl Iterator<Item = (&Name, Named)> {
        let things = self.things.iter().filter_map(|(id, t)| Some((t.name.as_ref()?, Named::Thing(*id))));
        let regions = self.regions.iter().filter_map(|(id, r)| Some((r.name.as_ref()?, Named::Region(*id))));
        things.chain(regions)
    }
}

/// What a name stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Named {
    /// A thing.
    Thing(Id),
    /// A region.
    Region(Id),
}
