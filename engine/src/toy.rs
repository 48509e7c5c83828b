//! Tag on nine squares with one die: the smallest whole rule system, so that drivers are built and tested on something that
//! is not DOOM. It shares seats, sides and events with the real games and nothing else; there is no world, table or script.
//!
//! The runner (marines) and the chaser (invader) start in opposite corners. Every round the runner takes a step or stays,
//! then nature rolls how many steps the chaser has, which it takes one by one. The runner wins by lasting six rounds.

use crate::conform::Audit;
use crate::event::Event;
use crate::game::{Game, Log, Options, Outcome, Seat, Shown, Side, Spot, Step};
use crate::world::FigureId;
use tiles::SpaceId;

/// The rounds the runner has to last.
const ROUNDS: u8 = 6;

/// The faces of the die and how many of its sides show them.
const DIE: [(u32, u8); 3] = [(3, 1), (2, 2), (1, 3)];

/// Tag.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tag;

/// Whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// The runner's.
    Run,
    /// The die is to be rolled.
    Roll,
    /// The chaser's, with so many steps left.
    Chase(u8),
}

/// A position of the game. Squares count from 0 in the north-west, row by row.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The round, from 1.
    pub round: u8,
    /// Whose turn it is.
    pub turn: Turn,
    /// The squares of runner and chaser.
    pub squares: [u8; 2],
}

/// An option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// Stay where you are.
    Stay,
    /// Step to a square.
    Step(u8),
    /// The die shows this.
    Die(u8),
}

/// The runner's seat.
pub const RUNNER: Seat = Seat(0);
/// The chaser's seat.
pub const CHASER: Seat = Seat(1);

impl Game for Tag {
    type State = State;
    type Choice = Choice;

    fn start(&self) -> State {
        State { round: 1, turn: Turn::Run, squares: [0, 8] }
    }

    fn step(&self, state: &State, options: &mut Options<Choice>) -> Step {
        options.clear();
        let over = |side, reason: &str| Step::Over(Outcome { winner: Some(side), reason: reason.into() });
        if state.squares[0] == state.squares[1] {
            return over(Side::Invader, "the runner was caught");
        }
        if state.round > ROUNDS {
            return over(Side::Marines, "the runner got away");
        }
        let mover = match state.turn {
            Turn::Roll => {
                for (sides, face) in DIE {
                    options.chance(sides, Choice::Die(face));
                }
                return Step::Chance;
            }
            Turn::Run => RUNNER,
            Turn::Chase(_) => CHASER,
        };
        options.add(Choice::Stay);
        let from = state.squares[usize::from(mover.0)];
        for to in neighbours(from) {
            options.add(Choice::Step(to));
        }
        Step::Choose(mover)
    }

    fn apply(&self, state: &mut State, choice: Choice, log: &mut Log) {
        let mover = usize::from(state.turn != Turn::Run);
        if let Choice::Step(to) = choice {
            let from = state.squares[mover];
            state.squares[mover] = to;
            log.push(Event::Moved {
                figure: FigureId(mover as u8),
                from: SpaceId(u16::from(from)),
                to: SpaceId(u16::from(to)),
            });
        }
        state.turn = match (state.turn, choice) {
            (Turn::Run, _) => Turn::Roll,
            (Turn::Roll, Choice::Die(face)) => Turn::Chase(face),
            (Turn::Chase(left), Choice::Step(_)) if left > 1 => Turn::Chase(left - 1),
            _ => {
                log.push(Event::RoundEnded { round: u16::from(state.round) });
                state.round += 1;
                Turn::Run
            }
        };
    }

    fn show(&self, state: &State, choice: Choice) -> Shown {
        let who = if state.turn == Turn::Run { "The runner" } else { "The chaser" };
        match choice {
            Choice::Stay => Shown { key: "stay".into(), text: format!("{who} stays"), spot: Spot::Nowhere },
            Choice::Step(to) => {
                let (x, y) = (to % 3, to / 3);
                let spot = Spot::Space(SpaceId(u16::from(to)));
                Shown { key: format!("step {x},{y}"), text: format!("{who} steps to {x},{y}"), spot }
            }
            Choice::Die(face) => Shown {
                key: format!("die {face}"),
                text: format!("The die shows {face}"),
                spot: Spot::Nowhere,
            },
        }
    }
}

/// The squares beside a square: north, west, east, south.
fn neighbours(square: u8) -> impl Iterator<Item = u8> {
    let (x, y) = (square % 3, square / 3);
    let beside = [(x, y.wrapping_sub(1)), (x.wrapping_sub(1), y), (x + 1, y), (x, y + 1)];
    beside.into_iter().filter(|&(x, y)| x < 3 && y < 3).map(|(x, y)| y * 3 + x)
}

impl Audit for Tag {
    fn audit(&self, state: &State) -> Result<(), String> {
        match state {
            State { squares, .. } if squares.iter().any(|&s| s >= 9) => {
                Err(format!("off the map: {squares:?}"))
            }
            State { turn: Turn::Chase(left), .. } if !(1..=3).contains(left) => {
                Err(format!("{left} steps left"))
            }
            _ => Ok(()),
        }
    }
}
