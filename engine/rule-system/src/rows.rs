//! What a rule system is, as data: names, pieces, settings, numbers, choices and dice. Every row has a default of nothing, so that
//! a new game writes down what it has and no more.

use crate::check::Check;
use crate::content::FileKind;
use crate::door::DoorKind;
use crate::look::FigureLook;
use crate::persona::{Persona, Remedy};
use crate::piece::PieceKind;
use crate::position::Carried;
use crate::scripted::{Cause, Promise};
use crate::setting::{FieldRows, Setting};
use crate::side::SideRow;
use crate::tells::{ChangeKind, ChoiceKind, Count, Draw};
use crate::template::{LibraryCard, RoleRow, Template};
use engine::language::{Language, SHARED};
use words::Phrase;
use words::Source;

/// The words of a game that has none of its own.
static NO_WORDS: Source = Source::new("", "");

/// The rows of a rule system.
#[derive(Clone, Copy, Debug)]
pub struct Rows {
    /// Its name in files: `doom-2016`.
    pub id: &'static str,
    /// What stands on its box: `DOOM: The Board Game`.
    pub title: &'static str,
    /// When it was published.
    pub year: u16,
    /// The revision of its rules. It is raised when the same choices do not lead to the same game any more.
    pub revision: u32,
    /// The most marines that can play it; one can always.
    pub marines: u8,
    /// What it calls the marines and the invader.
    pub sides: [SideRow; 2],
    /// What its scripts can say.
    pub language: &'static Language,
    /// The pieces a mission may lay on the map, in the order of legends and lists.
    pub pieces: &'static [PieceKind],
    /// The kinds of doors a mission may put; the usual one first.
    pub doors: &'static [DoorKind],
    /// The drawings of its tiles, by name of file: `box.txt`, and a file `tiles/NN.txt` for each number.
    pub tiles: &'static [(&'static str, &'static str)],
    /// The files in which designers write content of their own, in the order in which they are listed and read.
    pub files: &'static [FileKind],
    /// What a mission of it sets, in the order in which that is shown and written.
    pub settings: &'static [Setting],
    /// The values that tiles, doors, pieces, start spaces, figures, areas and regions of a mission have.
    pub fields: &'static [FieldRows],
    /// Does it have areas: parts of the board that come to the table when they are revealed?
    pub areas: bool,
    /// Its checks of its own, in the order of their codes.
    pub checks: &'static [Check],
    /// The numbers of [`TableGame::counts`](crate::TableGame::counts), in the order in which they are shown.
    pub counts: &'static [Count],
    /// The kinds of its own events with their parts, and the numbers that change without an event.
    pub changes: &'static [ChangeKind],
    /// The kinds of choices of its games, with their parts, as [`Details::what`](crate::Details::what) has them.
    pub choices: &'static [ChoiceKind],
    /// What games of it leave to the next mission of an operation.
    pub carried: &'static [Carried],
    /// Which choices of chance draw a card.
    pub draws: &'static [Draw],
    /// What the colours of its dice are called, in the order of their numbers.
    pub dice: &'static [&'static str],
    /// What the numbers on a face of its dice are called, in their order: `icons`; `reach` and `damage`.
    pub face: &'static [&'static str],
    /// The greedy bots with a will of their own that its games have ([`Searchable::persona`](crate::search::Searchable::persona)).
    pub personas: &'static [Persona],
    /// What makes a way of play pay less in this game, beside what does so in all of them.
    pub remedies: &'static [Remedy],
    /// Which of its functions for scripts cause which events, where a card could answer itself.
    pub causes: &'static [Cause],
    /// What cards may promise that only a function does.
    pub promises: &'static [Promise],
    /// How the figures of its box look. Others have the first letter of their name in pictures, and `?` on maps of
    /// text.
    pub looks: &'static [FigureLook],
    /// The kind of figure that is in hand first, by its stable name; nothing if none is usual.
    pub usual_figure: &'static str,
    /// The missions one can begin with; a new one is the first of them, if nothing else is said.
    pub templates: &'static [Template],
    /// Do the rules themselves say when the marines have won? Then a mission needs no objective card, and no script that lets them win.
    pub wins_by_rules: bool,
    /// What cards of its missions are for, in the order in which they stand.
    pub roles: &'static [RoleRow],
    /// The cards that are ready to be put into a mission.
    pub card_library: &'static [LibraryCard],
    /// The cards one begins to write one with: for each role at most one.
    pub blank_cards: &'static [LibraryCard],
    /// What else of the box is on the table of every game, in a sentence.
    pub besides: Option<Phrase>,
    /// What a window says of it, in English, in the format Fluent. The ids are put together from the other rows: `piece-KIND`,
    /// `here-KIND` and `hint-KIND` of pieces, `setting-ID`, `cards-FILE`, `card-ROLE`, `handler-NAME` of its events, `layer-NAME`,
    /// `command-tool-KIND`, `counts-GAME`, `template-GAME-ID`. What has no text here is called as its row calls it. An id that
    /// another rule system or the window has already is passed over.
    pub words: &'static Source,
    /// Where its other texts are: the pages of its checks.
    pub sources: &'static [&'static Source],
}

impl Rows {
    /// A game for one marine with plain doors, the words and the roles of cards that all games share, and nothing of its own.
    pub const NONE: Self = Self {
        id: "",
        title: "",
        year: 0,
        revision: 1,
        marines: 1,
        sides: [SideRow::MARINES, SideRow::INVADER],
        language: &SHARED,
        pieces: &[],
        doors: &[DoorKind::PLAIN],
        tiles: &[],
        files: &[],
        settings: &[],
        fields: &[],
        areas: false,
        checks: &[],
        counts: &[],
        changes: &[],
        choices: &[],
        carried: &[],
        draws: &[],
        dice: &[],
        face: &[],
        personas: &[],
        remedies: &[],
        causes: &[],
        promises: &[],
        looks: &[],
        usual_figure: "",
        templates: &[],
        wins_by_rules: false,
        roles: &[RoleRow::OBJECTIVE, RoleRow::SPECIAL],
        card_library: &[],
        blank_cards: &[],
        besides: None,
        words: &NO_WORDS,
        sources: &[],
    };
}
