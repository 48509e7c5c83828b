//! What doors are called in the window. The ids of their texts are put together from the rows of the rule system; a kind without
//! a text is called as its row calls it.

use crate::words::{has, say};
use rule_system::DoorKind;
use words::Phrase;

/// A line of a list.
pub fn entry(kind: &DoorKind) -> String {
    let [entry, _] = ids(kind);
    said(entry, kind.title)
}

/// A door on the map.
pub fn here(kind: &DoorKind) -> String {
    let [_, here] = ids(kind);
    said(here, kind.noun)
}

/// The ids of its texts: in a list, and on the map.
pub(crate) fn ids(kind: &DoorKind) -> [String; 2] {
    ["piece", "here"].map(|word| format!("{word}-{}", kind.id))
}

fn said(id: String, own: Phrase) -> String {
    if has(&id) { say(&id) } else { own.to_string() }
}
