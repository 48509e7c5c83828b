//! M030: more of a weapon than the box has.

use crate::Content;
use crate::settings::Settings;
use crate::words::text;
use rule_system::check::{Check, Finding, Subject};
use rule_system::page::{Code, Page, Severity};

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M030"), severity: Severity::Error, words: &crate::pages::WORDS },
    run,
};

fn run(mission: &Subject<'_>, out: &mut Vec<Finding>) {
    let settings = Settings::of(mission.own);
    let Some(content) = Content::of(mission.content) else { return };
    let boxed = Content::doom2016().sets.len();
    for (at, set) in content.sets.iter().enumerate() {
        let weapons = mission.pieces_of("weapon");
        let on_map: Vec<usize> =
            weapons.filter(|(_, weapon)| weapon.lying.sort == set.id).map(|(index, _)| index).collect();
        let seats = settings.loadouts.iter().take(mission.most_marines);
        let carried = seats.flat_map(|seat| &seat.weapons).filter(|weapon| **weapon == set.id).count();
        let used = on_map.len() + carried;
        if used <= usize::from(set.tokens) {
            continue;
        }
        let message = match set.tokens {
            0 => text("m030-none"),
            tokens => {
                let message = if at < boxed { text("m030-box") } else { text("m030-card") };
                message.with("used", used).with("tokens", tokens)
            }
        };
        let message = message.with("weapon", set.name.as_str());
        let help = text("m030-help");
        out.push(if on_map.is_empty() {
            Finding::whole(message, help)
        } else {
            Finding::about(on_map, message, help)
        });
    }
}
