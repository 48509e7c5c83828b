//! M060: settings for more marines, or for other numbers of them, than the mission is for.

use super::set;
use crate::content::limits::MAX_MARINES;
use crate::settings::Settings;
use rule_system::check::{Check, Finding, Subject};
use rule_system::page::{Code, Page, Severity};

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
    let limits: Vec<String> = settings
        .frag_limits
        .keys()
        .filter(|marines| !kept.frag_limits.contains_key(*marines))
        .map(ToString::to_string)
        .collect();
    let spare = settings.loadouts.len() - kept.loadouts.len();
    // Equipment alone is often kept for when the mission is tried with more.
    if limits.is_empty() {
        return;
    }
    let marines = if limits.len() == 1 && limits[0] == "1" { "marine" } else { "marines" };
    let equipment = if spare > 0 { format!(" and equipment for {spare} more") } else { String::new() };
    let message = format!(
        "there are frag limits for {} {marines}{equipment}, but the mission is for other numbers of marines",
        limits.join(" and ")
    );
    let help = "add these numbers to those the mission is for, or remove what no game uses";
    let fix = set(mission, kept);
    out.push(Finding::whole(message, help).fix("remove what no game uses", fix));
}
