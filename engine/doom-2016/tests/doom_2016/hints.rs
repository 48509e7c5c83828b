//! Hints in games of 2016: they begin with what is on offer, and are the same whatever the seat cannot know.

use crate::missions::{ARENA, Goal, mission, mission_of};
use doom_2016::{Doom2016, Greedy};
use engine::game::Log;
use engine::play::{Bot, Controls, Rng};
use engine::{Game, Options, Step};
use rule_system::search::{Hint, Searchable, features, hint, learn};

const GOAL: Goal = Goal::Contain;

fn room() -> Doom2016 {
    mission(ARENA, 2, GOAL, 2)
}

/// What must hold of every hint.
fn audit(hint: &Hint, offered: &[String]) {
    for plan in [Some(&hint.best), hint.next.as_ref()].into_iter().flatten() {
        assert!(offered.contains(&plan.keys[0]), "{plan:?}, on offer: {offered:?}");
        assert_eq!(plan.keys.len(), plan.texts.len());
    }
    assert!(hint.by >= 0 && hint.error >= 0, "{hint:?}");
    assert_eq!(hint.sure, hint.by > 0 && hint.by >= 2 * hint.error, "{hint:?}");
    assert!(hint.reasons.len() <= 3 && hint.reasons.iter().all(|it| it.points != 0), "{hint:?}");
    assert!(hint.reasons.is_sorted_by_key(|it| -it.points.abs()), "{hint:?}");
    assert!(hint.next.is_some() || hint.reasons.is_empty(), "{hint:?}");
}

#[test]
fn a_hint_is_the_same_whatever_the_seat_cannot_know() {
    const HINTS: u64 = 40;
    let game = room();
    let value = learn(&game, 60, 1, Controls::default()).expect("not cancelled");
    // Another invasion card: marines may not know which it is.
    let other =
        mission_of(ARENA, 2, GOAL, 2, |it| it.invasion = (it.invasion + 3) % it.content.invasions.len());
    let (mut asked, mut changed, mut explained) = (0, 0, 0);
    for seed in 0..50 {
        let (mut rng, mut greedy) = (Rng::new(seed), Greedy::new(&game));
        let (mut state, mut options) = (game.start(), Options::default());
        loop {
            let pick = match game.step(&state, &mut options) {
                Step::Over(_) => break,
                Step::Chance => rng.weighted(&options.weights),
                Step::Choose(seat) => {
                    if asked < HINTS && rng.below(12) == 0 {
                        let mut dealer = Rng::new(seed ^ asked);
                        let otherwise = game.dealt_anew(&state, seat, |n| dealer.below(n as u32) as usize);
                        let table = if seat.0 < game.marines() { &other } else { &game };
                        let one = hint(&game, &value, &state, asked);
                        assert_eq!(one, hint(table, &value, &otherwise, asked), "{seat:?}");
                        if let Some(hint) = one {
                            let shown = options.list.iter().map(|choice| game.show(&state, *choice).key);
                            audit(&hint, &shown.collect::<Vec<_>>());
                            explained += usize::from(!hint.reasons.is_empty());
                            changed += u64::from(otherwise != state);
                            asked += 1;
                        }
                    }
                    greedy.pick(&game, &state, seat, &options.list, &mut rng)
                }
            };
            game.apply(&mut state, options.list[pick], &mut Log::silent());
        }
    }
    assert_eq!(asked, HINTS);
    assert!(changed * 2 > asked && explained > 5, "{changed} changed, {explained} with reasons");
}

#[test]
fn every_number_that_is_measured_has_a_name() {
    let game = room();
    let (mut basics, mut own) = (Vec::new(), Vec::new());
    features::basics(&game, &game.start(), &mut basics);
    game.adviser().measure(&game, &game.start(), &mut own);
    assert_eq!([basics.len(), own.len()], [features::BASICS.len(), game.measured().len()]);
}
