//! The one vocabulary in which cards and demons say what they do: when, under which conditions, at what price, what.
//! It is data; the windows of the attack and of activations carry it out.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Something a card or demon can do.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// The window it belongs to.
    pub when: Trigger,
    /// All of these must hold.
    #[serde(default, rename = "if")]
    pub conditions: Vec<Condition>,
    /// What using it costs in addition to the card itself.
    #[serde(default)]
    pub cost: Payment,
    /// The player may leave it out. (Playing an event or reaction card is always optional, and so is what costs something.)
    #[serde(default)]
    pub may: bool,
    /// What happens, in order.
    #[serde(rename = "do")]
    pub acts: Vec<Act>,
    /// Its number among those that designers added and whose uses are counted; filled in while loading.
    #[serde(skip)]
    pub(crate) added: Option<u16>,
}

impl Ability {
    /// Does it happen without a question to a player?
    #[must_use]
    pub fn by_itself(&self) -> bool {
        !self.may && self.cost == Payment::Free
    }
}

/// The windows in which abilities are used. "One's own" is the figure that has the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all(serialize = "kebab-case"))]
#[repr(u8)]
pub enum Trigger {
    /// The card is played; class and glory kill cards: used as a bonus action.
    Play,
    /// Class and glory kill cards: used in the place of a main action.
    Main,
    /// A marine's card is resolved: its attack, if any, is over.
    Resolved,
    /// A demon figure begins its activation.
    Activation,
    /// A demon figure ends its activation.
    ActivationEnd,
    /// A marine's activation begins (events).
    MarineActivation,
    /// One's own attack is declared; the dice are not rolled yet.
    BeforeRoll,
    /// One's own dice lie on the table.
    AfterRoll,
    /// The dice of another marine lie on the table.
    AllyRolled,
    /// While defending: the defence card is revealed.
    Defending,
    /// While another marine defends.
    AllyDefending,
    /// While attacking: after the defender.
    Attacking,
    /// One's own attack is over.
    AfterAttack,
    /// An attack on oneself is over, and one still stands.
    Defended,
    /// The other side has finished an attack on any target.
    EnemyAttacked,
    /// A demon was fragged by a marine: for the marine's cards, and for the invader's events.
    Fragged,
    /// A marine was fragged by a demon (events).
    MarineFragged,
    /// The top initiative card is about to be revealed.
    Initiative,
    /// A squad card is received.
    Received,
    /// Always on.
    Passive,
}

/// What must hold for an ability. "The other" is the other figure of the attack; for a bystander it is the attacker, or
/// at `AllyDefending` the defender.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all(serialize = "kebab-case"))]
pub enum Condition {
    /// Attacker and defender were adjacent at the declaration.
    Adjacent,
    /// They were not.
    NotAdjacent,
    /// They are at least this far apart.
    Far(u8),
    /// One's own figure is large.
    Large,
    /// One's own figure has spent at least this many movement points in this activation.
    Moved(u8),
    /// One's own figure has spent none in this activation.
    Still,
    /// One's own figure has at least this much damage.
    Hurt(u8),
    /// The defender has the least damage of all marines on the map, or as much (rule: Hellish Power).
    LeastDamaged,
    /// The defender has at least this much damage.
    Wounded(u8),
    /// The defender is a staggered demon.
    Staggered,
    /// The attack caused at least this much damage.
    Caused(u8),
    /// The attack fragged the defender.
    Kills,
    /// The other is within this range and in sight.
    Within(u8),
    /// Another figure of the attacker's side is adjacent to the defender.
    Flanked,
    /// Another figure of one's own side is adjacent to one's own figure.
    Friend,
}

/// What using an ability costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all(serialize = "kebab-case"))]
pub enum Payment {
    /// Nothing more.
    #[default]
    Free,
    /// An argent token from the demon's own card.
    Argent,
    /// The class card is exhausted.
    Exhaust,
}

/// A number of the rules that cards change for a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all(serialize = "kebab-case"))]
pub enum Number {
    /// Range of the marines' attacks.
    MarineRange,
    /// Movement points of the marines' cards.
    MarineSpeed,
    /// Damage icons of the demons' attacks.
    DemonDamage,
    /// Shields of every demon that defends.
    DemonShields,
}

/// How long a changed number stays so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all(serialize = "kebab-case"))]
pub enum Lasting {
    /// To the end of the activation under way.
    Activation,
    /// To the end of the round.
    Round,
}

/// Something that happens. Dice are always written red first, then black.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all(serialize = "kebab-case"))]
pub enum Act {
    /// This attack reaches further. (Asked when targets are listed, so the ability can be used to declare.)
    Range(u8),
    /// More red dice.
    Red(u8),
    /// More black dice.
    Black(u8),
    /// One die less, of the choice of the ability's player.
    RemoveDie,
    /// Roll up to this many dice again: picked first, then rolled together.
    Reroll(u8),
    /// The defender has no right to a second card.
    IgnoreCover,
    /// Dodges of the defender count for nothing.
    Unerring,
    /// More shields.
    Shields(u8),
    /// The attack is cancelled.
    Dodge,
    /// The attack cannot frag the defender: at worst one health is left to it.
    Endure,
    /// A figure of one's own side next to the defender suffers in its place.
    Redirect,
    /// The revealed defence card is ignored and another one revealed.
    RevealAgain,
    /// That many shields count for nothing.
    Pierce(u8),
    /// More damage icons.
    Damage(u8),
    /// The other is stunned.
    Stun,
    /// The other, if small, is moved up to this many spaces further away.
    Push(u8),
    /// Movement points for one's own figure; outside its activation they must be spent at once.
    Points(u8),
    /// One's own figure is put on a free space within this range.
    Blink(u8),
    /// Draw cards: action cards for a marine, events for the invader.
    Draw(u8),
    /// Discard action cards from one's own hand.
    Discard(u8),
    /// Recover damage.
    Recover(u8),
    /// A marine within a range recovers damage: how much, how near. It may be oneself.
    Mend(u8, u8),
    /// More main actions in this activation; squad cards: in each of one's activations, as long as one does not sprint.
    Main(u8),
    /// The same attack up to this many times more, each as a new one with any legal target (ruling 21).
    Again(u8),
    /// The same attack once more, on another defender.
    AgainOther,
    /// Roll dice; each figure adjacent to the defender's spaces suffers as much (ruling 22).
    Splash(u8, u8),
    /// Roll dice; one figure adjacent to the defender's spaces, of one's choice, suffers as much.
    SplashOne(u8, u8),
    /// Roll dice; each hostile figure within this range of the defender's spaces, except the defender, suffers as much.
    Burst(u8, u8, u8),
    /// Roll dice; each hostile figure within the range suffers as much.
    Area(u8, u8, u8),
    /// Roll dice; the marine who fragged the demon suffers as much.
    Revenge(u8, u8),
    /// Attack the figure that has just attacked, with these dice.
    Counter(u8, u8),
    /// Attack the figure that has just attacked, with one's own attack.
    Overwatch,
    /// Throw at a space in sight within a range: range, red, black. Each figure there and next to it suffers as much, when
    /// the activation after this one is over.
    Lob(u8, u8, u8),
    /// A hostile figure in sight within a range suffers these dice and one recovers as much: range, red, black.
    Drain(u8, u8, u8),
    /// Another card of the same set may be played, its speed counted as 0.
    AnotherOfSet,
    /// Look at the top initiative card; leave it or put it at the bottom.
    PeekInitiative,
    /// An initiative card of one's own that is in the deck goes on top.
    OwnFirst,
    /// A marine's initiative card that is in the deck goes on top, of one's choice.
    MarineFirst,
    /// The invader gains argent.
    Argent(u8),
    /// Argent for one's own demon card.
    ArgentHere(u8),
    /// The invader loses argent from the other's demon card.
    ArgentLost(u8),
    /// The opponent chooses cards from the hand and discards them: the marine that acts, or the invader.
    TheyDiscard(u8),
    /// One's own figure suffers damage.
    Suffer(u8),
    /// A number is changed for a while.
    Change(Number, i8, Lasting),
    /// Squad cards: cards one draws up to.
    Hand(u8),
    /// Squad cards: more initiative cards.
    Initiative(u8),
}
