//! M032: an unknown demon.

use super::known::known_words;
use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::page::Page;
use script_api::suggest::nearest;
use missions_document::thing::{Figure, ThingKind};

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M032"), severity: Severity::Error, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let known = || context.content.foes().into_iter().map(|foe| foe.id);
    for (id, figure) in context.figures() {
        if context.foe(figure).is_some() || context.left_out(&figure.kind) {
            continue;
        }
        let said = CHECK
            .say(text("m032-message").with("demon", figure.kind.as_str()))
            .at(Place::Thing(id))
            .help(known_words(&figure.kind, known()));
        out.push(match nearest(&figure.kind, known()) {
            Some(kind) => {
                let mut thing = context.mission.things()[&id].clone();
                thing.kind = ThingKind::Figure(Figure { kind: kind.to_owned(), ..figure.clone() });
                said.fix(text("make-it").with("word", kind), [Edit::Thing(id, Some(thing))])
            }
            None => said,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    #[test]
    fn a_misspelt_demon_is_told() {
        let _ = mended("M032", &with_thing(figure(1, 7, "posessed-soldier")), "unknown demon \"posessed-soldier\"");
        assert_eq!(fires("M032", &with_thing(figure(1, 7, "")), "unknown demon \"\"").fix, None);
        quiet("M032", &with_thing(figure(1, 7, "imp")));
    }
}
