//! What a source says in a language, as Fluent keeps it: read when it is asked for first, and kept as long as the program runs.

use crate::english::WORDS;
use crate::language::{self, Language};
use crate::pseudo;
use crate::source::Source;
use crate::text::{Argument, Text, What};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{LazyLock, PoisonError, RwLock};

pub(crate) type Bundle = FluentBundle<FluentResource>;

/// By name of the source and language. There are as many as crates times languages that were spoken.
static KEPT: LazyLock<RwLock<HashMap<(&'static str, Language), &'static Bundle>>> =
    LazyLock::new(RwLock::default);

/// The texts of a source in a language.
pub(crate) fn of(source: &'static Source, language: Language) -> &'static Bundle {
    let key = (source.name, language);
    if let Some(bundle) = KEPT.read().unwrap_or_else(PoisonError::into_inner).get(&key) {
        return bundle;
    }
    let mut kept = KEPT.write().unwrap_or_else(PoisonError::into_inner);
    kept.entry(key).or_insert_with(|| Box::leak(Box::new(made(source, language))))
}

fn made(source: &Source, language: Language) -> Bundle {
    let mut bundle = FluentBundle::new_concurrent(vec![language.plurals()]);
    // Marks of direction around what is filled in are for mixed scripts; fonts without them draw boxes.
    bundle.set_use_isolating(false);
    if language == Language::PSEUDO {
        bundle.set_transform(Some(pseudo::accented));
    }
    let added = bundle.add_function("CAPITAL", capital).and_then(|()| bundle.add_function("PART", part));
    debug_assert!(added.is_ok(), "{added:?}");
    let text = language::text_of(source, language).unwrap_or_default();
    let (resource, errors) = match FluentResource::try_new(text) {
        Ok(resource) => (resource, Vec::new()),
        Err((best, errors)) => (best, errors),
    };
    debug_assert!(errors.is_empty() || !language.is_own(), "the texts {}: {errors:?}", source.name);
    // A text that is there already stays as it is.
    let _ = bundle.add_resource(resource);
    bundle
}

/// The function `CAPITAL($text)`: a text as a sentence begins with it.
fn capital<'a>(filled: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    changed(filled, with_capital)
}

/// The function `PART($text)`: a sentence as a part of another, without its point.
fn part<'a>(filled: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    changed(filled, |text| text.trim_end_matches('.').to_owned())
}

fn changed<'a>(filled: &[FluentValue<'a>], change: impl Fn(&str) -> String) -> FluentValue<'a> {
    match filled.first() {
        Some(FluentValue::String(text)) => FluentValue::String(Cow::Owned(change(text))),
        Some(other) => other.clone(),
        None => FluentValue::Error,
    }
}

fn with_capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A text in a language, in English if the language does not have it.
pub(crate) fn render(text: &Text, language: Language) -> String {
    let (source, id, arguments) = match text.what() {
        What::Id { source, id, arguments } => (*source, id, arguments),
        What::Verbatim(text) => return text.clone(),
    };
    let mut filled = FluentArgs::with_capacity(arguments.len());
    for (name, argument) in arguments {
        filled.set(*name, value(argument, language));
    }
    for language in [language, Language::ENGLISH] {
        let bundle = of(source, language);
        let Some(pattern) = bundle.get_message(id).and_then(|message| message.value()) else { continue };
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&filled), &mut errors);
        debug_assert!(errors.is_empty() || !language.is_own(), "the text {id:?}: {errors:?}");
        return if language == Language::PSEUDO { pseudo::marked(&text) } else { text.into_owned() };
    }
    debug_assert!(false, "the text {id:?} of {} does not exist", source.name);
    id.clone().into_owned()
}

/// An attribute of a text, in English if the language does not have it.
pub(crate) fn attribute(source: &'static Source, language: Language, id: &str, name: &str) -> Option<String> {
    [language, Language::ENGLISH].into_iter().find_map(|language| {
        let bundle = of(source, language);
        let attribute = bundle.get_message(id)?.get_attribute(name)?;
        Some(bundle.format_pattern(attribute.value(), None, &mut Vec::new()).into_owned())
    })
}

fn value(argument: &Argument, language: Language) -> FluentValue<'static> {
    match argument {
        Argument::Number(number) => FluentValue::from(*number),
        Argument::Decimal(number) => FluentValue::from(*number),
        Argument::Name(name) => FluentValue::String(Cow::Owned(name.clone())),
        Argument::Text(text) => FluentValue::String(Cow::Owned(inside(text, language))),
        Argument::All(all) => FluentValue::String(Cow::Owned(listed(all, language, ["and-two", "and-last"]))),
        Argument::Any(all) => FluentValue::String(Cow::Owned(listed(all, language, ["or-two", "or-last"]))),
    }
}

/// A text inside another one: in the pseudo-language only the whole has marks at its ends.
fn inside(text: &Text, language: Language) -> String {
    let text = render(text, language);
    if language == Language::PSEUDO { pseudo::unmarked(&text) } else { text }
}

/// `1`; `1 and 2`; `1, 2 and 4`.
fn listed(all: &[Argument], language: Language, [two, last]: [&'static str; 2]) -> String {
    let words: Vec<String> = all
        .iter()
        .map(|one| match value(one, language) {
            FluentValue::String(text) => text.into_owned(),
            FluentValue::Number(number) => number.as_string().into_owned(),
            FluentValue::Custom(_) | FluentValue::None | FluentValue::Error => String::new(),
        })
        .collect();
    let joined = |id: &'static str, before: String, after: &str| {
        let text = Text::of(&WORDS, id).with("before", before).with("after", after);
        inside(&text, language)
    };
    match &words[..] {
        [] => String::new(),
        [one] => one.clone(),
        [one, other] => joined(two, one.clone(), other),
        [first, between @ .., end] => {
            let before = between.iter().fold(first.clone(), |before, it| joined("list", before, it));
            joined(last, before, end)
        }
    }
}
