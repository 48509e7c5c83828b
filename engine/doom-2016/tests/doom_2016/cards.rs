//! `docs/cards.md` is what the data of the box says: `UPDATE_EXPECT=1 cargo test -p doom-2016 cards` regenerates it.

use doom_2016::{Content, reference};
use expect_test::expect_file;

#[test]
fn the_reference_of_cards_is_up_to_date() {
    expect_file!["../../../../docs/cards.md"].assert_eq(&reference::cards(Content::doom2016()));
}
