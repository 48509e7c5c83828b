//! C043: what a handler does causes the event that calls it.

use super::source::{Function, Source, joined};
use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;
use rule_system::scripted::Cause;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("C043"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

/// What functions for all games cause. Functions that a game does not have are never called.
const SHARED: Cause = Cause { function: "hurt", handler: "on_hurt", about: "e.figure" };

/// A handler that always, or for one side, does what causes another event.
struct Link {
    heard: &'static str,
    caused: &'static str,
    effect: &'static str,
    places: [Place; 2],
}

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    if context.has_unread() {
        return;
    }
    let own = context.mission.system().rows().causes;
    let causes: Vec<Cause> = own.iter().copied().chain([SHARED]).collect();
    let mut links = Vec::new();
    for source in Source::all(context) {
        for function in source.functions() {
            links.extend(self::links(&source, &function, &causes));
        }
    }
    for (number, link) in links.iter().enumerate() {
        let help = text("c043-help");
        if link.heard == link.caused {
            let message = text("c043-itself").with("heard", link.heard).with("effect", link.effect);
            out.push(CHECK.say(message).at_all(link.places.clone()).help(help));
            continue;
        }
        let back = links[number + 1..].iter().find(|it| it.heard == link.caused && it.caused == link.heard);
        if let Some(back) = back {
            let message = text("c043-each-other")
                .with("first", link.heard)
                .with("effect", link.effect)
                .with("second", back.heard)
                .with("answer", back.effect);
            let places = link.places.iter().chain(&back.places).cloned();
            out.push(CHECK.say(message).at_all(places).help(help));
        }
    }
}

fn links(source: &Source<'_>, function: &Function<'_, '_>, causes: &[Cause]) -> Vec<Link> {
    let Some(heard) = causes.iter().map(|cause| cause.handler).find(|heard| *heard == function.name) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    for &Cause { function: effect, handler: caused, about } in causes {
        for (number, bit) in function.body.iter().enumerate().filter(|(_, bit)| bit.word == effect) {
            let behind = joined(&function.body[number + 1..]);
            let what = behind.split([';', '}']).next().unwrap_or_default();
            let first =
                what.strip_prefix('(').map(|values| values.split([',', ')']).next().unwrap_or_default());
            let Some(first) = first else { continue };
            let is_same =
                if about.is_empty() { !first.starts_with('-') && first != "0" } else { first == about };
            if is_same && is_unguarded(&joined(&function.body[..number])) {
                let places = [function.place.clone(), source.place(bit.at)];
                found.push(Link { heard, caused, effect, places });
            }
        }
    }
    found
}

/// Does nothing before the call decide whether it is made, but the side of the figure that the event is about?
fn is_unguarded(before: &str) -> bool {
    let sides = ["\"marines\"", "\"invader\""].map(|side| format!("ife.figure.side=={side}{{"));
    let rest = sides.iter().fold(before.to_owned(), |rest, side| rest.replacen(side, "", 1));
    // A statement that asks for something else is no guard.
    let decides = ["if", "return", "for", "while", "loop", "switch", "note", "let"];
    !decides.iter().any(|word| rest.contains(word))
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::{Edit, Mission, ScriptName};

    fn card(more: &str) -> Mission {
        let text = format!(
            "fn on_start() {{ aim(\"objective\"); offer(\"take\", #{{ label: \"Take\", near: \"objective\" }}); }}\n\
             fn on_take(e) {{ win(\"marines\", \"x\"); }}\n{more}\n"
        );
        with([Edit::Script(ScriptName::new("fetch-the-core.rhai"), Some(text))])
    }

    #[test]
    fn a_handler_that_causes_its_own_event_is_reported() {
        let told = |handler: &str, effect: &str| {
            format!("`{handler}` calls `{effect}`, which calls `{handler}` again: the card answers itself")
        };
        for (handler, effect, body) in [
            ("on_argent_gained", "gain_argent", "gain_argent(1);"),
            ("on_hurt", "hurt", "if e.figure.side == \"marines\" { hurt(e.figure, 1); }"),
            ("on_cards_drawn", "draw_cards", "say(\"More.\"); draw_cards(e.figure, 1);"),
        ] {
            let _ = fires("C043", &card(&format!("fn {handler}(e) {{ {body} }}")), &told(handler, effect));
        }
    }

    #[test]
    fn two_handlers_that_answer_each_other_are_reported_once() {
        let both =
            card("fn on_argent_gained() { gain_threat(1); }\nfn on_threat_changed() { gain_argent(1); }");
        let message = "`on_argent_gained` calls `gain_threat` and `on_threat_changed` calls `gain_argent`: the two answer each other without end";
        let told = fires("C043", &both, message);
        assert_eq!(told.places.len(), 4);
        assert_eq!(super::super::testing::told("C043", &both).len(), 1);
    }

    #[test]
    fn what_is_guarded_or_about_another_figure_is_not_reported() {
        for more in [
            "fn on_argent_gained(e) { if e.amount > 2 { gain_argent(1); } }",
            "fn on_argent_gained(e) { if noted(\"busy\", false) { return; } note(\"busy\", true); gain_argent(1); }",
            "fn on_hurt(e) { if e.figure.side == \"marines\" { for demon in demons() { hurt(demon, 1); } } }",
            "fn on_hurt(e) { gain_argent(1); }",
            "fn on_argent_gained(e) { gain_threat(1); }",
        ] {
            quiet("C043", &card(more));
        }
        quiet("C043", &good());
    }
}
