//! M052: a piece that brings demons and sees a start space within the range of demons. M050 reports those that lie beside one.

use super::arrival_beside_start::BESIDE;
use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;
use rule_system::piece::Brings;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M052"), severity: Severity::Note, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let ranged = context.content.foes().into_iter().map(|foe| foe.range).filter(|range| *range > BESIDE);
    // What every one of them can do is true of whichever demons come.
    let Some(within) = ranged.min() else { return };
    let sight = context.sight();
    for (id, piece) in context.bringing(Brings::Foes) {
        let Some(from) = context.layout.space(piece.at) else { continue };
        let starts = context.starts().filter_map(|(start, it)| {
            let space = context.layout.space(it.at)?;
            sight.sees(from, space).then(|| (start, sight.range(from, space)))
        });
        let Some((start, range)) = starts.min_by_key(|(_, range)| *range) else { continue };
        if range <= BESIDE || range > within {
            continue;
        }
        let message = text("m052-message")
            .with("from", context.call(id))
            .with("start", context.call(start))
            .with("range", range);
        out.push(CHECK.say(message).at(Place::Thing(id)).at(Place::Thing(start)).help(text("m052-help")));
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    #[test]
    fn a_portal_in_sight_of_a_start_is_reported() {
        let portal = |x, y| with_thing(piece_of(x, y, "portal", "blue"));
        let _ = fires(
            "M052",
            &portal(1, 4),
            "the blue portal at 1,4 sees the start space at 1,1, 3 spaces away; demons can attack there as soon as they come out",
        );
        // M050 has said it.
        quiet("M052", &portal(1, 2));
        // A closed door lies between.
        quiet("M052", &portal(1, 6));
        quiet("M052", &good());
    }
}
