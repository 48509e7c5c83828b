//! Help for an unknown word: the one that was probably meant, and all there are.

use super::words::text;
use engine::suggest::nearest;
use words::Text;

pub(super) fn known_words<'k>(name: &str, known: impl Iterator<Item = &'k str> + Clone) -> Text {
    let all = known.clone().collect::<Vec<_>>().join(", ");
    match nearest(name, known) {
        Some(meant) => text("known-meant").with("meant", meant).with("all", all),
        None => text("known-all").with("all", all),
    }
}
