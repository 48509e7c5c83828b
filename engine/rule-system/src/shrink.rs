//! A short game that shows what a long one shows: delta debugging (Zeller and Hildebrandt, 2002) over the choices of a saved game,
//! for any rule system. What is looked for comes from the caller; where faults come from is known in `simulate`.
//!
//! A try leaves choices out, or makes one of them otherwise, and follows the others as wishes: each is taken where it is on offer.
//! Every step is one of the options that the rules give, so what comes out is always a game that can be played. Only a shorter
//! game that shows the same is kept.
//!
//! Old choices no longer fit once dice and places differ. So bots also go on with the game from its beginning or from a later round,
//! while others are passive. Their seeds are fixed, and nothing depends on time.

mod afresh;
mod course;
mod follow;
mod piece;
mod sought;

pub use sought::{Bounds, Players, Sought};

use crate::safely::safely;
use crate::search::Searchable;
use course::Course;
use engine::play::{Digest, Provenance, Replay};
use engine::{Event, EventKind, EventSet, Game, Options, Outcome, Seat, Step};
use follow::{Change, Follower, Manner};
use piece::Piece;
use std::collections::BTreeSet;

/// What a finding says that a game shows.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shows {
    /// A script failed with this text, or an effect was refused for this reason.
    Fault(String),
    /// The game is over without a winner.
    NoWinner,
}

impl Shows {
    /// The kinds of events that report it.
    const KINDS: EventSet = EventSet::NONE.with(EventKind::ScriptFailed).with(EventKind::Refused);

    /// Does a choice show it? `events` happened with it, and `due` is what comes after it.
    fn is_it(&self, events: &[Event], due: &Step) -> bool {
        let is_of = |event: &Event, fault: &str| match event {
            Event::ScriptFailed { why } | Event::Refused { why } => why.what == fault,
            _ => false,
        };
        match self {
            Self::Fault(fault) => events.iter().any(|event| is_of(event, fault)),
            Self::NoWinner => matches!(due, Step::Over(Outcome { winner: None, .. })),
        }
    }
}

/// A game that shows it.
#[derive(Clone, Debug)]
pub struct Shrunk {
    /// The game. Its last choice is the one that shows it.
    pub replay: Replay,
    /// So many choices the game it comes from took to show it.
    pub from: usize,
}

impl Shrunk {
    /// How many choices it has.
    #[must_use]
    pub const fn choices(&self) -> usize {
        self.replay.moves.len()
    }
}

/// Steps of scripts that take about as long as a choice.
const STEPS_A_CHOICE: u64 = 50;

/// Of a choice that many options are for, so many others are tried.
const MOST_OTHERS: usize = 12;

/// The shortest game found that shows what a saved one shows. `None` if that one does not show it. `spent` counts what was done so far
/// beyond the rules, in scripts for instance, as so many choices. If the rules panic in a game that is tried, the saved game comes back
/// with nothing left out but what comes after the moment.
#[must_use]
pub fn shrink<G: Game>(
    game: &G,
    replay: &Replay,
    sought: Sought<'_>,
    bounds: Bounds,
    players: Players<'_, G>,
    spent: &dyn Fn() -> u64,
) -> Option<Shrunk> {
    let whole = Course::of_replay(game, replay, sought)?;
    let from = whole.made.len();
    let last = |course: &Course<G>| Digest::of(&course.state_before(game, course.made.len()));
    let follower = Follower::new(game, sought, bounds, spent);
    let pot = Bounds { tries: bounds.tries / 2, choices: bounds.choices / 2 };
    let mut shrinker = Shrinker { game, follower, players, pot, gone_on: 0 };
    let unshrunk = (last(&whole), whole.keys.clone());
    let shorter = || {
        let short = shrinker.run(whole);
        (last(&short), short.keys)
    };
    let (last, keys) = safely(shorter).unwrap_or(unshrunk);
    let about = Provenance { shrunk: Some(from as u32), ..replay.provenance.clone() };
    Some(Shrunk { replay: Replay::new(about, keys, Some(last)), from })
}

/// The same of a game on a table, whose scripts take time as well. Its greedy bots go on with it.
pub(crate) fn of_table<G: Searchable>(game: &G, replay: &Replay, shows: &Shows) -> Option<Shrunk> {
    let hooks = game.hooks();
    hooks.start_meter();
    let spent = || hooks.steps() / STEPS_A_CHOICE;
    let sought = Sought { kinds: Shows::KINDS, is_it: &|events, due| shows.is_it(events, due) };
    let players = Players { bots: &|_| game.adviser(), side: &|seat| game.side(seat) };
    shrink(game, replay, sought, Bounds::default(), players, &spent)
}

struct Shrinker<'a, G: Game> {
    game: &'a G,
    follower: Follower<'a, G>,
    players: Players<'a, G>,
    /// So much may still be spent on games that bots go on with.
    pot: Bounds,
    /// So long was the game when bots had gone on with it.
    gone_on: usize,
}

impl<G: Game> Shrinker<'_, G> {
    /// Go on until nothing makes it shorter, or enough was tried.
    fn run(&mut self, mut best: Course<G>) -> Course<G> {
        // Very long games would leave nothing for the bots.
        self.follower.keep(self.pot);
        loop {
            let before = best.made.len();
            // The largest pieces come first: all of it, rounds, activations.
            for manner in [Manner::Halt, Manner::Alike] {
                for piece in [Piece::Whole, Piece::Round, Piece::Part] {
                    best = self.silent(best, manner, piece);
                    best = self.without(best, manner, piece);
                }
            }
            best = self.afresh(best);
            let mut size = best.made.len() / 2;
            while size > 0 {
                best = self.without(best, Manner::Halt, Piece::Choices(size));
                size /= 2;
            }
            // What follows takes the most tries, so the game should be short by now.
            best = self.afresh(best);
            best = self.otherwise(best);
            if best.made.len() == before {
                best = self.otherwise_and_without(best);
            }
            if best.made.len() == before || self.follower.is_spent() {
                return best;
            }
        }
    }

    /// Let bots go on with it.
    fn afresh(&mut self, best: Course<G>) -> Course<G> {
        // They would do the same again.
        if self.gone_on == best.made.len() {
            return best;
        }
        let left = self.follower.left();
        self.follower.keep(left.without(self.pot));
        let best = afresh::afresh(self.game, &mut self.follower, &self.players, best);
        self.pot = self.pot.without(left.without(self.follower.left()));
        self.follower.keep(Bounds { tries: 0, choices: 0 });
        self.gone_on = best.made.len();
        best
    }

    /// Leave out piece after piece, the last one first: what comes after it is short then, and little of that depends on it.
    fn without(&mut self, mut best: Course<G>, manner: Manner, piece: Piece) -> Course<G> {
        let mut starts = piece.starts(&best.made);
        while let Some(from) = starts.pop().filter(|_| !self.follower.is_spent()) {
            if from >= best.made.len() {
                continue;
            }
            let to = piece.end(&best.made, from);
            let change = Change { from, instead: None, to, gap: 0..0, of: None };
            if let Some(shorter) = self.attempt(&best, change, manner) {
                best = shorter;
                // Something else begins there now.
                starts.push(from);
            }
        }
        best
    }

    /// Leave out what one seat does in piece after piece.
    fn silent(&mut self, mut best: Course<G>, manner: Manner, piece: Piece) -> Course<G> {
        let seats: BTreeSet<Seat> = best.made.iter().filter_map(|made| made.seat).collect();
        let mut starts = piece.starts(&best.made);
        while let Some(start) = starts.pop().filter(|_| !self.follower.is_spent()) {
            for seat in &seats {
                // What was left out before may have ended the game here.
                let end = if start < best.made.len() { piece.end(&best.made, start) } else { start };
                let Some(from) = (start..end).find(|number| best.made[*number].seat == Some(*seat)) else {
                    continue;
                };
                let change = Change { from, instead: None, to: from, gap: from..end, of: Some(*seat) };
                if let Some(shorter) = self.attempt(&best, change, manner) {
                    best = shorter;
                }
            }
        }
        best
    }

    /// Choose otherwise in one place after the other.
    fn otherwise(&mut self, mut best: Course<G>) -> Course<G> {
        let mut from = best.made.len();
        while from > 0 && !self.follower.is_spent() {
            from -= 1;
            for other in self.others(&best, from) {
                let change = Change { from, instead: Some(other), to: from + 1, gap: 0..0, of: None };
                if let Some(shorter) = self.attempt(&best, change, Manner::Halt) {
                    best = shorter;
                    from = from.min(best.made.len());
                    break;
                }
            }
        }
        best
    }

    /// Choose otherwise in one place and leave out a later round or activation, until that helps once: a die may fall in one
    /// round as it has to for the next.
    fn otherwise_and_without(&mut self, best: Course<G>) -> Course<G> {
        for from in (0..best.made.len()).rev() {
            if self.follower.is_spent() {
                break;
            }
            for other in self.others(&best, from) {
                for piece in [Piece::Round, Piece::Part] {
                    let mut start = from + 1;
                    while start < best.made.len() {
                        let gap = start..piece.end(&best.made, start);
                        start = gap.end;
                        let change = Change { from, instead: Some(other), to: from + 1, gap, of: None };
                        if let Some(shorter) = self.attempt(&best, change, Manner::Halt) {
                            return shorter;
                        }
                    }
                }
            }
        }
        best
    }

    /// What could be chosen instead of a choice.
    fn others(&self, best: &Course<G>, number: usize) -> Vec<G::Choice> {
        let mut options = Options::default();
        let _ = self.game.step(&best.state_before(self.game, number), &mut options);
        options.list.retain(|option| *option != best.made[number].choice);
        options.list.truncate(MOST_OTHERS);
        options.list
    }

    /// The changed game, if it shows it and is shorter.
    fn attempt(&mut self, best: &Course<G>, change: Change<G::Choice>, manner: Manner) -> Option<Course<G>> {
        let choices = self.follower.follow(best, change, manner)?;
        self.follower.spend(choices.len());
        Some(Course::of(self.game, &choices))
    }
}

#[cfg(test)]
mod tests;
