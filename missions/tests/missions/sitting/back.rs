//! Going back leads to the very moments that were there, and on again to the same ones; what was seen since is counted; a game that
//! was saved goes on as if it had not been.

use super::{any, bots, games, keys, mission, open, people, viewers};
use engine::Step;
use engine::play::{Digest, Replay, Rng};
use missions::simulate::BotKind;
use missions::sitting::{Refusal, Seen, Sitting};
use std::collections::BTreeMap;

/// A moment: its fingerprint and what is on offer.
fn moment(sitting: &Sitting) -> (Digest, Vec<String>) {
    (sitting.session().digest(), keys(sitting.session()))
}

/// Who is to choose; `None` for chance.
fn due(sitting: &Sitting) -> Option<u8> {
    if let Step::Choose(seat) = *sitting.session().due() { Some(seat.0) } else { None }
}

/// How often others have chosen since so many choices, counted from the choices themselves.
fn others(sitting: &Sitting, number: usize, seat: Option<u8>) -> Vec<(Option<u8>, usize)> {
    let mut others = BTreeMap::<Option<u8>, usize>::new();
    for deed in sitting.deeds()[number..].iter().filter(|deed| deed.by != seat && !deed.passes) {
        *others.entry(deed.by).or_default() += 1;
    }
    others.into_iter().collect()
}

fn counted(seen: &[Seen]) -> Vec<(Option<u8>, usize)> {
    let mut counted: Vec<_> = seen
        .iter()
        .map(|seen| match *seen {
            Seen::Chance(count) => (None, count),
            Seen::Choices(by, count) => (Some(by), count),
        })
        .collect();
    counted.sort_unstable();
    counted
}

#[test]
fn every_earlier_moment_comes_back_and_the_same_choices_lead_on_to_the_same_moments() {
    let (mut moments, mut far) = (0, 0);
    for (number, (name, mission, marines)) in games().iter().enumerate().filter(|(at, _)| at % 2 == 0) {
        let mut sitting = open(mission, *marines, 2, people());
        let mut rng = Rng::new(number as u64);
        let (mut noted, mut taken) = (vec![moment(&sitting)], Vec::<(Option<u8>, String)>::new());
        for _ in 0..100 {
            for _ in 0..3 {
                let Some(option) = any(sitting.session(), &mut rng) else { break };
                let key = sitting.session().now().options[option].key.clone();
                taken.push((due(&sitting), key));
                assert!(sitting.take(option));
                noted.push(moment(&sitting));
            }
            let end = taken.len();
            let most = if rng.below(10) == 0 { end } else { 30 };
            let to = end.saturating_sub(1 + rng.below(most as u32) as usize);
            let before = sitting.deeds()[to].by;
            let since = others(&sitting, to, before);
            let looks = sitting.looks();
            assert!(!sitting.rewind(end + 1), "{name}");
            assert_eq!((sitting.deeds().len(), sitting.looks()), (end, looks), "{name}: nothing has changed");
            assert!(sitting.rewind(to), "{name}");
            assert_eq!(sitting.deeds().len(), to, "{name}");
            assert_eq!(sitting.looks() - looks, u32::from(!since.is_empty()), "{name}: {since:?}");
            assert_eq!(moment(&sitting), noted[to], "{name}: {to} of {end}");
            for ((by, key), then) in taken[to..].iter().zip(&noted[to + 1..]) {
                let option = sitting.option(*by, key).expect("it was on offer");
                assert!(sitting.take(option));
                assert_eq!(moment(&sitting), *then, "{name}: {key}, {to} of {end}");
            }
            moments += 1;
            far += usize::from(end - to > 30);
        }
    }
    assert!(moments >= 1_000 && far > 20, "{moments} moments, {far} far back");
}

#[test]
fn what_was_seen_since_is_counted_and_refused() {
    let (mut free, mut refused) = (0, 0);
    for (number, (name, mission, marines)) in games().iter().enumerate() {
        let mut sitting = open(mission, *marines, 4, people());
        let mut rng = Rng::new(number as u64);
        for _ in 0..150 {
            let Some(option) = any(sitting.session(), &mut rng) else { break };
            assert!(sitting.take(option));
            let made = sitting.deeds().len();
            let number = rng.below(made as u32 + 1) as usize;
            for seat in viewers(sitting.session()).into_iter().map(|viewer| viewer.map(|seat| seat.0)) {
                let seen = sitting.seen_since(number, seat);
                assert_eq!(counted(&seen), others(&sitting, number, seat), "{name}: {seat:?}");
            }
            let seats: Vec<u8> = sitting.session().seats().into_iter().map(|(seat, _)| seat.0).collect();
            for seat in seats {
                let own = sitting.made_by(Some(seat));
                assert_eq!(own, sitting.deeds().iter().filter(|deed| deed.by == Some(seat)).count());
                let nothing: Result<usize, Refusal> = Err(Refusal::Nothing(own));
                assert_eq!(sitting.way_back(Some(seat), Some(own), false), nothing, "{name}");
                let last = sitting.deeds().iter().rposition(|deed| deed.by == Some(seat));
                let Some(last) = last else {
                    assert_eq!(sitting.way_back(Some(seat), None, true), nothing, "{name}");
                    continue;
                };
                assert_eq!(sitting.way_back(Some(seat), None, true), Ok(last), "{name}");
                let seen = sitting.seen_since(last, Some(seat));
                let back = sitting.way_back(Some(seat), None, false);
                if made - last == 1 {
                    assert_eq!(back, Ok(last), "{name}: nothing happened since");
                    free += 1;
                } else {
                    assert_eq!(back, Err(Refusal::Seen(seen)), "{name}");
                    refused += 1;
                }
            }
        }
    }
    assert!(free > 500 && refused > 500, "{free} free, {refused} refused");
}

/// A seat of several choices in a row may keep as many of them as it says.
#[test]
fn a_seat_goes_back_to_the_choice_it_names() {
    let mut sitting = open(&mission("first-steps"), 2, 1, people());
    let mut rng = Rng::new(9);
    for _ in 0..120 {
        let Some(option) = any(sitting.session(), &mut rng) else { break };
        assert!(sitting.take(option));
    }
    let seats: Vec<u8> = sitting.session().seats().into_iter().map(|(seat, _)| seat.0).collect();
    let mut named = 0;
    for seat in seats {
        let own: Vec<usize> =
            (0..sitting.deeds().len()).filter(|number| sitting.deeds()[*number].by == Some(seat)).collect();
        for (kept, number) in own.iter().enumerate() {
            assert_eq!(sitting.way_back(Some(seat), Some(kept), true), Ok(*number));
            named += 1;
        }
    }
    assert!(named > 20, "{named}");
}

#[test]
fn a_saved_game_goes_on_with_the_same_table_offers_and_log_for_every_seat() {
    let mut compared = 0;
    for (number, (name, mission, marines)) in games().iter().enumerate() {
        // Half of them are left in the middle of a turn of people, half are games of bots.
        let players = || if number % 2 == 0 { people() } else { bots(BotKind::Greedy, &[]) };
        let mut sitting = open(mission, *marines, 6, players());
        let mut rng = Rng::new(number as u64);
        for _ in 0..60 + 20 * (number % 7) {
            let option =
                if number % 2 == 0 { any(sitting.session(), &mut rng) } else { sitting.due_option() };
            let Some(option) = option else { break };
            assert!(sitting.take(option));
        }
        let saved = sitting.replay().to_string();
        let (replay, problems) = Replay::parse(&saved);
        assert!(problems.is_empty(), "{name}: {problems:?}");
        let mut again = open(mission, *marines, 6, players());
        assert_eq!(again.follow(replay.moves.iter().map(String::as_str)), sitting.deeds().len(), "{name}");
        assert_eq!(again.session().digest(), sitting.session().digest(), "{name}");
        assert_eq!(replay.last, Some(again.session().digest()), "{name}");
        assert_eq!(again.replay().to_string(), saved, "{name}");
        assert_eq!(again.deeds(), sitting.deeds(), "{name}");
        for viewer in viewers(sitting.session()) {
            let view = again.view(viewer);
            assert_eq!(view, sitting.view(viewer), "{name}: {viewer:?}");
            assert!(!view.log.is_empty(), "{name}: {viewer:?}");
            compared += 1;
        }
        assert_eq!(again.due_option(), sitting.due_option(), "{name}");
    }
    assert!(compared >= 80, "{compared}");
}

/// A game that another one is no part of is followed as far as it fits.
#[test]
fn a_saved_game_is_followed_as_far_as_its_choices_are_on_offer() {
    let mission = mission("cold-vaults");
    let mut sitting = open(&mission, 1, 6, people());
    let mut rng = Rng::new(1);
    for _ in 0..30 {
        let option = any(sitting.session(), &mut rng).expect("it is not over");
        assert!(sitting.take(option));
    }
    let mut replay = sitting.replay();
    replay.moves[20] = "step into the void".to_owned();
    let mut again = open(&mission, 1, 6, people());
    assert_eq!(again.follow(replay.moves.iter().map(String::as_str)), 20);
    assert_eq!(again.deeds(), &sitting.deeds()[..20]);
}
