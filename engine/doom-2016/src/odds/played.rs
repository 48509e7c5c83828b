//! Attacks played by the rules themselves, with seeded dice and every window passed, for those that cannot be counted: where
//! scripts listen to the attack, or cards do by themselves what asks somebody or rolls other dice before the damage.

use super::stand::Attempt;
use super::{cards, exact};
use crate::Doom2016;
use crate::choice::Choice;
use crate::knowledge::deal_hidden;
use crate::own::{BLACK, RED};
use crate::state::State;
use crate::task::{AttackTask, Task};
use crate::words::text;
use engine::event::{Event, EventKind, EventSet};
use engine::game::{Game, Log, Options, Step};
use engine::play::Rng;

/// How many attacks are played for one that is on offer.
pub(super) const ATTACKS: u32 = 4_000;

/// How many for one that somebody only thinks of: a window asks for several of them while the pointer moves.
pub(super) const THOUGHT: u32 = 400;

/// What the odds say of it.
pub(super) fn line(attacks: u32) -> String {
    let (thousands, rest) = (attacks / 1_000, attacks % 1_000);
    let count = if thousands == 0 { rest.to_string() } else { format!("{thousands},{rest:03}") };
    text("odds-played").with("count", count).to_string()
}

/// An attack that takes more choices is left where it is; a few dozen are enough.
const MOST_CHOICES: u32 = 500;

/// The same attacks every time.
const SEED: u64 = 2016;

/// What is listened to.
const HEARD: EventSet = EventSet::NONE
    .with(EventKind::Hurt)
    .with(EventKind::Fragged)
    .with(EventKind::Stunned)
    .with(EventKind::StunEnded)
    .with(EventKind::AttackResolved);

/// What came of all of them.
pub(super) struct Count {
    /// How many caused each damage, from 0.
    pub(super) ways: Vec<u128>,
    /// In how many the defender fell.
    pub(super) falls: u128,
    /// In how many the defender was stunned and lives.
    pub(super) stunned: u128,
}

/// What came of one.
struct End {
    damage: u8,
    falls: bool,
    stunned: bool,
}

pub(super) fn played(game: &Doom2016, attempt: &Attempt, attacks: u32) -> Count {
    let mut rng = Rng::new(SEED);
    let mut count = Count { ways: Vec::new(), falls: 0, stunned: 0 };
    let mut state = attempt.state.clone();
    for _ in 0..attacks {
        state.clone_from(&attempt.state);
        deal_hidden(&mut state, attempt.seat, &mut |n: usize| rng.below(n as u32) as usize);
        let end = one(game, attempt, &mut state, &mut rng);
        let damage = usize::from(end.damage);
        if count.ways.len() <= damage {
            count.ways.resize(damage + 1, 0);
        }
        count.ways[damage] += 1;
        count.falls += u128::from(end.falls);
        count.stunned += u128::from(end.stunned && !end.falls);
    }
    count
}

/// One attack to its end, or to that of the game.
fn one(game: &Doom2016, attempt: &Attempt, st: &mut State, rng: &mut Rng) -> End {
    let target = attempt.target;
    let stunned = st.world.figures()[target].stunned;
    let mut end = End { damage: 0, falls: false, stunned };
    let mut log = Log::of(HEARD);
    let mut options = Options::default();
    let mut choice = Choice::Attack(target, attempt.long);
    for _ in 0..MOST_CHOICES {
        let step = game.advance(st, choice, &mut log, &mut options);
        for event in &log.events {
            if hears(&mut end, attempt, event) {
                return end;
            }
        }
        log.events.clear();
        choice = match step {
            Step::Over(_) => return end,
            Step::Chance => options.list[rng.weighted(&options.weights)],
            Step::Choose(_) => chosen(game, st, &options.list),
        };
    }
    end
}

/// Note what an event says of the attack; `true` when it is over.
fn hears(end: &mut End, attempt: &Attempt, event: &Event) -> bool {
    let is_target = |figure: &engine::world::FigureId| *figure == attempt.target;
    if let Event::Hurt { figure, amount, .. } = event
        && is_target(figure)
    {
        end.damage = *amount;
    }
    end.falls |= matches!(event, Event::Fragged { figure, .. } if is_target(figure));
    end.stunned |= matches!(event, Event::Stunned { figure } if is_target(figure));
    end.stunned &= !matches!(event, Event::StunEnded { figure } if is_target(figure));
    if let Event::AttackResolved { attacker, defender, damage, .. } = event
        && *attacker == attempt.attacker
        && is_target(defender)
    {
        end.damage = *damage;
        return true;
    }
    false
}

/// Pass where one can; else the weaker die goes, and a second card is taken where it is better on average.
fn chosen(game: &Doom2016, st: &State, offered: &[Choice]) -> Choice {
    if offered.contains(&Choice::Pass) {
        return Choice::Pass;
    }
    let dice = &game.content().dice;
    let sum = |faces: &[u8; 6]| faces.iter().map(|face| u16::from(*face)).sum::<u16>();
    let weaker = Choice::DieAway(if sum(&dice.red) <= sum(&dice.black) { RED } else { BLACK });
    match st.tasks.last() {
        Some(Task::Attack(AttackTask::SecondCard)) => Choice::Second(takes_second(game, st)),
        Some(Task::Attack(AttackTask::RemoveDie)) if offered.contains(&weaker) => weaker,
        _ => offered[0],
    }
}

fn takes_second(game: &Doom2016, st: &State) -> bool {
    let mut attack = st.attack().clone();
    let kept = game.tally(st, &attack).damage;
    let next = cards::next(st, attack.defender.figure());
    let others: Vec<(u8, u32)> =
        next.iter().map(|(card, n)| (exact::left(game, st, &mut attack, Some(*card)), *n)).collect();
    exact::is_better(kept, &others)
}
