//! Rulings 33, 35 and 36: sight from centre to centre, all doors closed. Marks: `a` and `b` look at each other, `f` are
//! figures.

use tiles::ascii::parse;
use tiles::{Board, Cell, CentreRule, Cover, Edge, Obstacle, Sight, SightPolicy, SpaceId, Spaces, WallEnds};

/// Figures and the ends of walls stop sight.
const STRICT: CentreRule = CentreRule { wall_ends: WallEnds::Stop, figures_block: true, cliff: None };
/// Neither does, but heights do.
const LEVELS: CentreRule = CentreRule { wall_ends: WallEnds::Pass, figures_block: false, cliff: Some(2) };

/// A drawing as rows of characters of one length.
fn rows(text: &str) -> Vec<Vec<char>> {
    let lines = text.lines().map(str::trim_end).filter(|line| !line.is_empty());
    let mut rows: Vec<Vec<char>> = lines.map(|line| line.chars().collect()).collect();
    let width = rows.iter().map(Vec::len).max().unwrap_or(0);
    for row in &mut rows {
        row.resize(width, ' ');
    }
    rows
}

fn text(rows: &[Vec<char>]) -> String {
    rows.iter().map(|row| row.iter().collect::<String>() + "\n").collect()
}

fn turned(rows: &[Vec<char>]) -> Vec<Vec<char>> {
    let width = rows.first().map_or(0, Vec::len);
    (0..width).map(|x| rows.iter().rev().map(|row| row[x]).collect()).collect()
}

/// Does `a` see `b`, from both ends and however the board lies?
#[track_caller]
fn sees_over(rule: CentreRule, board: &str, over: &str, expect: bool) {
    let (mut board, mut over) = (rows(board), rows(&over.replace(' ', "")));
    for _ in 0..4 {
        for _ in 0..2 {
            board.reverse();
            over.reverse();
            let mut drawing = board.clone();
            drawing[0][0] = '+';
            let drawing = text(&drawing);
            let sketch = parse(&drawing).over(&text(&over));
            assert_eq!(sketch.problems, [""; 0], "{drawing}");
            let board = sketch.board.with_sight(SightPolicy::CentreToCentre(rule));
            let ground = board.ground(board.all_doors());
            let (a, b, figures) =
                (sketch.space('a').unwrap(), sketch.space('b').unwrap(), sketch.spaces('f'));
            for (a, b) in [(a, b), (b, a)] {
                let sight = Sight::new(ground, [&figures; 2]);
                assert_eq!(sight.sees(a, b), expect, "\n{drawing}");
                assert_eq!(sight.obstacle(a, b).is_none(), expect, "\n{drawing}");
                let cover = if expect { Cover::Open } else { Cover::Unseen };
                assert_eq!((sight.cover(a, b), sight.explain(a, b).cover), (cover, cover));
            }
        }
        (board, over) = (turned(&board), turned(&over));
    }
}

#[track_caller]
fn sees(rule: CentreRule, board: &str, expect: bool) {
    sees_over(rule, board, "", expect);
}

#[track_caller]
fn both(board: &str, strict: bool, lenient: bool) {
    sees(STRICT, board, strict);
    sees(LEVELS, board, lenient);
}

#[test]
fn ruling_33_what_blocks() {
    both("+-----+\n|a . b|\n+-----+", true, true);
    both("+-----+\n|a|. b|\n+-----+", false, false);
    both("+-----+\n|a .Db|\n+-----+", false, false);
    both("+-----+\n|a#. b|\n+-----+", false, false);
    both("+-----+\n|a:~ b|\n+-----+", true, true);
    both("+-----+\n|a   b|\n+-----+", false, false);
    // A knight's move crosses one border and, between two spaces, no corner.
    both("+---+\n|a .|\n+   +\n|. .|\n+   +\n|. b|\n+---+", true, true);
    both("+---+\n|a .|\n+-  +\n|. .|\n+   +\n|. b|\n+---+", false, false);
    both("+---+\n|a .|\n+  -+\n|. .|\n+   +\n|. b|\n+---+", true, true);
    both("+---+\n|a .|\n+   +\n|.|.|\n+   +\n|. b|\n+---+", false, false);
}

#[test]
fn ruling_33_the_end_of_a_wall() {
    // One stub: the strict rule stops, the other passes on the free side.
    both("+---+\n|a|.|\n+   +\n|. b|\n+---+", false, true);
    both("+-----+\n|a . .|\n+     +\n|. .|.|\n+     +\n|. . b|\n+-----+", false, true);
    // The end of a closed door is the end of a wall.
    both("+---+\n|aD.|\n+   +\n|. b|\n+---+", false, true);
    // A corner that juts out on one side, and one that encloses `a`.
    both("+---+\n|a|.|\n+  -+\n|. b|\n+---+", false, true);
    both("+---+\n|a|.|\n+-  +\n|. b|\n+---+", false, false);
    // A wall right across the point, and two stubs with the line between them.
    both("+---+\n|a|.|\n+   +\n|.|b|\n+---+", false, false);
    both("+---+\n|a .|\n+- -+\n|. b|\n+---+", false, false);
    // A void beside the point is a wall with its corner there.
    both("+-+\n|a|\n+ +-+\n|. b|\n+---+", false, true);
    both("+-+\n|a|\n+-+-+\n  |b|\n  +-+", false, false);
}

#[test]
fn ruling_33_figures() {
    both("+-----+\n|a f b|\n+-----+", false, true);
    both("+-----+\n|a . b|\n+     +\n|f f f|\n+-----+", true, true);
    // One figure beside the point, and two.
    both("+---+\n|a f|\n+   +\n|. b|\n+---+", true, true);
    both("+---+\n|a f|\n+   +\n|f b|\n+---+", false, true);
    // It does not matter whether the line meets the point near an end or far from it.
    both("+-----+\n|a . .|\n+     +\n|. . f|\n+     +\n|. . b|\n+-----+", true, true);
    both("+-----+\n|a . .|\n+     +\n|. . f|\n+     +\n|. f b|\n+-----+", false, true);
    // A line that only nears a figure's space.
    both("+-----+\n|a . f|\n+     +\n|f . b|\n+-----+", true, true);
    both("+-----+\n|a f .|\n+     +\n|. . b|\n+-----+", false, true);
}

#[test]
fn ruling_35_exploring_ignores_figures() {
    let sketch = parse("+-------+\n|a f . b|\n+-------+");
    let board = sketch.board.with_sight(SightPolicy::CentreToCentre(STRICT));
    let ground = board.ground(board.all_doors());
    let (a, b) = (sketch.space('a').unwrap(), sketch.space('b').unwrap());
    let empty = Sight::without_figures(ground);
    assert!(empty.sees(a, b) && empty.seen_from(a).has(b));
    let figures = sketch.spaces('f');
    let sight = Sight::new(ground, [&figures; 2]);
    assert!(!sight.sees(a, b) && !sight.seen_from(a).has(b));
    assert_eq!(sight.obstacle(a, b), Some(Obstacle::Figure(SpaceId(1))));
    // Figures on the two spaces themselves do not block the line.
    let ends: Spaces = [a, b].into_iter().collect();
    assert!(Sight::new(ground, [&ends; 2]).sees(a, b));
}

/// The base of a large figure does not stop the lines that begin or end on it.
#[test]
fn a_large_figure_is_lifted_to_look_and_to_be_looked_at() {
    let sketch = parse("+-------+\n|a f . b|\n+-------+");
    let (a, f, b) = (sketch.space('a').unwrap(), sketch.space('f').unwrap(), sketch.space('b').unwrap());
    let (large, small) = ([a, f], [b]);
    let (one, other): (Spaces, Spaces) = (large.into_iter().collect(), small.into_iter().collect());
    let board = sketch.board.with_sight(SightPolicy::CentreToCentre(STRICT));
    for (board, seen, cover) in [(&board, false, Cover::Unseen), (&sketch.board, true, Cover::Cover)] {
        let sight = Sight::new(board.ground(board.all_doors()), [&one, &other]);
        assert_eq!((sight.sees(a, b), sight.cover(a, b)), (seen, cover));
        let lifted = sight.lifting(&large, &small);
        assert_eq!((lifted.sees(a, b), lifted.cover(a, b)), (true, Cover::Open));
        assert!(lifted.any_sees(&large, &small) && lifted.any_sees(&small, &large));
        assert_eq!(lifted.best_cover(&large, &small), Cover::Open);
    }
}

#[test]
fn ruling_36_furniture() {
    for rule in [STRICT, LEVELS] {
        let row = "+-----+\n|a . b|\n+-----+";
        sees_over(rule, row, ". T .", false);
        sees_over(rule, row, ". o .", true);
        sees_over(rule, row, "T . T", true);
        // One blocker's corner is passed, between two of them there is nothing to see.
        let square = "+---+\n|a .|\n+   +\n|. b|\n+---+";
        sees_over(rule, square, ". T\n. .", true);
        sees_over(rule, square, ". T\nT .", false);
        sees_over(rule, square, ". T\no .", true);
    }
    // A figure and a cupboard are two blockers, where figures are any; so are a wall and a cupboard.
    let mixed = "+---+\n|a .|\n+   +\n|f b|\n+---+";
    sees_over(STRICT, mixed, ". T\n. .", false);
    sees_over(LEVELS, mixed, ". T\n. .", true);
    sees_over(LEVELS, "+---+\n|a .|\n+-  +\n|. b|\n+---+", ". T\n. .", false);
    sees_over(LEVELS, "+---+\n|a .|\n+-  +\n|. b|\n+---+", ". .\nT .", true);
}

#[test]
fn levels_hide_what_lies_behind_them() {
    let row = |a: usize, b: usize| {
        let cells: String = (0..6)
            .map(|x| {
                if x == a {
                    "a "
                } else if x == b {
                    "b "
                } else {
                    ". "
                }
            })
            .collect();
        format!("+-----------+\n|{}|\n+-----------+", cells.trim_end())
    };
    // c stands at the foot of the ledge: it sees D only. a and b see D, E and F.
    let ledge = "0 0 0 2 2 2";
    for (a, b, expect) in [
        (2, 3, true),
        (2, 4, false),
        (2, 5, false),
        (1, 3, true),
        (1, 4, true),
        (1, 5, true),
        (0, 3, true),
        (0, 4, true),
        (0, 5, true),
        (0, 1, true),
        (0, 2, true),
        (3, 5, true),
    ] {
        sees_over(LEVELS, &row(a, b), ledge, expect);
    }
    // A rise between, two levels above both or above one of them only.
    sees_over(LEVELS, &row(0, 5), "0 0 2 0 0 0", false);
    sees_over(LEVELS, &row(0, 5), "0 0 1 0 0 0", true);
    sees_over(LEVELS, &row(0, 5), "0 0 2 0 0 1", true);
    sees_over(LEVELS, &row(0, 5), "1 0 2 0 0 1", true);
    sees_over(LEVELS, &row(0, 5), "1 0 3 0 0 1", false);
    // Stairs have no foot.
    sees_over(LEVELS, &row(0, 5), "0 1 2 3 4 5", true);
    // Right below a ledge nothing is seen beyond it, whatever lies there.
    sees_over(LEVELS, &row(1, 5), "0 0 3 3 3 2", false);
    sees_over(LEVELS, &row(0, 5), "0 0 3 3 3 2", true);
    // Another game takes no notice of heights.
    sees_over(STRICT, &row(0, 5), "0 9 9 9 9 0", true);
    // Beside the line a pillar may stand, not two.
    let square = "+---+\n|a .|\n+   +\n|. b|\n+---+";
    sees_over(LEVELS, square, "0 2\n0 0", true);
    sees_over(LEVELS, square, "0 2\n2 0", false);
    sees_over(LEVELS, square, "0 2\n2 1", true);
}

#[test]
fn obstacles_are_named() {
    let sketch = parse("+-------+\n|a .|. b|\n+-------+").over(". . . .");
    let board = sketch.board.with_sight(SightPolicy::CentreToCentre(LEVELS));
    let (a, b) = (sketch.space('a').unwrap(), sketch.space('b').unwrap());
    let wall = Obstacle::Border(Edge { cell: Cell::new(2, 0), west: true });
    let obstacle = |board: &Board, a: SpaceId, b: SpaceId| {
        Sight::without_figures(board.ground(board.all_doors())).obstacle(a, b)
    };
    assert_eq!(obstacle(&board, a, b), Some(wall));
    assert_eq!(obstacle(&sketch.board, a, b), Some(wall));
    let named = |over: &str| {
        let sketch = parse("+-------+\n|a . . b|\n+-------+").over(over);
        let board = sketch.board.with_sight(SightPolicy::CentreToCentre(LEVELS));
        obstacle(&board, SpaceId(0), SpaceId(3))
    };
    assert_eq!(named(". . . ."), None);
    assert_eq!(named(". . T ."), Some(Obstacle::Furniture(SpaceId(2))));
    assert_eq!(named("0 0 2 0"), Some(Obstacle::Cliff(SpaceId(2))));
    assert_eq!(named("0 2 2 2"), Some(Obstacle::Cliff(SpaceId(1))));
    let corner = parse("+---+\n|a|.|\n+-  +\n|. b|\n+---+");
    let board = corner.board.with_sight(SightPolicy::CentreToCentre(LEVELS));
    let point = Some(Obstacle::Corner(Cell::new(1, 1)));
    assert_eq!(obstacle(&board, SpaceId(0), SpaceId(3)), point);
}
