//! A seat that is to choose is offered exactly what the rules have on offer, in their order; no other seat is offered anything.

use super::{any, games, keys, open, people, viewers};
use engine::play::Rng;
use engine::{Spot, Step};
use missions::sitting::{Due, Sitting};

/// Compare what is offered now. False where chance is due or the game is over.
fn compare(sitting: &Sitting, rng: &mut Rng, what: &str) -> bool {
    let session = sitting.session();
    let due = if let Step::Choose(due) = *session.due() { Some(due) } else { None };
    let others: Vec<_> =
        viewers(session).into_iter().filter(|viewer| due.is_none() || *viewer != due).collect();
    let other = others[rng.below(others.len() as u32) as usize];
    let view = sitting.view(other);
    assert_eq!((view.seat, view.offers.len()), (other, 0), "{what}: {other:?} is not to choose");
    assert_eq!((&view.rows, &view.counts), (&session.seat_view(other), &session.counts()), "{what}");
    assert!(!matches!(view.due, Due::Choose { asked: Some(_), .. }), "{what}: {other:?} is not asked");
    let Some(seat) = due else { return false };
    let view = sitting.view(Some(seat));
    let offered: Vec<&String> = view.offers.iter().map(|offer| &offer.key).collect();
    let options = keys(session);
    assert_eq!(offered, options.iter().collect::<Vec<_>>(), "{what}");
    let asked = session.question().or_else(|| session.asked());
    assert_eq!(view.due, Due::Choose { seat, name: session.seat_name(seat), asked }, "{what}");
    for (at, (offer, shown)) in view.offers.iter().zip(session.now().options).enumerate() {
        let details = session.details(at);
        let space = if let Spot::Space(space) = shown.spot { Some(space) } else { None };
        assert_eq!((&offer.text, offer.space), (&shown.text, space), "{what}: {}", offer.key);
        assert_eq!((offer.thing, &offer.help), (details.thing, &details.help), "{what}: {}", offer.key);
        assert_eq!(offer.kind, details.what.map(|it| it.kind), "{what}: {}", offer.key);
    }
    true
}

#[test]
fn what_is_offered_is_what_the_rules_have_on_offer() {
    let (mut chosen, mut looked) = (0, 0);
    for (number, (name, mission, marines)) in games().iter().enumerate() {
        // Short games are looked at all along, for their log is short; one goes on to its last rounds.
        for (game, (limit, every)) in [(110, 1), (110, 1), (110, 1), (900, 12)].into_iter().enumerate() {
            let seed = (4 * number + game) as u64;
            let mut sitting = open(mission, *marines, seed, people());
            let mut rng = Rng::new(seed);
            for choice in 0..limit {
                if choice % every == 0 {
                    let what = format!("{name}, game {game}, choice {choice}");
                    chosen += usize::from(compare(&sitting, &mut rng, &what));
                    looked += 1;
                }
                let Some(option) = any(sitting.session(), &mut rng) else { break };
                assert!(sitting.take(option));
            }
        }
    }
    assert!(looked > 5_000 && chosen > 2_500, "{looked} looks, {chosen} choices of seats");
}
