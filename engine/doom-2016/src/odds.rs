//! What an attack may come to before it is declared: who attacks with what, as the rules have it, and what everything that
//! happens by itself makes of the dice. `exact` counts dice and cards, `cards` says which ones may be revealed, `strike` has
//! attacks that somebody only thinks of, `played` plays those that cannot be counted, `lines` puts all of it into words.

mod cards;
mod exact;
mod lines;
mod played;
mod strike;

pub(crate) use strike::{of_strike, reaches};

use crate::Doom2016;
use crate::act::By;
use crate::choice::Choice;
use crate::content::{Act, CardId, Trigger};
use crate::run::Cx;
use crate::state::State;
use crate::task::{Phase, Task};
use cards::First;
use engine::event::EventKind;
use engine::game::{Log, Seat};
use engine::world::FigureId;
use rule_system::odds::{Odds, WHOLE};

/// An attack that may be made.
struct Attempt {
    /// The state in which it is chosen; the task on top is the one it is chosen for.
    state: State,
    /// Who asks.
    seat: Seat,
    attacker: FigureId,
    target: FigureId,
    /// The marine's card.
    card: Option<CardId>,
    /// With the ability that lengthens the range.
    long: bool,
}

/// The attack when all that happens by itself has happened, but for dice and cards.
struct Stand {
    /// The attack is the last of this state.
    state: State,
    /// How many dice the attacker loses, of the attacker's choice.
    lost: u8,
    /// The attacker is stunned: one of the dice is lost for that.
    stunned: bool,
    /// The defender stood in cover when the attack was declared.
    had_cover: bool,
    /// The defender has a right to a second card.
    cover: bool,
    /// Dice and cards decide everything that is left.
    plain: bool,
}

/// What an attack on offer may come to; `None` for any other choice.
pub(crate) fn of_choice(game: &Doom2016, state: &State, choice: Choice) -> Option<Odds> {
    let Choice::Attack(target, long) = choice else { return None };
    let (attacker, card) = match *state.tasks.last()? {
        Task::MarineTurn(marine) => (marine, state.turn.card.map(CardId)),
        Task::FigureTurn(figure) | Task::AttackOther(figure, _) => (figure, None),
        _ => return None,
    };
    let on_map = |id: FigureId| state.world.figures().get(id).is_some_and(|figure| figure.on_map);
    if !on_map(attacker) || !on_map(target) {
        return None;
    }
    let seat = game.seat_of(attacker);
    Some(worked_out(game, &Attempt { state: state.clone(), seat, attacker, target, card, long }))
}

/// Everything is counted where dice and cards decide alone. Where scripts listen to an attack, or cards do by themselves what
/// asks somebody or rolls other dice before the damage, attacks are played instead ([`played`]).
fn worked_out(game: &Doom2016, attempt: &Attempt) -> Odds {
    let stand = Stand::of(game, attempt);
    let figure = attempt.state.world.figures()[attempt.target];
    let firsts = match figure.stunned {
        true => Vec::new(),
        false => cards::firsts(game, &attempt.state, attempt.seat, attempt.target),
    };
    let hit = exact::hit(game, &stand, &firsts);
    let mut lines = lines::of(game, &stand, &hit, figure.stunned, &firsts);
    if !stand.plain {
        let count = played::played(game, attempt);
        lines.push(played::LINE.to_owned());
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

/// The parts of a whole that so many ways make up. They sum to the whole: what rounding leaves goes to the largest remainders.
fn shares(ways: &[u128], whole: u32) -> Vec<u32> {
    let all = ways.iter().sum::<u128>();
    if all == 0 {
        return vec![0; ways.len()];
    }
    let scaled = |at: usize| ways[at] * u128::from(whole);
    let mut shares: Vec<u32> = (0..ways.len()).map(|at| (scaled(at) / all) as u32).collect();
    let left = whole - shares.iter().sum::<u32>();
    let mut order: Vec<usize> = (0..ways.len()).collect();
    order.sort_by_key(|at| std::cmp::Reverse(scaled(*at) % all));
    for at in order.into_iter().take(left as usize) {
        shares[at] += 1;
    }
    shares
}

/// Is a defender who lives stunned by an attack that caused so much damage?
fn stuns(game: &Doom2016, st: &State, damage: u8) -> bool {
    let attack = st.attack();
    if attack.stuns {
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
    let by = By { side, own: attack.attacker, trigger: Trigger::AfterAttack };
    let mut after = st.clone();
    after.attack_mut().damage = damage;
    let _ = after.world.hurt(attack.defender, damage);
    let _ = after.world.end_stun(attack.attacker);
    let _ = after.world.end_stun(attack.defender);
    abilities.iter().filter(stunning).any(|ability| game.all_hold(&after, &ability.conditions, by))
}

impl Stand {
    /// The rules declare the attack, and all that happens by itself up to the damage happens at once: none of its conditions
    /// before the damage looks at dice or revealed cards.
    fn of(game: &Doom2016, attempt: &Attempt) -> Self {
        let mut state = attempt.state.clone();
        let stunned = state.world.figures()[attempt.attacker].stunned;
        let below = state.tasks.len();
        let mut log = Log::silent();
        let mut cx = Cx::new(game, &mut state, &mut log);
        cx.declare(attempt.attacker, attempt.target, attempt.card, attempt.long, false);
        let side = game.side_of_attacker(cx.st);
        let had_cover = cx.st.attack().cover;
        cx.attack_phase(Phase::BeforeRoll);
        let lost = cx.st.tasks[below..].iter().filter(|task| **task == Task::RemoveDie).count();
        cx.by_itself(Trigger::AfterRoll, side);
        let cover = cx.st.attack().cover;
        cx.by_itself(Trigger::Defending, side.other());
        cx.by_itself(Trigger::Attacking, side);
        let reveals_again = [(Trigger::Defending, side.other()), (Trigger::Attacking, side)];
        let reveals_again = reveals_again.into_iter().any(|(when, whose)| {
            let abilities = game.own_abilities(&state, whose).iter();
            abilities
                .filter(|it| it.when == when && it.by_itself())
                .any(|it| it.acts.contains(&Act::RevealAgain))
        });
        let heard = [EventKind::AttackDeclared, EventKind::DieRolled, EventKind::DefenceRevealed];
        let attack = state.attack();
        let plain = !attack.attacker_gone
            && !attack.defender_gone
            && !reveals_again
            && !heard.into_iter().any(|kind| game.listens.has(kind))
            && state.tasks.get(below..).is_some_and(|tasks| tasks.iter().all(|task| leaves_numbers(*task)));
        Self { state, lost: lost as u8, stunned, had_cover, cover, plain }
    }
}

/// Does a task that an ability or the attack itself left change no number of the attack when every player passes? Dice that
/// are rolled again are a choice, and so left out; cards that are drawn are not those that are revealed.
const fn leaves_numbers(task: Task) -> bool {
    matches!(
        task,
        Task::Attack(_)
            | Task::AttackWindow(..)
            | Task::AllyWindow(..)
            | Task::RemoveDie
            | Task::Reroll(_)
            | Task::RollAgain
            | Task::Draw(..)
            | Task::DrawEvents(_)
            | Task::DrawGlory(_)
    )
}

#[cfg(test)]
mod tests {
    use super::shares;

    #[test]
    fn shares_sum_to_the_whole() {
        assert_eq!(shares(&[1, 1, 1], 100), [34, 33, 33]);
        assert_eq!(shares(&[0, 2, 1, 4], 10), [0, 3, 1, 6]);
        assert_eq!(shares(&[7], 1_000_000), [1_000_000]);
        assert_eq!(shares(&[0, 0], 10), [0, 0]);
    }
}
