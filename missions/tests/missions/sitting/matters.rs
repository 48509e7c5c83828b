//! Whether it matters that a seat reacts: where the rules say no, everybody passes and what was said to be decided happens.

use super::{any, games, open, people};
use engine::play::Rng;
use engine::{Event, Seat, Step};
use missions::sitting::{Role, Sitting};

/// Is the seat on the side of the attacker in the attack under way?
fn attacks(sitting: &Sitting, seat: Seat) -> bool {
    let session = sitting.session();
    let declared = session.events().iter().rev().find_map(|event| match event {
        Event::AttackDeclared { attacker, .. } => Some(*attacker),
        _ => None,
    });
    let attacker = declared.expect("an attack");
    let side = session.world().side(session.table(), attacker);
    let of_seat = session.seats().into_iter().find(|(other, _)| *other == seat).map(|(_, side)| side);
    of_seat == Some(side)
}

/// Everybody passes until the attack is over; how many events there were before.
fn passed(sitting: &mut Sitting, rng: &mut Rng) -> usize {
    let before = sitting.session().events().len();
    for _ in 0..200 {
        let session = sitting.session();
        let over = |event: &Event| matches!(event, Event::AttackResolved { .. });
        if session.events()[before..].iter().any(over) {
            return before;
        }
        let count = session.now().options.len();
        let pass = (0..count).find(|option| session.role(*option) == Role::Pass);
        // An attack can end the game.
        let Some(option) = pass.or_else(|| any(session, rng)) else { return before };
        assert!(sitting.take(option));
    }
    panic!("the attack comes to no end");
}

#[test]
fn what_is_decided_happens_when_everybody_passes() {
    let (mut harmless, mut certain, mut asked) = (0, 0, 0);
    for (number, (name, mission, marines)) in (0..).zip(games()) {
        let mut sitting = open(&mission, marines, number, people());
        let mut rng = Rng::for_game(number, 3);
        while let Some(option) = any(sitting.session(), &mut rng) {
            let session = sitting.session();
            let Step::Choose(seat) = sitting.step() else {
                assert!(session.matters(), "{name}: chance is not asked");
                assert!(sitting.take(option));
                continue;
            };
            let passes = (0..session.now().options.len()).any(|at| session.role(at) == Role::Pass);
            asked += usize::from(passes);
            if session.matters() {
                assert!(sitting.take(option));
                continue;
            }
            assert!(passes, "{name}: only who may pass reacts");
            let attacks = attacks(&sitting, seat);
            let before = passed(&mut sitting, &mut rng);
            let happened = &sitting.session().events()[before..];
            let damage = happened.iter().find_map(|event| match event {
                Event::AttackResolved { damage, .. } => Some(*damage),
                _ => None,
            });
            let falls = happened.iter().any(|event| matches!(event, Event::Fragged { .. }));
            if attacks {
                assert!(falls, "{name}: {happened:?}");
                certain += 1;
            } else {
                assert_eq!(damage.unwrap_or(0), 0, "{name}: {happened:?}");
                harmless += 1;
            }
        }
    }
    assert!(harmless > 0 && certain > 3, "{harmless} harmless, {certain} certain of {asked}");
}
