//! C035: a constant that no function uses.

use super::source::Source;
use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;
use missions_play::printed::{InForce, Printed};
use script_api::assist::Token;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("C035"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    if context.has_unread() {
        return;
    }
    let sources = Source::all(context);
    let mut seen = Vec::new();
    for card in Printed::all(context.mission) {
        let Some(source) = sources.iter().find(|source| *source.script == card.script) else { continue };
        for value in card.values.iter().filter(|value| !uses(source, &value.parameter.name)) {
            let known = (card.script.clone(), value.parameter.name.clone());
            if !seen.contains(&known) {
                seen.push(known);
                out.push(problem(context, &card, value));
            }
        }
    }
}

/// Does its name stand anywhere but behind `const`?
fn uses(source: &Source<'_>, name: &str) -> bool {
    let mut before = "";
    source.bits.iter().any(|bit| {
        let is_text = bit.token == Some(Token::Text);
        let used = if is_text { bit.word.contains(name) } else { bit.word == name && before != "const" };
        before = bit.word;
        used
    })
}

fn problem(context: &Context<'_>, card: &Printed, value: &InForce) -> Diagnostic {
    let (name, at) = (value.parameter.name.as_str(), value.parameter.at);
    let sets = |of: &missions_document::mission::Card| {
        of.script == card.script && of.parameters.keys().any(|key| key.as_str() == name)
    };
    let is_set = context.mission.cards().iter().any(sets);
    let message = match (value.told, is_set) {
        (true, _) => text("c035-message-told").with("value", value.word()),
        (false, true) => text("c035-message-set").with("value", value.word()),
        (false, false) => text("c035-message"),
    };
    let help = text(if value.told { "c035-help-told" } else { "c035-help" }).with("name", name);
    CHECK
        .say(message.with("card", card.title.as_str()).with("name", name))
        .at(Place::Script { name: card.script.clone(), line: at.line, column: at.column })
        .at_all(is_set.then_some(Place::Mission))
        .help(help)
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::mission::Parameter;
    use missions_document::{Edit, Mission, Name, ScriptName};

    fn card(text: &str, more: &str) -> Mission {
        let text = format!(
            "//! Haul\n//! {text}\n\n// Cards (1 to 3).\nconst PRICE = 2;\n\nfn on_start() {{\n    aim(\"objective\");\n    \
             offer(\"take\", #{{ label: \"Take\", near: \"objective\", cards: 1 }});\n{more}}}\n\n\
             fn on_take(e) {{ win(\"marines\", \"x\"); }}\n"
        );
        with([Edit::Script(ScriptName::new("fetch-the-core.rhai"), Some(text))])
    }

    #[test]
    fn a_value_that_no_function_uses_is_reported() {
        let _ = fires("C035", &card("Take it.", ""), "Haul: no function of the script uses PRICE");
        let _ = fires(
            "C035",
            &card("Pay {PRICE} cards.", ""),
            "Haul: its text says 2, but no function of the script uses PRICE",
        );
        let mut cards = good().cards().to_vec();
        let _ = cards[0].parameters.insert(Name::new("PRICE"), Parameter::Int(3));
        let set = card("Take it.", "").with([Edit::Cards(cards)]);
        let _ =
            fires("C035", &set, "Haul: the mission sets PRICE to 3, but no function of the script uses it");
    }

    #[test]
    fn a_value_that_is_used_is_not_reported() {
        quiet("C035", &card("Take it.", "    gain_argent(PRICE);\n"));
        quiet("C035", &card("Take it.", "    say(`It costs ${PRICE}.`);\n"));
        quiet("C035", &good());
    }
}
