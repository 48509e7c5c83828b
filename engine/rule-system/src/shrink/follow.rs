//! Plays a changed game: what is left of the old one is wished for, and taken where it is on offer. Where nothing of it is, the
//! shortest way on is taken. Games that follow nothing of the old one from a place on are played in `afresh`; whether a game is worth
//! keeping is decided by its length, in `shrink`.

use super::course::{Course, Division, Made, with_dividing};
use super::sought::{Bounds, Sought};
use engine::game::Log;
use engine::suggest::nearest;
use engine::{Event, EventKind, EventSet, Game, Options, Seat, Step};
use std::collections::BTreeMap;
use std::mem::{Discriminant, discriminant};
use std::ops::Range;

/// What is changed in a game: the choices `from` to `to` (without that one) are left out, and perhaps one is made instead of them.
/// Those of `gap` are left out as well, all or only those of a seat.
#[derive(Clone)]
pub(super) struct Change<C> {
    pub(super) from: usize,
    pub(super) instead: Option<C>,
    pub(super) to: usize,
    pub(super) gap: Range<usize>,
    pub(super) of: Option<Seat>,
}

/// What a seat does when no wish of its own is on offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Manner {
    /// It ends its activation as soon as it can.
    Halt,
    /// It takes the option most like what was wished for.
    Alike,
}

/// A choice that is due.
pub(super) struct Turn<'a, G: Game> {
    pub(super) game: &'a G,
    pub(super) state: &'a G::State,
    /// The seat that makes it; `None` for chance.
    pub(super) seat: Option<Seat>,
    pub(super) options: &'a Options<G::Choice>,
    /// What happened with the previous choice, if that one was played and not copied.
    pub(super) events: &'a [Event],
}

/// The events with which an activation or a round is over.
const ENDING: EventSet = EventSet::NONE.with(EventKind::ActivationEnded).with(EventKind::RoundEnded);

/// The most choices in a row that were not wished for: more than an ordinary round has.
const MOST_ALONE: usize = 128;

/// Plays changed games.
pub(super) struct Follower<'a, G: Game> {
    game: &'a G,
    sought: Sought<'a>,
    left: Bounds,
    /// So much of that is not spent now.
    kept: Bounds,
    /// What had been spent before, and what is spent now, beyond the rules.
    before: u64,
    spent: &'a dyn Fn() -> u64,
    /// Kinds of choices that have ended an activation or a round. They are looked at first.
    enders: Vec<Discriminant<G::Choice>>,
}

impl<'a, G: Game> Follower<'a, G> {
    pub(super) fn new(game: &'a G, sought: Sought<'a>, bounds: Bounds, spent: &'a dyn Fn() -> u64) -> Self {
        let kept = Bounds { tries: 0, choices: 0 };
        Self { game, sought, left: bounds, kept, before: spent(), spent, enders: Vec::new() }
    }

    /// What is left to be spent.
    pub(super) fn left(&self) -> Bounds {
        let beyond = (self.spent)().saturating_sub(self.before);
        Bounds { choices: self.left.choices.saturating_sub(beyond), ..self.left }
    }

    /// Keep so much of it from now on.
    pub(super) const fn keep(&mut self, kept: Bounds) {
        self.kept = kept;
    }

    /// Was enough tried?
    pub(super) fn is_spent(&self) -> bool {
        let left = self.left();
        left.tries <= self.kept.tries || left.choices <= self.kept.choices
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
        let Change { from, to, .. } = change;
        let mut wishes = Wishes::new(old, &change);
        let mut instead = change.instead;
        // After so many choices that were not wished for, the game is another one. Without any wish that is meant.
        let mut left_alone = if to < old.made.len() { MOST_ALONE } else { usize::MAX };
        self.play(old, from, |follower, turn| {
            wishes.now.hear(turn.events);
            if left_alone == 0 {
                return None;
            }
            let list = &turn.options.list;
            let granted = wishes.granted;
            let forced = instead.take().and_then(|it| list.iter().position(|option| *option == it));
            let pick =
                forced.unwrap_or_else(|| follower.pick(turn.state, turn.seat, list, &mut wishes, manner));
            left_alone = if wishes.granted > granted { left_alone.max(MOST_ALONE) } else { left_alone - 1 };
            Some(pick)
        })
    }

    /// The choices of a game that is the old one up to a place and goes on with what is picked, if it shows what is looked for and is
    /// shorter than the old one. Without a pick it is given up.
    pub(super) fn play(
        &mut self,
        old: &Course<G>,
        from: usize,
        mut pick: impl FnMut(&mut Self, &Turn<'_, G>) -> Option<usize>,
    ) -> Option<Vec<G::Choice>> {
        if self.is_spent() {
            return None;
        }
        self.left.tries -= 1;
        let game = self.game;
        let mut state = old.state_before(game, from);
        let mut choices: Vec<G::Choice> = old.made[..from].iter().map(|made| made.choice).collect();
        let (mut options, mut log) = (Options::default(), Log::of(with_dividing(self.sought.kinds)));
        let mut due = game.step(&state, &mut options);
        while choices.len() + 1 < old.made.len() && !self.is_spent() {
            let seat = match due {
                Step::Over(_) => return None,
                Step::Choose(seat) => Some(seat),
                Step::Chance => None,
            };
            let turn = Turn { game, state: &state, seat, options: &options, events: &log.events };
            let choice = options.list[pick(self, &turn)?];
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
        let Some(seat) = seat.filter(|_| options.len() > 1) else { return 0 };
        let alike = if manner == Manner::Alike { self.alike(state, seat, options, wishes) } else { None };
        alike.unwrap_or_else(|| self.way_on(state, options))
    }

    /// The option most like the next wish of a seat that has such an option at all.
    fn alike(
        &self,
        state: &G::State,
        seat: Seat,
        options: &[G::Choice],
        wishes: &Wishes<'_, G::Choice>,
    ) -> Option<usize> {
        wishes.of_seat(seat).find_map(|number| {
            let kind = discriminant(&wishes.made[number].choice);
            let like: Vec<usize> =
                (0..options.len()).filter(|at| discriminant(&options[*at]) == kind).collect();
            let keys: Vec<String> = like.iter().map(|at| self.game.key(state, options[*at])).collect();
            let key = nearest(&wishes.keys[number], keys.iter().map(String::as_str));
            let place = key.and_then(|key| keys.iter().position(|other| other == key)).unwrap_or(0);
            like.get(place).copied()
        })
    }

    /// The option that ends the activation or the round; if none does, the one with which least happens.
    pub(super) fn way_on(&mut self, state: &G::State, options: &[G::Choice]) -> usize {
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

/// What is left of the old game. Every seat follows its own choices: what another one had no use for does not hold it up.
struct Wishes<'a, C> {
    made: &'a [Made<C>],
    keys: &'a [String],
    /// These are no wishes: all of them, or only those of a seat.
    gap: Range<usize>,
    of: Option<Seat>,
    /// How far a seat is.
    seats: BTreeMap<Seat, Place>,
    /// How far seats are that were granted nothing yet.
    start: Place,
    /// How far the new game is.
    now: Division,
    /// From where on outcomes of chance are left: after the last choice that a seat was granted.
    chance: usize,
    /// The outcomes that have come.
    come: Vec<bool>,
    /// How many were granted.
    granted: usize,
}

/// How far a seat is in its wishes.
#[derive(Clone, Copy)]
struct Place {
    /// From where on it has some left.
    next: usize,
    /// As long as the new game is in its one part, the wishes are those of the old game's other part; afterwards they are the later
    /// ones. So nothing of a later activation is done in this one.
    parts: Option<(u32, u32)>,
}

/// A seat's wishes for so many of its activations are looked at, in case those of the first can no longer be had.
const PARTS_AHEAD: usize = 2;

/// So many outcomes of chance are looked at.
const CHANCES_AHEAD: usize = 64;

impl<'a, C: Copy + Eq> Wishes<'a, C> {
    fn new<G: Game<Choice = C>>(old: &'a Course<G>, change: &Change<C>) -> Self {
        let Change { from, to, ref gap, of, .. } = *change;
        let part = |number: usize| old.made.get(number).map_or(0, |made| made.part);
        let now = Division { round: 0, part: part(from) };
        // Where a part of the game begins, the next one may come instead of it.
        let is_within = from > 0 && part(from - 1) == part(from);
        let start = Place { next: to, parts: is_within.then_some((now.part, now.part)) };
        Self {
            made: &old.made,
            keys: &old.keys,
            gap: gap.clone(),
            of,
            seats: BTreeMap::new(),
            start,
            now,
            chance: to,
            come: vec![false; old.made.len()],
            granted: 0,
        }
    }

    /// Choices of a seat, or of chance, from one on.
    fn from(&self, seat: Option<Seat>, start: usize) -> impl Iterator<Item = usize> {
        let first = (start..self.made.len()).find(|number| self.made[*number].seat == seat);
        let all = std::iter::successors(first, |number| self.made.get(*number).map(|made| made.next));
        let all = all.take_while(|number| *number < self.made.len());
        all.filter(move |number| !self.gap.contains(number) || self.of.is_some_and(|of| seat != Some(of)))
    }

    /// The next wishes of a seat.
    fn of_seat(&self, seat: Seat) -> impl Iterator<Item = usize> {
        let (mut part, mut parts) = (None, 0);
        let Place { next, parts: within } = self.seats.get(&seat).copied().unwrap_or(self.start);
        let is_due = move |number: &usize| {
            let this = self.made[*number].part;
            within.is_none_or(|(new, old)| if new == self.now.part { this == old } else { this > old })
        };
        self.from(Some(seat), next).filter(is_due).take_while(move |number| {
            let this = Some(self.made[*number].part);
            parts += usize::from(this != part);
            part = this;
            parts <= PARTS_AHEAD
        })
    }

    /// The option that is wished for. A seat gives up its wishes before it, and the outcomes of chance that came before it.
    fn take(&mut self, seat: Option<Seat>, options: &[C]) -> Option<usize> {
        let fit = |number: usize| {
            let pick = options.iter().position(|option| *option == self.made[number].choice)?;
            Some((number, pick))
        };
        let found = match seat {
            Some(seat) => self.of_seat(seat).find_map(fit),
            None => {
                let left = self.from(None, self.chance).take(CHANCES_AHEAD);
                left.filter(|number| !self.come[*number]).find_map(fit)
            }
        };
        let (number, pick) = found?;
        match seat {
            Some(seat) => {
                let parts = Some((self.now.part, self.made[number].part));
                let _ = self.seats.insert(seat, Place { next: number + 1, parts });
                self.chance = self.chance.max(number + 1);
            }
            None => self.come[number] = true,
        }
        self.granted += 1;
        Some(pick)
    }
}
