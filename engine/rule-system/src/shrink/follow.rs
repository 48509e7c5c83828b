//! Plays a changed game: what is left of the old one is wished for, and taken where it is on offer. Where nothing of it is, the
//! shortest way on is taken. Whether a game is worth keeping is decided by its length, in `shrink`.

use super::course::{Course, Made};
use super::{Bounds, Sought};
use engine::game::Log;
use engine::suggest::nearest;
use engine::{Event, EventKind, EventSet, Game, Options, Seat, Step};
use std::mem::{Discriminant, discriminant};
use std::ops::Range;

/// What is changed in a game: the choices `from` to `to` (without that one) are left out, those of `gap` as well, and perhaps one is
/// made instead of the first ones.
#[derive(Clone)]
pub(super) struct Change<C> {
    pub(super) from: usize,
    pub(super) instead: Option<C>,
    pub(super) to: usize,
    pub(super) gap: Range<usize>,
}

/// What a seat does when no wish of its own is on offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Manner {
    /// It ends its activation as soon as it can.
    Halt,
    /// It takes the option most like what was wished for.
    Alike,
}

/// The events with which an activation or a round is over.
const ENDING: EventSet = EventSet::NONE.with(EventKind::ActivationEnded).with(EventKind::RoundEnded);

/// Plays changed games.
pub(super) struct Follower<'a, G: Game> {
    game: &'a G,
    sought: Sought<'a>,
    left: Bounds,
    /// What had been spent before, and what is spent now, beyond the rules.
    before: u64,
    spent: &'a dyn Fn() -> u64,
    /// Kinds of choices that have ended an activation or a round. They are looked at first.
    enders: Vec<Discriminant<G::Choice>>,
}

impl<'a, G: Game> Follower<'a, G> {
    pub(super) fn new(game: &'a G, sought: Sought<'a>, bounds: Bounds, spent: &'a dyn Fn() -> u64) -> Self {
        Self { game, sought, left: bounds, before: spent(), spent, enders: Vec::new() }
    }

    /// Was enough tried?
    pub(super) fn is_spent(&self) -> bool {
        let beyond = (self.spent)().saturating_sub(self.before);
        self.left.tries == 0 || self.left.choices <= beyond
    }

    /// So many choices were made.
    pub(super) const fn spend(&mut self, choices: usize) {
        self.left.choices = self.left.choices.saturating_sub(choices as u64);
    }

    /// The choices of a changed game, if it shows what is looked for and is shorter than the old one.
    pub(super) fn follow(
        &mut self,
        old: &Course<G>,
        change: Change<G::Choice>,
        manner: Manner,
    ) -> Option<Vec<G::Choice>> {
        if self.is_spent() {
            return None;
        }
        self.left.tries -= 1;
        let game = self.game;
        let mut state = old.state_before(game, change.from);
        let mut choices: Vec<G::Choice> = old.made[..change.from].iter().map(|made| made.choice).collect();
        let mut wishes = Wishes { made: &old.made, keys: &old.keys, next: change.to, gap: change.gap };
        let mut instead = change.instead;
        let (mut options, mut log) = (Options::default(), Log::of(self.sought.kinds));
        let mut due = game.step(&state, &mut options);
        while choices.len() + 1 < old.made.len() && !self.is_spent() {
            let seat = match due {
                Step::Over(_) => return None,
                Step::Choose(seat) => Some(seat),
                Step::Chance => None,
            };
            let forced = instead.take().and_then(|it| options.list.iter().position(|option| *option == it));
            let pick = forced.unwrap_or_else(|| self.pick(&state, seat, &options.list, &mut wishes, manner));
            let choice = options.list[pick];
            self.spend(1);
            log.events.clear();
            due = game.advance(&mut state, choice, &mut log, &mut options);
            choices.push(choice);
            if (self.sought.is_it)(&log.events, &due) {
                return Some(choices);
            }
        }
        None
    }

    /// The option to take: what is wished for, or else a way on.
    fn pick(
        &mut self,
        state: &G::State,
        seat: Option<Seat>,
        options: &[G::Choice],
        wishes: &mut Wishes<'_, G::Choice>,
        manner: Manner,
    ) -> usize {
        if let Some(pick) = wishes.take(seat, options) {
            return pick;
        }
        if seat.is_none() || options.len() == 1 {
            return 0;
        }
        let alike = if manner == Manner::Alike { self.alike(state, seat, options, wishes) } else { None };
        alike.unwrap_or_else(|| self.way_on(state, options))
    }

    /// The option most like the next wish of a seat that has such an option at all.
    fn alike(
        &self,
        state: &G::State,
        seat: Option<Seat>,
        options: &[G::Choice],
        wishes: &Wishes<'_, G::Choice>,
    ) -> Option<usize> {
        wishes.within_reach().filter(|(_, made)| made.seat == seat).find_map(|(number, made)| {
            let kind = discriminant(&made.choice);
            let like: Vec<usize> =
                (0..options.len()).filter(|at| discriminant(&options[*at]) == kind).collect();
            let keys: Vec<String> = like.iter().map(|at| self.game.show(state, options[*at]).key).collect();
            let key = nearest(&wishes.keys[number], keys.iter().map(String::as_str));
            let place = key.and_then(|key| keys.iter().position(|other| other == key)).unwrap_or(0);
            like.get(place).copied()
        })
    }

    /// The option that ends the activation or the round; if none does, the one with which least happens.
    fn way_on(&mut self, state: &G::State, options: &[G::Choice]) -> usize {
        let ends = |kind: &Discriminant<G::Choice>| self.enders.contains(kind);
        let mut order: Vec<usize> = (0..options.len()).collect();
        order.sort_by_key(|at| !ends(&discriminant(&options[*at])));
        let mut best: Option<(usize, usize)> = None;
        for at in order {
            let (mut after, mut log) = (state.clone(), Log::listening());
            self.game.apply(&mut after, options[at], &mut log);
            self.spend(1);
            if log.events.iter().any(|event: &Event| ENDING.has(event.kind())) {
                let kind = discriminant(&options[at]);
                if !self.enders.contains(&kind) {
                    self.enders.push(kind);
                }
                return at;
            }
            let this = (log.events.len(), at);
            best = Some(best.map_or(this, |best| best.min(this)));
        }
        best.map_or(0, |(_, at)| at)
    }
}

/// What is left of the old game.
struct Wishes<'a, C> {
    made: &'a [Made<C>],
    keys: &'a [String],
    next: usize,
    /// These are no wishes.
    gap: Range<usize>,
}

impl<C: Copy + Eq> Wishes<'_, C> {
    /// The wishes up to the end of the next part of the game, with their numbers.
    fn within_reach(&self) -> impl Iterator<Item = (usize, &Made<C>)> {
        let left = self.made.iter().enumerate().skip(self.next);
        let mut left = left.filter(|(number, _)| !self.gap.contains(number)).peekable();
        let part = left.peek().map_or(0, |(_, made)| made.part);
        left.take_while(move |(_, made)| made.part <= part + 1)
    }

    /// The option that is wished for. Wishes before it are given up. Chance gives up none of a seat's: one outcome of a die is as
    /// good as another, and it would always find one.
    fn take(&mut self, seat: Option<Seat>, options: &[C]) -> Option<usize> {
        let found = self
            .within_reach()
            .take_while(|(_, made)| seat.is_some() || made.seat.is_none())
            .filter(|(_, made)| made.seat == seat)
            .find_map(|(number, made)| {
                let pick = options.iter().position(|option| *option == made.choice)?;
                Some((number, pick))
            });
        let (number, pick) = found?;
        self.next = number + 1;
        Some(pick)
    }
}
