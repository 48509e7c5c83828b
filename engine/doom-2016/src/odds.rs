//! What an attack may come to before it is declared: who attacks with what, as the rules have it, and what everything that
//! happens by itself makes of the dice. `exact` counts dice and cards, `cards` says which ones may be revealed, `strike` has
//! attacks that somebody only thinks of, `played` plays those that cannot be counted, `lines` puts all of it into words.

mod cards;
mod exact;
mod lines;
mod played;
mod shares;
mod stand;
mod strike;

pub(crate) use strike::{of_strike, reaches};

use crate::Doom2016;
use crate::act::By;
use crate::choice::Choice;
use crate::content::{Act, Trigger};
use crate::state::State;
use crate::task::{AttackTask, DemonTask, MarineTask, Task};
use engine::world::FigureId;
use rule_system::odds::{Odds, WHOLE};
use shares::shares;
use stand::{Attempt, Stand};

/// What an attack on offer may come to; `None` for any other choice.
pub(crate) fn of_choice(game: &Doom2016, state: &State, choice: Choice) -> Option<Odds> {
    Some(worked_out(game, &attempt(game, state, choice)?, played::ATTACKS))
}

/// Are the odds of a choice counted, and not played?
pub(crate) fn are_counted(game: &Doom2016, state: &State, choice: Choice) -> bool {
    attempt(game, state, choice).is_none_or(|attempt| Stand::of(game, &attempt).plain)
}

/// The attack that a choice is.
fn attempt(game: &Doom2016, state: &State, choice: Choice) -> Option<Attempt> {
    let Choice::Attack(target, long) = choice else { return None };
    let (attacker, card) = match *state.tasks.last()? {
        Task::Marine(MarineTask::Turn(marine)) => (marine, state.turn.card()),
        Task::Demon(DemonTask::Turn(figure)) | Task::Attack(AttackTask::Other(figure, _)) => (figure, None),
        _ => return None,
    };
    let on_map = |id: FigureId| state.world.figures().get(id).is_some_and(|figure| figure.on_map);
    if !on_map(attacker) || !on_map(target) {
        return None;
    }
    let seat = game.seat_of(attacker);
    Some(Attempt { state: state.clone(), seat, attacker, target, card, long })
}

/// Everything is counted where dice and cards decide alone. Where scripts listen to an attack, or cards do by themselves what
/// asks somebody or rolls other dice before the damage, attacks are played instead ([`played`]), so many of them.
fn worked_out(game: &Doom2016, attempt: &Attempt, attacks: u32) -> Odds {
    let stand = Stand::of(game, attempt);
    let figure = attempt.state.world.figures()[attempt.target];
    let firsts = match figure.stunned {
        true => Vec::new(),
        false => cards::firsts(game, &attempt.state, attempt.seat, attempt.target),
    };
    let hit = exact::hit(game, &stand, &firsts);
    let mut lines = lines::of(game, &stand, &hit, figure.stunned, &firsts);
    if !stand.plain {
        let count = played::played(game, attempt, attacks);
        lines.push(played::line(attacks));
        return odds(&count.ways, count.falls, count.stunned, lines);
    }
    let left = game.table().kind(figure.kind).health.saturating_sub(figure.damage).max(1);
    let (mut falls, mut stunned) = (0u128, 0u128);
    for (damage, ways) in hit.ways.iter().enumerate() {
        let damage = damage as u8;
        if damage >= left {
            falls += ways;
        } else if *ways > 0 && stuns(game, &stand.state, damage) {
            stunned += ways;
        }
    }
    odds(&hit.ways, falls, stunned, lines)
}

/// Shares and mean of so many ways for each damage.
fn odds(ways: &[u128], falls: u128, stunned: u128, lines: Vec<String>) -> Odds {
    let all = ways.iter().sum::<u128>().max(1);
    let part = |some: u128| ((2 * some * u128::from(WHOLE) + all) / (2 * all)) as u32;
    let sum: u128 = (0u128..).zip(ways).map(|(damage, ways)| damage * ways).sum();
    Odds {
        kill: part(falls),
        stun: part(stunned),
        mean: ((2 * sum * 1_000 + all) / (2 * all)) as u32,
        damage: shares(ways, WHOLE),
        lines,
    }
}

/// Is a defender who lives stunned by an attack that caused so much damage?
fn stuns(game: &Doom2016, st: &State, damage: u8) -> bool {
    let attack = st.attack();
    if attack.outcome().stuns {
        return true;
    }
    let side = game.side_of_attacker(st);
    let stunning = |ability: &&crate::content::Ability| {
        ability.when == Trigger::AfterAttack && ability.by_itself() && ability.acts.contains(&Act::Stun)
    };
    let abilities = game.own_abilities(st, side);
    if !abilities.iter().any(|ability| stunning(&ability)) {
        return false;
    }
    let (attacker, defender) = (attack.attacker.figure(), attack.defender.figure());
    let by = By { side, own: Some(attacker), trigger: Trigger::AfterAttack };
    let mut after = st.clone();
    let _ = after.attack_mut().settle(false, damage);
    let _ = after.world.hurt(defender, damage);
    let _ = after.world.end_stun(attacker);
    let _ = after.world.end_stun(defender);
    abilities.iter().filter(stunning).any(|ability| game.all_hold(&after, &ability.conditions, by))
}
