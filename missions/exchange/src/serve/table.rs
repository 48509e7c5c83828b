//! What lies on the table for everybody to see, at one moment, by the numbers that the JSON export gives to spaces and pieces.
//! What lies in areas that are not revealed yet is not in it; what only some may know is in the cards.

use crate::export::json::game::lying;
use crate::export::json::piece::Sort;
use crate::export::json::setup::Party;
use crate::export::json::shape::{self, Fields};
use crate::kinds;
use engine::World;
use missions_document::mission::Mission;
use missions_play::playable::TableSession;
use missions_play::table_game::Counts;
use rule_system::RuleSystem;
use rule_system::piece::PieceKind;
use rule_system::tells::{Count, Told};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Serialize;
use serde_json::Value;
use std::borrow::Cow;

/// The table.
#[derive(Serialize, JsonSchema)]
pub(super) struct Table {
    /// From 1; 0 before the first.
    round: u16,
    #[serde(flatten)]
    counts: Counted,
    /// The figure whose activation it is.
    active: Option<u8>,
    /// The doors that are closed.
    doors: Vec<u8>,
    /// The doors that are locked, where there are any.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    locked: Vec<u8>,
    #[serde(flatten)]
    own: Own,
    /// Who stands on the board.
    figures: Vec<StandingFigure>,
    /// Tokens on the board.
    tokens: Vec<LyingToken>,
}

/// The numbers that are sent with the table, by name.
#[derive(Serialize)]
#[serde(transparent)]
struct Counted(Fields<u16>);

impl Counted {
    fn of(system: &dyn RuleSystem, counts: &Counts) -> Self {
        Self(Fields(counted(system).map(|row| (row.id.to_owned(), counts.of(row.id))).collect()))
    }
}

fn counted(system: &dyn RuleSystem) -> impl Iterator<Item = &'static Count> {
    system.counts().iter().filter(|row| row.told != Told::Cards)
}

impl JsonSchema for Counted {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Counts".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let shape = |row: &Count| {
            let number = json_schema!({
                "description": row.about.english(), "type": "integer", "minimum": 0, "maximum": u16::MAX,
            });
            (row.id.to_owned(), number)
        };
        shape::of_all(|system| counted(system).map(shape).collect())
    }
}

/// Pieces of the rule system's own that lie there, in a list for each kind.
#[derive(Serialize)]
#[serde(transparent)]
struct Own(Fields<Vec<OwnPiece>>);

#[derive(Serialize)]
#[serde(untagged)]
enum OwnPiece {
    /// Its number says it all.
    There(u8),
    /// Its number and which side is up.
    Lying(Fields<Value>),
}

/// What is asked of the side of a kind whose pieces have a face.
fn face(kind: &PieceKind) -> Option<&'static str> {
    kind.sides.filter(|sides| !sides.switch).map(|sides| sides.asked)
}

impl Own {
    fn of(system: &dyn RuleSystem, table: &engine::Table, world: &World) -> Self {
        let list = |kind: &'static PieceKind| {
            let pieces = lying::pieces(kind, table, world).into_iter().map(|(number, up)| match face(kind) {
                None => OwnPiece::There(number),
                Some(asked) => OwnPiece::Lying(Fields(vec![
                    (kind.id.to_owned(), number.into()),
                    (asked.to_owned(), up.into()),
                ])),
            });
            (kinds::list(kind), pieces.collect())
        };
        Self(Fields(system.own_pieces().into_iter().map(list).collect()))
    }
}

impl JsonSchema for Own {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "LyingPieces".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let list = |kind: &'static PieceKind| {
            let number = json_schema!({ "type": "integer", "minimum": 0, "maximum": u8::MAX });
            let (about, piece) = match (face(kind), kind.sides) {
                (Some(asked), _) => {
                    let up = json_schema!({ "type": "boolean" });
                    let fields = vec![(kind.id.to_owned(), number), (asked.to_owned(), up)];
                    let mut lying = shape::object(fields);
                    shape::title(&mut lying, &["lying", kind.id]);
                    (format!("The {} that are there.", kind.many), lying)
                }
                (None, Some(sides)) => (format!("The {} that are {}.", kind.many, sides.up), number),
                (None, None) => (format!("The {} that are there.", kind.many), number),
            };
            let shape = json_schema!({ "description": about, "type": "array", "items": piece });
            (kinds::list(kind), shape)
        };
        shape::of_all(|system| system.own_pieces().into_iter().map(list).collect())
    }
}

/// A figure on the board.
#[derive(Serialize, JsonSchema)]
struct StandingFigure {
    /// Its number; a marine has the number of the player's seat.
    figure: u8,
    /// Stable name of its kind.
    kind: String,
    side: Party,
    /// The north-western space of its base.
    space: u16,
    /// Its base is turned by a quarter.
    turned: bool,
    /// Damage suffered.
    damage: u8,
    /// Damage at which it is fragged.
    health: u8,
    stunned: bool,
}

#[derive(Serialize, JsonSchema)]
struct LyingToken {
    token: u8,
    kind: Sort,
    /// The stable name of the card it stands for, or the marker's word; null where all of a kind are alike.
    name: Option<String>,
    space: u16,
    /// The count of progress on it.
    progress: u8,
}

impl Table {
    pub(super) fn of(mission: &Mission, session: &dyn TableSession) -> Self {
        let (table, world, counts) = (session.table(), session.world(), &session.counts());
        let view = session.view(None);
        let system = mission.system();
        let figures = world.figures().on_map().map(|(id, it)| {
            let kind = table.kind(it.kind);
            StandingFigure {
                figure: id.0,
                kind: kind.id.clone(),
                side: kind.side.into(),
                space: it.space.0,
                turned: it.turned,
                damage: it.damage,
                health: kind.health,
                stunned: it.stunned,
            }
        });
        let tokens = world.tokens().iter().filter_map(|(id, it)| {
            let (kind, name) = lying::token(mission, table, it.kind)?;
            Some(LyingToken { token: id.0, kind, name, space: it.space.0, progress: it.progress })
        });
        let seen = |doors: tiles::DoorSet| {
            let seen = |door: &tiles::DoorId| doors.has(*door) && view.shows_door(&table.board, *door);
            table.doors().filter(seen).map(|door| door.0).collect()
        };
        Self {
            round: world.round(),
            counts: Counted::of(system, counts),
            active: world.active().map(|figure| figure.0),
            doors: seen(world.closed()),
            locked: seen(world.held().locked),
            own: Own::of(system, table, world),
            figures: figures.collect(),
            tokens: tokens.collect(),
        }
    }
}
