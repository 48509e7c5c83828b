//! M063: the only place where fragged marines come back lies where demons come out.

use super::arrival_beside_start::BESIDE;
use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::id::Id;
use missions_document::page::Page;
use rule_system::piece::Brings;
use words::Argument;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M063"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let mut up = context.bringing(Brings::Marines).filter(|(_, piece)| piece.up);
    let (Some((id, piece)), None) = (up.next(), up.next()) else { return };
    let Some(from) = context.layout.space(piece.at) else { return };
    let board = &context.layout.board;
    let ground = board.ground(board.closed_at_start());
    let is_near = |at| context.layout.space(at).is_some_and(|space| ground.range(from, space) <= BESIDE);
    let near: Vec<Id> =
        context.bringing(Brings::Foes).filter(|(_, foes)| is_near(foes.at)).map(|(id, _)| id).collect();
    if near.len() > 1 {
        let called: Vec<Argument> = near.iter().map(|id| context.call(*id).into()).collect();
        let message = text("m063-message").with("pad", context.call(id)).with("near", Argument::All(called));
        out.push(
            CHECK
                .say(message)
                .at(Place::Thing(id))
                .at_all(near.into_iter().map(Place::Thing))
                .help(text("m063-help")),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::{Edit, Id, Thing};

    #[test]
    fn a_return_between_two_portals_is_reported() {
        // The starter's active teleporter lies at 2,2.
        let one = with_thing(piece_of(1, 2, "portal", "blue"));
        quiet("M063", &one);
        let more = |x, y| Edit::Thing(Id(901), Some(Thing::new(piece_of(x, y, "portal", "red"))));
        let told = "marines who were fragged come back on the teleporter at 2,2 beside the blue portal at 1,2 and the red portal at 1,1";
        let _ = fires("M063", &one.clone().with([more(1, 1)]), told);
        quiet("M063", &one.clone().with([more(1, 4)]));
        let other = Edit::Thing(Id(902), Some(Thing::new(teleporter(2, 14, true))));
        quiet("M063", &one.with([more(1, 1), other]));
        quiet("M063", &good());
    }
}
