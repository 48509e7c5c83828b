//! What an author sees in the terminal, as a whole.

use super::*;
use crate::json;
use expect_test::{Expect, expect};
use missions_document::id::{Id, ScriptName};
use missions_document::layout::Layout;
use missions_document::mission::Mission;
use missions_document::thing::{Door, Piece, Thing, ThingKind};
use missions_document::{Code, Edit};
use tiles::{Catalogue, Cell, Edge};

fn shown(mission: &Mission, code: &str, colours: bool) -> String {
    let layout = Layout::of(mission, Catalogue::doom2016());
    let view = View { mission, layout: &layout, path: "missions/mine/", source: None, colours };
    let problems = crate::check(mission).problems;
    problems.iter().filter(|p| p.code.0 == code).map(|p| view.show(p)).collect()
}

fn shows(mission: &Mission, code: &str, expect: &Expect) {
    expect.assert_eq(&shown(mission, code, false));
}

fn with(kind: ThingKind) -> Mission {
    Mission::starter().with([Edit::Thing(Id(900), Some(Thing::new(kind)))])
}

#[test]
fn a_door_is_marked_on_its_border() {
    let door = with(ThingKind::Door(Door::new(Edge { cell: Cell::new(1, 7), west: false })));
    shows(
        &door,
        "M011",
        &expect![[r#"
            error[M011]: the door at 1,7 stands inside tile 10A at 1,6
              --> missions/mine, space 1,7 on tile 10A and one more place
                     -1  0   1   2   3   4
                   +   +###+       #   |
                 4     | . # .   . # . |
                       |   +       +   |
                 5     | .   .   .   h |
                       +---+AAAAAAA+---+
                 6         | .   . |
                           +XXXXXXX+
                 7         | .   . |
                           +###+   |
                 8         | d   . |
                           |       |
                 9         | .   . |
                           |   +###+
                 X here   A door   d demon   h health pack
              help: doors stand only where two tiles meet: put it on an opening of the tile
              (hellwright explain M011)
        "#]],
    );
}

#[test]
fn a_token_beside_the_map_is_shown_beside_it() {
    let token = |x, y| with(ThingKind::Piece(Piece::new("health-pack", Cell::new(x, y))));
    shows(
        &token(-3, 3),
        "M014",
        &expect![[r#"
            error[M014]: the health pack at -3,3 stands where there is no space
              --> missions/mine, space -3,3, off the map
                     -3  -2  -1  0   1   2   3
                   +               +:::+   |
                 1                 | s   s |
                               +---+       +---+
                 2             | .   .   t   . |
                               |   +       +   |
                 3   X         | . # .   . # . |
                               +###+       #   |
                 4             | . # .   . # . |
                               |   +       +   |
                 5             | .   .   .   h |
                               +---+AAAAAAA+---+
                 X here   A door   h health pack   s start space   t teleporter
              help: put it on a space of a tile
              (hellwright explain M014)
        "#]],
    );
    shows(
        &token(-300, 3),
        "M014",
        &expect![[r#"
        error[M014]: the health pack at -300,3 stands where there is no space
          --> missions/mine, space -300,3, off the map
          help: put it on a space of a tile
          (hellwright explain M014)
    "#]],
    );
}

#[test]
fn tiles_and_the_mission_as_a_whole_have_their_words() {
    let gone = Mission::starter().with([Edit::Tile(Id(3), None)]);
    shows(
        &gone,
        "M008",
        &expect![[r#"
            warning[M008]: no marine can get to 3 of the 5 tiles
              --> missions/mine, tile 08A at 0,12 and 2 more places
                      -1  0   1   2   3   4   5   6   7
                    +
                 10               d

                 11
                        +---+-----------+---------------+
                 12     | X # X   X   X | X   X   X   X |
                    +---+   #       +###+       +#######+
                 13 | X   X # X   X   X B X   X # X   X |
                    |       +   +       B       +       |
                 14 | X   X   X # X   X B X   X : X   X |
                    +---+   +:::+:::+   +       +   +###+
                 15     | X   X   X   X | X   X   X   X |
                        +---------------+---------------+
                 X here   B door   d demon
              help: join it to the other tiles, or put an active teleporter on it
              (hellwright explain M008)
        "#]],
    );
    let untitled = Mission::starter().with([Edit::Info(Box::default())]);
    shows(
        &untitled,
        "M044",
        &expect![[r#"
        warning[M044]: the mission has no title
          --> missions/mine
          help: give it one in its texts
          (hellwright explain M044)
    "#]],
    );
}

#[test]
fn scripts_and_files_are_quoted_with_a_caret() {
    let mission = Mission::starter()
        .with([Edit::Script(ScriptName::new("mine.rhai"), Some("// äöü\n\tlet x = map::dor;\n".into()))]);
    let layout = Layout::of(&mission, Catalogue::doom2016());
    let source = format!("({}tile: 7", " ".repeat(300));
    let view =
        View { mission: &mission, layout: &layout, path: "mine", source: Some(&source), colours: false };
    let script = Place::Script { name: ScriptName::new("mine.rhai"), line: 2, column: 15 };
    let problem = Diagnostic::error(Code("C005"), "there is no `dor` on the map").at(script);
    expect![[r#"
        error[C005]: there is no `dor` on the map
          --> mine/mine.rhai:2:15
             2 |  let x = map::dor;
               |               ^
          (hellwright explain C005)
    "#]]
    .assert_eq(&view.show(&problem));
    let file = Diagnostic::error(Code("F002"), "this was left out").at(Place::File { line: 1, column: 302 });
    expect![[r#"
        error[F002]: this was left out
          --> mine/mission.ron:1:302
             1 |                                                  tile: 7
               |                                                  ^
          (hellwright explain F002)
    "#]]
    .assert_eq(&view.show(&file));
}

#[test]
fn colours_change_nothing_but_colours() {
    let door = with(ThingKind::Door(Door::new(Edge { cell: Cell::new(1, 7), west: false })));
    let mut coloured = shown(&door, "M011", true);
    assert!(coloured.contains(RED) && coloured.contains(PLAIN));
    for colour in [RED, YELLOW, BLUE, CYAN, BOLD, PLAIN] {
        coloured = coloured.replace(colour, "");
    }
    assert_eq!(coloured, shown(&door, "M011", false));
}

#[test]
fn programs_get_every_place_with_its_coordinates() {
    let mission = with(ThingKind::Door(Door::new(Edge { cell: Cell::new(1, 7), west: false })));
    let layout = Layout::of(&mission, Catalogue::doom2016());
    let problem = &crate::check(&mission).problems[0];
    let json = json::problem(problem, &mission, &layout);
    expect![[r#"
        {
          "code": "M011",
          "fix": "remove the door at 1,7",
          "help": "doors stand only where two tiles meet: put it on an opening of the tile",
          "message": "the door at 1,7 stands inside tile 10A at 1,6",
          "places": [
            {
              "id": 900,
              "kind": "thing",
              "tile": "10A",
              "what": "door",
              "x": 1,
              "y": 7
            },
            {
              "id": 3,
              "kind": "tile",
              "tile": "10A",
              "x": 1,
              "y": 6
            }
          ],
          "severity": "error"
        }"#]]
    .assert_eq(&format!("{json:#}"));
}
