//! C040: the marines are sent to things with which they cannot do anything.

use super::source::{Source, calls, quoted};
use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Severity};
use missions_document::id::Name;
use missions_document::page::Page;
use missions_document::thing::ThingKind;
use script_api::assist::Token;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("C040"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    if context.has_unread() {
        return;
    }
    let sources = Source::all(context);
    let near: Vec<String> =
        calls(&sources, "offer").iter().filter_map(|call| near(call.parts.get(1)?)).collect();
    let Some(other) = near.first() else { return };
    let system = context.mission.system();
    for call in calls(&sources, "aim") {
        let Some(what) = call.text() else { continue };
        let id = what.replace(' ', "-");
        let Some(kind) = system.pieces().iter().find(|kind| kind.id == id) else { continue };
        if near.iter().any(|it| it == what) || is_mentioned(context, &sources, what, kind.id) {
            continue;
        }
        out.push(
            CHECK
                .say(text("c040-message").with("many", kind.many).with("other", other.as_str()))
                .at(call.place.clone())
                .help(text("c040-help").with("other", other.as_str()).with("what", what)),
        );
    }
}

/// The kind that an offer is near, if it is written out among its options.
fn near(options: &str) -> Option<String> {
    let (_, behind) = options.split_once("near:\"")?;
    behind.split_once('"').map(|(kind, _)| kind.to_owned())
}

/// Is the kind mentioned anywhere but in `aim` and `drop_aim`: as a text, in a word such as `portals`, or by the name of such
/// a piece?
fn is_mentioned(context: &Context<'_>, sources: &[Source<'_>], what: &str, kind: &str) -> bool {
    let word = what.replace(' ', "_");
    let named = |name: &str| {
        let name = Name::new(name);
        context.mission.things().values().any(|thing| {
            thing.name.as_ref() == Some(&name)
                && matches!(&thing.kind, ThingKind::Piece(piece) if piece.kind == kind)
        })
    };
    sources.iter().any(|source| {
        source.bits.iter().enumerate().any(|(number, bit)| match bit.token {
            Some(Token::Text) => {
                let before = number.checked_sub(2).map_or("", |before| source.bits[before].word);
                quoted(bit.word) == Some(what) && !matches!(before, "aim" | "drop_aim")
            }
            Some(Token::MapName) => named(bit.word),
            Some(_) => bit.word.contains(&word),
            None => false,
        })
    })
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::{Edit, Mission, ScriptName};

    fn card(aim: &str, more: &str) -> Mission {
        let text = format!(
            "fn on_start() {{\n    aim({aim});\n    offer(\"take\", #{{ label: \"Take\", near: \"objective\" }});\n}}\n\
             fn on_take(e) {{ {more} win(\"marines\", \"x\"); }}\n"
        );
        with([Edit::Script(ScriptName::new("fetch-the-core.rhai"), Some(text))])
    }

    #[test]
    fn an_aim_at_what_no_card_uses_is_reported() {
        let told = "the marines are after health packs here, but no card uses these: what it offers them is near \"objective\"";
        let _ = fires("C040", &card("\"health pack\"", ""), told);
        quiet("C040", &card("\"objective\"", ""));
        quiet("C040", &card("\"frag demons\"", ""));
        quiet("C040", &card("\"health pack\"", "for token in tokens(\"health pack\") { remove(token); }"));
        // The starter's threat card summons from them.
        quiet("C040", &card("\"portal\"", ""));
        quiet("C040", &good());
    }
}
