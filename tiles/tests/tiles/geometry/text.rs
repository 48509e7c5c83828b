//! A board drawn and read again is the same board.

use super::boards::drawn;
use proptest::prelude::*;
use tiles::ascii::{Drawing, parse};
use tiles::{Cell, Edge};

proptest! {
    #[test]
    fn what_is_drawn_can_be_read(drawn in drawn(8)) {
        let board = drawn.board();
        let again = parse(&Drawing::of(&board).to_string());
        prop_assert_eq!(&again.problems, &[""; 0]);
        // A drawing begins where the spaces begin.
        let Some((first, _)) = board.bounds() else { return Ok(()) };
        let shift = |cell: Cell| Cell::new(cell.x - first.x, cell.y - first.y);
        prop_assert_eq!(board.len(), again.board.len());
        prop_assert_eq!(board.door_count(), again.board.door_count());
        for space in board.spaces() {
            let cell = board.cell(space);
            prop_assert_eq!(shift(cell), again.board.cell(space));
            prop_assert_eq!(board.space(space), again.board.space(space));
            for west in [false, true] {
                let (here, there) = (Edge { cell, west }, Edge { cell: shift(cell), west });
                prop_assert_eq!(board.edge(here), again.board.edge(there));
                prop_assert!(board.doors_on(here).eq(again.board.doors_on(there)));
            }
        }
    }
}
