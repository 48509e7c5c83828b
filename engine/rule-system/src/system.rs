//! What is known of a rule system before anybody sits down: its name, what its scripts can say, what its games tell.
//! How a game of it is played is `on_table`'s business.

use crate::content::{Content, Problem, Source};
use crate::piece::{PieceKind, Role};
use crate::playable::Playable;
use crate::setting::{Own, Setting};
use crate::tells::Tells;
use engine::hook::Hooks;
use engine::language::Language;
use engine::table::Table;
use schemars::{Schema, SchemaGenerator};
use std::sync::Arc;
use tiles::Catalogue;

/// A rule system that missions can be made for. There is one value of each, in the list of all of them.
pub trait RuleSystem: Tells + Sync {
    /// Its name in files: `doom-2016`.
    fn id(&self) -> &'static str;

    /// The revision of its rules. It is raised when the same choices do not lead to the same game any more.
    fn revision(&self) -> u32;

    /// What its scripts can say.
    fn language(&self) -> &'static Language;

    /// The pieces a mission may lay on the map, in the order of legends and lists.
    fn pieces(&self) -> &'static [PieceKind];

    /// The tiles of its box.
    fn catalogue(&self) -> &'static Catalogue;

    /// What else is in its box.
    fn content(&self) -> &'static Arc<dyn Content>;

    /// Files of content laid over some: first those of an operation, then those of a mission. What is wrong with them is left
    /// out and told; places in lists of what was there before stay what they were.
    fn lay(&self, over: &dyn Content, files: &[Source<'_>]) -> (Arc<dyn Content>, Vec<Problem>);

    /// The most marines that can play it; one can always.
    fn marines(&self) -> u8;

    /// What a mission of it sets, in the order in which that is shown and written.
    fn settings(&self) -> &'static [Setting];

    /// The settings of a game of so many marines, with their gaps filled from the box.
    fn resolved(&self, own: &Own, content: &Arc<dyn Content>, marines: u8) -> Own;

    /// Stable names of the marines of such a game, by seat.
    fn seats(&self, own: &Own, content: &Arc<dyn Content>, marines: u8) -> Vec<String>;

    /// A game of it. The table has these marines; what is wrong in the settings is replaced by what the box has.
    fn game(
        &self,
        table: Table,
        own: &Own,
        content: &Arc<dyn Content>,
        hooks: Arc<dyn Hooks>,
    ) -> Box<dyn Playable>;

    /// The shape of what its games tell a seat of the cards ([`OnTable::cards`](crate::OnTable::cards)).
    fn cards_schema(&self, generator: &mut SchemaGenerator) -> Schema;
}

impl dyn RuleSystem + '_ {
    /// The kind of piece with a name in files.
    #[must_use]
    pub fn piece(&self, id: &str) -> Option<&'static PieceKind> {
        self.pieces().iter().find(|kind| kind.id == id)
    }

    /// The kinds of pieces of its own, by class: all that are no tokens.
    #[must_use]
    pub fn own_pieces(&self) -> Vec<&'static PieceKind> {
        let mut own: Vec<_> = self.pieces().iter().filter(|kind| !kind.is_token()).collect();
        own.sort_by_key(|kind| kind.role.class());
        own
    }

    /// The kind of piece that is this on the table.
    #[must_use]
    pub fn piece_as(&self, role: Role) -> Option<&'static PieceKind> {
        self.pieces().iter().find(|kind| kind.role == role)
    }
}
