//! Boards as text: what is read, what is drawn, what is complained about.

use expect_test::{Expect, expect};
use tiles::ascii::{Drawing, parse};
use tiles::{Board, Cell, DoorId, DoorSet, Edge, EdgeKind};

const HALL: &str = "
    +-------+ +-+
    |M . .|~| |.|
    +  :   D+-+-+
    |.#. . .D. 7|
    +-------+   +
            |. .|
            +---+
";

fn check(actual: &str, expect: &Expect) {
    expect.assert_eq(actual);
}

#[test]
fn reads_every_glyph() {
    let sketch = parse(HALL);
    assert_eq!(sketch.problems, [""; 0]);
    let board = &sketch.board;
    assert_eq!(board.len(), 13);
    assert_eq!(board.bounds(), Some((Cell::new(0, 0), Cell::new(5, 2))));
    assert_eq!(sketch.marks.get(&'M').unwrap(), &[Cell::new(0, 0)]);
    assert!(board.space(sketch.space('7').unwrap()).difficult);
    assert!(!board.space(sketch.space('M').unwrap()).difficult);
    let west = |x, y| Edge { cell: Cell::new(x, y), west: true };
    let north = |x, y| Edge { cell: Cell::new(x, y), west: false };
    assert_eq!(board.edge(west(1, 1)), EdgeKind::Blocking);
    assert_eq!(board.edge(north(1, 1)), EdgeKind::Impassable);
    assert_eq!(board.edge(north(2, 1)), EdgeKind::Open);
    assert_eq!(board.edge(west(3, 0)), EdgeKind::Wall);
    assert_eq!(board.edge(west(0, 0)), EdgeKind::Wall, "border of the map");
    assert_eq!(board.edge(west(99, 99)), EdgeKind::Wall);
    let door = sketch.door('D').unwrap();
    assert_eq!(door, DoorId(0));
    assert_eq!(board.door_edges(door), [north(3, 1), west(4, 1)]);
    assert_eq!(board.door_spaces(door).len(), 3);
    assert_eq!(board.doors_on(west(4, 1)).collect::<Vec<_>>(), [door]);
    assert_eq!(board.doors_on(west(3, 1)).count(), 0);
}

#[test]
fn draws_what_it_read() {
    let sketch = parse(HALL);
    check(
        &Drawing::of(&sketch.board).to_string(),
        &expect![[r#"
            +-----+-+ +-+
            |. . .|~| |.|
            | +:+ +A+-+-+
            |.#. . .A. ~|
            +-+-----+   |
                    |. .|
                    +---+
        "#]],
    );
    let open = Drawing::of(&sketch.board).closed(DoorSet::default());
    let glyphs = |cell: Cell| (cell == Cell::new(4, 1)).then_some('@');
    let edges = |edge: Edge| (edge == Edge { cell: Cell::new(5, 1), west: true }).then_some('X');
    let picture = open.wide().around(&[Cell::new(4, 1)], 1).glyphs(&glyphs).edge_glyphs(&edges);
    check(
        &picture.to_string(),
        &expect![[r#"
                3   4   5
              +---+   +---+
            0 |~~~|   | . |
              +   +---+---+
            1   .   @ X~~~|
              ----+   +   |
            2     | .   . |
                  +-------+
        "#]],
    );
}

#[test]
fn a_window_off_the_board_is_empty() {
    let board = Board::from_ascii(HALL);
    let far = Cell::new(i16::MAX, i16::MIN);
    assert_eq!(Drawing::of(&board).around(&[far], 9).to_string(), "");
    assert_eq!(Drawing::of(&Board::from_ascii("")).to_string(), "");
}

#[test]
fn names_what_it_cannot_read() {
    let sketch = parse("+-?-+\n|.x#|\n+   +\n|. D|\n+---+");
    assert_eq!(
        sketch.problems,
        ["line 2, column 4: no cell is drawn '#'", "door 'x' does not lie between spaces"]
    );
    assert_eq!(sketch.board.len(), 3, "D is a mark");
    let wide = format!("+{}", ". ".repeat(500));
    assert_eq!(parse(&wide).problems.len(), 65);
    let many: String = ('A'..='Z').chain('a'..='g').map(|d| format!(".{d}")).collect();
    assert_eq!(parse(&format!("+\n|{many}.|")).problems, ["door 'g' is one too many"]);
}
