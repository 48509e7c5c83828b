//! What must be true in every state of every game: figures and spaces, cards, tokens, argent, turn order.
//! The conformance harness asks after every choice; play itself never does.

use super::Doom2016;
use super::content::{CardId, EventId};
use super::state::{INVADER, State};
use super::task::{InvaderTask, MarineTask, MovementTask, Task};
use engine::conform::Audit;
use engine::game::Side;
use engine::world::FigureId;
use tiles::Spaces;

impl Audit for Doom2016 {
    fn audit(&self, state: &State) -> Result<(), String> {
        self.audit_state(state)
    }
}

/// Copies of a marine's card that are neither in the deck nor in the hand nor discarded: played in this activation,
/// open in defence, or being resolved.
fn in_play(st: &State, seat: usize, card: CardId) -> usize {
    let marine = FigureId(seat as u8);
    let played =
        st.turn.played().cards().iter().filter(|c| st.world.active() == Some(marine) && **c == card.0);
    let defending = st.attacks.iter().filter(|a| a.defender.figure() == marine);
    let open = defending.flat_map(|a| a.defence.cards());
    let resolving = st.tasks.iter().filter(|t| **t == Task::Marine(MarineTask::Resolved(marine, card)));
    played.count() + open.filter(|c| *c == card.0).count() + resolving.count()
}

impl Doom2016 {
    /// The first thing that is wrong with a state.
    ///
    /// # Errors
    /// A sentence that says what is wrong.
    pub fn audit_state(&self, st: &State) -> Result<(), String> {
        self.audit_figures(st)?;
        if st.world.outcome().is_some() {
            // The game stopped in the middle of something: cards may be on their way.
            return Ok(());
        }
        self.audit_cards(st)?;
        self.audit_argent(st)?;
        self.audit_tokens(st)?;
        self.audit_actors(st)?;
        self.audit_turn(st)
    }

    fn audit_figures(&self, st: &State) -> Result<(), String> {
        let table = self.table();
        let mut covered = [Spaces::EMPTY; 2];
        let mut passing = 0;
        let all: Vec<FigureId> = st.world.figures().on_map().map(|(id, _)| id).collect();
        for id in &all {
            let figure = &st.world.figures()[*id];
            let kind = table.kind(figure.kind);
            let pose = st.world.pose(table, *id);
            let Some(under) = table.board.covered(kind.footprint, pose, st.world.closed()) else {
                return Err(format!("{} {} does not fit where it stands", kind.id, id.0));
            };
            if figure.damage >= kind.health {
                return Err(format!("{} {} should be fragged", kind.id, id.0));
            }
            for space in under.iter() {
                covered[kind.side as usize].insert(*space);
            }
            let shared = all.iter().any(|other| {
                other != id && st.world.spaces_under(table, *other).iter().any(|s| under.contains(s))
            });
            if shared {
                passing += 1;
            }
            if usize::from(id.0) < st.marines.len() && kind.side != Side::Marines {
                return Err(format!("a demon has the seat of marine {}", id.0));
            }
        }
        if covered[0] != *st.world.figures().of(Side::Marines)
            || covered[1] != *st.world.figures().of(Side::Invader)
        {
            return Err("the spaces covered by figures are not the ones noted".into());
        }
        // Figures share a space only while one of them passes through or is about to be pushed aside.
        let aside = st
            .tasks
            .iter()
            .any(|t| matches!(t, Task::Movement(MovementTask::PushAside(_) | MovementTask::SpendNow(..))));
        if passing > 0 && !st.turn.is_passing() && !aside && st.world.outcome().is_none() {
            return Err("two figures rest on one space".into());
        }
        for (i, kind) in table.kinds.iter().enumerate().skip(st.marines.len()) {
            let there = st.world.demons_of(engine::table::KindId(i as u8)).count();
            if there > usize::from(kind.figures) {
                return Err(format!("{there} {} on the map, the box has {}", kind.id, kind.figures));
            }
        }
        Ok(())
    }

    fn audit_cards(&self, st: &State) -> Result<(), String> {
        let content = self.content();
        for (seat, marine) in st.marines.iter().enumerate() {
            for (i, card) in content.cards.iter().enumerate() {
                let id = CardId(i as u8);
                let has = marine.owns(id) + in_play(st, seat, id);
                let sets = self.sets_of(st, seat, card.set);
                if has != sets * usize::from(card.copies) {
                    return Err(format!(
                        "marine {seat} has {has} copies of {}, not {}",
                        card.id,
                        sets * usize::from(card.copies)
                    ));
                }
            }
        }
        let aside: Vec<u8> = st
            .attacks
            .iter()
            .filter(|a| self.demon_of_kind(a.defender.kind()).is_some())
            .flat_map(|a| a.defence.cards())
            .collect();
        for (i, event) in content.events.iter().enumerate() {
            let id = EventId(i as u8);
            let resolving =
                st.tasks.iter().filter(|t| **t == Task::Invader(InvaderTask::Resolved(id))).count();
            let has = st.invader.owns(id) + resolving + aside.iter().filter(|c| **c == id.0).count();
            let due =
                if self.brought(st).event_sets.contains(&event.set) { usize::from(event.copies) } else { 0 };
            if has != due {
                return Err(format!("{has} copies of event {}, not {due}", event.id));
            }
        }
        let count = |card: u8| {
            let of = |cards: &[u8]| cards.iter().filter(|c| **c == card).count();
            of(st.glory.deck().cards())
                + of(st.glory.discards().cards())
                + st.marines.iter().map(|m| of(m.glory.cards())).sum::<usize>()
        };
        for (i, card) in content.glory.iter().enumerate() {
            if count(i as u8) != usize::from(card.copies) {
                return Err(format!("{} copies of {}, not {}", count(i as u8), card.id, card.copies));
            }
        }
        Ok(())
    }

    /// How many times a marine has a set: from the start, or by tokens taken.
    pub(super) fn sets_of(&self, st: &State, seat: usize, set: super::content::SetId) -> usize {
        let content = self.content();
        usize::from(content.set(&content.marine_rules.basic_set) == Some(set))
            + self.brought(st).weapons.get(seat).map_or(0, |l| l.iter().filter(|s| **s == set).count())
            + st.marines[seat].taken.iter().filter(|s| **s == set.0).count()
    }

    fn audit_argent(&self, st: &State) -> Result<(), String> {
        if st.argent_in_play() > self.content().stock.argent {
            return Err(format!(
                "{} argent in play, the box has {}",
                st.argent_in_play(),
                self.content().stock.argent
            ));
        }
        for (i, card) in st.invader.cards.iter().enumerate() {
            let there = st.world.demons_of(self.kind_of_demon(i as u8)).next().is_some();
            if card.face_up != there {
                return Err(format!("the card of {} lies the wrong way up", self.content().demons[i].id));
            }
        }
        Ok(())
    }

    /// No more tokens of a kind than the box has; where the mission itself lays more, no more than that.
    fn audit_tokens(&self, st: &State) -> Result<(), String> {
        let at_start = |kind| self.table().tokens.iter().filter(|token| token.kind == kind).count();
        for (_, token) in st.world.tokens().iter() {
            let Some(stock) = self.stock_of(token.kind) else { continue };
            let there = st.world.tokens().iter().filter(|(_, other)| other.kind == token.kind).count();
            if there > usize::from(stock).max(at_start(token.kind)) {
                let name = self.token_name(token.kind);
                return Err(format!("{there} tokens {name}, the box has {stock}"));
            }
        }
        let progress: usize = st.world.tokens().iter().map(|(_, token)| usize::from(token.progress)).sum();
        let stock = usize::from(self.content().stock.progress_tokens);
        if progress + usize::from(st.threat) > stock {
            let threat = st.threat;
            return Err(format!(
                "{progress} progress and {threat} threat, the box has {stock} tokens for both"
            ));
        }
        let invader = st.initiative.deck().cards().iter().filter(|card| **card == INVADER).count();
        let most = usize::from(self.content().stock.invader_initiative);
        if invader > most || usize::from(st.initiative.invader_cards()) > most {
            return Err(format!("{invader} invader cards in the initiative deck, the box has {most}"));
        }
        for card in st.initiative.deck().cards() {
            if *card != INVADER && usize::from(*card) >= st.marines.len() {
                return Err(format!("an initiative card of marine {card}, who does not take part"));
            }
        }
        for grenade in &st.grenades {
            if usize::from(grenade.by.0) >= st.marines.len() || grenade.red + grenade.black == 0 {
                return Err(format!("a grenade nobody can have thrown: {grenade:?}"));
            }
        }
        Ok(())
    }

    /// No figure acts, attacks or suffers for another that is not on the map, unless the attack knows that the other
    /// has fallen.
    fn audit_actors(&self, st: &State) -> Result<(), String> {
        let there = |id: FigureId| st.world.figures().get(id).is_some_and(|figure| figure.on_map);
        // A task that waits below may belong to a figure that has fallen: a marine's turn waits until the marine has
        // come back.
        if let Some(task) = st.tasks.last().filter(|task| task.actor().is_some_and(|id| !there(id))) {
            return Err(format!("{task:?} is due for a figure that is not on the map"));
        }
        for attack in &st.attacks {
            if attack.attacker.there().is_some_and(|id| !there(id)) {
                return Err("an attacker who is not on the map".into());
            }
            if attack.defender.there().is_some_and(|id| !there(id)) {
                return Err("a defender who is not on the map".into());
            }
            let outcome = attack.outcome();
            if let Some(other) = outcome.redirect {
                if other == attack.defender.figure() || !there(other) {
                    return Err("nobody, or the defender, suffers instead of the defender".into());
                }
                if outcome.damage > 0 {
                    return Err("the defender is hurt by an attack that another suffers".into());
                }
            }
        }
        Ok(())
    }

    fn audit_turn(&self, st: &State) -> Result<(), String> {
        if st.tasks.is_empty() {
            return Err("nothing is due, but the game is not over".into());
        }
        if let Some(active) = st.world.active()
            && st.world.figures().get(active).is_none()
        {
            return Err("a figure that is gone is active".into());
        }
        if st.frags >= self.frag_limit() {
            return Err("the invader has the frags it takes, but the game goes on".into());
        }
        Ok(())
    }
}
