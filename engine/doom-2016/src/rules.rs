//! A mission of this game, and the state it begins with. How it goes on is in `run` and the files of its subjects.

use super::brought::Brought;
use super::content::{self, Content};
use super::setup::Setup;
use super::state::{DemonCard, GloryCards, INVADER, Initiative, Invader, Marine, State, Turn};
use super::task::{MarineTask, RoundTask, Task};
use arrayvec::ArrayVec;
use engine::course::EffectQueue;
use engine::deck::{Deck, Pile};
use engine::event::EventSet;
use engine::game::Seat;
use engine::hook::Hooks;
use engine::table::{KindId, Table};
use engine::world::World;
use std::sync::Arc;
use tiles::Gait;

/// A mission of DOOM (2016), ready to be played.
pub struct Doom2016 {
    pub(super) setup: Setup,
    pub(super) hooks: Arc<dyn Hooks>,
    pub(super) listens: EventSet,
    pub(super) gaits: Vec<Gait>,
    /// What everybody brings, as the mission says.
    pub(super) brought: Brought,
    /// Why the invader wins with the last frag, in players' words: worked out once, for rollouts end with it.
    pub(super) last_frag: Arc<str>,
    /// What it begins with in place of the mission's start.
    pub(super) begins: Option<Arc<State>>,
}

impl std::fmt::Debug for Doom2016 {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Doom2016").field("marines", &self.setup.table.marines).finish_non_exhaustive()
    }
}

/// How the reason begins when the invader has all the frags a mission asks for.
pub(super) const LAST_FRAG: &str = "the invader has ";

impl Doom2016 {
    /// A mission with its scripts plugged in.
    #[must_use]
    pub fn new(setup: Setup, hooks: Arc<dyn Hooks>) -> Self {
        let listens = hooks.listens();
        let marines = usize::from(setup.table.marines);
        let demons = setup.content.demons.iter().map(content::Demon::gait);
        let gaits = std::iter::repeat_n(Gait::FOOT, marines).chain(demons).collect();
        let brought = setup.brought();
        let (limit, plural) = (setup.frag_limit, if setup.frag_limit == 1 { "" } else { "s" });
        let last_frag = format!("{LAST_FRAG}{limit} frag token{plural}").into();
        Self { setup, hooks, listens, gaits, brought, last_frag, begins: None }
    }

    /// What lies on the table and does not change.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.setup.table
    }

    /// What the mission brought.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The box.
    #[must_use]
    pub fn content(&self) -> &Content {
        &self.setup.content
    }

    /// How many marines take part.
    #[must_use]
    pub const fn marines(&self) -> u8 {
        self.setup.table.marines
    }

    /// The frag limit.
    #[must_use]
    pub const fn frag_limit(&self) -> u8 {
        self.setup.frag_limit
    }

    /// The kind of figure of a demon card.
    #[must_use]
    pub const fn kind_of_demon(&self, demon: u8) -> KindId {
        KindId(self.setup.table.marines + demon)
    }

    /// The demon card of a kind of figure; `None` for a marine.
    #[must_use]
    pub const fn demon_of_kind(&self, kind: KindId) -> Option<u8> {
        kind.0.checked_sub(self.setup.table.marines)
    }

    fn world_at_start(&self) -> World {
        let table = self.table();
        let mut world = World::new(table);
        // Marines first: their figures have their seats' numbers.
        for seat in 0..table.marines {
            let kind = KindId(seat);
            if let Some(id) = world.add_figure(kind) {
                let seat = usize::from(seat);
                let start = table.starts.get(seat..=seat).unwrap_or(&table.starts);
                // Where a mission has fewer starts than marines, the others stand as near as they can.
                let free = self.nearest_free(&world, self.gait(kind), &start.iter().copied().collect());
                if let Some(space) = free.iter().next() {
                    world.put(table, id, space, false);
                }
            }
        }
        for spot in &table.figures {
            let _ = world.set_up(table, spot);
        }
        world
    }

    fn marine_at_start(&self, weapons: &[content::SetId]) -> Marine {
        let content = self.content();
        let basic = content.set(&content.marine_rules.basic_set);
        let mut marine = Marine { ready: true, ..Marine::default() };
        for set in basic.into_iter().chain(weapons.iter().copied()) {
            marine.deck.shuffle_in(&content.deck_of(set));
        }
        marine
    }

    fn invader_at_start(&self, world: &World, event_sets: &[u8]) -> Invader {
        let mut invader = Invader::default();
        // A mission may name more sets than it should: what the deck cannot hold stays in the box.
        let events: ArrayVec<u8, 36> =
            event_sets.iter().flat_map(|set| self.content().event_deck_of(*set)).take(36).collect();
        invader.deck.shuffle_in(&events);
        for demon in 0..self.content().demons.len() as u8 {
            let present = world.demons_of(self.kind_of_demon(demon)).next().is_some();
            invader.cards.push(DemonCard { face_up: present, ready: present, argent: 0 });
        }
        invader
    }

    /// The start of the mission.
    pub(crate) fn fresh(&self) -> State {
        let world = self.world_at_start();
        let brought = self.brought_at_start();
        let fixed = brought.as_deref().unwrap_or(&self.brought);
        let invader = self.invader_at_start(&world, &fixed.event_sets);
        let mut glory = Deck::default();
        let cards: ArrayVec<u8, 16> = self
            .content()
            .glory
            .iter()
            .enumerate()
            .flat_map(|(i, card)| std::iter::repeat_n(i as u8, usize::from(card.copies)))
            .take(16)
            .collect();
        glory.shuffle_in(&cards);
        let mut state = State {
            marines: fixed.weapons.iter().map(|weapons| self.marine_at_start(weapons)).collect(),
            world,
            invader,
            initiative: Initiative::default(),
            frags: 0,
            threat: 0,
            point: None,
            grenades: ArrayVec::new(),
            glory: GloryCards::of(glory, Pile::default()),
            turn: Turn::default(),
            tasks: Vec::with_capacity(16),
            attacks: Vec::new(),
            effects: EffectQueue::default(),
            question: None,
            brought,
            supposed: None,
        };
        state.tasks.push(Task::Round(RoundTask::Begin));
        for seat in (0..self.marines()).rev() {
            let marine = engine::world::FigureId(seat);
            state.tasks.push(Task::Marine(MarineTask::Draw(marine, self.printed_hand(marine))));
        }
        state.tasks.extend(self.setup.left.iter().rev().map(|pick| Task::Bring(*pick)));
        state
    }

    /// Which seat a figure belongs to.
    pub(crate) const fn seat_of(&self, figure: engine::world::FigureId) -> Seat {
        if figure.0 < self.setup.table.marines { Seat(figure.0) } else { Seat(INVADER) }
    }
}
