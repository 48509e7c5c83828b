//! An area behind a door: nothing of it is there before it is revealed, and everything of it afterwards.

use super::{drawn, keeps_to_the_contract, played_by_bots};
use crate::game::Beacons;
use crate::own::BEACON;
use crate::state::{Choice, State};
use engine::Options;
use engine::game::Log;
use engine::world::{PieceId, RegionId};
use engine::{Event, FigureId, Game, Thing, World};
use rule_system::TableGame;
use std::sync::Arc;
use tiles::{AreaId, Cell, Spaces};

/// A marine beside a door, behind which a beacon and a drone wait; a second beacon lies in the open.
const VAULT: &str = "
    +-----+-----+
    |B A .D. . L|
    |     |     |
    |L . .|. . d|
    +-----+-----+";

const VAULT_AREA: AreaId = AreaId(0);

pub(crate) fn vault() -> Beacons {
    let mut game = drawn(VAULT, 8);
    let board = &game.table.board;
    let behind: Spaces = board.spaces().filter(|space| board.cell(*space).x > 2).collect();
    game.table.board = Arc::new(board.with_areas([behind]));
    game.table.regions = vec![behind];
    game.table.areas = vec![RegionId(0)];
    game
}

/// What happens after a choice by its key.
pub(crate) fn choose(game: &Beacons, state: &mut State, key: &str) -> Vec<Event> {
    let mut options = Options::<Choice>::default();
    let _ = game.step(state, &mut options);
    let named = |choice: &&Choice| game.show(state, **choice).key == key;
    let choice = *options.list.iter().find(named).unwrap_or_else(|| panic!("no {key}"));
    let mut log = Log::listening();
    game.apply(state, choice, &mut log);
    log.events
}

fn opened(game: &Beacons) -> (State, Vec<Event>) {
    let mut state = game.start();
    for key in ["begin", "deal dim", "deal dim", "step 2,0"] {
        let _ = choose(game, &mut state, key);
    }
    let events = choose(game, &mut state, "open 0");
    (state, events)
}

fn demons(world: &World) -> usize {
    world.figures().on_map().filter(|(id, _)| id.0 >= 2).count()
}

#[test]
fn nothing_of_an_area_is_there_before_it_is_revealed() {
    let game = vault();
    let (state, table) = (game.start(), &game.table);
    let world = &state.world;
    let hidden = PieceId { class: BEACON, number: 0 };
    assert_eq!(
        table.board.cell(table.pieces(BEACON)[0].space),
        Cell::new(5, 0),
        "the first one in reading order"
    );
    assert!(!world.pieces().has(hidden) && world.pieces().has(PieceId { class: BEACON, number: 1 }));
    assert_eq!(demons(world), 0);
    assert!(!world.board(table).holds(table.pieces(BEACON)[0].space));
    let here = world.figures()[FigureId(0)].space;
    let there = Thing::Space(table.pieces(BEACON)[0].space);
    assert!(!world.in_sight(table, Thing::Space(here), there));
    assert_eq!(world.distance(table, Thing::Space(here), there), u8::MAX);
}

#[test]
fn a_door_that_is_opened_reveals_what_lies_behind_it() {
    let game = vault();
    let (state, events) = opened(&game);
    let (world, table) = (&state.world, &game.table);
    let kinds: Vec<String> = game.story(&events).into_iter().flatten().collect();
    assert_eq!(kinds, ["A door opens.", "A part of the map is laid out.", "Drone stands at 5,1."]);
    assert!(matches!(events[1], Event::AreaRevealed { area: VAULT_AREA, by: Some(FigureId(0)) }));
    assert!(world.revealed().has(VAULT_AREA));
    assert!(world.pieces().has(PieceId { class: BEACON, number: 0 }));
    assert_eq!(demons(world), 1);
    let [scout, drone] = [0, 2].map(|id| Thing::Figure(FigureId(id)));
    assert!(world.distance(table, scout, drone) < u8::MAX);
    // A second time nothing comes.
    let mut again = state.clone();
    assert!(!again.world.reveal(table, VAULT_AREA));
    assert_eq!(again, state);
}

#[test]
fn a_covered_beacon_keeps_the_game_going() {
    let game = vault();
    let mut state = game.start();
    for key in ["begin", "deal dim", "deal dim"] {
        let _ = choose(&game, &mut state, key);
    }
    let open = game.table.pieces(BEACON)[1].space;
    state.world.put(&game.table, FigureId(0), open, false);
    let _ = choose(&game, &mut state, "light 1");
    assert_eq!(state.world.outcome(), None);
}

#[test]
fn what_lies_in_a_covered_area_changes_nothing_that_is_shown() {
    let (full, mut empty) = (vault(), vault());
    empty.table.figures.clear();
    let (one, other) = (full.start(), empty.start());
    assert_eq!(one, other);
    for seat in full.seats() {
        let seen = |game: &Beacons, state| {
            format!("{:?} {}", game.seat_view(state, Some(seat)), game.cards(state, Some(seat)))
        };
        assert_eq!(seen(&full, &one), seen(&empty, &other));
    }
}

#[test]
fn the_contract_holds_with_areas() {
    keeps_to_the_contract(&vault(), 11);
}

#[test]
fn positions_keep_the_areas_that_were_revealed() {
    let game = vault();
    for (state, revealed) in [(game.start(), vec![]), (opened(&game).0, vec![0])] {
        let position = game.position(&state);
        assert_eq!(position.revealed, revealed);
        let (laid, problems) = game.arranged(&position);
        assert_eq!(problems, []);
        assert_eq!(laid.world.revealed(), state.world.revealed());
        assert_eq!(laid.world.pieces(), state.world.pieces());
        assert_eq!(demons(&laid.world), demons(&state.world));
    }
    let mut twice = game.position(&opened(&game).0);
    twice.revealed = vec![0, 0, 7];
    let said: Vec<String> =
        game.arranged(&twice).1.iter().map(|problem| format!("{}: {}", problem.at, problem.text)).collect();
    assert!(said.iter().any(|line| line == "revealed[1]: area 0 is written twice"), "{said:?}");
    assert!(said.iter().any(|line| line == "revealed[2]: there is no area 7"), "{said:?}");
}

/// Bots go to the door when no beacon is left in the open, and light what lies behind it.
#[test]
fn bots_reach_what_is_covered() {
    let game = vault();
    let state = played_by_bots(&game);
    assert!(state.world.revealed().has(VAULT_AREA));
    assert_eq!(state.world.outcome().and_then(|outcome| outcome.winner), Some(engine::Side::Marines));
}
