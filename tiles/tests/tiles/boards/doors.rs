//! Doors with spaces of their own, grates, and doors that are open at the start.

use std::collections::BTreeMap;
use tiles::catalogue::Tile;
use tiles::path::steps;
use tiles::{
    Board, Catalogue, Cell, Clash, Crowd, DoorId, DoorSet, DoorSpot, Edge, Face, Footprint, Gait, Mover,
    Placement, Pose, Sight, Space, SpaceId, TileNumber, TileSide, Turn,
};

const DOOR: DoorId = DoorId(0);

/// Five columns and two rows without a line.
fn board(door: DoorSpot) -> (Board, Vec<Clash>) {
    let cells = (0..5).flat_map(|x| (0..2).map(move |y| (Cell::new(x, y), Space::default())));
    let side = TileSide { w: 5, h: 2, spaces: cells.collect(), ..TileSide::default() };
    let number = TileNumber(1);
    let tile = Tile { number, stock: 1, sides: [side.clone(), side], ..Tile::default() };
    let catalogue = Catalogue { tiles: BTreeMap::from([(number, tile)]), ..Catalogue::default() };
    let placed = Placement { tile: number, face: Face::A, at: Cell::new(0, 0), turn: Turn::R0 };
    Board::assemble(&catalogue, &[placed], &[door])
}

fn sound(door: DoorSpot) -> Board {
    let (board, clashes) = board(door);
    assert_eq!(clashes, []);
    board
}

fn space(board: &Board, x: i16, y: i16) -> SpaceId {
    board.space_at(Cell::new(x, y)).expect("a space")
}

fn line(x: i16) -> [Edge; 2] {
    [0, 1].map(|y| Edge { cell: Cell::new(x, y), west: true })
}

/// Where a figure gets to in one step.
fn next(board: &Board, closed: DoorSet, gait: Gait, at: Cell) -> Vec<Cell> {
    let mut out = Vec::new();
    steps(board, closed, Mover::from(gait), Pose::new(at), &Crowd::default(), &mut out);
    out.into_iter().map(|step| step.pose.at).collect()
}

#[test]
fn a_door_on_spaces_is_a_wall_round_them_while_it_is_closed() {
    let doorway = vec![Cell::new(2, 0), Cell::new(2, 1)];
    let board = sound(DoorSpot { doorway, ..DoorSpot::default() });
    assert_eq!(board.doorway(DOOR), [space(&board, 2, 0), space(&board, 2, 1)]);
    assert_eq!(
        board.door_edges(DOOR).len(),
        5,
        "west, east and between; the rim of the map is a wall anyway"
    );
    assert_eq!(board.door_spaces(DOOR).len(), 6, "its own spaces and those beside them");
    let (west, own, east) = (space(&board, 1, 0), space(&board, 2, 0), space(&board, 3, 0));
    let closed = board.ground(board.all_doors());
    assert_eq!(
        (closed.range(west, east), closed.range(west, own), closed.neighbours(own).len()),
        (255, 255, 0)
    );
    assert!(
        !Sight::without_figures(closed).sees(west, east) && !Sight::without_figures(closed).sees(west, own)
    );
    let open = board.ground(DoorSet::default());
    assert_eq!((open.range(west, east), open.range(west, own)), (2, 1));
    assert!(Sight::without_figures(open).sees(west, east));
    // Part of it can be covered by an area; what lies open of it is its doorway then.
    let area = board.with_areas([[own].into_iter().collect()]);
    assert_eq!(area.shown(tiles::AreaSet::default()).doorway(DOOR), [space(&board, 2, 1)]);
}

#[test]
fn a_door_on_spaces_that_are_not_there_is_left_out() {
    let doorway = vec![Cell::new(4, 0), Cell::new(5, 0)];
    let (board, clashes) = board(DoorSpot { doorway, ..DoorSpot::default() });
    assert_eq!(
        clashes,
        [Clash::DoorInNothing { door: 0, edge: Edge { cell: Cell::new(5, 0), west: false } }]
    );
    assert!(board.doorway(DOOR).is_empty() && board.door_edges(DOOR).is_empty());
}

#[test]
fn a_closed_grate_stops_figures_and_nothing_else() {
    let solid = sound(DoorSpot::line(line(2)));
    let grate = sound(DoorSpot { grate: true, ..DoorSpot::line(line(2)) });
    assert!(grate.is_grate(DOOR) && !solid.is_grate(DOOR));
    let (west, east, far) = (space(&grate, 1, 0), space(&grate, 2, 0), space(&grate, 4, 1));
    for closed in [grate.all_doors(), DoorSet::default()] {
        let (here, open) = (grate.ground(closed), solid.ground(DoorSet::default()));
        let [here_sees, open_sees] = [here, open].map(Sight::without_figures);
        for from in grate.spaces() {
            assert_eq!(here.ranges(from), open.ranges(from));
            assert_eq!(here_sees.seen_from(from).spaces(), open_sees.seen_from(from).spaces());
            for to in grate.spaces() {
                assert_eq!(here_sees.printed_lines(from, to), open_sees.printed_lines(from, to));
            }
        }
        assert!(here.traced(west).has(far), "a blast goes through");
    }
    let shut = grate.ground(grate.all_doors());
    assert!(shut.adjacent(west, east));
    let over = shut.neighbours(west).iter().find(|it| it.space == east).expect("beside each other");
    assert!(!over.step && !over.fly && over.trace);
    let ghost = Gait { crosses_barriers: true, ..Gait::FOOT };
    let large = Gait { crosses_barriers: true, ..Gait::large(Footprint { w: 2, h: 2 }) };
    for (gait, at) in [(Gait::FOOT, Cell::new(1, 0)), (ghost, Cell::new(1, 0)), (large, Cell::new(0, 0))] {
        // A closed grate stops every figure just as a solid door does.
        let steps = |board: &Board| next(board, board.all_doors(), gait, at);
        assert_eq!(steps(&grate), steps(&solid), "{gait:?}");
        assert!(steps(&grate).iter().all(|to| to.x + i16::from(gait.footprint.w) <= 2), "{gait:?}");
    }
    let base = |x| grate.covered(Footprint { w: 2, h: 1 }, Pose::new(Cell::new(x, 0)), grate.all_doors());
    assert!(base(0).is_some() && base(1).is_none(), "no base lies across it");
}

#[test]
fn a_door_may_be_open_at_the_start() {
    let board = sound(DoorSpot { open: true, ..DoorSpot::line(line(2)) });
    assert_eq!(board.all_doors(), DoorSet::default().with(DOOR));
    assert_eq!(board.closed_at_start(), DoorSet::default());
    assert_eq!(sound(DoorSpot::line(line(2))).closed_at_start(), DoorSet::default().with(DOOR));
}
