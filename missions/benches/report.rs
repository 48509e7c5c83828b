//! What a report costs: greedy games with everything counted beside the same games without, in processor time, in turns. The
//! goal is at most 1.25. Prints a line for each mission and number of marines.

#![expect(clippy::print_stdout, reason = "a table of figures is its output")]

use engine::play::batch;
use missions::playable::Playable;
use missions::simulate::Plan;
use missions::{format, ruleset};
use std::fs;
use std::path::Path;

/// Games of a measurement.
const GAMES: u32 = 1000;

/// Measurements of each, in turns.
const TURNS: u32 = 3;

/// Processor time of this process so far, in hundredths of a second, as Linux counts it.
fn spent() -> u64 {
    let stat = fs::read_to_string("/proc/self/stat").expect("Linux");
    // The name in brackets may hold spaces.
    let after = stat.rsplit(')').next().expect("a name");
    let number = |field: usize| -> u64 {
        after.split_whitespace().nth(field).and_then(|word| word.parse().ok()).expect("a number")
    };
    number(11) + number(12)
}

fn cost(run: impl FnOnce()) -> u64 {
    let before = spent();
    run();
    spent() - before
}

fn main() {
    let library = Path::new(env!("CARGO_MANIFEST_DIR")).join("library");
    let (mut all, mut all_bare) = (0, 0);
    for name in ["cold-vaults", "first-steps", "last-lift", "weeping-stone"] {
        let mission = format::load(&library.join(name)).expect("a shipped mission").mission;
        let pupil = mission.system().pupil().expect("its greedy bot has weights");
        let numbers: Vec<i32> = pupil.weights().into_iter().map(|(_, number)| number).collect();
        for marines in ruleset::marine_numbers(&mission) {
            let ready = ruleset::lay_out(&mission, marines).expect("known rules");
            let plan = Plan::new(GAMES, 7);
            let (mut with, mut bare) = (0, 0);
            for _ in 0..TURNS {
                let game: &dyn Playable = &*ready.game;
                with += cost(|| assert_eq!(game.simulate(&plan, Default::default()).wins.games(), GAMES));
                let part =
                    batch::Plan { first: 0, games: GAMES, seed: plan.seed, jobs: 1, limit: plan.limit };
                bare += cost(|| assert_eq!(game.duel([&numbers, &numbers], part).len(), GAMES as usize));
            }
            all += with;
            all_bare += bare;
            println!("{name} {marines}: {:.2} ({with} to {bare} hundredths)", with as f64 / bare as f64);
        }
    }
    println!("all: {:.3}", all as f64 / all_bare as f64);
}
