//! M024: a token or another piece that no marine can reach.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::id::Id;
use missions_document::page::Page;
use rule_system::piece::Role;
use std::collections::BTreeMap;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M024"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let Some(reached) = context.reached() else { return };
    let system = context.mission.system();
    let mut lost: BTreeMap<&str, Vec<Id>> = BTreeMap::new();
    for (id, piece) in context.pieces() {
        let wanted = match context.role(piece) {
            Some(Role::Item(_) | Role::Marker) => true,
            Some(Role::Piece(_)) => system.piece(&piece.kind).is_some_and(|kind| kind.links) && !piece.up,
            Some(Role::Objective) | None => false,
        };
        let apart = context.layout.space(piece.at).is_some_and(|space| !reached.has(space));
        if wanted && apart {
            lost.entry(&piece.kind).or_default().push(id);
        }
    }
    for (kind, ids) in lost {
        // What is lost together is mended together, so it is one problem.
        let (message, help) = match (&ids[..], system.piece(kind)) {
            ([_, _, ..], Some(kind)) => {
                let message = text("m024-message-several").with("count", ids.len()).with("many", kind.many);
                (message, text("m024-help-several"))
            }
            _ => (text("m024-message").with("thing", context.call(ids[0])), text("m024-help")),
        };
        out.push(CHECK.say(message).at_all(ids.into_iter().map(Place::Thing)).help(help));
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::{Edit, Id, Thing};
    use tiles::Turn;

    #[test]
    fn a_health_pack_apart_is_told() {
        let apart = |kind| with([tile(99, 11, 30, 0, Turn::R0), Edit::Thing(Id(900), Some(Thing::new(kind)))]);
        let pack = apart(piece(30, 1, "health-pack"));
        let _ = fires("M024", &pack, "no marine can get to the health pack at 30,1");
        let pack = || Thing::new(piece(30, 1, "health-pack"));
        let two = with([
            tile(99, 11, 30, 0, Turn::R0),
            Edit::Thing(Id(900), Some(pack())),
            Edit::Thing(Id(901), Some(pack())),
        ]);
        assert_eq!(told("M024", &two).len(), 1);
        let _ = fires("M024", &two, "no marine can get to 2 health packs");
        let _ = fires("M024", &apart(teleporter(30, 1, false)), "no marine can get to the teleporter at 30,1");
        quiet("M024", &apart(teleporter(30, 1, true)));
    }
}
