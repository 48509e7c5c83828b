//! M036: marines without proper weapons.

use crate::Content;
use crate::content::SetClass;
use crate::settings::{Loadout, Settings};
use super::set;
use crate::words::text;
use rule_system::check::{Check, Finding, Subject};
use rule_system::page::{Code, Page, Severity};
use rule_system::setting::PLAYERS;
use std::collections::BTreeMap;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M036"), severity: Severity::Error, words: &crate::pages::WORDS },
    run,
};

fn run(mission: &Subject<'_>, out: &mut Vec<Finding>) {
    let Some(content) = Content::of(mission.content) else { return };
    let seats = mission.most_marines;
    let settings = Settings::of(mission.own);
    let loadouts = &settings.loadouts;
    let mut wrong = Vec::new();
    if loadouts.len() < seats {
        wrong.push(text("m036-too-few").with("count", loadouts.len()).with("seats", seats));
    }
    for (seat, loadout) in loadouts.iter().take(seats).enumerate() {
        let marine = loadout.marine.as_str();
        if !content.marines.iter().any(|m| m.id == marine) {
            wrong.push(text("m036-unknown-marine").with("marine", marine));
        } else if loadouts[..seat].iter().any(|other| other.marine == marine) {
            wrong.push(text("m036-marine-twice").with("marine", marine));
        }
        if loadout.leaves_weapons() {
            continue;
        }
        match loadout.weapons.as_slice() {
            [a, b] if a == b => {
                wrong.push(text("m036-weapon-twice").with("marine", marine).with("weapon", a.as_str()));
            }
            [_, _] => {}
            other => wrong.push(text("m036-weapons").with("marine", marine).with("count", other.len())),
        }
        let unfit = |weapon: &&String| !is_starting(content, weapon) && !(mission.left_out)(weapon);
        for weapon in loadout.weapons.iter().filter(unfit) {
            wrong.push(match content.set(weapon) {
                Some(_) => text("m036-only-found").with("marine", marine).with("weapon", weapon.as_str()),
                None => text("m036-unknown-weapon").with("weapon", weapon.as_str()),
            });
        }
    }
    for (seat, loadout) in loadouts.iter().take(seats).enumerate().filter(|(_, l)| !l.class.is_empty() && !l.leaves_class()) {
        let class = &loadout.class;
        if content.class(class).is_none() {
            if !(mission.left_out)(class) {
                wrong.push(text("m036-unknown-class").with("class", class.as_str()));
            }
        } else if loadouts[..seat].iter().any(|other| other.class == *class) {
            wrong.push(text("m036-class-twice").with("class", class.as_str()));
        }
    }
    if wrong.is_empty() {
        return;
    }
    let mended = Settings { loadouts: mended(&settings, content, seats), ..settings.clone() };
    let fix = set(mission, mended);
    for message in wrong {
        out.push(Finding::whole(message, text("m036-help")).fix(text("m036-fix"), fix.clone()));
    }
}

fn is_starting(content: &Content, weapon: &str) -> bool {
    content.sets.iter().any(|set| set.id == weapon && set.class == SetClass::Starting)
}

/// The loadouts with everything wrong replaced from what the box has left.
fn mended(settings: &Settings, content: &Content, seats: usize) -> Vec<Loadout> {
    let mut left: BTreeMap<&str, u8> = content
        .sets
        .iter()
        .filter(|set| set.class == SetClass::Starting)
        .map(|set| (set.id.as_str(), set.tokens))
        .collect();
    let mut loadouts: Vec<Loadout> = Vec::new();
    for seat in 0..seats {
        let old = settings.loadouts.get(seat).cloned().unwrap_or_default();
        let free = |id: &str| !loadouts.iter().any(|loadout| loadout.marine == id);
        let known = content.marines.iter().map(|marine| marine.id.as_str());
        let marine = known.clone().find(|id| *id == old.marine && free(id)).or_else(|| known.clone().find(|id| free(id)));
        let mut weapons: Vec<String> = Vec::new();
        if old.leaves_weapons() {
            weapons.push(PLAYERS.to_owned());
        }
        let any: Vec<String> = left.keys().map(|weapon| (*weapon).to_owned()).collect();
        for weapon in old.weapons.iter().chain(&any) {
            let Some(tokens) = left.get_mut(weapon.as_str()) else { continue };
            if weapons.len() < 2 && !old.leaves_weapons() && *tokens > 0 && !weapons.contains(weapon) {
                *tokens -= 1;
                weapons.push(weapon.clone());
            }
        }
        let taken = loadouts.iter().any(|loadout| loadout.class == old.class);
        let class = if old.leaves_class() || content.class(&old.class).is_some() && !taken { old.class } else { String::new() };
        loadouts.push(Loadout { marine: marine.unwrap_or_default().to_owned(), weapons, class });
    }
    loadouts
}
