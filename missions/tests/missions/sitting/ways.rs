//! Where a figure can walk: every way that is shown can be gone step by step, costs what is spent, and none of three steps or fewer
//! is cheaper. The spaces of the board and their paths have tests of their own.

use super::{any, games, keys};
use engine::play::{Provenance, Rng};
use engine::{Event, Seat, Spot, Step};
use missions::playable::TableSession;
use missions::ruleset::lay_out;
use missions::simulate::BotPair;
use std::collections::{BTreeMap, BTreeSet};

/// The keys of the steps on offer.
fn steps(session: &dyn TableSession) -> Vec<String> {
    keys(session).into_iter().filter(|key| key.starts_with("step ")).collect()
}

/// Movement points as the player reads them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Points {
    /// Those of the activation.
    Own(u16),
    /// Those that are spent at once or lost.
    AtOnce(u16),
}

/// The points left: from the sentence of what is due, otherwise from the number beside the map, which only marines have.
fn points(session: &dyn TableSession, seat: Seat) -> Option<Points> {
    let asked = session.asked().unwrap_or_default();
    // A figure that is pushed spends none of the points of who pushes it.
    if asked.contains(": push ") {
        return None;
    }
    let said = asked.split_once("move (").and_then(|(_, rest)| rest.split(' ').next()?.parse().ok());
    match said {
        Some(points) if asked.ends_with(", or stop.") => Some(Points::AtOnce(points)),
        Some(points) => Some(Points::Own(points)),
        None => {
            let view = session.seat_view(Some(seat));
            let party = view.parties.iter().find(|party| party.seat == seat)?;
            let counter = party.counters.iter().find(|counter| counter.name == "Movement points")?;
            Some(Points::Own(counter.number))
        }
    }
}

/// What was spent; `None` where it was not of the same points.
fn spent(before: Option<Points>, after: Option<Points>) -> Option<u16> {
    match (before?, after?) {
        (Points::Own(before), Points::Own(after)) | (Points::AtOnce(before), Points::AtOnce(after)) => {
            before.checked_sub(after)
        }
        (Points::Own(_), Points::AtOnce(_)) | (Points::AtOnce(_), Points::Own(_)) => None,
    }
}

/// Take a step by its key. Does the figure only move, so that its seat chooses again?
fn step(session: &mut dyn TableSession, seat: Seat, key: &str) -> bool {
    let heard = session.events().len();
    assert!(session.take_key(key).is_ok(), "{key} is not on offer");
    let is_move = |event: &Event| matches!(event, Event::Moved { .. });
    session.events()[heard..].iter().all(is_move) && *session.due() == Step::Choose(seat)
}

/// Random games, and a look at the moments at which a seat can walk.
fn walks(limit: usize, mut look: impl FnMut(&mut dyn TableSession, Seat, &mut Rng)) {
    for (number, (_, mission, marines)) in games().iter().enumerate() {
        let game = lay_out(mission, *marines).expect("known rules").game;
        let about = Provenance { seed: Some((number as u64, 0)), ..Provenance::default() };
        let mut session = game.session(BotPair::default(), about);
        let mut rng = Rng::new(number as u64);
        for _ in 0..limit {
            let Some(option) = any(&*session, &mut rng) else { break };
            if let Step::Choose(seat) = *session.due() {
                look(&mut *session, seat, &mut rng);
            }
            assert!(session.take(option).is_some());
        }
    }
}

#[test]
fn every_way_can_be_gone_step_by_step_to_its_end() {
    let (mut gone, mut long, mut halted, mut none) = (0, 0, 0, 0);
    walks(300, |session, seat, rng| {
        let steps = steps(session);
        if steps.is_empty() {
            assert!(session.ways().is_empty(), "where there is no step there is no way");
            none += 1;
            return;
        }
        if rng.below(20) > 0 {
            return;
        }
        let (number, ways) = (session.now().number, session.ways());
        let ends: BTreeSet<&String> = ways.iter().map(|way| &way.key).collect();
        // To a space beside one may also go around, where that costs as much and is safer.
        let on_offer: BTreeSet<&String> = steps.iter().collect();
        assert!(ends.is_superset(&on_offer), "every step on offer is a way");
        let ones = ways.iter().filter(|way| way.steps.len() == 1);
        assert!(ones.into_iter().all(|way| on_offer.contains(&way.key)), "a way of one step is on offer");
        assert_eq!(ends.len(), ways.len(), "each end has one way");
        for way in &ways {
            assert_eq!((way.steps.last(), way.spaces.last()), (Some(&way.key), Some(&way.to)));
            assert_eq!(way.steps.len(), way.spaces.len(), "{way:?}");
            let mut goes_on = true;
            for (key, space) in way.steps.iter().zip(&way.spaces) {
                // Another seat may react on the way.
                if !goes_on {
                    break;
                }
                let shown = session.now().options.into_iter().find(|shown| shown.key == *key);
                assert_eq!(shown.map(|shown| shown.spot), Some(Spot::Space(*space)), "{way:?}");
                let heard = session.events().len();
                goes_on = step(session, seat, key);
                let moved = session.events().get(heard);
                assert!(matches!(moved, Some(Event::Moved { to, .. }) if to == space), "{way:?}: {moved:?}");
            }
            assert!(session.rewind(number));
            gone += 1;
            long += usize::from(way.steps.len() > 2);
            halted += usize::from(way.halts);
        }
    });
    let told = format!("{gone} gone, {long} of three steps or more, {halted} halted, {none} without a step");
    assert!(gone > 500 && long > 100 && none > 500, "{told}");
}

/// Keys and costs of what can be reached in so many steps, each as cheap as possible.
fn reach(
    session: &mut dyn TableSession,
    seat: Seat,
    start: Option<Points>,
    depth: u8,
    found: &mut BTreeMap<String, u16>,
) {
    let number = session.now().number;
    for key in steps(session) {
        if step(session, seat, &key) {
            if let Some(cost) = spent(start, points(session, seat)) {
                let known = found.entry(key).or_insert(cost);
                *known = (*known).min(cost);
            }
            if depth > 1 {
                reach(session, seat, start, depth - 1, found);
            }
        }
        assert!(session.rewind(number));
    }
}

#[test]
fn a_way_costs_what_is_spent_and_no_way_of_three_steps_is_cheaper() {
    let (mut looked, mut compared, mut dear) = (0, 0, 0);
    walks(300, |session, seat, rng| {
        let start = points(session, seat);
        if !matches!(start, Some(Points::Own(_))) || rng.below(40) > 0 || steps(session).is_empty() {
            return;
        }
        looked += 1;
        let ways = session.ways();
        let mut found = BTreeMap::new();
        reach(session, seat, start, 3, &mut found);
        for (key, cost) in found {
            let way = ways.iter().find(|way| way.key == key);
            let way = way.unwrap_or_else(|| panic!("there is no way to {key}"));
            assert!(u16::from(way.cost) <= cost, "{way:?} can be gone for {cost}");
            compared += 1;
        }
        let number = session.now().number;
        for way in ways.iter().filter(|way| !way.halts) {
            let whole = way.steps.iter().all(|key| step(session, seat, key));
            if let Some(cost) = spent(start, points(session, seat)).filter(|_| whole) {
                assert_eq!(u16::from(way.cost), cost, "{way:?}");
                dear += usize::from(usize::from(cost) > way.steps.len());
            }
            assert!(session.rewind(number));
        }
    });
    assert!(
        looked > 15 && compared > 200,
        "{looked} looks, {compared} compared, {dear} over difficult ground"
    );
}

/// A figure that is pushed, or moves in between, does not go on as the figure whose activation it is.
#[test]
fn a_way_is_of_one_figure() {
    let mut gone = 0;
    walks(600, |session, seat, rng| {
        // In an activation there are many ways, at other moments few.
        let in_activation = keys(session).iter().any(|key| key == "end");
        if in_activation && rng.below(60) > 0 {
            return;
        }
        let (number, ways) = (session.now().number, session.ways());
        for way in &ways {
            let mut walkers = BTreeSet::new();
            for key in &way.steps {
                let heard = session.events().len();
                let _ = step(session, seat, key);
                if let Some(Event::Moved { figure, .. }) = session.events().get(heard) {
                    let _ = walkers.insert(*figure);
                }
            }
            assert_eq!(walkers.len(), 1, "{way:?}");
            assert!(session.rewind(number));
            gone += 1;
        }
    });
    assert!(gone > 200, "{gone}");
}
