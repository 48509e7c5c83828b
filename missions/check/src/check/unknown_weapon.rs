//! M033: a weapon token nobody knows.

use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::page::Page;
use super::context::known_words;
use script_api::suggest::nearest;
use missions_document::thing::ThingKind;

pub(super) const CHECK: Check = Check {
    page: Page {
        code: Code("M033"),
        severity: Severity::Error,
        title: "A weapon token is of a set nobody knows",
        text: "The name of the weapon set is none of the box's, and none of the mission's own. Names are written in small letters with hyphens: `rocket- \
launcher`.\n\n\
Choose a set there is, or write it into `content/weapons.ron`. The fix takes the one whose name is nearest.",
    },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let known = || context.content.cards("weapon").into_iter().filter(|set| set.count > 0).map(|set| set.id);
    for (id, piece) in context.pieces_of("weapon") {
        let weapon = &piece.sort;
        if context.content.card("weapon", weapon).is_some() || context.left_out(weapon) {
            continue;
        }
        let said = CHECK
            .say(format!("nobody knows a weapon \"{weapon}\""))
            .at(Place::Thing(id))
            .help(known_words(weapon, known()));
        out.push(match nearest(weapon, known()) {
            Some(weapon) => {
                let mut thing = context.mission.things()[&id].clone();
                thing.kind = ThingKind::Piece(piece.clone().of(weapon));
                said.fix(format!("make it \"{weapon}\""), [Edit::Thing(id, Some(thing))])
            }
            None => said,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    #[test]
    fn a_misspelt_weapon_is_told() {
        let weapon = |name: &str| with_thing(piece_of(0, 5, "weapon", name));
        let _ = mended("M033", &weapon("rocket-luncher"), "nobody knows a weapon \"rocket-luncher\"");
        quiet("M033", &weapon("rocket-launcher"));
    }
}
