//! What counts as a use of a card of the 2016 game. `engine::coverage` counts.

use super::Doom2016;
use super::choice::Choice;
use super::content::{Ability, Act, Trigger};
use super::state::State;
use super::task::{AttackTask, DemonTask, Task, WindowTask};
use crate::own::{OwnEvent, Tier};
use crate::row::row;
use engine::coverage::{Coverage, Covered};
use engine::event::Event;
use engine::own::Own;
use std::sync::Arc;

impl Covered for Doom2016 {
    fn everything(&self) -> Coverage {
        let content = self.content();
        let mut all = Coverage::default();
        for card in &content.cards {
            all.add(row("coverage-action-card"), &card.name, 0);
        }
        for card in &content.events {
            all.add(row("coverage-event"), &card.name, 0);
        }
        for card in &content.glory {
            all.add(row("coverage-glory-kill"), &card.name, 0);
        }
        for card in &content.classes {
            all.add(row("coverage-class"), &card.name, 0);
        }
        for card in &content.squad {
            all.add(row("coverage-squad"), &card.name, 0);
        }
        for demon in &content.demons {
            all.add(row("coverage-demon"), &demon.name, 0);
            for (i, ability) in demon.abilities.iter().enumerate() {
                if !ability.by_itself() {
                    all.add(row("coverage-ability"), &format!("{} {}", demon.name, i + 1), 0);
                }
            }
        }
        for card in &content.invasions {
            for tier in [Tier::Blue, Tier::Yellow, Tier::Red] {
                for group in 0..2 {
                    all.add(row("coverage-invasion"), &group_name(&card.name, tier, group), 0);
                }
            }
        }
        all
    }

    fn begun(&self, used: &mut Coverage) {
        if let Some(card) = self.content().squad_card(self.marines()) {
            used.add(row("coverage-squad"), &card.name, 1);
        }
    }

    fn chosen(&self, st: &State, choice: Choice, used: &mut Coverage) {
        let attack = st.attacks.last();
        let demon = |kind| self.demon_of_kind(kind).map(|d| &self.content().demons[usize::from(d)]);
        let figure = |id| st.world.figures().get(id).and_then(|f| demon(f.kind));
        let ability = match (st.tasks.last(), choice) {
            (Some(Task::Window(WindowTask::Invader(_, id))), Choice::Own(i)) => {
                id.and_then(figure).map(|d| (d, usize::from(i)))
            }
            (Some(Task::Window(WindowTask::Attack(..))), Choice::Own(i)) => attack
                .and_then(|a| demon(a.attacker.kind()).or_else(|| demon(a.defender.kind())))
                .filter(|_| {
                    attack
                        .is_some_and(|a| demon(a.attacker.kind()).is_some() || a.declaration().card.is_none())
                })
                .map(|d| (d, usize::from(i))),
            (
                Some(Task::Demon(DemonTask::Turn(id)) | Task::Attack(AttackTask::Other(id, _))),
                Choice::Attack(_, true),
            ) => figure(*id).and_then(|d| {
                let longer = |a: &Ability| a.acts.iter().any(|act| matches!(act, Act::Range(_)));
                d.abilities.iter().position(longer).map(|i| (d, i))
            }),
            (_, Choice::Answer(id)) => figure(id).and_then(|d| {
                let answers = |a: &Ability| a.when == Trigger::EnemyAttacked;
                d.abilities.iter().position(answers).map(|i| (d, i))
            }),
            _ => None,
        };
        if let Some((demon, i)) = ability {
            used.add(row("coverage-ability"), &format!("{} {}", demon.name, i + 1), 1);
        }
    }

    fn happened(&self, st: &State, event: &Event, used: &mut Coverage) {
        let content = self.content();
        match event {
            Event::CardPlayed { card, .. } => {
                let what = if content.glory.iter().any(|it| *it.name == **card) {
                    row("coverage-glory-kill")
                } else if content.classes.iter().any(|it| *it.name == **card) {
                    row("coverage-class")
                } else {
                    row("coverage-action-card")
                };
                used.add(what, card, 1);
            }
            Event::Own(own) => self.own_happened(st, own, used),
            _ => {}
        }
    }

    fn dealt(&self, below: &mut dyn FnMut(usize) -> usize) -> Self {
        let mut setup = self.setup.clone();
        let _ = setup.deal(below);
        Self::new(setup, Arc::clone(&self.hooks))
    }
}

impl Doom2016 {
    fn own_happened(&self, st: &State, own: &Own, used: &mut Coverage) {
        let content = self.content();
        match OwnEvent::of(own) {
            Some(OwnEvent::EventPlayed { card }) => used.add(row("coverage-event"), &card, 1),
            Some(OwnEvent::ClassUsed { card, .. }) => used.add(row("coverage-class"), &card, 1),
            Some(OwnEvent::DemonsActivated { kind }) => {
                used.add(row("coverage-demon"), &self.table().kind(kind).name, 1);
            }
            Some(OwnEvent::Summoned { portal, group }) => {
                let tier =
                    self.table().piece(portal.into()).map_or_else(Tier::default, |spot| Tier::of(spot.sort));
                if let Some(card) = self.brought(st).invasion {
                    let name = group_name(&content.invasions[card].name, tier, group);
                    used.add(row("coverage-invasion"), &name, 1);
                }
            }
            Some(
                OwnEvent::PortalFlipped { .. }
                | OwnEvent::PortalRemoved { .. }
                | OwnEvent::TeleporterActivated { .. }
                | OwnEvent::GloryKilled { .. }
                | OwnEvent::PortalChosen { .. }
                | OwnEvent::Sprinted { .. }
                | OwnEvent::GloryDrawn { .. }
                | OwnEvent::SquadCardPassed { .. }
                | OwnEvent::GrenadeThrown { .. }
                | OwnEvent::GrenadeExploded { .. }
                | OwnEvent::HandFull { .. }
                | OwnEvent::EventsDrawn { .. }
                | OwnEvent::ThreatChanged { .. }
                | OwnEvent::ArgentGained { .. }
                | OwnEvent::ArgentLost { .. }
                | OwnEvent::ArgentSpent { .. }
                | OwnEvent::InitiativeRevealed { .. }
                | OwnEvent::Brought { .. }
                | OwnEvent::Prepared { .. },
            )
            | None => {}
        }
    }
}

fn group_name(card: &str, tier: Tier, group: u8) -> String {
    let tier = match tier {
        Tier::Blue => "blue",
        Tier::Yellow => "yellow",
        Tier::Red => "red",
    };
    format!("{card}, {tier} {}", group + 1)
}
