//! Which language is spoken: the one that was asked for, else the one of the environment, else English.

use crate::english::WORDS;
use crate::language::Language;
use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use std::path::Path;
use unic_langid::LanguageIdentifier;

/// The language that somebody asked for, by its tag or as a folder of texts.
///
/// # Errors
/// What there is instead, in a sentence.
pub fn named(wanted: &str) -> Result<Language, String> {
    if let Some(language) = Language::of_tag(wanted) {
        return Ok(language);
    }
    let folder = Path::new(wanted);
    if folder.is_dir() {
        return Language::read(folder).map_err(|error| error.to_string());
    }
    let all: Vec<String> = Language::all().into_iter().map(Language::tag).collect();
    let told = WORDS.text("choose-none").with("wanted", wanted.escape_debug().to_string());
    Err(told.with("all", all.join(", ")).to_string())
}

/// The best of all languages for somebody whose system speaks these.
#[must_use]
pub fn choose(wanted: impl IntoIterator<Item = String>) -> Language {
    let identifier = |tag: &str| tag.parse::<LanguageIdentifier>().ok();
    // `C` and `POSIX` are no languages; `pl_PL.UTF-8` is one.
    let wanted: Vec<LanguageIdentifier> = wanted
        .into_iter()
        .filter_map(|tag| identifier(tag.split(['.', '@']).next().unwrap_or_default()))
        .collect();
    let all = Language::all();
    let there: Vec<LanguageIdentifier> =
        all.iter().map(|language| identifier(&language.tag()).unwrap_or_default()).collect();
    let best = negotiate_languages(&wanted, &there, None, NegotiationStrategy::Lookup);
    let at = best.first().and_then(|best| there.iter().position(|it| it == *best));
    at.map_or(Language::ENGLISH, |at| all[at])
}
