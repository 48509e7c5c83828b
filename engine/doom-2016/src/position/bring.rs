//! What the players brought to a game that begins with a position, where the mission leaves it to them. Weapons and the invasion card
//! that are missing or wrong are filled from what the mission would have used. A class and an event set are not: they are missing in
//! the game as well.

use super::{EVENT_SETS, INVASION};
use crate::Doom2016;
use crate::brought::{Brought, Pick, WEAPONS};
use crate::content::{ClassId, SetClass, SetId};
use crate::words::text;
use rule_system::position::Reader;
use words::Text;

/// So many different things in a place, by their stable names.
fn named<T: Copy + PartialEq>(
    reader: &mut Reader<'_>,
    place: &str,
    (many, noun): (usize, &Text),
    find: impl Fn(&str) -> Option<T>,
) -> Vec<T> {
    let of =
        |message: &'static str, id: &str| text(message).with("noun", noun.clone()).with("id", id).to_string();
    let mut found = Vec::new();
    for (index, id) in reader.cards(place).unwrap_or_default().iter().enumerate() {
        let at = format!("cards.{place}[{index}]");
        match find(id) {
            None => reader.say(at, of("position-not-brought", id)),
            Some(it) if found.contains(&it) => reader.say(at, of("position-brought-twice", id)),
            Some(_) if found.len() >= many => {
                reader.say(at, text("position-too-many-brought").with("count", many).to_string());
            }
            Some(it) => found.push(it),
        }
    }
    if found.len() < many {
        let there = found.len();
        let too_few = text("position-too-few-brought").with("count", many).with("there", there);
        reader.say(format!("cards.{place}"), too_few.to_string());
    }
    found
}

impl Doom2016 {
    pub(super) fn read_brought(&self, reader: &mut Reader<'_>) -> Brought {
        let (setup, content) = (self.setup(), self.content());
        let mut brought = setup.brought();
        for seat in 0..usize::from(self.marines()) {
            let number = seat as u8;
            if setup.left.contains(&Pick::Weapon(number)) {
                let find = |id: &str| {
                    content.set(id).filter(|set| content.sets[usize::from(set.0)].class == SetClass::Starting)
                };
                let place = self.of_marine(seat, "weapons");
                let mut sets: Vec<SetId> = named(reader, &place, (WEAPONS, &text("position-weapon")), find);
                let others = setup.loadouts[seat].into_iter().filter(|set| !sets.contains(set));
                let others: Vec<SetId> = others.collect();
                sets.extend(others);
                sets.truncate(WEAPONS);
                sets.sort_unstable();
                brought.weapons[seat] = sets.into_iter().collect();
            }
            if setup.left.contains(&Pick::Class(number)) {
                let taken: Vec<ClassId> = brought.classes.iter().flatten().copied().collect();
                let find = |id: &str| content.class(id).filter(|class| !taken.contains(class));
                let class = named(reader, &self.of_marine(seat, "class"), (1, &text("position-class")), find);
                brought.classes[seat] = class.first().copied();
            }
        }
        if setup.left.contains(&Pick::Invasion) {
            let find = |id: &str| content.invasions.iter().position(|card| card.id == id);
            let card = named(reader, INVASION, (1, &text("position-invasion")), find);
            brought.invasion = Some(card.first().copied().unwrap_or(setup.invasion));
        }
        let sets = setup.left.iter().filter(|pick| **pick == Pick::EventSet).count();
        if sets > 0 {
            let find = |id: &str| content.event_set(id);
            brought.event_sets = named(reader, EVENT_SETS, (sets, &text("position-event-set")), find);
            brought.event_sets.sort_unstable();
        }
        brought
    }
}
