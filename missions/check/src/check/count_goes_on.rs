//! C046: a text counts in one round, and the script counts through the whole game.

use super::source::{Call, Source, quoted};
use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Severity};
use missions_document::page::Page;
use std::collections::BTreeSet;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("C046"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

/// What a text says of one round only.
const ONE_ROUND: [&str; 4] = ["in the same round", "in one round", "in a single round", "within a round"];

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for (source, card) in Source::of_cards(context) {
        let words = card.text.to_lowercase();
        let (notes, forgets) = (source.calls("note"), source.calls("forget"));
        // A name that is put together may be any note.
        let is_known = notes.iter().chain(&forgets).all(|call| call.text().is_some());
        if !is_known || !ONE_ROUND.iter().any(|said| words.contains(said)) {
            continue;
        }
        let reads = source.calls("noted");
        let names: BTreeSet<&str> = notes.iter().filter_map(Call::text).collect();
        for name in names {
            let mut writes = notes.iter().filter(|call| call.text() == Some(name));
            let is_forgotten = forgets.iter().any(|call| call.text() == Some(name));
            let read = reads.iter().find(|call| {
                call.text() == Some(name) && ["on_round_start", "on_round_end"].contains(&call.within)
            });
            let (Some(write), Some(read)) = (writes.next(), read) else { continue };
            if is_forgotten || !rises(write, name) || !writes.all(|write| rises(write, name)) {
                continue;
            }
            out.push(
                CHECK
                    .say(text("c046-message").with("name", name).with("card", card.title.as_str()))
                    .at(write.place.clone())
                    .at(read.place.clone())
                    .help(text("c046-help").with("name", name).with("handler", read.within)),
            );
        }
    }
}

/// Does it write one more, or some more, than the note had: `note("x", noted("x", 0) + 1)`?
fn rises(call: &Call<'_>, name: &str) -> bool {
    let Some(value) = call.parts.get(1) else { return false };
    let Some((inside, more)) = value.strip_prefix("noted(").and_then(|rest| rest.split_once(")+")) else {
        return false;
    };
    let is_same = inside.split(',').next().and_then(quoted) == Some(name);
    is_same && !more.is_empty() && more.chars().all(|sign| sign.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::{Edit, Mission, ScriptName};

    fn card(text: &str, more: &str) -> Mission {
        let text = format!(
            "//! Haul\n//! {text}\n\n\
             fn on_start() {{ aim(\"objective\"); offer(\"take\", #{{ label: \"Take\", near: \"objective\" }}); }}\n\
             fn on_take(e) {{ win(\"marines\", \"x\"); }}\n\
             fn on_fragged(e) {{ note(\"fragged\", noted(\"fragged\", 0) + 1); }}\n\
             fn on_round_end() {{ if noted(\"fragged\", 0) >= 2 {{ gain_argent(1); }} {more} }}\n"
        );
        with([Edit::Script(ScriptName::new("fetch-the-core.rhai"), Some(text))])
    }

    #[test]
    fn a_count_that_only_rises_is_reported_where_one_round_is_meant() {
        const TEXT: &str = "When 2 demons are fragged in the same round.";
        let told = "the note \"fragged\" only rises, but the text of Haul is about one round: it counts through the whole game";
        assert_eq!(fires("C046", &card(TEXT, ""), told).places.len(), 2);
        quiet("C046", &card(TEXT, "note(\"fragged\", 0);"));
        quiet("C046", &card(TEXT, "forget(\"fragged\");"));
        quiet("C046", &card("When 2 demons are fragged.", ""));
        quiet("C046", &good());
    }
}
