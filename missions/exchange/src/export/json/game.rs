//! A game of the mission, choice by choice: who chose what, what happened, and a digest of the table afterwards, so that a reader
//! who follows it with the document alone can be sure of agreeing (`docs/exports.md`).

pub(crate) mod change;
mod digest;
pub(crate) mod happening;
pub(crate) mod lying;

use self::change::Change;
use self::happening::{Happened, Happening};
use super::setup::Party;
use crate::kinds;
use crate::words::text;
use engine::play::{Made, Replay};
use engine::{Seat, Step};
use missions_document::mission::Mission;
use missions_play::playback::Playback;
use missions_play::ruleset;
use missions_play::table_game::Counts;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeSet;

/// A game that was played.
#[derive(Serialize, JsonSchema)]
pub(super) struct Game {
    /// It begins with the set-up of so many marines.
    #[schemars(range(min = 1), extend("maximum" = kinds::most_marines()))]
    marines: u8,
    /// Who chose.
    seats: Vec<Chooser>,
    /// The digest of the table before the first choice.
    #[schemars(regex(pattern = "^[0-9a-f]{64}$"))]
    start: String,
    /// All choices, nature's included.
    choices: Vec<Choice>,
    /// How it ended; null for a game that was not played to its end.
    outcome: Option<Outcome>,
}

#[derive(Serialize, JsonSchema)]
struct Chooser {
    /// The number of the seat: marines from 0; in `doom-2016` the invader is 4.
    seat: u8,
    name: String,
}

#[derive(Serialize, JsonSchema)]
struct Choice {
    /// Whose it was; null where chance fell.
    seat: Option<u8>,
    /// Its name in saved games.
    key: String,
    /// What was chosen, for people.
    text: String,
    /// What happened then, in order.
    events: Vec<Happening>,
    /// The digest of the table afterwards.
    #[schemars(regex(pattern = "^[0-9a-f]{64}$"))]
    digest: String,
}

#[derive(Serialize, JsonSchema)]
struct Outcome {
    /// Who won; null when something broke.
    winner: Option<Party>,
    reason: String,
}

impl Game {
    /// The words of the markers that it puts down.
    pub(super) fn markers(&self) -> impl Iterator<Item = &str> {
        let changes = self.choices.iter().flat_map(|choice| &choice.events).filter_map(Happening::change);
        changes.filter_map(|change| match change {
            Change::TokenPlaced { kind, name, .. } if kind.is_marker() => name.as_deref(),
            _ => None,
        })
    }

    /// Follow a saved game, or say where it does not fit the mission.
    pub(super) fn of(mission: &Mission, replay: &Replay) -> Result<Self, String> {
        let numbers = ruleset::marine_numbers(mission);
        // A game that does not say is one of as many as there may be, as everywhere.
        let most = numbers.last().copied().unwrap_or_default();
        let marines = if replay.provenance.marines == 0 { most } else { replay.provenance.marines };
        if !numbers.contains(&marines) {
            return Err(text("game-marines").with("marines", marines).to_string());
        }
        let laid = ruleset::lay_out(mission, marines).ok_or_else(|| text("game-rules").to_string())?;
        let (mut game, wrong) = laid.game.playback(replay);
        if let Some(wrong) = wrong {
            let key = wrong.said.escape_debug().to_string();
            return Err(text("game-choice").with("number", wrong.number).with("key", key).to_string());
        }
        let made = game.made().to_vec();
        let story = game.story();
        let start = digest::of(mission, game.table(), game.world(), &game.counts());
        let mut choices = Vec::with_capacity(made.len());
        let (mut told, mut before) = (0, game.counts());
        for (number, (made, key)) in made.iter().zip(&replay.moves).enumerate() {
            game.go(number + 1);
            let events = told..made.events;
            told = made.events;
            choices.push(choice(mission, &*game, &before, made, key, &story[events.clone()], events));
            before = game.counts();
        }
        let seats: BTreeSet<u8> = made.iter().filter_map(|made| Some(made.seat?.0)).collect();
        let seats =
            seats.into_iter().map(|seat| Chooser { seat, name: game.seat_name(Seat(seat)) }).collect();
        let outcome = match game.end() {
            Step::Over(end) => {
                Some(Outcome { winner: end.winner.map(Party::from), reason: end.reason.to_string() })
            }
            Step::Choose(_) | Step::Chance => None,
        };
        Ok(Self { marines, seats, start, choices, outcome })
    }
}

fn choice(
    mission: &Mission,
    game: &dyn Playback,
    before: &Counts,
    made: &Made,
    key: &str,
    story: &[Option<String>],
    events: std::ops::Range<usize>,
) -> Choice {
    let (table, world) = (game.table(), game.world());
    let counts = game.counts();
    let happened = Happened::of(mission, (table, world), [before, &counts], &game.events()[events]);
    Choice {
        seat: made.seat.map(|seat| seat.0),
        key: key.to_owned(),
        text: made.text.clone(),
        events: happened.told(story).collect(),
        digest: digest::of(mission, table, world, &counts),
    }
}
