//! How long the questions of a game take on a large board: 576 spaces in 36 rooms, 8 doors, 16 figures.
//! Goals on one core: sight 2 ns, cover 6 ns, reach with 8 points 1,000 ns. Never a test: machines differ.

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use std::hint::black_box;
use tiles::path::steps;
use tiles::{
    Board, Catalogue, Cell, CentreRule, Crowd, DoorSet, Face, Footprint, Gait, Placement, Pose, Reach, Sight,
    SightPolicy, SpaceId, Spaces, Turn, WallEnds,
};

/// Six by six rooms of four by four spaces, joined by two-wide openings, with lines and difficult ground strewn in.
fn rooms() -> String {
    let mut noise = 12345u32;
    let mut next = move || {
        noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        noise >> 24
    };
    let mut doors = "ABCDEFGH".chars();
    let mut rows = vec![vec![' '; 49]; 49];
    for (y, row) in rows.iter_mut().enumerate() {
        for (x, glyph) in row.iter_mut().enumerate() {
            let between = |along: usize| matches!(along % 8, 3 | 5);
            *glyph = match (x % 2, y % 2, next()) {
                (1, 1, 0..=25) => '~',
                (1, 1, _) => '.',
                (0, 0, _) => '+',
                (0, _, _) if x % 8 == 0 && !between(y) => '|',
                (_, 0, _) if y % 8 == 0 && !between(x) => '-',
                (0, _, _) | (_, 0, _) if x % 8 == 0 || y % 8 == 0 => ' ',
                (_, _, 0..=8) => '#',
                (_, _, 9..=17) => ':',
                (_, _, 18..=26) => '|',
                _ => ' ',
            };
        }
    }
    // Doors in the openings between the second and third, and the fourth and fifth, column of rooms.
    for (x, y) in [(16, 3), (16, 19), (16, 35), (32, 11), (32, 27), (32, 43), (16, 11), (32, 3)] {
        let letter = doors.next().unwrap_or(' ');
        rows[y][x] = letter;
        rows[y + 2][x] = letter;
    }
    rows.iter().map(|row| row.iter().collect::<String>() + "\n").collect()
}

/// Some pairs of spaces up to eight apart, as attackers and defenders are.
fn pairs(board: &Board) -> Vec<(SpaceId, SpaceId)> {
    let near = |a: SpaceId, b: SpaceId| {
        let (a, b) = (board.cell(a), board.cell(b));
        (a.x - b.x).abs().max((a.y - b.y).abs()) <= 8
    };
    let all = board.spaces().flat_map(|a| board.spaces().map(move |b| (a, b)));
    all.filter(|(a, b)| near(*a, *b)).step_by(61).take(1024).collect()
}

fn figures(board: &Board) -> Spaces {
    board.spaces().step_by(board.len() / 16).collect()
}

/// Sight past some figures, made for every question.
fn past<'a>(board: &'a Board, closed: DoorSet, figures: &'a Spaces) -> Sight<'a> {
    Sight::new(board.ground(closed), [figures; 2])
}

/// How many spaces a space sees.
fn seen(board: &Board, closed: DoorSet, from: SpaceId) -> u32 {
    past(board, closed, &Spaces::EMPTY).seen_from(from).spaces().len()
}

fn queries(c: &mut Criterion) {
    let board = Board::from_ascii(&rooms());
    let closed = DoorSet(0b1011_0101);
    let pairs = pairs(&board);
    let figures = figures(&board);
    for (a, _) in &pairs {
        let _ = seen(&board, closed, *a);
    }
    // Every figure is for one thousand and twenty-four questions.
    let _ = c.bench_function("sight of 1,024 pairs", |b| {
        b.iter(|| pairs.iter().filter(|(from, to)| past(&board, closed, &figures).sees(*from, *to)).count());
    });
    let _ = c.bench_function("cover of 1,024 pairs, nobody about", |b| {
        let none = Spaces::EMPTY;
        b.iter(|| {
            let cover =
                |(from, to): &(SpaceId, SpaceId)| past(&board, closed, &none).cover(*from, *to) as u32;
            pairs.iter().map(cover).sum::<u32>()
        });
    });
    let _ = c.bench_function("cover of 1,024 pairs, 16 figures", |b| {
        b.iter(|| {
            let cover =
                |(from, to): &(SpaceId, SpaceId)| past(&board, closed, &figures).cover(*from, *to) as u32;
            pairs.iter().map(cover).sum::<u32>()
        });
    });
    let _ = c.bench_function("range of 1,024 pairs", |b| {
        let range = |(from, to): &(SpaceId, SpaceId)| u32::from(board.ground(closed).range(*from, *to));
        b.iter(|| pairs.iter().map(range).sum::<u32>());
    });
}

/// What other policies and more doors cost: nothing that a board between corners with few doors would pay.
fn policies(c: &mut Criterion) {
    let rule = CentreRule { wall_ends: WallEnds::Pass, figures_block: true, cliff: Some(2) };
    let board = Board::from_ascii(&rooms()).with_sight(SightPolicy::CentreToCentre(rule));
    let (pairs, figures, closed) = (pairs(&board), figures(&board), DoorSet(0b1011_0101));
    let _ = c.bench_function("between centres: sight of 1,024 pairs past 16 figures", |b| {
        b.iter(|| pairs.iter().filter(|(from, to)| past(&board, closed, &figures).sees(*from, *to)).count());
    });
    let _ = c.bench_function("between centres: sight of all spaces", |b| {
        b.iter_batched_ref(
            || board.with_sight(board.sight()),
            |board| board.spaces().map(|s| seen(board, closed, s)).sum::<u32>(),
            BatchSize::SmallInput,
        );
    });
    let many = Board::from_ascii(
        &rooms()
            .replacen(". .", ".I.", 1)
            .replacen("~ .", "~J.", 1)
            .replacen(". ~", ".K~", 1)
            .replacen(". .", ".L.", 1)
            .replacen(". .", ".M.", 1)
            .replacen(". .", ".N.", 1),
    );
    assert_eq!(many.door_count(), 14);
    // A hundred sets are known, as after many games.
    for set in 0..100 {
        let _ = many.ground(DoorSet(set * 163));
    }
    let _ = c.bench_function("14 doors: sight of 1,024 pairs", |b| {
        b.iter(|| pairs.iter().filter(|(from, to)| past(&many, closed, &figures).sees(*from, *to)).count());
    });
}

fn movement(c: &mut Criterion) {
    let board = Board::from_ascii(&rooms());
    let closed = board.all_doors();
    let mut crowd = Crowd { hostile: figures(&board), ..Crowd::default() };
    let from = Pose::new(Cell::new(13, 13));
    board.space_at(from.at).iter().for_each(|s| crowd.hostile.remove(*s));
    let mut reach = Reach::default();
    let size = |w, h| Gait::large(Footprint { w, h });
    for (name, gait) in [("1x1", Gait::FOOT), ("1x2", size(1, 2)), ("2x2", size(2, 2)), ("2x3", size(2, 3))] {
        let _ = c.bench_function(&format!("reach with 8 points, {name}"), |b| {
            b.iter(|| reach.flood(&board, closed, gait, black_box(from), 8, &crowd));
        });
    }
    let mut linked = crowd;
    for teleporter in [17, 300, 500] {
        linked.links.insert(SpaceId(teleporter));
    }
    let _ = c.bench_function("reach with 8 points, 1x1, 3 teleporters", |b| {
        b.iter(|| reach.flood(&board, closed, Gait::FOOT, black_box(from), 8, &linked));
    });
    let _ = c.bench_function("reach with 8 points, 1x1, and all ends", |b| {
        b.iter(|| {
            reach.flood(&board, closed, Gait::FOOT, black_box(from), 8, &crowd);
            reach.ends().map(|(_, cost)| u32::from(cost)).sum::<u32>()
        });
    });
    let mut out = Vec::new();
    let _ = c.bench_function("single steps, 1x1", |b| {
        b.iter(|| steps(&board, closed, Gait::FOOT, black_box(from), &crowd, &mut out));
    });
    let _ = c.bench_function("single steps, 2x3", |b| {
        b.iter(|| steps(&board, closed, size(2, 3), black_box(from), &crowd, &mut out));
    });
}

/// All pieces of the box, side by side.
fn all_pieces(catalogue: &Catalogue) -> Vec<Placement> {
    let stock = catalogue.tiles.values().flat_map(|tile| (0..tile.stock).map(|_| tile.number));
    let place = |(i, tile)| Placement {
        tile,
        face: Face::A,
        at: Cell::new((i % 6) as i16 * 10, (i / 6) as i16 * 10),
        turn: Turn::ALL[i % 4],
    };
    stock.enumerate().map(place).collect()
}

fn building(c: &mut Criterion) {
    let catalogue = Catalogue::doom2016();
    let placed = all_pieces(catalogue);
    let _ = c.bench_function("assemble the whole box", |b| {
        b.iter(|| Board::assemble(catalogue, &placed, &[]));
    });
    let text = rooms();
    let fresh = || Board::from_ascii(&text);
    let _ = c.bench_function("first question of a ground (neighbours)", |b| {
        b.iter_batched_ref(
            fresh,
            |board| board.ground(board.all_doors()).neighbours(SpaceId(0)).len(),
            BatchSize::SmallInput,
        );
    });
    let _ = c.bench_function("first sight of one space", |b| {
        let prepared = || {
            let board = fresh();
            let _ = board.ground(board.all_doors());
            board
        };
        b.iter_batched_ref(
            prepared,
            |board| seen(board, board.all_doors(), SpaceId(300)),
            BatchSize::SmallInput,
        );
    });
    let all_sight =
        |board: &Board, closed: DoorSet| -> u32 { board.spaces().map(|s| seen(board, closed, s)).sum() };
    let _ = c.bench_function("sight of all spaces", |b| {
        b.iter_batched_ref(fresh, |board| all_sight(board, board.all_doors()), BatchSize::SmallInput);
    });
    let _ = c.bench_function("sight of all spaces after a door opened", |b| {
        let prepared = || {
            let board = fresh();
            let _ = all_sight(&board, board.all_doors());
            board
        };
        let opened = |board: &mut Board| all_sight(board, board.all_doors().without(tiles::DoorId(0)));
        b.iter_batched_ref(prepared, opened, BatchSize::SmallInput);
    });
}

criterion_group!(benches, queries, policies, movement, building);
criterion_main!(benches);
