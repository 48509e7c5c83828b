//! What stands on the board at the start: starts, portals, teleporters, tokens, figures, words and regions, each with its
//! number in the mission, its number in games and its place. Doors are the board's business.

use super::board::At;
use doom_2016::own::Tier;
use missions_document::id::Id;
use missions_document::layout::Layout;
use missions_document::mission::{Mission, Named};
use missions_document::thing::{Thing, ThingKind};
use missions_play::setup;
use rule_system::piece::PieceKind;
use schemars::JsonSchema;
use serde::Serialize;

/// Everything on the board but doors, each kind in the order of its numbers.
#[derive(Default, Serialize, JsonSchema)]
pub(super) struct Pieces {
    /// Where marines start, in order of preference.
    starts: Vec<Start>,
    portals: Vec<Portal>,
    teleporters: Vec<Teleporter>,
    tokens: Vec<Token>,
    /// Demons that stand on the board from the start.
    figures: Vec<Figure>,
    /// Words on the map for people.
    labels: Vec<Label>,
    regions: Vec<Region>,
}

#[derive(Serialize, JsonSchema)]
struct Start {
    /// Its number in the mission.
    id: u32,
    /// What scripts call it.
    name: Option<String>,
    at: At,
}

#[derive(Serialize, JsonSchema)]
struct Portal {
    /// Its number in games; null for one that is left out of them.
    index: Option<u8>,
    /// Its number in the mission.
    id: u32,
    /// What scripts call it.
    name: Option<String>,
    at: At,
    /// How strong it is.
    tier: Colour,
    /// It starts face up.
    face_up: bool,
}

/// The colour of a portal, weakest first.
#[derive(Clone, Copy, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum Colour {
    Blue,
    Yellow,
    Red,
}

impl From<Tier> for Colour {
    fn from(tier: Tier) -> Self {
        match tier {
            Tier::Blue => Self::Blue,
            Tier::Yellow => Self::Yellow,
            Tier::Red => Self::Red,
        }
    }
}

#[derive(Serialize, JsonSchema)]
struct Teleporter {
    /// Its number in games; null for one that is left out of them.
    index: Option<u8>,
    /// Its number in the mission.
    id: u32,
    /// What scripts call it.
    name: Option<String>,
    at: At,
    /// It starts active.
    active: bool,
}

#[derive(Serialize, JsonSchema)]
struct Token {
    /// Its number in games; null for one that is left out of them.
    index: Option<u8>,
    /// Its number in the mission.
    id: u32,
    /// What scripts call it.
    name: Option<String>,
    at: At,
    kind: Sort,
    /// The weapon's stable name or the marker's word; null for the other kinds.
    what: Option<String>,
}

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Sort {
    Objective,
    HealthPack,
    Weapon,
    Marker,
}

impl Sort {
    /// As it is written.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Objective => "objective",
            Self::HealthPack => "health-pack",
            Self::Weapon => "weapon",
            Self::Marker => "marker",
        }
    }
}

/// What the document, and whatever else goes by its numbers, has lists and words for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Known {
    Portal,
    Teleporter,
    Token(Sort),
}

impl Known {
    /// By the name of the kind in missions; `None` for kinds that the document has no words for.
    pub(crate) fn of(kind: &str) -> Option<Self> {
        let sorts = [Sort::Objective, Sort::HealthPack, Sort::Weapon, Sort::Marker];
        match kind {
            "portal" => Some(Self::Portal),
            "teleporter" => Some(Self::Teleporter),
            kind => sorts.into_iter().find(|sort| sort.word() == kind).map(Self::Token),
        }
    }
}

#[derive(Serialize, JsonSchema)]
struct Figure {
    /// Its place among the demons of the start: in games its number is this and the number of marines. Null for one that is
    /// left out of them.
    index: Option<u8>,
    /// Its number in the mission.
    id: u32,
    /// What scripts call it.
    name: Option<String>,
    /// The north-western square of its base.
    at: At,
    /// Stable name of its kind.
    kind: String,
    /// Its base is turned by a quarter.
    turned: bool,
    /// Columns of its base as it stands.
    #[schemars(range(min = 1))]
    width: u8,
    /// Rows of its base as it stands.
    #[schemars(range(min = 1))]
    height: u8,
}

#[derive(Serialize, JsonSchema)]
struct Label {
    /// Its number in the mission.
    id: u32,
    at: At,
    text: String,
}

#[derive(Serialize, JsonSchema)]
struct Region {
    /// Its number in games; null for one that is left out of them.
    index: Option<u8>,
    /// Its number in the mission.
    id: u32,
    /// What scripts call it.
    name: Option<String>,
    /// Its spaces.
    spaces: Vec<u16>,
}

impl Pieces {
    pub(super) fn of(mission: &Mission, layout: &Layout) -> Self {
        // Without marines the demons of the start count from nought.
        let (_, numbers) = setup::table(mission, layout, &**mission.cards_there_are(), &[]);
        let index = |named| numbers.things.get(&named).and_then(|thing| number(*thing));
        let mut pieces = Self::default();
        for (id, thing) in mission.things() {
            pieces.add(mission, layout, *id, thing, index(Named::Thing(*id)));
        }
        for (id, region) in mission.regions() {
            pieces.regions.push(Region {
                index: index(Named::Region(*id)),
                id: id.0,
                name: region.name.as_ref().map(ToString::to_string),
                spaces: region.cells.iter().filter_map(|cell| Some(layout.space(*cell)?.0)).collect(),
            });
        }
        for region in &mut pieces.regions {
            region.spaces.sort_unstable();
        }
        pieces
    }

    fn add(&mut self, mission: &Mission, layout: &Layout, id: Id, thing: &Thing, index: Option<u8>) {
        let name = thing.name.as_ref().map(ToString::to_string);
        let (id, at) = (id.0, At::of(layout, thing.at()));
        match &thing.kind {
            ThingKind::Door(_) => {}
            ThingKind::Piece(it) => {
                let row = mission.system().piece(&it.kind);
                match Known::of(&it.kind) {
                    Some(Known::Portal) => {
                        let number = row.and_then(|row| row.number(&it.sort)).unwrap_or(0);
                        let tier = Tier::of(number).into();
                        self.portals.push(Portal { index, id, name, at, tier, face_up: it.up });
                    }
                    Some(Known::Teleporter) => {
                        self.teleporters.push(Teleporter { index, id, name, at, active: it.up });
                    }
                    Some(Known::Token(kind)) => {
                        let what = row.and_then(PieceKind::sort_asked).map(|_| it.sort.clone());
                        self.tokens.push(Token { index, id, name, at, kind, what });
                    }
                    None => {}
                }
            }
            ThingKind::Start(_) => self.starts.push(Start { id, name, at }),
            ThingKind::Figure(it) => {
                let (width, height) = it.pose().size(mission.base(thing));
                let (kind, turned) = (it.kind.clone(), it.turned);
                self.figures.push(Figure { index, id, name, at, kind, turned, width, height });
            }
            ThingKind::Label(it) => self.labels.push(Label { id, at, text: it.text.clone() }),
        }
    }
}

const fn number(thing: engine::Thing) -> Option<u8> {
    match thing {
        engine::Thing::Piece(it) => Some(it.number),
        engine::Thing::Token(it) => Some(it.0),
        engine::Thing::Figure(it) => Some(it.0),
        engine::Thing::Region(it) => Some(it.0),
        engine::Thing::Door(_) | engine::Thing::Space(_) => None,
    }
}
