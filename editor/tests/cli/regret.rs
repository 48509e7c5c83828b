//! `hellwright regret`.

use crate::run::{page, ran};
use expect_test::expect;
use serde_json::Value;
use std::fs;

#[test]
fn a_bench_is_made_once_and_asked_again() {
    let room = tempfile::tempdir().expect("a folder");
    let file = room.path().join("bench.json");
    let file = file.to_str().expect("text");
    let measure = |mission: &str, more: &[&str]| {
        let all = ["regret", mission, "--file", file, "--states", "6", "--rollouts", "3", "--format", "json"];
        ran(&[&all[..], more].concat())
    };
    let told = |mission: &str, more: &[&str]| -> Value {
        let told = measure(mission, more);
        assert_eq!((told.code, told.err.as_str()), (0, ""), "{told:?}");
        serde_json::from_str(&told.out).expect("JSON")
    };
    let first = told("depot", &["--jobs", "1"]);
    let rows = first.as_array().expect("a list");
    assert_eq!(
        rows.iter().map(|row| &row["bot"]).collect::<Vec<_>>(),
        ["greedy", "search:quick", "search:usual", "search:long"]
    );
    for row in rows {
        let number = |name: &str| row[name].as_u64().unwrap_or_else(|| panic!("{name}: {row}"));
        assert_eq!(number("states") + number("unknown"), 6, "{row}");
        assert!(row["regret"].as_f64().is_some_and(|regret| (0.0..=100.0).contains(&regret)), "{row}");
        assert_eq!(number("tried") == 0, row["bot"] == "greedy", "{row}");
    }
    let bench = fs::read_to_string(file).expect("it was kept");
    assert_eq!(told("depot", &["--jobs", "2"]), first, "read again, on more threads");
    assert_eq!(fs::read_to_string(file).expect("it is still there"), bench);
    fs::remove_file(file).expect("it can be removed");
    assert_eq!(told("depot", &["--jobs", "2"]), first, "made again, on more threads");
    assert_eq!(fs::read_to_string(file).expect("it was kept"), bench);
    // Made up: what it says is what counts.
    let worse = bench.replacen("\"plans\":[", "\"plans\":[[\"nothing\",1000],", 1);
    fs::write(file, worse).expect("it can be written");
    let more = |rows: &Value| rows[0]["regret"].as_f64().expect("a number");
    assert!(more(&told("depot", &[])) > more(&first), "the best plan of one state is another one now");
    let other = measure("coin", &[]);
    expect![[r#"
        --- standard error
        hellwright: the bench in DIR/bench.json was made for other missions, or for these as they were; remove it, and another one is made
        --- exit code 2
    "#]].assert_eq(&page(&other).replace(room.path().to_str().expect("text"), "DIR"));
    fs::write(file, "{}").expect("it can be written");
    expect![[r#"
        --- standard error
        hellwright: DIR/bench.json is no bench: invalid type: map, expected a sequence at line 1 column 0; name another file, or remove it
        --- exit code 2
    "#]].assert_eq(&page(&measure("depot", &[])).replace(room.path().to_str().expect("text"), "DIR"));
}
