//! Doors that open and close again, on boards with more of them than there are slots for.

use super::boards::{Drawn, drawn};
use proptest::prelude::*;
use tiles::{Board, Crowd, DoorId, DoorSet, Footprint, Gait, Pose, Reach, Sight, SpaceId};

/// A board of rooms in which nearly every border may carry one of up to sixteen doors.
fn many_doors() -> impl Strategy<Value = Drawn> {
    (drawn(6), prop::collection::vec(0u8..48, 169)).prop_map(|(mut drawn, noise)| {
        let (rows, columns) = (drawn.0.len(), drawn.0[0].len());
        for y in 1..rows - 1 {
            for x in 1..columns - 1 {
                let letter = noise[y * 13 + x];
                if (x + y) % 2 == 1 && letter < 16 {
                    drawn.0[y][x] = char::from(b'A' + letter);
                }
            }
        }
        drawn
    })
}

/// Everything that is asked of a ground, of two boards.
fn same(here: &Board, there: &Board, closed: DoorSet) -> Result<(), TestCaseError> {
    let (a, b) = (here.ground(closed), there.ground(closed));
    let (sight_a, sight_b) = (Sight::without_figures(a), Sight::without_figures(b));
    for space in here.spaces() {
        prop_assert_eq!(a.neighbours(space), b.neighbours(space));
        prop_assert_eq!(a.ranges(space), b.ranges(space));
        prop_assert_eq!(sight_a.seen_from(space).spaces(), sight_b.seen_from(space).spaces());
        for other in here.spaces() {
            prop_assert_eq!(sight_a.printed_lines(space, other), sight_b.printed_lines(space, other));
        }
    }
    for gait in [Gait::FOOT, Gait::large(Footprint { w: 1, h: 2 })] {
        for space in here.spaces().step_by(5) {
            let ends = |board: &Board| {
                let mut reach = Reach::default();
                reach.flood(board, closed, gait, Pose::new(board.cell(space)), 6, &Crowd::default());
                reach.ends().collect::<Vec<_>>()
            };
            prop_assert_eq!(ends(here), ends(there));
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn a_ground_remembers_nothing_of_other_doors(
        drawn in many_doors(),
        turns in prop::collection::vec(0u8..16, 1..24),
    ) {
        let board = drawn.board();
        let mut closed = board.all_doors();
        for turn in turns {
            let door = DoorId(turn % board.door_count().max(1) as u8);
            closed = if closed.has(door) { closed.without(door) } else { closed.with(door) }.both(board.all_doors());
            same(&board, &drawn.board(), closed)?;
        }
    }
}

#[test]
fn a_board_of_thirty_two_doors_costs_only_what_is_asked() {
    let letters = ('A'..='Z').chain('a'..='f');
    let corridor: String = letters.map(|letter| format!(".{letter}")).collect();
    let sketch = tiles::ascii::parse(&format!("+\n|{corridor}.|\n+"));
    assert_eq!((sketch.problems.len(), sketch.board.door_count()), (0, 32));
    assert_eq!(sketch.board.all_doors(), DoorSet(u32::MAX));
    let (first, last) = (SpaceId(0), SpaceId(32));
    let sees = |closed: DoorSet, to| Sight::without_figures(sketch.board.ground(closed)).sees(first, to);
    let mut closed = DoorSet(u32::MAX);
    for door in (0..32).map(DoorId) {
        assert!(!sees(closed, last));
        assert_eq!(sketch.board.ground(closed).range(first, last), 255);
        closed = closed.without(door);
        assert!(sees(closed, SpaceId(u16::from(door.0) + 1)));
    }
    assert_eq!(sketch.board.ground(closed).range(first, last), 32);
    assert!(!sees(closed.with(DoorId(31)), last));
    let text = tiles::ascii::Drawing::of(&sketch.board).to_string();
    assert_eq!(tiles::ascii::parse(&text).doors, sketch.doors);
}
