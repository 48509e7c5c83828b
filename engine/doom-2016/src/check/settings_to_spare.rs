//! M060: settings for more marines, or for other numbers of them, than the mission is for.

use super::set;
use crate::content::limits::MAX_MARINES;
use crate::settings::Settings;
use crate::words::text;
use rule_system::check::{Check, Finding, Subject};
use rule_system::page::{Code, Page, Severity};
use words::Text;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M060"), severity: Severity::Note, words: &crate::pages::WORDS },
    run,
};

fn run(mission: &Subject<'_>, out: &mut Vec<Finding>) {
    let most = MAX_MARINES as u8;
    // Without a number that a game can have, another problem asks for one.
    if mission.marines.range(1..=most).next().is_none() {
        return;
    }
    let settings = Settings::of(mission.own);
    let mut kept = settings.clone();
    kept.frag_limits.retain(|marines, _| mission.marines.contains(marines));
    kept.loadouts.truncate(mission.most_marines);
    let limits: Vec<u8> =
        settings.frag_limits.keys().copied().filter(|marines| !kept.frag_limits.contains_key(marines)).collect();
    let spare = settings.loadouts.len() - kept.loadouts.len();
    // Equipment alone is often kept for when the mission is tried with more.
    let and = |before: Text, it: Text| text("m060-and").with("before", before).with("after", it);
    let numbers = limits.iter().map(|marines| Text::verbatim(marines.to_string())).reduce(and);
    let Some(numbers) = numbers else { return };
    let many = if limits == [1] { 1 } else { 2 };
    let message = text("m060-message").with("numbers", numbers).with("many", many).with("spare", spare);
    let fix = set(mission, kept);
    out.push(Finding::whole(message, text("m060-help")).fix(text("m060-fix"), fix));
}
