//! Rulings 28, 29 and 36 where a game has heights, furniture and enemies that no figure passes. Marks: `m` the mover,
//! `h` hostile, `B` a large figure past which no figure goes diagonally.

use tiles::ascii::parse;
use tiles::path::steps;
use tiles::{Cell, Crowd, Enemies, Footprint, Gait, Mover, Pose, Reach, Shift};

const HALVES: Footprint = Footprint { w: 2, h: 1 };
const FOUR: Footprint = Footprint { w: 2, h: 2 };

fn small(enemies: Enemies) -> Mover {
    Mover { climb: Some(1), enemies, ..Gait::FOOT.into() }
}

/// A mover with a base of several spaces for whom small figures are in the way.
fn large(footprint: Footprint, shift: Shift) -> Mover {
    let gait = Gait { footprint, ..Gait::FOOT };
    Mover { climb: Some(1), enemies: Enemies::Stop, shift, ..gait.into() }
}

fn flood(board: &str, over: &str, mover: Mover, points: u8) -> (Reach, (i16, i16)) {
    let sketch = parse(board).over(over);
    assert_eq!(sketch.problems, [""; 0]);
    let crowd = Crowd { hostile: sketch.spaces('h'), no_diagonals: sketch.spaces('B'), ..Crowd::default() };
    let (mut reach, from) = (Reach::default(), Pose::new(sketch.marks[&'m'][0]));
    reach.flood(&sketch.board, sketch.board.all_doors(), mover, from, points, &crowd);
    let (_, last) = sketch.board.bounds().unwrap();
    (reach, (last.x + 1, last.y + 1))
}

/// The costs of all unturned poses, row by row: `-` where the mover may only pass, `.` where it does not come.
#[track_caller]
fn check(board: &str, over: &str, mover: Mover, expect: &[&str]) {
    let (reach, (w, h)) = flood(board, over, mover, 9);
    let glyph = |x, y| {
        let pose = Pose::new(Cell::new(x, y));
        match reach.cost(pose) {
            Some(cost) if reach.can_end(pose) => char::from_digit(cost.into(), 10).unwrap(),
            Some(_) => '-',
            None => '.',
        }
    };
    let rows: Vec<String> = (0..h).map(|y| (0..w).map(|x| glyph(x, y)).collect()).collect();
    assert_eq!(rows, expect);
}

#[test]
fn ruling_36_between_two_obstructions() {
    let corner = "+---+\n| |.|\n+   +\n|m h|\n+---+";
    check(corner, "", small(Enemies::StopDiagonals), &["..", "0."]);
    check(corner, "", small(Enemies::Stop), &[".1", "0."]);
    check(corner, "", small(Enemies::Passed), &[".1", "0-"]);
    // One of them free: allowed.
    check("+---+\n|. .|\n+   +\n|m h|\n+---+", "", small(Enemies::StopDiagonals), &["11", "0."]);
    // A wall instead of the void.
    check("+---+\n|.|.|\n+   +\n|m h|\n+---+", "", small(Enemies::StopDiagonals), &["1.", "0."]);
    check("+---+\n|.|.|\n+   +\n|m .|\n+---+", "", small(Enemies::StopDiagonals), &["11", "01"]);
    let mixed = "+---+\n|m h|\n+   +\n|. .|\n+---+";
    check(mixed, ". .\nT .", small(Enemies::StopDiagonals), &["0.", ".."]);
    check(mixed, ". .\nT .", small(Enemies::Stop), &["0.", ".1"]);
}

#[test]
fn ruling_36_furniture() {
    let square = "+---+\n|m .|\n+   +\n|. .|\n+---+";
    let walker = small(Enemies::Stop);
    check(square, ". T\no .", walker, &["0.", ".."]);
    check(square, ". T\n. .", walker, &["0.", "11"]);
    check(square, ". .\n. o", walker, &["01", "1."]);
    check(square, ". T\no .", Mover { over_furniture: true, ..walker }, &["01", "11"]);
    // What is printed stops it as ever, and a figure that knows nothing of games with furniture is stopped too.
    check("+---+\n|m:.|\n+   +\n|. .|\n+---+", ". .\no .", walker, &["0.", ".."]);
    check(square, ". T\no .", Gait::FOOT.into(), &["0.", ".."]);
}

#[test]
fn a_climb_of_one_level_is_free_and_two_are_a_wall() {
    let walker = small(Enemies::Stop);
    check("+---------+\n|m . . . .|\n+---------+", "01243", walker, &["012.."]);
    check("+---------+\n|m . . . .|\n+---------+", "01243", Gait::FOOT.into(), &["01234"]);
    check("+---------+\n|. . . . m|\n+---------+", "01243", walker, &["43210"]);
    check("+-----+\n|m . .|\n+-----+", "024", Mover { climb: Some(2), ..walker }, &["012"]);
    let square = "+---+\n|m .|\n+   +\n|. .|\n+---+";
    // Diagonally between two pillars, past one, over a pit, and down past two ledges.
    check(square, "02\n20", walker, &["0.", ".."]);
    check(square, "02\n10", walker, &["02", "11"]);
    check(square, "10\n02", walker, &["01", "11"]);
    check(square, "42\n20", walker, &["01", "11"]);
    check(square, "02\nT0", walker, &["0.", ".."]);
}

#[test]
fn ruling_36_no_diagonal_past_some_large_figures() {
    let board = "+-----+\n|m . .|\n+     +\n|. B .|\n+     +\n|. . .|\n+-----+";
    for enemies in [Enemies::Passed, Enemies::Stop, Enemies::StopDiagonals] {
        check(board, "", small(enemies), &["012", "123", "234"]);
    }
}

#[test]
fn a_large_figure_goes_every_way() {
    let board = "+-----+\n|m . .|\n+     +\n|. . .|\n+     +\n|. . .|\n+-----+";
    let beast = large(FOUR, Shift::EveryWay);
    check(board, "", beast, &["01.", "11.", "..."]);
    check(board, "", large(FOUR, Shift::Straight), &["01.", "12.", "..."]);
    check(board, "..T\n...\n...", beast, &["0..", "11.", "..."]);
    check(board, "..T\n...\nT..", beast, &["0..", "...", "..."]);
    // It stands as high as its highest space.
    check(board, "002\n002\n000", beast, &["0..", "1..", "..."]);
    check(board, "001\n001\n000", beast, &["01.", "11.", "..."]);
    // Enemies are in its way, not beside it.
    let enemy = "+-----+\n|m . h|\n+     +\n|. . .|\n+     +\n|. . .|\n+-----+";
    check(enemy, "", beast, &["0..", "11.", "..."]);
    // A wall on one of the two ways round, and on both.
    let wall = "+-----+\n|m .|.|\n+     +\n|. . .|\n+     +\n|. . .|\n+-----+";
    check(wall, "", beast, &["0..", "11.", "..."]);
    let walls = "+-----+\n|m .|.|\n+     +\n|. . .|\n+-    +\n|. . .|\n+-----+";
    check(walls, "", beast, &["0..", "...", "..."]);
}

#[test]
fn two_halves_step_one_after_the_other() {
    let demon = large(HALVES, Shift::Halves);
    let field = "+---------+\n|. . . . .|\n+         +\n|. . . . .|\n+         +\n|. m . . .|\n+         +\n|. . . . .|\n+         +\n|. . . . .|\n+---------+";
    let sketch = parse(field);
    let mut out = Vec::new();
    let from = Pose::new(sketch.marks[&'m'][0]);
    steps(&sketch.board, sketch.board.all_doors(), demon, from, &Crowd::default(), &mut out);
    let poses: Vec<(i16, i16, bool)> =
        out.iter().map(|s| (s.pose.at.x, s.pose.at.y, s.pose.turned)).collect();
    assert_eq!(
        poses,
        [
            (2, 1, false),
            (2, 2, false),
            (2, 3, false),
            (0, 3, false),
            (0, 2, false),
            (0, 1, false),
            (1, 1, true),
            (2, 1, true),
            (1, 2, true),
            (2, 2, true)
        ],
        "head-first either way, four diagonals, and a half to the side of where it stands"
    );
    // Round a corner one space wide it goes head-first.
    let (reach, _) = flood("+-----+\n|m . .|\n+---  +\n    |.|\n    + +\n    |.|\n    +-+", "", demon, 9);
    let ends: Vec<(Pose, u8)> = reach.ends().collect();
    let pose = |x, y, turned| Pose { at: Cell::new(x, y), turned };
    assert_eq!(
        ends,
        [(pose(0, 0, false), 0), (pose(1, 0, false), 1), (pose(2, 0, true), 2), (pose(2, 1, true), 3)]
    );
    // Straight to the side takes two steps.
    check("+-----+\n|m . .|\n+     +\n|. . .|\n+-----+", "", demon, &["01.", "21."]);
    // A half climbs as a small figure does, and a corner between them stops both.
    check("+-----+\n|m . .|\n+     +\n|. . .|\n+-----+", "000\n002", demon, &["01.", "2.."]);
    check("+-----+\n|m . .|\n+     +\n|. . .|\n+-----+", "..T\n...", demon, &["0..", "21."]);
}
