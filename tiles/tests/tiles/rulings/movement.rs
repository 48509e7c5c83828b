//! Rulings 7, 8, 10, 29, 30 and 44 (and the moving part of 2): single moves and reach, all doors closed.
//! Marks: `m` the mover, `h` hostile, `f` friendly, `L` large and hostile, `F` large and friendly, `t` teleporter, `7` one
//! on difficult ground, `x` one with a hostile figure, `8` the same on difficult ground, `y` one with a friend.

use expect_test::{Expect, expect};
use tiles::ascii::{Drawing, Sketch, parse};
use tiles::path::{can_rest_within, steps};
use tiles::{Cell, Crowd, Footprint, Gait, Pose, Reach, Spaces, Step};

const FOUR: Footprint = Footprint { w: 2, h: 2 };
const PINKY: Footprint = Footprint { w: 1, h: 2 };
const GIANT: Footprint = Footprint { w: 2, h: 3 };

struct Table {
    sketch: Sketch,
    crowd: Crowd,
    from: Pose,
}

fn table(text: &str) -> Table {
    let sketch = parse(text);
    assert_eq!(sketch.problems, [""; 0]);
    let spaces = |marks: &str| marks.chars().fold(Spaces::EMPTY, |all, mark| all.union(&sketch.spaces(mark)));
    let crowd = Crowd {
        hostile: spaces("h5x8L"),
        friendly: spaces("fyF"),
        large: spaces("LF"),
        links: spaces("tx78y"),
        ..Crowd::default()
    };
    let from = Pose::new(sketch.marks.get(&'m').or(sketch.marks.get(&'T')).unwrap()[0]);
    Table { sketch, crowd, from }
}

impl Table {
    fn flood(&self, gait: Gait, points: u8) -> Reach {
        let mut reach = Reach::default();
        reach.flood(&self.sketch.board, self.sketch.board.all_doors(), gait, self.from, points, &self.crowd);
        reach
    }

    fn steps(&self, gait: Gait) -> Vec<Step> {
        let mut out = Vec::new();
        let board = &self.sketch.board;
        steps(board, board.all_doors(), gait, self.from, &self.crowd, &mut out);
        out
    }

    /// May the mover rest within some points, were it where `mark` is?
    fn rests(&self, gait: Gait, mark: char, points: u8) -> bool {
        let (board, at) = (&self.sketch.board, Pose::new(self.sketch.marks[&mark][0]));
        can_rest_within(board, board.all_doors(), gait, at, points, &self.crowd)
    }
}

/// The costs of all poses in which the mover may end, drawn where their north-west cell is; `-` where it may only pass.
#[track_caller]
fn check(text: &str, gait: Gait, points: u8, expect: &Expect) {
    let table = table(text);
    let reach = table.flood(gait, points);
    let ends: Vec<(Pose, u8)> = reach.ends().collect();
    let draw = |turned: bool| {
        let glyph = |at: Cell| {
            let pose = Pose { at, turned };
            match ends.iter().find(|(end, _)| *end == pose) {
                Some((_, cost)) => char::from_digit(u32::from(*cost), 10),
                None => reach.cost(pose).map(|_| '-'),
            }
        };
        Drawing::of(&table.sketch.board).glyphs(&glyph).to_string()
    };
    let turned = if ends.iter().any(|(pose, _)| pose.turned) { draw(true) } else { String::new() };
    expect.assert_eq(&(draw(false) + &turned));
}

#[test]
fn ruling_02_small_figures_move_in_eight_directions() {
    check(
        "
        +-----------+
        |. . . . . .|
        +    :      +
        |. .:m#. .|.|
        +         - +
        |. . . . . .|
        +-----------+",
        Gait::FOOT,
        3,
        &expect![[r#"
            +-----------+
            |3 3 3 3 3 3|
            |   +:+   + |
            |2 2:0#2 2|3|
            |   + +   + |
            |2 1 1 1 2 3|
            +-----------+
        "#]],
    );
    // A flying one crosses red lines, not walls.
    check(
        "
        +-----------+
        |. . . . . .|
        +    :      +
        |. .:m#. .|.|
        +         - +
        |. . . . . .|
        +-----------+",
        Gait { crosses_barriers: true, ..Gait::FOOT },
        2,
        &expect![[r#"
            +-----------+
            |2 1 1 1 2 .|
            |   +:+   + |
            |2 1:0#1 2|.|
            |   + +   + |
            |2 1 1 1 2 .|
            +-----------+
        "#]],
    );
}

#[test]
fn ruling_07_no_ending_on_others() {
    // Past friends and enemies, but not to rest with them.
    check(
        "\n+---------+\n|m f f h .|\n+---------+",
        Gait::FOOT,
        4,
        &expect![[r#"
        +---------+
        |0 - - - .|
        +---------+
    "#]],
    );
    check(
        "\n+---------+\n|m f f h .|\n+---------+",
        Gait::FOOT,
        5,
        &expect![[r#"
        +---------+
        |0 - - - 5|
        +---------+
    "#]],
    );
    let corridor = table("\n+---------+\n|m f g h .|\n+---------+");
    assert!(corridor.rests(Gait::FOOT, 'f', 1));
    assert!(!corridor.rests(Gait::FOOT, 'f', 0));
    assert!(corridor.rests(Gait::FOOT, 'g', 0), "free already");
    let crowded = table("\n+---------+\n|m f f h .|\n+---------+");
    assert!(crowded.rests(Gait::FOOT, 'f', 1), "back to where it came from");
    let dead_end = table("\n+-------+\n|L f f m|\n+-------+");
    assert!(!dead_end.rests(Gait::large(PINKY), 'm', 9), "it does not even stand there");
    let far = table("\n+---------+\n|f f h . m|\n+---------+");
    assert!(!far.rests(Gait::FOOT, 'f', 3));
    assert!(far.rests(Gait::FOOT, 'f', 4), "1 + 2 + 1");
}

#[test]
fn ruling_08_costs_stack() {
    check(
        "\n+---------------+\n|m ~ . h . 5 . .|\n+---------------+",
        Gait::FOOT,
        9,
        &expect![[r#"
        +---------------+
        |0 2 3 - 6 - . .|
        +---------------+
    "#]],
    );
    let over = Gait { over_difficult: true, ..Gait::FOOT };
    check(
        "\n+---------------+\n|m ~ . h . 5 . .|\n+---------------+",
        over,
        9,
        &expect![[r#"
        +---------------+
        |0 1 2 - 5 - 8 9|
        +---------------+
    "#]],
    );
    let table = table("\n+-----+\n|. 5 .|\n+     +\n|~ m h|\n+     +\n|. f .|\n+-----+");
    let costs: Vec<(u8, bool)> = table.steps(Gait::FOOT).iter().map(|s| (s.cost, s.shared)).collect();
    let clockwise =
        [(3, true), (1, false), (2, true), (1, false), (1, true), (1, false), (2, false), (1, false)];
    assert_eq!(costs, clockwise);
}

#[test]
fn ruling_10_teleporters() {
    // One point from any teleporter to any other, whatever the way.
    check(
        "\n+-------+ +-----+\n|m t . .| |t . .|\n+-------+ +-----+",
        Gait::FOOT,
        3,
        &expect![[r#"
        +-------+ +-----+
        |0 1 2 3| |2 3 .|
        +-------+ +-----+
    "#]],
    );
    // A hostile figure there is telefragged: no extra point, and the mover may end there. A friend stays.
    check(
        "\n+-----+ +---+ +---+\n|m t .| |x .| |y .|\n+-----+ +---+ +---+",
        Gait::FOOT,
        3,
        &expect![[r#"
        +-----+ +---+ +---+
        |0 1 2| |2 3| |- 3|
        +-----+ +---+ +---+
    "#]],
    );
    let table = table("\n+-----+ +---+ +---+\n|. T .| |x .| |y .|\n+-----+ +---+ +---+");
    let on_one = Table {
        crowd: Crowd { links: table.crowd.links.union(&table.sketch.spaces('T')), ..table.crowd },
        ..table
    };
    let links: Vec<Step> = on_one.steps(Gait::FOOT).into_iter().filter(|step| step.link).collect();
    let link = |x: i16, shared: bool| Step { pose: Pose::new(Cell::new(x, 0)), cost: 1, shared, link: true };
    assert_eq!(links, [link(4, false), link(7, true)]);
    // Walking into the demon beside one's own teleporter is another matter than jumping onto it.
    let near = table_with_start_link("\n+-----+\n|T x .|\n+-----+");
    let both: Vec<(u8, bool, bool)> =
        near.steps(Gait::FOOT).iter().map(|s| (s.cost, s.shared, s.link)).collect();
    assert_eq!(both, [(2, true, false), (1, false, true)]);
    let reach = near.flood(Gait::FOOT, 1);
    let demon = Pose::new(Cell::new(1, 0));
    assert!(reach.can_end(demon));
    assert_eq!((reach.cost(demon), reach.path(demon)), (Some(1), Some(vec![demon])));
}

fn table_with_start_link(text: &str) -> Table {
    let mut table = table(text);
    table.crowd.links = table.crowd.links.union(&table.sketch.spaces('T'));
    table
}

#[test]
fn ruling_10_telefrag_from_another_teleporter() {
    // The marine passes the demon on the first teleporter, jumps to the second and back onto the first.
    let table = table("\n+---+ +-+\n|m x| |t|\n+---+ +-+");
    let demon = Pose::new(Cell::new(1, 0));
    let other = Pose::new(Cell::new(3, 0));
    assert!(!table.flood(Gait::FOOT, 3).can_end(demon));
    let reach = table.flood(Gait::FOOT, 4);
    assert_eq!(reach.cost(demon), Some(2), "passing");
    assert_eq!(reach.ends().collect::<Vec<_>>(), [(table.from, 0), (other, 3), (demon, 4)]);
    assert_eq!(reach.path(demon), Some(vec![demon, other, demon]));
}

#[test]
fn ruling_29_large_figures_shift_orthogonally() {
    check(
        "
        +-----------+
        |m . . . . .|
        +           +
        |. .:. . ~ .|
        +      -    +
        |. .#. h . .|
        +           +
        |. . .D. . L|
        +-----------+",
        Gait::large(FOUR),
        4,
        &expect![[r#"
            +-----------+
            |0 1 2 3 4 .|
            |   +       |
            |1 2:. . ~ .|
            |   + +-+   |
            |2 3#. . . .|
            |   + +     |
            |. . .A. . .|
            +-----+-----+
        "#]],
    );
    let table = table("\n+-------+\n|m . . .|\n+     - +\n|. .|. .|\n+-------+");
    assert_eq!(table.steps(Gait::large(FOUR)), [], "a wall on half of the front stops it");
}

#[test]
fn ruling_29_the_whole_front_must_be_open() {
    check(
        "\n+-----+\n|m . .|\n+     +\n|.|. .|\n+-----+",
        Gait::large(PINKY),
        1,
        &expect![[r#"
        +-----+
        |0 . .|
        | +   |
        |.|. .|
        +-+---+
        +-----+
        |1 . .|
        | +   |
        |.|. .|
        +-+---+
    "#]],
    );
    check(
        "\n+-----+\n|m . .|\n+     +\n|. . .|\n+-----+",
        Gait::large(PINKY),
        2,
        &expect![[r#"
        +-----+
        |0 1 2|
        |     |
        |. . .|
        +-----+
        +-----+
        |1 2 .|
        |     |
        |1 2 .|
        +-----+
    "#]],
    );
}

/// Past a large figure to the other side of it: friends for nothing, enemies for a point more at each of their spaces it
/// comes upon. It rests on none of them.
#[test]
fn ruling_29_large_figures_pass_each_other() {
    check(
        "
        +---------------+
        |m . F F . . . .|
        +               +
        |. . F F . . . .|
        +---------------+",
        Gait::large(FOUR),
        5,
        &expect![[r#"
            +---------------+
            |0 - - - 4 5 . .|
            |               |
            |. . . . . . . .|
            +---------------+
        "#]],
    );
    check(
        "
        +---------------+
        |m . L L . . . .|
        +               +
        |. . L L . . . .|
        +---------------+",
        Gait::large(FOUR),
        7,
        &expect![[r#"
            +---------------+
            |0 - - - 6 7 . .|
            |               |
            |. . . . . . . .|
            +---------------+
        "#]],
    );
    let hall = table("\n+-----------+\n|m . F F . .|\n+           +\n|. . F F . .|\n+-----------+");
    let entering: Vec<(u8, bool)> =
        hall.steps(Gait::large(FOUR)).iter().map(|s| (s.cost, s.shared)).collect();
    assert_eq!(entering, [(1, true)]);
    let end = table("\n+---------+\n|m . F F .|\n+         +\n|. . F F .|\n+---------+");
    assert!(!end.rests(Gait::large(FOUR), 'F', 1), "no room behind it");
    assert!(end.rests(Gait::large(FOUR), 'F', 2), "back to where it came from");
}

/// The space of the teleporter costs what its ground costs; the telefragged figure adds nothing.
#[test]
fn ruling_44_teleporting_onto_difficult_ground() {
    check(
        "\n+-------+ +-----+\n|m t . .| |7 . .|\n+-------+ +-----+",
        Gait::FOOT,
        4,
        &expect![[r#"
        +-------+ +-----+
        |0 1 2 3| |3 4 .|
        +-------+ +-----+
    "#]],
    );
    let over = Gait { over_difficult: true, ..Gait::FOOT };
    check(
        "\n+-------+ +-----+\n|m t . .| |7 . .|\n+-------+ +-----+",
        over,
        2,
        &expect![[r#"
        +-------+ +-----+
        |0 1 2 .| |2 . .|
        +-------+ +-----+
    "#]],
    );
    // The marine passes the demon on the nearer teleporter, jumps on, and back onto it: 3 + 1 + 2.
    let marsh = table("\n+---+ +-+\n|m 8| |t|\n+---+ +-+");
    let demon = Pose::new(Cell::new(1, 0));
    let other = Pose::new(Cell::new(3, 0));
    assert!(!marsh.flood(Gait::FOOT, 5).can_end(demon));
    let reach = marsh.flood(Gait::FOOT, 6);
    assert_eq!(reach.ends().collect::<Vec<_>>(), [(marsh.from, 0), (other, 4), (demon, 6)]);
    assert_eq!(reach.path(demon), Some(vec![demon, other, demon]));
}

#[test]
fn ruling_30_rotation() {
    // A 1×2 base keeps one of its two spaces, a 2×3 base four of its six.
    check(
        "
        +-------+
        |. . . .|
        +       +
        |. m . .|
        +       +
        |. . . .|
        +       +
        |. . . .|
        +-------+",
        Gait::large(PINKY),
        1,
        &expect![[r#"
            +-------+
            |. 1 . .|
            |       |
            |1 0 1 .|
            |       |
            |. 1 . .|
            |       |
            |. . . .|
            +-------+
            +-------+
            |. . . .|
            |       |
            |1 1 . .|
            |       |
            |1 1 . .|
            |       |
            |. . . .|
            +-------+
        "#]],
    );
    check(
        "
        +---------+
        |. . . . .|
        +         +
        |. m . . .|
        +         +
        |. . . . .|
        +         +
        |. . . . .|
        +---------+",
        Gait::large(GIANT),
        1,
        &expect![[r#"
            +---------+
            |. 1 . . .|
            |         |
            |1 0 1 . .|
            |         |
            |. . . . .|
            |         |
            |. . . . .|
            +---------+
            +---------+
            |. . . . .|
            |         |
            |1 1 . . .|
            |         |
            |1 1 . . .|
            |         |
            |. . . . .|
            +---------+
        "#]],
    );
    let walled = table("\n+-----+\n|.|m|.|\n+     +\n|.|.|.|\n+     +\n|. . .|\n+-----+");
    let turned = walled.steps(Gait::large(PINKY)).into_iter().filter(|step| step.pose.turned).count();
    assert_eq!(turned, 0, "no wall inside the base");
}
