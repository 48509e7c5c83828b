//! `hellwright export`.

use crate::run::{ran, shows};
use expect_test::expect;
use std::fs;

#[test]
fn every_format_is_told() {
    let told = ran(&["export", "--list"]);
    assert_eq!((told.code, told.err.as_str()), (0, ""));
    for exporter in missions::export::ALL {
        assert!(told.out.contains(exporter.format().about), "{}", told.out);
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

#[test]
fn what_cannot_be_written_is_told() {
    shows(
        &["export", "coin", "--to", "tmz", "-o", "/nowhere"],
        &expect![[r#"
            --- standard error
            hellwright: there is no format "tmz"; did you mean tmx? (choose json, png, svg, uvtt, tmx, tmj)
            --- exit code 2
        "#]],
    );
    shows(
        &["export", "coin", "--to", "png", "--layers", "wals"],
        &expect![[r#"
        --- standard error
        error: invalid value 'wals' for '--layers <LAYER[,LAYER]>': there is no layer "wals"; choose of table, tiles, grid, pictures, heat, regions, lines, teleporters, portals, starts, tokens, figures, doors, labels, coordinates, problems, title, legend

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
