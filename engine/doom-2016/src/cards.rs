//! The cards of a game as one seat may see them, by stable names. `knowledge` decides who may know what; this file
//! gives it a form that every front end can read.

use schemars::JsonSchema;
use serde::Serialize;

/// All cards, as one seat sees them. What a card says stands in `content` of the mission.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Cards {
    /// The marines, by seat.
    pub marines: Vec<MarineCards>,
    /// The invader.
    pub invader: InvaderCards,
    /// Seats whose initiative cards are left in this round's deck, sorted.
    pub initiative: Vec<u8>,
    /// Whose initiative card is next, where the seat knows it.
    pub next: Option<u8>,
    /// Glory kill cards that have not been drawn, sorted.
    pub glory: Vec<String>,
    /// The activation under way.
    pub turn: Option<Activation>,
    /// The spaces where grenades lie that will explode.
    pub grenades: Vec<u16>,
    /// The attacks under way: the last one is due, those before it wait for it.
    pub attacks: Vec<AttackUnderWay>,
}

/// A hand of cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Hand {
    /// How many.
    pub count: usize,
    /// Which, sorted; null where the seat may not know.
    pub cards: Option<Vec<String>>,
}

/// A marine's cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct MarineCards {
    /// Whose they are.
    pub seat: u8,
    /// In hand.
    pub hand: Hand,
    /// How many lie face down in the deck.
    pub deck: usize,
    /// The cards of the deck, with the hand where that is hidden: their order is unknown.
    pub unseen: Vec<String>,
    /// Discarded.
    pub discard: Vec<String>,
    /// Glory kill cards before the marine.
    pub glory: Vec<String>,
    /// The class card.
    pub class: Option<ClassCard>,
}

/// A class card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ClassCard {
    /// Stable name.
    pub id: String,
    /// It is not exhausted.
    pub ready: bool,
}

/// The invader's cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct InvaderCards {
    /// Events in hand.
    pub hand: Hand,
    /// How many events lie face down in the deck.
    pub deck: usize,
    /// What the deck consists of, with the hand where that is hidden.
    pub unseen: Vec<String>,
    /// Discarded.
    pub discard: Vec<String>,
    /// The invasion card; null where it lies face down and the seat may not know it.
    pub invasion: Option<String>,
    /// Argent on the invasion card.
    pub bank: u8,
    /// The demon cards, in the order of the box.
    pub demons: Vec<DemonCard>,
}

/// A demon card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DemonCard {
    /// Stable name of the kind.
    pub kind: String,
    /// It takes part: figures of the kind are there.
    pub face_up: bool,
    /// Not activated in this round.
    pub ready: bool,
    /// Argent on it.
    pub argent: u8,
}

/// What is left of an activation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Activation {
    /// Whose.
    pub figure: u8,
    /// Movement points left.
    pub points: u8,
    /// Main actions left; 0 for demons.
    pub actions: u8,
}

/// An attack under way, as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct AttackUnderWay {
    /// Who attacks.
    pub attacker: u8,
    /// Whom.
    pub defender: u8,
    /// The marine's card that it is made with; null for a demon.
    pub card: Option<String>,
    /// Red dice that it is made with.
    pub red: u8,
    /// Black dice that it is made with.
    pub black: u8,
    /// The dice that lie on the table, in the order in which `reroll` counts them.
    pub dice: Vec<DieOnTable>,
    /// Damage icons so far, those of abilities included.
    pub icons: u16,
    /// The defender has cover.
    pub cover: bool,
    /// The defence card that counts; null where none is revealed.
    pub revealed: Option<String>,
    /// Defence cards that were revealed and then ignored.
    pub ignored: Vec<String>,
    /// Shields that count so far.
    pub shields: u16,
    /// It is dodged so far.
    pub dodged: bool,
    /// The damage that it causes as it stands, or has caused.
    pub damage: u8,
    /// Who suffers it: the defender, or a figure in their place.
    pub suffers: u8,
}

/// A die that was rolled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DieOnTable {
    /// `red` or `black`.
    pub colour: String,
    /// Its damage icons.
    pub icons: u8,
    /// It is picked to be rolled again.
    pub again: bool,
}
