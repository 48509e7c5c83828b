//! M034: an unknown invasion card, or one that cannot lie as the mission says.

use crate::Content;
use crate::settings::{FACE_UP, Settings};
use engine::suggest::{known_words, nearest};
use super::set;
use rule_system::check::{Check, Finding, Subject};
use rule_system::page::{Code, Page, Severity};

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M034"), severity: Severity::Error, words: &crate::pages::WORDS },
    run,
};

/// What a card does for which nothing is said. A mission that writes it means no other word.
const FACE_DOWN: &str = "face-down";

fn run(mission: &Subject<'_>, out: &mut Vec<Finding>) {
    let Some(content) = Content::of(mission.content) else { return };
    let settings = Settings::of(mission.own);
    unknown(mission, content, &settings, out);
    lies_otherwise(mission, settings, out);
}

fn unknown(mission: &Subject<'_>, content: &Content, settings: &Settings, out: &mut Vec<Finding>) {
    if settings.leaves_invasion() || content.invasion(&settings.invasion).is_some() || (mission.left_out)(&settings.invasion) {
        return;
    }
    let known = || content.invasions.iter().map(|card| card.id.as_str());
    let message = if settings.invasion.is_empty() {
        "the mission has no invasion card".to_owned()
    } else {
        format!("unknown invasion card \"{}\"", settings.invasion)
    };
    let said = Finding::whole(message, known_words(&settings.invasion, known()));
    out.push(match nearest(&settings.invasion, known()).or_else(|| known().next()) {
        Some(card) => {
            let settings = Settings { invasion: card.to_owned(), ..settings.clone() };
            said.fix(format!("take \"{card}\""), set(mission, settings))
        }
        None => said,
    });
}

fn lies_otherwise(mission: &Subject<'_>, settings: Settings, out: &mut Vec<Finding>) {
    let word = &settings.invasion_shown;
    if word.is_empty() || word == FACE_UP {
        return;
    }
    let message = format!("the invasion card cannot lie \"{word}\"");
    let help = format!("there is: {FACE_UP}; leave it out where the card lies face down");
    let (label, shown) = match nearest(word, [FACE_UP, FACE_DOWN]) {
        Some(FACE_UP) => (format!("take \"{FACE_UP}\""), FACE_UP.to_owned()),
        _ => ("take it out".to_owned(), String::new()),
    };
    let fix = set(mission, Settings { invasion_shown: shown, ..settings });
    out.push(Finding::whole(message, help).fix(label, fix));
}
