//! The answers to a front end. Every type here is part of the protocol: `docs/serve.schema.json` is made from them.
//! Fields are never left out; what is not there is null.

use super::cards::Cards;
use super::kind::{ChoiceWord, Parts};
use super::table::Table;
use super::trouble::Trouble;
use crate::export::json;
use crate::export::json::chosen::{OfSeat, Open};
use crate::export::json::game::happening::Happening;
use crate::export::json::published;
use crate::export::json::setup::Party;
use crate::export::json::shape;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Serialize;
use serde_json::Value;
use std::borrow::Cow;

/// What an `id` may be.
fn id(_: &mut SchemaGenerator) -> Schema {
    published::id()
}

/// One line: the answer to one request, or what is wrong with it.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
pub(super) enum Reply {
    /// It was granted.
    #[schemars(title = "Granted")]
    Good {
        /// The `id` of the request.
        #[schemars(schema_with = "id")]
        id: Value,
        ok: Answer,
    },
    /// It was not; nothing has changed.
    #[schemars(title = "Refused")]
    Bad {
        /// The `id` of the request; null where it could not be read.
        #[schemars(schema_with = "id")]
        id: Value,
        error: Trouble,
    },
}

#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
pub(super) enum Answer {
    Hello(Hello),
    Mission(Box<Mission>),
    Game(Game),
    Turn(Turn),
    Look(Box<Look>),
    Described(Described),
    Sight(Sight),
    Reach(Reach),
    Saved(Saved),
    Saves(Saves),
    Done(Done),
}

/// To `hello`.
#[derive(Serialize, JsonSchema)]
pub(super) struct Hello {
    /// The protocol that is spoken here.
    #[schemars(extend("enum" = [super::PROTOCOL]))]
    pub(super) protocol: u32,
    /// The program and its version.
    pub(super) program: String,
    /// The rules: `doom-2016`.
    pub(super) rules: String,
    /// Their revision: saved games of another one may not fit.
    pub(super) revision: u32,
    /// The mission's title.
    pub(super) mission: String,
    /// The numbers of marines it is made for.
    pub(super) marines: Vec<u8>,
    /// Every request there is.
    pub(super) requests: Vec<&'static str>,
    /// A request may have so many bytes.
    pub(super) longest: usize,
}

/// To `mission`: its parts have the form of the JSON export.
#[derive(Serialize, JsonSchema)]
pub(super) struct Mission {
    pub(super) title: String,
    pub(super) author: String,
    /// Under which terms it may be used and changed.
    pub(super) licence: String,
    /// One sentence for lists of missions.
    pub(super) summary: String,
    /// Read to everybody before the game.
    pub(super) briefing: String,
    /// Read when the marines win.
    pub(super) victory: String,
    /// Read when the invader wins.
    pub(super) defeat: String,
    pub(super) open: json::Open,
}

/// To `new` and `load`: a game has begun.
#[derive(Serialize, JsonSchema)]
pub(super) struct Game {
    /// Where chance comes from.
    pub(super) seed: u64,
    #[serde(flatten)]
    pub(super) chosen: Open,
    /// Who takes part: marines by seat, then the invader.
    pub(super) seats: Vec<Seat>,
    pub(super) due: Due,
    /// For a saved game: what may be otherwise than it was saved.
    pub(super) notes: Vec<String>,
}

/// A seat.
#[derive(Serialize, JsonSchema)]
pub(super) struct Seat {
    /// Its number: marines from 0; in `doom-2016` the invader is 4.
    pub(super) seat: u8,
    pub(super) name: String,
    pub(super) side: Party,
    /// Who plays it.
    pub(super) player: Player,
    #[serde(flatten)]
    pub(super) chosen: OfSeat,
}

/// Who plays a seat.
#[derive(Clone, Copy, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Player {
    /// The front end that reads this.
    FrontEnd,
    /// A bot of the program that looks ahead a little.
    Greedy,
    /// A bot of the program that takes anything.
    Random,
    /// A bot of the program that tries what it could do before it decides.
    Search,
    /// A bot of the program that has a will of its own.
    Persona,
}

/// What is due.
#[derive(Serialize, JsonSchema)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub(super) enum Due {
    /// A seat of the front end chooses.
    Choose {
        seat: u8,
        name: String,
        /// The question that the choices answer, for the seat that answers it; null where there is none.
        question: Option<String>,
    },
    /// The front end says how chance falls.
    Chance {},
    /// The game is over.
    Over {
        /// Who won; null when something broke, or the game was left unfinished.
        winner: Option<Party>,
        reason: String,
    },
}

/// To `turn`, `take` and `undo`.
#[derive(Serialize, JsonSchema)]
pub(super) struct Turn {
    /// So many choices the asking seat has made.
    pub(super) number: usize,
    pub(super) due: Due,
    /// What has happened since the last answer to this seat, in order.
    pub(super) events: Vec<Happening>,
    /// What it may choose; empty while somebody else is to choose.
    pub(super) choices: Vec<Choice>,
}

/// A choice on offer.
#[derive(Serialize, JsonSchema)]
pub(super) struct Choice {
    /// Its name: for `take`, and in saved games.
    pub(super) key: String,
    /// A sentence for people.
    pub(super) text: String,
    /// The kind of choice; null where the rule system lists none.
    pub(super) kind: Option<ChoiceWord>,
    /// What is chosen, by the names that the kind has for its parts; null for a part it goes without.
    pub(super) parts: Parts,
    /// The spaces it concerns: for a move the north-western one of the base, for a figure all that are under it.
    pub(super) spaces: Vec<u16>,
    /// The piece it concerns.
    pub(super) piece: Option<Piece>,
    /// How likely it is, beside the others; null for what a seat chooses.
    #[schemars(range(min = 1))]
    pub(super) weight: Option<u32>,
}

/// To `sight`.
#[derive(Serialize, JsonSchema)]
pub(super) struct Sight {
    /// The space of who looks.
    pub(super) from: u16,
    pub(super) spaces: Vec<SeenSpace>,
}

/// A space as it is seen from another one.
#[derive(Serialize, JsonSchema)]
pub(super) struct SeenSpace {
    pub(super) space: u16,
    /// How far it is, in spaces; null where doors and walls cut it off.
    pub(super) range: Option<u8>,
    /// What a figure there has against an attack.
    pub(super) sight: Seen,
}

/// What is seen of a space.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Seen {
    /// There is no line of sight.
    Unseen,
    /// A figure there is seen and has cover.
    Cover,
    /// A figure there is seen and has no cover.
    Open,
}

/// To `reach`.
#[derive(Serialize, JsonSchema)]
pub(super) struct Reach {
    pub(super) figure: u8,
    /// With so many movement points.
    pub(super) points: u8,
    /// Where it can end, the cheapest first.
    pub(super) ends: Vec<End>,
}

/// Where a movement can end.
#[derive(Serialize, JsonSchema)]
pub(super) struct End {
    /// The north-western space of the base.
    pub(super) space: u16,
    /// The base is turned by a quarter there.
    pub(super) turned: bool,
    /// The movement points that it costs.
    pub(super) cost: u8,
}

/// A piece on the map, by its number in the game.
#[derive(Serialize, JsonSchema)]
pub(super) struct Piece {
    pub(super) kind: PieceKind,
    pub(super) index: u8,
}

/// What a piece is: a kind of the rule system's own, or one that all of them have.
#[derive(Serialize)]
#[serde(transparent)]
pub(super) struct PieceKind(pub(super) &'static str);

impl PieceKind {
    pub(super) const DOOR: Self = Self("door");
    pub(super) const TOKEN: Self = Self("token");
    pub(super) const FIGURE: Self = Self("figure");
    pub(super) const REGION: Self = Self("region");
}

impl JsonSchema for PieceKind {
    fn schema_name() -> Cow<'static, str> {
        "PieceKind".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let own = systems::all().flat_map(<dyn rule_system::RuleSystem>::own_pieces).map(|kind| kind.id);
        let shared = [Self::TOKEN, Self::FIGURE, Self::REGION].map(|kind| kind.0);
        shape::word(std::iter::once(Self::DOOR.0).chain(own).chain(shared))
    }
}

/// To `look`.
#[derive(Serialize, JsonSchema)]
pub(super) struct Look {
    /// So many choices the asking seat has made.
    pub(super) number: usize,
    pub(super) due: Due,
    pub(super) table: Table,
    pub(super) cards: Cards,
}

/// To `describe`.
#[derive(Serialize, JsonSchema)]
pub(super) struct Described {
    pub(super) choice: Choice,
    /// The card, demon or group it uses, for people; null where its text says all.
    pub(super) help: Option<String>,
}

/// To `save`.
#[derive(Serialize, JsonSchema)]
pub(super) struct Saved {
    /// The name under which it is kept, if one was asked for.
    pub(super) name: Option<String>,
    /// The saved game (docs/saved-games.md), if no name was asked for.
    pub(super) text: Option<String>,
}

/// To `saves`.
#[derive(Serialize, JsonSchema)]
pub(super) struct Saves {
    /// Every game that is kept, by name.
    pub(super) saves: Vec<Kept>,
}

/// A saved game that is kept.
#[derive(Serialize, JsonSchema)]
pub(super) struct Kept {
    pub(super) name: String,
    /// For how many marines it is; null where it does not say, or cannot be read.
    pub(super) marines: Option<u8>,
    /// It was played by the rules of this mission and on this mission as it is now.
    pub(super) fits: bool,
}

/// To `quit`.
#[derive(Serialize, JsonSchema)]
pub(super) struct Done {
    /// Nothing more is read.
    #[schemars(extend("enum" = [true]))]
    pub(super) done: bool,
}
