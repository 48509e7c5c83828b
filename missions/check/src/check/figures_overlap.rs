//! M018: two figures on one space.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::page::Page;
use missions_document::id::Id;
use std::collections::BTreeMap;
use tiles::SpaceId;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M018"), severity: Severity::Error, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let mut taken: BTreeMap<SpaceId, Id> = BTreeMap::new();
    for (id, figure) in context.figures() {
        let under = context.under(figure).unwrap_or_default();
        if let Some((space, first)) = under.iter().find_map(|s| Some((*s, *taken.get(s)?))) {
            let message =
                text("m018-message").with("second", context.call(id)).with("first", context.call(first));
            out.push(
                CHECK
                    .say(message)
                    .at(Place::Thing(id))
                    .at(Place::Thing(first))
                    .at(Place::Cell(context.layout.board.cell(space)))
                    .help(text("move-one"))
                    .fix(text("remove").with("what", context.call(id)), [Edit::Thing(id, None)]),
            );
        }
        for space in under {
            let _ = taken.entry(space).or_insert(id);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    #[test]
    fn figures_in_each_other_are_told() {
        let twice = with_thing(figure(1, 8, "imp"));
        let _ = mended("M018", &twice, "the Imp at 1,8 and the Imp at 1,8 stand on the same space");
        let under = with_thing(figure(1, 7, "mancubus"));
        let _ = mended("M018", &under, "the Mancubus at 1,7 and the Imp at 1,8 stand on the same space");
        quiet("M018", &with_thing(figure(2, 8, "imp")));
    }
}
