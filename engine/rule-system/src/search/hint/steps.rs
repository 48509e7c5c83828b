//! A plan as choices with keys and sentences: it is carried out once, with greedy bots for everything between. What the plan is
//! worth is found elsewhere, in many rollouts.

use super::parts::Advised;
use crate::search::adviser::{Plan, Searchable, Walk};
use crate::search::luck::Luck;
use crate::search::rollout::{Rollouts, planned};
use engine::game::Log;
use engine::{Options, Seat, Step};

/// No plan takes more choices, with all that comes between.
const LIMIT: u32 = 400;

/// A plan of a seat as it goes from a state, as far as it can be carried out in this activation.
pub(super) fn advised<G: Searchable>(
    game: &G,
    rollouts: &mut Rollouts<G>,
    mut state: G::State,
    (seat, plan): (Seat, &Plan<G::Choice>),
    mut luck: Luck,
) -> Advised {
    rollouts.begin();
    rollouts.seat(game, seat).refuse(plan.refuses);
    let (mut next, moment) = (&plan.choices[..], game.moment(&state));
    let (mut options, mut log) = (Options::default(), Log::silent());
    let mut advised =
        Advised { keys: Vec::new(), texts: Vec::new(), stays: plan.halts, refuses: plan.refuses };
    let mut due = game.step(&state, &mut options);
    for _ in 0..LIMIT {
        if next.is_empty() || game.moment(&state) != moment {
            break;
        }
        let pick = match due {
            Step::Over(_) => break,
            Step::Chance => luck.pick(game.stream(&state), &options.weights),
            // A single option is taken without a thought, and gives up nothing of the plan.
            Step::Choose(_) if options.list.len() == 1 && options.list.first() != next.first() => 0,
            Step::Choose(who) => match planned(&mut next, who == seat, &options.list) {
                Some(pick) => {
                    let shown = game.show(&state, options.list[pick]);
                    advised.keys.push(shown.key);
                    advised.texts.push(shown.text);
                    pick
                }
                None if options.list.len() == 1 => 0,
                None => {
                    let bot = rollouts.seat(game, who);
                    let pick = bot.pick(game, &state, who, &options.list, &mut luck.bots);
                    // The figure is kept from going on as planned.
                    if who == seat && G::walk(options.list[pick]) != Walk::No {
                        break;
                    }
                    pick
                }
            },
        };
        due = game.advance(&mut state, options.list[pick], &mut log, &mut options);
    }
    advised
}
