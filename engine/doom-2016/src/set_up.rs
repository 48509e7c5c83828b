//! From a mission's settings to a game: who sits where with what. Gaps are filled from the box, so that a game can always be
//! played; the checks report what is wrong with the settings.

use crate::brought::{Pick, WEAPONS};
use crate::content::{ClassId, Content, SetClass, SetId};
use crate::settings::{EVENT_SETS, Loadout, Settings};
use crate::{Doom2016, Setup};
use engine::hook::Hooks;
use engine::table::Table;
use rule_system::setting::PLAYERS;
use std::sync::Arc;

/// A game on a table with marines in seat order.
#[must_use]
pub fn game(table: Table, content: &Arc<Content>, settings: &Settings, hooks: Arc<dyn Hooks>) -> Doom2016 {
    let marines = usize::from(table.marines);
    let setup = Setup {
        content: Arc::clone(content),
        classes: classes(settings, content, marines),
        loadouts: (0..marines).map(|seat| weapons(settings, content, seat)).collect(),
        invasion: invasion(settings, content),
        invasion_shown: settings.shows_invasion(),
        event_sets: event_sets(settings, content),
        frag_limit: settings.frag_limit(table.marines),
        left: left(settings, table.marines),
        table,
    };
    Doom2016::new(setup, hooks)
}

/// What the players choose: the marines by seat, for the book sets them up first (p. 4), then the invader.
fn left(settings: &Settings, marines: u8) -> Vec<Pick> {
    let mut left = Vec::new();
    for (seat, loadout) in (0..marines).zip(&settings.loadouts) {
        if loadout.leaves_weapons() {
            left.extend([Pick::Weapon(seat); WEAPONS]);
        }
        left.extend(loadout.leaves_class().then_some(Pick::Class(seat)));
    }
    left.extend(settings.leaves_invasion().then_some(Pick::Invasion));
    if settings.leaves_event_sets() {
        left.extend([Pick::EventSet; EVENT_SETS]);
    }
    left
}

/// The settings of a game of so many marines, with their gaps filled.
pub(crate) fn resolved(settings: &Settings, content: &Content, count: u8) -> Settings {
    let seats = marines(settings, content, count);
    let classes = classes(settings, content, seats.len());
    let loadouts = seats.iter().zip(classes).enumerate().map(|(seat, (marine, class))| Loadout {
        marine: (*marine).to_owned(),
        weapons: match settings.loadouts.get(seat) {
            Some(loadout) if loadout.leaves_weapons() => vec![PLAYERS.to_owned()],
            _ => {
                weapons(settings, content, seat).map(|set| content.sets[usize::from(set.0)].id.clone()).into()
            }
        },
        class: match settings.loadouts.get(seat) {
            Some(loadout) if loadout.leaves_class() => PLAYERS.to_owned(),
            _ => class.map_or_else(String::new, |class| content.classes[usize::from(class.0)].id.clone()),
        },
    });
    let sets = event_sets(settings, content);
    Settings {
        loadouts: loadouts.collect(),
        invasion: if settings.leaves_invasion() {
            PLAYERS.to_owned()
        } else {
            content.invasions[invasion(settings, content)].id.clone()
        },
        invasion_shown: settings.invasion_shown.clone(),
        event_sets: if settings.leaves_event_sets() {
            vec![PLAYERS.to_owned()]
        } else {
            sets.iter().map(|set| content.event_sets[usize::from(*set)].id.clone()).collect()
        },
        frag_limits: [(count, settings.frag_limit(count))].into(),
    }
}

/// The marines of the loadouts by seat, each once; empty seats go to the marines left in the box.
pub(crate) fn marines<'c>(settings: &Settings, content: &'c Content, count: u8) -> Vec<&'c str> {
    let mut seats: Vec<&'c str> = Vec::new();
    for seat in 0..usize::from(count).min(content.marines.len()) {
        let wanted = settings.loadouts.get(seat).map_or("", |loadout| loadout.marine.as_str());
        let free = || content.marines.iter().map(|m| m.id.as_str()).filter(|id| !seats.contains(id));
        if let Some(marine) = free().find(|id| *id == wanted).or_else(|| free().next()) {
            seats.push(marine);
        }
    }
    seats
}

fn invasion(settings: &Settings, content: &Content) -> usize {
    content.invasions.iter().position(|card| card.id == settings.invasion).unwrap_or(0)
}

/// Two different starting sets: those of the loadout, filled up with the first of the box.
fn weapons(settings: &Settings, content: &Content, seat: usize) -> [SetId; 2] {
    let wanted = settings.loadouts.get(seat).map_or(&[][..], |loadout| &loadout.weapons);
    let starting = (0..content.sets.len())
        .filter(|i| content.sets[*i].class == SetClass::Starting)
        .map(|i| SetId(i as u8));
    let mut sets: Vec<SetId> = Vec::new();
    for set in wanted.iter().filter_map(|id| content.set(id)).chain(starting) {
        if !sets.contains(&set) {
            sets.push(set);
        }
    }
    [sets[0], sets[1]]
}

/// The class cards of the loadouts by seat; of two marines with the same one the first has it.
fn classes(settings: &Settings, content: &Content, count: usize) -> Vec<Option<ClassId>> {
    let mut classes = Vec::with_capacity(count);
    for seat in 0..count {
        let wanted = settings.loadouts.get(seat).and_then(|loadout| content.class(&loadout.class));
        classes.push(wanted.filter(|class| !classes.contains(&Some(*class))));
    }
    classes
}

/// The event sets of the settings; the first of the box if there are none.
fn event_sets(settings: &Settings, content: &Content) -> Vec<u8> {
    let known: Vec<u8> = settings.event_sets.iter().filter_map(|id| content.event_set(id)).collect();
    if known.is_empty() { (0..content.event_sets.len().min(EVENT_SETS) as u8).collect() } else { known }
}
