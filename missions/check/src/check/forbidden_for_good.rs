//! C038: something is forbidden in the middle of the game and never allowed again.

use super::source::{Source, calls};
use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Severity};
use missions_document::page::Page;
use script_api::assist::title;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("C038"), severity: Severity::Note, words: &crate::pages::WORDS },
    run,
};

/// What the text of a card says where it is meant for good.
const LASTING: [&str; 6] =
    ["rest of the game", "from then on", "from now on", "no longer", "for good", "end of the game"];

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let sources = Source::all(context);
    let allows = calls(&sources, "allow");
    // What is written in another way is not known.
    if context.has_unread() || allows.iter().any(|call| call.text().is_none()) {
        return;
    }
    for source in &sources {
        let words = title(source.text).1.to_lowercase();
        if LASTING.iter().any(|lasting| words.contains(lasting)) {
            continue;
        }
        for call in source.calls("forbid") {
            let Some(what) = call.text() else { continue };
            let in_play = call.within.starts_with("on_") && call.within != "on_start";
            if !in_play || call.parts.len() > 1 || allows.iter().any(|it| it.text() == Some(what)) {
                continue;
            }
            out.push(
                CHECK
                    .say(text("c038-message").with("what", what))
                    .at(call.place.clone())
                    .help(text("c038-help").with("what", what)),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::{Edit, Mission, ScriptName};

    fn card(text: &str, more: &str) -> Mission {
        let text = format!(
            "//! Card\n//! {text}\n\nfn on_start() {{ offer(\"take\", #{{ label: \"Take\", near: \"objective\" }}); }}\n\
             fn on_take(e) {{ win(\"marines\", \"x\"); }}\n{more}\n"
        );
        with([Edit::Script(ScriptName::new("fetch-the-core.rhai"), Some(text))])
    }

    #[test]
    fn what_is_off_without_an_end_is_noted() {
        let more = "fn on_door_opened() { forbid(\"cover\"); }";
        let told = "\"cover\" is forbidden here for the rest of the game: no card allows it again";
        let _ = fires("C038", &card("No cover in this round.", more), told);
        quiet("C038", &card("From then on there is no cover.", more));
        quiet("C038", &card("No cover in this round.", &more.replace("\"cover\"", "\"cover\", \"round\"")));
        quiet("C038", &card("No cover.", &format!("{more}\nfn on_round_end() {{ allow(\"cover\"); }}")));
        quiet("C038", &good());
    }
}
