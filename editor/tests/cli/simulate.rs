//! `hellwright simulate` and `hellwright replay`.

use crate::run::{fixtures, json, page, ran, without_numbers};
use expect_test::expect;
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn many_games_in_a_few_lines() {
    let ran = ran(&["simulate", "coin", "--playouts", "40", "--marines", "2", "--jobs", "1"]);
    expect![[r#"
        Heads or Tails, # marines, # games of greedy bots, seed #

        marines win # % (#–# %) #
        invader wins # % (#–# %) #
        rounds # (#–#)
        choices # a game

        how games ended
        # Heads.
        # Tails.

        digest #
        # s on # thread, # choices a second
    "#]]
    .assert_eq(&without_numbers(&ran.out));
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
}

fn simulated(more: &[&str]) -> Value {
    let mut arguments = vec!["simulate", "coin", "--format", "json", "--playouts", "30", "--marines", "1"];
    arguments.extend(more);
    json(&arguments)
}

#[test]
fn json_has_the_agreed_fields() {
    let told = simulated(&["--seed", "12", "--bots", "random,greedy"]);
    assert_eq!((&told["playouts"], &told["seed"], &told["marines"]), (&json!(30), &json!(12), &json!(1)));
    assert_eq!(told["bots"], "random,greedy");
    let wins =
        ["marines", "invader", "unfinished"].map(|side| told["wins"][side].as_u64().expect("a number"));
    assert_eq!(wins.iter().sum::<u64>(), 30);
    assert!(wins[0] > 0 && wins[1] > 0 && wins[2] == 0, "{wins:?}");
    assert_eq!(told["rounds"], json!({ "min": 2, "median": 2, "max": 2 }));
    assert!(told["choices"].as_u64().expect("a number") > 30);
    assert_eq!(told["tried"], told["choices"], "these bots do not look ahead");
    assert!(told["seconds"].as_f64().expect("a number") >= 0.0);
    assert_eq!(told["digest"].as_str().expect("text").len(), 32);
}

/// What bots that search cost does not depend on the machine.
#[test]
fn rollouts_are_counted() {
    let told = simulated(&["--bots", "search:quick"]);
    let count = |name: &str| told[name].as_u64().expect("a number");
    assert!(count("tried") > 10 * count("choices"), "{told}");
}

#[test]
fn the_digest_depends_on_seed_games_and_bots_but_not_on_threads() {
    let digest = |more: &[&str]| simulated(more)["digest"].clone();
    let one = digest(&["--jobs", "1"]);
    assert_eq!(digest(&["--jobs", "2"]), one);
    assert_eq!(digest(&["--jobs", "1"]), one);
    assert_eq!(digest(&["--seed", "7"]), one, "the author's first seed");
    for other in [&["--seed", "8"][..], &["--bots", "random"], &["--marines", "2"], &["--playouts", "31"]] {
        let mut arguments = vec!["simulate", "coin", "--format", "json"];
        for (name, usual) in [("--playouts", "30"), ("--marines", "1")] {
            if other[0] != name {
                arguments.extend([name, usual]);
            }
        }
        arguments.extend(other);
        assert_ne!(json(&arguments)["digest"], one, "{other:?}");
    }
}

/// Save some games of a mission and return their files.
fn save(games: &str, dir: &Path) -> Vec<PathBuf> {
    let saved = json(&[
        "simulate",
        "coin",
        "--marines",
        "2",
        "--bots",
        "random",
        "--format",
        "json",
        "--playouts",
        games,
        "--save-replays",
        dir.to_str().expect("text"),
    ]);
    let saved = saved["replays"].as_array().expect("a list");
    saved.iter().map(|path| PathBuf::from(path.as_str().expect("text"))).collect()
}

#[test]
fn a_mission_with_errors_is_not_played() {
    let told = ran(&["simulate", "broken", "--format", "json"]);
    assert_eq!((told.code, told.out.as_str()), (1, ""));
    assert_eq!(told.err, "hellwright: there are errors in broken; hellwright check broken shows them\n");
}

#[test]
fn few_games_are_all_saved_and_of_many_the_telling_ones() {
    let home = tempfile::tempdir().expect("a folder");
    assert_eq!(save("4", &home.path().join("few")).len(), 4);
    let many = save("60", &home.path().join("many"));
    let names: Vec<&str> =
        many.iter().map(|p| p.file_name().and_then(|n| n.to_str()).expect("a name")).collect();
    assert!((2..=5).contains(&names.len()), "{names:?}");
    assert!(names[0].starts_with("game-") && names[0].ends_with("-shortest-marines.replay"), "{names:?}");
    for path in many {
        let told = ran(&["replay", path.to_str().expect("text"), "--verify"]);
        assert_eq!((told.code, told.err.as_str()), (0, ""));
        assert!(told.out.starts_with("agrees to the end: "), "{}", told.out);
    }
}

#[test]
fn a_saved_game_is_told_up_to_where_one_wants() {
    let home = tempfile::tempdir().expect("a folder");
    let game = &save("1", home.path())[0];
    let told = ran(&["replay", game.to_str().expect("text"), "--until", "5"]);
    expect![[r#"
        Heads or Tails, 2 marines, game 0 of seed 7

            0   1   2   3
          +   +-------+
        0     | 1   2 |
              +:::+   |
        1     | .   . |
          +---+       +---+
        2 | .   .   O   . |
          |   +       +   |
        3 | . # .   . # . |
          +###+       #   |
        4 | . # .   . # . |
          |   +       +   |
        5 | .   .   .   . |
          +---+       +---+
        6     | I   . |
              +-------+
        1 Alpha   2 Bravo   I Imp   O teleporter, active   : impassable   # blocking

        Alpha unhurt · Bravo unhurt · the invader: 0 frags, 0 argent, 0 events

              1–3  Alpha draws a card (3 times)
              4–5  Bravo draws a card (2 times)

        After 5 choices the game is not over.

            0   1   2   3
          +   +-------+
        0     | 1   2 |
              +:::+   |
        1     | .   . |
          +---+       +---+
        2 | .   .   O   . |
          |   +       +   |
        3 | . # .   . # . |
          +###+       #   |
        4 | . # .   . # . |
          |   +       +   |
        5 | .   .   .   . |
          +---+       +---+
        6     | I   . |
              +-------+
        1 Alpha   2 Bravo   I Imp   O teleporter, active   : impassable   # blocking

        Alpha unhurt · Bravo unhurt · the invader: 0 frags, 0 argent, 0 events

        --- exit code 0
    "#]]
    .assert_eq(&page(&told));
    let whole = ran(&["replay", game.to_str().expect("text")]);
    assert_eq!(whole.code, 0);
    assert!(whole.out.contains("  Round 2\n"), "{}", whole.out);
    assert!(
        whole.out.contains("\nThe marines win: Heads.") || whole.out.contains("\nThe invader wins: Tails.")
    );
}

/// Stop in the middle, save, go on: the same as going on at once.
#[test]
fn bots_play_on_from_where_a_saved_game_stops() {
    let home = tempfile::tempdir().expect("a folder");
    let game = save("1", home.path())[0].to_str().expect("text").to_owned();
    let file = |name: &str| home.path().join(name).to_str().expect("text").to_owned();
    let (part, whole, joined) = (file("part.replay"), file("whole.replay"), file("joined.replay"));
    let good = |arguments: &[&str]| {
        let told = ran(arguments);
        assert_eq!((told.code, told.err.as_str()), (0, ""), "{arguments:?}");
        told.out
    };
    let told = good(&["replay", &game, "--until", "20", "--save", &part]);
    assert!(told.contains("After 20 choices the game is not over."), "{told}");
    let at_once = good(&["replay", &game, "--until", "20", "--play-on", "--save", &whole]);
    let later = good(&["replay", &part, "--play-on", "greedy", "--save", &joined]);
    assert_eq!(at_once, later);
    let read = |path: &str| std::fs::read_to_string(path).expect("text");
    assert_eq!(read(&whole), read(&joined));
    assert!(read(&part).lines().count() < read(&whole).lines().count());
    assert!(good(&["replay", &joined, "--verify"]).starts_with("agrees to the end: "));
    let told = ran(&["replay", &part, "--play-on", "clever"]);
    assert_eq!(told.code, 2);
    assert!(told.err.contains("there is no bot \"clever\""), "{}", told.err);
    let told = ran(&["replay", &part, "--save", "nowhere/at/all.replay"]);
    assert_eq!((told.code, told.out.as_str()), (2, ""));
    assert!(told.err.contains("nowhere/at/all.replay"), "{}", told.err);
}

#[test]
fn a_saved_game_that_does_not_fit_is_told_where_it_goes_wrong() {
    let home = tempfile::tempdir().expect("a folder");
    let game = &save("1", home.path())[0];
    let text = std::fs::read_to_string(game).expect("text");
    let tampered = home.path().join("tampered.replay");
    // The tenth choice, behind the header and its empty line.
    let body = text.find("\n\n").expect("a header") + 2;
    let nonsense = text[body..].lines().enumerate().map(|(i, l)| if i == 9 { "fly away" } else { l });
    let nonsense: Vec<&str> = nonsense.collect();
    std::fs::write(&tampered, format!("{}{}\n", &text[..body], nonsense.join("\n"))).expect("writes");
    let path = tampered.to_str().expect("text");
    let verified = ran(&["replay", path, "--verify"]);
    assert_eq!(verified.code, 1);
    assert!(verified.out.starts_with("disagrees: line "), "{}", verified.out);
    assert!(verified.out.contains("choice 10: `fly away` was not on offer"), "{}", verified.out);
    let told = ran(&["replay", path]);
    assert_eq!(told.code, 1);
    assert!(told.out.contains("After 9 choices the game is not over."), "{}", told.out);
    assert!(told.err.contains("`fly away` was not on offer"), "{}", told.err);
}

/// A game as the program saved it before squad cards came in: it says so, and where it stops to fit.
#[test]
fn a_game_of_an_older_version_says_why_it_cannot_be_followed() {
    let told = ran(&["replay", "saved/before-squad-cards.replay", "--mission", "coin"]);
    assert_eq!(told.code, 1);
    assert!(told.out.contains("After 6 choices the game is not over."), "{}", told.out);
    expect![[r#"
        hellwright: saved/before-squad-cards.replay was saved by an older version of the program; its choices are followed as far as they fit
        hellwright: saved/before-squad-cards.replay: line 16, choice 7: `event demonic-precision` was not on offer. On offer: card armor · card field-dressing · card shotgun-maneuver · card buckshot · card scoped-burst · card unload
    "#]].assert_eq(&told.err);
    let home = tempfile::tempdir().expect("a folder");
    let game = &save("1", home.path())[0];
    let text = std::fs::read_to_string(game).expect("text");
    std::fs::write(game, text.replace("\nrevision: ", "\nrevision: 9")).expect("writes");
    let told = ran(&["replay", game.to_str().expect("text"), "--verify"]);
    assert!(told.err.contains("was saved by a newer version of the program"), "{}", told.err);
    assert_eq!(told.code, 0, "all of it fits");
}

#[test]
fn a_changed_or_lost_mission_is_told() {
    let home = tempfile::tempdir().expect("a folder");
    let game = &save("1", home.path())[0];
    let text = std::fs::read_to_string(game).expect("text");
    assert!(text.contains("\nmission: coin\n") && text.contains("\nmarines: 2\n"), "{text}");
    let path = game.to_str().expect("text");
    let elsewhere = ran(&["replay", path, "--verify", "--mission", "clock"]);
    assert!(elsewhere.err.contains("clock has changed since this game was saved"), "{}", elsewhere.err);
    std::fs::write(game, text.replace("mission: coin", "mission: gone")).expect("writes");
    let lost = ran(&["replay", path]);
    assert_eq!(lost.code, 2);
    assert!(lost.err.contains("played on gone, which is not there; --mission PATH"), "{}", lost.err);
    assert_eq!(ran(&["replay", path, "--mission", "coin", "--verify"]).code, 0);
}

#[test]
fn files_that_are_no_games_are_refused() {
    let home = tempfile::tempdir().expect("a folder");
    let refused = |bytes: &[u8]| {
        let file = home.path().join("x.replay");
        std::fs::write(&file, bytes).expect("writes");
        let told = ran(&["replay", file.to_str().expect("text")]);
        assert_eq!((told.code, told.out.as_str()), (2, ""));
        told.err
    };
    assert!(refused(b"").contains("is no saved game: it does not say on which mission"));
    assert!(refused(&[0xff, 0xfe, 0x00]).contains("is no saved game: it is not text"));
    assert!(refused(b"rules: chess\nmission: coin\n\nstep 1,1\n").contains("was played by the rules chess"));
    assert_eq!(ran(&["replay", "nothing.replay"]).code, 2);
}

#[test]
fn a_number_of_marines_the_mission_is_not_made_for_is_refused() {
    for command in [&["simulate", "coin", "--playouts", "5"][..], &["probe", "sight", "coin", "0,0", "0,1"]] {
        let ran = ran(&[command, &["--marines", "3"]].concat());
        let why = "hellwright: Heads or Tails is not made for 3 marines, only for 1, 2\n";
        assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (2, "", why), "{command:?}");
    }
}

/// The mission with this change of its card, in a folder of its own.
fn spoiled(home: &Path, from: &str, to: &str) -> PathBuf {
    let (depot, copy) = (fixtures().join("depot"), home.join("depot"));
    fs::create_dir(&copy).expect("a folder");
    let _ = fs::copy(depot.join("mission.ron"), copy.join("mission.ron")).expect("copied");
    let script = fs::read_to_string(depot.join("fetch.rhai")).expect("text");
    assert!(script.contains(from));
    fs::write(copy.join("fetch.rhai"), script.replace(from, to)).expect("written");
    copy
}

#[test]
fn a_card_that_fails_is_shown_in_a_short_game() {
    let home = tempfile::tempdir().expect("a folder");
    let fails = "    note(\"n\", 1 / (portals().count - portals().count));\n    win(\"marines\"";
    let mission = spoiled(home.path(), "    win(\"marines\"", fails);
    let saves = home.path().join("saves");
    let words = |format: &'static str| {
        let (mission, saves) = (mission.to_str().expect("text"), saves.to_str().expect("text"));
        ["simulate", mission, "--playouts", "40", "--save-replays", saves, "--format", format]
            .map(str::to_owned)
    };
    let run = |format: &'static str| ran(&words(format).each_ref().map(String::as_str));
    let told: Value = serde_json::from_str(&run("json").out).expect("JSON");
    let shown = &told["shown"].as_array().expect("a list")[..];
    let [shown] = shown else { panic!("{told}") };
    let path = shown["replay"].as_str().expect("text");
    assert_eq!(told["replays"][0], path, "it comes first");
    assert!(path.ends_with("-script-failed.replay"));
    let count = |name: &str| shown[name].as_u64().expect("a number");
    let (choices, from) = (count("choices"), count("from"));
    assert!(choices * 2 < from, "{shown}");
    let line = format!("  saved {path}, shown in {choices} choices, shrunk from {from}\n");
    assert!(run("text").out.contains(&line), "{line}");
    // It can be followed to its end, and the end shows it.
    let verified = ran(&["replay", path, "--verify"]);
    assert_eq!((verified.code, verified.err.as_str()), (0, ""));
    assert!(verified.out.ends_with(&format!("({choices} choices)\n")), "{}", verified.out);
    let told = ran(&["replay", path]);
    assert_eq!(told.code, 0);
    assert!(told.out.starts_with("Depot, 2 marines, shrunk from game "), "{}", told.out);
    let (_, end) = told.out.split_once("(a script failed: fetch, on_take, ").expect("it fails");
    assert!(
        end.contains(&format!("After {choices} choices the game is not over.")) || end.contains("win"),
        "{end}"
    );
    let before = ran(&["replay", path, "--until", &(choices - 1).to_string()]);
    assert!(before.code == 0 && !before.out.contains("a script failed"));
}
