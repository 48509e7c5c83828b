//! The 2016 game as a rule system for missions: how a mission is set up for it, who sits where, which bots there are.
//! The rules themselves are `doom_2016`'s; what is wrong with a mission's settings is told by the checks.

mod seen;

use super::{Chosen, Laid};
use crate::cards::Cards;
use crate::playable::{Counts, Details, OnTable, ready};
use crate::scripts;
use crate::setup;
use crate::simulate::BotKind;
use doom_2016::content::{ClassId, Content, SetClass, SetId};
use doom_2016::own::COUNT_WORDS;
use doom_2016::{Choice, Doom2016, Greedy, Setup, State, Story, state::INVADER};
use engine::play::{Bot, RandomBot};
use engine::{Event, FigureId, Game, KindId, Seat, Side, Table, World};
use missions_document::layout::Layout;
use missions_document::mission::{Loadout, Mission};
use std::sync::Arc;
use tiles::{Crowd, Gait};

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

impl OnTable for Doom2016 {
    fn table(&self) -> &Table {
        self.table()
    }

    fn world<'s>(&self, state: &'s State) -> &'s World {
        &state.world
    }

    fn side(&self, seat: Seat) -> Side {
        if seat.0 == INVADER { Side::Invader } else { Side::Marines }
    }

    fn seats(&self) -> Vec<Seat> {
        (0..self.marines()).chain([INVADER]).map(Seat).collect()
    }

    fn seat_name(&self, seat: Seat) -> String {
        match self.side(seat) {
            Side::Invader => "The invader".to_owned(),
            Side::Marines => self.table().kind(KindId(seat.0)).name.clone(),
        }
    }

    fn bot(&self, kind: BotKind) -> Box<dyn Bot<Self>> {
        match kind {
            BotKind::Random => Box::new(RandomBot),
            BotKind::Greedy => Box::new(Greedy::new(self)),
        }
    }

    fn crowd(&self, world: &World, figure: FigureId) -> Crowd {
        self.crowd_in(world, figure)
    }

    fn story(&self, events: &[Event]) -> Vec<Option<String>> {
        let start = self.start();
        let mut story = Story::new(self, &start);
        events.iter().map(|event| story.tell(event)).collect()
    }

    fn counts(&self, state: &State) -> Counts {
        let counts = state.counts();
        Counts(COUNT_WORDS.iter().map(|(name, count)| (*name, counts.of(*count))).collect())
    }

    fn cards(&self, state: &State, seat: Option<Seat>) -> Cards {
        seen::cards(self, state, seat)
    }

    fn details(&self, state: &State, choice: Choice) -> Details {
        Details { thing: self.concerns(state, choice), help: self.explain(state, choice) }
    }

    fn gait(&self, kind: KindId) -> (Gait, u8) {
        let content = self.content();
        let speed = match self.demon_of_kind(kind) {
            Some(demon) => content.demons[usize::from(demon)].speed,
            None => content.marine_rules.sprint,
        };
        (self.gait(kind), speed)
    }
}
