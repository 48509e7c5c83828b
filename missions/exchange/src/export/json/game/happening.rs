//! What a choice led to, for people and programs. The saved games of the export and the answers of `serve` have it from here.

use super::change::Change;
use engine::{Event, Table, World};
use missions_document::mission::Mission;
use missions_play::table_game::Counts;
use schemars::JsonSchema;
use serde::Serialize;

/// Something that happened.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Happening {
    /// A sentence for people; null where those before it have said it all, and for what is only counted.
    text: Option<String>,
    /// What happened, for programs.
    change: Option<Change>,
}

impl Happening {
    /// What happened, for programs.
    pub(super) const fn change(&self) -> Option<&Change> {
        self.change.as_ref()
    }
}

/// What the events of a choice were, and what was counted after them.
pub(crate) struct Happened {
    events: Vec<Option<Change>>,
    counted: Vec<Change>,
}

impl Happened {
    /// Of a choice with these events; `table` and `world` are as they are after the whole choice, the counts before and after it.
    pub(crate) fn of(
        mission: &Mission,
        (table, world): (&Table, &World),
        counts: [&Counts; 2],
        events: &[Event],
    ) -> Self {
        let events: Vec<_> = events.iter().map(|event| Change::of(mission, table, world, event)).collect();
        let counted = Change::counted(mission.system(), counts, &events);
        Self { events, counted }
    }

    /// How many events the choice had.
    pub(crate) const fn len(&self) -> usize {
        self.events.len()
    }

    /// With the sentences of the events.
    pub(crate) fn told(&self, story: &[Option<String>]) -> impl Iterator<Item = Happening> {
        let events = story.iter().zip(&self.events).map(|(text, change)| (text.clone(), change.clone()));
        let counted = self.counted.iter().map(|change| (None, Some(change.clone())));
        let all = events.chain(counted).filter(|(text, change)| text.is_some() || change.is_some());
        all.map(|(text, change)| Happening { text, change })
    }
}
