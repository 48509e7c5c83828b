//! C030: a card's text uses a value its script does not have.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;
use missions_play::printed::Printed;
use engine::suggest::nearest;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("C030"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let mission = context.mission;
    for card in Printed::all(mission) {
        let source = mission.scripts().get(&card.script).map_or("", String::as_str);
        for name in &card.unknown {
            let known = card.values.iter().map(|it| it.parameter.name.as_str());
            let help = match nearest(name, known) {
                Some(meant) => text("c030-meant").with("meant", meant),
                None => text("c030-help").with("name", name.as_str()),
            };
            out.push(
                CHECK
                    .say(text("c030-message").with("card", card.title.as_str()).with("name", name.as_str()))
                    .at(place(&card, source, name))
                    .help(help),
            );
        }
    }
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

    use missions_document::{Edit, ScriptName};

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
}
