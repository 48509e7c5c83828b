//! M033: a piece of an unknown sort.

use super::known::known_words;
use super::words::text;
use super::{Check, Context};
use engine::suggest::nearest;
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::page::Page;
use missions_document::thing::ThingKind;
use rule_system::piece::{PieceKind, Sorts};

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M033"), severity: Severity::Error, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let system = context.mission.system();
    for (id, piece) in context.pieces() {
        let Some(kind) = system.piece(&piece.kind) else { continue };
        let sort = piece.sort.as_str();
        if context.mission.sort_number(kind, sort).is_some() || context.left_out(sort) {
            continue;
        }
        let known = known(context, kind);
        let known = || known.iter().copied();
        let message = match kind.sorts {
            Sorts::Few { asked, .. } if sort.is_empty() => {
                text("m033-message-none").with("piece", context.call(id)).with("asked", asked)
            }
            Sorts::Few { asked, .. } => {
                text("m033-message-few").with("noun", kind.noun).with("asked", asked).with("sort", sort)
            }
            _ => text("m033-message").with("kind", kind.title.to_string().to_lowercase()).with("sort", sort),
        };
        let said = CHECK
            .say(message)
            .at(Place::Thing(id))
            .help(known_words(sort, known()));
        out.push(match nearest(sort, known()) {
            Some(sort) => {
                let mut thing = context.mission.things()[&id].clone();
                thing.kind = ThingKind::Piece(piece.clone().of(sort));
                said.fix(text("make-it").with("word", sort), [Edit::Thing(id, Some(thing))])
            }
            None => said,
        });
    }
}

/// The sorts of a kind that one could put on the map.
fn known<'c>(context: &Context<'c>, kind: &PieceKind) -> Vec<&'c str> {
    match kind.sorts {
        Sorts::Few { words, .. } => words.to_vec(),
        _ => context.content.cards(kind.id).into_iter().filter(|card| card.count > 0).map(|card| card.id).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    #[test]
    fn a_misspelt_weapon_is_told() {
        let weapon = |name: &str| with_thing(piece_of(0, 5, "weapon", name));
        let _ = mended("M033", &weapon("rocket-luncher"), "unknown weapon \"rocket-luncher\"");
        quiet("M033", &weapon("rocket-launcher"));
        let portal = with_thing(piece_of(1, 7, "portal", "purple"));
        let _ = fires("M033", &portal, "unknown portal of the tier \"purple\"");
    }
}
