//! Windows and conditions in words that follow "only". What they mean stands in `timing` and `condition`.

use crate::content::{Condition, Trigger};
use crate::words::text;
use words::Text;

/// When something with this trigger is used.
pub(super) const fn when(trigger: Trigger) -> Text {
    match trigger {
        Trigger::Play => text("why-not-when-play"),
        Trigger::Main => text("why-not-when-main"),
        Trigger::Resolved => text("why-not-when-resolved"),
        Trigger::Activation => text("why-not-when-activation"),
        Trigger::ActivationEnd => text("why-not-when-activation-end"),
        Trigger::MarineActivation => text("why-not-when-marine-activation"),
        Trigger::BeforeRoll => text("why-not-when-before-roll"),
        Trigger::AfterRoll => text("why-not-when-after-roll"),
        Trigger::AllyRolled => text("why-not-when-ally-rolled"),
        Trigger::Defending => text("why-not-when-defending"),
        Trigger::AllyDefending => text("why-not-when-ally-defending"),
        Trigger::Attacking => text("why-not-when-attacking"),
        Trigger::AfterAttack => text("why-not-when-after-attack"),
        Trigger::Defended => text("why-not-when-defended"),
        Trigger::EnemyAttacked => text("why-not-when-enemy-attacked"),
        Trigger::Fragged => text("why-not-when-fragged"),
        Trigger::MarineFragged => text("why-not-when-marine-fragged"),
        Trigger::Initiative => text("why-not-when-initiative"),
        Trigger::Received => text("why-not-when-received"),
        Trigger::Passive => text("why-not-when-passive"),
    }
}

/// What must be so.
pub(super) fn condition(condition: Condition) -> Text {
    match condition {
        Condition::Adjacent => text("why-not-if-adjacent"),
        Condition::NotAdjacent => text("why-not-if-not-adjacent"),
        Condition::Far(n) => text("why-not-if-far").with("spaces", n),
        Condition::Large => text("why-not-if-large"),
        Condition::Moved(n) => text("why-not-if-moved").with("points", n),
        Condition::Still => text("why-not-if-still"),
        Condition::Hurt(n) => text("why-not-if-hurt").with("damage", n),
        Condition::LeastDamaged => text("why-not-if-least-damaged"),
        Condition::Wounded(n) => text("why-not-if-wounded").with("damage", n),
        Condition::Staggered => text("why-not-if-staggered"),
        Condition::Caused(n) => text("why-not-if-caused").with("damage", n),
        Condition::Kills => text("why-not-if-kills"),
        Condition::Within(n) => text("why-not-if-within").with("spaces", n),
        Condition::Flanked => text("why-not-if-flanked"),
        Condition::Friend => text("why-not-if-friend"),
    }
}
