//! Whose ability it is, which windows, prices and acts make sense there, and how large its numbers may be: what a card
//! says beyond that could bring a game to a halt. What an ability does in play stands in `doom2016::act`.

use super::measure::{beyond, beyond_condition, without_dice};
use super::wrong::{Wrong, wrong};
use crate::content::limits::MAX_PARTS;
use crate::content::{Ability, Act, MAX_ABILITIES, Payment, Trigger};
use crate::words::text;
use rule_system::content::Mistake;
use words::Text;

/// Whose ability it is: not everything makes sense to everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Holder {
    Action,
    Reaction,
    Demon,
    Event,
    Class,
    Glory,
    Squad,
}

impl Holder {
    const fn hears(self, trigger: Trigger) -> bool {
        use Trigger::{
            Activation, ActivationEnd, AfterAttack, AfterRoll, AllyDefending, AllyRolled, Attacking,
            BeforeRoll, Defended, Defending, EnemyAttacked, Fragged, Initiative, Main, MarineActivation,
            MarineFragged, Passive, Play, Received, Resolved,
        };
        let attacks = matches!(trigger, BeforeRoll | AfterRoll | Attacking | AfterAttack);
        match self {
            Self::Action => attacks || matches!(trigger, Play | Resolved | Passive),
            Self::Reaction => matches!(trigger, Defending | AllyDefending | AllyRolled | Defended),
            Self::Demon => {
                attacks || matches!(trigger, Activation | ActivationEnd | Defending | EnemyAttacked | Passive)
            }
            Self::Event => {
                attacks
                    || matches!(
                        trigger,
                        Activation
                            | ActivationEnd
                            | MarineActivation
                            | Defending
                            | Defended
                            | Fragged
                            | MarineFragged
                            | Initiative
                    )
            }
            Self::Class | Self::Glory => {
                attacks
                    || matches!(
                        trigger,
                        Play | Main
                            | Defending
                            | Defended
                            | AllyDefending
                            | AllyRolled
                            | EnemyAttacked
                            | Fragged
                            | Initiative
                    )
            }
            Self::Squad => matches!(trigger, Received | Passive),
        }
    }

    /// Class cards are exhausted by what they do; only what takes a main action is limited enough without.
    const fn pays(self, cost: Payment, when: Trigger) -> bool {
        match cost {
            Payment::Free => !matches!(self, Self::Class) || matches!(when, Trigger::Main),
            Payment::Argent => matches!(self, Self::Demon),
            Payment::Exhaust => matches!(self, Self::Class),
        }
    }

    const fn name(self) -> Text {
        match self {
            Self::Action => text("load-action-card"),
            Self::Reaction => text("load-reaction-card"),
            Self::Demon => text("load-demon"),
            Self::Event => text("load-event"),
            Self::Class => text("load-class-card"),
            Self::Glory => text("load-glory-card"),
            Self::Squad => text("load-squad-card"),
        }
    }
}

/// Is an attack under way in this window? What is always on is asked during attacks.
const fn in_attack(trigger: Trigger) -> bool {
    use Trigger::{
        AfterAttack, AfterRoll, AllyDefending, AllyRolled, Attacking, BeforeRoll, Defended, Defending,
        EnemyAttacked, Passive,
    };
    matches!(
        trigger,
        BeforeRoll
            | AfterRoll
            | AllyRolled
            | Defending
            | AllyDefending
            | Attacking
            | AfterAttack
            | Defended
            | EnemyAttacked
            | Passive
    )
}

/// Has the attack been resolved in this window?
const fn is_over(trigger: Trigger) -> bool {
    matches!(trigger, Trigger::AfterAttack | Trigger::Defended | Trigger::EnemyAttacked)
}

/// Does it change an attack that is still to be resolved?
const fn changes_attack(act: Act) -> bool {
    use Act::{
        Black, Damage, Dodge, Endure, IgnoreCover, Pierce, Red, RemoveDie, Reroll, RevealAgain, Shields,
        Unerring,
    };
    matches!(
        act,
        Red(_)
            | Black(_)
            | RemoveDie
            | Reroll(_)
            | IgnoreCover
            | Unerring
            | Shields(_)
            | Dodge
            | Endure
            | RevealAgain
            | Pierce(_)
            | Damage(_)
    )
}

/// Is it about the other figure of an attack, or about what comes after it?
const fn needs_attack(act: Act) -> bool {
    use Act::{ArgentLost, Burst, Push, Splash, SplashOne, Stun};
    matches!(act, Stun | Push(_) | Splash(..) | SplashOne(..) | Burst(..) | ArgentLost(_))
}

/// Abilities that can be carried out, of the thing with this name.
pub(super) fn abilities(id: &str, holder: Holder, abilities: &[Ability]) -> Result<(), Wrong> {
    let no = |near: String, message: Text| Err(wrong("id", id, message.with("id", id)).near(near));
    let beyond_limit = |what: String, most: u8| {
        let message = text("load-beyond").with("id", id).with("what", what.as_str()).with("most", most);
        Err(wrong("id", id, message).near(what).of(Mistake::Number))
    };
    if abilities.len() > MAX_ABILITIES {
        return no(String::new(), text("load-abilities").with("most", MAX_ABILITIES));
    }
    for ability in abilities {
        let (name, when) = (holder.name(), ability.when);
        if !holder.hears(when) {
            let when = format!("{when:?}");
            let message = text("load-no-window").with("holder", name).with("when", when.as_str());
            return no(when, message);
        }
        if !holder.pays(ability.cost, when) {
            let cost = format!("{:?}", ability.cost);
            let message = text("load-no-cost").with("holder", name).with("cost", cost.as_str());
            return no(cost, message);
        }
        if ability.acts.len() > MAX_PARTS || ability.conditions.len() > MAX_PARTS {
            let when = format!("{when:?}");
            let message = text("load-parts").with("when", when.as_str()).with("most", MAX_PARTS);
            return no(when, message);
        }
        for condition in &ability.conditions {
            if let Some(most) = beyond_condition(*condition) {
                return beyond_limit(format!("{condition:?}"), most);
            }
        }
        for act in &ability.acts {
            let fits = match act {
                Act::Range(_) => {
                    holder == Holder::Demon && when == Trigger::BeforeRoll && !ability.by_itself()
                }
                Act::Revenge(..) => when == Trigger::Fragged,
                Act::Redirect => matches!(when, Trigger::Defending | Trigger::AllyDefending),
                // Whatever lets somebody attack once more must be asked for and be paid for, or it would never end.
                Act::Again(_) => {
                    holder == Holder::Action && when == Trigger::AfterAttack && !ability.by_itself()
                }
                Act::AgainOther => {
                    when == Trigger::AfterAttack
                        && (matches!(holder, Holder::Event | Holder::Glory) || ability.cost != Payment::Free)
                }
                Act::AnotherOfSet => when == Trigger::Resolved,
                // Grenades are the marines'.
                Act::Lob(..) => !matches!(holder, Holder::Demon | Holder::Event),
                Act::Overwatch => holder == Holder::Demon && when == Trigger::EnemyAttacked,
                Act::Counter(..) => when == Trigger::EnemyAttacked,
                // A demon answers an attack with an attack, and with nothing else.
                _ if holder == Holder::Demon && when == Trigger::EnemyAttacked => false,
                Act::Hand(_) | Act::Initiative(_) => holder == Holder::Squad,
                // What costs nothing but a main action may not give another one.
                Act::Main(_) => {
                    let spent = holder == Holder::Glory || ability.cost == Payment::Exhaust;
                    when == Trigger::Play || (when == Trigger::Main && spent) || holder == Holder::Squad
                }
                other if changes_attack(*other) => in_attack(when) && !is_over(when),
                other => in_attack(when) || !needs_attack(*other),
            };
            if !fits {
                let (act, when) = (format!("{act:?}"), format!("{when:?}"));
                let message = text("load-no-act").with("holder", name).with("act", act.as_str());
                return no(act, message.with("when", when));
            }
            if without_dice(*act) {
                let act = format!("{act:?}");
                let message = text("load-no-dice").with("act", act.as_str());
                return no(act, message);
            }
            if let Some(most) = beyond(*act) {
                return beyond_limit(format!("{act:?}"), most);
            }
        }
    }
    Ok(())
}
