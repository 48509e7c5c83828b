//! Every text of the window: those of `words/en.ftl` and the words of each rule system. Code names a text by its id and never writes
//! one; what the checks, the rules and the cards say comes from the other crates.

mod plain;
mod shortened;

pub use plain::plain;
pub use shortened::shortened;
pub use words::{Argument, Language, Text, speak, spoken};

use rule_system::{RuleSystem, SideRow};
use words::Source;

/// The texts of the window.
pub static WORDS: Source = Source::new("window", include_str!("words/en.ftl"));

/// What a language is called in itself.
pub fn name_of(language: Language) -> String {
    WORDS.text("language-name").in_language(language)
}

/// A text.
pub fn say(id: &str) -> String {
    say_with(id, &[])
}

/// A text with something filled in: `say_with("stock-left", &[("count", 2.into())])`.
pub fn say_with(id: &str, filled: &[(&'static str, Argument)]) -> String {
    with(named(id), filled).to_string()
}

/// A text about a side of a game, which [`SideRow::fill`] fills in, with something more.
pub fn say_of_side(id: &str, side: SideRow, filled: &[(&'static str, Argument)]) -> String {
    with(side.fill(named(id)), filled).to_string()
}

fn named(id: &str) -> Text {
    Text::of_name(source_of(id), id.to_owned())
}

fn with(text: Text, filled: &[(&'static str, Argument)]) -> Text {
    filled.iter().fold(text, |text, (name, argument)| text.with(name, argument.clone()))
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

/// The words a text is also found with, which stand below it in the file as `.synonyms`, and those that a rule system adds under
/// the id with `-synonyms` behind; empty without any.
pub(crate) fn synonyms(id: &str) -> String {
    let shared = source_of(id).attribute(id, "synonyms").unwrap_or_default();
    let added = format!("{id}-synonyms");
    if has(&added) { format!("{shared} {}", say(&added)) } else { shared }
}

/// Is there a text under this id?
pub(crate) fn has(id: &str) -> bool {
    sources().any(|source| source.has(id))
}

/// The texts for all rule systems, then those of each.
pub fn sources() -> impl Iterator<Item = &'static Source> {
    [&WORDS].into_iter().chain(systems::all().map(<dyn RuleSystem>::words))
}

/// The source of a text: a text that several have is that of the first.
fn source_of(id: &str) -> &'static Source {
    sources().find(|source| source.has(id)).unwrap_or(&WORDS)
}

#[cfg(test)]
mod tests;
