//! C030: a card's text uses a value its script does not have, in its own language or in another one.

use super::words::text;
use super::{Check, Context, texts_untranslated};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;
use missions_document::translation::TextOf;
use missions_play::printed::Printed;
use engine::suggest::nearest;
use script_api::assist::with_title;
use words::Text;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("C030"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let mission = context.mission;
    for card in mission.cards() {
        let source = mission.scripts().get(&card.script).map_or("", String::as_str);
        let printed = Printed::read(card, source);
        for name in &printed.unknown {
            let message = text("c030-message").with("card", printed.title.as_str());
            out.push(unknown(message, name, &printed).at(place(&printed, source, name)));
        }
        let of = TextOf::Card(card.script.clone());
        for (tag, _, translation) in mission.translations().filter(|(_, its, _)| **its == of) {
            let said = Printed::read(card, &with_title(source, &translation.text));
            for name in &said.unknown {
                let message = text("c030-message-translation").with("card", printed.title.as_str());
                let message = message.with("tag", tag.as_str());
                out.push(unknown(message, name, &said).at(texts_untranslated::place(&of, mission)));
            }
        }
    }
}

/// A card uses a name that is no constant of its script.
fn unknown(message: Text, name: &str, card: &Printed) -> Diagnostic {
    let known = card.values.iter().map(|it| it.parameter.name.as_str());
    let help = match nearest(name, known) {
        Some(meant) => text("c030-meant").with("meant", meant),
        None => text("c030-help").with("name", name),
    };
    CHECK.say(message.with("name", name)).help(help)
}

/// Where the name stands.
fn place(card: &Printed, source: &str, name: &str) -> Place {
    let braced = format!("{{{name}}}");
    let found = (1..).zip(source.lines()).find_map(|(line, text)| Some((line, text.find(&braced)?, text)));
    let (line, column) =
        found.map_or((0, 0), |(line, at, text)| (line, text[..at].chars().count() as u32 + 1));
    Place::Script { name: card.script.clone(), line, column }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::{Edit, ScriptName, Tag, TextOf, Translation};

    #[test]
    fn a_value_nobody_has_is_told_with_its_place() {
        let script = |text: &str| {
            let core = ScriptName::new("fetch-the-core.rhai");
            let old = good().scripts()[&core].clone();
            let (_, rest) = old.split_once('\n').expect("lines");
            with([Edit::Script(core, Some(format!("//! Fetch the core\n//! {text}\n\nconst ROUNDS = 3;\n{rest}")))])
        };
        let told = fires("C030", &script("After {ROUND} rounds, {ROUND}."), "the text of Fetch the core uses {ROUND}, which is not a constant of its script");
        assert!(told.help.as_ref().is_some_and(|help| help.to_string().contains("{ROUNDS}")), "{told:?}");
        assert!(format!("{:?}", told.places).contains("line: 2, column: 11"), "{told:?}");
        quiet("C030", &script("After {ROUNDS} rounds {and} {} so on."));
    }

    #[test]
    fn a_value_that_only_a_translation_uses_is_told_with_the_language() {
        let core = ScriptName::new("fetch-the-core.rhai");
        let old = good().scripts()[&core].clone();
        let (_, rest) = old.split_once('\n').expect("lines");
        let script = format!("//! Fetch the core\n//! After {{ROUNDS}} rounds.\n\nconst ROUNDS = 3;\n{rest}");
        let said = |text: &str| {
            let translation = Translation { was: String::new(), text: text.to_owned() };
            let tag = Tag::of("pl").expect("a tag");
            with([
                Edit::Script(core.clone(), Some(script.clone())),
                Edit::Translation(tag, TextOf::Card(core.clone()), Some(translation)),
            ])
        };
        let wrong = said("Zabierz rdzeń\nPo {RUNDACH} rundach, po {ROUNDS}.");
        let found = fires("C030", &wrong, "the text of Fetch the core in `pl` uses {RUNDACH}, which is not a constant of its script");
        assert!(format!("{:?}", found.places).contains("fetch-the-core.rhai"), "{found:?}");
        assert_eq!(told("C030", &wrong).len(), 1, "the original is good");
        quiet("C030", &said("Zabierz rdzeń\nPo {ROUNDS} rundach {i} {} dalej."));
        quiet("C030", &said(""));
    }
}
