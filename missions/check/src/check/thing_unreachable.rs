//! M024: a token or teleporter that no marine can reach.

use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;
use rule_system::piece::Role;

pub(super) const CHECK: Check = Check {
    page: Page {
        code: Code("M024"),
        severity: Severity::Warning,
        title: "No marine can get to a token or teleporter",
        text: "Even with every door open, no marine can enter this space, so no marine will ever take the token or activate \
the teleporter.\n\n\
Move it, or make a way to it.",
    },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let Some(reached) = context.reached() else { return };
    for (id, piece) in context.pieces() {
        let wanted = match context.role(piece) {
            Some(Role::Item(_) | Role::Marker) => true,
            Some(Role::Piece(_)) => piece.kind == "teleporter" && !piece.up,
            Some(Role::Objective) | None => false,
        };
        let lost = context.layout.space(piece.at).is_some_and(|space| !reached.has(space));
        if wanted && lost {
            let message = format!("no marine can get to {}", context.call(id));
            out.push(CHECK.say(message).at(Place::Thing(id)).help("move it, or make a way to it"));
        }
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
        let _ = fires("M024", &apart(teleporter(30, 1, false)), "no marine can get to the teleporter at 30,1");
        quiet("M024", &apart(teleporter(30, 1, true)));
    }
}
