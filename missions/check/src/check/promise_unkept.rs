//! C044: the text of a card names an effect that its script never asks for.

use super::source::Source;
use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;
use rule_system::scripted::Promise;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("C044"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for (source, card) in Source::of_cards(context) {
        let is_called = |function: &str| source.bits.iter().any(|bit| bit.word == function);
        // A blank card has words and does nothing yet.
        if source.functions().is_empty() {
            continue;
        }
        for &Promise { says, function } in context.mission.system().rows().promises {
            let Some(sentence) = sentence(&card.text, says) else { continue };
            if is_called(function) {
                continue;
            }
            let line = line(source.text, says);
            let message = text("c044-message")
                .with("card", card.title.as_str())
                .with("sentence", sentence)
                .with("function", function);
            out.push(
                CHECK
                    .say(message)
                    .at(Place::Script { name: card.script.clone(), line, column: 0 })
                    .help(text("c044-help").with("function", function)),
            );
        }
    }
}

/// The first part of a text, between points and semicolons, that has these words in this order, beside each other or with few
/// between.
fn sentence(text: &str, promise: [&str; 3]) -> Option<String> {
    let has = |part: &&str| {
        let words: Vec<String> = part
            .split(|sign: char| !sign.is_alphanumeric())
            .filter(|word| !word.is_empty())
            .map(str::to_lowercase)
            .collect();
        let [who, does, what] = promise;
        let at = words.windows(2).position(|two| two[0] == who && two[1] == does);
        // Not: "if the invader draws no event", nor a thing two sentences on.
        at.is_some_and(|at| words[at + 2..].iter().take(5).any(|word| word == what))
            && !words.iter().any(|word| is_denied(word))
    };
    let part = text.split(['.', ';']).find(has)?;
    Some(part.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// Does a word make the sentence say that it does not happen, or only when?
fn is_denied(word: &str) -> bool {
    ["no", "not", "never", "neither", "if", "when", "whenever", "cannot", "instead"].contains(&word)
}

/// The line of the text that has the last word of the promise; the first one if that cannot be seen.
fn line(text: &str, [_, does, what]: [&str; 3]) -> u32 {
    let head: Vec<String> =
        text.lines().take_while(|line| line.starts_with("//!")).map(str::to_lowercase).collect();
    let both = head.iter().position(|line| line.contains(does) && line.contains(what));
    let at = both.or_else(|| head.iter().position(|line| line.contains(does)));
    at.map_or(1, |at| at as u32 + 1)
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::{Edit, Mission, ScriptName};

    fn card(text: &str, more: &str) -> Mission {
        let text = format!(
            "//! Haul\n//! Take it.\n//! {text}\n\n\
             fn on_start() {{ aim(\"objective\"); offer(\"take\", #{{ label: \"Take\", near: \"objective\" }}); }}\n\
             fn on_take(e) {{ {more} win(\"marines\", \"x\"); }}\n"
        );
        with([Edit::Script(ScriptName::new("fetch-the-core.rhai"), Some(text))])
    }

    #[test]
    fn what_a_text_promises_and_no_function_does_is_reported() {
        let told = fires(
            "C044",
            &card("Then take it. The invader draws 1 event card.", ""),
            "Haul says \"The invader draws 1 event card\", but its script never calls `draw_events`",
        );
        assert!(format!("{:?}", told.places).contains("line: 3"), "{told:?}");
        let _ = fires(
            "C044",
            &card("The invader gains 3 argent.", ""),
            "Haul says \"The invader gains 3 argent\", but its script never calls `gain_argent`",
        );
        quiet("C044", &card("The invader draws 1 event card.", "draw_events(1);"));
        quiet("C044", &card("The invader draws no event card.", ""));
        quiet("C044", &card("If the invader draws an event, wait.", ""));
        quiet("C044", &card("The invader wins. Draw an event.", ""));
        quiet("C044", &good());
    }
}
