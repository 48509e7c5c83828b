//! Marines learn nothing that is the invader's: nothing of it stands in their part, and their pages look the same whatever it is.

use super::reader::{Booklet, Page};
use super::texts::{flow, squeezed};
use engine::table::Tier;
use missions::export::Paper;
use missions::scripts::assist;
use missions::{Edit, Mission, Name, Parameter, Role, ThingKind};

/// Is the invader's part one piece at the end, and nothing of it in the other?
pub(crate) fn kept(mission: &Mission, booklet: &Booklet) -> Result<(), String> {
    let first = booklet.pages.iter().position(Page::is_secret).ok_or("there is no part for the invader")?;
    if booklet.pages[first..].iter().any(|page| !page.is_secret()) {
        return Err("a page for marines lies among the invader's".to_owned());
    }
    let title = &mission.info().title;
    let open = flow(booklet.part(false), title);
    let secret = flow(booklet.part(true), title);
    for (what, text) in secrets(mission) {
        let text = squeezed(&text);
        if open.contains(&text) {
            return Err(format!("marines can read the {what}: {text}"));
        }
        if !secret.contains(&text) {
            return Err(format!("the invader cannot read the {what}: {text}"));
        }
    }
    Ok(())
}

/// What only the invader may know, in words.
fn secrets(mission: &Mission) -> Vec<(&'static str, String)> {
    let (info, content) = (mission.info(), mission.cards_there_are());
    let mut secrets = vec![
        ("end", info.victory.clone()),
        ("end", info.defeat.clone()),
        ("author's notes", info.notes.clone()),
    ];
    let invasion = content.invasions.iter().find(|card| card.id == mission.settings().invasion);
    secrets.extend(invasion.map(|card| ("invasion card", card.name.clone())));
    for card in mission.cards().iter().filter(|card| card.role == Role::Threat) {
        let (title, text) = assist::title(&mission.scripts()[&card.script]);
        secrets.extend([("threat", format!("Threat: {title}")), ("threat", text)]);
    }
    for thing in mission.things().values() {
        if let ThingKind::Portal(portal) = &thing.kind
            && !portal.face_up
        {
            let tier = match portal.tier {
                Tier::Blue => "Blue",
                Tier::Yellow => "Yellow",
                Tier::Red => "Red",
            };
            secrets.push(("colour of a portal", format!("{tier} portal {}", portal.at)));
            secrets.push(("colour of a portal", format!("{tier} portal, face down")));
            secrets.extend(thing.name.iter().map(|name| ("name of a portal", name.to_string())));
        }
    }
    secrets.retain(|(_, text)| !text.trim().is_empty());
    secrets
}

/// The mission with everything changed that marines do not know.
fn otherwise(mission: &Mission) -> Mission {
    let mut info = mission.info().clone();
    info.victory = "Another end.".repeat(40);
    info.defeat = String::new();
    info.notes = "Other notes. ".repeat(500);
    let mut settings = mission.settings().clone();
    settings.invasion = if settings.invasion == "vermin" { "first-strike" } else { "vermin" }.to_owned();
    let mut cards = mission.cards().to_vec();
    for card in cards.iter_mut().filter(|card| card.role == Role::Threat) {
        let script = &mission.scripts()[&card.script];
        for it in assist::parameters(script) {
            let _ = card.parameters.insert(Name::new(&it.name), Parameter::Int(3));
        }
    }
    let portals = mission.things().iter().filter_map(|(id, thing)| {
        let mut thing = thing.clone();
        let ThingKind::Portal(portal) = &mut thing.kind else { return None };
        if portal.face_up {
            return None;
        }
        portal.tier = if portal.tier == Tier::Red { Tier::Blue } else { Tier::Red };
        thing.name = Some(Name::new("the_red_one"));
        Some(Edit::Thing(*id, Some(thing)))
    });
    let portals: Vec<Edit> = portals.collect();
    assert!(!portals.is_empty());
    mission.clone().with(portals).with([
        Edit::Info(Box::new(info)),
        Edit::Settings(Box::new(settings)),
        Edit::Cards(cards),
    ])
}

#[test]
fn marines_pages_are_the_same_whatever_the_invader_knows() {
    for (name, mission) in crate::shipped::shipped() {
        let read = |mission: &Mission| Booklet::read(&super::bytes(&name, mission, Paper::A4));
        let (Some(ours), Some(other)) = (read(&mission), read(&otherwise(&mission))) else { return };
        let (ours, other) = (ours.expect("reads"), other.expect("reads"));
        let open = ours.part(false).count();
        assert_eq!(other.part(false).count(), open, "{name}");
        for page in 1..=open {
            assert_eq!(
                ours.pages[page - 1].text.lines().collect::<Vec<_>>(),
                other.pages[page - 1].text.lines().collect::<Vec<_>>(),
                "{name}, page {page}"
            );
            let (a, b) =
                (ours.picture(page, 40).expect("a picture"), other.picture(page, 40).expect("a picture"));
            assert!(a == b, "{name}: page {page} looks different");
        }
        assert_ne!(ours.picture(open + 1, 40), other.picture(open + 1, 40), "{name}");
    }
}
