//! The checks a rule system has of its own: what is wrong with a mission by this game's rules, before it is played. A
//! check looks and reports; the caller runs all of them, names places and applies fixes.

use crate::Content;
use crate::page::Page;
use crate::piece::Lying;
use crate::setting::Own;
use std::collections::BTreeSet;
use tiles::{Board, Cell, SpaceId};
use words::Text;

/// One check.
#[derive(Clone, Copy, Debug)]
pub struct Check {
    /// What it says, how bad it is, and what to do about it. Codes are those of no other game and no shared check.
    pub page: Page,
    /// Looks and reports.
    pub run: fn(&Subject<'_>, &mut Vec<Finding>),
}

/// A mission as the checks of its rule system see it.
#[derive(Clone, Copy)]
pub struct Subject<'m> {
    /// The tiles with their doors.
    pub board: &'m Board,
    /// The pieces of kinds the rule system knows, in the order of their numbers.
    pub pieces: &'m [Laid<'m>],
    /// The stable names of the kinds of the figures on the map, one for each figure.
    pub figures: &'m [&'m str],
    /// The settings of the rule system's own.
    pub own: &'m Own,
    /// For how many marines the mission is made; numbers no game can have may be among them.
    pub marines: &'m BTreeSet<u8>,
    /// The most marines of a game of it.
    pub most_marines: usize,
    /// What is in the box, with the designer's own.
    pub content: &'m dyn Content,
    /// The texts of the scripts that cards name.
    pub scripts: &'m [&'m str],
    /// Is this the name of a custom card that was left out because of a mistake? That mistake is reported already,
    /// which is enough.
    pub left_out: &'m dyn Fn(&str) -> bool,
}

/// A piece on the map.
#[derive(Clone, Debug)]
pub struct Laid<'m> {
    /// How it lies.
    pub lying: Lying<'m>,
    /// Where.
    pub at: Cell,
    /// The space there, if it lies on a tile.
    pub space: Option<SpaceId>,
    /// What it is called in a sentence: `the red portal at 3,4`.
    pub called: Text,
}

impl<'m> Subject<'m> {
    /// The pieces of a kind, with their places in the list.
    pub fn pieces_of(&self, kind: &'static str) -> impl Iterator<Item = (usize, &'m Laid<'m>)> {
        self.pieces.iter().enumerate().filter(move |(_, piece)| piece.lying.kind.id == kind)
    }

    /// Does any script contain these words? Good enough to know that no script uses something.
    #[must_use]
    pub fn scripts_say(&self, words: &str) -> bool {
        self.scripts.iter().any(|script| script.contains(words))
    }
}

/// Something a check reports.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// A sentence in players' words.
    pub message: Text,
    /// The mission as a whole is meant, whatever pieces are named beside it.
    pub whole: bool,
    /// The pieces meant, by their places in the list.
    pub pieces: Vec<usize>,
    /// What the author can do.
    pub help: Text,
    /// What the program can do about it, in words and as what becomes different.
    pub fix: Option<(Text, Fix)>,
}

/// What a fix makes different.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fix {
    /// All settings of the rule system's own.
    Settings(Own),
    /// How a piece lies, by its place in the list.
    Turned(usize, bool),
}

impl Finding {
    /// Something about the mission as a whole.
    #[must_use]
    pub fn whole(message: impl Into<Text>, help: impl Into<Text>) -> Self {
        Self { message: message.into(), whole: true, pieces: Vec::new(), help: help.into(), fix: None }
    }

    /// Something about pieces.
    #[must_use]
    pub fn about(
        pieces: impl IntoIterator<Item = usize>,
        message: impl Into<Text>,
        help: impl Into<Text>,
    ) -> Self {
        Self { whole: false, pieces: pieces.into_iter().collect(), ..Self::whole(message, help) }
    }

    /// With pieces to be shown, too.
    #[must_use]
    pub fn and(mut self, pieces: impl IntoIterator<Item = usize>) -> Self {
        self.pieces.extend(pieces);
        self
    }

    /// With a fix.
    #[must_use]
    pub fn fix(mut self, label: impl Into<Text>, fix: Fix) -> Self {
        self.fix = Some((label.into(), fix));
        self
    }
}
