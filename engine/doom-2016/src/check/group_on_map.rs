//! M053: an invasion group of which no figure is left in the box.

use crate::Content;
use crate::content::Group;
use crate::own::Tier;
use crate::settings::Settings;
use crate::words::text;
use rule_system::check::{Check, Finding, Subject};
use rule_system::page::{Code, Page, Severity};

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M053"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(mission: &Subject<'_>, out: &mut Vec<Finding>) {
    let Some(content) = Content::of(mission.content) else { return };
    let settings = Settings::of(mission.own);
    if settings.leaves_invasion() {
        return;
    }
    let Some(card) = content.invasion(&settings.invasion) else { return };
    for tier in [Tier::Blue, Tier::Yellow, Tier::Red] {
        let portals: Vec<_> = mission
            .pieces_of("portal")
            .filter(|(_, portal)| portal.lying.kind.number(portal.lying.sort).map(Tier::of) == Some(tier))
            .collect();
        let Some((_, first)) = portals.first() else { continue };
        for group in card.groups(tier) {
            if let Some(used) = used_up(mission, content, group) {
                let figures = group.figures.iter().map(|some| (some.count, name(content, &some.demon)));
                let message = text("m053-message")
                    .with("card", card.name.as_str())
                    .with("figures", listed(figures))
                    .with("tier", first.lying.sort)
                    .with("used", used);
                let places = portals.iter().map(|(index, _)| *index);
                out.push(Finding::about(places, message, text("m053-help")));
            }
        }
    }
}

/// How many figures of each kind of a group stand on the map, if none is left of any.
fn used_up(mission: &Subject<'_>, content: &Content, group: &Group) -> Option<String> {
    let mut used = Vec::new();
    for some in &group.figures {
        let demon = content.demons.iter().find(|demon| demon.id == some.demon)?;
        let on_map = mission.figures.iter().filter(|kind| **kind == demon.id).count();
        if on_map < usize::from(demon.figures) {
            return None;
        }
        used.push((demon.figures, demon.name.as_str()));
    }
    (!used.is_empty()).then(|| listed(used.into_iter()))
}

fn name<'c>(content: &'c Content, id: &'c str) -> &'c str {
    content.demons.iter().find(|demon| demon.id == id).map_or(id, |demon| &demon.name)
}

/// As in a list: `2 × Imp, 1 × Pinky`.
fn listed<'c>(figures: impl Iterator<Item = (u8, &'c str)>) -> String {
    figures.map(|(count, name)| format!("{count} × {name}")).collect::<Vec<_>>().join(", ")
}
