//! M021: a start from which nothing can be reached.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;
use crate::check::walk;
use missions_document::id::Id;
use rule_system::piece::Brings;
use tiles::{SpaceId, Spaces};

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M021"), severity: Severity::Error, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let (layout, board) = (&context.layout, &context.layout.board);
    let pads = context.bringing(Brings::Marines).filter_map(|(_, pad)| layout.space(pad.at));
    let (pads, active): (Vec<SpaceId>, Vec<SpaceId>) = (pads.collect(), context.returns().collect());
    let mut largest = 0;
    let mut seen = Spaces::EMPTY;
    for space in board.spaces() {
        if !seen.has(space) {
            let part = walk::on_foot(board, [space]);
            largest = largest.max(part.len());
            seen = seen.union(&part);
        }
    }
    // Starts from which the same spaces can be reached are reported together.
    let mut groups: Vec<(Spaces, Vec<Id>)> = Vec::new();
    for (id, start) in context.starts() {
        let Some(space) = layout.space(start.at) else { continue };
        if let Some((_, ids)) = groups.iter_mut().find(|(reached, _)| reached.has(space)) {
            ids.push(id);
            continue;
        }
        let mut reached = walk::on_foot(board, [space]);
        if pads.iter().any(|pad| reached.has(*pad)) {
            reached = walk::on_foot(board, reached.iter().chain(active.iter().copied()));
        }
        groups.push((reached, vec![id]));
    }
    for (reached, ids) in groups {
        if reached.len() * 2 >= largest {
            continue;
        }
        let message = match ids.as_slice() {
            [id] => text("m021-message").with("start", context.call(*id)),
            more => text("m021-message-several").with("starts", more.len()),
        };
        let message = message.with("reached", reached.len()).with("spaces", board.len());
        out.push(CHECK.say(message).at_all(ids.into_iter().map(Place::Thing)).help(text("m021-help")));
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use tiles::Turn;

    #[test]
    fn a_start_in_a_closed_room_is_told() {
        // The hall is taken away: the lift and the pump room lie apart from the rest.
        let apart = with([tile(3, 10, 40, 6, Turn::R0), tile(2, 5, 40, 2, Turn::R0), missions_document::Edit::Thing(missions_document::Id(30), None)]);
        let _ = fires("M021", &apart, "marines on 4 start spaces can get to 4 of the map's 66 spaces");
        quiet("M021", &good());
        let pad = |id, x, y| missions_document::Edit::Thing(missions_document::Id(id), Some(missions_document::Thing::new(teleporter(x, y, true))));
        quiet("M021", &apart.with([pad(901, 2, 0), pad(902, 40, 3), pad(903, 1, 12)]));
    }
}
