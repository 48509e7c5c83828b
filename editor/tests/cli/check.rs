//! `hellwright check`.

use crate::run::{hellwright, json, ran, shows, without_numbers};
use expect_test::expect;
use missions::report::grouped;
use serde_json::json;

#[test]
fn a_good_mission_passes() {
    let ran = ran(&["check", "coin", "--playouts", "60"]);
    expect![[r#"
        Heads or Tails coin

        note[C#]: no card tells the marines what they are after, so bots do not look for it
        --> coin/coin.rhai
        help: call `aim` in `fn on_start()` of the objective with what marines should get near or do, as in `aim("objective")`
        (hellwright explain C#)

        marines bots games marines win invader wins rounds
        # search:quick # # % (#–# %) # % (#–# %) # (#–#)
        greedy # # % (#–# %) # % (#–# %) # (#–#)
        # search:quick # # % (#–# %) # % (#–# %) # (#–#)
        greedy # # % (#–# %) # % (#–# %) # (#–#)
        Seed # In brackets: # % intervals; the shortest and the longest game.
        marines # # how games of greedy bots ended
        win # # Heads.
        lose # # Tails.
        Games between bots that look # activations ahead say:
        # marine wins # %: too hard (# in #).
        # marines win # %: most likely too hard (# in #); may be fair.
        With # marine they win # % as greedy bots, # % as bots that look # activations ahead: no clear trend.
        With # marines they win # % as greedy bots, # % as bots that look # activations ahead: no clear trend.
        More games of stronger bots say more: --thorough.

        pass: # note, # games played

    "#]]
    .assert_eq(&without_numbers(&ran.out));
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
}

#[test]
fn a_mission_that_only_one_side_can_win_fails() {
    shows(
        &["check", "clock", "--playouts", "60", "--seed", "3", "--thorough"],
        &expect![[r#"
            Clock  clock

            error[S002]: with 1 or 2 marines, the invader never wins (60 games each, and 20 games of bots that search, and 40 games of the strongest bot); no marine is fragged in any of these games, and the invader needs 6 frags
              --> clock
              help: all 120 games that the marines won ended with "The clock strikes two": make that harder or slower, or lower the frag limit
              (hellwright explain S002)

            note[C034]: no card tells the marines what they are after, so bots do not look for it
              --> clock/clock.rhai
              help: call `aim` in `fn on_start()` of the objective with what marines should get near or do, as in `aim("objective")`
              (hellwright explain C034)

              marines  bots            games  marines win           invader wins          rounds
                    1  search:usual       20  100 % (74–100 %)      0 % (0–26 %)          2 (2–2)
                       search:quick       20  100 % (74–100 %)      0 % (0–26 %)          2 (2–2)
                       greedy             60  100 % (94–100 %)      0 % (0–6 %)           2 (2–2)
                    2  search:usual       20  100 % (74–100 %)      0 % (0–26 %)          2 (2–2)
                       search:quick       20  100 % (74–100 %)      0 % (0–26 %)          2 (2–2)
                       greedy             60  100 % (94–100 %)      0 % (0–6 %)           2 (2–2)
              Seed 3. In brackets: 95 % intervals; the shortest and the longest game.
              marines      1      2  how games of greedy bots ended
                  win     60     60  The clock strikes two.
              Games between bots that look 4 activations ahead say:
                Marines win 100 %: too easy (99 in 100).
              With 1 marine they win 100 % as greedy bots, 100 % as bots that look 2 activations ahead, 100 % as bots that look 4 activations ahead: no clear trend.
              With 2 marines they win 100 % as greedy bots, 100 % as bots that look 2 activations ahead, 100 % as bots that look 4 activations ahead: no clear trend.

            fail: 1 error, 1 note, 340 games played

            --- exit code 1
        "#]],
    );
}

#[test]
fn a_broken_mission_is_not_played_and_every_problem_has_its_place() {
    shows(
        &["check", "broken"],
        &expect![[r#"
            Broken  broken

            error[C005]: nothing on the map is named `back_dor`
              --> broken/broken.rhai:5:23
                 5 |     if e.door == map::back_dor { win("marines", "Out."); }
                   |                       ^
              help: did you mean `map::back_door`?
              (hellwright explain C005)

            error[M010]: the door back_door is not on an opening: there is no space at 4,4
              --> broken, space 4,4, off the map and one more place
                     1   2   3   4
                   +       +---+
                 2   .   t   . |
                   +       +   |
                 3 # .   . # . |
                   +       #   +
                 4 # .   . # . X
                   +       +   X
                 5   .   .   . X
                   +       +---+
                 6 | d   . |
                   +-------+
                 X here   d demon   t teleporter
              help: put it on an opening where two tiles meet
              (hellwright explain M010)

            error[M017]: the Imp at 9,6 does not fit there: its base needs 1×1 spaces
              --> broken, space 9,6, off the map and one more place
              help: the whole base must stand on spaces, with no wall or closed door inside it
              (hellwright explain M017)

            error[M032]: unknown demon "imb"
              --> broken, space 1,6 on tile 15A
                     0   1   2   3
                   +###+       #   |
                 4 | . # .   . # . |
                   |   +       +   |
                 5 | .   .   .   . |
                   +---+       +---+
                 6     | X   . |
                       +-------+
                 X here
              help: did you mean "imp"? There are: imp, possessed-soldier, cacodemon, pinky, mancubus, revenant, baron-of-hell, cyberdemon
              (hellwright explain M032)

            note[F003]: `colour` is not known here and was not read
              --> broken/mission.ron:47:5
                 47 |     colour: "red",
                    |     ^
              help: take it out, or use the Hellwright that wrote it
              (hellwright explain F003)

            note[C034]: no card tells the marines what they are after, so bots do not look for it
              --> broken/broken.rhai
              help: call `aim` in `fn on_start()` of the objective with what marines should get near or do, as in `aim("objective")`
              (hellwright explain C034)

            fail: 4 errors, 2 notes, not played before the errors are mended

            --- exit code 1
        "#]],
    );
}

#[test]
fn a_folder_of_missions_means_all_of_them() {
    let ran = ran(&["check", ".", "--playouts", "0"]);
    assert_eq!(ran.code, 1);
    let titles: Vec<&str> = ran.out.lines().filter(|l| l.contains("  ./")).collect();
    assert_eq!(titles, ["Broken  ./broken", "Clock  ./clock", "Heads or Tails  ./coin", "Depot  ./depot"]);
    assert!(ran.out.ends_with("4 missions: 3 good, 1 failed\n"), "{}", ran.out);
}

#[test]
fn json_has_everything_and_stands_alone() {
    let all = json(&["check", "clock", "broken", "--playouts", "60", "--thorough", "--format", "json"]);
    let missions = all["missions"].as_array().expect("a list");
    assert_eq!(missions.len(), 2);
    assert_eq!([&missions[0]["path"], &missions[0]["verdict"]], ["clock", "fail"]);
    let playouts = missions[0]["playouts"].as_array().expect("a list");
    assert_eq!(playouts.len(), 2);
    for (i, games) in playouts.iter().enumerate() {
        assert_eq!((&games["marines"], &games["games"]), (&json!(i + 1), &json!(60)));
        assert_eq!(games["wins"], json!({ "marines": 60, "invader": 0, "unfinished": 0 }));
        assert_eq!(games["rounds"], json!({ "min": 2, "median": 2, "max": 2 }));
    }
    let never = &missions[0]["problems"][0];
    assert_eq!([&never["code"], &never["severity"]], ["S002", "error"]);
    assert_eq!(never["places"], json!([{ "kind": "mission" }]));

    assert_eq!([&missions[1]["path"], &missions[1]["verdict"]], ["broken", "fail"]);
    assert_eq!(missions[1]["playouts"], json!([]));
    let problems = missions[1]["problems"].as_array().expect("a list");
    assert_eq!(problems.len(), 6);
    for problem in problems {
        assert!(problem["message"].as_str().is_some_and(|m| !m.is_empty()), "{problem}");
        assert!(problem["help"].as_str().is_some_and(|h| !h.is_empty()), "{problem}");
        assert!(problem["places"].as_array().is_some_and(|p| !p.is_empty()), "{problem}");
    }
    assert_eq!(ran(&["check", "clock", "--playouts", "60", "--thorough", "--format", "json"]).code, 1);
}

#[test]
fn warnings_count_only_if_they_are_denied() {
    let home = tempfile::tempdir().expect("a folder");
    let mission = home.path().join("untitled");
    std::fs::create_dir(&mission).expect("a folder");
    for file in ["mission.ron", "coin.rhai", "nothing.rhai"] {
        let text = std::fs::read_to_string(crate::run::fixtures().join("coin").join(file)).expect("text");
        std::fs::write(mission.join(file), text.replace("Heads or Tails", "")).expect("writes");
    }
    let path = mission.to_str().expect("text");
    assert_eq!(ran(&["check", path, "--playouts", "0"]).code, 0);
    let denied = ran(&["check", path, "coin", "--playouts", "0", "--deny", "warnings"]);
    assert_eq!(denied.code, 1);
    assert!(denied.out.contains("warning[M044]"), "{}", denied.out);
    assert!(
        denied.out.ends_with("2 missions: 1 good, 1 with warnings, which are denied\n"),
        "{}",
        denied.out
    );
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let games = |jobs: &str| {
        let all = ["check", "coin", "--playouts", "40", "--jobs", jobs, "--fresh", "--format", "json"];
        let told = json(&all);
        let mission = &told["missions"][0];
        (mission["playouts"].clone(), mission["contests"].clone())
    };
    let once = games("1");
    assert_eq!(once, games("3"));
    assert_eq!(once.1.as_array().map(Vec::len), Some(2), "{}", once.1);
}

#[test]
fn bots_that_search_play_if_they_are_wanted() {
    let only = json(&["check", "coin", "--playouts", "10", "--greedy-only", "--format", "json"]);
    assert_eq!(only["missions"][0]["contests"], json!([]));
    let quick = json(&["check", "coin", "--playouts", "10", "--format", "json"]);
    for contest in quick["missions"][0]["contests"].as_array().expect("a list") {
        assert_eq!(contest["bots"], "search:quick");
        assert!(contest["games"].as_u64() >= Some(10), "{contest}");
        let [low, counted, high] =
            ["low", "counted", "high"].map(|of| contest["marines_share"][of].as_f64().expect("a share"));
        assert!(0.0 <= low && low <= counted && counted <= high && high <= 1.0, "{contest}");
    }
    assert_eq!(ran(&["check", "coin", "--greedy-only", "--thorough"]).code, 2);
}

#[test]
fn what_skill_is_worth_is_played_for_a_time() {
    let check = |jobs: &str| {
        let all =
            ["check", "coin", "--playouts", "10", "--greedy-only", "--budget", "5s", "--format", "json"];
        let told = json(&[&all[..], &["--jobs", jobs, "--fresh"]].concat());
        let report = &told["missions"][0]["report"];
        (told["missions"][0]["ladder"].clone(), report["skill"].clone(), report["luck"].clone())
    };
    let (ladder, skill, luck) = check("1");
    assert_eq!((ladder.clone(), skill.clone(), luck.clone()), check("2"), "on any number of threads");
    for number in luck.as_array().expect("a list") {
        assert!(number["games"].as_u64() >= Some(800), "{number}");
        assert_eq!(number["deal"]["low"], 0.0, "who wins is thrown for: {number}");
    }
    let bots: Vec<&str> =
        ladder.as_array().expect("a list").iter().filter_map(|it| it["bots"].as_str()).collect();
    let pairings = ["greedy", "search:quick,greedy", "greedy,search:quick", "search:quick"];
    assert_eq!(bots, [pairings, pairings].concat(), "1 and 2 marines");
    for number in skill.as_array().expect("a list") {
        for gain in number["gains"].as_array().expect("a list") {
            assert_ne!(gain["pays"], "yes", "who wins is thrown for: {gain}");
        }
    }
    let text =
        ran(&["check", "coin", "--playouts", "10", "--greedy-only", "--budget", "5s", "--details"]).out;
    assert!(text.contains("against greedy") && text.contains("\nSkill\n"), "{text}");
    assert!(text.contains("the deal decides") && text.contains("\nLuck\n"), "{text}");
    let without = json(&["check", "coin", "--playouts", "10", "--greedy-only", "--format", "json"]);
    assert_eq!(without["missions"][0]["ladder"], json!([]));
    for (wrong, told) in
        [("500ms", "write a time"), ("0s", "choose a time from 5s"), ("-5s", "choose a time from 5s")]
    {
        let refused = ran(&["check", "coin", "--budget", wrong]);
        assert!(refused.code == 2 && refused.err.contains(told), "{}", refused.err);
    }
}

#[test]
fn games_of_a_contest_are_not_played_again_for_a_budget() {
    let check = ["check", "coin", "--playouts", "10", "--budget", "5s"];
    let told = json(&[&check[..], &["--format", "json"]].concat());
    let mission = &told["missions"][0];
    let games = |of: &serde_json::Value| {
        let all = of.as_array().expect("a list").iter();
        all.map(|it| it["games"].as_u64().expect("games")).collect::<Vec<_>>()
    };
    let [greedy, contests, ladder] = ["playouts", "contests", "ladder"].map(|of| games(&mission[of]));
    let (luck, all) = (games(&mission["report"]["luck"]), [&greedy[..], &ladder[..]].concat());
    for (contest, rung) in contests.iter().zip(ladder.chunks(4)) {
        assert!(contest <= &rung[3], "{contest} of {rung:?}");
    }
    let all: u64 = all.iter().chain(&luck).sum();
    let text = ran(&check).out;
    assert!(text.contains(&format!("{} games played", grouped(all))), "{all} in {text}");
}

/// The second time nothing is played: what lies in the folder is shown, even where somebody has changed it.
#[test]
fn results_are_kept_for_the_next_time() {
    let home = tempfile::tempdir().expect("a folder");
    let check = |more: &[&str]| {
        let mut command = hellwright(&["check", "clock", "--playouts", "41", "--format", "json"]);
        let output = command.args(more).env("XDG_CACHE_HOME", home.path()).output().expect("it runs");
        serde_json::from_slice::<serde_json::Value>(&output.stdout).expect("JSON")
    };
    let first = check(&[]);
    assert_eq!(first, check(&["--jobs", "3"]));
    let folder = home.path().join("hellwright/results");
    for file in std::fs::read_dir(folder).expect("results").flatten() {
        let text = std::fs::read_to_string(file.path()).expect("text");
        let changed = text.replace("\"marines\":41,\"invader\":0", "\"marines\":40,\"invader\":1");
        std::fs::write(file.path(), changed).expect("written");
    }
    let wins = |told: &serde_json::Value| told["missions"][0]["playouts"][0]["wins"]["invader"].clone();
    assert_eq!((wins(&check(&[])), wins(&check(&["--fresh"]))), (json!(1), json!(0)));
    assert_eq!(wins(&check(&["--seed", "9"])), json!(0), "other games are played");
}

#[test]
fn what_cannot_be_read_is_told_and_the_rest_is_checked() {
    let home = tempfile::tempdir().expect("a folder");
    let newer = home.path().join("newer.ron");
    std::fs::write(&newer, "(format: 99)").expect("writes");
    let ran = ran(&["check", "nowhere", newer.to_str().expect("text"), "coin", "--playouts", "0"]);
    assert_eq!(ran.code, 2);
    assert!(ran.out.starts_with("Heads or Tails  coin\n"), "{}", ran.out);
    let told: Vec<&str> = ran.err.lines().collect();
    assert_eq!(
        told[0],
        "hellwright: there is no mission at nowhere: a mission is a folder with a mission.ron"
    );
    assert!(told[1].contains("newer.ron is of format 99"), "{told:?}");
    let empty = home.path().join("empty");
    std::fs::create_dir(&empty).expect("a folder");
    let ran = crate::run::ran(&["check", empty.to_str().expect("text")]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("there is no mission in "), "{}", ran.err);
}

#[test]
fn a_reader_who_goes_away_is_no_trouble() {
    let mut child = hellwright(&["check", "coin", "clock", "depot", "--playouts", "20"])
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("the program runs");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(141));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}
