//! The canonical text of format 1, of what format 1 has words for. Missions are no longer saved in it: saved games and
//! journals recognize a mission by this text, so that a newer format of files does not make it another mission.

use super::bridge::{self, Old};
use super::{FORMAT, Settings};
use crate::format::at::At;
use crate::format::v2;
use crate::format::v3::File;
use crate::format::write::{Out, body};

/// A file as text; `None` if format 1 cannot say it.
pub(crate) fn write(file: &File) -> Option<String> {
    if !file.intents.is_empty() || file.format() > v2::FORMAT {
        return None;
    }
    let set = bridge::old_settings(&file.settings)?;
    let (mut portals, mut teleporters, mut tokens) = (Vec::new(), Vec::new(), Vec::new());
    for piece in &file.pieces {
        match bridge::old_piece(&piece.it)? {
            Old::Portal(it) => portals.push(At::nowhere(it)),
            Old::Teleporter(it) => teleporters.push(At::nowhere(it)),
            Old::Token(it) => tokens.push(At::nowhere(it)),
        }
    }
    let mut out = Out::default();
    out.field("format", &FORMAT);
    out.field("box", &file.rules);
    body(
        &mut out,
        file,
        |out| settings(out, &set),
        |out| {
            out.list("portals", &portals);
            out.list("teleporters", &teleporters);
            out.list("tokens", &tokens);
        },
    );
    Some(out.end())
}

fn settings(out: &mut Out, settings: &Settings) {
    if *settings == Settings::default() {
        return;
    }
    out.group("settings", |out| {
        out.full("marines", &settings.marines, settings.marines.is_empty());
        out.full("frag_limits", &settings.frag_limits, settings.frag_limits.is_empty());
        let loadouts: Vec<_> = settings.loadouts.iter().cloned().map(At::nowhere).collect();
        out.list("loadouts", &loadouts);
        out.full("invasion", &settings.invasion, settings.invasion.is_empty());
        out.full("event_sets", &settings.event_sets, settings.event_sets.is_empty());
        out.full("seeds", &settings.seeds, settings.seeds.is_empty());
    });
}
