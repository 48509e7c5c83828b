//! The 2016 game as a rule system for missions: how a mission is set up for it.
//! The rules themselves are `doom_2016`'s; what is wrong with a mission's settings is told by the checks.

use super::{Chosen, Laid};
use crate::scripts;
use crate::setup;
use doom_2016::content::{ClassId, Content, SetClass, SetId};
use doom_2016::{Doom2016, Setup};
use missions_document::layout::Layout;
use missions_document::mission::{Loadout, Mission};
use rule_system::ready;
use std::sync::Arc;

/// The invader needs so many frags where a mission does not say.
const USUAL_FRAGS: u8 = 6;

pub(super) fn lay_out(mission: &Mission, marines: u8) -> Laid {
    let content = mission.cards_there_are();
    let layout = Layout::of(mission, mission.catalogue());
    let (mut table, numbers) =
        setup::table(mission, &layout, content, &marines_of(mission, content, marines));
    let (scripts, problems) = scripts::compile(mission, &mut table);
    let setup = Setup {
        content: Arc::clone(content),
        classes: classes_of(mission, content, usize::from(table.marines)),
        loadouts: (0..usize::from(table.marines)).map(|seat| weapons_of(mission, content, seat)).collect(),
        invasion: invasion_of(mission, content),
        event_sets: event_sets_of(mission, content),
        frag_limit: frag_limit(mission, marines),
        table,
    };
    Laid { game: ready(Doom2016::new(setup, Arc::new(scripts.clone()))), numbers, scripts, problems }
}

pub(super) fn chosen(mission: &Mission, marines: u8) -> Chosen {
    let content = mission.cards_there_are();
    let seats = marines_of(mission, content, marines);
    let classes = classes_of(mission, content, seats.len());
    let loadouts = seats.iter().zip(classes).enumerate().map(|(seat, (marine, class))| Loadout {
        marine: (*marine).to_owned(),
        weapons: weapons_of(mission, content, seat)
            .map(|set| content.sets[usize::from(set.0)].id.clone())
            .into(),
        class: class.map_or_else(String::new, |class| content.classes[usize::from(class.0)].id.clone()),
    });
    let event_sets = event_sets_of(mission, content);
    Chosen {
        loadouts: loadouts.collect(),
        invasion: content.invasions[invasion_of(mission, content)].id.clone(),
        event_sets: event_sets.iter().map(|set| content.event_sets[usize::from(*set)].id.clone()).collect(),
        frag_limit: frag_limit(mission, marines),
    }
}

fn invasion_of(mission: &Mission, content: &Content) -> usize {
    content.invasions.iter().position(|card| card.id == mission.settings().invasion).unwrap_or(0)
}

fn frag_limit(mission: &Mission, marines: u8) -> u8 {
    mission.settings().frag_limits.get(&marines).copied().unwrap_or(USUAL_FRAGS).max(1)
}

/// The marines of the loadouts by seat, each once; empty seats go to whoever is left in the box.
fn marines_of<'c>(mission: &Mission, content: &'c Content, marines: u8) -> Vec<&'c str> {
    let mut seats: Vec<&'c str> = Vec::new();
    for seat in 0..usize::from(marines).min(content.marines.len()) {
        let wanted = mission.settings().loadouts.get(seat).map_or("", |loadout| loadout.marine.as_str());
        let free = || content.marines.iter().map(|m| m.id.as_str()).filter(|id| !seats.contains(id));
        if let Some(marine) = free().find(|id| *id == wanted).or_else(|| free().next()) {
            seats.push(marine);
        }
    }
    seats
}

/// Two different starting sets: those of the loadout, filled up with the first of the box.
fn weapons_of(mission: &Mission, content: &Content, seat: usize) -> [SetId; 2] {
    let wanted = mission.settings().loadouts.get(seat).map_or(&[][..], |loadout| &loadout.weapons);
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
fn classes_of(mission: &Mission, content: &Content, marines: usize) -> Vec<Option<ClassId>> {
    let mut classes = Vec::with_capacity(marines);
    for seat in 0..marines {
        let wanted = mission.settings().loadouts.get(seat).and_then(|loadout| content.class(&loadout.class));
        classes.push(wanted.filter(|class| !classes.contains(&Some(*class))));
    }
    classes
}

/// The event sets of the settings; the first three of the box if there are none.
fn event_sets_of(mission: &Mission, content: &Content) -> Vec<u8> {
    let known: Vec<u8> =
        mission.settings().event_sets.iter().filter_map(|id| content.event_set(id)).collect();
    if known.is_empty() { (0..content.event_sets.len().min(3) as u8).collect() } else { known }
}
