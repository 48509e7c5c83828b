//! `hellwright compare`: two versions by games with the same seeds.

use crate::run::{json, ran, without_numbers};
use expect_test::expect;

#[test]
fn a_version_beside_itself_does_not_differ() {
    let ran = ran(&["compare", "coin", "coin", "--playouts", "40", "--jobs", "2"]);
    expect![[r#"
        first Heads or Tails coin
        second Heads or Tails coin

        marines games first: they win second: they win change, points rounds
        # # # % (#–# %) # % (#–# %) +#.# (±#.#) # → #
        # # # % (#–# %) # % (#–# %) +#.# (±#.#) # → #
        greedy bots, seed # In brackets: # % intervals; the change is counted game by game.
        No difference is surely more than chance. More games say more: --playouts.
    "#]]
    .assert_eq(&without_numbers(&ran.out));
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
}

#[test]
fn a_game_that_is_always_won_is_easier_than_a_coin() {
    let told = json(&["compare", "coin", "clock", "--playouts", "60", "--format", "json"]);
    for row in told["compared"].as_array().expect("rows") {
        assert_eq!(row["sure"], true, "{row}");
        assert!(row["change"].as_f64().expect("a number") > 0.2, "{row}");
        assert_eq!(row["won_only"][0], 0, "{row}");
        assert_eq!(row["marines_share"][1]["counted"], 1.0, "{row}");
    }
}

#[test]
fn what_cannot_be_compared_is_refused() {
    let ran = ran(&["compare", "coin", "nowhere"]);
    assert_eq!(ran.code, 2, "{}", ran.err);
    let ran = crate::run::ran(&["compare", "coin", "coin", "--marines", "9"]);
    assert_eq!(ran.code, 2, "{}", ran.err);
}
