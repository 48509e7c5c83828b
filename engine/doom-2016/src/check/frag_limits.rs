//! M038: a frag limit that is missing or impossible.

use crate::Content;
use crate::settings::{Settings, USUAL_FRAGS};
use crate::content::limits::MAX_MARINES;
use super::set;
use crate::words::text;
use rule_system::check::{Check, Finding, Subject};
use rule_system::page::{Code, Page, Severity};

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M038"), severity: Severity::Error, words: &crate::pages::WORDS },
    run,
};

fn run(mission: &Subject<'_>, out: &mut Vec<Finding>) {
    let Some(content) = Content::of(mission.content) else { return };
    let (settings, most) = (Settings::of(mission.own), content.stock.frags);
    for marines in mission.marines.range(1..=MAX_MARINES as u8) {
        let message = match settings.frag_limits.get(marines) {
            None => text("m038-none").with("marines", *marines),
            Some(0) => text("m038-no-frag").with("marines", *marines),
            Some(limit) if *limit > most => {
                text("m038-too-many").with("marines", *marines).with("limit", *limit).with("most", most)
            }
            Some(_) => continue,
        };
        let mut mended = settings.clone();
        let _ = mended.frag_limits.insert(*marines, USUAL_FRAGS);
        let fix = set(mission, mended);
        out.push(
            Finding::whole(message, text("m038-help").with("most", most))
                .fix(text("m038-fix").with("frags", USUAL_FRAGS), fix),
        );
    }
}
