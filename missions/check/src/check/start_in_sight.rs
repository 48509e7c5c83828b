//! M025: a start space under fire.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M025"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let sight = context.sight();
    for (id, figure) in context.figures() {
        let (Some(foe), Some(under)) = (context.foe(figure), context.under(figure)) else { continue };
        let sight = sight.lifting(&under, &[]);
        let threatened = context.starts().find(|(_, start)| {
            let Some(space) = context.layout.space(start.at) else { return false };
            under.iter().any(|from| {
                let range = sight.range(*from, space);
                range > 0 && range <= foe.range && sight.sees(*from, space)
            })
        });
        if let Some((start, _)) = threatened {
            let message =
                text("m025-message").with("demon", context.call(id)).with("start", context.call(start));
            out.push(
                CHECK
                    .say(message)
                    .at(Place::Thing(id))
                    .at(Place::Thing(start))
                    .help(text("m025-help")),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    #[test]
    fn an_imp_in_the_pump_room_is_told() {
        let near = with_thing(figure(1, 3, "imp"));
        let _ = fires("M025", &near, "the Imp at 1,3 can attack a marine on the start space at 1,0 before any marine has moved");
        // A Pinky has to come close.
        quiet("M025", &with_thing(figure(1, 4, "pinky")));
    }
}
