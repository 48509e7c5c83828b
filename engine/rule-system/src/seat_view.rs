//! What a seat is shown beside the map, as rows that any window can lay out. A rule system builds it from what the seat may
//! know: a hand that is hidden is a number in it, and nothing else.

use engine::world::{DieColour, Face};
use engine::{FigureId, Seat};

/// Everything a seat is shown beside the map.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatView {
    /// Who takes part, in the order of the seats.
    pub parties: Vec<Party>,
    /// Numbers of the whole table: what is left of a deck that all share.
    pub table: Vec<Counter>,
    /// The attack that is due, and what was rolled for it.
    pub fight: Option<Fight>,
}

/// A seat as another one, or its own player, sees it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Party {
    /// Which.
    pub seat: Seat,
    /// How many cards are in its hand, which everybody may count.
    pub hand: usize,
    /// Its numbers: cards in hand, points left.
    pub counters: Vec<Counter>,
    /// The cards one may read: the own hand, and what lies face up.
    pub cards: Vec<CardSeen>,
    /// Decks and discards.
    pub piles: Vec<Pile>,
}

/// A number with its name.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Counter {
    /// What is counted, as a label: `In hand`.
    pub name: String,
    /// How many.
    pub number: u16,
    /// Of how many; `None` where there is no most.
    pub of: Option<u16>,
}

/// Where a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Held {
    /// In the hand of its player.
    Hand,
    /// Face up on the table.
    Table,
}

/// A card that may be read.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct CardSeen {
    /// Its stable name, which is a part of the choices that use it ([`What::parts`](crate::table_game::What::parts)).
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// What it says, as one text.
    pub text: String,
    /// Where it is.
    pub held: Held,
    /// It is not exhausted; `None` where cards are never exhausted.
    pub ready: Option<bool>,
    /// Tokens on it.
    pub tokens: u8,
}

/// Cards that lie together.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pile {
    /// What it is, as a label: `Discards`.
    pub name: String,
    /// How many cards.
    pub count: usize,
    /// Their names, sorted; `None` where the seat may not know which.
    pub cards: Option<Vec<String>>,
}

/// An attack under way. Everything about it lies open.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Fight {
    /// Who attacks.
    pub attacker: FigureId,
    /// Who is attacked.
    pub defender: FigureId,
    /// What was rolled.
    pub dice: Vec<DieSeen>,
    /// What counts beside the dice, a line each: `Cover`, `Revealed: Plasma Rifle, 2 shields`, `Damage so far: 3`.
    pub lines: Vec<String>,
}

/// A die on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DieSeen {
    /// Its colour.
    pub colour: DieColour,
    /// What it shows.
    pub face: Face,
}
