//! C037: something is allowed that no card forbids.

use super::source::{Source, calls};
use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Severity};
use missions_document::page::Page;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("C037"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let sources = Source::all(context);
    let forbids = calls(&sources, "forbid");
    // What is written in another way is not known.
    if context.has_unread() || forbids.iter().any(|call| call.text().is_none()) {
        return;
    }
    for call in calls(&sources, "allow") {
        let Some(what) = call.text().filter(|what| forbids.iter().all(|it| it.text() != Some(*what))) else {
            continue;
        };
        out.push(
            CHECK
                .say(text("c037-message").with("what", what))
                .at(call.place.clone())
                .help(text("c037-help").with("what", what)),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::{Edit, Mission, ScriptName};

    fn card(more: &str) -> Mission {
        let text = format!(
            "fn on_start() {{ offer(\"take\", #{{ label: \"Take\", near: \"objective\" }}); }}\n\
             fn on_take(e) {{ win(\"marines\", \"x\"); }}\n{more}\n"
        );
        with([Edit::Script(ScriptName::new("fetch-the-core.rhai"), Some(text))])
    }

    #[test]
    fn what_was_never_forbidden_is_reported() {
        let told = "\"glory kills\" is allowed here, but no card forbids it before";
        let _ = fires("C037", &card("fn on_round_end() { allow(\"glory kills\"); }"), told);
        quiet(
            "C037",
            &card(
                "fn on_round_end() { allow(\"glory kills\"); } fn on_moved() { forbid(\"glory kills\", \"round\"); }",
            ),
        );
        // The starter's threat card forbids this.
        quiet("C037", &card("fn on_round_end() { allow(\"demons open doors\"); }"));
        quiet("C037", &good());
    }
}
