//! The part for the invader alone: what portals may send, his event cards, what is read after the game, and the author's notes.
//! It begins on a page of its own. What lies on the map, face down or not, is no secret, nor are the mission's cards.

use super::book::Book;
use super::ink::{BODY, NOTE, SPOKEN};
use super::table;
use super::words::count;
use doom_2016::content::{Group, Invasion};
use doom_2016::{Content, Settings};
use missions_document::mission::Mission;
use missions_play::ruleset;

pub(super) fn write(book: &mut Book, mission: &Mission) {
    book.keep_secret();
    book.chapter("The invader's part");
    book.note("Print these pages apart and keep them from the marines.");
    invasion(book, mission);
    events(book, mission);
    let info = mission.info();
    for (title, text) in [("When the marines win", &info.victory), ("When the invader wins", &info.defeat)] {
        if !text.trim().is_empty() {
            book.section(title, 40.0);
            book.text(text.trim(), SPOKEN);
        }
    }
    if !info.notes.trim().is_empty() {
        book.section("Notes of the author", 40.0);
        book.text(info.notes.trim(), BODY);
    }
    if let Some(sentence) = book.lacking(true) {
        book.gap(10.0);
        book.text(&sentence, NOTE);
    }
}

/// What is chosen for the invader does not depend on how many marines there are.
fn chosen(mission: &Mission) -> Option<Settings> {
    let most = ruleset::marine_numbers(mission).last().copied().unwrap_or(4);
    Some(Settings::of(&ruleset::resolved(mission, most)?))
}

fn invasion(book: &mut Book, mission: &Mission) {
    let Some(content) = Content::of(&**mission.cards_there_are()) else { return };
    let Some(chosen) = chosen(mission) else { return };
    let Some(card) = content.invasions.iter().find(|card| card.id == chosen.invasion) else { return };
    let columns = [("PORTAL", 1.2), ("ONE GROUP", 4.0), ("OR THE OTHER", 4.0)];
    let note = "It lies face down before the invader. A portal that sends demons sends one of the two groups of its colour.";
    let title = format!("Invasion card: {}", card.name);
    table::section(book, &title, Some(note), &columns, &groups(card, content));
}

fn groups(card: &Invasion, content: &Content) -> Vec<Vec<String>> {
    let group = |group: &Group| {
        let figures = group.figures.iter().map(|it| {
            let known = content.demon(&it.demon).map(|demon| &content.demons[usize::from(demon.0)].name);
            format!("{} {}", it.count, known.unwrap_or(&it.demon))
        });
        let mut words: Vec<String> = figures.collect();
        if group.argent > 0 {
            words.push(format!("{} argent", group.argent));
        }
        words.join(", ")
    };
    let tiers = [("Blue", &card.blue), ("Yellow", &card.yellow), ("Red", &card.red)];
    tiers.into_iter().map(|(tier, [a, b])| vec![tier.to_owned(), group(a), group(b)]).collect()
}

/// The sets of event cards; those that are not the box's with what they say.
fn events(book: &mut Book, mission: &Mission) {
    let (Some(content), boxed) = (Content::of(&**mission.cards_there_are()), Content::doom2016()) else {
        return;
    };
    let Some(chosen) = chosen(mission) else { return };
    let sets: Vec<u8> = chosen.event_sets.iter().filter_map(|id| content.event_set(id)).collect();
    if sets.is_empty() {
        return;
    }
    let mut own = Vec::new();
    let rows: Vec<Vec<String>> = sets
        .into_iter()
        .map(|set| {
            let mut cards = 0;
            for (id, copies) in content.events_of(set) {
                let event = &content.events[usize::from(id.0)];
                cards += usize::from(copies);
                let old = boxed.events.iter().find(|old| old.id == event.id);
                if old.is_none_or(|old| old.text != event.text) {
                    own.push(vec![event.name.clone(), copies.to_string(), event.text.clone()]);
                }
            }
            vec![content.event_sets[usize::from(set)].name.clone(), count(cards, "card", "cards")]
        })
        .collect();
    table::section(book, "Event cards", None, &[("SET", 3.0), ("SHUFFLED TOGETHER", 6.0)], &rows);
    if !own.is_empty() {
        table::section(
            book,
            "Events of the author's own",
            None,
            &[("EVENT", 2.4), ("COPIES", 1.0), ("WHAT IT SAYS", 6.0)],
            &own,
        );
    }
}
