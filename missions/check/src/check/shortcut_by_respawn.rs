//! M054: fragged marines come back much nearer to an objective than they started.

use super::{Check, Context, walk};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::id::Id;
use missions_document::page::Page;
use rule_system::piece::{Brings, Role};
use tiles::SpaceId;

pub(super) const CHECK: Check = Check {
    page: Page {
        code: Code("M054"),
        severity: Severity::Note,
        title: "Being fragged is a short cut to an objective",
        text: "Fragged marines come back on a piece that lies much nearer to an objective token than every start space: less \
than half of the way, and two activations of walking are saved. A marine who dies early gets there sooner than one who lives. Ways are \
counted in spaces with all doors open, those between active teleporters included.\n\n\
Move the piece towards the start spaces, or let it become active only when a marine has reached it.",
    },
    run,
};

/// So many activations of walking make a short cut.
const SAVED: u32 = 2;

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let (layout, board) = (&context.layout, &context.layout.board);
    let starts: Vec<SpaceId> = context.starts().filter_map(|(_, start)| layout.space(start.at)).collect();
    let up = context.bringing(Brings::Marines).filter(|(_, piece)| piece.up);
    let pads: Vec<(Id, SpaceId)> = up.filter_map(|(id, piece)| Some((id, layout.space(piece.at)?))).collect();
    let links: Vec<SpaceId> = pads.iter().filter(|(id, _)| links(context, *id)).map(|(_, space)| *space).collect();
    let saved = SAVED * u32::from(context.content.marine_points());
    for (pad, space) in &pads {
        let goals = context.pieces_as(Role::Objective).filter_map(|(id, token)| {
            let way = walk::ways(board, layout.space(token.at)?, &links);
            let (back, start) = (*way.get(space)?, *starts.iter().filter_map(|start| way.get(start)).min()?);
            (back * 2 < start && back + saved <= start).then_some((id, back, start))
        });
        let Some((goal, back, start)) = goals.max_by_key(|(_, back, start)| start - back) else { continue };
        let message = format!(
            "marines who come back on {} are {back} spaces from {}, and {start} from the nearest start space",
            context.call(*pad),
            context.call(goal),
        );
        out.push(
            CHECK
                .say(message)
                .at(Place::Thing(*pad))
                .at(Place::Thing(goal))
                .help("move it towards the start spaces, or let it become active only in play"),
        );
    }
}

/// Do marines move from this piece to others of its kind?
fn links(context: &Context<'_>, id: Id) -> bool {
    let kind = |(_, piece): (Id, &missions_document::thing::Piece)| context.mission.system().piece(&piece.kind);
    context.pieces().find(|(other, _)| *other == id).and_then(kind).is_some_and(|kind| kind.links)
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::{Edit, Id, Thing};

    #[test]
    fn a_teleporter_beside_the_goal_is_reported() {
        let near = with([Edit::Thing(Id(31), Some(Thing::new(teleporter(3, 15, true)))), Edit::Thing(Id(30), None)]);
        let _ = fires(
            "M054",
            &near,
            "marines who come back on the teleporter at 3,15 are 4 spaces from the objective token at 7,13, and 16 from the nearest start space",
        );
        quiet("M054", &good());
        // One who can teleport from the start is there as soon.
        quiet("M054", &near.with([Edit::Thing(Id(30), Some(Thing::new(teleporter(2, 2, true))))]));
        // It becomes active only when somebody has been there.
        quiet("M054", &with([Edit::Thing(Id(30), None)]));
    }
}
