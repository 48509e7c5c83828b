//! `hellwright probe`.

use crate::run::{json, ran, shows};
use expect_test::expect;
use serde_json::json;

#[test]
fn sight_is_told_with_what_is_in_the_way() {
    shows(
        &["probe", "sight", "depot", "1,4", "2,10"],
        &expect![[r#"
                 -1  0   1   2   3   4   5   6   7
               +       +-------+
             0         | 1   2 |
                       +:::+   |
             1         | .   . |
                   +---+       +---+
             2     | .   .   .   . |
                   |   +       +   |
             3     | . # .   . # . |
                   +###+       #   |
             4     | . # @   . # . |
                   |   +       +   |
             5     | .   .   .   . |
                   +---+AAA+XXX+---+
             6         | .   . |
                       |       |
             7         | .   . |
                       +###+   |
             8         | I   . |
                       |       |
             9         | .   . |
                       |   +###+
            10         | .   P |
                       |       |
            11         | .   P |
                   +---+       +---+---------------+
            12     | . # .   .   . | .   .   .   . |
               +---+   #       +###+       +#######+
            13 | .   . # .   .   . B .   . # .   . |
               |       +   +       B       +       |
            14 | .   .   . # .   . B .   . : S   . |
               +---+   +:::+:::+   +       +   +###+
            15     | .   .   .   . | .   .   .   . |
                   +---------------+---------------+
            X in the way   @ 1,4, from where   1 Alpha   2 Bravo   I Imp   P Pinky   S Possessed Soldier
            A hall_door (closed)   B door (closed)   : impassable   # blocking

            1,4 does not see the Pinky at 2,10.
            The line to the north-west corner is stopped where walls meet, at the north-west corner of 2,6.
            The line to the north-east corner is stopped by the closed door hall_door, the north side of
            2,6.
            The line to the south-east corner is stopped by the closed door hall_door, the north side of
            2,6.
            The line to the south-west corner is stopped where walls meet, at the north-west corner of 2,6.
            With the door hall_door open it does.
            --- exit code 0
        "#]],
    );
}

#[test]
fn an_open_door_changes_what_is_seen() {
    let sees = |more: &[&str]| {
        let mut arguments = vec!["probe", "sight", "depot", "1,4", "2,10", "--format", "json"];
        arguments.extend(more);
        json(&arguments)["answer"].clone()
    };
    assert_eq!(sees(&[]), false);
    for open in ["hall_door", "#10", "10", "all", "11,hall_door"] {
        assert_eq!(sees(&["--open", open]), true, "{open}");
    }
}

#[test]
fn cover_is_told_corner_by_corner() {
    shows(
        &["probe", "cover", "depot", "0,3", "3,3"],
        &expect![[r#"
                 -1  0   1   2   3   4   5   6   7
               +       +-------+
             0         | 1   2 |
                       +:::+   |
             1         | .   . |
                   +---+       +---+
             2     | .   .   .   . |
                   |   +       +   |
             3     | @ # .   . # * |
                   +###+       #   |
             4     | . # .   . # . |
                   |   +       +   |
             5     | .   .   .   . |
                   +---+AAAAAAA+---+
             6         | .   . |
                       |       |
             7         | .   . |
                       +###+   |
             8         | I   . |
                       |       |
             9         | .   . |
                       |   +###+
            10         | .   P |
                       |       |
            11         | .   P |
                   +---+       +---+---------------+
            12     | . # .   .   . | .   .   .   . |
               +---+   #       +###+       +#######+
            13 | .   . # .   .   . B .   . # .   . |
               |       +   +       B       +       |
            14 | .   .   . # .   . B .   . : S   . |
               +---+   +:::+:::+   +       +   +###+
            15     | .   .   .   . | .   .   .   . |
                   +---------------+---------------+
            @ 0,3, from where   * 3,3, to where   1 Alpha   2 Bravo   I Imp   P Pinky   S Possessed Soldier
            A hall_door (closed)   B door (closed)   : impassable   # blocking

            3,3 has cover from 0,3. Its best corner is the north-east one.
            The line to the south-east corner is stopped where walls meet, at the north-west corner of 1,3.
            The line to the south-west corner is stopped where walls meet, at the north-west corner of 1,3.
            --- exit code 0
        "#]],
    );
    let told = json(&["probe", "cover", "depot", "0,3", "3,3", "--format", "json"]);
    assert_eq!(told["lines"].as_array().map(Vec::len), Some(4));
    assert_eq!(told["from"], json!({ "x": 0, "y": 3 }));
}

#[test]
fn everything_in_sight_from_one_space() {
    shows(
        &["probe", "cover", "depot", "2,7"],
        &expect![[r#"
                 -1  0   1   2   3   4   5   6   7
               +       +-------+
             0         | 1   2 |
                       +:::+   |
             1         | .   . |
                   +---+       +---+
             2     | .   .   .   . |
                   |   +       +   |
             3     | . # .   . # . |
                   +###+       #   |
             4     | . # .   . # . |
                   |   +       +   |
             5     | .   .   .   . |
                   +---+AAAAAAA+---+
             6         | *   * |
                       |       |
             7         | *   @ |
                       +###+   |
             8         | I   * |
                       |       |
             9         | c   * |
                       |   +###+
            10         | c   P |
                       |       |
            11         | c   P |
                   +---+       +---+---------------+
            12     | . # c   c   . | .   .   .   . |
               +---+   #       +###+       +#######+
            13 | .   . # c   c   . B .   . # .   . |
               |       +   +       B       +       |
            14 | .   c   c # c   . B .   . : S   . |
               +---+   +:::+:::+   +       +   +###+
            15     | c   c   c   . | .   .   .   . |
                   +---------------+---------------+
            @ 2,7, from where   * seen, no cover   c seen, with cover   1 Alpha   2 Bravo   I Imp   P Pinky
            S Possessed Soldier   A hall_door (closed)   B door (closed)   : impassable   # blocking

            2,7 sees 21 of 65 other spaces, 13 of them with cover.
            In sight: the Imp at 1,8, the Pinky at 2,10, the Pinky at 2,11.
            --- exit code 0
        "#]],
    );
    let seen = json(&["probe", "sight", "depot", "2,7", "--format", "json"]);
    assert!(seen["spaces"].as_array().is_some_and(|s| s.contains(&json!({ "x": 1, "y": 8 }))), "{seen}");
}

#[test]
fn range_is_counted_space_by_space() {
    shows(
        &["probe", "range", "depot", "1,7", "2,10"],
        &expect![[r#"
                 -1  0   1   2   3   4   5   6   7
               +       +-------+
             0         | &   & |
                       +:::+   |
             1         | .   . |
                   +---+       +---+
             2     | .   .   .   . |
                   |   +       +   |
             3     | . # .   . # . |
                   +###+       #   |
             4     | . # .   . # . |
                   |   +       +   |
             5     | .   .   .   . |
                   +---+AAAAAAA+---+
             6         | .   . |
                       |       |
             7         | @   . |
                       +###+   |
             8         | I   1 |
                       |       |
             9         | .   2 |
                       |   +###+
            10         | .   P |
                       |       |
            11         | .   P |
                   +---+       +---+---------------+
            12     | . # .   .   . | .   .   .   . |
               +---+   #       +###+       +#######+
            13 | .   . # .   .   . B .   . # .   . |
               |       +   +       B       +       |
            14 | .   .   . # .   . B .   . : S   . |
               +---+   +:::+:::+   +       +   +###+
            15     | .   .   .   . | .   .   .   . |
                   +---------------+---------------+
            @ 1,7, from where   & another marine   I Imp   P Pinky   S Possessed Soldier
            A hall_door (closed)   B door (closed)   : impassable   # blocking

            The Pinky at 2,10 is 3 spaces from 1,7: 2,8 · 2,9 · 2,10.
            --- exit code 0
        "#]],
    );
    let cut_off = json(&["probe", "range", "depot", "1,1", "7,13", "--format", "json"]);
    assert_eq!(cut_off["answer"], json!(null));
    let through = json(&["probe", "range", "depot", "1,1", "7,13", "--format", "json", "--open", "all"]);
    assert_eq!(through["way"].as_array().map(Vec::len).map(|n| json!(n)), Some(through["answer"].clone()));
    let all = json(&["probe", "range", "depot", "1,1", "--format", "json"]);
    assert!(all["spaces"].as_array().is_some_and(|s| s.contains(&json!({ "x": 1, "y": 1, "range": 0 }))));
}

#[test]
fn reach_is_that_of_whoever_stands_there() {
    shows(
        &["probe", "reach", "depot", "2,10", "--points", "2"],
        &expect![[r#"
                 -1  0   1   2   3   4   5   6   7
               +       +-------+
             0         | &   & |
                       +:::+   |
             1         | .   . |
                   +---+       +---+
             2     | .   .   .   . |
                   |   +       +   |
             3     | . # .   . # . |
                   +###+       #   |
             4     | . # .   . # . |
                   |   +       +   |
             5     | .   .   .   . |
                   +---+AAAAAAA+---+
             6         | .   . |
                       |       |
             7         | .   . |
                       +###+   |
             8         | I   2 |
                       |       |
             9         | 2   1 |
                       |   +###+
            10         | 1   @ |
                       |       |
            11         | 1   @ |
                   +---+       +---+---------------+
            12     | . # 2   1   2 | .   .   .   . |
               +---+   #       +###+       +#######+
            13 | .   . # .   2   . B .   . # .   . |
               |       +   +       B       +       |
            14 | .   .   . # .   . B .   . : S   . |
               +---+   +:::+:::+   +       +   +###+
            15     | .   .   .   . | .   .   .   . |
                   +---------------+---------------+
            @ 2,10, from where   1 2 3 so many points (after 9 come a, b, c …)   & another marine   I Imp
            S Possessed Soldier   A hall_door (closed)   B door (closed)   : impassable   # blocking

            With 2 points the Pinky at 2,10 can stand in 12 ways.
            --- exit code 0
        "#]],
    );
    let reach = |more: &[&str]| {
        let mut arguments = vec!["probe", "reach", "depot", "1,8", "--format", "json"];
        arguments.extend(more);
        json(&arguments)
    };
    assert_eq!(reach(&[])["figure"], "imp");
    let marine = reach(&["--figure", "marine", "--points", "1"]);
    assert_eq!((&marine["figure"], &marine["points"]), (&json!("alpha"), &json!(1)));
    assert!(marine["spaces"].as_array().is_some_and(|s| s.iter().all(|s| s["cost"] == 1)), "{marine}");
}

#[test]
fn a_path_is_told_step_by_step_or_why_there_is_none() {
    shows(
        &["probe", "path", "depot", "1,7", "-1,13"],
        &expect![[r#"
                 -1  0   1   2   3   4   5   6   7
               +       +-------+
             0         | &   & |
                       +:::+   |
             1         | .   . |
                   +---+       +---+
             2     | .   .   .   . |
                   |   +       +   |
             3     | . # .   . # . |
                   +###+       #   |
             4     | . # .   . # . |
                   |   +       +   |
             5     | .   .   .   . |
                   +---+AAAAAAA+---+
             6         | .   . |
                       |       |
             7         | @   . |
                       +###+   |
             8         | I   1 |
                       |       |
             9         | 2   . |
                       |   +###+
            10         | 3   P |
                       |       |
            11         | 4   P |
                   +---+       +---+---------------+
            12     | . # 5   .   . | .   .   .   . |
               +---+   #       +###+       +#######+
            13 | 8   . # 6   .   . B .   . # .   . |
               |       +   +       B       +       |
            14 | .   7   . # .   . B .   . : S   . |
               +---+   +:::+:::+   +       +   +###+
            15     | .   .   .   . | .   .   .   . |
                   +---------------+---------------+
            @ 1,7, from where   1 2 3 the way, step by step (after 9 come a, b, c …)   & another marine
            I Imp   P Pinky   S Possessed Soldier   A hall_door (closed)   B door (closed)   : impassable
            # blocking

            A marine gets from 1,7 to -1,13 with 8 points: 2,8 · 1,9 · 1,10 · 1,11 · 1,12 · 1,13 · 0,14 ·
            -1,13.
            --- exit code 0
        "#]],
    );
    let end = |to: &str| {
        let told = ran(&["probe", "path", "depot", "1,1", to]).out;
        told.rsplit_once("\n\n").map(|(_, end)| end.to_owned()).expect("a map and an answer")
    };
    let told = ["1,7", "7,13", "1,8"].map(end).concat();
    expect![[r#"
        A marine does not get from 1,1 to 1,7.
        With the door hall_door open it does.
        A marine does not get from 1,1 to 7,13.
        It would take more than one open door, or fewer figures in the way.
        A marine does not get from 1,1 to 1,8.
        The Imp at 1,8 stands there, and no figure may end its move on another figure.
    "#]]
    .assert_eq(&told);
    let open = json(&["probe", "path", "depot", "-1,13", "1,7", "--format", "json"]);
    assert!(open["answer"].as_u64().is_some_and(|cost| cost > 5), "{open}");
}

#[test]
fn bad_questions_are_answered_with_what_there_is() {
    let told = |arguments: &[&str]| {
        let ran = ran(arguments);
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{arguments:?}");
        ran.err
    };
    let lines = [
        told(&["probe", "sight", "depot", "40,40"]),
        told(&["probe", "path", "depot", "1,1"]),
        told(&["probe", "reach", "depot", "1,1", "--figure", "pinki"]),
        told(&["probe", "reach", "depot", "2,0", "--figure", "mancubus"]),
        told(&["probe", "sight", "depot", "1,1", "--open", "trapdoor"]),
        told(&["probe", "sight", "nowhere", "1,1"]),
    ];
    expect![[r#"
        hellwright: there is no space at 40,40; the map goes from -1,0 to 7,15, and hellwright render shows it
        hellwright: a path needs two spaces: from where and to where
        hellwright: there is no figure 'pinki'; did you mean pinky? There are: marine, alpha, bravo, imp, possessed-soldier, cacodemon, pinky, mancubus, revenant, baron-of-hell, cyberdemon
        hellwright: the Mancubus does not fit at 2,0: its base has 2×2 spaces
        hellwright: depot has no door 'trapdoor'; there are: hall_door, #11
        hellwright: there is no mission at nowhere: a mission is a folder with a mission.ron
    "#]].assert_eq(&lines.concat());
    assert!(told(&["probe", "sight", "depot", "one,two"]).contains("a space is a column and a row, as 3,4"));
    assert!(told(&["probe", "smell", "depot", "1,1"]).contains("sight, cover, range, reach, path"));
}
