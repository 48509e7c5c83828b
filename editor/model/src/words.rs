//! Every text of the window, from one Fluent file a language (`words/en.ftl`) and the words of each rule system. Code names a text
//! by its id and never writes one; what the checks, the rules and the cards say comes from the other crates and is not translated here.

mod plain;
mod shortened;

pub use plain::plain;
pub use shortened::shortened;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use rule_system::RuleSystem;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU8, Ordering};
use unic_langid::langid;

/// The texts in English.
const ENGLISH: &str = include_str!("words/en.ftl");

/// A language of the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
#[repr(u8)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// English with accents in brackets, longer than it should be: what is left out of the file of texts, or has no room,
    /// is seen at once.
    Pseudo,
}

impl Language {
    /// Those a person can choose.
    pub const ALL: [Self; 1] = [Self::English];

    /// Its tag, as settings have it.
    const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Pseudo => "en-XA",
        }
    }

    /// What it is called in itself.
    pub fn name(self) -> String {
        say_in(self as u8, "language-name", &[])
    }
}

impl From<String> for Language {
    /// The language of a tag; the first one for a tag that none has.
    fn from(tag: String) -> Self {
        Self::ALL.into_iter().find(|language| language.tag() == tag).unwrap_or_default()
    }
}

impl From<Language> for String {
    fn from(language: Language) -> Self {
        language.tag().to_owned()
    }
}

/// The language is of the whole program; it is set in one place, by a message.
static CHOSEN: AtomicU8 = AtomicU8::new(Language::English as u8);

/// Speak this language from now on.
pub fn speak(language: Language) {
    CHOSEN.store(language as u8, Ordering::Relaxed);
}

/// A text.
pub fn say(id: &str) -> String {
    say_with(id, &[])
}

/// A text with something filled in: `say_with("stock-left", &[("count", 2.into())])`.
pub fn say_with(id: &str, filled: &[(&str, FluentValue<'_>)]) -> String {
    say_in(CHOSEN.load(Ordering::Relaxed), id, filled)
}

/// A text as a rule system has it, under the id with its name behind; without one there, the text for all of them.
pub fn say_of(id: &str, system: &dyn RuleSystem) -> String {
    let own = id_of(id, system);
    say(if has(&own) { own.as_str() } else { id })
}

/// The id of a text that a rule system has in place of the one for all.
pub(crate) fn id_of(id: &str, system: &dyn RuleSystem) -> String {
    format!("{id}-{}", system.id())
}

/// A text in one of the languages.
fn say_in(language: u8, id: &str, filled: &[(&str, FluentValue<'_>)]) -> String {
    let bundle = bundle_of(language);
    let mut arguments = FluentArgs::new();
    for (name, value) in filled {
        arguments.set(*name, value.clone());
    }
    let mut errors = Vec::new();
    let pattern = bundle.get_message(id).and_then(|message| message.value());
    let text = pattern.map(|pattern| bundle.format_pattern(pattern, Some(&arguments), &mut errors));
    debug_assert!(text.is_some() && errors.is_empty(), "the text {id:?}: {errors:?}");
    text.map_or_else(|| id.to_owned(), Cow::into_owned)
}

/// The words a text is also found with, which stand below it in the file as `.synonyms`, and those that a rule system adds under
/// the id with `-synonyms` behind; empty without any.
pub(crate) fn synonyms(id: &str) -> String {
    let bundle = bundle();
    let attribute = bundle.get_message(id).and_then(|message| message.get_attribute("synonyms"));
    let shared = attribute.map_or_else(String::new, |attribute| {
        bundle.format_pattern(attribute.value(), None, &mut Vec::new()).into_owned()
    });
    let added = format!("{id}-synonyms");
    if has(&added) { format!("{shared} {}", say(&added)) } else { shared }
}

/// Is there a text under this id?
pub(crate) fn has(id: &str) -> bool {
    bundle().has_message(id)
}

/// The texts for all rule systems, then those of each.
fn all_words() -> impl Iterator<Item = &'static str> {
    [ENGLISH].into_iter().chain(systems::all().map(<dyn RuleSystem>::words))
}

type Bundle = FluentBundle<FluentResource>;

fn bundle() -> &'static Bundle {
    bundle_of(CHOSEN.load(Ordering::Relaxed))
}

fn bundle_of(chosen: u8) -> &'static Bundle {
    static BUNDLES: [OnceLock<Bundle>; 2] = [OnceLock::new(), OnceLock::new()];
    BUNDLES[usize::from(chosen)].get_or_init(|| {
        let mut bundle = FluentBundle::new_concurrent(vec![langid!("en")]);
        // Marks of direction around what is filled in are for mixed scripts; fonts without them draw boxes.
        bundle.set_use_isolating(false);
        if chosen == Language::Pseudo as u8 {
            bundle.set_transform(Some(pseudo));
        }
        for words in all_words() {
            let resource = FluentResource::try_new(words.to_owned());
            debug_assert!(resource.is_ok(), "{:?}", resource.err());
            let resource = resource.unwrap_or_else(|(best, _)| best);
            // A text that is there already stays as it is.
            let added = bundle.add_resource(resource);
            debug_assert!(added.is_ok(), "{added:?}");
        }
        bundle
    })
}

/// Vowels with accents, in brackets.
fn pseudo(text: &str) -> Cow<'_, str> {
    let accented = |c: char| match c {
        'a' => 'á',
        'e' => 'é',
        'i' => 'í',
        'o' => 'ó',
        'u' => 'ú',
        'A' => 'Á',
        'E' => 'É',
        'I' => 'Í',
        'O' => 'Ó',
        'U' => 'Ú',
        other => other,
    };
    Cow::Owned(format!("⟦{}⟧", text.chars().map(accented).collect::<String>()))
}

#[cfg(test)]
mod tests;
