//! Properties of movement: floods against a plain search over single steps, for every size of base.

use super::boards::{Drawn, drawn};
use proptest::prelude::*;
use std::collections::BTreeMap;
use tiles::path::{can_rest_within, steps};
use tiles::{
    Board, Cell, Crowd, DoorSet, Enemies, Footprint, Furniture, Gait, Mover, Pose, Reach, Relief, Shift,
    Spaces, Step,
};

/// A figure, its points, and who else is on the board.
#[derive(Clone, Debug)]
struct Walk {
    mover: Mover,
    from: Pose,
    points: u8,
    crowd: Crowd,
    relief: Vec<(Cell, Relief)>,
}

impl Walk {
    /// On level ground, without other figures.
    fn alone(gait: Gait, from: Pose, points: u8) -> Self {
        Self { mover: gait.into(), from, points, crowd: Crowd::default(), relief: Vec::new() }
    }

    fn board(&self, drawn: &Drawn) -> Board {
        drawn.board().with_relief(self.relief.iter().copied())
    }
}

fn gaits() -> impl Strategy<Value = Gait> {
    let footprint =
        prop::sample::select(vec![(1, 1), (1, 1), (1, 2), (2, 1), (2, 2), (2, 3), (1, 3), (3, 3)]);
    (footprint, any::<[bool; 3]>()).prop_map(|((w, h), [crosses_barriers, over_difficult, over_small])| {
        Gait { footprint: Footprint { w, h }, crosses_barriers, over_difficult, over_small }
    })
}

/// Half of them know nothing but size and print.
fn movers() -> impl Strategy<Value = Mover> {
    let climb = prop::sample::select(vec![None, Some(0), Some(1), Some(1), Some(2)]);
    let enemies = prop::sample::select(vec![Enemies::Passed, Enemies::Stop, Enemies::StopDiagonals]);
    let shift = prop::sample::select(vec![Shift::Straight, Shift::EveryWay, Shift::Halves]);
    (gaits(), any::<[bool; 2]>(), climb, enemies, shift).prop_map(
        |(gait, [plain, over_furniture], climb, enemies, shift)| {
            if plain { gait.into() } else { Mover { gait, climb, over_furniture, enemies, shift } }
        },
    )
}

/// A board with somebody on it who wants to move. Two cells of noise per space of the crowd.
fn walks(max: usize) -> impl Strategy<Value = (Drawn, Walk)> {
    let noise = prop::collection::vec(0u8..24, max * max);
    (drawn(max), movers(), any::<prop::sample::Index>(), any::<[bool; 3]>(), 0u8..10, noise).prop_map(
        |(drawn, mover, at, [turned, hilly, barred], points, noise)| {
            let board = drawn.board();
            let at = if board.is_empty() {
                Cell::new(0, 0)
            } else {
                board.cell(tiles::SpaceId(at.index(board.len()) as u16))
            };
            let from = Pose { at, turned };
            let mine = board.covered(mover.gait.footprint, from, board.all_doors());
            let others = || board.spaces().filter(|s| !mine.is_some_and(|m| m.contains(s)));
            let taken = |who: &[u8]| -> Spaces {
                others().filter(|s: &tiles::SpaceId| who.contains(&noise[usize::from(s.0)])).collect()
            };
            let crowd = Crowd {
                hostile: taken(&[1, 2, 3, 5]),
                friendly: taken(&[4, 6]),
                large: taken(&[3, 4]),
                links: taken(&[5, 6, 7, 8]),
                no_diagonals: if barred { taken(&[3, 9]) } else { Spaces::EMPTY },
            };
            let relief = |s: tiles::SpaceId| match noise[usize::from(s.0)] {
                10 => Relief::furnished(Furniture::Low),
                11 => Relief::furnished(Furniture::Tall),
                height => Relief::level(match height {
                    12..=15 => 1,
                    16..=18 => 2,
                    19 => 3,
                    _ => 0,
                }),
            };
            let relief = others().filter(|_| hilly).map(|s| (board.cell(s), relief(s))).collect();
            (drawn, Walk { mover, from, points, crowd, relief })
        },
    )
}

fn next(board: &Board, closed: DoorSet, walk: &Walk, from: Pose) -> Vec<Step> {
    let mut out = Vec::new();
    steps(board, closed, walk.mover, from, &walk.crowd, &mut out);
    out
}

/// Cheapest costs by going through all steps again and again: to be somewhere, and to end there.
fn search(board: &Board, closed: DoorSet, walk: &Walk) -> (BTreeMap<Pose, u8>, BTreeMap<Pose, u8>) {
    let (mut being, mut ending) = (BTreeMap::new(), BTreeMap::new());
    let turns = walk.mover.gait.footprint.can_rotate();
    let from = Pose { turned: walk.from.turned && turns, ..walk.from };
    if let Some(mine) = board.covered(walk.mover.gait.footprint, from, closed) {
        let _ = being.insert(from, 0);
        if !mine.iter().any(|s| walk.crowd.friendly.has(*s) || walk.crowd.hostile.has(*s)) {
            let _ = ending.insert(from, 0);
        }
    }
    let mut todo: Vec<Pose> = being.keys().copied().collect();
    while let Some(pose) = todo.pop() {
        for step in next(board, closed, walk, pose) {
            let cost = being[&pose] + step.cost;
            if cost > walk.points {
                continue;
            }
            if !step.shared && ending.get(&step.pose).is_none_or(|known| cost < *known) {
                let _ = ending.insert(step.pose, cost);
            }
            if being.get(&step.pose).is_none_or(|known| cost < *known) {
                let _ = being.insert(step.pose, cost);
                todo.push(step.pose);
            }
        }
    }
    (being, ending)
}

fn flood(board: &Board, closed: DoorSet, walk: &Walk) -> Reach {
    let mut reach = Reach::default();
    reach.flood(board, closed, walk.mover, walk.from, walk.points, &walk.crowd);
    reach
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn a_flood_is_all_that_steps_can_do((drawn, walk) in walks(7)) {
        let board = walk.board(&drawn);
        let closed = board.all_doors();
        let mut walk = walk;
        // `covered` knows no red lines, which a base that may not cross them cannot stand on.
        walk.mover.gait.crosses_barriers |= walk.mover.gait.footprint.is_large();
        let (being, ending) = search(&board, closed, &walk);
        let mut reach = Reach::default();
        // Buffers hold an earlier, larger flood.
        reach.flood(&board, DoorSet::default(), Gait::FOOT, walk.from, 12, &Crowd::default());
        reach.flood(&board, closed, walk.mover, walk.from, walk.points, &walk.crowd);
        let ends: Vec<(Pose, u8)> = reach.ends().collect();
        let order = |(pose, cost): &(Pose, u8)| (*cost, pose.at.y, pose.at.x, pose.turned);
        prop_assert!(ends.is_sorted_by_key(order));
        let mut spaces = Vec::new();
        reach.each_end(&board, |space, turned, cost| spaces.push((Pose { at: board.cell(space), turned }, cost)));
        prop_assert_eq!(&spaces, &ends);
        prop_assert_eq!(ends.iter().copied().collect::<BTreeMap<_, _>>(), ending.clone());
        prop_assert_eq!(ends.len(), ending.len());
        for space in board.spaces() {
            for turned in [false, true] {
                let pose = Pose { at: board.cell(space), turned };
                let known = Pose { turned: turned && walk.mover.gait.footprint.can_rotate(), ..pose };
                prop_assert_eq!(reach.cost(pose), being.get(&known).copied());
                prop_assert_eq!(reach.can_end(pose), ending.contains_key(&known));
            }
        }
    }

    #[test]
    fn a_path_is_made_of_steps((drawn, walk) in walks(7)) {
        let board = walk.board(&drawn);
        let closed = board.all_doors();
        let reach = flood(&board, closed, &walk);
        for space in board.spaces() {
            for turned in [false, true] {
                let goal = Pose { at: board.cell(space), turned: turned && walk.mover.gait.footprint.can_rotate() };
                let Some(path) = reach.path(goal) else {
                    prop_assert_eq!(reach.cost(goal), None);
                    continue;
                };
                let end = reach.ends().find(|(pose, _)| *pose == goal);
                let (mut at, mut paid) = (Pose { turned: walk.from.turned && walk.mover.gait.footprint.can_rotate(), ..walk.from }, 0);
                for (i, pose) in path.iter().enumerate() {
                    let last = i + 1 == path.len();
                    let step = next(&board, closed, &walk, at)
                        .into_iter()
                        .filter(|s| s.pose == *pose && !(last && end.is_some() && s.shared))
                        .min_by_key(|s| s.cost);
                    prop_assert!(step.is_some(), "{:?} from {:?}", path, walk.from);
                    paid += step.unwrap().cost;
                    at = *pose;
                }
                prop_assert_eq!(at, goal);
                prop_assert_eq!(Some(paid), end.map(|(_, cost)| cost).or(reach.cost(goal)));
            }
        }
    }

    #[test]
    fn reach_never_shrinks((drawn, walk) in walks(7)) {
        let board = walk.board(&drawn);
        let closed = board.all_doors();
        let less = flood(&board, closed, &walk);
        let more = flood(&board, closed, &Walk { points: walk.points + 1, ..walk.clone() });
        let open = flood(&board, DoorSet::default(), &walk);
        for (pose, cost) in less.ends() {
            prop_assert!(more.can_end(pose));
            prop_assert!(more.cost(pose) <= Some(cost));
            prop_assert!(open.can_end(pose) && open.cost(pose) <= Some(cost));
        }
    }

    #[test]
    fn turning_the_board_changes_no_reach((drawn, walk) in walks(6)) {
        let board = walk.board(&drawn);
        let closed = board.all_doors();
        let Footprint { w, h } = walk.mover.gait.footprint;
        let Some(covered) = board.covered(walk.mover.gait.footprint, walk.from, closed) else { return Ok(()) };
        let ends = |reach: &Reach| reach.ends().map(|(_, cost)| cost).collect::<Vec<u8>>();
        let here = ends(&flood(&board, closed, &walk));
        for (image, place) in drawn.images() {
            let turned = image.board().with_relief(walk.relief.iter().map(|(cell, relief)| (place(*cell), *relief)));
            let carry = |set: Spaces| -> Spaces {
                set.iter().map(|s| turned.space_at(place(board.cell(s))).unwrap()).collect()
            };
            // The image of the base: its north-west cell, and whether it lies across now.
            let cells: Vec<Cell> = covered.iter().map(|s| place(board.cell(*s))).collect();
            let at = Cell::new(cells.iter().map(|c| c.x).min().unwrap(), cells.iter().map(|c| c.y).min().unwrap());
            let across = (cells.iter().map(|c| c.x).max().unwrap() - at.x + 1) as u8;
            let from = Pose { at, turned: w != h && across != w };
            let crowd = Crowd {
                hostile: carry(walk.crowd.hostile),
                friendly: carry(walk.crowd.friendly),
                large: carry(walk.crowd.large),
                links: carry(walk.crowd.links),
                no_diagonals: carry(walk.crowd.no_diagonals),
            };
            let there = flood(&turned, closed, &Walk { from, crowd, ..walk.clone() });
            prop_assert_eq!(&here, &ends(&there));
        }
    }

    #[test]
    fn rest_is_found_where_a_flood_finds_it((drawn, walk) in walks(6), noise in prop::collection::vec(any::<bool>(), 36)) {
        let board = walk.board(&drawn);
        let closed = board.all_doors();
        let mut walk = walk;
        // Somebody under the mover, more often than not.
        if let Some(mine) = board.covered(walk.mover.gait.footprint, walk.from, closed) {
            mine.iter().filter(|s| noise[usize::from(s.0)]).for_each(|s| walk.crowd.hostile.insert(*s));
        }
        let rests = can_rest_within(&board, closed, walk.mover, walk.from, walk.points, &walk.crowd);
        prop_assert_eq!(rests, flood(&board, closed, &walk).ends().next().is_some());
    }

    #[test]
    fn no_pose_is_out_of_bounds(drawn in drawn(5), gait in gaits(), x in any::<i16>(), y in any::<i16>(), points in any::<u8>()) {
        let board = drawn.board();
        let walk = Walk::alone(gait, Pose::new(Cell::new(x, y)), points);
        let reach = flood(&board, board.all_doors(), &walk);
        let known = board.covered(gait.footprint, walk.from, board.all_doors()).is_some();
        prop_assert!(reach.ends().next().is_none() || known);
        prop_assert_eq!(reach.cost(walk.from).is_none(), reach.ends().next().is_none());
        prop_assert!(reach.path(Pose::new(Cell::new(i16::MIN, i16::MAX))).is_none());
    }
}

#[test]
fn bases_beyond_the_limit_reach_nothing() {
    let board = Board::from_ascii(&format!("+\n{}", "|. . . . . . . . . . . .\n+\n".repeat(12)));
    for (w, h) in [(0, 1), (1, 0), (10, 1), (4, 3), (255, 255)] {
        let gait = Gait::large(Footprint { w, h });
        let walk = Walk::alone(gait, Pose::new(Cell::new(0, 0)), 9);
        assert_eq!(flood(&board, DoorSet::default(), &walk).ends().count(), 0);
        assert_eq!(next(&board, DoorSet::default(), &walk, walk.from), []);
    }
    for (w, h) in [(1, 9), (9, 1), (3, 3), (2, 4), (4, 2)] {
        let gait = Gait::large(Footprint { w, h });
        let walk = Walk::alone(gait, Pose::new(Cell::new(1, 1)), 40);
        let upright = usize::from(13 - w) * usize::from(13 - h);
        let ends = flood(&board, DoorSet::default(), &walk).ends().count();
        // A base of nine in a row keeps one space of nine when it turns: less than half, so it never does.
        let turns = w != h && w < 9 && h < 9;
        assert_eq!(ends, if turns { 2 * upright } else { upright }, "{w}x{h}");
    }
}
