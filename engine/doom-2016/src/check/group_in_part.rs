//! M065: an invasion group of which most figures stand on the map.

use crate::Content;
use crate::own::Tier;
use crate::settings::Settings;
use crate::words::text;
use rule_system::check::{Check, Finding, Subject};
use rule_system::page::{Code, Page, Severity};

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M065"), severity: Severity::Note, words: &crate::pages::WORDS },
    run,
};

fn run(mission: &Subject<'_>, out: &mut Vec<Finding>) {
    let Some(content) = Content::of(mission.content) else { return };
    let settings = Settings::of(mission.own);
    if settings.leaves_invasion() {
        return;
    }
    let Some(card) = content.invasion(&settings.invasion) else { return };
    for demon in &content.demons {
        let on_map = mission.figures.iter().filter(|kind| **kind == demon.id).count();
        let left = usize::from(demon.figures).saturating_sub(on_map);
        if on_map == 0 || left == 0 {
            continue;
        }
        let mut largest: Option<(usize, Vec<usize>, &str)> = None;
        for tier in [Tier::Blue, Tier::Yellow, Tier::Red] {
            let portals: Vec<_> = mission
                .pieces_of("portal")
                .filter(|(_, portal)| portal.lying.kind.number(portal.lying.sort).map(Tier::of) == Some(tier))
                .collect();
            let Some((_, first)) = portals.first() else { continue };
            let counts = card.groups(tier).iter().flat_map(|group| &group.figures);
            let most = counts.filter(|some| some.demon == demon.id).map(|some| usize::from(some.count)).max();
            let Some(count) = most.filter(|count| left * 2 < *count) else { continue };
            if largest.as_ref().is_none_or(|(largest, ..)| count > *largest) {
                let places = portals.iter().map(|(index, _)| *index).collect();
                largest = Some((count, places, first.lying.sort));
            }
        }
        if let Some((count, portals, sort)) = largest {
            let brings = text("m065-message")
                .with("card", card.name.as_str())
                .with("count", count)
                .with("name", demon.name.as_str())
                .with("tier", sort);
            let message = brings.with("there", on_map).with("figures", demon.figures).with("left", left);
            out.push(Finding::about(portals, message, text("m065-help")));
        }
    }
}
