//! Windows and conditions in words that follow "only". What they mean stands in `timing` and `condition`.

use crate::content::{Condition, Trigger};

/// When something with this trigger is used.
pub(super) const fn when(trigger: Trigger) -> &'static str {
    match trigger {
        Trigger::Play => "as a bonus action in an activation of one's own",
        Trigger::Main => "as a main action in an activation of one's own",
        Trigger::Resolved => "when the card is resolved",
        Trigger::Activation => "at the start of a demon's activation",
        Trigger::ActivationEnd => "at the end of a demon's activation",
        Trigger::MarineActivation => "at the start of a marine's activation",
        Trigger::BeforeRoll => "before the dice of one's own attack",
        Trigger::AfterRoll => "when the dice of one's own attack are rolled",
        Trigger::AllyRolled => "when the dice of another marine's attack are rolled",
        Trigger::Defending => "while defending",
        Trigger::AllyDefending => "while another marine defends",
        Trigger::Attacking => "while attacking",
        Trigger::AfterAttack => "after one's own attack",
        Trigger::Defended => "after an attack on oneself",
        Trigger::EnemyAttacked => "after an attack of the other side",
        Trigger::Fragged => "when a marine frags a demon",
        Trigger::MarineFragged => "when a demon frags a marine",
        Trigger::Initiative => "before an initiative card is revealed",
        Trigger::Received => "when the squad card is received",
        Trigger::Passive => "by itself",
    }
}

/// What must be so.
pub(super) fn condition(condition: Condition) -> String {
    let space = |n: u8| if n == 1 { "space" } else { "spaces" };
    match condition {
        Condition::Adjacent => "if attacker and defender are adjacent".to_owned(),
        Condition::NotAdjacent => "if attacker and defender are not adjacent".to_owned(),
        Condition::Far(n) => format!("if attacker and defender are {n} or more {} apart", space(n)),
        Condition::Large => "for a large figure".to_owned(),
        Condition::Moved(1) => "after 1 movement point was spent in this activation".to_owned(),
        Condition::Moved(n) => format!("after {n} movement points were spent in this activation"),
        Condition::Still => "if no movement points were spent in this activation".to_owned(),
        Condition::Hurt(n) => format!("with {n} or more damage of one's own"),
        Condition::LeastDamaged => "against the marine with the least damage".to_owned(),
        Condition::Wounded(n) => format!("against a defender with {n} or more damage"),
        Condition::Staggered => "against a staggered demon".to_owned(),
        Condition::Caused(n) => format!("if the attack causes {n} or more damage"),
        Condition::Kills => "if the attack frags the defender".to_owned(),
        Condition::Within(n) => format!("within {n} {} and in sight", space(n)),
        Condition::Flanked => {
            "if another figure of the attacker's side is adjacent to the defender".to_owned()
        }
        Condition::Friend => "with another figure of one's own side beside it".to_owned(),
    }
}
