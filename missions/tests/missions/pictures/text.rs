//! The map as text.

use crate::shared::demo;
use expect_test::{ExpectFile, expect_file};
use missions::Mission;
use tiles::Catalogue;

fn check(mission: &Mission, expected: &ExpectFile) {
    expected.assert_eq(&missions::text::map(mission, Catalogue::doom2016()));
}

#[test]
fn one_of_everything() {
    check(&demo::everything(), &expect_file!["everything.txt"]);
}

#[test]
fn everything_wrong() {
    check(&demo::broken(), &expect_file!["broken.txt"]);
}

#[test]
fn nothing_at_all() {
    assert_eq!(
        missions::text::map(&Mission::default(), Catalogue::doom2016()),
        "No tiles are on the table.\n"
    );
}
