//! M038: a frag limit that is missing or impossible.

use crate::Content;
use crate::settings::{Settings, USUAL_FRAGS};
use crate::content::limits::MAX_MARINES;
use super::set;
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
        let whom = if *marines == 1 { "one marine".to_owned() } else { format!("{marines} marines") };
        let message = match settings.frag_limits.get(marines) {
            None => format!("there is no frag limit for {whom}"),
            Some(0) => format!("with {whom} the invader needs no frag at all to win"),
            Some(limit) if *limit > most => {
                format!("with {whom} the invader needs {limit} frags, but the box has {most} frag tokens")
            }
            Some(_) => continue,
        };
        let mut mended = settings.clone();
        let _ = mended.frag_limits.insert(*marines, USUAL_FRAGS);
        let fix = set(mission, mended);
        out.push(
            Finding::whole(message, format!("set it to a number from 1 to {most}"))
                .fix(format!("set it to {USUAL_FRAGS}"), fix),
        );
    }
}
