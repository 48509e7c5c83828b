//! What is known of a rule system before anybody sits down: its name, what its scripts can say, what its games tell.
//! How a game of it is played is `on_table`'s business.

use engine::language::Language;
use schemars::{Schema, SchemaGenerator};

/// A rule system that missions can be made for. There is one value of each, in the list of all of them.
pub trait RuleSystem: Sync {
    /// Its name in files: `doom-2016`.
    fn id(&self) -> &'static str;

    /// The revision of its rules. It is raised when the same choices do not lead to the same game any more.
    fn revision(&self) -> u32;

    /// What its scripts can say.
    fn language(&self) -> &'static Language;

    /// The most marines that can play it; one can always.
    fn marines(&self) -> u8;

    /// The shape of what its games tell a seat of the cards ([`OnTable::cards`](crate::OnTable::cards)).
    fn cards_schema(&self, generator: &mut SchemaGenerator) -> Schema;
}
