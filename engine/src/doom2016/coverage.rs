//! How often each card of a box was played or used: filled from the choices and events of games, printed as a table.
//! It plays nothing itself.

use super::Doom2016;
use super::choice::Choice;
use super::state::State;
use super::task::Task;
use crate::event::Event;
use crate::table::Tier;
use std::collections::BTreeMap;
use std::fmt;

/// Counts, by what it is and its name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Coverage {
    counts: BTreeMap<(&'static str, String), u64>,
}

impl Coverage {
    /// Everything of a game's content, not used yet.
    #[must_use]
    pub fn new(game: &Doom2016) -> Self {
        let content = game.content();
        let mut all = Self::default();
        for card in &content.cards {
            all.add("action card", &card.name, 0);
        }
        for card in &content.events {
            all.add("event", &card.name, 0);
        }
        for card in &content.glory {
            all.add("glory kill", &card.name, 0);
        }
        for card in &content.classes {
            all.add("class", &card.name, 0);
        }
        for card in &content.squad {
            all.add("squad", &card.name, 0);
        }
        for demon in &content.demons {
            all.add("demon", &demon.name, 0);
            for (i, ability) in demon.abilities.iter().enumerate() {
                if !ability.by_itself() {
                    all.add("ability", &format!("{} {}", demon.name, i + 1), 0);
                }
            }
        }
        for card in &content.invasions {
            for tier in [Tier::Blue, Tier::Yellow, Tier::Red] {
                for group in 0..2 {
                    all.add("invasion", &group_name(&card.name, tier, group), 0);
                }
            }
        }
        all
    }

    fn add(&mut self, what: &'static str, name: &str, n: u64) {
        *self.counts.entry((what, name.to_owned())).or_default() += n;
    }

    /// A game begins: its squad card is in use.
    pub fn game(&mut self, game: &Doom2016) {
        if let Some(card) = game.content().squad_card(game.marines()) {
            self.add("squad", &card.name, 1);
        }
    }

    /// A choice is about to be made.
    pub fn choice(&mut self, game: &Doom2016, st: &State, choice: Choice) {
        let attack = st.attacks.last();
        let demon = |kind| game.demon_of_kind(kind).map(|d| &game.content().demons[usize::from(d)]);
        let figure = |id| st.world.figures.get(id).and_then(|f| demon(f.kind));
        let used = match (st.tasks.last(), choice) {
            (Some(Task::Window(_, id)), Choice::Own(i)) => figure(*id).map(|d| (d, usize::from(i))),
            (Some(Task::AttackWindow(..)), Choice::Own(i)) => attack
                .and_then(|a| demon(a.attacker_kind).or_else(|| demon(a.defender_kind)))
                .filter(|_| attack.is_some_and(|a| demon(a.attacker_kind).is_some() || a.card.is_none()))
                .map(|d| (d, usize::from(i))),
            (Some(Task::FigureTurn(id) | Task::AttackOther(id, _)), Choice::Attack(_, true)) => figure(*id)
                .and_then(|d| {
                    let longer = |a: &super::content::Ability| {
                        a.acts.iter().any(|act| matches!(act, super::content::Act::Range(_)))
                    };
                    d.abilities.iter().position(longer).map(|i| (d, i))
                }),
            (_, Choice::Answer(id)) => figure(id).and_then(|d| {
                let answers = |a: &super::content::Ability| a.when == super::content::Trigger::EnemyAttacked;
                d.abilities.iter().position(answers).map(|i| (d, i))
            }),
            _ => None,
        };
        if let Some((demon, i)) = used {
            self.add("ability", &format!("{} {}", demon.name, i + 1), 1);
        }
    }

    /// Something happened.
    pub fn event(&mut self, game: &Doom2016, event: &Event) {
        let content = game.content();
        match event {
            Event::CardPlayed { card, .. } => {
                let glory = content.glory.iter().any(|g| *g.name == **card);
                self.add(if glory { "glory kill" } else { "action card" }, card, 1);
            }
            Event::EventPlayed { card } => self.add("event", card, 1),
            Event::ClassUsed { card, .. } => self.add("class", card, 1),
            Event::DemonsActivated { kind } => self.add("demon", &game.table().kind(*kind).name, 1),
            Event::Summoned { portal, group } => {
                let tier = game.table().portals[usize::from(portal.0)].tier;
                let card = &content.invasions[game.setup.invasion];
                self.add("invasion", &group_name(&card.name, tier, *group), 1);
            }
            _ => {}
        }
    }

    /// Both together.
    pub fn merge(&mut self, other: Self) {
        for (key, n) in other.counts {
            *self.counts.entry(key).or_default() += n;
        }
    }

    /// Whatever was used less often, with how often.
    pub fn below(&self, least: u64) -> impl Iterator<Item = (&str, u64)> + '_ {
        self.counts.iter().filter(move |(_, n)| **n < least).map(|((_, name), n)| (name.as_str(), *n))
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

impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for ((what, name), n) in &self.counts {
            writeln!(f, "{n:>8}  {what:<12} {name}")?;
        }
        Ok(())
    }
}
