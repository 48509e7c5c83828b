//! What must hold of every language: a word means one thing, and an event has one handler or a reason to have none.
//! Rule systems ask it of their own languages in their tests; play does not check it.

use super::Language;
use super::func::MAX_ARGS;
use crate::EventKind;
use crate::world::MAX_COSTS;
use std::collections::BTreeSet;
use words::Phrase;

/// Events that need no handler in any game, each with its reason.
pub const UNHEARD: &[(EventKind, &str)] = &[
    (EventKind::Said, "a script said it"),
    (EventKind::Refused, "a script asked for it"),
    (EventKind::ScriptFailed, "a script failed"),
];

/// What is wrong with the rows of a language, in sentences.
#[must_use]
pub fn mistakes(language: &Language) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut check = |right: bool, what: String| wrong.extend((!right).then_some(what));
    let words = language.funcs().map(|f| f.name).chain(language.facts().map(|f| f.name));
    let properties = language.properties().map(|p| p.name);
    let handlers = language.handlers().map(|h| h.name);
    for names in [words.collect::<Vec<_>>(), properties.collect(), handlers.collect()] {
        let mut seen = BTreeSet::new();
        for name in names {
            check(seen.insert(name), format!("{name} is defined twice"));
        }
    }
    for f in language.funcs() {
        check(f.needed <= f.params.len(), format!("{} needs more than it takes", f.name));
        check(f.params.len() <= MAX_ARGS, format!("{} takes more than {MAX_ARGS} values", f.name));
        check(f.example.contains(f.name), format!("the example of {} does not show it", f.name));
    }
    for (name, doc) in docs(language) {
        check(doc.english().ends_with(['.', '?']), format!("what {name} means is no sentence"));
    }
    check(language.costs.len() <= MAX_COSTS, format!("there are more than {MAX_COSTS} costs"));
    for cost in language.costs {
        check(language.option(cost.id).is_some(), format!("{} is no option of an offer", cost.id));
    }
    for h in language.handlers() {
        check(h.name.starts_with("on_"), format!("{} does not begin with on_", h.name));
        let asked = h.answers.is_none_or(|func| language.func(func).is_some() && h.tag().is_some());
        check(asked, format!("{} answers what no script can ask, or has no tag", h.name));
    }
    wrong
}

/// What the rows mean, by their names.
fn docs(language: &Language) -> impl Iterator<Item = (&'static str, Phrase)> {
    let funcs = language.funcs().map(|f| (f.name, f.doc));
    let facts = language.facts().map(|f| (f.name, f.doc));
    let properties = language.properties().map(|p| (p.name, p.doc));
    let handlers = language.handlers().map(|h| (h.name, h.doc));
    let fields = language.handlers().flat_map(|h| h.fields).map(|field| (field.name, field.doc));
    let options = language.options.iter().map(|option| (option.name, option.doc));
    funcs.chain(facts).chain(properties).chain(handlers).chain(fields).chain(options)
}

/// The kinds of events that have not exactly one handler or reason to have none: the shared ones, and so many of the game's
/// own.
#[must_use]
pub fn unclear(language: &Language, own: usize, reasons: &[(EventKind, &str)]) -> Vec<EventKind> {
    let once = |kind: &EventKind| {
        let heard = language.handlers().filter(|h| h.kind == *kind).count();
        heard + reasons.iter().filter(|(k, _)| k == kind).count() == 1
    };
    let own = (0..own as u8).map(EventKind::Own);
    EventKind::SHARED.iter().copied().chain(own).filter(|kind| !once(kind)).collect()
}

#[cfg(test)]
mod tests {
    use super::super::{CostRow, Func, Noun, SHARED, aim, note, title};
    use super::*;

    #[test]
    fn the_shared_words_are_sound() {
        assert_eq!(mistakes(&SHARED), [""; 0]);
        // What is left is for each game to hear or not.
        assert!(unclear(&SHARED, 0, UNHEARD).iter().all(|kind| SHARED.handler_of(*kind).is_none()));
    }

    #[test]
    fn mistakes_are_found() {
        const AIMLESS: Func = Func { needed: 9, example: "fn on_start() {}", ..aim::AIM };
        const LANGUAGE: Language = Language {
            nouns: &[Noun { title: title::NOTES, funcs: &[note::FUNCS, &[AIMLESS], &[aim::AIM]] }],
            costs: &[CostRow { id: "oil", most: 2, doc: Phrase::verbatim("How much oil it costs.") }],
            ..SHARED
        };
        let expected = [
            "aim is defined twice",
            "aim needs more than it takes",
            "the example of aim does not show it",
            "oil is no option of an offer",
            "on_offer_taken answers what no script can ask, or has no tag",
            "on_answered answers what no script can ask, or has no tag",
        ];
        assert_eq!(mistakes(&LANGUAGE), expected);
    }
}
