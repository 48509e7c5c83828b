//! M016: tokens in a heap.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;
use missions_document::id::Id;
use missions_document::thing::Piece;
use rule_system::piece::Role;
use std::collections::BTreeMap;
use tiles::Cell;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M016"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let mut taken: BTreeMap<Cell, Id> = BTreeMap::new();
    let is_token = |piece: &Piece| context.role(piece).is_none_or(Role::is_token);
    for (id, flat) in context.pieces().filter(|(_, piece)| !is_token(piece)) {
        let _ = taken.entry(flat.at).or_insert(id);
    }
    for (id, token) in context.pieces().filter(|(_, piece)| is_token(piece)) {
        let first = *taken.entry(token.at).or_insert(id);
        if first != id {
            let message =
                text("m016-message").with("token", context.call(id)).with("under", context.call(first));
            out.push(
                CHECK
                    .say(message)
                    .at(Place::Thing(id))
                    .at(Place::Thing(first))
                    .help(text("m016-help")),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    #[test]
    fn a_heap_of_tokens_is_told() {
        let heap = with_thing(piece(3, 5, "health-pack"));
        let _ = fires("M016", &heap, "the health pack at 3,5 lies on the health pack at 3,5");
        let heap = with_thing(piece(2, 13, "health-pack"));
        let _ = fires("M016", &heap, "the health pack at 2,13 lies on the blue portal at 2,13");
        quiet("M016", &with_thing(piece(2, 5, "health-pack")));
    }
}
