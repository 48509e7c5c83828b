//! Properties of sight and cover (rulings 4 and 5).

use super::boards::{Drawn, door_sets, doors_of, drawn};
use super::reference::{Blockers, clear, cuts};
use proptest::prelude::*;
use tiles::{Board, Cell, Cover, DoorSet, Edge, EdgeKind, Ground, Hindrance, Sight, SpaceId, Spaces};

fn pairs(board: &Board) -> impl Iterator<Item = (SpaceId, SpaceId)> {
    board.spaces().flat_map(|a| board.spaces().map(move |b| (a, b)))
}

/// Every bit of a pair's lines, read from the other end.
fn reversed(lines: u16) -> u16 {
    (0..16).filter(|bit| lines >> bit & 1 == 1).fold(0, |all, bit| all | 1 << (bit % 4 * 4 + bit / 4))
}

fn figures(board: &Board, noise: &[bool], a: SpaceId, b: SpaceId) -> Spaces {
    let taken = |s: &SpaceId| noise[usize::from(s.0) % noise.len()] && *s != a && *s != b;
    board.spaces().filter(taken).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn sight_is_the_thread_of_ruling_04(drawn in drawn(5)) {
        let board = drawn.board();
        let closed = board.all_doors();
        let (sight, blockers) = (Sight::without_figures(board.ground(closed)), Blockers::of(&board, closed));
        for (a, b) in pairs(&board) {
            let lines = sight.printed_lines(a, b);
            for (i, j) in (0..4).flat_map(|i| (0..4).map(move |j| (i, j))) {
                let says = lines.clear >> (4 * i + j) & 1 == 1;
                let wants = clear(&board, &blockers, (a, i), (b, j));
                prop_assert_eq!(says, wants, "corner {} of {} to {} of {}", i, board.cell(a), j, board.cell(b));
                let plain = lines.plain >> (4 * i + j) & 1 == 1;
                let wants = wants && !cuts(&board, (a, i), (b, j));
                prop_assert_eq!(plain, wants, "corner {} of {} to {} of {}", i, board.cell(a), j, board.cell(b));
            }
        }
    }

    #[test]
    fn sight_is_symmetric(drawn in drawn(8)) {
        let board = drawn.board();
        for closed in door_sets(&board) {
            let sight = Sight::without_figures(board.ground(closed));
            for (a, b) in pairs(&board) {
                let (there, back) = (sight.printed_lines(a, b), sight.printed_lines(b, a));
                prop_assert_eq!(there.clear, reversed(back.clear));
                prop_assert_eq!(there.plain, reversed(back.plain));
                prop_assert_eq!(sight.sees(a, b), there.clear != 0);
                prop_assert_eq!(sight.sees(a, b), sight.seen_from(a).has(b));
                prop_assert_eq!(there.plain & !there.clear, 0);
            }
        }
    }

    #[test]
    fn opening_a_door_never_removes_sight(drawn in drawn(8)) {
        let board = drawn.board();
        for closed in door_sets(&board) {
            for door in doors_of(closed) {
                let [before, after] = [closed, closed.without(door)].map(|closed| board.ground(closed));
                let [before, after] = [before, after].map(Sight::without_figures);
                for (a, b) in pairs(&board) {
                    let (before, after) = (before.printed_lines(a, b), after.printed_lines(a, b));
                    prop_assert_eq!(before.clear & !after.clear, 0);
                    prop_assert_eq!(before.plain & !after.plain, 0);
                }
            }
        }
    }

    #[test]
    fn a_closed_door_is_a_wall_and_an_open_one_is_nothing(drawn in drawn(7)) {
        let board = drawn.board();
        let sketch = drawn.sketch();
        for closed in door_sets(&board) {
            let plain = Drawn(drawn.0.iter().enumerate().map(|(y, row)| {
                row.iter().enumerate().map(|(x, glyph)| match sketch.door(*glyph) {
                    _ if (x + y) % 2 == 0 => *glyph,
                    Some(door) if closed.has(door) => '|',
                    // A door that could not stand is not there.
                    _ if glyph.is_alphabetic() => ' ',
                    _ => *glyph,
                }).collect()
            }).collect());
            let printed = plain.board();
            let (ground, expect) = (board.ground(closed), printed.ground(DoorSet::default()));
            let (sight, wanted) = (Sight::without_figures(ground), Sight::without_figures(expect));
            for (a, b) in pairs(&board) {
                prop_assert_eq!(sight.printed_lines(a, b), wanted.printed_lines(a, b));
                prop_assert_eq!(sight.range(a, b), wanted.range(a, b));
            }
            for space in board.spaces() {
                prop_assert_eq!(ground.neighbours(space), expect.neighbours(space));
            }
        }
    }

    #[test]
    fn a_wall_never_adds_sight(drawn in drawn(7), at in any::<prop::sample::Index>()) {
        let borders: Vec<(usize, usize)> = (0..drawn.0.len())
            .flat_map(|y| (0..drawn.0[0].len()).map(move |x| (x, y)))
            .filter(|(x, y)| (x + y) % 2 == 1)
            .collect();
        let (x, y) = borders[at.index(borders.len())];
        let mut walled = drawn.clone();
        walled.0[y][x] = '|';
        let (before, after) = (drawn.board(), walled.board());
        // A wall in place of a door's edge may leave the doors with other numbers: all open shows it too.
        let of = |board| Sight::without_figures(Board::ground(board, DoorSet::default()));
        let (old, new) = (of(&before), of(&after));
        for (a, b) in pairs(&before) {
            prop_assert_eq!(new.printed_lines(a, b).clear & !old.printed_lines(a, b).clear, 0);
            prop_assert!(new.range(a, b) >= old.range(a, b));
        }
    }

    #[test]
    fn turning_the_board_changes_nothing(drawn in drawn(6), noise in prop::collection::vec(any::<bool>(), 36)) {
        let board = drawn.board();
        let closed = board.all_doors();
        let ground = board.ground(closed);
        for (image, place) in drawn.images() {
            let turned = image.board();
            let turned_ground = turned.ground(closed);
            let space = |s: SpaceId| turned.space_at(place(board.cell(s))).unwrap();
            for (a, b) in pairs(&board) {
                let crowd = figures(&board, &noise, a, b);
                let moved: Spaces = crowd.iter().map(space).collect();
                let (here, there) = (Sight::new(ground, [&crowd; 2]), Sight::new(turned_ground, [&moved; 2]));
                prop_assert_eq!(here.sees(a, b), there.sees(space(a), space(b)));
                prop_assert_eq!(here.range(a, b), there.range(space(a), space(b)));
                prop_assert_eq!(here.cover(a, b), there.cover(space(a), space(b)));
                let (here, there) = (here.printed_lines(a, b), there.printed_lines(space(a), space(b)));
                prop_assert_eq!(here.clear.count_ones(), there.clear.count_ones());
                prop_assert_eq!(here.plain.count_ones(), there.plain.count_ones());
            }
        }
    }

    #[test]
    fn adjacent_spaces_see_each_other(drawn in drawn(7)) {
        let board = drawn.board();
        for closed in door_sets(&board) {
            let ground = board.ground(closed);
            for a in board.spaces() {
                for n in ground.neighbours(a) {
                    let near = |cell: Cell| {
                        let (here, there) = (board.cell(a), board.cell(n.space));
                        (cell.x == here.x || cell.x == there.x) && (cell.y == here.y || cell.y == there.y)
                    };
                    let blocking = board.spaces().map(|s| board.cell(s)).filter(|c| near(*c)).any(|cell| {
                        [true, false].into_iter().any(|west| {
                            let edge = Edge { cell, west };
                            edge.cells().into_iter().all(near) && board.edge(edge) == EdgeKind::Blocking
                        })
                    });
                    prop_assert!(blocking || Sight::without_figures(ground).sees(a, n.space));
                }
            }
        }
    }

    #[test]
    fn cover_is_explained(drawn in drawn(7), noise in prop::collection::vec(any::<bool>(), 36)) {
        let board = drawn.board();
        let ground = board.ground(board.all_doors());
        for (a, b) in pairs(&board) {
            let crowd = figures(&board, &noise, a, b);
            check_cover(ground, a, b, &crowd)?;
            check_cover(ground, a, b, &Spaces::EMPTY)?;
            let (past, empty) = (Sight::new(ground, [&crowd; 2]), Sight::without_figures(ground));
            prop_assert!(past.cover(a, b) <= empty.cover(a, b));
        }
    }
}

/// The short way through the tables against the long way, and the reasons against both.
fn check_cover(ground: &Ground, a: SpaceId, b: SpaceId, crowd: &Spaces) -> Result<(), TestCaseError> {
    let sight = Sight::new(ground, [crowd; 2]);
    let (cover, why) = (sight.cover(a, b), sight.explain(a, b));
    prop_assert_eq!(cover, why.cover);
    prop_assert_eq!(cover == Cover::Unseen, !sight.sees(a, b));
    prop_assert_eq!(cover == Cover::Open, why.lines == [None; 4]);
    let lines = sight.printed_lines(a, b);
    for (j, hindrance) in why.lines.into_iter().enumerate() {
        let bit = 1 << (4 * why.corner + j);
        let blocked = matches!(hindrance, Some(Hindrance::Blocked(_)));
        prop_assert_eq!(blocked, lines.clear & bit == 0);
        if let Some(Hindrance::Figure(space)) = hindrance {
            prop_assert!(crowd.has(space) && space != a && space != b);
            prop_assert!(lines.plain & bit != 0);
        }
        if matches!(hindrance, Some(Hindrance::Difficult(_))) {
            prop_assert_eq!((lines.clear & bit, lines.plain & bit), (bit, 0));
        }
    }
    let target = 1 << (4 * why.corner + why.target);
    prop_assert_eq!(lines.clear & target != 0, cover != Cover::Unseen);
    Ok(())
}
