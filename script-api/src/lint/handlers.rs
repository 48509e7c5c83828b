//! Handlers and tags of a script: is every `on_…` called by something, is every tag heard, is every function used.

use super::Known;
use crate::gather::{Gathered, Tag};
use crate::parse::Parsed;
use crate::problem::{ProblemKind, Problems, did_you_mean};
use crate::words::sentence;
use engine::EventKind;
use std::collections::{BTreeMap, BTreeSet};
use words::Argument;

/// What calls a handler.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Calls {
    /// Its position among the script's functions.
    pub(crate) function: usize,
    pub(crate) kind: EventKind,
    /// Only for this tag.
    pub(crate) tag: Option<String>,
}

/// The handlers of a script. Functions that look like one but are none are reported.
pub(crate) fn handlers(known: &Known<'_>, problems: &mut Problems<'_>) -> Vec<Calls> {
    let mut found = Vec::new();
    for (index, function) in known.parsed.functions.iter().enumerate() {
        let Some(word) = function.name.strip_prefix("on_") else { continue };
        // What the script calls itself need be no handler.
        let called = known.calls(&function.name);
        if let Some(heard) = known.names.language.handler(&function.name) {
            found.push(Calls { function: index, kind: heard.kind, tag: None });
        } else {
            let kinds: BTreeSet<EventKind> =
                known.gathered.tags.iter().filter(|t| t.word == word).map(|t| t.kind).collect();
            if kinds.is_empty() {
                if !called && !known.parsed.unread.contains(word) {
                    unknown(known, &function.name, index, problems);
                }
                continue;
            }
            let tag = Some(word.to_owned());
            found.extend(kinds.into_iter().map(|kind| Calls { function: index, kind, tag: tag.clone() }));
        }
        if function.body.params.len() > 1 {
            found.retain(|calls| calls.function != index);
            if called {
                continue;
            }
            let message = sentence("handlers-parameters").with("name", function.name.as_str());
            let help = sentence("handlers-parameters-help").with("name", function.name.as_str());
            problems.add(function.at, ProblemKind::HandlerParameters, message, Some(help));
        }
    }
    found
}

fn unknown(known: &Known<'_>, name: &str, index: usize, problems: &mut Problems<'_>) {
    let tags: Vec<String> = known.gathered.tags.iter().map(|t| format!("on_{}", t.word)).collect();
    let all = known.names.language.handlers().map(|h| h.name).chain(tags.iter().map(String::as_str));
    let help = did_you_mean(name, all).unwrap_or_else(|| {
        let handlers = known.names.language.handlers();
        let asked = handlers.filter_map(|h| Some(Argument::from(format!("`{}`", h.answers?))));
        sentence("handlers-unknown-help").with("asked", Argument::Any(asked.collect()))
    });
    let at = known.parsed.functions[index].at;
    let message = sentence("handlers-unknown").with("name", name);
    problems.add(at, ProblemKind::UnknownHandler, message, Some(help));
}

/// Tags that have no handler or that handlers cannot distinguish. `others` are the scripts before this one.
pub(crate) fn unheard_tags(known: &Known<'_>, others: &[(&str, &Gathered)], problems: &mut Problems<'_>) {
    let mut seen: BTreeSet<&str> = BTreeSet::new();
    for Tag { word, kind, at } in &known.gathered.tags {
        if !seen.insert(word) {
            continue;
        }
        let name = format!("on_{word}");
        let general = known.names.language.handler_of(*kind).map_or("", |h| h.name);
        let heard = |name: &str| {
            known.parsed.unread.contains(name) || known.parsed.functions.iter().any(|f| f.name == name)
        };
        if !heard(&name) && !heard(general) {
            let help = if is_word(word) {
                sentence("handlers-unheard-help").with("name", name.as_str())
            } else {
                sentence("handlers-unheard-word-help")
            };
            let message = sentence("handlers-unheard").with("tag", word.as_str());
            problems.add(*at, ProblemKind::Tag, message, Some(help));
        }
        if known.names.language.handler(&name).is_some() {
            let message = sentence("handlers-event").with("tag", word.as_str()).with("name", name);
            problems.add(*at, ProblemKind::Tag, message, Some(sentence("tag-other")));
        }
        if known.gathered.tags.iter().any(|other| other.word == *word && other.kind != *kind) {
            let message = sentence("handlers-different").with("tag", word.as_str());
            problems.add(*at, ProblemKind::Tag, message, Some(sentence("handlers-different-help")));
        }
        let twin = others.iter().find(|(_, g)| g.tags.iter().any(|other| other.word == *word));
        if let Some((script, _)) = twin {
            let message = sentence("handlers-too").with("script", *script).with("tag", word.as_str());
            problems.add(*at, ProblemKind::Tag, message, Some(sentence("handlers-too-help")));
        }
    }
}

fn is_word(tag: &str) -> bool {
    !tag.is_empty() && tag.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// The functions that some handler reaches, by position; also those that what could not be read may call, or ask to be
/// called by a tag.
pub(crate) fn reached(parsed: &Parsed, gathered: &Gathered, handlers: &[Calls]) -> BTreeSet<usize> {
    let mut reached: BTreeSet<usize> = BTreeSet::new();
    let mut open: Vec<usize> = handlers.iter().map(|calls| calls.function).collect();
    let named = |name: &str| {
        let tag = name.strip_prefix("on_").unwrap_or(name);
        parsed.unread.contains(name) || parsed.unread.contains(tag)
    };
    open.extend((0..parsed.functions.len()).filter(|index| named(&parsed.functions[*index].name)));
    while let Some(index) = open.pop() {
        if !reached.insert(index) {
            continue;
        }
        let calls = &gathered.functions[index].calls;
        open.extend(
            (0..parsed.functions.len()).filter(|other| calls.contains(&parsed.functions[*other].name)),
        );
    }
    reached
}

/// Handlers of events that only scripts cause, where no script of the mission does. `called` are the functions that any of them
/// calls.
pub(crate) fn never_happens(
    known: &Known<'_>,
    handlers: &[Calls],
    called: &BTreeSet<String>,
    problems: &mut Problems<'_>,
) {
    for calls in handlers.iter().filter(|calls| calls.tag.is_none()) {
        let heard = known.names.language.handler_of(calls.kind);
        let Some((heard, cause)) = heard.and_then(|heard| Some((heard, heard.only_by?))) else { continue };
        if called.contains(cause) || known.unread.contains(cause) {
            continue;
        }
        let at = known.parsed.functions[calls.function].at;
        let message = sentence("handlers-never").with("name", heard.name).with("cause", cause);
        let help = sentence("handlers-never-help").with("cause", cause);
        problems.add(at, ProblemKind::NeverHappens, message, Some(help));
    }
}

/// Handlers of events that a card forbids for the whole game. `forbidden` has the titles of these cards by what they forbid.
pub(crate) fn barred(
    known: &Known<'_>,
    handlers: &[Calls],
    forbidden: &BTreeMap<String, String>,
    problems: &mut Problems<'_>,
) {
    for calls in handlers.iter().filter(|calls| calls.tag.is_none()) {
        let Some(heard) = known.names.language.handler_of(calls.kind) else { continue };
        let Some((what, card)) = heard.barred_by.and_then(|what| forbidden.get_key_value(what)) else {
            continue;
        };
        let at = known.parsed.functions[calls.function].at;
        let message = sentence("handlers-barred")
            .with("name", heard.name)
            .with("card", card.as_str())
            .with("what", what.as_str());
        let help = sentence("handlers-barred-help").with("what", what.as_str());
        problems.add(at, ProblemKind::NeverHappens, message, Some(help));
    }
}

/// Functions that nothing calls.
pub(crate) fn unused(known: &Known<'_>, reached: &BTreeSet<usize>, problems: &mut Problems<'_>) {
    for (index, function) in known.parsed.functions.iter().enumerate() {
        if !reached.contains(&index) && !function.name.starts_with("on_") {
            let message = sentence("handlers-unused").with("name", function.name.as_str());
            problems.add(function.at, ProblemKind::Unused, message, None);
        }
    }
}
