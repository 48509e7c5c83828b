//! What lies on the table for everybody to see, at one moment, by the numbers that the JSON export gives to spaces and pieces.
//! It has no secrets; what only some may know is in the cards.

use crate::export::json::game::lying;
use crate::export::json::piece::{Known, Sort};
use crate::export::json::setup::Party;
use engine::World;
use missions_document::mission::Mission;
use missions_play::on_table::Counts;
use schemars::JsonSchema;
use serde::Serialize;

/// The table.
#[derive(Serialize, JsonSchema)]
pub(super) struct Table {
    /// From 1; 0 before the first.
    round: u16,
    /// Frag tokens of the invader.
    frags: u8,
    /// Argent tokens in play, on demon cards and the invasion card.
    argent: u8,
    /// Threat tokens on the threat card.
    threat: u8,
    /// The figure whose activation it is.
    active: Option<u8>,
    /// The doors that are closed.
    doors: Vec<u8>,
    /// The portals that are there.
    portals: Vec<LyingPortal>,
    /// The teleporters that are active.
    teleporters: Vec<u8>,
    /// Who stands on the board.
    figures: Vec<StandingFigure>,
    /// Tokens on the board.
    tokens: Vec<LyingToken>,
}

#[derive(Serialize, JsonSchema)]
struct LyingPortal {
    portal: u8,
    face_up: bool,
}

/// A figure on the board.
#[derive(Serialize, JsonSchema)]
struct StandingFigure {
    /// Its number; a marine has the number of his seat.
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
    /// The weapon's stable name or the marker's word; null for the other kinds.
    name: Option<String>,
    space: u16,
    /// The count of progress on it.
    progress: u8,
}

impl Table {
    pub(super) fn of(mission: &Mission, table: &engine::Table, world: &World, counts: &Counts) -> Self {
        let count = |name| u8::try_from(counts.of(name)).unwrap_or(u8::MAX);
        let pieces = |what| lying::pieces(mission, table, world, what).into_iter();
        let portals = pieces(Known::Portal).map(|(portal, face_up)| LyingPortal { portal, face_up });
        let active = pieces(Known::Teleporter).filter(|(_, up)| *up);
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
        Self {
            round: world.round(),
            frags: count("frags"),
            argent: count("argent"),
            threat: count("threat"),
            active: world.active().map(|figure| figure.0),
            doors: table.doors().filter(|door| world.closed().has(*door)).map(|door| door.0).collect(),
            portals: portals.collect(),
            teleporters: active.map(|(teleporter, _)| teleporter).collect(),
            figures: figures.collect(),
            tokens: tokens.collect(),
        }
    }
}
