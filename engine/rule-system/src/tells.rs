//! What a rule system reports to the outside: readers of exports, programs that follow a game, people who print a booklet.
//! The code that writes files decides which form that takes in them.

use crate::content::Content;
use crate::cut_card::CutCard;
use crate::setting;
use crate::sheet::Sheet;
use crate::table_game::{Counts, What};
use engine::Table;
use engine::own::Own;
use engine::world::PieceClass;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::value::RawValue;
use words::Phrase;

/// What a rule system reports to the outside. It is a part of [`RuleSystem`](crate::RuleSystem), and has a default for
/// everything: nothing of its own.
pub trait Tells {
    /// An event of its own as one of the kinds of its rows with the values of its parts; `None` if the event is not its own. Every seat
    /// gets it, so it says no more than the sentence that everybody reads.
    fn change(&self, own: &Own, table: &Table, content: &dyn Content) -> Option<What> {
        let _ = (own, table, content);
        None
    }

    /// The stable name of the card that an event of all rule systems gives by the name on it; the first of several that share it.
    fn card(&self, name: &str, content: &dyn Content) -> Option<String> {
        let _ = (name, content);
        None
    }

    /// Every card of a content, the box's first, with its text. JSON in the rule system's own form, with the schema
    /// [`printed_schema`](Self::printed_schema).
    fn printed(&self, content: &dyn Content) -> Box<RawValue> {
        let _ = content;
        RawValue::NULL.to_owned()
    }

    /// The shape of [`printed`](Self::printed).
    fn printed_schema(&self, generator: &mut SchemaGenerator) -> Schema {
        <()>::json_schema(generator)
    }

    /// What marines bring that the box has as pieces which stand for cards: the kind of piece, and the card.
    fn brought(&self, own: &setting::Own) -> Vec<(&'static str, String)> {
        let _ = own;
        Vec::new()
    }

    /// What players choose for themselves of the pieces which stand for cards; empty where the mission says everything.
    fn chosen(&self, own: &setting::Own, content: &dyn Content) -> Vec<Chosen> {
        let _ = (own, content);
        Vec::new()
    }

    /// The marines of a game by seat: stable names, and what each brings, in words.
    fn seated(&self, own: &setting::Own, content: &dyn Content) -> Vec<(String, String)> {
        let _ = own;
        content.marines().into_iter().map(|marine| (marine.id.to_owned(), marine.name.to_owned())).collect()
    }

    /// Is this reason for the end of a game the limit that the setting of [`Count::limit`] sets? `false` where there is none.
    fn is_limit(&self, reason: &str) -> bool {
        let _ = reason;
        false
    }

    /// What a booklet says of the rule system's own, from the settings of a game of each number of marines, their gaps filled.
    fn sheets(&self, games: &[(u8, setting::Own)], content: &dyn Content) -> Vec<Sheet> {
        let _ = (games, content);
        Vec::new()
    }

    /// The cards of an author's own that these games may need, to be cut out; empty if there are none.
    fn own_cards(&self, games: &[(u8, setting::Own)], content: &dyn Content) -> Vec<CutCard> {
        let _ = (games, content);
        Vec::new()
    }

    /// Every card of a content as a page for people to look things up in, as Markdown.
    fn reference(&self, content: &dyn Content) -> String {
        let _ = content;
        String::new()
    }

    /// The cards of a content that the box does not have, in the same way; empty if there are none.
    fn added(&self, content: &dyn Content) -> String {
        let _ = content;
        String::new()
    }
}

/// A number everybody can see on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// Its name in files: `frags`.
    pub id: &'static str,
    /// What is counted, in a sentence.
    pub about: Phrase,
    /// What is counted, one of it and several: `frag`, `frags`.
    pub nouns: [Phrase; 2],
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
        let [one, many] = self.nouns.map(|noun| noun.to_string());
        crate::sheet::count(usize::from(number), &one, &many)
    }
}

/// The numbers on a table in words, those left out that are only listed if there are any: `1 frag, 2 argent`.
#[must_use]
pub fn in_words(rows: &[Count], counts: &Counts) -> String {
    let told = rows.iter().map(|row| (row, counts.of(row.id)));
    let told = told.filter(|(row, number)| row.always || *number > 0);
    told.map(|(row, number)| row.words(number)).collect::<Vec<_>>().join(", ")
}

/// Where programs get a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// With the cards, which the rule system lists itself.
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
    pub secret: Option<Phrase>,
}

/// Pieces of a kind that players choose for themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// The kind of piece.
    pub piece: &'static str,
    /// What they are, for people: `Weapon token chosen by the players`.
    pub name: Phrase,
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
    pub about: Phrase,
    /// What it is chosen with, in order.
    pub parts: &'static [PartKind],
    /// What it is to the player.
    pub role: Role,
}

/// What a choice is to the player, in every game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Role {
    /// Something is done.
    #[default]
    Deed,
    /// Nothing is used, or nothing more. The other players do not notice it.
    Pass,
    /// It ends something: an activation, a walk.
    End,
    /// One of several pieces of a kind is placed. A player may leave the rest to a bot.
    Place,
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
    pub about: Phrase,
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
