//! M047: demons that cannot reach any marine.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;
use crate::check::walk;
use missions_document::id::Id;
use rule_system::piece::Brings;
use tiles::{SpaceId, Spaces};

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M047"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let (layout, board) = (&context.layout, &context.layout.board);
    let starts = context.starts().filter_map(|(_, start)| layout.space(start.at));
    let marines: Spaces = starts.chain(context.returns()).collect();
    if marines.is_empty() {
        return;
    }
    // Ways lead in both directions, so it is enough to go once from the marines to everywhere.
    let (near, far) = (walk::on_foot(board, marines.iter()), walk::crosses_barriers(board, marines.iter()));
    let mut tell = |id: Id, reached: bool| {
        if !reached {
            let message = text("m047-message").with("from", context.call(id));
            out.push(CHECK.say(message).at(Place::Thing(id)).help(text("m047-help")));
        }
    };
    for (id, figure) in context.figures() {
        let Some(under) = context.under(figure) else { continue };
        let crosses_barriers = context.foe(figure).is_some_and(|foe| foe.gait.crosses_barriers);
        let way = if crosses_barriers { &far } else { &near };
        tell(id, under.iter().any(|space: &SpaceId| way.has(*space)));
    }
    for (id, piece) in context.bringing(Brings::Foes) {
        let Some(space) = layout.space(piece.at) else { continue };
        tell(id, far.has(space));
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::{Edit, Id, Thing};
    use tiles::Turn;

    #[test]
    fn a_demon_in_a_cellar_is_told() {
        let cellar = |kind: &str| {
            with([tile(99, 11, 30, 0, Turn::R0), Edit::Thing(Id(900), Some(Thing::new(figure(30, 0, kind))))])
        };
        let _ = fires("M047", &cellar("imp"), "no demon can get from the Imp at 30,0 to any marine");
        quiet("M047", &with_thing(figure(7, 12, "imp")));
    }
}
