//! What is known of a rule system before a game begins: its rows, its box, and how a game of it is laid out. How it is played is left
//! to `table_game`.

use crate::card_role::CardRole;
use crate::check::Check;
use crate::content::{Content, FileKind, Mistake, Problem, Source};
use crate::door::DoorKind;
use crate::look::FigureLook;
use crate::persona::Persona;
use crate::piece::{Lying, PieceKind, Role};
use crate::playable::Playable;
use crate::pupil::Pupil;
use crate::rows::Rows;
use crate::setting::{self, Form, Own, Setting, Subject, Values};
use crate::side::SideRow;
use crate::tells::{ChangeKind, ChoiceKind, Count, Draw, Tells};
use crate::template::{LibraryCard, RoleRow, Template};
use crate::texts::text;
use engine::Side;
use engine::hook::Hooks;
use engine::language::Language;
use engine::table::Table;
use engine::world::{DieColour, Face};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use std::fmt;
use std::sync::Arc;
use tiles::{Board, Catalogue, Cell};
use words::Phrase;

/// A rule system that missions can be made for. There is one value of each, in the list of all of them.
///
/// What it is stands in its rows; what it does has a default wherever there is one, so that a game can be played after the first four
/// of these.
pub trait RuleSystem: Tells + Sync {
    /// What it is, as data.
    fn rows(&self) -> &'static Rows;

    /// The tiles of its box, as drawn in its rows.
    fn catalogue(&self) -> &'static Catalogue;

    /// What else is in its box.
    fn content(&self) -> &'static Arc<dyn Content>;

    /// A game of it. The table has these marines; what is wrong in the values is replaced by what the box has.
    fn game(
        &self,
        table: Table,
        values: Values<'_>,
        content: &Arc<dyn Content>,
        hooks: Arc<dyn Hooks>,
    ) -> Box<dyn Playable>;

    /// The board with these pieces on it, as this game sees and walks it: its rule of sight, and what rises or stands on a
    /// space because of a piece. As it was printed and with sight from corner to corner, if nothing else is said.
    fn ground(&self, board: Board, pieces: &mut dyn Iterator<Item = (Cell, Lying<'_>)>) -> Board {
        let _ = pieces;
        board
    }

    /// Files of content laid over some: first those of an operation, then those of a mission. What is wrong with them is left
    /// out and reported; places in lists of what was there before stay what they were. Without a word of the rule system there are no
    /// such files.
    fn lay(&self, over: &dyn Content, files: &[Source<'_>]) -> (Arc<dyn Content>, Vec<Problem>) {
        let _ = over;
        let unknown = |file: &Source<'_>| Problem {
            file: file.file.to_owned(),
            line: 1,
            column: 1,
            message: text("system-no-cards"),
            mistake: Mistake::Other,
            unknown: None,
        };
        (Arc::clone(self.content()), files.iter().map(unknown).collect())
    }

    /// The settings of a game of so many marines, with their gaps filled from the box.
    fn resolved(&self, own: &Own, content: &Arc<dyn Content>, marines: u8) -> Own {
        let _ = (content, marines);
        own.clone()
    }

    /// Stable names of the marines of such a game, by seat: the first ones of the box, if nothing else is said.
    fn seats(&self, own: &Own, content: &Arc<dyn Content>, marines: u8) -> Vec<String> {
        let _ = own;
        content.marines().iter().take(marines.into()).map(|marine| marine.id.to_owned()).collect()
    }

    /// Its greedy bot's weights, if they are data.
    fn pupil(&self) -> Option<&'static dyn Pupil> {
        None
    }

    /// The shape of what its games show a seat of the cards ([`TableGame::cards`](crate::TableGame::cards)).
    fn cards_schema(&self, generator: &mut SchemaGenerator) -> Schema {
        <()>::json_schema(generator)
    }
}

impl fmt::Debug for dyn RuleSystem + '_ {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.rows().id)
    }
}

impl dyn RuleSystem + '_ {
    /// Its name in files: `doom-2016`.
    #[must_use]
    pub fn id(&self) -> &'static str {
        self.rows().id
    }

    /// What stands on its box.
    #[must_use]
    pub fn title(&self) -> &'static str {
        self.rows().title
    }

    /// When it was published.
    #[must_use]
    pub fn year(&self) -> u16 {
        self.rows().year
    }

    /// The revision of its rules.
    #[must_use]
    pub fn revision(&self) -> u32 {
        self.rows().revision
    }

    /// The most marines that can play it.
    #[must_use]
    pub fn marines(&self) -> u8 {
        self.rows().marines
    }

    /// The kinds of doors a mission may put, the usual one first.
    #[must_use]
    pub fn doors(&self) -> &'static [DoorKind] {
        self.rows().doors
    }

    /// The kind of door with a name in files, and its number; without a name the usual one.
    #[must_use]
    pub fn door(&self, id: &str) -> Option<(u8, &'static DoorKind)> {
        let kinds = (0..).zip(self.rows().doors);
        let mut kinds = kinds.filter(|(number, kind)| kind.id == id || (id.is_empty() && *number == 0));
        kinds.next()
    }

    /// The values that things of a kind have; the kind of a tile is its number in digits.
    #[must_use]
    pub fn fields(&self, of: Subject, kind: &str) -> &'static [Setting] {
        let fields = self.rows().fields.iter().filter(|fields| fields.of == of);
        let fields: Vec<_> = fields.filter(|fields| [kind, ""].contains(&fields.kind)).collect();
        let own = fields.iter().find(|fields| fields.kind == kind);
        own.or(fields.first()).map_or(&[], |fields| fields.rows)
    }

    /// Does it have areas?
    #[must_use]
    pub fn has_areas(&self) -> bool {
        self.rows().areas
    }

    /// What its scripts can say.
    #[must_use]
    pub fn language(&self) -> &'static Language {
        self.rows().language
    }

    /// The pieces a mission may lay on the map.
    #[must_use]
    pub fn pieces(&self) -> &'static [PieceKind] {
        self.rows().pieces
    }

    /// The drawings of its tiles.
    #[must_use]
    pub fn tiles(&self) -> &'static [(&'static str, &'static str)] {
        self.rows().tiles
    }

    /// The files in which designers write content of their own.
    #[must_use]
    pub fn files(&self) -> &'static [FileKind] {
        self.rows().files
    }

    /// What a mission of it sets.
    #[must_use]
    pub fn settings(&self) -> &'static [Setting] {
        self.rows().settings
    }

    /// Its checks of its own.
    #[must_use]
    pub fn checks(&self) -> &'static [Check] {
        self.rows().checks
    }

    /// The numbers that everybody can see on its table.
    #[must_use]
    pub fn counts(&self) -> &'static [Count] {
        self.rows().counts
    }

    /// The kinds of its own events.
    #[must_use]
    pub fn changes(&self) -> &'static [ChangeKind] {
        self.rows().changes
    }

    /// The kinds of choices of its games.
    #[must_use]
    pub fn choices(&self) -> &'static [ChoiceKind] {
        self.rows().choices
    }

    /// Which choices of chance draw a card.
    #[must_use]
    pub fn draws(&self) -> &'static [Draw] {
        self.rows().draws
    }

    /// How the figures of its box look.
    #[must_use]
    pub fn looks(&self) -> &'static [FigureLook] {
        self.rows().looks
    }

    /// How the kind of figure with a stable name looks; `None` for one that has no look.
    #[must_use]
    pub fn look(&self, figure: &str) -> Option<&'static FigureLook> {
        self.looks().iter().find(|look| look.id == figure)
    }

    /// What it calls a side.
    #[must_use]
    pub fn side(&self, side: Side) -> SideRow {
        let [marines, invader] = self.rows().sides;
        match side {
            Side::Marines => marines,
            Side::Invader => invader,
        }
    }

    /// The missions one can begin with.
    #[must_use]
    pub fn templates(&self) -> &'static [Template] {
        self.rows().templates
    }

    /// What cards of its missions are for, in the order in which they stand.
    #[must_use]
    pub fn roles(&self) -> &'static [RoleRow] {
        self.rows().roles
    }

    /// A role of cards as it has it; `None` for one that it does not know.
    #[must_use]
    pub fn role(&self, role: CardRole) -> Option<&'static RoleRow> {
        self.roles().iter().find(|row| row.role == role)
    }

    /// Has a mission one card of a role at most?
    #[must_use]
    pub fn is_alone(&self, role: CardRole) -> bool {
        self.role(role).is_some_and(|row| row.alone)
    }

    /// The cards that are ready to be put into a mission.
    #[must_use]
    pub fn card_library(&self) -> &'static [LibraryCard] {
        self.rows().card_library
    }

    /// The cards one begins to write one with.
    #[must_use]
    pub fn blank_cards(&self) -> &'static [LibraryCard] {
        self.rows().blank_cards
    }

    /// What else of the box is on the table of every game.
    #[must_use]
    pub fn besides(&self) -> Option<Phrase> {
        self.rows().besides
    }

    /// What a window says of it.
    #[must_use]
    pub fn words(&self) -> &'static words::Source {
        self.rows().words
    }

    /// What a colour of its dice is called; nothing where it has no such colour.
    #[must_use]
    pub fn colour(&self, colour: DieColour) -> &'static str {
        self.rows().dice.get(usize::from(colour.0)).copied().unwrap_or_default()
    }

    /// What a face of a die shows, in words: the number alone where there is one, else `reach 5, damage 1`; `·` where it shows nothing.
    #[must_use]
    pub fn face_in_words(&self, face: Face) -> String {
        let names = self.rows().face;
        match names {
            _ if face == Face::default() => "·".to_owned(),
            [] | [_] => face.first().to_string(),
            names => {
                let part = |(name, number): (&&str, &u8)| format!("{name} {number}");
                names.iter().zip(&face.0).map(part).collect::<Vec<_>>().join(", ")
            }
        }
    }

    /// Do its games have a bot with this will?
    #[must_use]
    pub fn has_persona(&self, persona: Persona) -> bool {
        self.rows().personas.contains(&persona)
    }

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
    pub fn left(&self, own: &Own) -> Vec<Phrase> {
        fn among(rows: &'static [Setting], own: &Own, out: &mut Vec<Phrase>) {
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
