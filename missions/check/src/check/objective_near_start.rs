//! M066: one of several objective tokens lies a step from where marines start.

use super::arrival_beside_start::BESIDE;
use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::id::Id;
use missions_document::page::Page;
use rule_system::piece::Role;
use tiles::DoorSet;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M066"), severity: Severity::Note, words: &crate::pages::WORDS },
    run,
};

/// So many spaces from every start space, a token is far away.
const FAR: u8 = 5;

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let layout = &context.layout;
    // Doors are open: what lies behind one is not far for that.
    let ground = layout.board.ground(DoorSet::default());
    let closed = layout.board.ground(layout.board.closed_at_start());
    let starts: Vec<_> = context
        .starts()
        .filter_map(|(id, start)| Some((id, layout.space(start.at)?)))
        .take(context.most_marines())
        .collect();
    let (mut near, mut others): (Vec<(Id, Id)>, usize) = (Vec::new(), 0);
    for (id, token) in context.pieces_as(Role::Objective) {
        let Some(at) = layout.space(token.at) else { return };
        // On a start space it is another problem.
        if starts.iter().any(|(_, start)| *start == at) {
            return;
        }
        let beside = starts.iter().find(|(_, start)| closed.range(*start, at) <= BESIDE);
        if let Some((start, _)) = beside {
            near.push((id, *start));
        } else if starts.iter().all(|(_, start)| ground.range(*start, at) >= FAR) {
            others += 1;
        } else {
            return;
        }
    }
    let [(id, start)] = near[..] else { return };
    if others == 0 {
        return;
    }
    let message = text("m066-message").with("token", context.call(id)).with("start", context.call(start));
    out.push(CHECK.say(message).at(Place::Thing(id)).at(Place::Thing(start)).help(text("m066-help")));
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    #[test]
    fn a_token_a_step_from_the_start_is_noted() {
        let near = with_thing(piece(1, 2, "objective"));
        let told =
            "the objective token at 1,2 lies beside the start space at 1,1, and all others are far away";
        let _ = fires("M066", &near, told);
        quiet("M066", &with_thing(piece(1, 1, "objective")));
        quiet("M066", &with_thing(piece(6, 14, "objective")));
        quiet("M066", &good());
    }
}
