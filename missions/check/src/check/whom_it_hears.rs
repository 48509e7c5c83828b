//! C045: a text says "when a marine is fragged", and the handler answers for every figure.

use super::source::Source;
use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Severity};
use missions_document::page::Page;
use script_api::assist::Token;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("C045"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

/// The handler of the event.
const HANDLER: &str = "on_fragged";

/// What a text says of one side only.
const SAID: &str = "when a marine is fragged";

/// What a text says where demons are meant as well.
const OTHERS: [&str; 4] = ["demon is fragged", "figure is fragged", "demons are fragged", "fragged demon"];

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for (source, card) in Source::of_cards(context) {
        let words = card.text.to_lowercase();
        if !words.contains(SAID) || OTHERS.iter().any(|others| words.contains(others)) {
            continue;
        }
        for function in source.functions() {
            // Nothing but calls of the language with fixed values: no condition, and no function that may have one.
            let is_fixed = function.body.iter().all(|bit| {
                matches!(
                    bit.token,
                    None | Some(Token::Function | Token::Number | Token::Text | Token::Constant)
                )
            });
            if function.name == HANDLER && is_fixed && !function.body.is_empty() {
                let message = text("c045-message")
                    .with("card", card.title.as_str())
                    .with("said", SAID)
                    .with("handler", HANDLER);
                out.push(CHECK.say(message).at(function.place).help(text("c045-help")));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::{Edit, Mission, ScriptName};

    fn card(text: &str, body: &str) -> Mission {
        let text = format!(
            "//! Haul\n//! {text}\n\n\
             fn on_start() {{ aim(\"objective\"); offer(\"take\", #{{ label: \"Take\", near: \"objective\" }}); }}\n\
             fn on_take(e) {{ win(\"marines\", \"x\"); }}\nfn on_fragged(e) {{ {body} }}\n\
             fn more() {{ gain_argent(1); }}\n"
        );
        with([Edit::Script(ScriptName::new("fetch-the-core.rhai"), Some(text))])
    }

    #[test]
    fn a_handler_that_does_not_ask_who_it_was_is_reported() {
        const TEXT: &str = "The invader gains 1 argent when a marine is fragged.";
        let told = "the text of Haul says \"when a marine is fragged\", but `on_fragged` is called for demons too and does not ask who it was";
        let _ = fires("C045", &card(TEXT, "gain_argent(1);"), told);
        quiet("C045", &card(TEXT, "if e.figure.side == \"marines\" { gain_argent(1); }"));
        quiet("C045", &card(TEXT, "more();"));
        quiet("C045", &card("The invader gains 1 argent for each figure.", "gain_argent(1);"));
        quiet("C045", &card(&format!("{TEXT} So it is when a demon is fragged."), "gain_argent(1);"));
        quiet("C045", &good());
    }
}
