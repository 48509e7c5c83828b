//! What lies on the table for everybody to see, at one moment, by the numbers that the JSON export gives to spaces and pieces.
//! It has no secrets; what only some may know is in the cards.

use crate::export::json::game::change::sort;
use crate::export::json::piece::Sort;
use crate::export::json::setup::Party;
use doom_2016::own::{PORTAL, Pieces2016, PortalId, TELEPORTER, TeleporterId};
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
        let portals = (0..table.pieces(PORTAL).len() as u8).map(PortalId).filter(|it| world.has_portal(*it));
        let portals = portals.map(|it| LyingPortal { portal: it.0, face_up: world.portal_up(it) });
        let teleporters = 0..table.pieces(TELEPORTER).len() as u8;
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
        let tokens = world.tokens().iter().map(|(id, it)| {
            let (kind, name) = sort(mission, table, it.kind);
            LyingToken { token: id.0, kind, name, space: it.space.0, progress: it.progress }
        });
        Self {
            round: world.round(),
            frags: count("frags"),
            argent: count("argent"),
            threat: count("threat"),
            active: world.active().map(|figure| figure.0),
            doors: table.doors().filter(|door| world.closed().has(*door)).map(|door| door.0).collect(),
            portals: portals.collect(),
            teleporters: teleporters.filter(|it| world.teleporter_active(TeleporterId(*it))).collect(),
            figures: figures.collect(),
            tokens: tokens.collect(),
        }
    }
}
