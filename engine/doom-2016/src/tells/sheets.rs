//! What a booklet says of this game: when the invader wins, what each marine brings, cards of an author's own, and for the invader
//! alone what portals may send and the events. How it is printed is decided by those who make booklets.

use super::own_cards;
use crate::content::{Content, Group, Invasion};
use crate::row::row;
use crate::settings::{Loadout, Settings};
use crate::words::text;
use rule_system::cut_card::CutCard;
use rule_system::sheet::{Column, Readers, Sheet};
use words::Text;

const LIMITS: &[Column] = &[
    Column { head: row("column-players"), share: 20 },
    Column { head: row("column-the-invader-wins-at-once-with"), share: 70 },
];
const LOADOUTS: &[Column] = &[
    Column { head: row("column-marine"), share: 20 },
    Column { head: row("column-weapons"), share: 46 },
    Column { head: row("column-class"), share: 24 },
];
const OWN: &[Column] = &[
    Column { head: row("column-card"), share: 24 },
    Column { head: row("column-kind"), share: 16 },
    Column { head: row("column-what-it-says"), share: 60 },
];
const GROUPS: &[Column] = &[
    Column { head: row("column-portal"), share: 12 },
    Column { head: row("column-one-group"), share: 40 },
    Column { head: row("column-or-the-other"), share: 40 },
];
const INVASIONS: &[Column] = &[
    Column { head: row("column-card"), share: 18 },
    Column { head: row("column-portal"), share: 10 },
    Column { head: row("column-one-group"), share: 34 },
    Column { head: row("column-or-the-other"), share: 34 },
];
const SETS: &[Column] = &[
    Column { head: row("column-set"), share: 30 },
    Column { head: row("column-shuffled-together"), share: 60 },
];
const EVENTS: &[Column] = &[
    Column { head: row("column-event"), share: 24 },
    Column { head: row("column-what-it-says"), share: 70 },
];

/// All of them. What is chosen for the invader does not depend on how many marines there are.
pub(super) fn all(games: &[(u8, Settings)], content: &Content, boxed: &Content) -> Vec<Sheet> {
    let Some((_, most)) = games.last() else { return Vec::new() };
    let cards = own_cards::all(most, content, boxed);
    let mut sheets = vec![limits(games), loadouts(most, content), own(&cards)];
    sheets.extend(invasions(most, content));
    sheets.extend([event_sets(most, content), own_events(&cards)]);
    sheets
}

fn open(title: &Text, columns: &'static [Column], rows: Vec<Vec<String>>) -> Sheet {
    Sheet { readers: Readers::Everybody, title: title.to_string(), note: None, columns, rows }
}

fn secret(title: &Text, columns: &'static [Column], rows: Vec<Vec<String>>) -> Sheet {
    Sheet { readers: Readers::Invader, ..open(title, columns, rows) }
}

fn limits(games: &[(u8, Settings)]) -> Sheet {
    let line = |(marines, settings): &(u8, Settings)| {
        let limit = usize::from(settings.frag_limit(*marines));
        let marines = text("sheets-marines").with("count", *marines).to_string();
        vec![marines, text("sheets-frags").with("count", limit).to_string()]
    };
    open(&text("sheets-limits"), LIMITS, games.iter().map(line).collect())
}

fn loadouts(settings: &Settings, content: &Content) -> Sheet {
    let line = |it: &Loadout| {
        let name = content.marines.iter().find(|m| m.id == it.marine).map_or(&it.marine, |m| &m.name);
        let class = content.classes.iter().find(|class| class.id == it.class);
        let class = match class {
            _ if it.leaves_class() => text("sheets-class-players").to_string(),
            Some(class) => class.name.clone(),
            None => "–".to_owned(),
        };
        vec![name.clone(), weapons(it, content).join(", "), class]
    };
    let note = Some(row("sheet-fewer"));
    let rows = settings.loadouts.iter().map(line).collect();
    Sheet { note, ..open(&text("sheets-loadouts"), LOADOUTS, rows) }
}

/// The weapon sets of a marine, for people.
pub(super) fn weapons(loadout: &Loadout, content: &Content) -> Vec<String> {
    if loadout.leaves_weapons() {
        return vec![text("sheets-weapons-players").to_string()];
    }
    let name = |id: &String| content.set(id).map_or(id, |set| &content.sets[usize::from(set.0)].name).clone();
    loadout.weapons.iter().map(name).collect()
}

/// The author's own cards that lie open in a game. The invasion card has a page of its own.
fn own(cards: &[CutCard]) -> Sheet {
    let open_cards = cards.iter().filter(|card| card.readers == Readers::Everybody);
    let rows = open_cards.map(|card| vec![card.title.clone(), card.kind.to_string(), card.words()]);
    open(&text("sheets-own"), OWN, rows.collect())
}

/// The invasion card, or all of those the invader chooses from. Only a card that lies face up is for everybody.
fn invasions(settings: &Settings, content: &Content) -> Option<Sheet> {
    if settings.leaves_invasion() {
        let note = row("sheet-invasions");
        let card = |card: &Invasion| -> Vec<Vec<String>> {
            let rows = groups(card, content).into_iter();
            rows.map(|row| [vec![card.name.clone()], row].concat()).collect()
        };
        let rows = content.invasions.iter().flat_map(card).collect();
        return Some(Sheet { note: Some(note), ..secret(&text("sheets-invasions"), INVASIONS, rows) });
    }
    let card = content.invasion(&settings.invasion)?;
    let sheet =
        secret(&text("sheets-invasion").with("card", card.name.as_str()), GROUPS, groups(card, content));
    Some(if settings.shows_invasion() {
        let note = row("sheet-invasion-up");
        Sheet { note: Some(note), readers: Readers::Table, ..sheet }
    } else {
        let note = row("sheet-invasion-down");
        Sheet { note: Some(note), ..sheet }
    })
}

fn groups(card: &Invasion, content: &Content) -> Vec<Vec<String>> {
    let group = |group: &Group| {
        let figures = group.figures.iter().map(|it| {
            let known = content.demon(&it.demon).map(|demon| &content.demons[usize::from(demon.0)].name);
            format!("{} {}", it.count, known.unwrap_or(&it.demon))
        });
        let mut words: Vec<String> = figures.collect();
        if group.argent > 0 {
            words.push(text("sheets-argent").with("argent", group.argent).to_string());
        }
        words.join(", ")
    };
    let tiers = [
        (text("sheets-blue"), &card.blue),
        (text("sheets-yellow"), &card.yellow),
        (text("sheets-red"), &card.red),
    ];
    tiers.into_iter().map(|(tier, [a, b])| vec![tier.to_string(), group(a), group(b)]).collect()
}

/// The sets of event cards.
fn event_sets(settings: &Settings, content: &Content) -> Sheet {
    let left = settings.leaves_event_sets();
    let sets: Vec<u8> = if left {
        (0..content.event_sets.len() as u8).collect()
    } else {
        settings.event_sets.iter().filter_map(|id| content.event_set(id)).collect()
    };
    let rows = sets.into_iter().map(|set| {
        let cards: usize = content.events_of(set).map(|(_, copies)| usize::from(copies)).sum();
        let cards = text("sheets-cards").with("count", cards).to_string();
        vec![content.event_sets[usize::from(set)].name.clone(), cards]
    });
    let note = left.then_some(row("sheet-event-sets"));
    Sheet { note, ..secret(&text("sheets-event-sets"), SETS, rows.collect()) }
}

/// The author's own events with what they say. Invasion cards have a page of their own.
fn own_events(cards: &[CutCard]) -> Sheet {
    let events =
        cards.iter().filter(|card| card.readers == Readers::Invader && card.kind == own_cards::EVENT);
    let line = |card: &CutCard| vec![card.title.clone(), card.words()];
    secret(&text("sheets-own-events"), EVENTS, events.map(line).collect())
}
