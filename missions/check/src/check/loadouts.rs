//! M036: marines without proper weapons.

use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;
use doom_2016::{Loadout, Settings};
use doom_2016::content::{Content, SetClass};
use std::collections::BTreeMap;

pub(super) const CHECK: Check = Check {
    page: Page {
        code: Code("M036"),
        severity: Severity::Error,
        title: "A marine's starting equipment is not in order",
        text: "For every marine who may take part the settings name one of the box's marines, each only once, and two \
different starting weapon sets. Weapons that can only be found (Rocket Launcher and the like) are not for \
the start. A class card is none, one of the box's or one of the mission's own, and no two marines have the same.\n\n\
Choose them in the settings. The fix keeps what is right and fills up from the box.",
    },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let Some(content) = context.content_2016() else { return };
    let seats = context.most_marines();
    let settings = context.settings_2016();
    let loadouts = &settings.loadouts;
    let mut wrong = Vec::new();
    if loadouts.len() < seats {
        wrong.push(format!("the settings equip {} of {seats} marines", loadouts.len()));
    }
    for (seat, loadout) in loadouts.iter().take(seats).enumerate() {
        let marine = &loadout.marine;
        if !content.marines.iter().any(|m| m.id == *marine) {
            wrong.push(format!("nobody knows a marine \"{marine}\""));
        } else if loadouts[..seat].iter().any(|other| other.marine == *marine) {
            wrong.push(format!("the marine {marine} is named twice"));
        }
        match loadout.weapons.as_slice() {
            [a, b] if a == b => wrong.push(format!("{marine} has the weapon \"{a}\" twice")),
            [_, _] => {}
            other => wrong.push(format!("{marine} has {} starting weapons, not two", other.len())),
        }
        let unfit = |weapon: &&String| !is_starting(content, weapon) && !context.left_out(weapon);
        for weapon in loadout.weapons.iter().filter(unfit) {
            wrong.push(match content.set(weapon) {
                Some(_) => format!("{marine} cannot start with \"{weapon}\": it is only found"),
                None => format!("nobody knows a weapon \"{weapon}\""),
            });
        }
    }
    for (seat, loadout) in loadouts.iter().take(seats).enumerate().filter(|(_, l)| !l.class.is_empty()) {
        let class = &loadout.class;
        if content.class(class).is_none() {
            if !context.left_out(class) {
                wrong.push(format!("nobody knows a class \"{class}\""));
            }
        } else if loadouts[..seat].iter().any(|other| other.class == *class) {
            wrong.push(format!("two marines have the class \"{class}\""));
        }
    }
    if wrong.is_empty() {
        return;
    }
    let mended = Settings { loadouts: mended(&settings, content, seats), ..settings.clone() };
    let edit = context.with_2016(mended);
    for message in wrong {
        out.push(
            CHECK
                .say(message)
                .at(Place::Mission)
                .help("every marine takes part once, with two different starting weapon sets")
                .fix("put the equipment in order", [edit.clone()]),
        );
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
        let any: Vec<String> = left.keys().map(|weapon| (*weapon).to_owned()).collect();
        for weapon in old.weapons.iter().chain(&any) {
            let Some(tokens) = left.get_mut(weapon.as_str()) else { continue };
            if weapons.len() < 2 && *tokens > 0 && !weapons.contains(weapon) {
                *tokens -= 1;
                weapons.push(weapon.clone());
            }
        }
        let taken = loadouts.iter().any(|loadout| loadout.class == old.class);
        let class = if content.class(&old.class).is_some() && !taken { old.class } else { String::new() };
        loadouts.push(Loadout { marine: marine.unwrap_or_default().to_owned(), weapons, class });
    }
    loadouts
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    #[test]
    fn equipment_out_of_order_is_told() {
        let first = |marine: &str, weapons: &[&str]| {
            with_2016(|settings| {
                settings.loadouts[0].marine = marine.into();
                settings.loadouts[0].weapons = weapons.iter().map(|w| (*w).to_owned()).collect();
            })
        };
        let (a, b) = ("combat-shotgun", "burst-rifle");
        let _ = mended("M036", &first("alpha", &[a, a]), "alpha has the weapon \"combat-shotgun\" twice");
        let _ = mended("M036", &first("alpha", &[a]), "alpha has 1 starting weapons, not two");
        let _ = mended("M036", &first("bravo", &[a, b]), "the marine bravo is named twice");
        let _ = mended("M036", &first("zulu", &[a, b]), "nobody knows a marine \"zulu\"");
        let found = first("alpha", &[a, "rocket-launcher"]);
        let _ = mended("M036", &found, "alpha cannot start with \"rocket-launcher\": it is only found");
        let _ = mended("M036", &first("alpha", &[a, "spoon"]), "nobody knows a weapon \"spoon\"");
        let classes = |first: &str, second: &str| {
            with_2016(|settings| {
                settings.loadouts[0].class = first.into();
                settings.loadouts[1].class = second.into();
            })
        };
        let _ = mended("M036", &classes("clown", ""), "nobody knows a class \"clown\"");
        let _ = mended("M036", &classes("medic", "medic"), "two marines have the class \"medic\"");
        quiet("M036", &classes("medic", "scout"));
        let none = with_2016(|settings| settings.loadouts.clear());
        let after = mended("M036", &none, "the settings equip 0 of 4 marines");
        assert_eq!(crate::check::check(&after).problems, []);
        quiet("M036", &first("alpha", &[a, b]));
    }
}
