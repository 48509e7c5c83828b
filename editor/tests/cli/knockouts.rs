//! `hellwright knockouts`: games without each thing in turn.

use crate::run::{json, ran, without_numbers};
use expect_test::expect;

#[test]
fn what_is_needed_comes_first_and_the_rest_with_its_change() {
    let ran = ran(&["knockouts", "depot", "--playouts", "20", "--jobs", "2", "--marines", "2"]);
    expect![[r#"
        Depot
        # marines: they win # % (#–# %) of # games

        needed: without it the mission cannot be played
        on_start of fetch nothing ever calls `on_take`
        on_take of fetch no script ever lets the marines win
        the objective token core games do not come to an end
        the teleporter at # no teleporter is active at the beginning, so a fragged marine cannot come back
        the start space at # there is one start space for # marines
        the start space at # there is one start space for # marines

        too close: more games would tell
        change, points with: they win without rounds
        the door hall_door +#.# (±#.#) # % (#–# %) # % (#–# %) # → # # points or more would have been seen
        the Imp at # +#.# (±#.#) # % (#–# %) # % (#–# %) # → # # points or more would have been seen
        the Pinky at # +#.# (±#.#) # % (#–# %) # % (#–# %) # → # # points or more would have been seen
        the door on the west side of # +#.# (±#.#) # % (#–# %) # % (#–# %) # → # # points or more would have been seen
        the Possessed Soldier at # +#.# (±#.#) # % (#–# %) # % (#–# %) # → # # points or more would have been seen

        greedy bots, seed # In brackets: # % intervals; those of the changes hold together.
    "#]].assert_eq(&without_numbers(&ran.out));
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
}

#[test]
fn programs_read_each_number_of_marines_and_all_of_them() {
    let told = json(&["knockouts", "depot", "--playouts", "10", "--only", "door", "--format", "json"]);
    let found = told["found"].as_array().expect("rows");
    assert_eq!(found.len(), 2);
    for row in found {
        assert_eq!((&row["kind"], &row["place"]["kind"]), (&"door".into(), &"thing".into()), "{row}");
        let games: Vec<_> = row["each"].as_array().expect("rows").iter().map(|it| &it["games"]).collect();
        assert_eq!((games, &row["all"]["games"]), (vec![&10.into(), &10.into()], &20.into()), "{row}");
    }
    assert_eq!(told["not_tried"], 0);
}

#[test]
fn what_the_mission_does_not_have_is_refused() {
    let only = ran(&["knockouts", "depot", "--only", "gate"]);
    assert_eq!(only.code, 2);
    assert!(
        only.err.contains("nothing of the kind 'gate'; choose ability, door, figure, objective"),
        "{}",
        only.err
    );
    assert_eq!(ran(&["knockouts", "depot", "--marines", "4"]).code, 2);
    assert_eq!(ran(&["knockouts", "broken"]).code, 1);
}
