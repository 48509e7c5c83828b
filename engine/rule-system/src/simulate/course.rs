//! The chance of the marines to win in the course of a game, from what was learned of the value of states.

use crate::search::{Adviser, ONE, Searchable, Value};
use engine::Side;

/// Looks at the chance after each activation.
pub(super) struct Course<'v, G> {
    value: &'v Value,
    adviser: Box<dyn Adviser<G>>,
    buffer: Vec<i32>,
    /// After so many choices, in so many rounds, the chance in thousandths.
    seen: Vec<Chance>,
}

/// The chance of the marines at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Chance {
    /// After so many choices.
    pub(crate) choice: u32,
    /// In this round.
    pub(crate) round: u16,
    /// In thousandths.
    pub(crate) marines: u16,
}

impl<'v, G: Searchable> Course<'v, G> {
    /// `None` where nothing was learned.
    pub(super) fn new(game: &G, value: &'v Value) -> Option<Self> {
        (!value.is_empty()).then(|| Self {
            value,
            adviser: game.adviser(),
            buffer: Vec::new(),
            seen: Vec::new(),
        })
    }

    /// Note the chance in a state after so many choices.
    pub(super) fn look(&mut self, game: &G, state: &G::State, choice: u32) {
        let chance = self.value.of(game, state, &mut *self.adviser, &mut self.buffer);
        let marines = (chance * 1000 / ONE).clamp(0, 1000) as u16;
        let round = game.world(state).round();
        self.seen.push(Chance { choice, round, marines });
    }

    /// All that was noted.
    pub(super) fn finish(self) -> Vec<Chance> {
        self.seen
    }
}

/// A side is ahead with so many thousandths or more.
const AHEAD: u16 = 550;

/// The choice after which the winner was never behind again; `None` where nothing was noted.
pub(super) fn decided(course: &[Chance], winner: Side) -> Option<u32> {
    let is_behind = |chance: &&Chance| match winner {
        Side::Marines => chance.marines < 500,
        Side::Invader => chance.marines > 500,
    };
    let first = course.first()?;
    Some(course.iter().rfind(is_behind).map_or(first.choice, |last| last.choice))
}

/// How often the lead changed from one side to the other.
pub(super) fn changes(course: &[Chance]) -> u8 {
    let ahead = |chance: &Chance| match chance.marines {
        AHEAD.. => Some(Side::Marines),
        marines if marines <= 1000 - AHEAD => Some(Side::Invader),
        _ => None,
    };
    let mut leaders: Vec<Side> = course.iter().filter_map(ahead).collect();
    leaders.dedup();
    u8::try_from(leaders.len().saturating_sub(1)).unwrap_or(u8::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_decided_when_the_winner_was_behind_for_the_last_time() {
        let course = |marines: &[u16]| -> Vec<Chance> {
            let chance =
                |(at, marines): (usize, &u16)| Chance { choice: at as u32 * 10, round: 1, marines: *marines };
            marines.iter().enumerate().map(chance).collect()
        };
        let told = |marines: &[u16]| {
            let course = course(marines);
            let by =
                |side| decided(&course, side).map_or_else(|| "-".to_owned(), |choice| choice.to_string());
            format!("{} {} {}", by(Side::Marines), by(Side::Invader), changes(&course))
        };
        assert_eq!(told(&[]), "- - 0");
        assert_eq!(told(&[500, 600, 700]), "0 20 0");
        assert_eq!(told(&[300, 600, 400, 800]), "20 30 3");
        assert_eq!(told(&[300, 520, 480, 540, 200]), "40 30 0", "a small lead changes nothing");
        assert_eq!(told(&[560, 540, 460, 440]), "30 10 1");
    }
}
