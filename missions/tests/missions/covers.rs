//! Games with people on both sides at one screen: who is asked in an attack follows from what everybody sees, whatever the hands
//! hold.

use crate::shared::shipped;
use engine::play::Rng;
use engine::{Event, FigureId, Seat, Side, Step};
use missions::seat_view::Held;
use missions::simulate::BotPair;
use missions::sitting::{Players, Sitting, cover};

/// So many games of each mission, and at most so many choices in one.
const GAMES: u64 = 3;
const LONG: usize = 1_200;

/// What was counted over all games.
#[derive(Debug, Default)]
struct Seen {
    attacks: usize,
    /// Attacks in which a seat was asked.
    asking: usize,
    /// Those of them that came to the moment for an answer.
    answered: usize,
    /// Hands that were dealt otherwise.
    dealt: usize,
}

/// The side of the figure that attacks, for the last attack that was declared after so many events.
fn attacker(sitting: &Sitting, since: usize) -> Option<Side> {
    let session = sitting.session();
    let side = |figure: FigureId| {
        let figure = session.world().figures().get(figure)?;
        Some(session.table().kind(figure.kind).side)
    };
    let declared = session.events()[since..].iter().rev().find_map(|event| match event {
        Event::AttackDeclared { attacker, .. } => Some(*attacker),
        _ => None,
    });
    declared.and_then(side)
}

/// The cards in a seat's hand, counted by the seat itself.
fn in_hand(sitting: &Sitting, seat: Seat) -> usize {
    let parties = sitting.session().seat_view(Some(seat)).parties;
    let cards = parties.into_iter().filter(|party| party.seat == seat).flat_map(|party| party.cards);
    cards.filter(|card| card.held == Held::Hand).count()
}

fn play(sitting: &mut Sitting, rng: &mut Rng, seen: &mut Seen) {
    let mut waits = false;
    for _ in 0..LONG {
        let now = sitting.session().now();
        let option = match now.due {
            Step::Over(_) => break,
            Step::Chance => rng.weighted(&now.weights),
            Step::Choose(_) => rng.below(now.options.len() as u32) as usize,
        };
        let since = sitting.session().events().len();
        assert!(sitting.take(option));
        let asked = sitting.asks_of();
        match attacker(sitting, since) {
            None => assert_eq!(asked, []),
            Some(attacking) => {
                seen.attacks += 1;
                // In a window of another seat its new cards may have nothing that fits.
                let due = sitting.session().due().clone();
                let same = |seat: Seat| !matches!(due, Step::Choose(other) if other != seat);
                for (seat, _, _) in sitting.seats().into_iter().filter(|(seat, _, _)| same(*seat)) {
                    let other = sitting.session().dealt_otherwise(seat, rng.below(1_000).into());
                    seen.dealt += 1;
                    assert_eq!(cover::asks(&*other, since, &|_| true), asked, "{seat:?}");
                    assert_eq!(cover::is_time(&*other, since), sitting.is_time_to_answer(), "{seat:?}");
                }
                let others = sitting.seats().into_iter().filter(|(_, side, _)| *side != attacking);
                let mut wanted: Vec<Seat> =
                    others.map(|(seat, _, _)| seat).filter(|seat| in_hand(sitting, *seat) > 0).collect();
                let mut found = asked.clone();
                wanted.sort_by_key(|seat| seat.0);
                found.sort_by_key(|seat| seat.0);
                assert_eq!(found, wanted);
                waits = !asked.is_empty();
                seen.asking += usize::from(waits);
            }
        }
        if waits && sitting.is_time_to_answer() {
            waits = false;
            seen.answered += 1;
        }
    }
}

#[test]
fn who_is_asked_in_an_attack_does_not_depend_on_hidden_hands() {
    let mut seen = Seen::default();
    for (name, mission) in shipped() {
        for seed in 0..GAMES {
            let players = Players { people: None, bots: BotPair::default(), chance: true };
            let mut sitting = Sitting::open(&mission, &name, None, (seed, 1), players).expect("a game");
            play(&mut sitting, &mut Rng::new(seed), &mut seen);
        }
    }
    assert!(seen.asking > 20 && seen.dealt >= 2 * seen.asking, "{seen:?}");
    assert!(seen.answered * 10 >= seen.asking * 9, "{seen:?}");
}

#[test]
fn marines_alone_play_with_open_hands_and_are_never_asked() {
    let (name, mission) = shipped().swap_remove(0);
    let players = Players { people: None, bots: BotPair::default(), chance: true };
    let mut sitting = Sitting::open(&mission, &name, None, (1, 1), players).expect("a game");
    let marines = sitting.seats().into_iter().filter(|(_, side, _)| *side == Side::Marines);
    let marines: Vec<u8> = marines.map(|(seat, _, _)| seat.0).collect();
    sitting.sit(Some(marines)).expect("seats that are there");
    let mut rng = Rng::new(1);
    for _ in 0..LONG {
        let now = sitting.session().now();
        let option = match now.due {
            Step::Over(_) => break,
            Step::Chance => rng.weighted(&now.weights),
            Step::Choose(_) => rng.below(now.options.len() as u32) as usize,
        };
        assert!(sitting.take(option));
        assert_eq!(sitting.asks_of(), []);
    }
}
