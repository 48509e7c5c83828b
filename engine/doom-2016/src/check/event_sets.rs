//! M035: not three different event sets.

use crate::Content;
use crate::settings::{EVENT_SETS, Settings};
use super::set;
use crate::words::text;
use rule_system::check::{Check, Finding, Subject};
use rule_system::page::{Code, Page, Severity};

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M035"), severity: Severity::Error, words: &crate::pages::WORDS },
    run,
};

fn run(mission: &Subject<'_>, out: &mut Vec<Finding>) {
    let Some(content) = Content::of(mission.content) else { return };
    let settings = Settings::of(mission.own);
    if settings.leaves_event_sets() {
        return;
    }
    let mut good: Vec<&str> = Vec::new();
    let mut wrong = Vec::new();
    for set in &settings.event_sets {
        if content.event_set(set).is_none() {
            if (mission.left_out)(set) {
                return;
            }
            wrong.push(text("m035-unknown").with("set", set.as_str()));
        } else if good.contains(&set.as_str()) {
            wrong.push(text("m035-twice").with("set", set.as_str()));
        } else {
            good.push(set);
        }
    }
    if settings.event_sets.len() != EVENT_SETS {
        wrong.push(text("m035-count").with("count", settings.event_sets.len()).with("needs", EVENT_SETS));
    }
    if wrong.is_empty() {
        return;
    }
    let known: Vec<&str> = content.event_sets.iter().map(|set| set.id.as_str()).collect();
    let rest = known.iter().filter(|set| !good.contains(set));
    let mended: Vec<String> = good.iter().chain(rest).take(EVENT_SETS).map(|set| (*set).to_owned()).collect();
    let label = text("m035-fix").with("sets", mended.join(", "));
    let fix = set(mission, Settings { event_sets: mended, ..settings });
    for message in wrong {
        let help = text("m035-help").with("sets", known.join(", "));
        out.push(Finding::whole(message, help).fix(label.clone(), fix.clone()));
    }
}
