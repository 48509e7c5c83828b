//! M054: fragged marines come back much nearer to an objective than they started.

use super::words::text;
use super::{Check, Context, walk};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;
use rule_system::piece::{Brings, Role};
use tiles::SpaceId;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M054"), severity: Severity::Note, words: &crate::pages::WORDS },
    run,
};

/// So many activations of walking make a short cut.
const SAVED: u32 = 2;

/// Where the token can be reached in the activation in which a marine comes back, so many are enough.
const SAVED_AT_ONCE: u32 = 1;

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let (layout, board) = (&context.layout, &context.layout.board);
    let starts: Vec<SpaceId> = context.starts().filter_map(|(_, start)| layout.space(start.at)).collect();
    let points = u32::from(context.content.marine_points());
    for (pad, piece) in context.bringing(Brings::Marines).filter(|(_, piece)| piece.up) {
        let Some(space) = layout.space(piece.at) else { continue };
        let goals = context.pieces_as(Role::Objective).filter_map(|(id, token)| {
            let way = walk::ways(board, layout.space(token.at)?);
            let (back, start) = (*way.get(&space)?, *starts.iter().filter_map(|start| way.get(start)).min()?);
            let saved = points * if back <= points { SAVED_AT_ONCE } else { SAVED };
            (back * 2 < start && back + saved <= start).then_some((id, back, start))
        });
        let Some((goal, back, start)) = goals.max_by_key(|(_, back, start)| start - back) else { continue };
        let message = text("m054-message")
            .with("pad", context.call(pad))
            .with("back", back)
            .with("goal", context.call(goal))
            .with("start", start);
        out.push(
            CHECK
                .say(message)
                .at(Place::Thing(pad))
                .at(Place::Thing(goal))
                .help(text("m054-help")),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::{Edit, Id, Thing};

    #[test]
    fn a_teleporter_beside_the_goal_is_reported() {
        const TOLD: &str = "marines who come back on the teleporter at 3,15 are 4 spaces from the objective token at 7,13, and 16 on \
                            foot from the nearest start space";
        let near = with([Edit::Thing(Id(31), Some(Thing::new(teleporter(3, 15, true)))), Edit::Thing(Id(30), None)]);
        let _ = fires("M054", &near, TOLD);
        quiet("M054", &good());
        // From a teleporter at the start everybody gets there at once.
        let both = near.with([Edit::Thing(Id(30), Some(Thing::new(teleporter(2, 2, true))))]);
        let _ = fires("M054", &both, TOLD);
        assert_eq!(told("M054", &both).len(), 1, "not the one at the start");
        // Where the goal is reached at once, one activation of walking is enough.
        let middle = |y: i16| {
            let goal = Edit::Thing(Id(41), Some(Thing::new(piece(1, 10, "objective"))));
            with([goal, Edit::Thing(Id(31), Some(Thing::new(teleporter(1, y, true))))])
        };
        let _ = fires(
            "M054",
            &middle(9),
            "marines who come back on the teleporter at 1,9 are 1 space from the objective token at 1,10, and 9 on foot from the \
             nearest start space",
        );
        quiet("M054", &middle(6));
        // It becomes active only when somebody has been there.
        quiet("M054", &with([Edit::Thing(Id(30), None)]));
    }
}
