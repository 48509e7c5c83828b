//! Doors with locks, grates and hatches: what a key does, who gets past what, and that positions keep all of it.

use super::area::choose;
use super::{drawn, keeps_to_the_contract, played_by_bots};
use crate::game::Beacons;
use crate::own::KEY;
use crate::state::{Choice, State};
use crate::system::System;
use engine::counts::Counts;
use engine::effect::Orders;
use engine::world::{DoorPlace, Held, PieceId, PieceSpot};
use engine::{
    Effect, Event, EventKind, EventSet, FigureId, Game, HookError, Hooks, Options, Side, Table, World,
};
use rule_system::{RuleSystem, TableGame};
use std::sync::Arc;
use tiles::{Board, Cell, DoorId, DoorSet, DoorSpot, Face, Placement, TileNumber, Turn};

/// Two marines in a room with a key; behind the red door a beacon and a drone.
const CELL: &str = "
    +-----+---+
    |A . .D. L|
    |     |   |
    |B . .|. d|
    +-----+---+";

const GATE: DoorId = DoorId(0);
const LOCKED: DoorPlace = DoorPlace { kind: 1, locked: true };

fn cell() -> Beacons {
    let mut game = drawn(CELL, 9);
    game.table.door_places = vec![LOCKED];
    let space = game.table.board.space_at(Cell::new(1, 0)).expect("a space");
    game.table.pieces[usize::from(KEY.0)] = vec![PieceSpot { space, sort: 0, up: false }];
    game
}

fn options(game: &Beacons, state: &State) -> Vec<Choice> {
    let mut options = Options::default();
    let _ = game.step(state, &mut options);
    options.list
}

fn begun(game: &Beacons) -> State {
    let mut state = game.start();
    for key in ["begin", "deal dim", "deal dim"] {
        let _ = choose(game, &mut state, key);
    }
    state
}

#[test]
fn a_locked_door_opens_when_a_marine_has_taken_the_key() {
    let game = cell();
    let mut state = begun(&game);
    assert!(state.world.held().locked.has(GATE) && state.world.closed().has(GATE));
    let events = choose(&game, &mut state, "step 1,0");
    let said: Vec<String> = game.story(&events).into_iter().flatten().collect();
    assert_eq!(said, ["Scout steps to 1,0.", "Scout takes a key.", "A door is unlocked."]);
    assert!(!state.world.pieces().has(PieceId { class: KEY, number: 0 }));
    let _ = choose(&game, &mut state, "step 2,0");
    let events = choose(&game, &mut state, "open 0");
    assert!(matches!(events[0], Event::DoorOpened { door: GATE, by: Some(FigureId(0)) }));
    // Without the key there is no such choice.
    let mut other = begun(&game);
    for key in ["step 1,1", "step 2,0"] {
        let _ = choose(&game, &mut other, key);
    }
    assert!(!options(&game, &other).iter().any(|choice| matches!(choice, Choice::Open(_))));
}

#[test]
fn a_lock_keeps_an_open_door_open_and_what_is_gone_stays_gone() {
    let mut world = cell().start().world;
    assert!(!world.open(GATE) && !world.lock(GATE), "it is locked already");
    assert!(world.unlock(GATE) && !world.unlock(GATE));
    assert!(world.open(GATE) && world.lock(GATE));
    assert!(!world.close(GATE), "jammed");
    assert!(world.destroy(GATE) && !world.destroy(GATE));
    assert!(!world.close(GATE) && !world.open(GATE) && !world.lock(GATE));
    assert_eq!(world.held().locked, DoorSet::default());
    assert!(world.held().gone.has(GATE) && !world.closed().has(GATE));
}

/// Scripts that ask for effects when the game begins.
struct Asks(Vec<Effect>);

impl Hooks for Asks {
    fn listens(&self) -> EventSet {
        EventSet::NONE.with(EventKind::Started)
    }

    fn react(
        &self,
        _: usize,
        _: &Table,
        _: &World,
        _: &Counts,
        _: &Event,
        out: &mut Orders,
    ) -> Result<(), HookError> {
        self.0.iter().for_each(|effect| out.push(effect.clone()));
        Ok(())
    }
}

#[test]
fn effects_of_scripts_on_held_doors_are_refused_with_a_reason() {
    use Effect::{CloseDoor, DestroyDoor, LockDoor, OpenDoor, UnlockDoor};
    let locked = "It could not be done: the door is locked; unlock it first.";
    let destroyed = "It could not be done: the door is destroyed.";
    let (opens, unlocked) = ("A door opens.", "A door is unlocked.");
    let cases: [(&[Effect], &[&str]); 5] = [
        (&[OpenDoor(GATE)], &[locked]),
        (
            &[UnlockDoor(GATE), OpenDoor(GATE), LockDoor(GATE), CloseDoor(GATE)],
            &[unlocked, opens, "A door is locked.", locked],
        ),
        (&[DestroyDoor(GATE), CloseDoor(GATE), LockDoor(GATE)], &["A door breaks.", destroyed, destroyed]),
        // What is so already stays so, without a word.
        (&[UnlockDoor(GATE), UnlockDoor(GATE), OpenDoor(GATE), OpenDoor(GATE)], &[unlocked, opens]),
        (&[DestroyDoor(GATE), DestroyDoor(GATE), OpenDoor(GATE), UnlockDoor(GATE)], &["A door breaks."]),
    ];
    for (effects, expected) in cases {
        let game = cell();
        let game = Beacons::new(game.table, Arc::new(Asks(effects.to_vec())), 9);
        let mut state = game.start();
        let said: Vec<String> =
            game.story(&choose(&game, &mut state, "begin")).into_iter().flatten().collect();
        assert_eq!(said[1..], *expected, "{effects:?}");
    }
}

/// A door on two spaces between two rooms: it does not close while somebody stands in it.
#[test]
fn a_door_stays_open_while_somebody_stands_in_it() {
    let mut game = drawn(CELL, 9);
    let hall = Placement { tile: TileNumber(1), face: Face::A, at: Cell::new(0, 0), turn: Turn::R0 };
    let doorway = [1, 2].map(|y| Cell::new(2, y));
    let spot = DoorSpot { doorway: doorway.to_vec(), ..DoorSpot::default() };
    let (board, clashes) = Board::assemble(System.catalogue(), &[hall], &[spot]);
    assert_eq!(clashes, []);
    game.table.board = Arc::new(board);
    let mut world = game.start().world;
    assert!(world.open(GATE));
    let middle = game.table.board.space_at(doorway[1]).expect("a space");
    assert!(!world.stands_in(&game.table, GATE));
    world.put(&game.table, FigureId(0), middle, false);
    assert!(world.stands_in(&game.table, GATE));
}

#[test]
fn fingerprints_of_games_without_locks_are_those_from_before() {
    use std::hash::{DefaultHasher, Hash, Hasher};
    let fed = |held: Held| {
        let mut hasher = DefaultHasher::new();
        held.hash(&mut hasher);
        hasher.finish()
    };
    let none = Held::default();
    assert_eq!(fed(none), DefaultHasher::new().finish(), "nothing is fed");
    let one = DoorSet::default().with(GATE);
    let locked = Held { locked: one, ..none };
    let gone = Held { gone: one, ..none };
    assert!(fed(locked) != fed(none) && fed(locked) != fed(gone));
}

#[test]
fn positions_keep_locks_and_destroyed_doors() {
    let mut game = drawn(CELL, 9);
    game.table.door_places = vec![LOCKED];
    let mut state = begun(&game);
    let verbs: [fn(&mut World) -> bool; 4] = [
        |world| world.held().locked.has(GATE),
        |world| world.unlock(GATE),
        |world| world.lock(GATE),
        |world| world.destroy(GATE),
    ];
    for verb in verbs {
        assert!(verb(&mut state.world));
        let (again, problems) = game.arranged(&game.position(&state));
        assert_eq!(problems, []);
        assert_eq!((again.world.held(), again.world.closed()), (state.world.held(), state.world.closed()));
    }
    let mut wrong = game.position(&state);
    wrong.locked_doors = vec![0, 7];
    let (_, problems) = game.arranged(&wrong);
    let said: Vec<String> =
        problems.iter().map(|problem| format!("{}: {}", problem.at, problem.text)).collect();
    assert_eq!(
        said,
        ["locked_doors[0]: door 0 is gone, so it cannot be locked", "locked_doors[1]: there is no door 7"]
    );
}

#[test]
fn the_contract_holds_with_locks() {
    keeps_to_the_contract(&cell(), 7);
}

/// Bots fetch the key before they go to the beacon behind the red door.
#[test]
fn bots_fetch_the_key() {
    let game = cell();
    let state = played_by_bots(&game);
    assert_eq!(state.world.outcome().and_then(|outcome| outcome.winner), Some(Side::Marines));
}
