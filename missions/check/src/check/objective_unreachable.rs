//! M023: an objective that no marine can reach.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;
use rule_system::piece::Role;
use tiles::DoorSet;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M023"), severity: Severity::Error, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let Some(reached) = context.reached() else { return };
    let ground = context.layout.board.ground(DoorSet::default());
    for (id, token) in context.pieces_as(Role::Objective) {
        let Some(space) = context.layout.space(token.at) else { continue };
        let near = reached.has(space) || ground.neighbours(space).iter().any(|next| reached.has(next.space));
        if !near {
            let message = text("m023-message").with("token", context.call(id));
            out.push(CHECK.say(message).at(Place::Thing(id)).help(text("m023-help")));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::{Edit, Id, Thing};
    use tiles::Turn;

    #[test]
    fn an_objective_apart_is_told() {
        let apart = with([
            tile(99, 11, 30, 0, Turn::R0),
            Edit::Thing(Id(900), Some(Thing::new(piece(30, 1, "objective")))),
        ]);
        let _ = fires("M023", &apart, "no marine can get to the objective token at 30,1");
        quiet("M023", &good());
    }
}
