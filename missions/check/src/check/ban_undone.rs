//! C039: one card ends what another forbids for the whole game.

use super::source::{Source, calls};
use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Severity};
use missions_document::id::ScriptName;
use missions_document::page::Page;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("C039"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let sources = Source::all(context);
    if context.has_unread() {
        return;
    }
    let (forbids, allows) = (calls(&sources, "forbid"), calls(&sources, "allow"));
    for call in &forbids {
        let Some(what) = call.text() else { continue };
        let is_whole_game =
            call.within == "on_start" && (call.parts.len() == 1 || call.parts[1] == "\"game\"");
        let is_own = allows.iter().any(|it| it.script == call.script && it.text() == Some(what));
        if !is_whole_game || is_own {
            continue;
        }
        // A card that only allows it is meant to end what the first one forbids.
        let forbids_too =
            |script: &ScriptName| forbids.iter().any(|it| it.script == script && it.text() == Some(what));
        let Some(other) = allows.iter().find(|it| it.text() == Some(what) && forbids_too(it.script)) else {
            continue;
        };
        out.push(
            CHECK
                .say(
                    text("c039-message")
                        .with("first", call.script.as_str())
                        .with("what", what)
                        .with("second", other.script.as_str()),
                )
                .at(call.place.clone())
                .at(other.place.clone())
                .help(text("c039-help").with("what", what)),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::mission::{Card, Role};
    use missions_document::{Edit, Mission, ScriptName};

    fn two(first: &str, second: &str) -> Mission {
        let name = ScriptName::new("grid.rhai");
        let mut cards = good().cards().to_vec();
        cards.push(Card { role: Role::SPECIAL, script: name.clone(), ..cards[0].clone() });
        let text = format!(
            "fn on_start() {{ offer(\"take\", #{{ label: \"Take\", near: \"objective\" }}); }}\n\
             fn on_take(e) {{ win(\"marines\", \"x\"); }}\n{second}\n"
        );
        with([
            Edit::Script(name, Some(first.to_owned())),
            Edit::Script(ScriptName::new("fetch-the-core.rhai"), Some(text)),
            Edit::Cards(cards),
        ])
    }

    #[test]
    fn a_card_that_ends_what_another_forbids_is_reported() {
        let grid = "fn on_start() { forbid(\"teleport\"); }";
        let carry = "fn on_moved() { forbid(\"teleport\"); } fn on_round_end() { allow(\"teleport\"); }";
        let told = "grid.rhai forbids \"teleport\" for the whole game, but fetch-the-core.rhai allows it again for all";
        let said = fires("C039", &two(grid, carry), told);
        assert_eq!(said.places.len(), 2);
        // This one is meant to end it.
        quiet("C039", &two(grid, "fn on_round_end() { allow(\"teleport\"); }"));
        quiet("C039", &two("fn on_start() { forbid(\"teleport\", \"round\"); }", carry));
        quiet("C039", &good());
    }
}
