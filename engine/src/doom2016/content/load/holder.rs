//! Whose ability it is, and which windows, prices and acts make sense to him.
//! What an ability does in play stands in `doom2016::act`.

use super::{Wrong, wrong};
use crate::doom2016::content::{Ability, Act, MAX_ABILITIES, Payment, Trigger};

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
            BeforeRoll, Defended, Defending, EnemyAttacked, Fragged, Initiative, MarineActivation,
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
                        Play | Defending
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

    const fn pays(self, cost: Payment) -> bool {
        match cost {
            Payment::Free => !matches!(self, Self::Class),
            Payment::Argent => matches!(self, Self::Demon),
            Payment::Exhaust => matches!(self, Self::Class),
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Action => "an action card",
            Self::Reaction => "a reaction card",
            Self::Demon => "a demon",
            Self::Event => "an event",
            Self::Class => "a class card",
            Self::Glory => "a glory kill card",
            Self::Squad => "a squad card",
        }
    }
}

/// Abilities that can be carried out, of the thing with this name.
pub(super) fn abilities(id: &str, holder: Holder, abilities: &[Ability]) -> Result<(), Wrong> {
    let no = |message: String| Err(wrong("id", id, message));
    if abilities.len() > MAX_ABILITIES {
        return no(format!("'{id}' has more than {MAX_ABILITIES} abilities"));
    }
    for ability in abilities {
        let (name, when) = (holder.name(), ability.when);
        if !holder.hears(when) {
            return no(format!("'{id}': {name} has no window {when:?}"));
        }
        if !holder.pays(ability.cost) {
            return no(format!("'{id}': {name} cannot cost {:?}", ability.cost));
        }
        for act in &ability.acts {
            let fits = match act {
                Act::Range(_) => {
                    holder == Holder::Demon && when == Trigger::BeforeRoll && !ability.by_itself()
                }
                Act::AnotherOfSet => when == Trigger::Resolved,
                Act::Overwatch => holder == Holder::Demon && when == Trigger::EnemyAttacked,
                Act::Counter(..) => when == Trigger::EnemyAttacked,
                Act::Hand(_) | Act::Initiative(_) => holder == Holder::Squad,
                Act::Main(_) => matches!(when, Trigger::Play) || holder == Holder::Squad,
                _ => true,
            };
            if !fits {
                return no(format!("'{id}': {act:?} is nothing {name} can do at {when:?}"));
            }
        }
    }
    Ok(())
}
