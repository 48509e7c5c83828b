//! M016: tokens in a heap.

use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;
use missions_document::id::Id;
use missions_document::thing::ThingKind;
use std::collections::BTreeMap;
use tiles::Cell;

pub(super) const CHECK: Check = Check {
    page: Page {
        code: Code("M016"),
        severity: Severity::Warning,
        title: "Tokens lie on each other",
        text: "Two tokens lie on the same space, or a token lies on a portal or teleporter. The rules can deal with it, but \
at the table one of them is easily overlooked.\n\n\
Move one of them to the next space.",
    },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let mut taken: BTreeMap<Cell, Id> = BTreeMap::new();
    let things = context.mission.things();
    let flat = |kind: &ThingKind| matches!(kind, ThingKind::Portal(_) | ThingKind::Teleporter(_));
    for (id, thing) in things.iter().filter(|(_, thing)| flat(&thing.kind)) {
        let _ = taken.entry(thing.at()).or_insert(*id);
    }
    for (id, token) in context.tokens() {
        let first = *taken.entry(token.at).or_insert(id);
        if first != id {
            let message = format!("{} lies on {}", context.call(id), context.call(first));
            out.push(
                CHECK
                    .say(message)
                    .at(Place::Thing(id))
                    .at(Place::Thing(first))
                    .help("move one of them to the next space"),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::thing::TokenKind;

    #[test]
    fn a_heap_of_tokens_is_told() {
        let heap = with_thing(token(3, 5, TokenKind::HealthPack));
        let _ = fires("M016", &heap, "the health pack at 3,5 lies on the health pack at 3,5");
        let heap = with_thing(token(2, 13, TokenKind::HealthPack));
        let _ = fires("M016", &heap, "the health pack at 2,13 lies on the blue portal at 2,13");
        quiet("M016", &with_thing(token(2, 5, TokenKind::HealthPack)));
    }
}
