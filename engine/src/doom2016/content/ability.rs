//! The one vocabulary in which cards and demons say what they do: when, under which conditions, at what price, what.
//! It is data; the windows of the attack and of activations carry it out.

use serde::Deserialize;

/// Something a card or demon can do.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// The window it belongs to.
    pub when: Trigger,
    /// All of these must hold.
    #[serde(default, rename = "if")]
    pub conditions: Vec<Condition>,
    /// What using it costs besides the card itself.
    #[serde(default)]
    pub cost: Payment,
    /// The player may leave it out. (Playing an event or reaction card is always optional.)
    #[serde(default)]
    pub may: bool,
    /// What happens, in order.
    #[serde(rename = "do")]
    pub acts: Vec<Act>,
}

/// The windows in which abilities are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[repr(u8)]
pub enum Trigger {
    /// The card is played (glory kill cards: discarded as a bonus action).
    Play,
    /// A marine's card is resolved: its attack, if any, is over.
    Resolved,
    /// A demon figure begins its activation.
    Activation,
    /// A demon figure ends its activation.
    ActivationEnd,
    /// One's own attack is declared; the dice are not rolled yet.
    BeforeRoll,
    /// One's own dice lie on the table.
    AfterRoll,
    /// While defending: the defence card is revealed.
    Defending,
    /// While attacking: after the defender.
    Attacking,
    /// One's own attack is over.
    AfterAttack,
    /// A marine has finished an attack, whoever its target was.
    EnemyAttacked,
    /// A demon was fragged by a marine.
    Fragged,
    /// The top initiative card is about to be revealed.
    Initiative,
    /// Always on.
    Passive,
}

/// What must hold for an ability. "The other" is the other figure of the attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Condition {
    /// Attacker and defender are adjacent.
    Adjacent,
    /// Attacker and defender are not adjacent.
    NotAdjacent,
    /// One's own figure is large.
    Large,
    /// One's own figure has spent at least this many movement points in this activation.
    Moved(u8),
    /// The defender has the least damage of all marines on the map, or as much (rule: Hellish Power).
    LeastDamaged,
    /// The defender has at least this much damage.
    Wounded(u8),
    /// The attack caused at least this much damage.
    Caused(u8),
    /// The other is within this range and in sight.
    Within(u8),
    /// Another figure of the attacker's side is adjacent to the defender.
    Flanked,
}

/// What using an ability costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Payment {
    /// Nothing more.
    #[default]
    Free,
    /// An argent token from the demon's own card.
    Argent,
}

/// Something that happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Act {
    /// This attack reaches further. (Asked when targets are listed, so the ability can be used to declare.)
    Range(u8),
    /// More red dice.
    Red(u8),
    /// More black dice.
    Black(u8),
    /// One die less, of the choice of the ability's player.
    RemoveDie,
    /// Roll up to this many dice again, each at most once.
    Reroll(u8),
    /// The defender has no right to a second card.
    IgnoreCover,
    /// More shields.
    Shields(u8),
    /// The attack is cancelled.
    Dodge,
    /// That many shields count for nothing.
    Pierce(u8),
    /// More damage icons.
    Damage(u8),
    /// The other is stunned.
    Stun,
    /// Movement points for one's own figure; outside its activation they must be spent at once.
    Points(u8),
    /// Draw cards: action cards for a marine, events for the invader.
    Draw(u8),
    /// Recover damage.
    Recover(u8),
    /// The same attack this many times more, each as a new one with any legal target (ruling 21).
    Again(u8),
    /// The same attack once more, on another defender.
    AgainOther,
    /// Roll dice (red, black); each figure adjacent to the defender's spaces suffers as much (ruling 22).
    Splash(u8, u8),
    /// Roll dice (red, black); one figure adjacent to the defender's spaces, of one's choice, suffers as much.
    SplashOne(u8, u8),
    /// Roll dice (red, black); each hostile figure within the range suffers as much.
    Area(u8, u8, u8),
    /// Roll dice (red, black); the marine who fragged the demon suffers as much.
    Revenge(u8, u8),
    /// Attack the figure that has just attacked.
    Overwatch,
    /// Another card of the same set may be played, its speed counted as 0.
    AnotherOfSet,
    /// Look at the top initiative card; leave it or put it at the bottom.
    PeekInitiative,
    /// An invader initiative card of the deck goes on top.
    InvaderFirst,
    /// Gain argent.
    Argent(u8),
    /// Until the end of the round the marines' attacks reach this much less far.
    Darkness(u8),
    /// Until the end of the round the demons' attacks have this many more damage icons.
    Rage(u8),
}
