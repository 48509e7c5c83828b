//! Files made to break the program: each is refused or judged with a clear message, soon and without a panic.

use crate::run::{Ran, fixtures, ran};
use std::fs;
use std::time::{Duration, Instant};

/// Far more than any of these needs, however busy the machine is; what runs for ever runs longer.
const PATIENCE: Duration = Duration::from_secs(120);

/// Check the mission of `coin` with its file changed and something added to its script.
fn check(change: impl FnOnce(String) -> String, more: &str) -> Ran {
    let home = tempfile::tempdir().expect("a folder");
    let read = |name: &str| fs::read_to_string(fixtures().join("coin").join(name)).expect("text");
    let write = |name: &str, text: &str| fs::write(home.path().join(name), text).expect("writes");
    write("mission.ron", &change(read("mission.ron")));
    write("coin.rhai", &format!("{}\n{more}\n", read("coin.rhai")));
    write("nothing.rhai", &read("nothing.rhai"));
    let start = Instant::now();
    let ran = ran(&["check", home.path().to_str().expect("text"), "--greedy-only"]);
    assert!(start.elapsed() < PATIENCE, "it took {:?}", start.elapsed());
    assert!(!ran.err.contains("panicked"), "{}", ran.err);
    ran
}

/// A mission that is read, and fails with this message.
fn fails(change: impl FnOnce(String) -> String, with: &str) {
    let ran = check(change, "");
    assert_eq!((ran.code, ran.err.as_str()), (1, ""));
    assert!(ran.out.contains(with) && ran.out.contains("fail: "), "{}", ran.out);
}

/// A script that is read or run, and fails with this message.
fn script_fails(text: &str, with: &str) {
    let ran = check(|mission| mission, text);
    assert_eq!((ran.code, ran.err.as_str()), (1, ""));
    assert!(ran.out.contains(with) && ran.out.contains("fail: "), "{}", ran.out);
}

/// The mission with something more in a list.
fn longer(list: &'static str, more: String) -> impl FnOnce(String) -> String {
    move |mission| mission.replace(list, &format!("{list}{more}"))
}

#[test]
fn a_file_that_is_too_large_is_not_read() {
    let ran = check(longer("tiles: [\n", " ".repeat(1 << 20)), "");
    assert_eq!((ran.code, ran.out.as_str()), (2, ""));
    assert!(
        ran.err.contains("mission.ron is larger than 1024 KiB, the most such a file may have"),
        "{}",
        ran.err
    );
}

#[test]
fn brackets_ten_thousand_deep() {
    let (open, close) = ("[".repeat(10_000), "]".repeat(10_000));
    fails(longer("tiles: [\n", format!("{open}{close},")), "brackets are nested more than 24 deep");
    fails(|_| "(".repeat(10_000), "this `(` is never closed with `)`");
    fails(
        |_| format!("{}{}", "(a:".repeat(10_000), ")".repeat(10_000)),
        "brackets are nested more than 24 deep",
    );
}

#[test]
fn coordinates_at_the_ends_of_integers() {
    let at = |number: &str| {
        let place = format!("at: ({number}, {number})");
        move |mission: String| {
            mission.replace("at: (0, 2)", &place).replace("at: (1, 6), kind", &format!("{place}, kind"))
        }
    };
    for number in [i64::from(i16::MIN), i64::from(i16::MAX)] {
        fails(at(&number.to_string()), &format!("tile 05A at {number},{number} lies off the table"));
    }
    for number in [i64::from(i32::MIN), i64::from(i32::MAX), i64::MIN, i64::MAX] {
        let wanted = format!("a whole number from -32768 to 32767 is wanted here, not {number}");
        fails(at(&number.to_string()), &wanted);
    }
    fails(at(&"9".repeat(60)), "is wanted here, not a number as large as that");
}

#[test]
fn a_thousand_tiles() {
    let tile = |i: usize, x: usize, y: usize| {
        format!("(id: {}, tile: {}, side: A, at: ({x}, {y})),\n", i + 100, i % 16 + 1)
    };
    let spread: String = (0..1000).map(|i| tile(i, i % 40 * 7, i / 40 * 7)).collect();
    fails(
        longer("tiles: [\n", spread),
        "1003 tiles are more than a mission can have; the first 1000 were read",
    );
    let heap: String = (0..997).map(|i| tile(i, 0, 0)).collect();
    fails(longer("tiles: [\n", heap), "Two tiles overlap");
}

#[test]
fn scripts_that_run_for_ever() {
    let stopped = "it was stopped after 50000 steps; does a loop never end?";
    script_fails("fn on_start() { let n = 0; while true { n += 1; } }", stopped);
    script_fails("fn on_moved(e) { loop { } }", stopped);
    script_fails(
        "fn deeper(n) { deeper(n + 1) }\nfn on_start() { deeper(0); }",
        "more than 16 functions call each other",
    );
    script_fails(
        "fn tree(n) { tree(n); tree(n) }\nfn on_start() { tree(0); }",
        "more than 16 functions call each other",
    );
    // For ever from choice to choice, every one of them as long as a handler may take.
    let again =
        "fn on_again(e) { for i in 0..9000 { } roll(\"again\", 1); }\nfn on_start() { roll(\"again\", 1); }";
    script_fails(again, "3 of 3 games came to no end; one said: the scripts asked and rolled for ever");
}

/// Every handler stays within its limit, but together they would take minutes.
#[test]
fn scripts_that_are_slow_everywhere() {
    let home = tempfile::tempdir().expect("a folder");
    let mission = home.path().join("slow");
    let path = mission.to_str().expect("text");
    assert_eq!(ran(&["new", path]).code, 0);
    let card = mission.join("fetch-the-core.rhai");
    let slow =
        "fn on_moved(e) { for i in 0..20000 { } }\nfn on_activation_start(e) { for i in 0..20000 { } }";
    let text = fs::read_to_string(&card).expect("text");
    fs::write(&card, format!("{text}\n{slow}\n")).expect("writes");
    let start = Instant::now();
    let ran = ran(&["check", path]);
    assert!(start.elapsed() < PATIENCE, "it took {:?}", start.elapsed());
    let with =
        "fetch-the-core, on_moved: the game was stopped after 2000000 steps of scripts, most of them here";
    assert!(ran.out.contains(with) && ran.code == 1, "{}", ran.out);
}

/// It does not play a thousand games that all go wrong.
#[test]
fn simulate_gives_up_and_says_how_many_games_went_wrong() {
    let home = tempfile::tempdir().expect("a folder");
    let mission = home.path().join("loop");
    let path = mission.to_str().expect("text");
    assert_eq!(ran(&["new", path]).code, 0);
    let card = mission.join("fetch-the-core.rhai");
    let text = fs::read_to_string(&card).expect("text");
    fs::write(&card, format!("{text}\nfn on_moved(e) {{ loop {{ }} }}\n")).expect("writes");
    let ran = ran(&["simulate", path, "--marines", "1"]);
    assert!(ran.out.contains("given up after ") && ran.out.contains(" went wrong"), "{}", ran.out);
    assert_eq!(ran.code, 1);
}

/// What bots that search try out takes many steps of scripts, and none of them are the game's.
#[test]
fn rollouts_do_not_count_as_steps_of_a_game() {
    let home = tempfile::tempdir().expect("a folder");
    let mission = home.path().join("slow");
    let path = mission.to_str().expect("text");
    assert_eq!(ran(&["new", path]).code, 0);
    let card = mission.join("fetch-the-core.rhai");
    let text = fs::read_to_string(&card).expect("text");
    fs::write(&card, format!("{text}\nfn on_activation_start(e) {{ for i in 0..2000 {{ }} }}\n"))
        .expect("writes");
    let few =
        ["simulate", path, "--marines", "1", "--playouts", "2", "--bots", "search:quick", "--format", "json"];
    let told: serde_json::Value = serde_json::from_str(&ran(&few).out).expect("JSON");
    assert_eq!(told["wins"]["unfinished"], 0, "{told}");
    assert_eq!(told["playouts"], 2, "{told}");
}

#[test]
fn values_that_grow_for_ever() {
    let grew = "a value grew too large: texts may have 2000 letters, lists 500 members, options 50 entries";
    script_fails("fn on_start() { let s = \"x\"; while true { s += s; } }", grew);
    script_fails("fn on_start() { let a = []; while true { a.push(a); } }", grew);
    script_fails("fn on_start() { let a = [1]; while true { a += a; } }", grew);
    script_fails("fn on_start() { let m = #{}; let i = 0; while true { m[`k${i}`] = m; i += 1; } }", grew);
    script_fails(
        "fn on_start() { while true { say(\"again\"); } }",
        "a handler may ask for at most 200 effects",
    );
}

#[test]
fn scripts_too_large_to_read() {
    let handlers = |number: usize| (0..number).map(|i| format!("fn on_x{i}(e) {{ }}\n")).collect::<String>();
    script_fails(&handlers(1500), "the script has more than 200 functions");
    script_fails(&handlers(10_000), "the script is longer than 65536 bytes or 4000 lines");
    script_fails(&"// x\n".repeat(60_000), "the script coin.rhai cannot be read: it is larger than 256 KiB");
    let deep = |open: &str, close: &str| {
        format!("fn on_start() {{ let x = {}1{}; }}", open.repeat(10_000), close.repeat(10_000))
    };
    script_fails(&deep("(", ")"), "this is nested too deeply");
    script_fails(&deep("[", "]"), "this is nested too deeply");
    script_fails(&deep("1 + ", ""), "this statement is too long");
}

#[test]
fn words_that_control_a_terminal_do_not_reach_it() {
    let evil = check(|mission| mission.replace("Heads or Tails", "\\u{1b}[2J\\u{7}gone"), "");
    assert_eq!(evil.code, 0, "{}", evil.err);
    assert!(evil.out.starts_with("\u{fffd}[2J\u{fffd}gone"), "{}", evil.out);
}
