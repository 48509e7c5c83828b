//! What lies openly on the table, as lines of text in a fixed order, and the SHA-256 of them: a digest that every
//! language can work out. `docs/exports.md` describes the form, which never changes within a format.

use super::lying;
use engine::{Table, World};
use missions_document::mission::Mission;
use missions_play::table_game::Counts;
use rule_system::tells::Told;
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
    let system = mission.system();
    let mut lines = vec![format!("round {}", world.round())];
    let followed = system.counts().iter().filter(|count| count.told == Told::Followed);
    lines.extend(followed.map(|count| format!("{} {}", count.id, counts.of(count.id))));
    for (word, doors) in
        [("door", world.closed()), ("locked", world.held().locked), ("gone", world.held().gone)]
    {
        lines.extend(table.doors().filter(|door| doors.has(*door)).map(|door| format!("{word} {}", door.0)));
    }
    for kind in system.own_pieces() {
        let faces = kind.sides.is_some() && !lying::is_switch(kind);
        lines.extend(lying::pieces(kind, table, world).into_iter().map(|(number, up)| match up {
            true if faces => format!("{} {number} up", kind.id),
            false if faces => format!("{} {number} down", kind.id),
            _ => format!("{} {number}", kind.id),
        }));
    }
    lines.extend(world.figures().on_map().map(|(id, it)| {
        let kind = &table.kind(it.kind).id;
        let (turned, stunned) = (u8::from(it.turned), u8::from(it.stunned));
        format!("figure {} {kind} {} {turned} {} {stunned}", id.0, it.space.0, it.damage)
    }));
    lines.extend(world.tokens().iter().filter_map(|(id, it)| {
        let (kind, name) = lying::token(mission, table, it.kind)?;
        let name = name.map_or(String::new(), |name| format!(" {name}"));
        Some(format!("token {} {} {} {}{name}", id.0, it.space.0, it.progress, kind.word()))
    }));
    lines.into_iter().map(|line| line + "\n").collect()
}
