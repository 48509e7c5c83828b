//! Ruling 4: line of sight from a corner of `a` to a corner of `b`, all doors closed.

use tiles::ascii::parse;
use tiles::{Cell, Cover, Crossing, DoorSet, Edge, Hindrance, Sight, Spaces};

/// Does `a` see `b`, and is it the same the other way round and however the board is turned or mirrored?
#[track_caller]
fn sees(text: &str, expect: bool) {
    let mut text: Vec<Vec<char>> = text.lines().map(|line| line.chars().collect()).collect();
    let width = text.iter().map(Vec::len).max().unwrap();
    for row in &mut text {
        row.resize(width, ' ');
    }
    for _ in 0..4 {
        for _ in 0..2 {
            text.reverse();
            let mut drawing = text.clone();
            drawing[0][0] = '+';
            let drawing: String = drawing.iter().map(|row| row.iter().collect::<String>() + "\n").collect();
            let sketch = parse(&drawing);
            assert_eq!(sketch.problems, [""; 0]);
            let (a, b) = (sketch.space('a').unwrap(), sketch.space('b').unwrap());
            let sight = Sight::without_figures(sketch.board.ground(sketch.board.all_doors()));
            assert_eq!(sight.sees(a, b), expect, "\n{drawing}");
            assert_eq!(sight.sees(b, a), expect, "\n{drawing}");
        }
        text = (0..text[0].len()).map(|x| text.iter().rev().map(|row| row[x]).collect()).collect();
    }
}

#[test]
fn ruling_04_open_ground() {
    sees("+-------------+\n|a . . . . . b|\n+-------------+", true);
    sees("+---+\n|a .|\n+   +\n|. .|\n+   +\n|. b|\n+---+", true);
    sees("+-+\n|a|\n+ +\n|.|\n+ +---+\n|. . b|\n+-----+", true);
}

#[test]
fn ruling_04_what_blocks() {
    sees("+-----+\n|a|. b|\n+-----+", false);
    sees("+-----+\n|a . b|\n+-----+", true);
    sees("+-----+\n|a .Db|\n+-----+", false);
    sees("+-----+\n|a#. b|\n+-----+", false);
    sees("+-----+\n|a:. b|\n+-----+", true);
    sees("+-----+\n|a   b|\n+-----+", false);
    sees("+-----+\n|a ~ b|\n+-----+", true);
    let crowded = parse("+-----+\n|a . b|\n+-----+");
    let (a, b) = (crowded.space('a').unwrap(), crowded.space('b').unwrap());
    let everywhere: Spaces = crowded.board.spaces().collect();
    let sight = Sight::new(crowded.board.ground(DoorSet::default()), [&everywhere; 2]);
    assert!(sight.sees(a, b) && sight.any_sees(&[a], &[b]) && sight.seen_from(a).has(b));
    assert_eq!(sight.cover(a, b), Cover::Cover, "figures give cover and never stop sight");
}

#[test]
fn ruling_04_doors_open() {
    let sketch = parse("+-----+\n|a .Db|\n+ -E--+\n|. . .|\n+-----+");
    let (a, b) = (sketch.space('a').unwrap(), sketch.space('b').unwrap());
    let (d, e) = (sketch.door('D').unwrap(), sketch.door('E').unwrap());
    let all = sketch.board.all_doors();
    let sees = |closed: DoorSet| Sight::without_figures(sketch.board.ground(closed)).sees(a, b);
    assert!(!sees(all) && sees(all.without(d)));
    assert!(!sees(all.without(e)) && sees(DoorSet::default()));
    let shut = Sight::without_figures(sketch.board.ground(all));
    assert!(shut.on(sketch.board.ground(all.without(d))).sees(a, b));
}

#[test]
fn ruling_04_through_a_corner_point() {
    // A blocked edge beside the point leaves the other way round it,
    sees("+-----+\n|a|. .|\n+     +\n|. . .|\n+     +\n|. . b|\n+-----+", true);
    // a cross of the two nearest edges does not.
    sees("+---+\n|a|.|\n+-  +\n|. b|\n+---+", false);
    sees("+---+\n|a|.|\n+   +\n|.|b|\n+---+", false);
    sees("+---+\n|a#.|\n+ - +\n|. b|\n+---+", true);
    // Two rooms that touch in one point only.
    sees("+---+\n|. a|\n+---+---+\n    |b .|\n    +---+", false);
}

#[test]
fn ruling_04_along_a_wall() {
    // Along a wall, on the side where both stand,
    sees("+-------+\n|a . . b|\n+-------+\n|. . . .|\n+-------+", true);
    // never from one side of it to the other,
    sees("+-------+\n|a . . .|\n+-------+\n|. . . b|\n+-------+", false);
    // unless there is a gap to change sides in.
    sees("+-------+\n|a . . .|\n+-- ----+\n|. . . b|\n+-------+", true);
    // Past the ends of walls on alternating sides of the line.
    sees("+---------+\n|a .|. . b|\n+         +\n|. . .|. .|\n+---------+", true);
    sees("+---------+\n|a .|. . b|\n+         +\n|. .|. . .|\n+---------+", false);
}

#[test]
fn ruling_04_nobody_sees_through_a_wall_from_its_end() {
    // The wall between the two ends in a corner of both, in the corner of the room.
    sees("+---+\n|a|b|\n+---+", false);
    sees("+---+\n|a|b|\n+-  +\n  |.|\n  +-+", false);
    // With floor beyond its end they look round it, along the line that touches it.
    sees("+---+\n|a|b|\n+   +\n|. .|\n+---+", true);
    sees("+---+\n|a#b|\n+   +\n|. .|\n+---+", true);
}

#[test]
fn ruling_04_adjacent_spaces() {
    sees("+---+\n|a .|\n+   +\n|. b|\n+---+", true);
    sees("+---+\n|a|.|\n+   +\n|. b|\n+---+", true);
    // Adjacent across blocking edges, and still unseen.
    sees("+---+\n|a#b|\n+---+", false);
    sees("+---+\n|a#.|\n+#  +\n|. b|\n+---+", false);
}

#[test]
fn ruling_04_explains_itself() {
    let sketch = parse("+-----+\n|a .Db|\n+-----+");
    let (a, b) = (sketch.space('a').unwrap(), sketch.space('b').unwrap());
    let explain = |closed: DoorSet| Sight::without_figures(sketch.board.ground(closed)).explain(a, b);
    let why = explain(sketch.board.all_doors());
    let door = Crossing::Edge(Edge { cell: Cell::new(2, 0), west: true });
    assert_eq!((why.cover, why.corner), (Cover::Unseen, 1));
    assert_eq!(
        (why.lines[1], why.lines[2]),
        (Some(Hindrance::Blocked(door)), Some(Hindrance::Blocked(door)))
    );
    let why = explain(DoorSet::default());
    assert_eq!((why.cover, why.corner, why.target, why.lines), (Cover::Open, 1, 0, [None; 4]));
}
