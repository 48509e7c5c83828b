//! M020: fewer start spaces than marines.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::page::Page;
use crate::check::walk;
use missions_document::id::Id;
use missions_document::thing::{Start, Thing, ThingKind};
use std::collections::BTreeSet;
use tiles::{Cell, SpaceId};

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M020"), severity: Severity::Error, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let marines = context.most_marines();
    let starts: BTreeSet<Cell> = context
        .starts()
        .map(|(_, start)| start.at)
        .filter(|cell| context.layout.space(*cell).is_some())
        .collect();
    let missing = marines.saturating_sub(starts.len());
    if missing == 0 || context.layout.board.is_empty() {
        return;
    }
    let message = match starts.len() {
        0 => text("m020-message-none"),
        some => text("m020-message").with("starts", some).with("marines", marines),
    };
    let said = CHECK
        .say(message)
        .at(Place::Mission)
        .at_all(context.starts().map(|(id, _)| Place::Thing(id)))
        .help(text("m020-help"));
    let free = free_spaces(context, &starts);
    if starts.is_empty() || free.len() < missing {
        out.push(said);
        return;
    }
    let first = context.mission.fresh_id().0;
    let edits = free.into_iter().take(missing).enumerate().map(|(i, at)| {
        Edit::Thing(Id(first + i as u32), Some(Thing::new(ThingKind::Start(Start { at }))))
    });
    out.push(said.fix(text("m020-fix"), edits));
}

/// Spaces a marine could start on, the nearest to the first start space first.
fn free_spaces(context: &Context<'_>, starts: &BTreeSet<Cell>) -> Vec<Cell> {
    let (layout, board) = (&context.layout, &context.layout.board);
    let Some(first) = starts.first().and_then(|cell| layout.space(*cell)) else { return Vec::new() };
    let figures: BTreeSet<SpaceId> = context.figures().flat_map(|(_, f)| context.under(f).unwrap_or_default()).collect();
    let walk = walk::on_foot(board, [first]);
    let ground = board.ground(board.closed_at_start());
    let mut free: Vec<SpaceId> = walk
        .iter()
        .filter(|space| !starts.contains(&board.cell(*space)) && !figures.contains(space))
        .collect();
    free.sort_by_key(|space| (ground.range(first, *space), *space));
    free.into_iter().map(|space| board.cell(space)).collect()
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::{Edit, Id};

    #[test]
    fn too_few_starts_are_told_and_added() {
        let three = with([Edit::Thing(Id(20), None)]);
        let after = mended("M020", &three, "there are 3 start spaces for 4 marines");
        assert_eq!(crate::check::check(&after).problems, []);
        let none = with((20..24).map(|id| Edit::Thing(Id(id), None)));
        let _ = fires("M020", &none, "the marines have no start space");
        let mut settings = good().settings().clone();
        let _ = settings.marines.remove(&4);
        quiet("M020", &three.with([Edit::Settings(Box::new(settings))]));
    }
}
