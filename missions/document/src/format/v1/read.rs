//! The sections of format 1: those of its own here, those it has in common with the next with `read`.
//! What it says is brought up to the next format at once.

use super::{Portal, SECTIONS, Settings, Teleporter, Token, bridge};
use crate::format::at::At;
use crate::format::log::Log;
use crate::format::read::parts::{each, elsewhere, list, old_map, one, parts, shared, stranger};
use crate::format::tree::{Field, Group};
use crate::format::v2;
use crate::format::v3::{File, Piece};

/// Read the sections of a file.
pub(crate) fn sections(root: &Group, own: &[&str], log: &mut Log<'_>) -> File {
    let mut file = File::default();
    let mut set = Settings::default();
    let mut portals: Vec<At<Portal>> = Vec::new();
    let mut teleporters: Vec<At<Teleporter>> = Vec::new();
    let mut tokens: Vec<At<Token>> = Vec::new();
    each(root, own, log, |field, log| {
        let node = &field.node;
        match field.name.as_str() {
            "box" => one(node, "box", &mut file.rules, log),
            "settings" => parts(node, "settings", log, |part, log| settings(part, &mut set, log)),
            "portals" => list(node, "portal", &mut portals, log),
            "teleporters" => list(node, "teleporter", &mut teleporters, log),
            "tokens" => list(node, "token", &mut tokens, log),
            _ if shared(field, &mut file, log) || old_map(field, &mut file, log) => {}
            _ => stranger(field, &SECTIONS, (v2::FORMAT, &v2::SECTIONS), log),
        }
    });
    file.settings = bridge::settings(set);
    let pieces = portals.into_iter().map(|it| it.map(bridge::portal));
    let pieces = pieces.chain(teleporters.into_iter().map(|it| it.map(bridge::teleporter)));
    let pieces = pieces.chain(tokens.into_iter().map(|it| it.map(bridge::token)));
    file.pieces = pieces.map(|it| it.map(Piece::from)).collect();
    file
}

fn settings(part: &Field, settings: &mut Settings, log: &mut Log<'_>) -> bool {
    let node = &part.node;
    match part.name.as_str() {
        "marines" => one(node, "marines", &mut settings.marines, log),
        "frag_limits" => one(node, "frag_limits", &mut settings.frag_limits, log),
        "loadouts" => one(node, "loadouts", &mut settings.loadouts, log),
        "invasion" => one(node, "invasion", &mut settings.invasion, log),
        "event_sets" => one(node, "event_sets", &mut settings.event_sets, log),
        "seeds" => one(node, "seeds", &mut settings.seeds, log),
        "own" => elsewhere(part, v2::FORMAT, log),
        _ => return false,
    }
    true
}
