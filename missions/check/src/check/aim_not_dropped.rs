//! C041: an aim is dropped that was never set.

use super::source::{Call, Source, calls};
use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Severity};
use missions_document::page::Page;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("C041"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    if context.has_unread() {
        return;
    }
    let sources = Source::all(context);
    let aims = calls(&sources, "aim");
    for call in calls(&sources, "drop_aim") {
        let Some((what, distance)) = read(&call) else { continue };
        if aims.iter().any(|aim| may_be(aim, what, distance)) {
            continue;
        }
        let same = aims.iter().filter_map(read).find(|(it, _)| *it == what);
        let (why, help) = match same {
            Some((_, other)) => (
                text("c041-distance").with("other", other).with("distance", distance),
                text("c041-distance-help"),
            ),
            None => (text("c041-unset"), text("c041-unset-help").with("what", what)),
        };
        out.push(CHECK.say(why.with("what", what)).at(call.place.clone()).help(help));
    }
}

/// May it be this aim? One in a variable may be about anything; what is built otherwise is a thing, not a word.
fn may_be(aim: &Call<'_>, what: &str, distance: u32) -> bool {
    match aim.text() {
        Some(text) => text == what && read(aim).is_none_or(|(_, it)| it == distance),
        None => {
            let is_word = |part: &String| part.chars().all(|sign| sign.is_alphanumeric() || sign == '_');
            aim.parts.first().is_none_or(is_word)
        }
    }
}

/// What an aim is about and its distance, if both are written out.
fn read<'c>(call: &'c Call<'_>) -> Option<(&'c str, u32)> {
    let distance = match call.parts.get(1) {
        Some(part) => part.parse().ok()?,
        None => 1,
    };
    Some((call.text()?, distance))
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::{Edit, Mission, ScriptName};

    fn card(aim: &str, dropped: &str) -> Mission {
        let text = format!(
            "fn on_start() {{\n    aim({aim});\n    offer(\"take\", #{{ label: \"Take\", near: \"objective\" }});\n}}\n\
             fn on_take(e) {{ drop_aim({dropped}); win(\"marines\", \"x\"); }}\n"
        );
        with([Edit::Script(ScriptName::new("fetch-the-core.rhai"), Some(text))])
    }

    #[test]
    fn an_aim_that_stays_is_reported() {
        let told = "the aim \"objective\" was set with the distance 1 and is dropped here with 2";
        let _ = fires("C041", &card("\"objective\"", "\"objective\", 2"), told);
        let _ = fires(
            "C041",
            &card("\"objective\"", "\"portal\""),
            "the aim \"portal\" is dropped here, and no card sets it",
        );
        let told = "the aim \"objective\" is dropped here, and no card sets it";
        let _ = fires("C041", &card("marines()[0]", "\"objective\""), told);
    }

    #[test]
    fn an_aim_that_is_dropped_or_not_known_is_not_reported() {
        quiet("C041", &card("\"objective\"", "\"objective\", 1"));
        quiet("C041", &card("\"objective\", 2", "\"objective\", 2"));
        quiet("C041", &card("\"objective\"", "marines()[0]"));
        quiet("C041", &good());
    }
}
