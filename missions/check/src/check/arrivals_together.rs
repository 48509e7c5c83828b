//! M062: demons come out of two pieces side by side.

use super::arrival_beside_start::BESIDE;
use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;
use rule_system::piece::Brings;
use tiles::SpaceId;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M062"), severity: Severity::Note, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let board = &context.layout.board;
    let ground = board.ground(board.closed_at_start());
    let lying = context.bringing(Brings::Foes);
    let all: Vec<_> = lying.filter_map(|(id, piece)| Some((id, context.layout.space(piece.at)?))).collect();
    for (number, (first, from)) in all.iter().enumerate() {
        // On one space they are another problem.
        let near = |to: SpaceId| *from != to && ground.range(*from, to) <= BESIDE;
        let Some((second, _)) = all[number + 1..].iter().find(|(_, to)| near(*to)) else { continue };
        let message =
            text("m062-message").with("first", context.call(*first)).with("second", context.call(*second));
        out.push(
            CHECK.say(message).at(Place::Thing(*first)).at(Place::Thing(*second)).help(text("m062-help")),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    #[test]
    fn two_portals_side_by_side_are_noted() {
        // The starter's portal lies at 2,13.
        let beside = with_thing(piece_of(2, 14, "portal", "yellow"));
        let _ = fires(
            "M062",
            &beside,
            "demons come out of the blue portal at 2,13 beside the yellow portal at 2,14",
        );
        quiet("M062", &with_thing(piece_of(1, 4, "portal", "yellow")));
        quiet("M062", &good());
    }
}
