//! `hellwright translate`: which languages a mission speaks, and which of its texts are left to translate into one of them.

use crate::open::{self, Opened};
use crate::terminal::{Style, Terminal};
use crate::texts::text;
use crate::{Done, Verdict};
use editor_model::naming::text_in_words;
use missions::translation::Standing;
use missions::{Mission, Seen, Tag, TextOf};
use std::path::PathBuf;
use words::{Argument, Text};

#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    mission: PathBuf,
    #[arg(long, value_name = "TAG", value_parser = tag)]
    language: Option<Tag>,
}

/// The tag of a language.
pub(crate) fn tag(word: &str) -> Result<Tag, String> {
    Tag::of(word)
        .ok_or_else(|| text("translate-tag").with("tag", word.escape_debug().to_string()).to_string())
}

/// In which language a mission is written.
#[derive(Clone, Debug)]
pub(crate) enum Texts {
    /// In that of its author.
    Original,
    /// In this one.
    Language(Tag),
}

/// The tag of a language, or `original`.
pub(crate) fn texts(word: &str) -> Result<Texts, String> {
    if word == "original" { Ok(Texts::Original) } else { tag(word).map(Texts::Language) }
}

/// A mission under a view as it speaks: in the language that was asked for, or else in that of the program.
///
/// # Errors
/// What to say if it does not have the language that was asked for.
pub(crate) fn said(opened: &Opened, seen: &Seen, asked: Option<&Texts>) -> Result<Seen, Text> {
    let tag = match asked {
        None => return Ok(seen.in_language(&::words::spoken().tag())),
        Some(Texts::Original) => return Ok(seen.clone()),
        Some(Texts::Language(tag)) => tag.as_str(),
    };
    if seen.language_for(tag).is_some() {
        return Ok(seen.in_language(tag));
    }
    let there = opened.mission().languages();
    let count = there.len();
    let there = Argument::All(there.into_iter().map(|it| it.as_str().into()).collect());
    let told = text("open-language").with("path", opened.path.as_str()).with("tag", tag);
    Err(told.with("there", there).with("count", count))
}

pub(crate) fn run(arguments: &Arguments, terminal: Terminal) -> Done {
    let opened = open::mission(&arguments.mission)?;
    let mission = opened.mission();
    let whole = if open::is_incomplete(&opened, terminal) { Verdict::Bad } else { Verdict::Good };
    let texts = mission.texts();
    let Some(tag) = &arguments.language else {
        let told: String =
            mission.languages().into_iter().map(|tag| row(mission, tag, &texts, terminal)).collect();
        let none =
            told.is_empty().then(|| format!("{}\n", text("translate-none").with("texts", texts.len())));
        terminal.print(&none.unwrap_or(told))?;
        return Ok(whole);
    };
    let left = texts.iter().filter_map(|(of, original)| line(mission, tag, of, original, terminal));
    let left: Vec<String> = left.collect();
    if left.is_empty() {
        let told = text("translate-whole").with("texts", texts.len()).with("tag", tag.as_str());
        terminal.print(&format!("{told}\n"))?;
        return Ok(whole);
    }
    terminal.print(&left.concat())?;
    Ok(Verdict::Bad)
}

/// A language with how much it says.
fn row(mission: &Mission, tag: &Tag, texts: &[(TextOf, String)], terminal: Terminal) -> String {
    let count = |standing: Standing| {
        texts.iter().filter(|(of, original)| mission.standing(tag, of, original) == standing).count()
    };
    let (good, old) = (count(Standing::Good), count(Standing::Old));
    let told = text("translate-row").with("good", good + old).with("all", texts.len()).with("old", old);
    format!("{} {told}\n", terminal.paint(Style::Bold, format!("{:<8}", tag.as_str())))
}

/// A text that is not said in a language as it is now.
fn line(mission: &Mission, tag: &Tag, of: &TextOf, original: &str, terminal: Terminal) -> Option<String> {
    let id = match mission.standing(tag, of, original) {
        Standing::Good => return None,
        Standing::Missing => "translate-missing",
        Standing::Old => "translate-old",
    };
    let what = text(id).with("text", text_in_words(of, mission)).to_string();
    let begin = original.trim_start().lines().next().unwrap_or_default();
    Some(format!("{}\n  {begin}\n", terminal.paint(Style::Bold, what)))
}
