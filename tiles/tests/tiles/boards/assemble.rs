//! Assembling boards from tiles: joints, doors and every clash.

use std::collections::BTreeMap;
use tiles::ascii::Drawing;
use tiles::catalogue::Tile;
use tiles::{
    Board, Catalogue, Cell, Clash, DoorId, DoorSet, DoorSpot, Edge, EdgeKind, Face, Placement, Side4, Space,
    SpaceId, TileNumber, TileSide, Turn,
};

/// Number 1: 2×2 with openings along the whole east side; 2: 2×1 with openings along the west side, difficult in the
/// east, a blocking line between; 3: 2×2 without openings. Two pieces of 1 and 2, one of 3. Sides A and B are alike.
fn catalogue() -> Catalogue {
    let side = |w: i16, h: i16| {
        let cells = (0..w).flat_map(|x| (0..h).map(move |y| (Cell::new(x, y), Space::default())));
        TileSide { w, h, spaces: cells.collect(), ..TileSide::default() }
    };
    let mut room = side(2, 2);
    room.openings = vec![(Cell::new(1, 0), Side4::East), (Cell::new(1, 1), Side4::East)];
    let mut stub = side(2, 1);
    stub.openings = vec![(Cell::new(0, 0), Side4::West)];
    let _ = stub.spaces.insert(Cell::new(1, 0), Space { difficult: true });
    let _ = stub.edges.insert(Edge { cell: Cell::new(1, 0), west: true }, EdgeKind::Blocking);
    let tile = |number: u8, stock: u8, side: TileSide| {
        let number = TileNumber(number);
        (number, Tile { number, stock, sides: [side.clone(), side], ..Tile::default() })
    };
    let tiles = BTreeMap::from([tile(1, 2, room), tile(2, 2, stub), tile(3, 1, side(2, 2))]);
    Catalogue { tiles, ..Catalogue::default() }
}

fn at(tile: u8, x: i16, y: i16, turn: Turn) -> Placement {
    Placement { tile: TileNumber(tile), face: Face::A, at: Cell::new(x, y), turn }
}

fn west(x: i16, y: i16) -> Edge {
    Edge { cell: Cell::new(x, y), west: true }
}

fn north(x: i16, y: i16) -> Edge {
    Edge { cell: Cell::new(x, y), west: false }
}

fn door(edges: &[Edge]) -> DoorSpot {
    DoorSpot::line(edges)
}

#[test]
fn openings_join() {
    let placed = [at(1, 0, 0, Turn::R0), at(1, 2, 0, Turn::R180)];
    let (board, clashes) = Board::assemble(&catalogue(), &placed, &[door(&[west(2, 0), west(2, 1)])]);
    assert_eq!(clashes, []);
    assert_eq!(board.len(), 8);
    assert_eq!(board.edge(west(2, 1)), EdgeKind::Open);
    assert_eq!(board.edge(west(4, 1)), EdgeKind::Wall, "the border of the map is no clash");
    let placements: Vec<usize> = board.spaces().map(|s| board.placement_of(s)).collect();
    assert_eq!(placements, [0, 0, 1, 1, 0, 0, 1, 1]);
    assert_eq!(board.cell(SpaceId(4)), Cell::new(0, 1));
    assert_eq!(board.door_spaces(DoorId(0)).len(), 4);
}

#[test]
fn tiles_turn_with_all_their_print() {
    let expect = [
        (Turn::R0, ". ~ | west"),
        (Turn::R90, ". / ~ | north"),
        (Turn::R180, "~ . | west"),
        (Turn::R270, "~ / . | north"),
    ];
    for (turn, what) in expect {
        let (board, clashes) = Board::assemble(&catalogue(), &[at(2, -7, 5, turn)], &[]);
        assert_eq!(clashes, []);
        let difficult: Vec<&str> =
            board.spaces().map(|s| if board.space(s).difficult { "~" } else { "." }).collect();
        let row = board.edge(west(-6, 5)) == EdgeKind::Blocking;
        let column = board.edge(north(-7, 6)) == EdgeKind::Blocking;
        assert!(row != column);
        let is = difficult.join(if row { " " } else { " / " }) + if row { " | west" } else { " | north" };
        assert_eq!(is, what);
    }
}

#[test]
fn opening_against_wall() {
    let placed = [at(1, 0, 0, Turn::R0), at(3, 2, 1, Turn::R0)];
    let (board, clashes) = Board::assemble(&catalogue(), &placed, &[]);
    assert_eq!(clashes, [Clash::OpeningAgainstWall { open: 0, wall: 1, edge: west(2, 1) }]);
    assert_eq!(board.edge(west(2, 1)), EdgeKind::Wall);
    let mirrored = [at(3, 0, 0, Turn::R0), at(2, 2, 1, Turn::R0)];
    let (_, clashes) = Board::assemble(&catalogue(), &mirrored, &[]);
    assert_eq!(clashes, [Clash::OpeningAgainstWall { open: 1, wall: 0, edge: west(2, 1) }]);
    // Wall against wall is no clash, and a wall it is.
    let apart = [at(1, 0, 0, Turn::R180), at(3, 2, 0, Turn::R0)];
    let (board, clashes) = Board::assemble(&catalogue(), &apart, &[]);
    assert_eq!((clashes.len(), board.edge(west(2, 0))), (0, EdgeKind::Wall));
}

#[test]
fn overlap_leaves_the_earlier_tile_whole() {
    let placed = [at(3, 0, 0, Turn::R0), at(1, 1, 1, Turn::R0)];
    let (board, clashes) = Board::assemble(&catalogue(), &placed, &[]);
    assert_eq!(clashes, [Clash::Overlap { first: 0, second: 1, cells: vec![Cell::new(1, 1)] }]);
    assert_eq!(board.len(), 7);
    assert_eq!(board.placement_of(board.space_at(Cell::new(1, 1)).unwrap()), 0);
    assert_eq!(
        Drawing::of(&board).to_string(),
        "+---+\n|. .|\n|   +-+\n|. .|.|\n+-+-+ |\n  |. .|\n  +---+\n"
    );
}

#[test]
fn stock_is_counted_over_both_sides() {
    let mut placed = vec![at(1, 0, 0, Turn::R0), at(1, 10, 0, Turn::R0), at(1, 20, 0, Turn::R0)];
    let clashes = |placed: &[Placement]| Board::assemble(&catalogue(), placed, &[]).1;
    let one = TileNumber(1);
    assert_eq!(clashes(&placed), [Clash::Stock { tile: one, used: 3, stock: 2, extra: vec![2] }]);
    placed[1].face = Face::B;
    assert_eq!(clashes(&placed), [Clash::BothSides { tile: one, placements: vec![0, 1, 2] }]);
    let _ = placed.pop();
    assert_eq!(clashes(&placed), [], "two pieces, one on each side");
    assert_eq!(clashes(&[at(9, 0, 0, Turn::R0)]), [Clash::UnknownTile { placement: 0, tile: TileNumber(9) }]);
}

#[test]
fn doors_stand_between_spaces() {
    let placed = [at(1, 0, 0, Turn::R0), at(3, 2, 0, Turn::R0), at(2, 0, 3, Turn::R0)];
    let doors = [
        door(&[west(1, 0), west(1, 1)]),
        door(&[west(0, 0)]),
        door(&[west(1, 0), west(2, 0)]),
        door(&[west(1, 3)]),
        door(&[Edge { cell: Cell::new(i16::MIN, i16::MAX), west: true }]),
    ];
    let (board, clashes) = Board::assemble(&catalogue(), &placed, &doors);
    let nothing = |door: usize, edge: Edge| Clash::DoorInNothing { door, edge };
    assert_eq!(
        clashes.into_iter().filter(|c| matches!(c, Clash::DoorInNothing { .. })).collect::<Vec<_>>(),
        [
            nothing(1, west(0, 0)),
            nothing(2, west(2, 0)),
            nothing(3, west(1, 3)),
            nothing(4, doors[4].edges[0])
        ]
    );
    assert_eq!(board.door_count(), 5, "numbers are kept");
    assert_eq!(board.door_edges(DoorId(0)).len(), 2);
    assert!(board.door_edges(DoorId(2)).is_empty() && board.door_spaces(DoorId(2)).is_empty());
    let many = vec![door(&[west(1, 0)]); 34];
    let (board, clashes) = Board::assemble(&catalogue(), &placed[..1], &many);
    assert_eq!(clashes, [Clash::TooManyDoors { door: 32 }]);
    assert_eq!((board.door_count(), board.all_doors()), (32, DoorSet(u32::MAX)));
    assert!(!board.ground(board.all_doors()).adjacent(SpaceId(0), SpaceId(1)));
}

#[test]
fn hostile_places_are_left_out() {
    let ends = [i16::MIN, i16::MIN + 1, -1, 0, i16::MAX - 1, i16::MAX];
    for x in ends {
        for y in ends {
            let (board, clashes) =
                Board::assemble(&catalogue(), &[at(1, x, y, Turn::R90)], &[door(&[west(x, y), north(x, y)])]);
            assert!(board.len() == 4 || clashes.contains(&Clash::OffTable { placement: 0 }));
            let ground = board.ground(board.all_doors());
            assert!(board.spaces().all(|s| ground.range(SpaceId(0), s) < 3));
        }
    }
    let far =
        [at(3, 0, 0, Turn::R0), at(1, 62, 0, Turn::R0), at(2, 63, 9, Turn::R0), at(2, 62, 62, Turn::R0)];
    let (board, clashes) = Board::assemble(&catalogue(), &far, &[]);
    assert_eq!(clashes, [Clash::OffTable { placement: 2 }]);
    assert_eq!((board.len(), board.bounds().unwrap().1), (10, Cell::new(63, 62)));
    let many: Vec<Placement> =
        (0..40).flat_map(|x| (0..30).map(move |y| at(2, 2 * x - 20, y, Turn::R0))).collect();
    let (board, clashes) = Board::assemble(&catalogue(), &many, &[]);
    assert!(board.len() <= 1024 && board.len() > 1000);
    assert!(clashes.iter().any(|c| matches!(c, Clash::OffTable { .. })));
}
