//! M034: an invasion card nobody knows.

use crate::Content;
use crate::settings::Settings;
use engine::suggest::{known_words, nearest};
use super::set;
use rule_system::check::{Check, Finding, Subject};
use rule_system::page::{Code, Page, Severity};

pub(super) const CHECK: Check = Check {
    page: Page {
        code: Code("M034"),
        severity: Severity::Error,
        title: "The invasion card is missing or unknown",
        text: "The invasion card says which demons come out of portals. The settings name none, or one that neither \
the box nor the mission's own cards have.\n\n\
Choose one in the settings, or leave it to the invader. The fix takes the one whose name is nearest, else the first of the box.",
    },
    run,
};

fn run(mission: &Subject<'_>, out: &mut Vec<Finding>) {
    let Some(content) = Content::of(mission.content) else { return };
    let settings = Settings::of(mission.own);
    if settings.leaves_invasion() || content.invasion(&settings.invasion).is_some() || (mission.left_out)(&settings.invasion) {
        return;
    }
    let known = || content.invasions.iter().map(|card| card.id.as_str());
    let message = if settings.invasion.is_empty() {
        "the mission has no invasion card".to_owned()
    } else {
        format!("nobody knows an invasion card \"{}\"", settings.invasion)
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
