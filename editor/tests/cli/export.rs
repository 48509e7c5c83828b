//! `hellwright export`.

use crate::run::{ran, shows};
use expect_test::expect;
use std::fs;

#[test]
fn every_format_is_told() {
    let told = ran(&["export", "--list"]);
    assert_eq!((told.code, told.err.as_str()), (0, ""));
    for exporter in missions::export::ALL {
        assert!(told.out.contains(&exporter.format().about.to_string()), "{}", told.out);
    }
}

#[test]
fn files_are_called_like_the_mission_and_lie_where_one_wants() {
    let home = tempfile::tempdir().expect("a folder");
    let to = home.path().join("new/place");
    let told = ran(&["export", "coin", "--to", "png,svg", "-o", to.to_str().expect("text"), "--scale", "16"]);
    assert_eq!((told.code, told.err.as_str()), (0, ""));
    assert_eq!(told.out.lines().count(), 2, "{}", told.out);
    assert!(fs::read(to.join("coin.png")).expect("a picture").starts_with(b"\x89PNG"));
    assert!(fs::read_to_string(to.join("coin.svg")).expect("a picture").starts_with("<svg"));
}

#[test]
fn layers_and_colours_can_be_chosen() {
    let home = tempfile::tempdir().expect("a folder");
    let svg = |more: &[&str]| {
        let to = home.path().to_str().expect("text");
        let told = ran(&[&["export", "coin", "--to", "svg", "-o", to][..], more].concat());
        assert_eq!(told.code, 0, "{}", told.err);
        fs::read_to_string(home.path().join("coin.svg")).expect("a picture")
    };
    let (all, few, light) = (svg(&[]), svg(&["--layers", "tiles,lines"]), svg(&["--light"]));
    assert!(few.len() < all.len());
    assert_ne!(light, all);
}

/// Saved games go with the formats that show games, as many as one names; others and broken ones are reported.
#[test]
fn saved_games_go_with_the_mission() {
    let home = tempfile::tempdir().expect("a folder");
    let (games, to) = (home.path().join("games"), home.path().join("out"));
    let text = |path: &std::path::Path| path.to_str().expect("text").to_owned();
    let simulate = ["simulate", "coin", "--playouts", "2", "--save-replays", &text(&games)];
    assert_eq!(ran(&simulate).code, 0);
    let mut files: Vec<String> =
        fs::read_dir(&games).expect("games").map(|entry| text(&entry.expect("an entry").path())).collect();
    files.sort();
    let [first, second] = &files[..] else { panic!("{files:?}") };
    let document = |more: &[&str]| {
        let told = ran(&[&["export", "coin", "--to", "json", "-o", &text(&to)][..], more].concat());
        assert_eq!((told.code, told.err.as_str()), (0, ""));
        let text = fs::read_to_string(to.join("coin.json")).expect("a document");
        serde_json::from_str::<serde_json::Value>(&text).expect("JSON")
    };
    let count = |document: &serde_json::Value| document["games"].as_array().expect("games").len();
    assert_eq!(count(&document(&[])), 0);
    let both = document(&["--replay", first, "--replay", second]);
    assert_eq!(count(&both), 2);
    assert_ne!(both["games"][0], both["games"][1]);
    assert!(both["games"][0]["choices"].as_array().is_some_and(|choices| !choices.is_empty()), "{both}");

    let refused = |mission: &str, replay: &str, why: &str| {
        let told = ran(&["export", mission, "--to", "json", "-o", &text(&to), "--replay", replay]);
        assert_eq!((told.code, told.out.as_str()), (2, ""));
        assert!(told.err.contains(why), "{}", told.err);
    };
    refused("coin", "coin/mission.ron", "is no saved game");
    refused("coin", "nothing.replay", "there is no file nothing.replay");
    refused("depot", first, "no json can be written");
}

#[test]
fn what_cannot_be_written_is_told() {
    shows(
        &["export", "coin", "--to", "tmz", "-o", "/nowhere"],
        &expect![[r#"
            --- standard error
            hellwright: there is no format "tmz"; did you mean tmx? (choose html, pdf, json, png, svg, uvtt, tmx, tmj, bundle)
            --- exit code 2
        "#]],
    );
    shows(
        &["export", "coin", "--to", "png", "--layers", "wals"],
        &expect![[r#"
            --- standard error
            error: invalid value 'wals' for '--layers <LAYER[,LAYER]>': there is no layer "wals"; choose of table, tiles, grid, pictures, heat, regions, lines, teleporters, portals, starts, tokens, figures, doors, problems, labels, coordinates, title, legend

            For more information, try '--help'.
            --- exit code 2
        "#]],
    );
    shows(
        &["export", "coin", "--to", "pdf", "--paper", "a3"],
        &expect![[r#"
        --- standard error
        error: invalid value 'a3' for '--paper <PAPER>': there is no paper "a3"; choose of a4, letter

        For more information, try '--help'.
        --- exit code 2
    "#]],
    );
    shows(
        &["export", "nothing", "--to", "png"],
        &expect![[r#"
        --- standard error
        hellwright: there is no mission at nothing: a mission is a folder with a mission.ron
        --- exit code 2
    "#]],
    );
    shows(
        &["export", "coin", "--to", "svg", "-o", "coin/mission.ron"],
        &expect![[r#"
        --- standard error
        hellwright: coin/mission.ron cannot be written: there is a file where a folder would have to be; choose another
        --- exit code 2
    "#]],
    );
}

#[test]
fn options_that_make_no_difference_and_files_that_are_replaced_are_told() {
    let home = tempfile::tempdir().expect("a folder");
    let to = home.path().to_str().expect("text");
    let words = ["export", "coin", "--to", "pdf,json", "--light", "--layers", "tiles", "-o", to];
    let first = ran(&words);
    assert_eq!(first.code, 0);
    expect![[r#"
        hellwright: --light makes no difference to pdf, json
        hellwright: --layers makes no difference to pdf, json
    "#]]
    .assert_eq(&first.err);
    assert!(!first.out.contains("in place of"), "{}", first.out);
    let again = ran(&words);
    assert_eq!(again.out.matches(", replaced the existing file)").count(), 2, "{}", again.out);
    let all = ran(&["export", "coin", "--to", "tmx,tmj", "--light", "--scale", "16", "-o", to]);
    assert_eq!(all.err, "");
    let marks = ran(&["export", "coin", "--to", "json", "--no-marks", "-o", to]);
    assert_eq!(marks.err, "hellwright: --no-marks makes no difference to json\n");
    let marks = ran(&["export", "coin", "--to", "pdf", "--no-marks", "-o", to]);
    assert_eq!((marks.code, marks.err.as_str()), (0, ""));
    assert_eq!(all.out.matches("05A.png").count(), 1, "a picture of both is written once: {}", all.out);
}
