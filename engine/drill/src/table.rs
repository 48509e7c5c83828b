//! What games report at the table: who sits where, the story in words, what everybody sees.

use crate::content::STEPS;
use crate::game::{Beacons, COLOURS, KEEPER, SHOTS};
use crate::own::{BEACON, OwnEvent, OwnEventKind};
use crate::row::row;
use crate::rows::ROWS;
use crate::seat_view;
use crate::seen::Seen;
use crate::setting;
use crate::state::{Choice, Flare, State, Task};
use crate::texts::text;
use engine::coverage::{Coverage, Covered};
use engine::world::{Face, PieceId};
use engine::{
    Event, EventKind, EventSet, FigureId, Game, Hooks, KindId, Own, Seat, Side, Table, Thing, World,
};
use rule_system::seat_view::SeatView;
use rule_system::table_game::{Part, Points, What};
use rule_system::{Counts, Details, Position, PositionProblem, PositionRow, Rows, TableGame};
use serde_json::value::{RawValue, to_raw_value};
use std::collections::BTreeMap;
use std::sync::Arc;
use tiles::{Crowd, Mover};
use words::{Phrase, Text};

/// A face of the shot die in coverage reports.
fn shot_word(face: Face) -> String {
    let [reach, damage, ..] = face.0;
    format!("reach {reach}, damage {damage}")
}

impl Covered for Beacons {
    fn everything(&self) -> Coverage {
        let mut all = Coverage::default();
        for (name, _) in COLOURS {
            all.add(row("coverage-die"), name, 0);
        }
        for (face, _) in SHOTS {
            all.add(row("coverage-shot"), &shot_word(face), 0);
        }
        all
    }

    fn chosen(&self, _: &State, choice: Choice, used: &mut Coverage) {
        if let Choice::Die(colour) = choice {
            used.add(row("coverage-die"), COLOURS[usize::from(colour)].0, 1);
        }
        if let Choice::Shot(at) = choice {
            used.add(row("coverage-shot"), &shot_word(SHOTS[usize::from(at)].0), 1);
        }
    }

    fn dealt(&self, _: &mut dyn FnMut(usize) -> usize) -> Self {
        self.again()
    }
}

impl TableGame for Beacons {
    fn rows() -> &'static Rows {
        &ROWS
    }

    fn table(&self) -> &Table {
        &self.table
    }

    fn hooks(&self) -> &dyn Hooks {
        &*self.hooks
    }

    fn world<'s>(&self, state: &'s State) -> &'s World {
        &state.world
    }

    fn side(&self, seat: Seat) -> Side {
        if seat == KEEPER { Side::Invader } else { Side::Marines }
    }

    fn seats(&self) -> Vec<Seat> {
        (0..self.table.marines).map(Seat).chain([KEEPER]).collect()
    }

    fn mover(&self, kind: KindId) -> (Mover, u8) {
        (Self::climber(), if kind.0 < self.table.marines { STEPS } else { 1 })
    }

    fn crowd(&self, world: &World, figure: FigureId) -> Crowd {
        self.crowd_in(world, figure)
    }

    fn story(&self, events: &[Event]) -> Vec<Option<String>> {
        // A figure that fell is in no later state: its kind comes from the events.
        let start = self.start();
        let mut kinds: BTreeMap<FigureId, KindId> =
            start.world.figures().all().map(|(id, figure)| (id, figure.kind)).collect();
        kinds.extend(events.iter().filter_map(|event| match event {
            Event::Placed { figure, kind, .. } => Some((*figure, *kind)),
            _ => None,
        }));
        let name = |figure: &FigureId| match kinds.get(figure) {
            Some(kind) => Text::verbatim(&*self.table.kind(*kind).name),
            None => text("story-somebody"),
        };
        let of = |said: Text, figure: &FigureId| said.with("who", name(figure));
        let told = |event: &Event| {
            Some(match event {
                Event::Started => text("story-begin"),
                Event::RoundStarted { round } => text("story-round").with("round", *round),
                Event::ActivationStarted { figure } => of(text("story-goes"), figure),
                Event::Moved { figure, to, .. } => {
                    of(text("story-step"), figure).with("cell", self.table.board.cell(*to).to_string())
                }
                Event::DieRolled { face, .. } => match face.0 {
                    [0, 0, ..] => text("story-miss"),
                    [reach, damage, ..] => text("story-shot").with("reach", reach).with("damage", damage),
                },
                Event::DoorOpened { .. } => text("story-door-open"),
                Event::DoorClosed { .. } => text("story-door-shut"),
                Event::DoorLocked { .. } => text("story-door-locked"),
                Event::DoorUnlocked { .. } => text("story-door-unlocked"),
                Event::DoorDestroyed { .. } => text("story-door-broken"),
                Event::AreaRevealed { area, .. } => match self.areas.get(usize::from(area.0)) {
                    Some(area) if !area.text.is_empty() => {
                        text("story-area-text").with("text", area.text.as_str())
                    }
                    _ => text("story-area"),
                },
                Event::Placed { figure, at, .. } => {
                    of(text("story-placed"), figure).with("cell", self.table.board.cell(*at).to_string())
                }
                Event::Hurt { figure, amount, .. } => of(text("story-hurt"), figure).with("amount", *amount),
                Event::Healed { figure, amount } => of(text("story-healed"), figure).with("amount", *amount),
                Event::Fragged { figure, .. } => of(text("story-fragged"), figure),
                Event::Said { text: said } => text("story-said").with("text", &**said),
                Event::Refused { why } => text("story-refused").with("why", &*why.what),
                Event::ScriptFailed { why } => text("story-failed").with("why", &*why.what),
                Event::Own(own) => match OwnEvent::of(own)? {
                    OwnEvent::Lit { .. } => text("story-lit"),
                    OwnEvent::Coloured { colour } => {
                        text("story-die").with("colour", COLOURS.get(usize::from(colour))?.0)
                    }
                    OwnEvent::Fired { figure, bright } => {
                        let flare = if bright { Flare::Bright } else { Flare::Dim };
                        of(text("story-fired"), &figure).with("flare", flare.word())
                    }
                    OwnEvent::KeyTaken { figure, .. } => of(text("story-key"), &figure),
                },
                _ => return None,
            })
        };
        events.iter().map(|event| told(event).map(|said| said.to_string())).collect()
    }

    fn counts(&self, state: &State) -> Counts {
        Counts(vec![("lit", self.lit(&state.world)), ("fuel", self.fuel_left(state))])
    }

    fn carried(&self, state: &State) -> Vec<u16> {
        vec![self.fuel_left(state).min(u16::from(setting::MOST))]
    }

    fn cards(&self, state: &State, seat: Option<Seat>) -> Box<RawValue> {
        let lit = self.beacons().map(|beacon| state.world.pieces().is_up(beacon)).collect();
        let flares = (0..self.table.marines).map(|seat| state.flare(Seat(seat)).is_some()).collect();
        let own = seat.and_then(|seat| state.flare(seat)).map(Flare::word);
        to_raw_value(&Seen { lit, flares, own }).expect("lists of yes and no and a word are JSON")
    }

    fn seat_view(&self, state: &State, seat: Option<Seat>) -> SeatView {
        seat_view::view(self, state, seat)
    }

    fn asked(&self, state: &State) -> Option<String> {
        seat_view::asked(self, state)
    }

    /// Only who is dealt a flare looks at it.
    fn hidden_from(&self, state: &State, choice: Choice, seat: Option<Seat>) -> Option<Phrase> {
        match (choice, state.tasks.last()) {
            (Choice::Deal(_), Some(Task::Deal(figure))) if seat != Some(Seat(figure.0)) => {
                Some(row("veiled-flare"))
            }
            _ => None,
        }
    }

    fn details(&self, state: &State, choice: Choice) -> Details {
        let thing = match choice {
            Choice::Open(door) | Choice::Close(door) => Some(Thing::Door(door)),
            Choice::Light(number) => Some(Thing::Piece(PieceId { class: BEACON, number })),
            _ => None,
        };
        let what = match choice {
            Choice::Done => What { kind: "done", parts: Vec::new() },
            Choice::Step(to) => What { kind: "step", parts: vec![Part::Number(to.0)] },
            Choice::Open(door) => What { kind: "open", parts: vec![Part::Number(door.0.into())] },
            Choice::Close(door) => What { kind: "close", parts: vec![Part::Number(door.0.into())] },
            Choice::Light(beacon) => What { kind: "light", parts: vec![Part::Number(beacon.into())] },
            Choice::Die(colour) => {
                let (name, _) = COLOURS[usize::from(colour)];
                What { kind: "die", parts: vec![Part::Word(name.to_owned())] }
            }
            Choice::Shot(at) => {
                let [reach, damage, ..] = SHOTS[usize::from(at)].0.0;
                What { kind: "shot", parts: vec![Part::Number(reach.into()), Part::Number(damage.into())] }
            }
            Choice::Deal(flare) => What { kind: "deal", parts: vec![Part::Word(flare.word().to_owned())] },
            Choice::Fire => {
                let own = match state.tasks.last() {
                    Some(Task::Turn(figure, _)) => state.flare(Seat(figure.0)),
                    _ => None,
                };
                let word = own.map_or(Part::Nothing, |flare| Part::Word(flare.word().to_owned()));
                What { kind: "fire", parts: vec![word] }
            }
        };
        Details { thing, help: None, what: Some(what) }
    }

    fn position(&self, state: &State) -> Position {
        self.position_of(state)
    }

    fn arranged(&self, position: &Position) -> (State, Vec<PositionProblem>) {
        self.laid_out(position)
    }

    fn position_rows(&self, state: &State) -> Vec<PositionRow> {
        self.rows(state)
    }

    fn beginning(&self, state: Option<Arc<State>>) -> Option<Self> {
        Some(self.otherwise(self.fuel, state))
    }

    fn points(&self, state: &State) -> Option<Points> {
        match state.tasks.last() {
            Some(Task::Turn(figure, left)) => Some(Points { figure: *figure, purse: 0, left: *left }),
            _ => None,
        }
    }

    /// Scripts can light a beacon too, but then it is not the first event of a choice.
    fn is_deed(own: &Own) -> bool {
        [OwnEventKind::Lit, OwnEventKind::Fired].iter().any(|deed| *deed as u8 == own.kind)
    }

    const USES: EventSet = EventSet::NONE
        .with(EventKind::Own(OwnEventKind::Lit as u8))
        .with(EventKind::Own(OwnEventKind::KeyTaken as u8));

    fn used(own: &Own) -> Option<PieceId> {
        match OwnEvent::of(own) {
            Some(OwnEvent::Lit { beacon }) => Some(beacon),
            Some(OwnEvent::KeyTaken { key, .. }) => Some(key),
            _ => None,
        }
    }
}
