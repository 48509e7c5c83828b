//! The rules: what is due, what a choice does, what scripts' effects mean. The loop between two choices is the engine's.

use crate::content::{MOST_MARINES, STEPS};
use crate::door;
use crate::own::{BEACON, KEY, LIT, OwnEffect, OwnEvent};
use crate::setting::Area;
use crate::state::{Choice, Flare, State, Task};
use engine::conform::Audit;
use engine::counts::Counts;
use engine::course::{Course, Due, Ears, EffectQueue};
use engine::game::Log;
use engine::world::{DieColour, Face, PieceId};
use engine::{
    Effect, Event, EventSet, FigureId, Game, Hooks, Options, Origin, Outcome, Seat, Shown, Side, Step, Table,
    World,
};
use std::sync::Arc;
use tiles::{AreaId, Crowd, DoorId, Gait, Mover, SpaceId};

/// The seat of the player who moves the drones.
pub(crate) const KEEPER: Seat = Seat(7);

/// The colours of the die, with so many sides each.
pub(crate) const COLOURS: [(&str, u32); 4] = [("red", 1), ("green", 1), ("blue", 3), ("white", 1)];

/// What they are called.
pub(crate) const COLOUR_WORDS: [&str; 4] = [COLOURS[0].0, COLOURS[1].0, COLOURS[2].0, COLOURS[3].0];

/// The faces of the shot die, each with its weight: how far the shot reaches, and its damage.
pub(crate) const SHOTS: [(Face, u32); 3] =
    [(Face([5, 1, 0, 0]), 3), (Face([3, 2, 0, 0]), 2), (Face([0, 0, 0, 0]), 1)];

const RED: u8 = 0;
const GREEN: u8 = 1;
const WHITE: u8 = 3;

/// The flares that a marine may be dealt, with their weights: each marine has a pile of three.
pub(crate) const FLARES: [(Flare, u32); 2] = [(Flare::Bright, 1), (Flare::Dim, 2)];

/// A mission laid out for this game.
pub struct Beacons {
    pub(crate) table: Table,
    pub(crate) hooks: Arc<dyn Hooks>,
    listens: EventSet,
    /// After so many rounds the fuel is gone, unless more is found.
    pub(crate) fuel: u8,
    /// What is found in the areas, by their numbers; none for those beyond.
    pub(crate) areas: Vec<Area>,
    /// What it begins with in place of the mission's start.
    pub(crate) begins: Option<Arc<State>>,
}

impl Beacons {
    pub(crate) fn new(table: Table, hooks: Arc<dyn Hooks>, fuel: u8) -> Self {
        Self { listens: hooks.listens(), table, hooks, fuel, areas: Vec::new(), begins: None }
    }

    /// The same with what is found in the areas.
    pub(crate) fn with_areas(self, areas: Vec<Area>) -> Self {
        Self { areas, ..self }
    }

    /// The same once more: a mission brings no cards of the box that could be others.
    pub(crate) fn again(&self) -> Self {
        let game = Self::new(self.table.clone(), Arc::clone(&self.hooks), self.fuel);
        game.with_areas(self.areas.clone())
    }

    /// The same once more with other fuel and another beginning.
    pub(crate) fn otherwise(&self, fuel: u8, begins: Option<Arc<State>>) -> Self {
        Self { fuel, begins, ..self.again() }
    }

    /// How a figure moves: one level up at most, and not through enemies.
    pub(crate) fn climber() -> Mover {
        Mover { climb: Some(1), enemies: tiles::Enemies::Stop, ..Mover::from(Gait::FOOT) }
    }

    pub(crate) fn crowd_in(&self, world: &World, figure: FigureId) -> Crowd {
        let side = world.side(&self.table, figure);
        let mut friendly = *world.figures().of(side);
        friendly.remove(world.figures()[figure].space);
        Crowd { friendly, hostile: *world.figures().of(side.other()), ..Crowd::default() }
    }

    /// The spaces a figure can step to.
    fn steps(&self, world: &World, figure: FigureId) -> Vec<SpaceId> {
        let mut out = Vec::new();
        let (pose, crowd) = (world.pose(&self.table, figure), self.crowd_in(world, figure));
        let board = world.board(&self.table);
        tiles::path::steps(board, world.closed(), Self::climber(), pose, &crowd, &mut out);
        let ends = out.into_iter().filter(|step| !step.shared);
        ends.filter_map(|step| board.space_at(step.pose.at)).collect()
    }

    pub(crate) fn beacons(&self) -> impl Iterator<Item = PieceId> + use<> {
        (0..self.table.pieces(BEACON).len() as u8).map(|number| PieceId { class: BEACON, number })
    }

    fn is_dark(world: &World, beacon: PieceId) -> bool {
        world.pieces().has(beacon) && !world.pieces().is_up(beacon)
    }

    /// Is it where it lay from the start, and not lit? Also under cover.
    fn is_left(&self, world: &World, beacon: PieceId) -> bool {
        let covered = |space| !world.board(&self.table).holds(space);
        Self::is_dark(world, beacon) || self.table.piece(beacon).is_some_and(|spot| covered(spot.space))
    }

    pub(crate) fn lit(&self, world: &World) -> u16 {
        world.pieces().turned_up(BEACON).count_ones() as u16
    }

    pub(crate) fn counts_of(&self, world: &World) -> Counts {
        let mut counts = Counts::default();
        counts.0[usize::from(LIT.0)] = self.lit(world);
        counts
    }

    fn due(&self, state: &State, options: &mut Options<Choice>) -> Due {
        let world = &state.world;
        match state.tasks.last() {
            Some(Task::Turn(figure, left)) if *left > 0 && world.figures()[*figure].on_map => {
                options.add(Choice::Done);
                if state.flare(Seat(figure.0)).is_some() {
                    options.add(Choice::Fire);
                }
                let here = world.figures()[*figure].space;
                for beacon in self.beacons().filter(|it| Self::is_dark(world, *it)) {
                    if self.table.piece(beacon).is_some_and(|spot| spot.space == here) {
                        options.add(Choice::Light(beacon.number));
                    }
                }
                for door in self.table.doors().filter(|door| !world.held().has(*door)) {
                    if self.table.board.door_spaces(door).contains(&here) {
                        let closed = world.closed().has(door);
                        options.add(if closed { Choice::Open(door) } else { Choice::Close(door) });
                    }
                }
                self.steps(world, *figure).into_iter().for_each(|to| options.add(Choice::Step(to)));
                Due::Choose(Seat(figure.0))
            }
            Some(Task::Drone(figure)) if world.figures()[*figure].on_map => {
                options.add(Choice::Done);
                self.steps(world, *figure).into_iter().for_each(|to| options.add(Choice::Step(to)));
                Due::Choose(KEEPER)
            }
            Some(Task::Roll) => {
                for (colour, (_, sides)) in COLOURS.iter().enumerate() {
                    options.chance(*sides, Choice::Die(colour as u8));
                }
                Due::Chance
            }
            Some(Task::Shot(_)) => {
                for (at, (_, weight)) in SHOTS.iter().enumerate() {
                    options.chance(*weight, Choice::Shot(at as u8));
                }
                Due::Chance
            }
            Some(Task::Deal(_)) => {
                for (flare, weight) in FLARES {
                    options.chance(weight, Choice::Deal(flare));
                }
                Due::Chance
            }
            _ => Due::Auto,
        }
    }
}

impl Game for Beacons {
    type State = State;
    type Choice = Choice;

    fn start(&self) -> State {
        self.begins.as_deref().cloned().unwrap_or_else(|| self.fresh())
    }

    fn step(&self, state: &State, options: &mut Options<Choice>) -> Step {
        options.clear();
        if let Some(outcome) = state.world.outcome() {
            return Step::Over(outcome.clone());
        }
        match self.due(state, options) {
            Due::Choose(seat) => Step::Choose(seat),
            Due::Chance => Step::Chance,
            // Only before the first round: nature begins it.
            Due::Auto => {
                options.chance(1, Choice::Done);
                Step::Chance
            }
        }
    }

    fn apply(&self, state: &mut State, choice: Choice, log: &mut Log) {
        let _ = self.advance(state, choice, log, &mut Options::default());
    }

    fn advance(
        &self,
        state: &mut State,
        choice: Choice,
        log: &mut Log,
        options: &mut Options<Choice>,
    ) -> Step {
        Play { game: self, state, ears: Ears::new(log, self.listens) }.go(choice, options)
    }

    fn show(&self, state: &State, choice: Choice) -> Shown {
        let text = self.words_of(state, choice).to_string();
        Shown { key: self.key_of(state, choice), text, spot: self.spot_of(state, choice) }
    }

    fn key(&self, state: &State, choice: Choice) -> String {
        self.key_of(state, choice)
    }
}

impl Beacons {
    /// After so many rounds the fuel is gone, with what was brought and found.
    pub(crate) fn fuel_of(&self, state: &State) -> u16 {
        let revealed = state.world.revealed();
        let found = self.areas.iter().zip(0..).filter(|(_, number)| revealed.has(AreaId(*number)));
        let own = u16::from(self.fuel) + u16::from(state.brought);
        found.fold(own, |fuel, (area, _)| fuel + u16::from(area.spare))
    }

    /// So many rounds can be played after this one.
    pub(crate) fn fuel_left(&self, state: &State) -> u16 {
        self.fuel_of(state).saturating_sub(state.world.round())
    }

    /// The start of the mission.
    pub(crate) fn fresh(&self) -> State {
        let mut world = World::new(&self.table);
        for marine in 0..self.table.marines {
            if let Some(figure) = world.add_figure(engine::KindId(marine))
                && let Some(space) = self.table.starts.get(usize::from(marine))
            {
                world.put(&self.table, figure, *space, false);
            }
        }
        for spot in &self.table.figures {
            let _ = world.set_up(&self.table, spot);
        }
        State {
            world,
            tasks: vec![Task::Begin],
            effects: EffectQueue::default(),
            angry: false,
            brought: 0,
            flares: [None; MOST_MARINES],
            blinded: false,
        }
    }
}

impl Audit for Beacons {
    fn audit(&self, state: &State) -> Result<(), String> {
        let (world, beacons) = (&state.world, self.table.pieces(BEACON).len());
        if usize::from(self.lit(world)) > beacons {
            return Err("more beacons are lit than there are".to_owned());
        }
        if state.flares.iter().skip(self.table.marines.into()).any(Option::is_some) {
            return Err("there is a flare without a marine".to_owned());
        }
        if world.round() == 0 && state.blinded {
            return Err("a flare burns before the first round".to_owned());
        }
        for (id, figure) in world.figures().on_map() {
            let health = self.table.kind(figure.kind).health;
            if figure.damage >= health {
                return Err(format!("figure {} stands with {} damage", id.0, figure.damage));
            }
        }
        if world.outcome().is_none() && world.figures().of(Side::Marines).is_empty() {
            return Err("nobody is left, and the game goes on".to_owned());
        }
        Ok(())
    }
}

/// A choice being carried out.
struct Play<'a> {
    game: &'a Beacons,
    state: &'a mut State,
    ears: Ears<'a>,
}

impl<'a> Course<'a> for Play<'a> {
    type Choice = Choice;
    type Task = Task;

    fn table(&self) -> &'a Table {
        &self.game.table
    }

    fn world(&self) -> &World {
        &self.state.world
    }

    fn world_mut(&mut self) -> &mut World {
        &mut self.state.world
    }

    fn tasks(&mut self) -> &mut Vec<Task> {
        &mut self.state.tasks
    }

    fn effects(&mut self) -> &mut EffectQueue {
        &mut self.state.effects
    }

    fn ears(&mut self) -> &mut Ears<'a> {
        &mut self.ears
    }

    fn hooks(&self) -> &'a dyn Hooks {
        &*self.game.hooks
    }

    fn counts(&self) -> Counts {
        self.game.counts_of(self.world())
    }

    fn due(&self, options: &mut Options<Choice>) -> Due {
        self.game.due(self.state, options)
    }

    fn take(&mut self, task: Task, choice: Choice) {
        match (task, choice) {
            (Task::Turn(figure, _), Choice::Done) => self.rest(figure),
            (Task::Turn(figure, left), choice) => {
                self.push(Task::Turn(figure, left - 1));
                match choice {
                    Choice::Step(to) => self.walk(figure, to),
                    Choice::Open(door) => self.open(door, figure),
                    Choice::Close(door) => self.shut(door),
                    Choice::Light(number) => {
                        let _ = self.light(PieceId { class: BEACON, number });
                    }
                    Choice::Fire => self.fire(figure),
                    Choice::Done | Choice::Die(_) | Choice::Shot(_) | Choice::Deal(_) => {
                        unreachable!("it is not on offer in a turn")
                    }
                }
            }
            (Task::Drone(figure), choice) => {
                if let Choice::Step(to) = choice {
                    self.walk(figure, to);
                }
                if self.target(figure).is_some() {
                    self.push(Task::Shot(figure));
                }
            }
            (Task::Shot(figure), Choice::Shot(at)) => self.shoot(figure, SHOTS[usize::from(at)].0),
            (Task::Roll, Choice::Die(colour)) => self.rolled(colour),
            (Task::Deal(figure), Choice::Deal(flare)) => {
                if let Some(own) = self.state.flares.get_mut(usize::from(figure.0)) {
                    *own = Some(flare);
                }
            }
            (task, _) => self.carry_out(task),
        }
    }

    fn carry_out(&mut self, task: Task) {
        match task {
            Task::Begin => {
                self.push(Task::Round);
                (0..self.game.table.marines).rev().for_each(|seat| self.push(Task::Deal(FigureId(seat))));
                self.emit(Event::Started);
            }
            Task::Round if self.state.world.round() >= self.game.fuel_of(self.state) => {
                self.over(Side::Invader, "the fuel is gone");
            }
            Task::Round => {
                (self.state.angry, self.state.blinded) = (false, false);
                let round = self.state.world.begin_round();
                self.push(Task::End);
                let (marines, drones): (Vec<FigureId>, Vec<FigureId>) = {
                    let all = self.state.world.figures().on_map().map(|(id, _)| id);
                    all.partition(|id| id.0 < self.game.table.marines)
                };
                drones.into_iter().rev().for_each(|id| self.push(Task::Drone(id)));
                self.push(Task::Roll);
                marines.into_iter().rev().for_each(|id| self.push(Task::Start(id)));
                self.emit(Event::RoundStarted { round });
            }
            Task::Start(figure) if self.state.world.figures()[figure].on_map => {
                self.state.world.activate(figure);
                self.push(Task::Turn(figure, STEPS));
                self.emit(Event::ActivationStarted { figure });
            }
            Task::Turn(figure, _) => self.rest(figure),
            Task::End => {
                let round = self.state.world.round();
                self.state.world.end_round();
                self.push(Task::Round);
                self.emit(Event::RoundEnded { round });
            }
            Task::Start(_) | Task::Roll | Task::Drone(_) | Task::Shot(_) | Task::Deal(_) => {}
        }
    }

    fn perform(&mut self, effect: Effect) -> Result<(), String> {
        match effect {
            Effect::Win { side, reason } => {
                self.finish(Outcome { winner: Some(side), reason });
                Ok(())
            }
            Effect::Hurt(figure, amount) => {
                let script = Some(self.effects().last());
                self.hurt(figure, amount, None, script);
                Ok(())
            }
            Effect::Heal(figure, amount) => {
                self.heal(figure, amount);
                Ok(())
            }
            Effect::Own(own) => match OwnEffect::of(&own) {
                Some(OwnEffect::Light { beacon }) => self.light(beacon),
                None => Err("nobody knows what that is".to_owned()),
            },
            _ => Err("there is nothing like it in this game".to_owned()),
        }
    }
}

impl Play<'_> {
    fn over(&mut self, side: Side, reason: &str) {
        self.finish(Outcome { winner: Some(side), reason: reason.into() });
    }

    fn rest(&mut self, figure: FigureId) {
        self.state.world.deactivate();
        self.state.world.end_activation();
        self.emit(Event::ActivationEnded { figure });
    }

    fn walk(&mut self, figure: FigureId, to: SpaceId) {
        let from = self.state.world.figures()[figure].space;
        self.state.world.put(&self.game.table, figure, to, false);
        self.emit(Event::Moved { figure, from, to });
        if figure.0 < self.game.table.marines {
            self.take_key(figure, to);
        }
    }

    /// A marine takes the key on a space, if one lies there: it unlocks every red door.
    fn take_key(&mut self, figure: FigureId, at: SpaceId) {
        let table = &self.game.table;
        let mut keys = table.pieces(KEY).iter().zip(0..).filter(|(spot, _)| spot.space == at);
        let key = keys.find_map(|(_, number)| {
            let key = PieceId { class: KEY, number };
            self.state.world.remove_piece(key).then_some(key)
        });
        let Some(key) = key else { return };
        self.emit(Event::from(OwnEvent::KeyTaken { key, figure }));
        for door in table.doors().filter(|door| door::has_lock(table, *door)) {
            if self.state.world.unlock(door) {
                self.emit(Event::DoorUnlocked { door, by: Some(figure) });
            }
        }
    }

    /// A marine who opens a door looks into the areas behind it.
    fn open(&mut self, door: DoorId, figure: FigureId) {
        let _ = self.state.world.open(door);
        self.emit(Event::DoorOpened { door, by: Some(figure) });
        let board = &self.game.table.board;
        let beside = board.areas_of(&board.door_spaces(door).iter().copied().collect());
        let areas = (0..board.areas().len() as u8).map(AreaId).filter(|area| beside.has(*area));
        areas.for_each(|area| self.reveal(area, Some(figure)));
        self.call_drones();
    }

    /// The drones that stand on the map go in this round, the new ones among them. None has gone yet while marines have their turns.
    fn call_drones(&mut self) {
        let marines = self.game.table.marines;
        let ids = self.state.world.figures().on_map().map(|(id, _)| id).filter(|id| id.0 >= marines);
        let drones: Vec<Task> = ids.map(Task::Drone).collect();
        let tasks = &mut self.state.tasks;
        tasks.retain(|task| !matches!(task, Task::Drone(_)));
        let end = tasks.iter().position(|task| *task == Task::End).map_or(0, |end| end + 1);
        drop(tasks.splice(end..end, drones.into_iter().rev()));
    }

    fn shut(&mut self, door: DoorId) {
        if !self.state.world.stands_in(&self.game.table, door) && self.state.world.close(door) {
            self.emit(Event::DoorClosed { door, by: None });
        }
    }

    fn light(&mut self, beacon: PieceId) -> Result<(), String> {
        if !self.state.world.pieces().has(beacon) {
            return Err("that beacon is not on the map".to_owned());
        }
        if !self.state.world.turn_up(beacon) {
            return Err("that beacon is lit already".to_owned());
        }
        self.emit(Event::from(OwnEvent::Lit { beacon }));
        let game = self.game;
        if !game.beacons().any(|it| game.is_left(&self.state.world, it)) {
            self.over(Side::Marines, "all beacons are lit");
        }
        Ok(())
    }

    fn heal(&mut self, figure: FigureId, amount: u8) {
        let amount = self.state.world.heal(figure, amount);
        if amount > 0 {
            self.emit(Event::Healed { figure, amount });
        }
    }

    fn fire(&mut self, figure: FigureId) {
        let Some(own) = self.state.flares.get_mut(usize::from(figure.0)) else { return };
        let bright = own.take() == Some(Flare::Bright);
        self.state.blinded |= bright;
        self.emit(Event::from(OwnEvent::Fired { figure, bright }));
    }

    fn rolled(&mut self, colour: u8) {
        self.emit(Event::from(OwnEvent::Coloured { colour }));
        match colour {
            RED => self.state.angry = true,
            GREEN => (0..self.game.table.marines).map(FigureId).for_each(|marine| self.heal(marine, 1)),
            WHITE => self.game.table.doors().for_each(|door| self.shut(door)),
            _ => {}
        }
    }

    /// The first marine a drone sees, unless the drones are blinded.
    fn target(&self, drone: FigureId) -> Option<FigureId> {
        let (table, world) = (&self.game.table, &self.state.world);
        let mut marines = (0..table.marines).map(FigureId);
        marines.find(|marine| world.sees(table, drone, *marine)).filter(|_| !self.state.blinded)
    }

    /// A shot hits what its die reaches.
    fn shoot(&mut self, drone: FigureId, face: Face) {
        self.emit(Event::DieRolled { face, colour: DieColour(RED) });
        let [reach, damage, ..] = face.0;
        let Some(marine) = self.target(drone) else { return };
        if damage > 0 && self.state.world.range(&self.game.table, drone, marine) <= reach {
            let amount = if self.state.angry { 2 * damage } else { damage };
            self.hurt(marine, amount, Some(drone), None);
        }
    }

    fn hurt(&mut self, figure: FigureId, amount: u8, by: Option<FigureId>, script: Option<Origin>) {
        let Some(damage) = self.state.world.hurt(figure, amount) else { return };
        self.emit(Event::Hurt { figure, amount, by, script });
        let (kind, at) = (self.state.world.figures()[figure].kind, self.state.world.figures()[figure].space);
        if damage < self.game.table.kind(kind).health {
            return;
        }
        if figure.0 < self.game.table.marines {
            self.state.world.withdraw(&self.game.table, figure);
        } else {
            self.state.world.remove(&self.game.table, figure);
        }
        self.emit(Event::Fragged { figure, kind, at, by });
        if self.state.world.figures().of(Side::Marines).is_empty() {
            self.over(Side::Invader, "nobody is left to light a beacon");
        }
    }
}
