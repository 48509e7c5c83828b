//! A board on which an area is covered is the board without its spaces: under both policies, for sight, range and movement.

use super::boards::{Drawn, drawn};
use proptest::prelude::*;
use tiles::{
    AreaId, AreaSet, Board, Cell, CentreRule, Crowd, DoorSet, Footprint, Furniture, Gait, Pose, Reach,
    Relief, Sight, SightPolicy, SpaceId, Spaces, WallEnds,
};

const CENTRES: SightPolicy = SightPolicy::CentreToCentre(CentreRule {
    wall_ends: WallEnds::Pass,
    figures_block: true,
    cliff: Some(2),
});

/// The board drawn without covered cells, its doors drawn as walls or as nothing.
fn without(drawn: &Drawn, shut: bool, covered: impl Fn(Cell) -> bool) -> Board {
    let sketch = drawn.sketch();
    let glyph = |x: usize, y: usize, glyph: char| match (x % 2, y % 2) {
        (1, 1) if covered(Cell::new((x / 2) as i16, (y / 2) as i16)) => ' ',
        (1, 1) | (0, 0) => glyph,
        _ if sketch.door(glyph).is_some() && shut => '|',
        _ if glyph.is_alphabetic() => ' ',
        _ => glyph,
    };
    let row = |(y, row): (usize, &Vec<char>)| row.iter().enumerate().map(|(x, g)| glyph(x, y, *g)).collect();
    Drawn(drawn.0.iter().enumerate().map(row).collect()).board()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn covered_spaces_are_void(drawn in drawn(6), noise in prop::collection::vec(0u8..8, 36), centres in any::<bool>()) {
        let noise_at = |cell: Cell| noise[(cell.y * 6 + cell.x) as usize];
        let relief = |board: &Board| {
            let over = board.spaces().map(|s| board.cell(s)).map(|cell| (cell, match noise_at(cell) {
                2 => Relief::level(2),
                3 => Relief::furnished(Furniture::Tall),
                _ => Relief::default(),
            }));
            let board = board.with_relief(over.collect::<Vec<_>>());
            if centres { board.with_sight(CENTRES) } else { board }
        };
        let whole = relief(&drawn.board());
        let uncovered: Spaces = whole.spaces().filter(|s| noise_at(whole.cell(*s)) > 1).collect();
        let covered: Spaces = whole.spaces().filter(|s| !uncovered.has(*s)).collect();
        let whole = whole.with_areas([covered]);
        let part = whole.shown(AreaSet::default());
        prop_assert_eq!(part.uncovered(), uncovered);
        prop_assert_eq!(part.spaces().collect::<Spaces>(), uncovered);
        prop_assert_eq!(part.len(), whole.len());
        for closed in [part.all_doors(), DoorSet::default()] {
            let fresh = relief(&without(&drawn, closed != DoorSet::default(), |cell| noise_at(cell) <= 1));
            let there = |space: SpaceId| fresh.space_at(part.cell(space)).unwrap();
            prop_assert_eq!(part.bounds(), fresh.bounds());
            let (a, b) = (part.ground(closed), fresh.ground(DoorSet::default()));
            let (sight_a, sight_b) = (Sight::without_figures(a), Sight::without_figures(b));
            for from in part.spaces() {
                prop_assert_eq!(part.relief(from), fresh.relief(there(from)));
                let near: Vec<_> = a.neighbours(from).iter().map(|n| (there(n.space), n.dir, n.step, n.trace)).collect();
                let expect: Vec<_> = b.neighbours(there(from)).iter().map(|n| (n.space, n.dir, n.step, n.trace)).collect();
                prop_assert_eq!(near, expect);
                for to in part.spaces() {
                    let lines = sight_b.printed_lines(there(from), there(to));
                    prop_assert_eq!(sight_a.printed_lines(from, to), lines);
                    prop_assert_eq!(a.range(from, to), b.range(there(from), there(to)));
                }
                for hidden in whole.spaces().filter(|s| !uncovered.has(*s)) {
                    prop_assert!(!sight_a.sees(from, hidden) && a.range(from, hidden) == 255);
                    prop_assert!(part.space_at(part.cell(hidden)).is_none() && a.neighbours(hidden).is_empty());
                }
                for gait in [Gait::FOOT, Gait::large(Footprint { w: 2, h: 1 })] {
                    let links = |board: &Board| -> Spaces {
                        board.spaces().filter(|s| noise_at(board.cell(*s)) == 4).collect()
                    };
                    let ends = |board: &Board, closed: DoorSet, links: Spaces| {
                        let mut reach = Reach::default();
                        let crowd = Crowd { links, ..Crowd::default() };
                        reach.flood(board, closed, gait, Pose::new(part.cell(from)), 5, &crowd);
                        let mut ends: Vec<_> = reach.ends().collect();
                        ends.sort_unstable();
                        ends
                    };
                    // Teleporters under cover lead nowhere.
                    let all_links = links(&whole).union(&whole.spaces().filter(|s| !uncovered.has(*s)).collect());
                    prop_assert_eq!(ends(part, closed, all_links), ends(&fresh, DoorSet::default(), links(&fresh)));
                }
            }
        }
    }

    #[test]
    fn parts_are_kept_and_numbers_stay(drawn in drawn(6), noise in prop::collection::vec(any::<bool>(), 36)) {
        let plain = drawn.board();
        prop_assert!(std::ptr::eq(plain.shown(AreaSet::default()), &raw const plain), "no area");
        let uncovered: Spaces = plain.spaces().filter(|s| noise[usize::from(s.0)]).collect();
        let covered: Spaces = plain.spaces().filter(|s| !uncovered.has(*s)).collect();
        let board = plain.with_areas([covered]);
        prop_assert!(std::ptr::eq(board.shown(board.all_areas()), &raw const board), "all are revealed");
        let part = board.shown(AreaSet::default());
        prop_assert!(std::ptr::eq(part, board.shown(AreaSet::default())));
        prop_assert!(part.spaces().all(|s| part.cell(s) == board.cell(s) && part.space(s) == board.space(s)));
        prop_assert_eq!(part.all_doors(), board.all_doors());
        for door in (0..board.door_count() as u8).map(tiles::DoorId) {
            prop_assert_eq!(part.door_edges(door), board.door_edges(door));
            let beside: Vec<SpaceId> = board.door_spaces(door).iter().copied().filter(|s| uncovered.has(*s)).collect();
            prop_assert_eq!(part.door_spaces(door), beside);
        }
    }

    #[test]
    fn areas_come_one_by_one(drawn in drawn(6), noise in prop::collection::vec(0u8..4, 36)) {
        let plain = drawn.board();
        let of = |number: u8| -> Spaces { plain.spaces().filter(|s| noise[usize::from(s.0)] == number).collect() };
        let board = plain.with_areas([of(1), of(2)]).with_sight(CENTRES);
        prop_assert_eq!(board.areas(), [of(1), of(2)]);
        let second = AreaSet::default().with(AreaId(1));
        let left = |shown: AreaSet| board.shown(shown).spaces().collect::<Spaces>();
        prop_assert_eq!(left(AreaSet::default()), of(0).union(&of(3)));
        prop_assert_eq!(left(second), of(0).union(&of(3)).union(&of(2)));
        prop_assert_eq!(board.shown(second).sight(), CENTRES);
        prop_assert_eq!(board.areas_of(&of(2)).has(AreaId(1)), !of(2).is_empty());
        prop_assert!(!board.areas_of(&of(2)).has(AreaId(0)));
    }
}
