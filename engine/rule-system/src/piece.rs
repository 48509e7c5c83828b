//! The pieces a mission may lay on the map: what they are called, how they may lie, what they are on the table.
//! Showing, storing and counting pieces all use these rows; the rules decide what a piece does.

use crate::page::Page;
use crate::sign::Mark;
use engine::world::{ItemClass, PieceClass, TokenKind};
use tiles::Footprint;
use words::Phrase;

/// A kind of piece.
#[derive(Clone, Copy, Debug)]
pub struct PieceKind {
    /// Its name in files: `health-pack`.
    pub id: &'static str,
    /// Its name in a sentence: `objective token`.
    pub noun: Phrase,
    /// Several of them in a sentence: `objective tokens`.
    pub many: Phrase,
    /// How programs call a list of them: `objective_tokens`.
    pub list: &'static str,
    /// Its name in a list: `Objective`.
    pub title: Phrase,
    /// What it is on the table.
    pub role: Role,
    /// Of what sort it may be.
    pub sorts: Sorts,
    /// Its two sides, if they differ.
    pub sides: Option<Sides>,
    /// The spaces it covers. One that covers more than one can be turned by a quarter if it is longer than wide.
    pub base: Footprint,
    /// Its letters on maps of text: by number of its sort, the last one for all beyond; the first lies face up, the second not.
    pub letters: &'static [(char, char)],
    /// How it looks, in a square from −1 to 1.
    pub look: fn(Lying<'_>) -> Vec<Mark>,
    /// Who comes onto the map by it.
    pub brings: Brings,
    /// Do marines move from one to another of those whose upper side is up?
    pub links: bool,
    /// What to say if no game made use of one.
    pub idle: Option<Idle>,
}

/// Who comes onto the map by a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Brings {
    /// No side.
    Nobody,
    /// Marines, while its upper side is up.
    Marines,
    /// Figures of the other side, whichever side is up.
    Foes,
}

/// What to say of a piece that no game made use of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Idle {
    /// What it means.
    pub page: Page,
    /// What it never did, for `$count` of them: `was never activated`, `were never activated`.
    pub never: Phrase,
    /// The same behind `none of them`: `was ever activated`.
    pub ever: Phrase,
    /// What the author can do, for `$count` of them.
    pub help: Phrase,
    /// The function of scripts that uses it, where none but scripts do.
    pub used_by: Option<&'static str>,
}

/// What a piece is on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// A piece of the rule system's own.
    Piece(PieceClass),
    /// What an objective is about.
    Objective,
    /// Something to be taken.
    Item(ItemClass),
    /// A word that scripts know.
    Marker,
}

impl Role {
    /// The class, of a piece of the rule system's own.
    #[must_use]
    pub const fn class(self) -> Option<PieceClass> {
        match self {
            Self::Piece(class) => Some(class),
            Self::Objective | Self::Item(_) | Self::Marker => None,
        }
    }

    /// Is it a token? Everything is but the rule system's own.
    #[must_use]
    pub const fn is_token(self) -> bool {
        self.class().is_none()
    }
}

impl From<TokenKind> for Role {
    fn from(kind: TokenKind) -> Self {
        match kind {
            TokenKind::Objective => Self::Objective,
            TokenKind::Item(class, _) => Self::Item(class),
            TokenKind::Marker(_) => Self::Marker,
        }
    }
}

/// Of what sort a piece may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sorts {
    /// All are alike.
    One,
    /// One of a few, which stand before the noun: `red portal`.
    Few {
        /// What is asked: `tier`.
        asked: &'static str,
        /// The answers; the first is the usual one, and their order gives them their numbers.
        words: &'static [&'static str],
    },
    /// A card of the content, by its stable name.
    Card {
        /// What is asked: `kind`.
        asked: &'static str,
    },
    /// Any word.
    Word {
        /// What is asked: `kind`.
        asked: &'static str,
    },
}

/// The two sides of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sides {
    /// What is asked: `face_up`.
    pub asked: &'static str,
    /// The side that is turned up, in words: `face up`.
    pub up: Phrase,
    /// The other one: `face down`.
    pub down: Phrase,
    /// The state where none is given: what can be switched on is on, and what has a face hides it.
    pub usual: bool,
    /// It is switched on and off: a list of what lies on a table has those that are on. Others have a face, which is
    /// given.
    pub switch: bool,
}

/// A piece as it lies on the map.
#[derive(Clone, Copy, Debug)]
pub struct Lying<'a> {
    /// What it is.
    pub kind: &'static PieceKind,
    /// Of what sort; empty where all are alike.
    pub sort: &'a str,
    /// Turned up? `false` where there are no sides.
    pub up: bool,
}

impl PieceKind {
    /// Is it a token? The others are the rule system's own.
    #[must_use]
    pub const fn is_token(&self) -> bool {
        self.role.is_token()
    }

    /// What is asked of its sort in files; `None` where all are alike.
    #[must_use]
    pub const fn sort_asked(&self) -> Option<&'static str> {
        match self.sorts {
            Sorts::One => None,
            Sorts::Few { asked, .. } | Sorts::Card { asked } | Sorts::Word { asked } => Some(asked),
        }
    }

    /// The few sorts it may be of, if they can be listed without any content.
    #[must_use]
    pub const fn few(&self) -> &'static [&'static str] {
        match self.sorts {
            Sorts::Few { words, .. } => words,
            _ => &[],
        }
    }

    /// The number of one of its few sorts.
    #[must_use]
    pub fn number(&self, sort: &str) -> Option<u8> {
        self.few().iter().position(|word| *word == sort).map(|number| number as u8)
    }

    /// The word of one of its few sorts; empty for an unknown number.
    #[must_use]
    pub fn word(&self, number: u8) -> &'static str {
        self.few().get(usize::from(number)).copied().unwrap_or_default()
    }

    /// The sort a new piece has; empty if there is no usual one.
    #[must_use]
    pub fn usual(&self) -> &'static str {
        self.word(0)
    }

    /// As it may lie.
    #[must_use]
    pub const fn lying<'a>(&'static self, sort: &'a str, up: bool) -> Lying<'a> {
        Lying { kind: self, sort, up }
    }
}

impl Lying<'_> {
    /// In a sentence: `red portal, face down`, `marker: key`, `health pack`.
    #[must_use]
    pub fn words(self) -> String {
        let mut words = match self.kind.sorts {
            Sorts::One => self.kind.noun.to_string(),
            Sorts::Few { .. } => format!("{} {}", self.sort, self.kind.noun),
            Sorts::Card { .. } | Sorts::Word { .. } => {
                format!("{}: {}", self.kind.title.to_string().to_lowercase(), self.sort)
            }
        };
        if let Some(side) = self.side() {
            words += ", ";
            words += &side.to_string();
        }
        words
    }

    /// The side that is turned up, in words; `None` where there are no two.
    #[must_use]
    pub fn side(self) -> Option<Phrase> {
        self.kind.sides.map(|sides| if self.up { sides.up } else { sides.down })
    }

    /// Its letter on maps of text.
    #[must_use]
    pub fn letter(self) -> char {
        let number = usize::from(self.kind.number(self.sort).unwrap_or(0));
        let letters = self.kind.letters;
        let (up, down) = letters.get(number).or(letters.last()).copied().unwrap_or(('?', '?'));
        if self.up { up } else { down }
    }

    /// How it looks.
    #[must_use]
    pub fn look(self) -> Vec<Mark> {
        (self.kind.look)(self)
    }
}
