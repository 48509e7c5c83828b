//! C028: markers that no script uses.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;
use rule_system::piece::Role;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("C028"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for (id, marker) in context.pieces_as(Role::Marker) {
        let word = &marker.sort;
        let named = context.mission.things()[&id].name.as_ref().is_some_and(|name| context.scripts_name(name));
        if !named && !context.scripts_say(&format!("\"{word}\"")) {
            out.push(
                CHECK
                    .say(text("c028-message").with("word", word.as_str()))
                    .at(Place::Thing(id))
                    .help(text("c028-help")),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::{Edit, ScriptName};

    #[test]
    fn a_word_no_card_knows_is_told() {
        let marked = with_thing(piece_of(3, 2, "marker", "key"));
        let _ = fires("C028", &marked, "no card uses the marker \"key\"");
        let text = "fn on_token_taken(e) { if e.kind == \"key\" { win(\"marines\", \"objective\"); } }";
        quiet("C028", &marked.with([Edit::Script(ScriptName::new("fetch-the-core.rhai"), Some(text.into()))]));
    }
}
