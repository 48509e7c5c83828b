//! Where the figure whose choice is due can walk, and by which steps: found with the rules themselves, so that every way can be
//! gone step by step as it is drawn, unless another seat reacts. Of ways of equal cost the one in sight of fewer enemies counts.

use crate::search::{Searchable, Walk};
use crate::table_game::Points;
use engine::game::Log;
use engine::play::Rng;
use engine::{Event, FigureId, Game, Options, Seat, Spot, Step};
use std::collections::{BTreeMap, BTreeSet};
use tiles::{Cover, SpaceId};

/// A way to an end of a movement.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Way {
    /// Where it ends: the north-western space of the base.
    pub to: SpaceId,
    /// The key of its last step, which says how the base is turned as well.
    pub key: String,
    /// Who walks.
    pub figure: Option<FigureId>,
    /// The movement points it costs; all that there are if none of them are left to the figure at its end. Where they are not
    /// counted, its steps.
    pub cost: u8,
    /// On so many of its spaces enemies see the figure, counted once for each of them.
    pub danger: u16,
    /// The keys of its steps, in order.
    pub steps: Vec<String>,
    /// The spaces it leads over, the last one its end.
    pub spaces: Vec<SpaceId>,
    /// Something else than a step happens at its end, so that it goes no further by itself.
    pub halts: bool,
}

/// No more spaces are gone on from.
const MOST: usize = 400;

/// The deal of what the seat cannot know; always the same.
const DEAL: u64 = 1;

/// All ways of the seat whose choice is due, from these options; empty where it cannot walk.
pub(crate) fn ways<G: Searchable>(game: &G, state: &G::State, seat: Seat, options: &[G::Choice]) -> Vec<Way> {
    let start = game.points(state);
    let (found, open, seen) = (BTreeMap::new(), BTreeSet::new(), BTreeMap::new());
    let mut search = Ways { game, seat, start, found, open, seen };
    // Whether another seat may react on the way is hidden in its hand: the ways are those of any hand it may hold.
    let mut dealt = state.clone();
    game.deal_anew(&mut dealt, seat, &mut Rng::new(DEAL));
    search.expand(&dealt, options, &Way::here());
    let mut tried = 0;
    while let Some((cost, danger, steps, key)) = search.open.pop_first() {
        let reached = search.found.get(&key);
        // A better way to it was found since.
        let is_best = |way: &Way| (way.cost, way.danger, way.steps.len()) == (cost, danger, steps);
        let Some((way, state, options)) = reached.filter(|(way, _, _)| is_best(way)).cloned() else {
            continue;
        };
        tried += 1;
        if tried > MOST {
            break;
        }
        if !way.halts {
            search.expand(&state, &options, &way);
        }
    }
    search.found.into_values().map(|(way, _, _)| way).collect()
}

/// A way with the state and the options at its end.
type Reached<G> = (Way, <G as Game>::State, Vec<<G as Game>::Choice>);

/// The ways that were found so far, by the key of the last step.
struct Ways<'a, G: Searchable> {
    game: &'a G,
    seat: Seat,
    /// The points at the start, where the rules count them.
    start: Option<Points>,
    found: BTreeMap<String, Reached<G>>,
    /// What is to be gone on from: the cheapest first, then the safest, then the shortest.
    open: BTreeSet<(u8, u16, usize, String)>,
    /// How many enemies see a space. They stand still as long as somebody else walks.
    seen: BTreeMap<SpaceId, u16>,
}

impl<G: Searchable> Ways<'_, G> {
    fn expand(&mut self, state: &G::State, options: &[G::Choice], way: &Way) {
        for choice in options.iter().filter(|choice| G::walk(**choice) == Walk::On) {
            let shown = self.game.show(state, *choice);
            let Spot::Space(to) = shown.spot else { continue };
            let mut next = state.clone();
            let mut log = Log::listening();
            let mut offered = Options::default();
            let due = self.game.advance(&mut next, *choice, &mut log, &mut offered);
            let steps = way.steps.len() + 1;
            // A figure that is pushed aside, or another one that goes on afterwards, walks a way of its own.
            let moved = log.events.iter().find_map(|event| match event {
                Event::Moved { figure, .. } => Some(*figure),
                _ => None,
            });
            if way.figure.is_some() && moved != way.figure {
                continue;
            }
            // Points of another figure than the one that moves are not spent.
            let cost = match self.start.filter(|start| Some(start.figure) == moved) {
                Some(start) => start.left.saturating_sub(self.left_of(start, &next, &log.events)),
                None => u8::try_from(steps).unwrap_or(u8::MAX),
            };
            let plain = log.events.iter().all(|event| matches!(event, Event::Moved { .. }));
            let danger = way.danger.saturating_add(self.seen_by(&next, to));
            let rank = (cost, danger, steps);
            let better = self
                .found
                .get(&shown.key)
                .is_none_or(|(known, _, _)| rank < (known.cost, known.danger, known.steps.len()));
            if !better {
                continue;
            }
            let mut longer = way.clone();
            longer.steps.push(shown.key.clone());
            longer.spaces.push(to);
            let halts = !plain || due != Step::Choose(self.seat);
            let found = Way { to, key: shown.key.clone(), figure: moved, cost, danger, halts, ..longer };
            let _ = self.open.insert((cost, danger, steps, shown.key.clone()));
            let _ = self.found.insert(shown.key, (found, next, offered.list));
        }
    }

    /// What is left of the points at the start; nothing once the figure is no longer moving with them.
    fn left_of(&self, start: Points, state: &G::State, events: &[Event]) -> u8 {
        // The same figure may be activated once more at once, with new points.
        let is_over = events.iter().any(|event| {
            matches!(
                event,
                Event::ActivationEnded { .. } | Event::ActivationStarted { .. } | Event::RoundEnded { .. }
            )
        });
        let now =
            self.game.points(state).filter(|now| (now.figure, now.purse) == (start.figure, start.purse));
        now.filter(|_| !is_over).map_or(0, |now| now.left)
    }

    /// How many enemies see a space.
    fn seen_by(&mut self, state: &G::State, space: SpaceId) -> u16 {
        let (game, ours) = (self.game, self.game.side(self.seat));
        *self.seen.entry(space).or_insert_with(|| {
            let (table, world) = (game.table(), game.world(state));
            let enemies = world.figures().on_map().filter(|(_, it)| table.kind(it.kind).side != ours);
            enemies.filter(|(_, it)| game.cover(state, it.space, space) != Cover::Unseen).count() as u16
        })
    }
}

impl Way {
    /// No step at all.
    const fn here() -> Self {
        Self {
            to: SpaceId(0),
            key: String::new(),
            figure: None,
            cost: 0,
            danger: 0,
            steps: Vec::new(),
            spaces: Vec::new(),
            halts: false,
        }
    }
}
