//! M034: an unknown invasion card, or one that cannot lie as the mission says.

use crate::Content;
use crate::settings::{FACE_UP, Settings};
use engine::suggest::nearest;
use super::set;
use crate::words::text;
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
        text("m034-none")
    } else {
        text("m034-unknown").with("card", settings.invasion.as_str())
    };
    let meant = nearest(&settings.invasion, known());
    let help = match meant {
        Some(meant) => text("m034-meant").with("meant", meant),
        None => text("m034-all"),
    };
    let said = Finding::whole(message, help.with("all", known().collect::<Vec<_>>().join(", ")));
    out.push(match meant.or_else(|| known().next()) {
        Some(card) => {
            let settings = Settings { invasion: card.to_owned(), ..settings.clone() };
            said.fix(text("m034-fix").with("card", card), set(mission, settings))
        }
        None => said,
    });
}

fn lies_otherwise(mission: &Subject<'_>, settings: Settings, out: &mut Vec<Finding>) {
    let word = &settings.invasion_shown;
    if word.is_empty() || word == FACE_UP {
        return;
    }
    let message = text("m034-lies").with("word", word.as_str());
    let help = text("m034-lies-help").with("word", FACE_UP);
    let (label, shown) = match nearest(word, [FACE_UP, FACE_DOWN]) {
        Some(FACE_UP) => (text("m034-fix").with("card", FACE_UP), FACE_UP.to_owned()),
        _ => (text("m034-take-out"), String::new()),
    };
    let fix = set(mission, Settings { invasion_shown: shown, ..settings });
    out.push(Finding::whole(message, help).fix(label, fix));
}
