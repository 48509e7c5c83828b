//! Random games on a drawn board: every state keeps every invariant.

use crate::table::game;
use engine::game::Log;
use engine::play::Rng;
use engine::{Game, Options, Step};

const ARENA: &str = "
    +-------------------+
    |A B|. . i . ~ ~|T .|
    |   |       ---     |
    |C D|. i . . . .|. .|
    |   +       ---     |
    |. T X . p . H . . R|
    |   +               |
    |. .:. . . . . k . .|
    |   :               |
    |. .:. m . . c . . .|
    |     !             |
    |. t . . . . . . . i|
    +-------------------+";

#[test]
fn random_games_keep_every_invariant() {
    let game = game(ARENA);
    let mut options = Options::default();
    for seed in 0..40 {
        let mut rng = Rng::for_game(7, seed);
        let mut state = game.start();
        let mut choices = 0u32;
        let mut log = Log::silent();
        loop {
            if let Err(wrong) = game.audit_state(&state) {
                panic!("game {seed}, choice {choices}: {wrong}\n{state:#?}");
            }
            let pick = match game.step(&state, &mut options) {
                Step::Over(_) => break,
                Step::Choose(_) => rng.below(options.list.len() as u32) as usize,
                Step::Chance => {
                    let mut left = rng.below(options.weights.iter().sum());
                    options
                        .weights
                        .iter()
                        .position(|w| {
                            if left < *w {
                                true
                            } else {
                                left -= w;
                                false
                            }
                        })
                        .unwrap()
                }
            };
            assert!(!options.list.is_empty());
            game.apply(&mut state, options.list[pick], &mut log);
            choices += 1;
            assert!(choices < 200_000, "game {seed} does not end");
        }
    }
}
