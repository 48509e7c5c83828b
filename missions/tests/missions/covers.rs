//! Games with people on both sides at one screen: who gets the screen because they may react follows from what everybody sees,
//! whatever the hands hold.

use crate::shared::shipped;
use crate::sitting::any;
use engine::play::Rng;
use engine::{Seat, Side, Step};
use missions::playable::TableSession;
use missions::simulate::BotPair;
use missions::sitting::{Players, Role, Sitting, cover};

/// So many games of each mission, and at most so many choices in one.
const GAMES: u64 = 2;
const LONG: usize = 500;

/// After so many passes one after another the rules are at fault.
const PASSES: usize = 60;

/// What was counted over all games.
#[derive(Debug, Default)]
struct Seen {
    /// Choices that were made again with hands dealt otherwise.
    compared: usize,
    /// Those in which both came equally far.
    ended_alike: usize,
    /// Those after which the screen is handed on.
    covered: usize,
    /// Those after which a seat is asked with one deal, and not with the other.
    apart: usize,
    /// Those after which it is handed on while no figure is active, so outside attacks.
    outside: usize,
}

fn open(mission: &missions::Mission, name: &str, seed: u64) -> Sitting {
    let players = Players { people: None, bots: BotPair::default(), chance: true };
    Sitting::open(mission, name, None, (seed, 1), players).expect("a game")
}

/// The option to pass, if a seat may.
fn pass(session: &dyn TableSession) -> Option<usize> {
    let chooses = matches!(session.due(), Step::Choose(_));
    let count = session.now().options.len();
    (0..count).find(|option| chooses && session.role(*option) == Role::Pass)
}

/// Takes a choice, and then lets everybody pass up to the next choice that is no reaction. Whom the screen was handed on to, one side
/// after the other, how often somebody was asked, and how much had happened by then.
fn handed_on(mut session: Box<dyn TableSession>, key: &str) -> Option<(Vec<Side>, usize, usize)> {
    let (mut sides, mut asked): (Vec<Side>, usize) = (Vec::new(), 0);
    let mut key = key.to_owned();
    for _ in 0..PASSES {
        let supposed = session.with_supposed_hands();
        session.take_key(&key).ok()?;
        let seats = session.seats();
        let side = |wanted: Seat| seats.iter().find(|(seat, _)| *seat == wanted).expect("a seat").1;
        for it in cover::asked(supposed, &key, &*session) {
            sides.push(side(it.seat));
        }
        let Some(option) = pass(&*session) else {
            sides.dedup();
            return Some((sides, asked, session.events().len()));
        };
        if let Step::Choose(seat) = session.due() {
            assert_eq!(sides.last(), Some(&side(*seat)), "who is asked gets the screen");
        }
        asked += 1;
        key = session.now().options[option].key.clone();
    }
    panic!("everybody passes on and on");
}

/// Whose hands stay as they are: those of the seat that chooses. While chance is due, those of one seat after another.
fn keepers(session: &dyn TableSession, number: usize) -> Option<Seat> {
    let seats = session.seats();
    match session.due() {
        // What a seat may do instead of passing follows from its hand.
        Step::Choose(seat) => pass(session).is_none().then_some(*seat),
        Step::Chance => seats.get(number % seats.len()).map(|(seat, _)| *seat),
        Step::Over(_) => None,
    }
}

/// A game, each choice of which is also made in two others with hands dealt otherwise.
fn play(sitting: &mut Sitting, rng: &mut Rng, seen: &mut Seen) {
    for number in 0..LONG {
        let session = sitting.session();
        let Some(option) = any(session, rng) else { break };
        let key = session.now().options[option].key.clone();
        if let Some(seat) = keepers(session, number) {
            let deals = [rng.bits(), rng.bits()].map(|seed| session.dealt_otherwise(seat, seed));
            // A card that is drawn may be in a hand there.
            if let [Some(one), Some(other)] = deals.map(|dealt| handed_on(dealt, &key)) {
                // A card that is the only one in its deck is drawn without a choice of chance: play is further there.
                let same = one.2 == other.2;
                let (first, second) = if one.2 <= other.2 { (&one.0, &other.0) } else { (&other.0, &one.0) };
                assert!(
                    second.starts_with(first) && (!same || first == second),
                    "{seat:?} keeps its hand, {key}"
                );
                seen.ended_alike += usize::from(same);
                seen.compared += 1;
                seen.covered += usize::from(!one.0.is_empty());
                seen.apart += usize::from(one.1 != other.1);
                seen.outside += usize::from(!one.0.is_empty() && session.world().active().is_none());
            }
        }
        assert!(sitting.take(option));
    }
}

#[test]
fn covers_are_the_same_however_hidden_hands_are_dealt() {
    let mut seen = Seen::default();
    for (name, mission) in shipped() {
        for seed in 0..GAMES {
            play(&mut open(&mission, &name, seed), &mut Rng::new(seed), &mut seen);
        }
    }
    // Without covers for those who hold nothing that fits, each of those apart would differ.
    assert!(seen.ended_alike > 500 && seen.covered > 40 && seen.apart > 5 && seen.outside > 5, "{seen:?}");
}

#[test]
fn whom_a_choice_may_ask_is_noted_where_that_is_wanted() {
    let (name, mission) = shipped().swap_remove(0);
    let mut noted = 0;
    let (mut with, mut without) = (open(&mission, &name, 1), open(&mission, &name, 1));
    with.note_asked();
    let mut rng = Rng::new(1);
    for _ in 0..LONG {
        let Some(option) = any(with.session(), &mut rng) else { break };
        assert!(with.take(option) && without.take(option));
        assert_eq!(without.asked_since(), []);
        let asked = with.asked_since();
        if let (Step::Choose(seat), Some(_)) = (with.step(), pass(with.session())) {
            assert_eq!(asked.last().map(|it| it.seat), Some(seat), "who is asked is the last of them");
        }
        noted += asked.len();
    }
    assert!(noted > 0);
    with.sit(Some(Vec::new())).expect("seats that are there");
    assert_eq!(with.asked_since(), [], "bots are not asked");
}
