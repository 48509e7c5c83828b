//! What is known of a rule system before a game begins: its name, what its scripts can use, what its games report. How
//! a game of it is played is left to `table_game`.

use crate::check::Check;
use crate::content::{Content, FileKind, Problem, Source};
use crate::persona::Persona;
use crate::piece::{Lying, PieceKind, Role};
use crate::playable::Playable;
use crate::setting::{self, Form, Own, Setting};
use crate::teach::Pupil;
use crate::tells::Tells;
use engine::hook::Hooks;
use engine::language::Language;
use engine::table::Table;
use schemars::{Schema, SchemaGenerator};
use std::fmt;
use std::sync::Arc;
use tiles::{Board, Catalogue, Cell};

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

    /// The board with these pieces on it, as this game sees and walks it: its rule of sight, and what rises or stands on a
    /// space because of a piece. As it was printed and with sight from corner to corner, if nothing else is said.
    fn ground(&self, board: Board, pieces: &mut dyn Iterator<Item = (Cell, Lying<'_>)>) -> Board {
        let _ = pieces;
        board
    }

    /// The drawings of its tiles, by name of file: `box.txt`, and a file `tiles/NN.txt` for each number.
    fn tiles(&self) -> &'static [(&'static str, &'static str)];

    /// The tiles of its box, as drawn there.
    fn catalogue(&self) -> &'static Catalogue;

    /// What else is in its box.
    fn content(&self) -> &'static Arc<dyn Content>;

    /// The files in which designers write content of their own, in the order in which they are listed and read.
    fn files(&self) -> &'static [FileKind];

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

    /// Do its games have a bot with this will ([`Searchable::persona`](crate::search::Searchable::persona))?
    fn has_persona(&self, persona: Persona) -> bool {
        let _ = persona;
        false
    }

    /// Its greedy bot's weights, if they are data.
    fn pupil(&self) -> Option<&'static dyn Pupil> {
        None
    }

    /// Its checks of its own, in the order of their codes.
    fn checks(&self) -> &'static [Check];

    /// The shape of what its games tell a seat of the cards ([`TableGame::cards`](crate::TableGame::cards)).
    fn cards_schema(&self, generator: &mut SchemaGenerator) -> Schema;
}

impl fmt::Debug for dyn RuleSystem + '_ {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
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

    /// Titles of what a mission leaves to the players, of whatever seat, each once.
    #[must_use]
    pub fn left(&self, own: &Own) -> Vec<&'static str> {
        fn among(rows: &'static [Setting], own: &Own, out: &mut Vec<&'static str>) {
            for row in rows {
                if setting::is_left(own, row.id) && !out.contains(&row.title) {
                    out.push(row.title);
                }
                if let Form::Seats(parts) = row.form {
                    for seat in setting::seats(own, row.id) {
                        among(parts, seat, out);
                    }
                }
            }
        }
        let mut out = Vec::new();
        among(self.settings(), own, &mut out);
        out
    }

    /// The kind of piece that is this on the table.
    #[must_use]
    pub fn piece_as(&self, role: Role) -> Option<&'static PieceKind> {
        self.pieces().iter().find(|kind| kind.role == role)
    }
}
