//! Properties of sight between centres, under every rule: on random boards with heights, furniture and figures.

use super::boards::{Drawn, door_sets, doors_of, drawn};
use proptest::prelude::*;
use std::collections::BTreeSet;
use tiles::{
    Board, Cell, CentreRule, Cover, DoorSet, Edge, EdgeKind, Furniture, Relief, Side4, Sight, SightPolicy,
    SpaceId, Spaces, WallEnds,
};

fn rules() -> impl Strategy<Value = CentreRule> {
    let ends = prop::sample::select(vec![WallEnds::Stop, WallEnds::Pass]);
    let cliff = prop::sample::select(vec![None, Some(1), Some(2), Some(2)]);
    (ends, any::<bool>(), cliff).prop_map(|(wall_ends, figures_block, cliff)| CentreRule {
        wall_ends,
        figures_block,
        cliff,
    })
}

/// A drawn board, what lies over its cells, and who stands on them.
#[derive(Clone, Debug)]
struct Scene {
    drawn: Drawn,
    rule: CentreRule,
    noise: Vec<u8>,
}

impl Scene {
    fn board(&self) -> Board {
        let board = self.drawn.board();
        let over: Vec<_> = board.spaces().map(|s| (board.cell(s), self.relief(board.cell(s)))).collect();
        board.with_relief(over).with_sight(SightPolicy::CentreToCentre(self.rule))
    }

    fn noise(&self, cell: Cell) -> u8 {
        self.noise[(cell.y * 8 + cell.x) as usize]
    }

    fn relief(&self, cell: Cell) -> Relief {
        match self.noise(cell) {
            0..=3 => Relief::furnished(Furniture::Tall),
            4..=5 => Relief::furnished(Furniture::Low),
            6..=9 => Relief::level(1),
            10..=13 => Relief::level(2),
            14 => Relief { height: 3, furniture: Some(Furniture::Low) },
            _ => Relief::default(),
        }
    }

    fn figures(&self, board: &Board, a: SpaceId, b: SpaceId) -> Spaces {
        board
            .spaces()
            .filter(|s| *s != a && *s != b && self.noise(board.cell(*s)).is_multiple_of(5))
            .collect()
    }
}

fn scenes(max: usize) -> impl Strategy<Value = Scene> {
    (drawn(max), rules(), prop::collection::vec(0u8..40, 64)).prop_map(|(drawn, rule, noise)| Scene {
        drawn,
        rule,
        noise,
    })
}

fn pairs(board: &Board) -> impl Iterator<Item = (SpaceId, SpaceId)> {
    board.spaces().flat_map(|a| board.spaces().map(move |b| (a, b)))
}

/// The rule once more, from its words: every border, corner point and space of the board is held against the line.
fn seen(
    board: &Board,
    rule: CentreRule,
    closed: DoorSet,
    (a, b): (SpaceId, SpaceId),
    figures: &Spaces,
) -> bool {
    let centre = |cell: Cell| (2 * i64::from(cell.x) + 1, 2 * i64::from(cell.y) + 1);
    let (p, q) = (centre(board.cell(a)), centre(board.cell(b)));
    let (dx, dy) = (q.0 - p.0, q.1 - p.1);
    let side = |(x, y): (i64, i64)| dx * (y - p.1) - dy * (x - p.0);
    let along = |(x, y): (i64, i64)| dx * (x - p.0) + dy * (y - p.1);
    let shut: BTreeSet<Edge> = board
        .spaces()
        .flat_map(|s| Side4::ALL.map(|side| board.cell(s).edge(side)))
        .filter(|edge| {
            matches!(board.edge(*edge), EdgeKind::Wall | EdgeKind::Blocking)
                || board.doors_on(*edge).any(|door| closed.has(door))
        })
        .collect();
    let height = |space: SpaceId| i64::from(board.relief(space).height);
    let blocks = |cell: Cell| {
        board.space_at(cell).filter(|s| *s != a && *s != b).is_some_and(|s| {
            board.relief(s).furniture == Some(Furniture::Tall)
                || (rule.figures_block && figures.has(s))
                || rule.cliff.is_some_and(|cliff| height(s) >= height(a).max(height(b)) + i64::from(cliff))
        })
    };
    // Borders: cut in their inside.
    let cut = |edge: &Edge| {
        let (x, y) = (2 * i64::from(edge.cell.x), 2 * i64::from(edge.cell.y));
        let ends = if edge.west { [(x, y), (x, y + 2)] } else { [(x, y), (x + 2, y)] };
        let middle = if edge.west { (x, y + 1) } else { (x + 1, y) };
        let [one, other] = ends.map(side).map(i64::signum);
        let within = |v: i64, a: i64, b: i64| v >= a.min(b) && v <= a.max(b);
        let (near, far) = (along(ends[0]).min(along(ends[1])), along(ends[0]).max(along(ends[1])));
        one * other < 0
            && within(middle.0, p.0, q.0)
            && within(middle.1, p.1, q.1)
            && far > 0
            && near < along(q)
    };
    if shut.iter().any(cut) {
        return false;
    }
    // Spaces that the line has some of its length in, in its order.
    let mut on_line: Vec<(i64, SpaceId)> = board
        .spaces()
        .filter(|s| {
            let (x, y) = centre(board.cell(*s));
            let inside = |v: i64, a: i64, b: i64| v >= a.min(b) && v <= a.max(b);
            inside(x, p.0, q.0) && inside(y, p.1, q.1) && side((x, y)).abs() < dx.abs() + dy.abs()
        })
        .map(|s| (along(centre(board.cell(s))), s))
        .collect();
    on_line.sort_unstable();
    if a != b && on_line.iter().any(|(_, s)| blocks(board.cell(*s))) {
        return false;
    }
    if let (Some(cliff), [(_, first), (_, next), .., (_, before), (_, last)]) = (rule.cliff, &on_line[..]) {
        let foot = |low: SpaceId, high: SpaceId| height(high) - height(low) >= i64::from(cliff);
        if foot(*first, *next) || foot(*last, *before) {
            return false;
        }
    }
    if let (Some(cliff), [(_, first), (_, middle), (_, last)]) = (rule.cliff, &on_line[..]) {
        let foot = |low: SpaceId, high: SpaceId| height(high) - height(low) >= i64::from(cliff);
        if foot(*first, *middle) || foot(*last, *middle) {
            return false;
        }
    }
    // Corner points on the line.
    let points =
        (p.0.min(q.0)..=p.0.max(q.0)).flat_map(|x| (p.1.min(q.1)..=p.1.max(q.1)).map(move |y| (x, y)));
    points.filter(|(x, y)| x % 2 == 0 && y % 2 == 0 && side((*x, *y)) == 0).all(|(x, y)| {
        let cell = |east: i64, south: i64| Cell::new((x / 2 - 1 + east) as i16, (y / 2 - 1 + south) as i16);
        let (east, south) = (i64::from(dx > 0), i64::from(dy > 0));
        let (ahead, behind) = (cell(east, south), cell(1 - east, 1 - south));
        let open = |a: Cell, b: Cell| {
            board.space_at(a).is_some()
                && board.space_at(b).is_some()
                && !shut.contains(&Edge::between(a, b).unwrap())
        };
        let flanks = [cell(east, 1 - south), cell(1 - east, south)];
        let all_open = flanks.iter().all(|flank| open(behind, *flank) && open(*flank, ahead));
        let way = |flank: &Cell| open(behind, *flank) && open(*flank, ahead) && !blocks(*flank);
        (rule.wall_ends == WallEnds::Pass || all_open) && flanks.iter().any(way)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn a_line_between_centres_is_what_the_rule_says(scene in scenes(6)) {
        let board = scene.board();
        for closed in [board.all_doors(), DoorSet::default()] {
            let ground = board.ground(closed);
            for (a, b) in pairs(&board) {
                let figures = scene.figures(&board, a, b);
                let nobody = seen(&board, scene.rule, closed, (a, b), &Spaces::EMPTY);
                let empty = Sight::without_figures(ground);
                prop_assert_eq!(empty.sees(a, b), nobody, "{} to {}", board.cell(a), board.cell(b));
                let past = seen(&board, scene.rule, closed, (a, b), &figures);
                let sight = Sight::new(ground, [&figures; 2]);
                prop_assert_eq!(sight.sees(a, b), past, "{} to {}", board.cell(a), board.cell(b));
            }
        }
    }

    #[test]
    fn it_is_symmetric_and_of_one_mind(scene in scenes(7)) {
        let board = scene.board();
        for closed in door_sets(&board) {
            let ground = board.ground(closed);
            for (a, b) in pairs(&board) {
                let figures = scene.figures(&board, a, b);
                let (sight, empty) = (Sight::new(ground, [&figures; 2]), Sight::without_figures(ground));
                let seen = sight.sees(a, b);
                prop_assert_eq!(empty.sees(a, b), empty.sees(b, a));
                prop_assert_eq!(seen, sight.sees(b, a));
                prop_assert_eq!(empty.sees(a, b), empty.seen_from(a).has(b));
                prop_assert!(empty.sees(a, b) || !seen);
                prop_assert_eq!(sight.obstacle(a, b).is_none(), seen);
                let cover = sight.cover(a, b);
                prop_assert_eq!(cover, if seen { Cover::Open } else { Cover::Unseen });
                prop_assert_eq!(cover, sight.explain(a, b).cover);
                let all = if empty.sees(a, b) { u16::MAX } else { 0 };
                let lines = sight.printed_lines(a, b);
                prop_assert_eq!((lines.clear, lines.plain), (all, all));
            }
        }
    }

    /// Every way to ask gives one answer, and a figure that is lifted is not there.
    #[test]
    fn all_questions_past_figures_agree(scene in scenes(6), corners in any::<bool>()) {
        let board = if corners { scene.board().with_sight(SightPolicy::CornerToCorner) } else { scene.board() };
        let ground = board.ground(board.all_doors());
        for (a, b) in pairs(&board) {
            let figures = scene.figures(&board, a, b);
            // A figure on the two spaces themselves makes no difference, nor does the set that it is in.
            let ends: Spaces = [a, b].into_iter().collect();
            let sight = Sight::new(ground, [&figures, &ends]);
            let seen = sight.sees(a, b);
            prop_assert_eq!(sight.any_sees(&[a], &[b]), seen);
            prop_assert_eq!(sight.seen_from(a).has(b), seen);
            prop_assert_eq!(sight.seen_from(a).spaces().has(b), seen);
            prop_assert_eq!(sight.seen_from(a).meets(&[b].into_iter().collect()), seen);
            prop_assert_eq!(sight.best_cover(&[a], &[b]), sight.cover(a, b));
            prop_assert_eq!(sight.leaving_cover_aside().sees(a, b), seen);
            prop_assert_eq!(sight.cover(a, b) != Cover::Unseen, seen);
            let standing: Vec<SpaceId> = figures.iter().collect();
            let (lifted, empty) = (sight.lifting(&standing, &[]), Sight::without_figures(ground));
            prop_assert_eq!(lifted.sees(a, b), empty.sees(a, b));
            prop_assert_eq!(lifted.cover(a, b), empty.cover(a, b));
        }
    }

    #[test]
    fn opening_a_door_never_removes_it(scene in scenes(7)) {
        let board = scene.board();
        for closed in door_sets(&board) {
            for door in doors_of(closed) {
                let (before, after) = (board.ground(closed), board.ground(closed.without(door)));
                for (a, b) in pairs(&board) {
                    let figures = scene.figures(&board, a, b);
                    for stand in [&Spaces::EMPTY, &figures] {
                        let (before, after) = (Sight::new(before, [stand; 2]), Sight::new(after, [stand; 2]));
                        prop_assert!(!before.sees(a, b) || after.sees(a, b));
                    }
                }
            }
        }
    }

    #[test]
    fn turning_the_board_changes_nothing(scene in scenes(6)) {
        let board = scene.board();
        let ground = board.ground(board.all_doors());
        for (image, place) in scene.drawn.images() {
            let over: Vec<_> = board.spaces().map(|s| (place(board.cell(s)), board.relief(s))).collect();
            let turned = image.board().with_relief(over).with_sight(board.sight());
            let turned_ground = turned.ground(turned.all_doors());
            let space = |s: SpaceId| turned.space_at(place(board.cell(s))).unwrap();
            for (a, b) in pairs(&board) {
                let figures = scene.figures(&board, a, b);
                let moved: Spaces = figures.iter().map(space).collect();
                for (stand, there) in [(&Spaces::EMPTY, &Spaces::EMPTY), (&figures, &moved)] {
                    let (here, there) = (Sight::new(ground, [stand; 2]), Sight::new(turned_ground, [there; 2]));
                    prop_assert_eq!(here.sees(a, b), there.sees(space(a), space(b)));
                }
            }
        }
    }

    #[test]
    fn rows_do_not_mix_doors(scene in scenes(6), order in prop::collection::vec(0u32..8, 1..12)) {
        let board = scene.board();
        for closed in order {
            let fresh = scene.board();
            for space in board.spaces() {
                let closed = DoorSet(closed);
                let seen = |board: &Board| Sight::without_figures(board.ground(closed)).seen_from(space).spaces();
                prop_assert_eq!(seen(&board), seen(&fresh));
            }
        }
    }

    #[test]
    fn the_policy_and_the_relief_leave_sight_between_corners_alone(scene in scenes(6)) {
        let (plain, board) = (scene.drawn.board(), scene.board());
        let corners = board.with_sight(SightPolicy::CornerToCorner);
        let (a, b) = (plain.ground(plain.all_doors()), corners.ground(plain.all_doors()));
        for (from, to) in pairs(&plain) {
            let (one, other) = (Sight::without_figures(a), Sight::without_figures(b));
            prop_assert_eq!(one.printed_lines(from, to), other.printed_lines(from, to));
            prop_assert_eq!(a.range(from, to), board.ground(plain.all_doors()).range(from, to));
        }
    }
}
