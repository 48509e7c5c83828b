//! M029: more tokens of a kind than the box has.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::page::Page;
use missions_document::id::Id;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M029"), severity: Severity::Error, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for kind in context.mission.system().pieces() {
        let Some(stock) = context.content.pieces(kind.id) else { continue };
        let beyond = text("remove-beyond").with("many", kind.many);
        let used: Vec<Id> = context.pieces_of(kind.id).map(|(id, _)| id).collect();
        let Some(extra) = used.get(usize::from(stock)..).filter(|extra| !extra.is_empty()) else { continue };
        out.push(
            CHECK
                .say(text("too-many").with("count", used.len()).with("many", kind.many).with("stock", stock))
                .at_all(extra.iter().take(8).map(|id| Place::Thing(*id)))
                .help(text("m029-help"))
                .fix(beyond, extra.iter().map(|id| Edit::Thing(*id, None))),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::{Edit, Id, Thing};

    #[test]
    fn the_seventh_objective_is_told() {
        let objectives = |count: u32| {
            with((0..count).map(|i| {
                let one = piece(0, 2 + i as i16 % 3, "objective");
                Edit::Thing(Id(900 + i), Some(Thing::new(one)))
            }))
        };
        let _ = mended("M029", &objectives(6), "the mission has 7 objective tokens, the box 6");
        quiet("M029", &objectives(5));
    }
}
