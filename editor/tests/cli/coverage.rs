//! `hellwright coverage`.

use crate::run::{json, ran};
use serde_json::Value;

/// How often a card was used.
fn used(told: &Value, what: &str, name: &str) -> u64 {
    let lines = told["used"].as_array().expect("a list");
    let line = lines.iter().find(|line| line["what"] == what && line["name"] == name);
    line.unwrap_or_else(|| panic!("no {what} {name}"))["used"].as_u64().expect("a number")
}

#[test]
fn cards_are_counted_the_same_on_any_number_of_threads() {
    let count = |jobs: &str, more: &[&str]| {
        let mut arguments = vec!["coverage", "depot", "--playouts", "30", "--marines", "2", "--jobs", jobs];
        arguments.extend(["--format", "json"]);
        arguments.extend(more);
        json(&arguments)
    };
    let once = count("1", &[]);
    assert_eq!(count("2", &[]), once);
    assert_ne!(count("1", &["--seed", "99"]), once);
    assert_eq!(once["played"][0]["playouts"], 30);
    assert_eq!(once["played"][0]["deals"], 0);
    assert_eq!(once["broken"].as_array().map(Vec::len), Some(0));
    assert!(used(&once, "action card", "Sidearm") > 0);
    assert_eq!(used(&once, "squad", "Combat Veteran"), 30);
    assert_eq!(used(&once, "squad", "Solo Operative"), 0);
    // The mission gives nobody a class; a deal gives everybody one.
    let dealt = count("2", &["--deal"]);
    let classes = |told: &Value| -> u64 {
        let lines = told["used"].as_array().expect("a list").iter();
        lines.filter(|line| line["what"] == "class").map(|line| line["used"].as_u64().unwrap_or(0)).sum()
    };
    assert_eq!(classes(&once), 0);
    assert!(classes(&dealt) > 0);
    assert_eq!(dealt["played"][0]["deals"], 2, "every 25 games");
}

#[test]
fn what_is_seldom_used_is_told_by_name() {
    let all = ["coverage", "depot", "--playouts", "2", "--marines", "1"];
    let told = ran(&all);
    assert_eq!((told.code, told.err.as_str()), (0, ""));
    for part in
        ["depot, 1 marine: 2 games, ", "\n  never used\n", "least used: ", "every state looked over\n"]
    {
        assert!(told.out.contains(part), "{part}:\n{}", told.out);
    }
    let told = ran(&[&all[..], &["--least", "1000"]].concat());
    assert_eq!(told.code, 1);
    let last = told.out.lines().last().unwrap_or_default();
    assert!(
        last.starts_with("used less than 1000 times: ") && last.contains("Solo Operative (squad)"),
        "{last}"
    );
}

#[test]
fn a_mission_with_errors_is_not_played() {
    let told = ran(&["coverage", "broken"]);
    assert_eq!((told.code, told.out.as_str()), (1, ""));
    assert_eq!(told.err, "hellwright: there are errors in broken; hellwright check broken shows them\n");
}
