//! `docs/checks.md` is written from the pages of the program; this keeps it up to date (`UPDATE_EXPECT=1` writes it anew).

use expect_test::expect_file;
use missions::page;

#[test]
fn the_list_of_checks_is_up_to_date() {
    expect_file![concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/checks.md")].assert_eq(&page::to_markdown());
}
