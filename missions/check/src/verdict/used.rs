//! What was used in games, and where it is in the mission: things, offers and scripts by their names in reports.

use super::calls;
use missions_document::diagnostic::Place;
use missions_document::id::ScriptName;
use missions_document::mission::{Mission, Named};
use missions_play::report::{Report, Uses};
use missions_play::setup::ThingIndex;

/// What was used in some games together.
pub(super) fn uses<'a>(reports: impl IntoIterator<Item = &'a Report>) -> Uses {
    let mut uses = Uses::default();
    for report in reports {
        uses.add(&report.uses);
    }
    uses
}

/// What was used in all games together.
pub(super) struct Used<'a> {
    pub(super) mission: &'a Mission,
    pub(super) numbers: &'a ThingIndex,
    pub(super) uses: &'a Uses,
    pub(super) games: u32,
}

impl<'a> Used<'a> {
    pub(super) fn of(
        mission: &'a Mission,
        numbers: &'a ThingIndex,
        uses: &'a Uses,
        reports: &[Report],
        contests: &[Report],
    ) -> Self {
        let games = reports.iter().chain(contests).map(|report| report.wins.games()).sum();
        Self { mission, numbers, uses, games }
    }

    /// The place of something on the table.
    pub(super) fn place(&self, thing: engine::Thing) -> Place {
        place(self.numbers, thing)
    }

    /// Where a script makes the offer with this tag; the mission, if no script has the tag in its call.
    pub(super) fn offered(&self, tag: &str) -> Place {
        offered(self.mission, tag)
    }
}

/// The file of a script, by its name in reports.
pub(super) fn file(script: &str) -> ScriptName {
    ScriptName::new(format!("{script}{}", ScriptName::ENDING))
}

/// The place of something on the table.
pub(crate) fn place(numbers: &ThingIndex, thing: engine::Thing) -> Place {
    match numbers.of(thing) {
        Some(Named::Thing(id)) => Place::Thing(id),
        Some(Named::Region(id)) => Place::Region(id),
        None => Place::Mission,
    }
}

/// Where a script of a mission makes the offer with this tag; the mission, if no script has the tag in its call.
pub(crate) fn offered(mission: &Mission, tag: &str) -> Place {
    let mut calls = offers(mission);
    calls.find(|(made, _)| *made == tag).map_or(Place::Mission, |(_, place)| place)
}

/// The tags of the offers that scripts of a mission have in their calls, each with its place.
pub fn offers(mission: &Mission) -> impl Iterator<Item = (&str, Place)> {
    calls::of(mission, "offer").into_iter().filter_map(|call| Some((*call.texts.first()?, call.place)))
}
