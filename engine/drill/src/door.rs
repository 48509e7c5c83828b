//! The doors as rows: a plain one, a red one with a lock, a grate, and a hatch with spaces of its own.

use crate::row::row;
use engine::Table;
use rule_system::DoorKind;
use rule_system::door::{DoorLook, DoorShape, DoorStart};
use tiles::DoorId;

/// The piece that unlocks red doors.
pub(crate) const KEY_KIND: &str = "key";

/// The value by which a hatch is open at the start.
pub(crate) const OPEN: &str = "open";

pub(crate) static DOORS: [DoorKind; 4] = [
    DoorKind::PLAIN,
    DoorKind {
        id: "red-door",
        noun: row("door-red-door-noun"),
        many: row("door-red-door-many"),
        title: row("door-red-door-title"),
        start: DoorStart::Locked,
        key: Some(KEY_KIND),
        look: DoorLook { colour: Some(0xc0_3a34), letter: "R" },
        ..DoorKind::PLAIN
    },
    DoorKind {
        id: "grate",
        noun: row("door-grate-noun"),
        many: row("door-grate-many"),
        title: row("door-grate-title"),
        grate: true,
        look: DoorLook { colour: None, letter: "" },
        ..DoorKind::PLAIN
    },
    DoorKind {
        id: "hatch",
        noun: row("door-hatch-noun"),
        many: row("door-hatch-many"),
        title: row("door-hatch-title"),
        shape: DoorShape::Spaces,
        open_by: Some(OPEN),
        look: DoorLook { colour: Some(0x6b_7f52), letter: "H" },
        ..DoorKind::PLAIN
    },
];

/// Does a door open only with a key?
pub(crate) fn has_lock(table: &Table, door: DoorId) -> bool {
    DOORS.get(usize::from(table.door_kind(door))).is_some_and(|kind| kind.key.is_some())
}
