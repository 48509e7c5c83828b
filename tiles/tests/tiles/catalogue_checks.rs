//! Every complaint about a catalogue, fired by spoiling one thing in a good one; the good one shows that none of
//! them fires without a cause.

use expect_test::{Expect, expect};
use tiles::catalogue::{Catalogue, CatalogueProblem, Tile};
use tiles::{Cell, Edge, EdgeKind, Face, Side4, Space, TileNumber, TileSide};

const BOX: &str = "\
box: sample
about: two tiles for tests
numbers: 2
pieces: 3
";

const ROOM: &str = "\
// A comment.
tile: 1
about: room
stock: 1
note: homebrew

side A: Store

+---+^^^+^^^+---+
| .   .   .   . |
+           +---+
| .   . # .   . >
+       +   +   +
| .   . : .  ~~~>
+---+---+---+---+

side B: Cave

+---+^^^+^^^+---+
| .   .   .   . |
+               +
< .   .   .   . |
+               +
< .   .   .   . |
+---+---+---+---+
";

const HALL: &str = "\
tile: 2
about: hall
stock: 2

side A
+^^^+^^^+
| .   . |
+vvv+vvv+

side B
+^^^+^^^+
| .   . |
+vvv+vvv+
";

fn told(problems: &[CatalogueProblem]) -> String {
    problems
        .iter()
        .map(|p| format!("{}:{}:{} {}: {}\n", p.file, p.line, p.column, p.code, p.sentence))
        .collect()
}

/// Replaces pieces of the good catalogue's texts and shows what is said then.
fn check(changes: &[(&str, &str)], want: &Expect) {
    let mut texts =
        [("box.txt", BOX.to_owned()), ("room.txt", ROOM.to_owned()), ("hall.txt", HALL.to_owned())];
    for (from, to) in changes {
        let (_, text) =
            texts.iter_mut().find(|(_, t)| t.contains(from)).expect("the text to replace is there");
        *text = text.replacen(from, to, 1);
    }
    let files: Vec<(&str, &str)> = texts.iter().map(|(n, t)| (*n, t.as_str())).collect();
    want.assert_eq(&told(&Catalogue::parse(&files).1));
}

#[test]
fn the_good_catalogue_has_no_problem() {
    check(&[], &expect![""]);
}

#[test]
fn a_message_shows_the_place_and_the_way_out() {
    let text = ROOM.replace("| .   . # .   . >", "| .   . $ .   . >");
    let problems = Catalogue::parse(&[("box.txt", BOX), ("room.txt", &text), ("hall.txt", HALL)]).1;
    expect![[r#"
        [symbol] `$` is no kind of line.
          --> room.txt:12:9
           | | .   . $ .   . >
           |         ^
           = help: A border is blank, `---` or `|` (wall), `#` (blocking), `:` (impassable) or `D` (door mark)."#]].assert_eq(&problems[0].to_string());
}

// Files and headers.

#[test]
fn header_lines() {
    check(
        &[("about: room", "about room")],
        &expect![[r#"
            room.txt:1:1 missing-key: The header does not say `about`.
            room.txt:3:1 header-line: `about room` is no header line.
        "#]],
    );
    check(
        &[("note: homebrew", "colour: red")],
        &expect![[r#"
            room.txt:5:1 unknown-key: Unknown key `colour`.
        "#]],
    );
    check(
        &[("note: homebrew", "stock: 3")],
        &expect![[r#"
            room.txt:5:1 double-key: `stock` is said twice.
        "#]],
    );
    check(&[("note: homebrew", "note: more\nnote: lines")], &expect![""]);
    check(
        &[("stock: 1\n", "")],
        &expect![[r#"
            room.txt:1:1 missing-key: The header does not say `stock`.
        "#]],
    );
    check(
        &[("stock: 1", "stock: many")],
        &expect![[r#"
            room.txt:4:1 number: `many` is no number from 1 to 99.
        "#]],
    );
    check(
        &[("tile: 1\n", "")],
        &expect![[r#"
            box.txt:1:1 numbers: The box says 2 tile numbers, but its tiles make 1.
            box.txt:1:1 stock-sum: The box says 3 pieces, but its tiles make 2.
            room.txt:1:1 missing-key: The header does not say `tile`.
        "#]],
    );
    check(
        &[("tile: 1", "tile: 2")],
        &expect![[r#"
        box.txt:1:1 numbers: The box says 2 tile numbers, but its tiles make 1.
        box.txt:1:1 stock-sum: The box says 3 pieces, but its tiles make 1.
        room.txt:9:6 lonely-opening: No other piece of the box can be joined to the north opening of 02A.
        room.txt:12:17 lonely-opening: No other piece of the box can be joined to the east opening of 02A.
        room.txt:19:6 lonely-opening: No other piece of the box can be joined to the north opening of 02B.
        room.txt:22:1 lonely-opening: No other piece of the box can be joined to the west opening of 02B.
        hall.txt:1:1 double-number: Tile 02 is already drawn in room.txt.
    "#]],
    );
    check(
        &[("\nside B\n", "\nstock: 2\n\nside B\n")],
        &expect![[r#"
            hall.txt:10:1 late-header: `stock: 2` stands after a drawing.
        "#]],
    );
    check(
        &[("\nside B\n", "\n// hell\nside B\n")],
        &expect![[r#"
            hall.txt:10:1 late-header: A comment stands among the drawings.
        "#]],
    );
}

#[test]
fn sides() {
    check(
        &[("side B: Cave", "side C: Cave")],
        &expect![[r#"
            room.txt:1:1 missing-side: Side B is not drawn.
            room.txt:17:1 side: `side C: Cave` names no side of a tile.
        "#]],
    );
    check(
        &[("side B: Cave", "side A: Cave")],
        &expect![[r#"
            room.txt:1:1 missing-side: Side B is not drawn.
            room.txt:17:1 double-side: Side A is drawn twice.
        "#]],
    );
    check(
        &[("\nside B\n+^^^+^^^+\n| .   . |\n+vvv+vvv+", "")],
        &expect![[r#"
            hall.txt:1:1 missing-side: Side B is not drawn.
        "#]],
    );
    check(
        &[("\nside B\n+^^^+^^^+\n| .   . |\n+vvv+vvv+", "\nside B\n")],
        &expect![[r#"
            hall.txt:12:1 empty: This side has no drawing.
        "#]],
    );
    check(
        &[("pieces: 3", "pieces: 3\nside A\n+---+\n")],
        &expect![[r#"
            box.txt:5:1 side: A box's file draws no tile.
        "#]],
    );
}

#[test]
fn a_very_long_file() {
    let long = format!("{HALL}{}", "x".repeat(100_000_000));
    let (catalogue, problems) = Catalogue::parse(&[("hall.txt", &long)]);
    assert_eq!(problems[0].code, "long-file");
    assert_eq!(catalogue.tiles[&TileNumber(2)].sides[0].w, 2);
}

#[test]
fn a_blot_is_placed_in_its_file() {
    check(
        &[("| .   . : .  ~~~>", "| .   . : .  ?~~>")],
        &expect![[r#"
            room.txt:14:14 triple: `?~~` does not say one thing.
        "#]],
    );
    check(
        &[("+---+^^^+^^^+---+", "  +---+^^^+^^^+---+")],
        &expect![[r#"
            room.txt:9:19 row-length: This row is 19 characters long, which is not 1 more than a multiple of 4.
            room.txt:19:6 mirror: Side B of tile 01 is not cut like the back of side A: side A has no opening north of 1,0.
        "#]],
    );
}

#[test]
fn two_box_files() {
    let (catalogue, problems) = Catalogue::parse(&[("hall.txt", HALL), ("a.txt", BOX), ("b.txt", BOX)]);
    assert_eq!(catalogue.facts.file, "a.txt");
    assert_eq!(problems.iter().filter(|p| p.code == "double-box" && p.file == "b.txt").count(), 1);
}

// The tiles.

#[test]
fn mirror() {
    check(
        &[("side A\n+^^^+^^^+\n| .   . |\n", "side A\n+^^^+^^^+\n| .   . |\n+       +\n| .   . |\n")],
        &expect![[r#"
            hall.txt:13:1 mirror: Side B of tile 02 is not cut like the back of side A: it is 2×1, side A is 2×2.
        "#]],
    );
    check(
        &[("< .   .   .   . |\n+---+---+---+---+\n", "< .   .   . |\n+---+---+---+\n")],
        &expect![[r#"
            room.txt:23:14 outline-gap: Here the outline is neither wall nor opening.
            room.txt:24:15 mirror: Side B of tile 01 is not cut like the back of side A: the space 3,2 is missing.
        "#]],
    );
    check(
        &[(
            "+               +\n< .   .   .   . |\n+               +\n< .",
            "+               +\n< .   .   .   . |\n+               +\n| .",
        )],
        &expect![[r#"
            room.txt:22:1 opening-width: This opening is 1 wide; all openings are 2 wide.
            room.txt:24:1 mirror: Side B of tile 01 is not cut like the back of side A: an opening is missing west of 0,2.
        "#]],
    );
    check(
        &[("side B: Cave\n\n+---+^^^+^^^+---+", "side B: Cave\n\n+---+^^^+^^^+^^^+")],
        &expect![[r#"
            room.txt:19:6 opening-width: This opening is 3 wide; all openings are 2 wide.
            room.txt:19:14 mirror: Side B of tile 01 is not cut like the back of side A: side A has no opening north of 3,0.
        "#]],
    );
}

#[test]
fn stock_and_numbers() {
    check(
        &[("stock: 2", "stock: 3")],
        &expect![[r#"
            box.txt:1:1 stock-sum: The box says 3 pieces, but its tiles make 4.
        "#]],
    );
    check(
        &[("numbers: 2", "numbers: 3")],
        &expect![[r#"
            box.txt:1:1 numbers: The box says 3 tile numbers, but its tiles make 2.
        "#]],
    );
    check(
        &[("numbers: 2\n", "")],
        &expect![[r#"
            box.txt:1:1 missing-key: The header does not say `numbers`.
        "#]],
    );
}

#[test]
fn an_opening_of_a_wrong_width() {
    check(
        &[("| .   . # .   . >", "| .   . # .   . |"), ("+               +\n< .", "+               +\n| .")],
        &expect![[r#"
            room.txt:14:17 opening-width: This opening is 1 wide; all openings are 2 wide.
            room.txt:24:1 opening-width: This opening is 1 wide; all openings are 2 wide.
        "#]],
    );
}

#[test]
fn an_opening_that_nothing_can_be_joined_to() {
    let alone = |stock: &str| told(&Catalogue::parse(&[("hall.txt", &HALL.replace("stock: 2", stock))]).1);
    expect![""].assert_eq(&alone("stock: 2"));
    expect![[r#"
        hall.txt:6:2 lonely-opening: No other piece of the box can be joined to the north opening of 02A.
        hall.txt:8:2 lonely-opening: No other piece of the box can be joined to the south opening of 02A.
        hall.txt:11:2 lonely-opening: No other piece of the box can be joined to the north opening of 02B.
        hall.txt:13:2 lonely-opening: No other piece of the box can be joined to the south opening of 02B.
    "#]]
    .assert_eq(&alone("stock: 1"));
    // A hall pushed into the bay would close the opening in the bay's west wall; so would one from the east.
    let bay = |west_wall: char| {
        let a = format!(
            "+---+---+       +---+---+\n| .   . {west_wall}       | .   . |\n+       +       +       +\n\
             | .   . {west_wall}       | .   . |\n+       +^^^+^^^+       +\n| .   .   .   .   .   . |\n\
             +---+---+---+---+---+---+\n"
        );
        let b: Vec<String> = a.lines().map(|l| format!("{l:25}").chars().rev().collect()).collect();
        let b = b.join("\n").replace('>', "<");
        let bay = format!("tile: 1\nabout: bay\nstock: 1\nside A\n{a}side B\n{b}");
        told(&Catalogue::parse(&[("bay.txt", &bay), ("hall.txt", HALL)]).1)
    };
    expect![""].assert_eq(&bay('|'));
    expect![[r#"
        bay.txt:6:9 lonely-opening: No other piece of the box can be joined to the east opening of 01A.
        bay.txt:9:10 lonely-opening: No other piece of the box can be joined to the north opening of 01A.
        bay.txt:14:17 lonely-opening: No other piece of the box can be joined to the west opening of 01B.
        bay.txt:17:10 lonely-opening: No other piece of the box can be joined to the north opening of 01B.
    "#]]
    .assert_eq(&bay('>'));
}

#[test]
fn a_space_that_nobody_can_walk_to() {
    check(
        &[("+       +   +   +\n| .   . : .  ~~~>", "+---+:::+   +   +\n| .   . : .  ~~~>")],
        &expect![[r#"
            room.txt:14:3 cut-off: Nobody can walk from an opening to this space (2 in all).
        "#]],
    );
}

#[test]
fn walls_that_stop_large_figures_and_red_lines_that_do_not() {
    check(
        &[("+           +---+", "+       +---+---+"), ("| .   . # .   . >", "| .   . | .   . >")],
        &expect![[r#"
            room.txt:12:17 large-stuck: A 2×2 base cannot get from the north opening to this one.
        "#]],
    );
    check(
        &[("+           +---+", "+       +###+###+"), ("| .   . # .   . >", "| .   . # .   . >")],
        &expect![""],
    );
}

// Sides built by a program can be wrong in ways that no drawing can be.

fn built(spoil: impl FnOnce(&mut TileSide)) -> String {
    let (mut catalogue, _) = Catalogue::parse(&[("hall.txt", HALL)]);
    let tile: &mut Tile = catalogue.tiles.get_mut(&TileNumber(2)).expect("drawn above");
    spoil(&mut tile.sides[Face::A as usize]);
    tile.sides[Face::B as usize] = tile.sides[Face::A as usize].clone();
    let problems = catalogue.check();
    problems.iter().map(|p| format!("{}: {}\n", p.code, p.sentence)).collect()
}

#[test]
fn sides_built_by_a_program() {
    let far = Edge { cell: Cell::new(1, 0), west: true };
    let outline = Edge { cell: Cell::new(0, 0), west: true };
    let insert = |s: &mut TileSide, e| {
        let _ = s.edges.insert(e, EdgeKind::Blocking);
    };
    expect![""].assert_eq(&built(|_| {}));
    expect![[r#"
        line-at-outline: The west side of 0,0 carries a line, but not both its sides are spaces.
        line-at-outline: The west side of 0,0 carries a line, but not both its sides are spaces.
    "#]]
    .assert_eq(&built(|s| insert(s, outline)));
    expect![[r#"
        door-mark: A door mark lies on a printed line.
        door-mark: A door mark lies on a printed line.
    "#]]
    .assert_eq(&built(|s| {
        insert(s, far);
        s.door_marks.push(far);
    }));
    expect![[r#"
        opening-inside: The opening east of 0,0 does not lead from a space off the tile.
        opening-width: This opening is 1 wide; all openings are 2 wide.
        opening-inside: The opening east of 0,0 does not lead from a space off the tile.
        opening-width: This opening is 1 wide; all openings are 2 wide.
        mirror: Side B of tile 02 is not cut like the back of side A: an opening is missing west of 1,0.
    "#]]
    .assert_eq(&built(|s| s.openings.push((Cell::new(0, 0), Side4::East))));
    expect![[r#"
        no-opening: This side has no opening.
        no-opening: This side has no opening.
    "#]]
    .assert_eq(&built(|s| s.openings.clear()));
    expect![[r#"
        empty: This side has no space.
        empty: This side has no space.
    "#]]
    .assert_eq(&built(|s| s.spaces.clear()));
    expect![[r#"
        size: The first or last row or column of this side has no space.
        size: The first or last row or column of this side has no space.
    "#]]
    .assert_eq(&built(|s| s.w = 3));
    expect![[r#"
        size: This side is 13×1 spaces; 12 is the most.
        size: This side is 13×1 spaces; 12 is the most.
    "#]]
    .assert_eq(&built(|s| s.w = 13));
    expect![[r#"
        size: Something lies outside the 2×1 of this side.
        size: Something lies outside the 2×1 of this side.
    "#]]
    .assert_eq(&built(|s| {
        let _ = s.spaces.insert(Cell::new(i16::MIN, i16::MAX), Space::default());
    }));
}

#[test]
fn stock_of_none() {
    let (mut catalogue, _) = Catalogue::parse(&[("hall.txt", HALL)]);
    catalogue.tiles.get_mut(&TileNumber(2)).expect("drawn above").stock = 0;
    expect![[r#"
        hall.txt:3:1 stock: The box has no copy of tile 02.
        hall.txt:6:2 lonely-opening: No other piece of the box can be joined to the north opening of 02A.
        hall.txt:8:2 lonely-opening: No other piece of the box can be joined to the south opening of 02A.
        hall.txt:11:2 lonely-opening: No other piece of the box can be joined to the north opening of 02B.
        hall.txt:13:2 lonely-opening: No other piece of the box can be joined to the south opening of 02B.
    "#]]
    .assert_eq(&told(&catalogue.check()));
}
