//! Marines learn nothing that is the invader's: nothing of it stands in their part, and their pages look the same whatever it is.

use super::reader::{Booklet, Page};
use super::texts::{flow, squeezed};
use missions::export::Paper;
use missions::{Edit, Mission};

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
    let (info, content) = (mission.info(), doom_2016::Content::shared(mission.content()));
    let mut secrets = vec![
        ("end", info.victory.clone()),
        ("end", info.defeat.clone()),
        ("author's notes", info.notes.clone()),
    ];
    let settings = doom_2016::Settings::of(&mission.settings().own);
    let invasion = content.invasions.iter().find(|card| card.id == settings.invasion);
    let hidden = invasion.filter(|_| !settings.shows_invasion());
    secrets.extend(hidden.map(|card| ("invasion card", card.name.clone())));
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
    let mut own = doom_2016::Settings::of(&settings.own);
    if !own.shows_invasion() {
        own.invasion = if own.invasion == "vermin" { "first-strike" } else { "vermin" }.to_owned();
    }
    own.put(&mut settings.own);
    mission.clone().with([Edit::Info(Box::new(info)), Edit::Settings(Box::new(settings))])
}

#[test]
fn marines_pages_are_the_same_whatever_the_invader_knows() {
    for (name, mission) in crate::shared::shipped() {
        let read = |mission: &Mission| Booklet::read(&super::bytes(&name, mission, Paper::A4));
        let (Some(ours), Some(other)) = (read(&mission), read(&otherwise(&mission))) else { return };
        let (ours, other) = (ours.expect("reads"), other.expect("reads"));
        let open = ours.part(false).count();
        // A card that lies face up is no secret.
        let own = doom_2016::Settings::of(&mission.settings().own);
        let title = squeezed("Invasion card: First Strike");
        assert_eq!(
            flow(ours.part(false), &mission.info().title).contains(&title),
            own.shows_invasion(),
            "{name}"
        );
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
