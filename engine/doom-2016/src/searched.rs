//! What the search bot needs of a game of 2016.

use crate::greedy::MEASURED;
use crate::knowledge::deal_hidden;
use crate::state::INVADER;
use crate::task::{AttackTask, DamageTask, InvaderTask, MarineTask, RoundTask, Task};
use crate::{Choice, Doom2016, Greedy, Setup, State};
use engine::Side;
use engine::game::Seat;
use engine::play::{Bot, Rng};
use rule_system::Persona;
use rule_system::search::{Adviser, Moment, Searchable, Walk};
use std::sync::Arc;
use words::Phrase;

impl Searchable for Doom2016 {
    fn adviser(&self) -> Box<dyn Adviser<Self>> {
        Box::new(Greedy::new(self))
    }

    fn measured(&self) -> &'static [Phrase] {
        &MEASURED
    }

    fn persona(&self, persona: Persona) -> Option<Box<dyn Bot<Self>>> {
        Greedy::persona(self, persona).map(|bot| Box::new(bot) as Box<dyn Bot<Self>>)
    }

    fn taught(&self, numbers: &[i32]) -> Option<Box<dyn Bot<Self>>> {
        Some(Box::new(Greedy::taught(self, numbers)))
    }

    /// The marines may lose one and a half, two, three, four, six and eight times as many frags, and the invader needs so many times
    /// fewer.
    fn eased(&self, side: Side, step: u8) -> Option<Self> {
        const HALVES: [u16; 6] = [3, 4, 6, 8, 12, 16];
        let halves = HALVES.get(usize::from(step).checked_sub(1)?)?;
        let limit = u16::from(self.frag_limit());
        let eased = match side {
            Side::Marines => (limit * halves).div_ceil(2),
            Side::Invader => limit * 2 / halves,
        };
        // A game that begins with so many frags already is no easier one.
        let held = self.begins.as_ref().map_or(0, |state| state.frags);
        let eased = u8::try_from(eased).ok().filter(|eased| *eased > held)?;
        let easier = Self::new(Setup { frag_limit: eased, ..self.setup().clone() }, Arc::clone(&self.hooks));
        Some(Self { begins: self.begins.clone(), ..easier })
    }

    fn deal_anew(&self, state: &mut State, seat: Seat, rng: &mut Rng) {
        let mut pick = |count: usize| rng.below(u32::try_from(count).unwrap_or(u32::MAX)) as usize;
        deal_hidden(state, seat, &mut pick);
        // An invasion card that lies face down is to the marines any of the box's.
        if seat.0 != INVADER && !self.setup().invasion_shown && self.brought(state).invasion.is_some() {
            state.supposed = Some(pick(self.content().invasions.len()) as u8);
        }
    }

    fn moment(&self, state: &State) -> Moment {
        Moment { round: state.world.round(), left: state.initiative.deck().len() as u8 }
    }

    fn walk(choice: Choice) -> Walk {
        match choice {
            Choice::Step(..) => Walk::On,
            Choice::End | Choice::Stand => Walk::Halt,
            _ => Walk::No,
        }
    }

    fn stream(&self, state: &State) -> usize {
        match state.tasks.last() {
            Some(Task::Round(RoundTask::Reveal)) => 0,
            Some(Task::Marine(MarineTask::Draw(marine, _))) => 1 + usize::from(marine.0),
            Some(Task::Invader(InvaderTask::Draw(_))) => 5,
            Some(Task::Attack(AttackTask::RollDie(_))) => {
                6 + usize::from(self.is_marines(state, |attack| attack.attacker.kind()))
            }
            Some(Task::Attack(AttackTask::Reveal)) => {
                8 + usize::from(self.is_marines(state, |attack| attack.defender.kind()))
            }
            Some(Task::Damage(DamageTask::Roll { .. })) => 10,
            _ => 11,
        }
    }

    /// The initiative deck, the marines' decks, the event deck and the glory kill deck.
    fn deck(&self, state: &State) -> Option<usize> {
        const INITIATIVE: usize = 0;
        const EVENTS: usize = 1;
        const GLORY: usize = 2;
        const MARINES: usize = 3;
        match state.tasks.last()? {
            Task::Round(RoundTask::Reveal | RoundTask::Peek(_)) => Some(INITIATIVE),
            Task::Invader(InvaderTask::Draw(_)) => Some(EVENTS),
            Task::Marine(MarineTask::DrawGlory(_)) => Some(GLORY),
            Task::Marine(MarineTask::Draw(marine, _)) => Some(MARINES + usize::from(marine.0)),
            Task::Attack(AttackTask::Reveal) => {
                let defender = usize::from(state.attack().defender.figure().0);
                Some(if defender < state.marines.len() { MARINES + defender } else { EVENTS })
            }
            _ => None,
        }
    }
}

impl Doom2016 {
    /// Is a figure of the attack under way a marine?
    fn is_marines(&self, state: &State, kind: fn(&crate::state::Attack) -> engine::KindId) -> bool {
        state.attacks.last().is_some_and(|attack| kind(attack).0 < self.table().marines)
    }
}
