//! The tiles that we ship: without a problem, and written in the one form that the printer writes.

use expect_test::expect_file;
use tiles::catalogue::{Catalogue, DOOM_2016};

#[test]
fn the_2016_box_has_no_problem() {
    let (_, problems) = Catalogue::parse(DOOM_2016);
    let told: Vec<String> = problems.iter().map(ToString::to_string).collect();
    assert!(told.is_empty(), "\n{}", told.join("\n\n"));
}

/// `UPDATE_EXPECT=1 cargo test -p tiles` tidies the drawings.
#[test]
fn shipped_files_are_as_the_printer_writes_them() {
    for tile in Catalogue::doom2016().tiles.values() {
        expect_file![format!("../{}", tile.source.file)].assert_eq(&tile.to_text());
    }
}
