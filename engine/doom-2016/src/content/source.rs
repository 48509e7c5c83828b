//! A file of content as text, and where in it something is: what a person who writes cards needs to find their
//! mistakes. Reading files from a disk is not done here.

use ron::error::{Error, SpannedError};
use rule_system::content::{Problem, Source, Unknown};
use serde::de::DeserializeOwned;

/// Reads what is written in a file of content. Its name says what is in it: `demons.ron`, `weapons.ron`, `events.ron`,
/// `invasions.ron`, `classes.ron`, `glory.ron`, `squad.ron`.
pub(crate) trait Reads {
    /// What is written in it.
    fn read<T: DeserializeOwned>(&self) -> Result<T, Problem>;

    /// A problem with what has this field and word, `field: "word"`; the first line if it is nowhere.
    /// Where the words `near` follow, they are the place.
    fn problem(&self, field: &str, word: &str, near: &str, message: impl Into<String>) -> Problem;
}

impl Reads for Source<'_> {
    fn read<T: DeserializeOwned>(&self) -> Result<T, Problem> {
        ron::Options::default()
            .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
            .from_str(self.text)
            .map_err(|e| broken(self, &e))
    }

    fn problem(&self, field: &str, word: &str, near: &str, message: impl Into<String>) -> Problem {
        let place = place_of(self, field, word).map(|place| next(self, near, place).unwrap_or(place));
        let (line, column) = place.unwrap_or((1, 1));
        let message = shortened(&message.into());
        Problem { file: self.file.to_owned(), line, column, message, unknown: None }
    }
}

fn broken(source: &Source<'_>, error: &SpannedError) -> Problem {
    let unknown = match &error.code {
        Error::NoSuchEnumVariant { expected, found, .. }
        | Error::NoSuchStructField { expected, found, .. } => Some(Unknown {
            word: shortened(found),
            known: expected.iter().map(|word| (*word).to_owned()).collect(),
        }),
        _ => None,
    };
    let message = match &error.code {
        Error::NoSuchEnumVariant { outer, .. } => {
            let word = unknown.as_ref().map_or("", |unknown| unknown.word.as_str());
            format!("`{word}` is no word for {}", outer.as_ref().map_or("this", |outer| thing(outer)))
        }
        Error::NoSuchStructField { outer, .. } => {
            let word = unknown.as_ref().map_or("", |unknown| unknown.word.as_str());
            format!("{} has no field `{word}`", outer.as_ref().map_or("this", |outer| thing(outer)))
        }
        Error::MissingStructField { field, outer } => {
            format!("{} needs a field `{field}`", outer.as_ref().map_or("this", |outer| thing(outer)))
        }
        other => shortened(&other.to_string()),
    };
    let at = error.span.start;
    Problem { file: source.file.to_owned(), line: at.line, column: at.col, message, unknown }
}

/// Where these words stand next behind a place, before the next thing with an `id` begins.
fn next(source: &Source<'_>, near: &str, (line, column): (usize, usize)) -> Option<(usize, usize)> {
    if near.is_empty() {
        return None;
    }
    for (number, text) in source.text.lines().enumerate().skip(line - 1) {
        let from = if number + 1 == line { column } else { 0 };
        let skipped = text.char_indices().nth(from).map_or(text.len(), |(at, _)| at);
        let code = text[skipped..].split("//").next().unwrap_or_default();
        let end = code.find("id: \"").unwrap_or(code.len());
        if let Some(at) = code[..end].find(near) {
            return Some((number + 1, from + code[..at].chars().count() + 1));
        }
        if end < code.len() {
            return None;
        }
    }
    None
}

/// Where the last `field: "word"` stands: of two things with one name the later one is the one too many.
fn place_of(source: &Source<'_>, field: &str, word: &str) -> Option<(usize, usize)> {
    let quoted = format!("\"{word}\"");
    let mut place = None;
    for (number, line) in source.text.lines().enumerate() {
        let code = line.split("//").next().unwrap_or(line);
        for (at, _) in code.match_indices(&quoted) {
            if code[..at]
                .trim_end()
                .strip_suffix(':')
                .is_some_and(|before| before.trim_end().ends_with(field))
            {
                place = Some((number + 1, code[..at].chars().count() + 1));
            }
        }
    }
    place
}

/// What authors of cards call a type of ours.
fn thing(outer: &str) -> &str {
    match outer {
        "Act" => "something that happens (`do`)",
        "Trigger" => "a window (`when`)",
        "Condition" => "a condition (`if`)",
        "Payment" => "a price (`cost`)",
        "Number" => "a number that changes",
        "Lasting" => "how long a number stays changed",
        "Ability" => "an ability",
        "Attack" => "an attack",
        "Defence" => "a defence",
        "Demon" => "a demon",
        "WeaponSet" => "a weapon set",
        "SetClass" => "the class of a weapon set",
        "CardKind" => "the kind of an action card",
        "ActionCard" => "an action card",
        "EventSet" => "an event set",
        "EventCard" => "an event card",
        "Invasion" => "an invasion card",
        "Group" => "a group of an invasion card",
        "Summons" => "the demons of a group",
        "ClassCard" => "a class card",
        "GloryCard" => "a glory kill card",
        "SquadCard" => "a squad card",
        other => other,
    }
}

/// What an author wrote may be long; only its beginning is shown.
fn shortened(text: &str) -> String {
    match text.char_indices().nth(200) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text.to_owned(),
    }
}
