//! A file of content as text, and where in it something is: what a person who writes cards needs to find their
//! mistakes. Reading files from a disk is not done here.

use crate::words::text;
use ron::error::{Error, SpannedError};
use rule_system::content::{Mistake, Problem, Source, Unknown};
use serde::de::DeserializeOwned;
use words::Text;

/// Reads what is written in a file of content. Its name says what is in it: `demons.ron`, `weapons.ron`, `events.ron`,
/// `invasions.ron`, `classes.ron`, `glory.ron`, `squad.ron`.
pub(crate) trait Reads {
    /// What is written in it.
    fn read<T: DeserializeOwned>(&self) -> Result<T, Problem>;

    /// A problem with what has this field and word, `field: "word"`; the first line if it is nowhere.
    /// Where the words `near` follow, they are the place.
    fn problem(&self, field: &str, word: &str, near: &str, message: impl Into<Text>) -> Problem;
}

impl Reads for Source<'_> {
    fn read<T: DeserializeOwned>(&self) -> Result<T, Problem> {
        ron::Options::default()
            .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
            .from_str(self.text)
            .map_err(|e| broken(self, &e))
    }

    fn problem(&self, field: &str, word: &str, near: &str, message: impl Into<Text>) -> Problem {
        let place = place_of(self, field, word).map(|place| next(self, near, place).unwrap_or(place));
        let (line, column) = place.unwrap_or((1, 1));
        let message = message.into();
        let said = message.to_string();
        let short = shortened(&said);
        let message = if short == said { message } else { short.into() };
        Problem { file: self.file.to_owned(), line, column, message, mistake: Mistake::Other, unknown: None }
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
    let word = || unknown.as_ref().map_or("", |unknown| unknown.word.as_str());
    let of =
        |outer: &Option<String>| outer.as_ref().map_or_else(|| text("source-this"), |outer| thing(outer));
    let (message, mistake) = match &error.code {
        Error::NoSuchEnumVariant { outer, .. } => {
            (text("source-no-word").with("word", word()).with("thing", of(outer)), Mistake::Other)
        }
        Error::NoSuchStructField { outer, .. } => {
            (text("source-no-field").with("word", word()).with("thing", of(outer)), Mistake::Other)
        }
        Error::MissingStructField { field, outer } => {
            (text("source-needs-field").with("field", *field).with("thing", of(outer)), Mistake::Other)
        }
        other => {
            let said = shortened(&other.to_string());
            let mistake = mistake_of(&said);
            (said.into(), mistake)
        }
    };
    let at = error.span.start;
    Problem {
        file: source.file.to_owned(),
        line: at.line,
        column: at.col,
        message,
        mistake,
        unknown: unknown.map(Box::new),
    }
}

/// What sort of mistake the reader of files means. It speaks English.
fn mistake_of(said: &str) -> Mistake {
    if said == "Expected comma" {
        Mistake::Comma
    } else if said.contains("limit") || said.contains("must be") {
        Mistake::Number
    } else {
        Mistake::Other
    }
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
fn thing(outer: &str) -> Text {
    match outer {
        "Act" => text("source-act"),
        "Trigger" => text("source-trigger"),
        "Condition" => text("source-condition"),
        "Payment" => text("source-payment"),
        "Number" => text("source-number"),
        "Lasting" => text("source-lasting"),
        "Ability" => text("source-ability"),
        "Attack" => text("source-attack"),
        "Defence" => text("source-defence"),
        "Demon" => text("source-demon"),
        "WeaponSet" => text("source-weapon-set"),
        "SetClass" => text("source-set-class"),
        "CardKind" => text("source-card-kind"),
        "ActionCard" => text("source-action-card"),
        "EventSet" => text("source-event-set"),
        "EventCard" => text("source-event-card"),
        "Invasion" => text("source-invasion"),
        "Group" => text("source-group"),
        "Summons" => text("source-summons"),
        "ClassCard" => text("source-class-card"),
        "GloryCard" => text("source-glory-card"),
        "SquadCard" => text("source-squad-card"),
        other => other.into(),
    }
}

/// What an author wrote may be long; only its beginning is shown.
fn shortened(text: &str) -> String {
    match text.char_indices().nth(200) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text.to_owned(),
    }
}
