//! The part of the deal in games where one knows it.

use super::*;
use engine::Seat;
use engine::game::{Log, Outcome, Shown, Spot, Step};
use engine::play::RandomBot;

/// Five cards are drawn from a deck of ten, of which each number lies there twice, and five dice are thrown. The marines win if
/// the sum of what counts is greater than its mean.
struct Draws {
    deck: bool,
    dice: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct State {
    left: Vec<u8>,
    drawn: u8,
    thrown: u8,
    cards: u8,
    dice: u8,
}

impl Game for Draws {
    type State = State;
    type Choice = u8;

    fn start(&self) -> State {
        State { left: (0..10).map(|card| card / 2).collect(), drawn: 0, thrown: 0, cards: 0, dice: 0 }
    }

    fn step(&self, state: &State, options: &mut Options<u8>) -> Step {
        options.clear();
        if state.drawn < 5 {
            for card in 0..5 {
                let copies = state.left.iter().filter(|left| **left == card).count() as u32;
                if copies > 0 {
                    options.chance(copies, card);
                }
            }
        } else if state.thrown < 5 {
            (0..5).for_each(|eyes| options.chance(1, eyes));
        } else {
            let sum = state.cards * u8::from(self.deck) + state.dice * u8::from(self.dice);
            let mean = 10 * (u8::from(self.deck) + u8::from(self.dice));
            let winner = if sum > mean { Side::Marines } else { Side::Invader };
            return Step::Over(Outcome { winner: Some(winner), reason: "counted".into() });
        }
        Step::Chance
    }

    fn apply(&self, state: &mut State, choice: u8, _: &mut Log) {
        if state.drawn < 5 {
            let at = state.left.iter().position(|card| *card == choice).expect("it is there");
            let _ = state.left.remove(at);
            (state.drawn, state.cards) = (state.drawn + 1, state.cards + choice);
        } else {
            (state.thrown, state.dice) = (state.thrown + 1, state.dice + choice);
        }
    }

    fn show(&self, _: &State, choice: u8) -> Shown {
        Shown { key: choice.to_string(), text: String::new(), spot: Spot::Nowhere }
    }
}

fn wins(game: &Draws, jobs: usize, first: u32, deals: u32) -> Vec<u32> {
    let bots = |_: Seat| -> Box<dyn engine::play::Bot<Draws>> { Box::new(RandomBot) };
    let deck = |_: &Draws, state: &State| (state.drawn < 5).then_some(0);
    let plan = Deals { deals, plays: 4, seed: 7, jobs, limit: 100 };
    play(game, &bots, &deck, &plan, first, Controls::default()).expect("not cancelled")
}

fn part(game: &Draws) -> Part {
    Part::of_deals(&wins(game, 1, 0, 400), 4).expect("both sides win")
}

#[test]
fn a_deal_decides_all_or_nothing() {
    let all = part(&Draws { deck: true, dice: false });
    assert!(all.counted > 0.999 && all.low > 0.999, "{all:?}");
    let nothing = part(&Draws { deck: false, dice: true });
    assert!(nothing.low == 0.0 && nothing.high < 0.1, "{nothing:?}");
    let some = part(&Draws { deck: true, dice: true });
    assert!(some.low > 0.05 && some.high < 0.6, "{some:?}");
    let never = Draws { deck: false, dice: false };
    assert_eq!(Part::of_deals(&wins(&never, 1, 0, 10), 4), None, "the marines never win");
}

#[test]
fn deals_are_the_same_on_any_number_of_threads_and_in_parts() {
    let game = Draws { deck: true, dice: true };
    let whole = wins(&game, 1, 0, 60);
    assert_eq!(wins(&game, 3, 0, 60), whole);
    assert_eq!([wins(&game, 2, 0, 25), wins(&game, 1, 25, 35)].concat(), whole);
}

/// Each order of a deck is as likely as the others: the sums of five of ten cards come as often as counting has it.
#[test]
fn decks_are_shuffled_fairly() {
    let game = Draws { deck: true, dice: false };
    let won: u32 = wins(&game, 1, 0, 2_000).iter().map(|won| won / 4).sum();
    let mut above = 0;
    for chosen in 0_u32..1 << 10 {
        let sum: u32 = (0..10).filter(|card| chosen >> card & 1 == 1).map(|card| card / 2).sum();
        above += u32::from(chosen.count_ones() == 5 && sum > 10);
    }
    let expected = f64::from(above) / 252.0;
    assert!((f64::from(won) / 2_000.0 - expected).abs() < 0.033, "{won} of 2000, {expected}");
}

/// The interval holds the truth about as often as it says, also where the deal decides nothing.
#[test]
fn intervals_hold_the_truth() {
    for (low, high, truth) in [(20, 80, 0.36), (35, 65, 0.09), (50, 50, 0.0)] {
        let holds = |number: &u32| {
            let mut rng = Rng::for_game(3, *number);
            let mut won = || {
                let percent = if rng.below(2) == 0 { low } else { high };
                (0..4).filter(|_| rng.below(100) < percent).count() as u32
            };
            let wins: Vec<u32> = (0..60).map(|_| won()).collect();
            let part = Part::of_deals(&wins, 4).expect("both sides win");
            part.low <= truth + 1e-9 && truth <= part.high + 1e-9
        };
        let held = (0..500).filter(holds).count();
        assert!(held >= 460, "{truth}: {held} of 500");
    }
}
