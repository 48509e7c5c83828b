//! What is read before the game: the briefing, the mission's cards, and the author's own cards that everybody may see.

use super::book::Book;
use super::card;
use super::ink::{BODY, NOTE, SPOKEN};
use super::table;
use super::words::count;
use crate::kinds;
use doom_2016::{Content, Loadout, Settings};
use missions_document::mission::{Mission, Role};
use missions_picture::scene::legend::sort_name;
use missions_play::printed::Printed;
use missions_play::ruleset;

pub(super) fn write(book: &mut Book, mission: &Mission, cards: &[Printed]) {
    book.chapter("Briefing");
    let briefing = mission.info().briefing.trim();
    if briefing.is_empty() {
        book.text("This mission has no briefing.", NOTE);
    } else {
        book.text(briefing, SPOKEN);
    }
    book.gap(8.0);
    if cards.iter().all(|card| card.role != Role::Objective) {
        book.text("The mission has no objective card: the marines win as the players agree.", BODY);
    }
    for card in cards {
        card::tell(book, card);
    }
    marines(book, mission);
    if let Some(content) = Content::of(&**mission.cards_there_are()) {
        own(book, content);
    }
}

/// What each marine brings, and when the invader has won.
fn marines(book: &mut Book, mission: &Mission) {
    let Some(content) = Content::of(&**mission.cards_there_are()) else { return };
    let numbers = ruleset::marine_numbers(mission);
    let limits: Vec<Vec<String>> = numbers
        .iter()
        .filter_map(|n| {
            Some(vec![
                count(usize::from(*n), "marine", "marines"),
                frags(settings(mission, *n)?.frag_limit(*n)),
            ])
        })
        .collect();
    table::section(
        book,
        "When the invader wins",
        None,
        &[("PLAYERS", 2.0), ("THE INVADER WINS AT ONCE WITH", 7.0)],
        &limits,
    );
    let Some(chosen) = settings(mission, numbers.last().copied().unwrap_or(4)) else { return };
    let row = |it: &Loadout| {
        let name = content.marines.iter().find(|m| m.id == it.marine).map_or(&it.marine, |m| &m.name);
        let weapons: Vec<String> = it.weapons.iter().map(|id| carried(mission, id)).collect();
        let class = content.classes.iter().find(|class| class.id == it.class);
        vec![
            name.clone(),
            weapons.join(", "),
            class.map_or_else(|| "–".to_owned(), |class| class.name.clone()),
        ]
    };
    let rows: Vec<_> = chosen.loadouts.iter().map(row).collect();
    let note = Some("With fewer marines the first of these play.");
    table::section(
        book,
        "What the marines bring",
        note,
        &[("MARINE", 2.0), ("WEAPONS", 4.6), ("CLASS", 2.4)],
        &rows,
    );
}

/// The settings of a game of so many marines.
fn settings(mission: &Mission, marines: u8) -> Option<Settings> {
    Some(Settings::of(&ruleset::resolved(mission, marines)?))
}

/// What a marine carries, for people.
fn carried(mission: &Mission, id: &str) -> String {
    kinds::carried(mission.system()).map_or_else(|| id.to_owned(), |kind| sort_name(mission, kind, id))
}

fn frags(limit: u8) -> String {
    count(usize::from(limit), "frag", "frags")
}

/// The author's own marines, demons, weapons, classes and other cards that lie open in a game.
fn own(book: &mut Book, content: &Content) {
    let boxed = Content::doom2016();
    let new = |id: &str, text: &str, old: Option<&str>| old.is_none_or(|old| old != text) && !id.is_empty();
    let mut rows: Vec<Vec<String>> = Vec::new();
    let mut add =
        |kind: &str, name: &str, text: String| rows.push(vec![name.to_owned(), kind.to_owned(), text]);
    for it in content.marines.iter().filter(|it| boxed.marines.iter().all(|old| old.id != it.id)) {
        add("Marine", &it.name, format!("Health {}, hand {}", it.health, it.hand));
    }
    for it in &content.demons {
        let old = boxed.demons.iter().find(|old| old.id == it.id);
        if new(&it.id, &it.text, old.map(|old| old.text.as_str())) {
            let (w, h) = it.base;
            let numbers = format!(
                "Health {}, stagger {}, speed {}, base {w}×{h}, {} figures.",
                it.health, it.stagger, it.speed, it.figures
            );
            add("Demon", &it.name, format!("{numbers} {}", it.text));
        }
    }
    for it in &content.cards {
        let old = boxed.cards.iter().find(|old| old.id == it.id);
        if new(&it.id, &it.text, old.map(|old| old.text.as_str())) {
            let set = &content.sets[usize::from(it.set.0)].name;
            add("Weapon card", &it.name, format!("{set}, {}×. {}", it.copies, it.text));
        }
    }
    for it in &content.classes {
        let old = boxed.classes.iter().find(|old| old.id == it.id);
        if new(&it.id, &it.text, old.map(|old| old.text.as_str())) {
            add("Class", &it.name, it.text.clone());
        }
    }
    for it in &content.glory {
        let old = boxed.glory.iter().find(|old| old.id == it.id);
        if new(&it.id, &it.text, old.map(|old| old.text.as_str())) {
            add("Glory kill", &it.name, format!("{}×. {}", it.copies, it.text));
        }
    }
    for it in &content.squad {
        let old = boxed.squad.iter().find(|old| old.id == it.id);
        if new(&it.id, &it.text, old.map(|old| old.text.as_str())) {
            add("Squad card", &it.name, format!("{}×. {}", it.copies, it.text));
        }
    }
    if !rows.is_empty() {
        table::section(
            book,
            "Cards of the author's own",
            None,
            &[("CARD", 2.4), ("KIND", 1.6), ("WHAT IT SAYS", 6.0)],
            &rows,
        );
    }
}
