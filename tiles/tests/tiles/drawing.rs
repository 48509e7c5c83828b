//! Drawings of tile sides: printing and reading are each other's inverse, and every complaint has its case.

use expect_test::{Expect, expect};
use proptest::prelude::*;
use std::collections::BTreeMap;
use tiles::{Cell, Edge, EdgeKind, Side4, Space, TileSide, Turn};

/// What a border is to be, chosen before it is known whether it lies inside or on the outline.
fn border() -> impl Strategy<Value = u8> {
    prop_oneof![4 => Just(0u8), 1 => 1..=4u8]
}

prop_compose! {
    /// Any side that a drawing can show: spaces in every outer row and column, lines between spaces only.
    fn side()(w in 1..=6i16, h in 1..=6i16)(
        spaces in proptest::collection::vec(0..4u8, (w * h) as usize),
        north in proptest::collection::vec(border(), (w * (h + 1)) as usize),
        west in proptest::collection::vec(border(), ((w + 1) * h) as usize),
        in_rows in (0..w, 0..w), in_columns in (0..h, 0..h), w in Just(w), h in Just(h),
    ) -> TileSide {
        let mut side = TileSide { w, h, ..TileSide::default() };
        for (i, kind) in spaces.iter().enumerate() {
            let cell = Cell::new(i as i16 % w, i as i16 / w);
            let edge_spaces = [
                Cell::new(in_rows.0, 0), Cell::new(in_rows.1, h - 1),
                Cell::new(0, in_columns.0), Cell::new(w - 1, in_columns.1),
            ];
            if *kind > 0 || edge_spaces.contains(&cell) {
                let _ = side.spaces.insert(cell, Space { difficult: *kind == 3 });
            }
        }
        let norths = north.iter().enumerate().map(|(i, k)| {
            (Edge { cell: Cell::new(i as i16 % w, i as i16 / w), west: false }, *k)
        });
        let wests = west.iter().enumerate().map(|(i, k)| {
            (Edge { cell: Cell::new(i as i16 % (w + 1), i as i16 / (w + 1)), west: true }, *k)
        });
        for (edge, kind) in norths.chain(wests) {
            put(&mut side, edge, kind);
        }
        side.openings.sort_unstable();
        side.door_marks.sort_unstable();
        side
    }
}

fn put(side: &mut TileSide, edge: Edge, kind: u8) {
    let [before, after] = edge.cells();
    let (to_after, to_before) =
        if edge.west { (Side4::East, Side4::West) } else { (Side4::South, Side4::North) };
    match (side.has(before), side.has(after), kind) {
        (true, true, 1..=3) => {
            let kinds = [EdgeKind::Impassable, EdgeKind::Blocking, EdgeKind::Wall];
            let _ = side.edges.insert(edge, kinds[kind as usize - 1]);
        }
        (true, true, 4) => side.door_marks.push(edge),
        (true, false, 1..) => side.openings.push((before, to_after)),
        (false, true, 1..) => side.openings.push((after, to_before)),
        _ => {}
    }
}

proptest! {
    #[test]
    fn what_is_printed_is_read_back(side in side()) {
        prop_assert_eq!(TileSide::from_text(&side.to_text()), (side, Vec::new()));
    }

    #[test]
    fn indenting_a_drawing_changes_nothing(side in side(), indent in 1..9usize) {
        let text: String = side.to_text().lines().map(|l| format!("{:indent$}{l}\n", "")).collect();
        prop_assert_eq!(TileSide::from_text(&text), (side, Vec::new()));
    }

    #[test]
    fn four_turns_and_two_mirrors_are_none(side in side()) {
        let turned = (0..4).fold(side.clone(), |s, _| s.turned(Turn::R90));
        prop_assert_eq!(&turned, &side);
        prop_assert_eq!(side.turned(Turn::R90).turned(Turn::R90), side.turned(Turn::R180));
        prop_assert_eq!(side.mirrored().mirrored(), side);
    }

    #[test]
    fn mirroring_undoes_the_way_round(side in side()) {
        prop_assert_eq!(side.turned(Turn::R90).mirrored(), side.mirrored().turned(Turn::R270));
    }

    #[test]
    fn joints_hold_every_opening_once(side in side()) {
        let mut openings: Vec<(Cell, Side4)> =
            side.joints().iter().flat_map(|j| j.cells().map(|c| (c, j.side))).collect();
        openings.sort_unstable();
        prop_assert_eq!(openings, side.openings);
    }

    /// Whatever is typed, a side comes back whose lines lie between its spaces and whose openings lead off it.
    #[test]
    fn any_text_gives_a_side(text in "[-+|#:D.~^v<> \t\nxé]{0,400}") {
        let (side, _) = TileSide::from_text(&text);
        prop_assert!(side.w <= 12 && side.h <= 12);
        let mut lines = side.edges.keys().chain(&side.door_marks);
        prop_assert!(lines.all(|e| e.cells().iter().all(|c| side.has(*c))));
        prop_assert!(side.openings.iter().all(|(c, s)| side.has(*c) && !side.has(c.step(s.dir()))));
    }
}

/// Changes one character of a good drawing and shows what is said about it.
fn check(line: usize, column: usize, new: char, want: &Expect) {
    let good = "\
+---+^^^+^^^+---+
| .   . # .   . |
+       +---+   +
| .   . : .  ~~~>
+---+---+DDD+   +
        | .   . >
        +---+---+
";
    assert_eq!(TileSide::from_text(good).1, [], "the drawing is good before it is spoiled");
    let mut rows: Vec<Vec<char>> = good.lines().map(|l| l.chars().collect()).collect();
    let row = &mut rows[line];
    if column >= row.len() {
        row.resize(column, ' ');
        row.push(new);
    } else {
        row[column] = new;
    }
    let text: Vec<String> = rows.iter().map(|r| r.iter().collect()).collect();
    let blots = TileSide::from_text(&text.join("\n")).1;
    let told: Vec<String> =
        blots.iter().map(|b| format!("{}:{} {}: {}", b.line, b.column, b.code, b.sentence)).collect();
    want.assert_eq(&told.join("\n"));
}

#[test]
fn a_strange_character() {
    check(1, 6, 'o', &expect!["1:6 symbol: `o` is no kind of space."]);
    check(0, 2, '=', &expect!["0:1 symbol: `=` is no kind of outline."]);
    check(3, 8, '?', &expect!["3:8 symbol: `?` is no kind of line."]);
    check(2, 8, '|', &expect!["2:8 symbol: `|` stands where four borders meet."]);
}

#[test]
fn three_characters_that_disagree() {
    check(1, 5, '~', &expect!["1:5 triple: `~. ` does not say one thing."]);
    check(2, 9, '#', &expect!["2:9 triple: `#--` does not say one thing."]);
}

#[test]
fn a_hole_in_the_outline() {
    check(1, 0, ' ', &expect!["1:0 outline-gap: Here the outline is neither wall nor opening."]);
}

#[test]
fn a_red_line_on_the_outline() {
    check(
        3,
        0,
        '#',
        &expect!["3:0 line-at-outline: `#` lies on the outline, but printed lines lie between two spaces."],
    );
}

#[test]
fn an_arrow_that_points_inwards() {
    check(3, 16, '<', &expect!["3:16 arrow: The opening `<` points the wrong way."]);
}

#[test]
fn an_opening_between_two_spaces() {
    check(1, 4, '<', &expect!["1:4 opening-inside: The opening `<` lies between two spaces of the tile."]);
}

#[test]
fn a_line_in_the_void() {
    check(
        5,
        4,
        '|',
        &expect!["5:4 line-in-void: `|` stands between two places where the tile has no space."],
    );
}

#[test]
fn a_row_that_has_slipped() {
    check(
        1,
        17,
        '|',
        &expect![
            "1:17 row-length: This row is 18 characters long, which is not 1 more than a multiple of 4."
        ],
    );
}

#[test]
fn a_tab() {
    check(3, 4, '\t', &expect!["3:4 tab: There is a tab in the drawing."]);
}

#[test]
fn a_row_too_few() {
    let told: Vec<_> = TileSide::from_text("+---+\n| .\n").1.iter().map(|b| b.code).collect();
    assert_eq!(told, ["row-count", "row-length", "outline-gap"]);
}

#[test]
fn nothing_drawn() {
    let (side, blots) = TileSide::from_text("\n  \n");
    assert_eq!(side, TileSide::default());
    assert_eq!(blots[0].code, "empty");
}

#[test]
fn a_drawing_larger_than_a_tile_may_be() {
    let wide = |n: usize| format!("+{0}\n|{1}\n+{0}\n", "---+".repeat(n), " . |".repeat(n));
    assert_eq!(TileSide::from_text(&wide(12)).1, []);
    let (side, blots) = TileSide::from_text(&wide(13));
    assert_eq!((side.w, blots.len(), blots[0].code), (12, 1, "size"));
    let (side, blots) = TileSide::from_text(&"x\n".repeat(100_000));
    assert_eq!((side.h, blots.len(), blots[0].code), (12, 1, "size"));
}

#[test]
fn each_symbol_means_what_the_readme_says() {
    let side = TileSide::from_text("+---+^^^+\n|~~~# . >\n+:::+DDD+\n< . | . |\n+vvv+---+\n");
    let edge = |x, y, west| Edge { cell: Cell::new(x, y), west };
    let want = TileSide {
        w: 2,
        h: 2,
        spaces: BTreeMap::from([
            (Cell::new(0, 0), Space { difficult: true }),
            (Cell::new(1, 0), Space::default()),
            (Cell::new(0, 1), Space::default()),
            (Cell::new(1, 1), Space::default()),
        ]),
        edges: BTreeMap::from([
            (edge(1, 0, true), EdgeKind::Blocking),
            (edge(0, 1, false), EdgeKind::Impassable),
            (edge(1, 1, true), EdgeKind::Wall),
        ]),
        openings: vec![
            (Cell::new(0, 1), Side4::South),
            (Cell::new(0, 1), Side4::West),
            (Cell::new(1, 0), Side4::North),
            (Cell::new(1, 0), Side4::East),
        ],
        door_marks: vec![edge(1, 1, false)],
    };
    assert_eq!(side, (want, Vec::new()));
}
