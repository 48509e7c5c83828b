//! What a booklet says of this game: when the invader wins, what each marine brings, cards of an author's own, and for the invader
//! alone what portals may send and his events. How it is printed is decided by those who make booklets.

use crate::content::{Content, Group, Invasion};
use crate::settings::{Loadout, Settings};
use rule_system::sheet::{Column, Readers, Sheet, count};

const LIMITS: &[Column] =
    &[Column { head: "PLAYERS", share: 20 }, Column { head: "THE INVADER WINS AT ONCE WITH", share: 70 }];
const LOADOUTS: &[Column] = &[
    Column { head: "MARINE", share: 20 },
    Column { head: "WEAPONS", share: 46 },
    Column { head: "CLASS", share: 24 },
];
const OWN: &[Column] = &[
    Column { head: "CARD", share: 24 },
    Column { head: "KIND", share: 16 },
    Column { head: "WHAT IT SAYS", share: 60 },
];
const GROUPS: &[Column] = &[
    Column { head: "PORTAL", share: 12 },
    Column { head: "ONE GROUP", share: 40 },
    Column { head: "OR THE OTHER", share: 40 },
];
const INVASIONS: &[Column] = &[
    Column { head: "CARD", share: 18 },
    Column { head: "PORTAL", share: 10 },
    Column { head: "ONE GROUP", share: 34 },
    Column { head: "OR THE OTHER", share: 34 },
];
const SETS: &[Column] = &[Column { head: "SET", share: 30 }, Column { head: "SHUFFLED TOGETHER", share: 60 }];
const EVENTS: &[Column] = &[
    Column { head: "EVENT", share: 24 },
    Column { head: "COPIES", share: 10 },
    Column { head: "WHAT IT SAYS", share: 60 },
];

/// All of them. What is chosen for the invader does not depend on how many marines there are.
pub(super) fn all(games: &[(u8, Settings)], content: &Content, boxed: &Content) -> Vec<Sheet> {
    let Some((_, most)) = games.last() else { return Vec::new() };
    let mut sheets = vec![limits(games), loadouts(most, content), own(content, boxed)];
    sheets.extend(invasions(most, content));
    sheets.extend(events(most, content, boxed));
    sheets
}

fn open(title: &str, columns: &'static [Column], rows: Vec<Vec<String>>) -> Sheet {
    Sheet { readers: Readers::Everybody, title: title.to_owned(), note: None, columns, rows }
}

fn secret(title: &str, columns: &'static [Column], rows: Vec<Vec<String>>) -> Sheet {
    Sheet { readers: Readers::Invader, ..open(title, columns, rows) }
}

fn limits(games: &[(u8, Settings)]) -> Sheet {
    let row = |(marines, settings): &(u8, Settings)| {
        let limit = usize::from(settings.frag_limit(*marines));
        vec![count(usize::from(*marines), "marine", "marines"), count(limit, "frag", "frags")]
    };
    open("When the invader wins", LIMITS, games.iter().map(row).collect())
}

fn loadouts(settings: &Settings, content: &Content) -> Sheet {
    let row = |it: &Loadout| {
        let name = content.marines.iter().find(|m| m.id == it.marine).map_or(&it.marine, |m| &m.name);
        let class = content.classes.iter().find(|class| class.id == it.class);
        let class = match class {
            _ if it.leaves_class() => "his player chooses one",
            Some(class) => &class.name,
            None => "–",
        };
        vec![name.clone(), weapons(it, content).join(", "), class.to_owned()]
    };
    let note = Some("With fewer marines the first of these play.");
    let rows = settings.loadouts.iter().map(row).collect();
    Sheet { note, ..open("What the marines bring", LOADOUTS, rows) }
}

/// The weapon sets of a marine, for people.
pub(super) fn weapons(loadout: &Loadout, content: &Content) -> Vec<String> {
    if loadout.leaves_weapons() {
        return vec!["his player chooses two starting weapons".to_owned()];
    }
    let name = |id: &String| content.set(id).map_or(id, |set| &content.sets[usize::from(set.0)].name).clone();
    loadout.weapons.iter().map(name).collect()
}

/// The author's own marines, demons, weapons, classes and other cards that lie open in a game.
fn own(content: &Content, boxed: &Content) -> Sheet {
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
    open("Cards of the author's own", OWN, rows)
}

/// The invasion card, or all of those the invader chooses from. Only a card that lies face up is for everybody.
fn invasions(settings: &Settings, content: &Content) -> Option<Sheet> {
    if settings.leaves_invasion() {
        let note = "The invader chooses one of these and lays it before them. A portal that sends demons sends one of the \
                    two groups of its colour.";
        let card = |card: &Invasion| -> Vec<Vec<String>> {
            let rows = groups(card, content).into_iter();
            rows.map(|row| [vec![card.name.clone()], row].concat()).collect()
        };
        let rows = content.invasions.iter().flat_map(card).collect();
        return Some(Sheet { note: Some(note), ..secret("Invasion cards to choose from", INVASIONS, rows) });
    }
    let card = content.invasion(&settings.invasion)?;
    let sheet = secret(&format!("Invasion card: {}", card.name), GROUPS, groups(card, content));
    Some(if settings.shows_invasion() {
        let note = "It lies face up before the invader. A portal that sends demons sends one of the two groups of its colour.";
        Sheet { note: Some(note), readers: Readers::Table, ..sheet }
    } else {
        let note = "It lies face down before the invader. A portal that sends demons sends one of the two groups of its colour.";
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
            words.push(format!("{} argent", group.argent));
        }
        words.join(", ")
    };
    let tiers = [("Blue", &card.blue), ("Yellow", &card.yellow), ("Red", &card.red)];
    tiers.into_iter().map(|(tier, [a, b])| vec![tier.to_owned(), group(a), group(b)]).collect()
}

/// The sets of event cards; those that are not the box's with what they say.
fn events(settings: &Settings, content: &Content, boxed: &Content) -> [Sheet; 2] {
    let mut own = Vec::new();
    let left = settings.leaves_event_sets();
    let sets: Vec<u8> = if left {
        (0..content.event_sets.len() as u8).collect()
    } else {
        settings.event_sets.iter().filter_map(|id| content.event_set(id)).collect()
    };
    let rows = sets.into_iter().map(|set| {
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
    });
    let rows = rows.collect();
    let note = left.then_some("The invader chooses three of these sets and shuffles them together.");
    [Sheet { note, ..secret("Event cards", SETS, rows) }, secret("Events of the author's own", EVENTS, own)]
}
