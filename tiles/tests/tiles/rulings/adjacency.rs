//! Rulings 1, 2, 3 and 6: adjacency, small steps, red lines and range.

use tiles::ascii::{Sketch, parse};
use tiles::{DoorSet, Neighbour};

fn neighbour(sketch: &Sketch, from: char, to: char, closed: DoorSet) -> Option<Neighbour> {
    let (from, to) = (sketch.space(from).unwrap(), sketch.space(to).unwrap());
    let ground = sketch.board.ground(closed);
    let found = ground.neighbours(from).iter().copied().find(|n| n.space == to);
    assert_eq!(found.is_some(), ground.adjacent(from, to));
    assert_eq!(ground.adjacent(from, to), ground.adjacent(to, from));
    found
}

/// Are `a` and `b` of the drawing adjacent, all doors closed?
#[track_caller]
fn adjacent(text: &str, expect: bool) {
    let sketch = parse(text);
    assert_eq!(sketch.problems, [""; 0]);
    let found = neighbour(&sketch, 'a', 'b', sketch.board.all_doors());
    assert_eq!(found.is_some(), expect, "{text}");
}

/// May a small figure step from `a` to `b`?
#[track_caller]
fn steps(text: &str, expect: bool) {
    let sketch = parse(text);
    assert_eq!(sketch.problems, [""; 0]);
    let found = neighbour(&sketch, 'a', 'b', sketch.board.all_doors());
    assert_eq!(found.is_some_and(|n| n.step), expect, "{text}");
    let back = neighbour(&sketch, 'b', 'a', sketch.board.all_doors());
    assert_eq!(back.is_some_and(|n| n.step), expect, "{text}");
}

#[test]
fn ruling_01_orthogonal_adjacency() {
    adjacent("+---+\n|a b|\n+---+", true);
    adjacent("+---+\n|a|b|\n+---+", false);
    adjacent("+---+\n|aDb|\n+---+", false);
    adjacent("+-----+\n|a . b|\n+-----+", false);
    adjacent("+-+\n|a|\n+ +\n|b|\n+-+", true);
}

#[test]
fn ruling_01_diagonal_adjacency() {
    adjacent("+---+\n|a .|\n+   +\n|. b|\n+---+", true);
    // The end of a lone wall stub does not cut the diagonal, from whichever of the four sides it comes,
    adjacent("+---+\n|a|.|\n+   +\n|. b|\n+---+", true);
    adjacent("+---+\n|a .|\n+   +\n|.|b|\n+---+", true);
    adjacent("+---+\n|a .|\n+-  +\n|. b|\n+---+", true);
    adjacent("+---+\n|a .|\n+  -+\n|. b|\n+---+", true);
    // nor does an L that leaves one way round,
    adjacent("+---+\n|a|.|\n+  -+\n|. b|\n+---+", true);
    // but an L around one of the two does, a straight wall does, and so does a T.
    adjacent("+---+\n|a|.|\n+-  +\n|. b|\n+---+", false);
    adjacent("+---+\n|a|.|\n+   +\n|.|b|\n+---+", false);
    adjacent("+---+\n|a .|\n+---+\n|. b|\n+---+", false);
    adjacent("+---+\n|a|.|\n+---+\n|. b|\n+---+", false);
}

#[test]
fn ruling_01_middle_must_exist() {
    adjacent("+---+\n|a  |\n+   +\n|. b|\n+---+", true);
    adjacent("+---+\n|a  |\n+   +\n|  b|\n+---+", false);
    adjacent("+---+\n|a  |\n+   +\n|.|b|\n+---+", false);
}

#[test]
fn ruling_01_doors_count_while_closed() {
    let sketch = parse("+---+\n|aD.|\n+E  +\n|. b|\n+---+");
    let (d, e) = (sketch.door('D').unwrap(), sketch.door('E').unwrap());
    let all = sketch.board.all_doors();
    assert!(neighbour(&sketch, 'a', 'b', all).is_none());
    assert!(neighbour(&sketch, 'a', 'b', all.without(d)).is_some());
    assert!(neighbour(&sketch, 'a', 'b', all.without(e)).is_some());
    assert!(neighbour(&sketch, 'a', 'b', all.without(d).without(e)).is_some());
}

#[test]
fn ruling_02_diagonal_movement() {
    steps("+---+\n|a .|\n+   +\n|. b|\n+---+", true);
    // A free way round must lack red lines too; one is enough.
    steps("+---+\n|a:.|\n+   +\n|. b|\n+---+", true);
    steps("+---+\n|a#.|\n+   +\n|. b|\n+---+", true);
    steps("+---+\n|a:.|\n+:  +\n|. b|\n+---+", false);
    steps("+---+\n|a:.|\n+   +\n|.#b|\n+---+", false);
    steps("+---+\n|a|.|\n+   +\n|.:b|\n+---+", false);
    steps("+---+\n|a:b|\n+---+", false);
    steps("+---+\n|a#b|\n+---+", false);
}

#[test]
fn ruling_03_red_lines_and_adjacency() {
    adjacent("+---+\n|a:b|\n+---+", true);
    adjacent("+---+\n|a#b|\n+---+", true);
    adjacent("+---+\n|a:.|\n+#  +\n|. b|\n+---+", true);
    adjacent("+---+\n|a|.|\n+#  +\n|. b|\n+---+", true);
}

#[test]
fn ruling_03_a_traced_path_stops_at_blocking_edges_only() {
    let sketch = parse("+---------+\n|a:f#. .|.|\n+         +\n|. .#b:.D.|\n+---------+");
    let (a, all) = (sketch.space('a').unwrap(), sketch.board.all_doors());
    let traced = |closed: DoorSet| sketch.board.ground(closed).traced(a);
    assert!(traced(all).has(sketch.space('f').unwrap()), "impassable edges and figures do not matter");
    assert!(!traced(DoorSet::default()).has(sketch.space('b').unwrap()), "blocking edges do");
    let open = parse("+---------+\n|a:f#. .|.|\n+         +\n|. . b:.D.|\n+---------+");
    let (a, all) = (open.space('a').unwrap(), open.board.all_doors());
    assert_eq!(open.board.ground(all).traced(a).len(), 8, "round the blocking edge, up to the door");
    assert_eq!(open.board.ground(DoorSet::default()).traced(a).len(), 10);
}

#[test]
fn ruling_28_a_door_opens_whole() {
    let sketch = parse("+-------+\n|a .D. .|\n+       +\n|. .D. .|\n+-------+");
    let (board, door) = (&sketch.board, sketch.door('D').unwrap());
    assert_eq!((board.door_count(), board.door_edges(door).len(), board.door_spaces(door).len()), (1, 2, 4));
    let crossings = |closed: DoorSet| {
        let ground = board.ground(closed);
        let west = board.door_spaces(door).iter().filter(|s| board.cell(**s).x == 1);
        west.map(|s| ground.neighbours(*s).iter().filter(|n| board.cell(n.space).x == 2).count())
            .sum::<usize>()
    };
    assert_eq!(crossings(board.all_doors()), 0, "its spaces are not adjacent across it while it is closed");
    assert_eq!(crossings(board.all_doors().without(door)), 4, "two straight, two diagonal");
    // A figure that is adjacent to a space of the door, on its own side of it, can open it.
    let (a, ground) = (sketch.space('a').unwrap(), board.ground(board.all_doors()));
    let at_door: Vec<bool> = board.door_spaces(door).iter().map(|s| ground.adjacent(a, *s)).collect();
    assert_eq!(at_door, [true, false, true, false]);
}

#[test]
fn ruling_06_range() {
    let sketch = parse(
        "
         +---------+ +-+
         |a .#. . 1| |i|
         +- -  : - + +-+
         |b . .:~ .|
         +    :    +
         |. . . dDe|
         +---------+",
    );
    assert_eq!(sketch.problems, [""; 0]);
    let range = |a: char, b: char, closed: DoorSet| {
        let (a, b) = (sketch.space(a).unwrap(), sketch.space(b).unwrap());
        let ground = sketch.board.ground(closed);
        assert_eq!(ground.range(a, b), ground.range(b, a));
        ground.range(a, b)
    };
    let (all, none) = (sketch.board.all_doors(), DoorSet::default());
    assert_eq!(range('a', 'a', all), 0);
    assert_eq!(range('a', '1', all), 4, "red lines do not count");
    assert_eq!(range('a', 'b', all), 4, "round the wall's end");
    assert_eq!(range('d', 'e', none), 1);
    assert_eq!(range('d', 'e', all), 2, "round the door's end");
    assert_eq!(range('a', 'i', none), 255, "cut off");
}
