//! A game whose rules, greedy bots and scripts count their allocations, and are otherwise those of the game inside.

use crate::count::{self, Part};
use engine::conform::Audit;
use engine::coverage::{Coverage, Covered};
use engine::game::{Log, Options, Shown};
use engine::own::Own;
use engine::play::{Bot, Rng};
use engine::world::{ItemClass, MAX_CLASSES, PieceId};
use engine::{
    Counts, Event, EventKind, EventSet, FigureId, Game, HookError, Hooks, KindId, Orders, Seat, Side, Step,
    Table, World,
};
use rule_system::odds::Odds;
use rule_system::search::{Adviser, Moment, Plan, Searchable, Walk};
use rule_system::seat_view::SeatView;
use rule_system::table_game::{About, Strike};
use rule_system::{Details, Position, PositionProblem, Rows, TableGame};
use serde_json::value::RawValue;
use std::sync::Arc;
use tiles::{Cover, Crowd, Mover, SpaceId};
use words::Phrase;

/// A game that counts.
pub(crate) struct Counted<G>(pub(crate) G);

impl<G: Game> Game for Counted<G> {
    type State = G::State;
    type Choice = G::Choice;

    fn start(&self) -> G::State {
        self.0.start()
    }

    fn step(&self, state: &G::State, options: &mut Options<G::Choice>) -> Step {
        count::of(Part::Rules, || self.0.step(state, options))
    }

    fn apply(&self, state: &mut G::State, choice: G::Choice, log: &mut Log) {
        count::of(Part::Rules, || self.0.apply(state, choice, log));
    }

    fn advance(
        &self,
        state: &mut G::State,
        choice: G::Choice,
        log: &mut Log,
        options: &mut Options<G::Choice>,
    ) -> Step {
        count::of(Part::Rules, || self.0.advance(state, choice, log, options))
    }

    fn show(&self, state: &G::State, choice: G::Choice) -> Shown {
        self.0.show(state, choice)
    }
}

impl<G: Searchable> Searchable for Counted<G> {
    fn adviser(&self) -> Box<dyn Adviser<Self>> {
        Box::new(CountedBot(self.0.adviser()))
    }

    fn measured(&self) -> &'static [Phrase] {
        self.0.measured()
    }

    fn eased(&self, side: Side, step: u8) -> Option<Self> {
        self.0.eased(side, step).map(Self)
    }

    fn deal_anew(&self, state: &mut G::State, seat: Seat, rng: &mut Rng) {
        count::of(Part::Rules, || self.0.deal_anew(state, seat, rng));
    }

    fn moment(&self, state: &G::State) -> Moment {
        self.0.moment(state)
    }

    fn walk(choice: G::Choice) -> Walk {
        G::walk(choice)
    }

    fn stream(&self, state: &G::State) -> usize {
        self.0.stream(state)
    }

    fn deck(&self, state: &G::State) -> Option<usize> {
        self.0.deck(state)
    }
}

/// A greedy bot that counts.
struct CountedBot<G: Game>(Box<dyn Adviser<G>>);

impl<G: Searchable> Bot<Counted<G>> for CountedBot<G> {
    fn begin(&mut self) {
        count::of(Part::Bot, || self.0.begin());
    }

    fn pick(
        &mut self,
        game: &Counted<G>,
        state: &G::State,
        seat: Seat,
        options: &[G::Choice],
        rng: &mut Rng,
    ) -> usize {
        count::of(Part::Bot, || self.0.pick(&game.0, state, seat, options, rng))
    }
}

impl<G: Searchable> Adviser<Counted<G>> for CountedBot<G> {
    fn plans(
        &mut self,
        game: &Counted<G>,
        state: &G::State,
        seat: Seat,
        options: &[G::Choice],
        rng: &mut Rng,
        most: usize,
    ) -> Vec<Plan<G::Choice>> {
        count::of(Part::Plans, || self.0.plans(&game.0, state, seat, options, rng, most))
    }

    fn refuse(&mut self, refuses: bool) {
        self.0.refuse(refuses);
    }

    fn measure(&mut self, game: &Counted<G>, state: &G::State, out: &mut Vec<i32>) {
        count::of(Part::Bot, || self.0.measure(&game.0, state, out));
    }
}

/// Scripts that count.
pub(crate) struct CountedHooks<H>(pub(crate) H);

impl<H: Hooks> Hooks for CountedHooks<H> {
    fn listens(&self) -> EventSet {
        self.0.listens()
    }

    fn listeners(&self, kind: EventKind) -> usize {
        self.0.listeners(kind)
    }

    fn react(
        &self,
        listener: usize,
        table: &Table,
        world: &World,
        counts: &Counts,
        event: &Event,
        out: &mut Orders,
    ) -> Result<(), HookError> {
        count::of(Part::Scripts, || self.0.react(listener, table, world, counts, event, out))
    }
}

impl<G: TableGame> TableGame for Counted<G> {
    fn rows() -> &'static Rows {
        G::rows()
    }

    fn table(&self) -> &Table {
        self.0.table()
    }

    fn hooks(&self) -> &dyn Hooks {
        self.0.hooks()
    }

    fn world<'s>(&self, state: &'s G::State) -> &'s World {
        self.0.world(state)
    }

    fn side(&self, seat: Seat) -> Side {
        self.0.side(seat)
    }

    fn seats(&self) -> Vec<Seat> {
        self.0.seats()
    }

    fn seat_name(&self, seat: Seat) -> String {
        self.0.seat_name(seat)
    }

    fn mover(&self, kind: KindId) -> (Mover, u8) {
        self.0.mover(kind)
    }

    fn crowd(&self, world: &World, figure: FigureId) -> Crowd {
        self.0.crowd(world, figure)
    }

    fn story(&self, events: &[Event]) -> Vec<Option<String>> {
        self.0.story(events)
    }

    fn counts(&self, state: &G::State) -> rule_system::Counts {
        self.0.counts(state)
    }

    fn cards(&self, state: &G::State, seat: Option<Seat>) -> Box<RawValue> {
        self.0.cards(state, seat)
    }

    fn details(&self, state: &G::State, choice: G::Choice) -> Details {
        self.0.details(state, choice)
    }

    fn cover(&self, state: &G::State, from: SpaceId, to: SpaceId) -> Cover {
        self.0.cover(state, from, to)
    }

    fn seat_view(&self, state: &G::State, seat: Option<Seat>) -> SeatView {
        self.0.seat_view(state, seat)
    }

    fn asked(&self, state: &G::State) -> Option<String> {
        self.0.asked(state)
    }

    fn hidden_from(&self, state: &G::State, choice: G::Choice, seat: Option<Seat>) -> Option<Phrase> {
        self.0.hidden_from(state, choice, seat)
    }

    fn odds(&self, state: &G::State, choice: G::Choice) -> Option<Odds> {
        self.0.odds(state, choice)
    }

    fn odds_from(&self, state: &G::State, seat: Seat, strike: &Strike<'_>) -> Result<Odds, String> {
        self.0.odds_from(state, seat, strike)
    }

    fn why_not(&self, state: &G::State, about: About<'_>) -> Option<String> {
        self.0.why_not(state, about)
    }

    fn suppose_hands(&self, state: &mut G::State) {
        self.0.suppose_hands(state);
    }

    fn item(&self, class: ItemClass, number: u8) -> Option<String> {
        self.0.item(class, number)
    }

    fn position(&self, state: &G::State) -> Position {
        self.0.position(state)
    }

    fn left_out(&self, state: &G::State) -> Option<String> {
        self.0.left_out(state)
    }

    fn arranged(&self, position: &Position) -> (G::State, Vec<PositionProblem>) {
        self.0.arranged(position)
    }

    fn beginning(&self, state: Option<Arc<G::State>>) -> Option<Self> {
        self.0.beginning(state).map(Self)
    }

    fn is_deed(own: &Own) -> bool {
        G::is_deed(own)
    }

    fn used(own: &Own) -> Option<PieceId> {
        G::used(own)
    }

    fn of_use(world: &World) -> [u32; MAX_CLASSES] {
        G::of_use(world)
    }
}

impl<G: Audit> Audit for Counted<G> {
    fn audit(&self, state: &G::State) -> Result<(), String> {
        self.0.audit(state)
    }
}

impl<G: Covered> Covered for Counted<G> {
    fn everything(&self) -> Coverage {
        self.0.everything()
    }

    fn begun(&self, used: &mut Coverage) {
        self.0.begun(used);
    }

    fn chosen(&self, state: &G::State, choice: G::Choice, used: &mut Coverage) {
        self.0.chosen(state, choice, used);
    }

    fn happened(&self, state: &G::State, event: &Event, used: &mut Coverage) {
        self.0.happened(state, event, used);
    }

    fn dealt(&self, below: &mut dyn FnMut(usize) -> usize) -> Self {
        Self(self.0.dealt(below))
    }
}
