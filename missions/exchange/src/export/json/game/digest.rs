//! What lies on the table for everybody to see, as lines of text in a fixed order, and the SHA-256 of them: a digest that
//! every language can work out. The form is told in `docs/exports.md` and never changes within a format.

use super::change::sort;
use doom_2016::own::{PORTAL, Pieces2016, PortalId, TELEPORTER, TeleporterId};
use engine::{Table, World};
use missions_document::mission::Mission;
use missions_play::on_table::Counts;
use sha2::{Digest as _, Sha256};
use std::fmt::Write as _;

/// The digest of a table as it is.
pub(super) fn of(mission: &Mission, table: &Table, world: &World, counts: &Counts) -> String {
    let bytes = Sha256::digest(lines(mission, table, world, counts));
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn lines(mission: &Mission, table: &Table, world: &World, counts: &Counts) -> String {
    let mut lines = vec![
        format!("round {}", world.round()),
        format!("frags {}", counts.of("frags")),
        format!("threat {}", counts.of("threat")),
    ];
    lines.extend(
        table.doors().filter(|door| world.closed().has(*door)).map(|door| format!("door {}", door.0)),
    );
    let portals =
        (0..table.pieces(PORTAL).len() as u8).map(PortalId).filter(|portal| world.has_portal(*portal));
    lines.extend(
        portals.map(|it| format!("portal {} {}", it.0, if world.portal_up(it) { "up" } else { "down" })),
    );
    let teleporters = (0..table.pieces(TELEPORTER).len() as u8).map(TeleporterId);
    let active = teleporters.filter(|teleporter| world.teleporter_active(*teleporter));
    lines.extend(active.map(|it| format!("teleporter {}", it.0)));
    lines.extend(world.figures().on_map().map(|(id, it)| {
        let kind = &table.kind(it.kind).id;
        let (turned, stunned) = (u8::from(it.turned), u8::from(it.stunned));
        format!("figure {} {kind} {} {turned} {} {stunned}", id.0, it.space.0, it.damage)
    }));
    lines.extend(world.tokens().iter().map(|(id, it)| {
        let (kind, name) = sort(mission, table, it.kind);
        let name = name.map_or(String::new(), |name| format!(" {name}"));
        format!("token {} {} {} {}{name}", id.0, it.space.0, it.progress, kind.word())
    }));
    lines.into_iter().map(|line| line + "\n").collect()
}
