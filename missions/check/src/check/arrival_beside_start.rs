//! M050: demons come out beside a start space.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;
use rule_system::piece::Brings;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M050"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

/// So near, in spaces, nothing lies between.
pub(super) const BESIDE: u8 = 1;

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let board = &context.layout.board;
    let ground = board.ground(board.closed_at_start());
    for (id, piece) in context.bringing(Brings::Foes) {
        let Some(from) = context.layout.space(piece.at) else { continue };
        let near = context.starts().find(|(_, start)| {
            context.layout.space(start.at).is_some_and(|space| ground.range(from, space) <= BESIDE)
        });
        if let Some((start, _)) = near {
            let message =
                text("m050-message").with("from", context.call(id)).with("start", context.call(start));
            out.push(
                CHECK
                    .say(message)
                    .at(Place::Thing(id))
                    .at(Place::Thing(start))
                    .help(text("m050-help")),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    #[test]
    fn a_portal_beside_a_start_is_reported() {
        let near = with_thing(piece_of(1, 2, "portal", "blue"));
        let _ = fires("M050", &near, "demons come out of the blue portal at 1,2 beside the start space at 1,1");
        quiet("M050", &with_thing(piece_of(1, 4, "portal", "blue")));
        quiet("M050", &good());
    }
}
