//! What games of 2016 report about themselves while missions are played with them: who sits where, which bots there are, what
//! each seat may see. The rules are elsewhere.

use crate::knowledge::suppose_hands;
use crate::own::{
    BAN_WORDS, COUNT_WORDS, OwnEvent, OwnEventKind, Pieces2016, STAT_WORDS, TELEPORTER, WEAPON, ban,
};
use crate::rows::ROWS;
use crate::state::INVADER;
use crate::task::{MovementTask, Task};
use crate::{Choice, Doom2016, State, Story, added, odds, seat_view, seen, why_not};
use engine::own::Own;
use engine::world::{Ban, ItemClass, MAX_CLASSES, PieceId, Stat};
use engine::{Called, Event, EventKind, EventSet, FigureId, Game, Hooks, KindId, Seat, Side, Table, World};
use rule_system::odds::Odds;
use rule_system::seat_view::SeatView;
use rule_system::table_game::{About, Added, Points, Strike};
use rule_system::{Counts, Details, Position, PositionProblem, PositionRow, Rows, TableGame};
use serde_json::value::{RawValue, to_raw_value};
use std::sync::Arc;
use tiles::{Cover, Crowd, Mover, SpaceId};
use words::Phrase;

impl TableGame for Doom2016 {
    fn rows() -> &'static Rows {
        &ROWS
    }

    fn table(&self) -> &Table {
        self.table()
    }

    fn hooks(&self) -> &dyn Hooks {
        &*self.hooks
    }

    fn world<'s>(&self, state: &'s State) -> &'s World {
        &state.world
    }

    fn side(&self, seat: Seat) -> Side {
        if seat.0 == INVADER { Side::Invader } else { Side::Marines }
    }

    fn seats(&self) -> Vec<Seat> {
        (0..self.marines()).chain([INVADER]).map(Seat).collect()
    }

    fn crowd(&self, world: &World, figure: FigureId) -> Crowd {
        self.crowd_in(world, figure)
    }

    fn story(&self, events: &[Event]) -> Vec<Option<String>> {
        let start = self.start();
        let mut story = Story::new(self, &start);
        events.iter().map(|event| story.tell(event)).collect()
    }

    fn counts(&self, state: &State) -> Counts {
        let counts = state.counts();
        Counts(COUNT_WORDS.iter().map(|(name, count)| (*name, counts.of(*count))).collect())
    }

    fn cards(&self, state: &State, seat: Option<Seat>) -> Box<RawValue> {
        to_raw_value(&seen::cards(self, state, seat)).expect("names, numbers and lists are JSON")
    }

    fn details(&self, state: &State, choice: Choice) -> Details {
        Details {
            thing: self.concerns(state, choice),
            help: self.explain(state, choice),
            what: Some(self.what(state, choice)),
        }
    }

    fn question(&self, state: &State) -> Option<String> {
        let due = matches!(state.tasks.last(), Some(Task::Ask));
        let question = state.question.as_ref().filter(|_| due)?;
        Some(self.table().symbols.word(question.text).to_owned())
    }

    fn seat_view(&self, state: &State, seat: Option<Seat>) -> SeatView {
        seat_view::view(self, state, seat)
    }

    fn asked(&self, state: &State) -> Option<String> {
        self.sentence_due(state)
    }

    fn hidden_from(&self, state: &State, choice: Choice, seat: Option<Seat>) -> Option<Phrase> {
        self.veiled(state, choice, seat)
    }

    /// Large figures never have cover, and cards can forbid it.
    fn cover(&self, state: &State, from: SpaceId, to: SpaceId) -> Cover {
        let (table, world) = (self.table(), &state.world);
        let [own, theirs] = [from, to].map(|space| world.base_on(table, space));
        let cover = world.sight(table).lifting(&own, &theirs).cover(from, to);
        let large = world.figures().on_map().any(|(id, _)| {
            world.footprint(table, id).is_large() && world.spaces_under(table, id).contains(&to)
        });
        if cover == Cover::Cover && (large || world.forbids(ban::COVER)) { Cover::Open } else { cover }
    }

    fn odds(&self, state: &State, choice: Choice) -> Option<Odds> {
        odds::of_choice(self, state, choice)
    }

    fn counts_odds(&self, state: &State, choice: Choice) -> bool {
        odds::are_counted(self, state, choice)
    }

    fn odds_from(&self, state: &State, seat: Seat, strike: &Strike<'_>) -> Result<Odds, String> {
        odds::of_strike(self, state, seat, strike)
    }

    fn why_not(&self, state: &State, about: About<'_>) -> Option<String> {
        why_not::why_not(self, state, about)
    }

    fn matters(&self, state: &State) -> bool {
        self.reacting_matters(state)
    }

    fn suppose_hands(&self, state: &mut State) {
        suppose_hands(state);
    }

    fn given_up(&self, state: &State, choice: Choice, options: &[Choice]) -> Option<String> {
        if choice == Choice::End { self.given_up_by_ending(state, options) } else { None }
    }

    fn mover(&self, kind: KindId) -> (Mover, u8) {
        let content = self.content();
        let speed = match self.demon_of_kind(kind) {
            Some(demon) => content.demons[usize::from(demon)].speed,
            None => content.marine_rules.sprint,
        };
        (self.gait(kind).into(), speed)
    }

    /// Which weapon it is.
    fn item(&self, class: ItemClass, number: u8) -> Option<String> {
        match class {
            WEAPON => self.content().sets.get(usize::from(number)).map(|set| set.id.clone()),
            _ => (number == 0).then(String::new),
        }
    }

    /// Lost are what is waiting (windows, attacks, questions and effects of scripts, cards to be drawn) and what was played: cards that
    /// lie open go to the discards, argent that is not placed yet to the invasion card.
    fn position(&self, state: &State) -> Position {
        self.position_of(state)
    }

    fn left_out(&self, state: &State) -> Option<String> {
        self.left_out_of_position(state)
    }

    fn arranged(&self, position: &Position) -> (State, Vec<PositionProblem>) {
        self.laid_out(position)
    }

    fn position_rows(&self, state: &State) -> Vec<PositionRow> {
        self.rows_of(state)
    }

    fn ban_words(&self, ban: Ban) -> Option<&'static str> {
        BAN_WORDS.iter().find(|(_, known)| *known == ban).map(|(words, _)| *words)
    }

    fn stat_words(&self, stat: Stat) -> Option<&'static str> {
        STAT_WORDS.iter().find(|(_, known)| *known == stat).map(|(words, _)| *words)
    }

    fn beginning(&self, state: Option<Arc<State>>) -> Option<Self> {
        Some(Self { begins: state, ..Self::new(self.setup.clone(), Arc::clone(&self.hooks)) })
    }

    /// Points outside the own activation are apart, also while something else comes between its steps.
    fn points(&self, state: &State) -> Option<Points> {
        let apart = state.tasks.iter().filter_map(|task| match task {
            Task::Movement(MovementTask::SpendNow(figure, left)) => Some((*figure, *left)),
            _ => None,
        });
        let apart = (1..).zip(apart).last().map(|(purse, (figure, left))| Points { figure, purse, left });
        let own = || Some(Points { figure: state.world.active()?, purse: 0, left: state.turn.points() });
        apart.or_else(own)
    }

    fn added(&self) -> Vec<Added> {
        self.content().added()
    }

    fn forget_added(&self) {
        added::forget();
    }

    fn added_used(&self) -> Called {
        added::used()
    }

    fn is_deed(own: &Own) -> bool {
        const DEEDS: [OwnEventKind; 3] =
            [OwnEventKind::EventPlayed, OwnEventKind::Sprinted, OwnEventKind::DemonsActivated];
        DEEDS.iter().any(|deed| *deed as u8 == own.kind)
    }

    fn is_draw(own: &Own) -> bool {
        OwnEventKind::EventsDrawn as u8 == own.kind
    }

    const USES: EventSet = EventSet::NONE.with(EventKind::Own(OwnEventKind::Summoned as u8));

    /// A portal is used when somebody is summoned from it.
    fn used(own: &Own) -> Option<PieceId> {
        match OwnEvent::of(own) {
            Some(OwnEvent::Summoned { portal, .. }) => Some(portal.into()),
            _ => None,
        }
    }

    /// A teleporter is of use when it is active; none is ever switched off.
    fn of_use(world: &World) -> [u32; MAX_CLASSES] {
        let mut pieces = [0; MAX_CLASSES];
        pieces[usize::from(TELEPORTER.0)] = world.teleporters();
        pieces
    }
}
