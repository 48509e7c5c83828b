//! `docs/cards.md` is what the data of the box says: `UPDATE_EXPECT=1 cargo test -p engine --test cards` writes it anew.

use engine::doom2016::{Content, reference};
use expect_test::expect_file;

#[test]
fn the_reference_of_cards_is_up_to_date() {
    expect_file!["../../docs/cards.md"].assert_eq(&reference::cards(Content::doom2016()));
}
