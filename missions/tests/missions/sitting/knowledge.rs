//! What a seat is shown does not depend on what it may not know: the same moment with hidden cards dealt otherwise looks the same to
//! it. What lies open is seen by everybody.

use super::{any, games, keys, open, people, viewers};
use engine::play::Rng;
use engine::{Event, Seat, Step};
use missions::playable::TableSession;
use missions::seat_view::SeatView;
use missions::table_game::Counts;
use missions::ways::Way;

/// What a table shows a seat, or an onlooker, at a moment.
#[derive(Debug, PartialEq)]
struct Shown {
    due: Step,
    rows: SeatView,
    counts: Counts,
    asked: Option<String>,
    ways: Vec<Way>,
    offers: Vec<String>,
}

/// Ways take long to find, so that they are not always asked for.
fn shown(session: &dyn TableSession, seat: Option<Seat>, with_ways: bool) -> Shown {
    let chooses = seat.is_some_and(|seat| *session.due() == Step::Choose(seat));
    Shown {
        due: session.due().clone(),
        rows: session.seat_view(seat),
        counts: session.counts(),
        asked: if chooses { session.question().or_else(|| session.asked()) } else { None },
        ways: if chooses && with_ways { session.ways() } else { Vec::new() },
        offers: if chooses { keys(session) } else { Vec::new() },
    }
}

/// Is it the same moment of a game whatever this seat cannot know? Where another seat is asked about cards it holds, it would not be
/// asked with other cards: such a moment is left out. In an activation it is always asked.
fn is_same_moment(session: &dyn TableSession, seat: Seat) -> bool {
    match session.due() {
        Step::Choose(due) if *due != seat => keys(session).iter().any(|key| key == "end"),
        Step::Choose(_) | Step::Chance | Step::Over(_) => true,
    }
}

#[test]
fn what_a_seat_is_shown_is_the_same_however_hidden_cards_are_dealt() {
    let games = games();
    let (mut compared, mut otherwise, mut walked) = (0, 0, 0);
    for number in 0..100_u64 {
        let (name, mission, marines) = &games[number as usize % games.len()];
        // Most games are short, some reach the last rounds.
        let limit = [100, 240, 700][number as usize % 3];
        let every = limit / 20;
        let mut sitting = open(mission, *marines, number, people());
        let mut rng = Rng::new(number);
        for choice in 0..limit {
            let Some(option) = any(sitting.session(), &mut rng) else { break };
            if choice % every == 0 {
                let with_ways = choice % (3 * every) == 0;
                let session = sitting.session();
                for (seat, _) in session.seats() {
                    if !is_same_moment(session, seat) {
                        continue;
                    }
                    let dealt = session.dealt_otherwise(seat, rng.bits());
                    let what = format!("{name}, game {number}, choice {choice}, {seat:?}");
                    let own = shown(session, Some(seat), with_ways);
                    walked += usize::from(!own.ways.is_empty());
                    assert_eq!(own, shown(&*dealt, Some(seat), with_ways), "{what}");
                    assert_eq!(
                        shown(session, None, false),
                        shown(&*dealt, None, false),
                        "{what}, an onlooker"
                    );
                    compared += 1;
                    otherwise += usize::from(dealt.digest() != session.digest());
                }
            }
            assert!(sitting.take(option));
        }
    }
    let told = format!("{compared} compared, {otherwise} otherwise, {walked} with ways");
    assert!(compared > 2_000 && otherwise * 2 > compared && walked > 30, "{told}");
}

/// The own cards of a seat are shown to it: a table that is dealt otherwise for somebody else looks otherwise to it.
#[test]
fn who_holds_other_cards_sees_it() {
    let (mut held, mut seen) = (0, 0);
    for (number, (_, mission, marines)) in games().iter().enumerate() {
        let mut sitting = open(mission, *marines, 3, people());
        let mut rng = Rng::new(number as u64);
        for choice in 0..120 {
            let Some(option) = any(sitting.session(), &mut rng) else { break };
            let session = sitting.session();
            if *session.due() == Step::Chance && choice % 4 == 0 {
                for (seat, _) in session.seats() {
                    let (before, dealt) = (session.seat_view(Some(seat)), rng.bits());
                    let others = session.seats().into_iter().filter(|(other, _)| *other != seat);
                    for (other, _) in others {
                        held += 1;
                        let dealt = session.dealt_otherwise(other, dealt);
                        seen += usize::from(dealt.seat_view(Some(seat)) != before);
                    }
                }
            }
            assert!(sitting.take(option));
        }
    }
    assert!(held > 500 && seen * 4 > held, "{seen} of {held}");
}

#[test]
fn a_figure_that_moves_is_seen_by_every_seat() {
    let (mut moved, mut rows) = (0, 0);
    for (number, (name, mission, marines)) in games().iter().enumerate() {
        let mut sitting = open(mission, *marines, 5, people());
        let mut rng = Rng::new(number as u64);
        for _ in 0..90 {
            let Some(option) = any(sitting.session(), &mut rng) else { break };
            if *sitting.session().due() == Step::Chance {
                assert!(sitting.take(option));
                continue;
            }
            let viewers = viewers(sitting.session());
            let before: Vec<_> = viewers.iter().map(|viewer| sitting.view(*viewer)).collect();
            let heard = sitting.session().events().len();
            assert!(sitting.take(option));
            let events = &sitting.session().events()[heard..];
            if !events.iter().any(|event| matches!(event, Event::Moved { .. })) {
                continue;
            }
            moved += 1;
            let after: Vec<_> = viewers.iter().map(|viewer| sitting.view(*viewer)).collect();
            for (before, after) in before.iter().zip(&after) {
                assert!(after.log.len() > before.log.len(), "{name}: {:?}", after.seat);
                rows += usize::from(before.rows != after.rows);
            }
        }
    }
    assert!(moved > 100 && rows > 100, "{moved} moves, {rows} changed rows");
}
