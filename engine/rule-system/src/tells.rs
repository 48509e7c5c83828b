//! What a rule system tells those outside: readers of exports, programs that follow a game, people who print a booklet.
//! Which form that takes in files is decided by those who write them.

use crate::content::Content;
use crate::cut_card::CutCard;
use crate::setting;
use crate::sheet::Sheet;
use crate::table_game::{Counts, What};
use engine::Table;
use engine::own::Own;
use engine::world::{DieColour, PieceClass};
use schemars::{Schema, SchemaGenerator};
use serde_json::value::RawValue;

/// What a rule system tells those outside. It is a part of [`RuleSystem`](crate::RuleSystem).
pub trait Tells {
    /// What stands on its box: `DOOM: The Board Game`.
    fn title(&self) -> &'static str;

    /// When it was published.
    fn year(&self) -> u16;

    /// The numbers of [`TableGame::counts`](crate::TableGame::counts), in the order in which they are shown.
    fn counts(&self) -> &'static [Count];

    /// The kinds of its own events with their parts, and the numbers that change without an event.
    fn changes(&self) -> &'static [ChangeKind];

    /// An event of its own as one of these kinds with the values of its parts; `None` if the event is not its own. Every seat
    /// gets it, so it says no more than the sentence that everybody reads.
    fn change(&self, own: &Own, table: &Table, content: &dyn Content) -> Option<What>;

    /// The stable name of the card that an event of all rule systems gives by the name on it; the first of several that share it.
    fn card(&self, name: &str, content: &dyn Content) -> Option<String>;

    /// What a colour of its dice is called.
    fn colour(&self, colour: DieColour) -> &'static str;

    /// Every card of a content, the box's first, with its text. JSON in the rule system's own form, with the schema
    /// [`printed_schema`](Self::printed_schema).
    fn printed(&self, content: &dyn Content) -> Box<RawValue>;

    /// The shape of [`printed`](Self::printed).
    fn printed_schema(&self, generator: &mut SchemaGenerator) -> Schema;

    /// What marines bring that the box has as pieces which stand for cards: the kind of piece, and the card.
    fn brought(&self, own: &setting::Own) -> Vec<(&'static str, String)>;

    /// What players choose for themselves of the pieces which stand for cards; empty where the mission says everything.
    fn chosen(&self, _own: &setting::Own, _content: &dyn Content) -> Vec<Chosen> {
        Vec::new()
    }

    /// The marines of a game by seat: stable names, and what each brings, in words.
    fn seated(&self, own: &setting::Own, content: &dyn Content) -> Vec<(String, String)>;

    /// The kinds of choices of its games, with their parts, as [`Details::what`](crate::Details::what) has them.
    fn choices(&self) -> &'static [ChoiceKind] {
        &[]
    }

    /// Which choices of chance draw a card.
    fn draws(&self) -> &'static [Draw];

    /// Is this reason for the end of a game the limit that the setting of [`Count::limit`] sets? `false` where there is none.
    fn is_limit(&self, _reason: &str) -> bool {
        false
    }

    /// What else of the box is on the table of every game, in a sentence.
    fn besides(&self) -> &'static str;

    /// What a booklet says of the rule system's own, from the settings of a game of each number of marines, their gaps filled.
    fn sheets(&self, games: &[(u8, setting::Own)], content: &dyn Content) -> Vec<Sheet>;

    /// The cards of an author's own that these games may need, to be cut out; empty if there are none.
    fn own_cards(&self, games: &[(u8, setting::Own)], content: &dyn Content) -> Vec<CutCard>;

    /// Every card of a content as a page for people to look things up in, as Markdown.
    fn reference(&self, content: &dyn Content) -> String;

    /// The cards of a content that the box does not have, in the same way; empty if there are none.
    fn added(&self, content: &dyn Content) -> String;
}

/// A number everybody can see on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// Its name in files: `frags`.
    pub id: &'static str,
    /// What is counted, in a sentence.
    pub about: &'static str,
    /// What is counted, one of it and several: `frag`, `frags`.
    pub nouns: [&'static str; 2],
    /// It is shown even if there are none.
    pub always: bool,
    /// The setting that says with how many of them the invader wins.
    pub limit: Option<&'static str>,
    /// Where programs get it.
    pub told: Told,
}

impl Count {
    /// In words: `1 frag`, `3 frags`.
    #[must_use]
    pub fn words(&self, number: u16) -> String {
        crate::sheet::count(usize::from(number), self.nouns[0], self.nouns[1])
    }
}

/// The numbers on a table in words, those left out that are only told if there are any: `1 frag, 2 argent`.
#[must_use]
pub fn in_words(rows: &[Count], counts: &Counts) -> String {
    let told = rows.iter().map(|row| (row, counts.of(row.id)));
    let told = told.filter(|(row, number)| row.always || *number > 0);
    told.map(|(row, number)| row.words(number)).collect::<Vec<_>>().join(", ")
}

/// Where programs get a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// With the cards, which the rule system tells itself.
    Cards,
    /// With what lies on the table.
    Table,
    /// With what lies on the table, and with every change of it, so that a program that follows a game can keep it
    /// itself.
    Followed,
}

/// A choice of chance that draws a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draw {
    /// How its key begins.
    pub key: &'static str,
    /// What marines get instead; `None` if all players see the card.
    pub secret: Option<&'static str>,
}

/// Pieces of a kind that players choose for themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// The kind of piece.
    pub piece: &'static str,
    /// What they are, for people: `Weapon token chosen by the players`.
    pub name: &'static str,
    /// How many are chosen.
    pub count: usize,
    /// How many there are to choose from.
    pub there: usize,
}

/// A kind of choice, for programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChoiceKind {
    /// Its name: `open-door`.
    pub id: &'static str,
    /// What is chosen, in a sentence.
    pub about: &'static str,
    /// What it is chosen with, in order.
    pub parts: &'static [PartKind],
}

/// A part of a choice or a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartKind {
    /// The stable name of a card, a set or a kind of figure, or a word of the rules, under a name.
    Word(&'static str),
    /// The number of a space or a piece, or a count, under a name.
    Number(&'static str),
    /// Yes or no, under a name.
    Answer(&'static str),
}

impl PartKind {
    /// The name of the part.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Word(name) | Self::Number(name) | Self::Answer(name) => name,
        }
    }
}

/// A kind of event of a rule system's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChangeKind {
    /// Its name in files: `portal-flipped`.
    pub id: &'static str,
    /// What has happened, in a sentence.
    pub about: &'static str,
    /// Its parts, in order. A change of the table has one number: that of the piece, under the name of its kind, or the `count`.
    pub parts: &'static [PartKind],
    /// What of the table that programs keep is otherwise.
    pub what: Option<Changed>,
}

/// What is otherwise on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Changed {
    /// A piece of this class has this side up.
    Turned(PieceClass, bool),
    /// A piece of this class is gone.
    Gone(PieceClass),
    /// The number of this name is another.
    Counted(&'static str),
}
