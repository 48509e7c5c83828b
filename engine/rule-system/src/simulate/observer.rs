//! Looks over the shoulder of one game and notes what a report wants to know. It changes nothing and judges nothing.

use super::course::{Chance, Course};
use crate::heat::{Found, Gauge, Trace};
use crate::search::{Searchable, Value};
use engine::play::Watch;
use engine::world::{MAX_CLASSES, PieceId};
use engine::{
    Called, Event, EventKind, EventSet, FigureId, HookError, KindId, Options, Side, Step, Sym, Table, Thing,
    TokenId, World,
};
use std::sync::Arc;
use tiles::{SpaceId, Spaces};

/// Both sides, in order of their numbers.
const SIDES: [Side; 2] = [Side::Marines, Side::Invader];

/// A script that fails always says the same; more different messages than this in one game are not kept.
const MOST_FAULTS: usize = 8;

/// The most steps that scripts may take in one game, with so many for a handler that none of the shipped cards comes near: more
/// would take longer than the rules themselves.
pub(crate) const GAME_STEPS: u64 = 2_000_000;

/// The kind of figure that dealt damage, and the handler of a script that asked for it, as far as there is one.
pub(crate) type Dealt = (Option<KindId>, Option<u16>);

/// What was seen of one game.
#[derive(Debug, Default)]
pub(crate) struct Seen {
    pub(crate) rounds: u16,
    /// Marines fragged.
    pub(crate) frags: u8,
    /// Doors opened, one bit each.
    pub(crate) doors: u32,
    /// Pieces of the rule system's own that were used, one bit each, by class.
    pub(crate) pieces: [u32; MAX_CLASSES],
    /// Tokens with which something was done.
    pub(crate) tokens: u64,
    pub(crate) offers: Vec<OfferSeen>,
    /// Handlers of scripts that were called.
    pub(crate) called: Called,
    /// Orders of scripts that were given.
    pub(crate) given: Called,
    /// Abilities of cards that designers added that were used.
    pub(crate) added: Called,
    /// What a script said when it failed, and after how many choices.
    pub(crate) failures: Vec<(Arc<HookError>, u32)>,
    /// Why an effect was refused, and after how many choices.
    pub(crate) refusals: Vec<(Arc<HookError>, u32)>,
    /// Answers that were given: tag and number.
    pub(crate) answers: Vec<(Sym, u8)>,
    /// Cards that marines played.
    pub(crate) cards: Vec<Arc<str>>,
    /// Who fell by whom.
    pub(crate) fell: Vec<FragSeen>,
    /// Damage to marines by the kind of the figure that dealt it, or the handler of a script that asked for it.
    pub(crate) harm: Vec<(Dealt, u32)>,
    /// The chance of the marines in its course, where it was learned.
    pub(crate) course: Vec<Chance>,
    /// The most figures of each kind at once, at the end of a choice.
    pub(crate) most: Vec<u8>,
    /// Where figures stood and fell.
    pub(crate) found: Vec<Found>,
}

impl Seen {
    /// Count damage to a marine. Few kinds deal any in a game, so a list is searched.
    fn harm(&mut self, by: Dealt, amount: u32) {
        match self.harm.iter_mut().find(|(known, _)| *known == by) {
            Some((_, sum)) => *sum += amount,
            None => self.harm.push((by, amount)),
        }
    }
}

/// A figure that was fragged.
#[derive(Clone, Debug)]
pub(crate) struct FragSeen {
    pub(crate) kind: KindId,
    pub(crate) by: Option<KindId>,
    pub(crate) card: Option<Arc<str>>,
}

/// An offer that lay on the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OfferSeen {
    pub(crate) tag: Sym,
    pub(crate) label: Sym,
    /// How often it was taken in the activation under way.
    now: u8,
    /// How often it was taken in one activation at most.
    pub(crate) most: u8,
}

/// The watcher of one game.
pub(crate) struct Observer<'a, G> {
    seen: Seen,
    choices: u32,
    gauge: Gauge,
    /// The steps that scripts have taken in the game.
    steps: u64,
    /// The meter before the choice under way.
    metered: u64,
    /// The scripts have taken too many steps.
    exhausted: bool,
    /// Where figures of both sides have been in the game, and in the round under way.
    been: [Spaces; 2],
    been_in_round: [Spaces; 2],
    /// The round under way.
    round: u16,
    /// The figure whose activation is under way, and the card it played last.
    acting: Option<FigureId>,
    card: Option<Arc<str>>,
    /// Figures have come to the map in the choice under way.
    has_more: bool,
    /// Figures of each kind on the map.
    standing: Vec<u8>,
    /// The chance to win, where it was learned.
    course: Option<Course<'a, G>>,
    /// An activation is over in the choice under way.
    has_ended: bool,
    /// Designers added cards.
    has_added: bool,
}

impl<'a, G: Searchable> Observer<'a, G> {
    pub(crate) fn new(game: &G, gauge: Gauge, value: &'a Value, has_added: bool) -> Self {
        Self {
            seen: Seen::default(),
            choices: 0,
            gauge,
            steps: 0,
            metered: 0,
            exhausted: false,
            been: [Spaces::EMPTY; 2],
            been_in_round: [Spaces::EMPTY; 2],
            round: 0,
            acting: None,
            card: None,
            has_more: false,
            standing: Vec::new(),
            course: Course::new(game, value),
            has_ended: false,
            has_added,
        }
    }

    /// Count the figures on the map.
    fn muster(&mut self, table: &Table, world: &World) {
        self.standing.clear();
        self.standing.resize(table.kinds.len(), 0);
        self.seen.most.resize(table.kinds.len(), 0);
        for (_, figure) in world.figures().on_map() {
            self.standing[usize::from(figure.kind.0)] += 1;
        }
        for (most, now) in self.seen.most.iter_mut().zip(&self.standing) {
            *most = (*most).max(*now);
        }
    }

    /// A figure is on a space.
    fn be(&mut self, side: Side, at: SpaceId) {
        self.been[side as usize].insert(at);
        self.been_in_round[side as usize].insert(at);
    }

    /// Something happened on a space.
    fn find(&mut self, trace: Trace, at: SpaceId, times: u8) {
        self.seen.found.push(self.gauge.in_game(trace, at, times));
        self.seen.found.push(self.gauge.in_round(self.round, trace, at, times));
    }

    /// A round is over, or the game.
    fn end_round(&mut self) {
        for (side, been) in SIDES.into_iter().zip(self.been_in_round) {
            let trace = Trace::entered(side);
            self.seen.found.extend(been.iter().map(|space| self.gauge.in_round(self.round, trace, space, 1)));
        }
    }

    /// Note where a figure was, stands after its activation, suffered or fell.
    fn locate(&mut self, table: &Table, world: &World, events: &[Event], event: &Event) {
        match event {
            Event::ActivationEnded { figure } => {
                self.has_ended = true;
                if let Some(stands) = world.figures().get(*figure).filter(|figure| figure.on_map) {
                    let side = table.kind(stands.kind).side;
                    for space in world.spaces_under(table, *figure).iter() {
                        self.find(Trace::stood(side), *space, 1);
                    }
                    let demons = world.figures().of(Side::Invader);
                    if side == Side::Marines && world.sight(table).seen_from(stands.space).meets(demons) {
                        self.find(Trace::MarinesSeen, stands.space, 1);
                    }
                }
            }
            Event::Hurt { figure, amount, by, script } => {
                // Where one fell is known only from the event that says so.
                let fell = events.iter().find_map(|event| match event {
                    Event::Fragged { figure: fallen, at, .. } if fallen == figure => Some(*at),
                    _ => None,
                });
                let stands = world.figures().get(*figure);
                let side = stands.map_or(Side::Invader, |stands| table.kind(stands.kind).side);
                let at = fell.or_else(|| stands.filter(|stands| stands.on_map).map(|stands| stands.space));
                if let Some(at) = at {
                    self.find(Trace::hurt(side), at, *amount);
                }
                if side == Side::Marines {
                    let by = by.and_then(|by| world.figures().get(by)).map(|by| by.kind);
                    self.seen.harm((by, script.map(|script| script.handler)), u32::from(*amount));
                }
            }
            Event::RoundStarted { round } => {
                self.end_round();
                self.been_in_round = SIDES.map(|side| *world.figures().of(side));
                self.round = *round;
            }
            Event::Fragged { kind, at, by, .. } => {
                let side = table.kind(*kind).side;
                self.seen.frags = self.seen.frags.saturating_add(u8::from(side == Side::Marines));
                self.find(Trace::fell(side), *at, 1);
                let card = self.card.clone().filter(|_| by.is_some() && *by == self.acting);
                let by = by.and_then(|by| world.figures().get(by)).map(|by| by.kind);
                self.seen.fell.push(FragSeen { kind: *kind, by, card });
            }
            Event::Moved { figure, to, .. } => {
                if let Some(moved) = world.figures().get(*figure) {
                    self.be(table.kind(moved.kind).side, *to);
                }
            }
            Event::Placed { kind, at, .. } => {
                self.be(table.kind(*kind).side, *at);
                self.has_more = true;
            }
            Event::Respawned { at, .. } => {
                self.be(Side::Marines, *at);
                self.has_more = true;
            }
            _ => {}
        }
    }

    fn token(&mut self, token: TokenId) {
        self.seen.tokens |= 1u64.checked_shl(u32::from(token.0)).unwrap_or(0);
    }

    fn piece(&mut self, piece: PieceId) {
        if let Some(bits) = self.seen.pieces.get_mut(usize::from(piece.class.0)) {
            *bits |= 1u32.checked_shl(u32::from(piece.number)).unwrap_or(0);
        }
    }

    fn note(&mut self, event: &Event) {
        match event {
            Event::Own(own) => {
                if let Some(piece) = G::used(own) {
                    self.piece(piece);
                }
            }
            Event::TokenTaken { token, .. }
            | Event::TokenRemoved { token, .. }
            | Event::Progressed { token, .. } => self.token(*token),
            Event::OfferTaken { tag, at, .. } => {
                if let Some(offer) = self.seen.offers.iter_mut().find(|o| o.tag == *tag) {
                    offer.now = offer.now.saturating_add(1);
                    offer.most = offer.most.max(offer.now);
                }
                if let Some(Thing::Token(token)) = at {
                    self.token(*token);
                }
            }
            Event::Answered { tag, answer, .. } if !self.seen.answers.contains(&(*tag, *answer)) => {
                self.seen.answers.push((*tag, *answer));
            }
            Event::CardPlayed { figure, card } => {
                if Some(*figure) == self.acting {
                    self.card = Some(Arc::clone(card));
                }
                if !self.seen.cards.contains(card) {
                    self.seen.cards.push(Arc::clone(card));
                }
            }
            Event::ActivationStarted { figure } => {
                self.acting = Some(*figure);
                self.card = None;
                for offer in &mut self.seen.offers {
                    offer.now = 0;
                }
            }
            Event::ScriptFailed { why } => fault(&mut self.seen.failures, why, self.choices),
            Event::Refused { why } => fault(&mut self.seen.refusals, why, self.choices),
            _ => {}
        }
    }
}

fn fault(faults: &mut Vec<(Arc<HookError>, u32)>, why: &Arc<HookError>, choice: u32) {
    if faults.len() < MOST_FAULTS && faults.iter().all(|(known, _)| known != why) {
        faults.push((Arc::clone(why), choice));
    }
}

impl<G: Searchable> Watch<G> for Observer<'_, G> {
    type Summary = Seen;
    const WANTS: EventSet = G::USES
        .with(EventKind::ActivationStarted)
        .with(EventKind::ActivationEnded)
        .with(EventKind::Fragged)
        .with(EventKind::Hurt)
        .with(EventKind::RoundStarted)
        .with(EventKind::Moved)
        .with(EventKind::Placed)
        .with(EventKind::Respawned)
        .with(EventKind::CardPlayed)
        .with(EventKind::Answered)
        .with(EventKind::TokenTaken)
        .with(EventKind::TokenRemoved)
        .with(EventKind::Progressed)
        .with(EventKind::OfferTaken)
        .with(EventKind::ScriptFailed)
        .with(EventKind::Refused);

    fn before(&mut self, game: &G, state: &G::State, _: &Step, _: &Options<G::Choice>, _: usize) {
        if self.choices == 0 {
            game.hooks().start_meter();
            let (table, world) = (game.table(), game.world(state));
            self.been = SIDES.map(|side| *world.figures().of(side));
            self.been_in_round = self.been;
            self.muster(table, world);
        }
        self.choices += 1;
        // Bots that search have run scripts before they chose; that is no part of the game.
        self.metered = game.hooks().steps();
        game.hooks().forget_calls();
        if self.has_added {
            game.forget_added();
        }
        // Only an offer that was there when somebody had to choose was one.
        for offer in game.world(state).offers().iter() {
            if self.seen.offers.iter().all(|known| known.tag != offer.tag) {
                self.seen.offers.push(OfferSeen { tag: offer.tag, label: offer.label, now: 0, most: 0 });
            }
        }
    }

    fn after(&mut self, game: &G, state: &G::State, events: &[Event]) {
        for event in events {
            self.note(event);
            self.locate(game.table(), game.world(state), events, event);
        }
        if std::mem::take(&mut self.has_more) {
            self.muster(game.table(), game.world(state));
        }
        if std::mem::take(&mut self.has_ended)
            && let Some(course) = &mut self.course
        {
            course.look(game, state, self.choices);
        }
        self.steps += game.hooks().steps().saturating_sub(self.metered);
        self.exhausted = self.steps > GAME_STEPS;
        self.seen.called.join(game.hooks().called());
        self.seen.given.join(game.hooks().given());
        if self.has_added {
            self.seen.added.join(game.added_used());
        }
    }

    fn enough(&self) -> bool {
        self.exhausted
    }

    fn finish(mut self, game: &G, state: &G::State) -> Seen {
        if self.exhausted {
            let at = game.hooks().costliest();
            let who = at.as_ref().map(ToString::to_string).unwrap_or_default();
            let what =
                format!("{who}: the game was stopped after {GAME_STEPS} steps of scripts, most of them here");
            fault(&mut self.seen.failures, &HookError { what, at }.into(), self.choices);
        }
        let world = game.world(state);
        self.seen.rounds = world.round();
        self.seen.doors = game.table().board.closed_at_start().minus(world.closed()).0;
        for (bits, more) in self.seen.pieces.iter_mut().zip(G::of_use(world)) {
            *bits |= more;
        }
        self.end_round();
        for (side, been) in SIDES.into_iter().zip(self.been) {
            let trace = Trace::entered(side);
            self.seen.found.extend(been.iter().map(|space| self.gauge.in_game(trace, space, 1)));
        }
        self.seen.course = self.course.map(Course::finish).unwrap_or_default();
        self.seen
    }
}
