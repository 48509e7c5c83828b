//! The shipped missions give the same games from the same seeds, choice by choice, whatever the program looks like inside: a
//! fingerprint of every game's choices and its end as text. It changes when the rules, the bots or a mission do, never when code
//! is only moved. `UPDATE_EXPECT=1` writes the new fingerprints down.

use engine::play::{Digest, Provenance, Verdict};
use expect_test::expect;
use missions::format;
use missions::ruleset::{lay_out, marine_numbers};
use missions::simulate::{BotKind, BotPair, Plan};
use std::path::Path;

/// Games of each kind of bot for each number of marines.
const GAMES: u32 = 4;

#[test]
fn the_same_seeds_give_the_same_games() {
    let library = Path::new(env!("CARGO_MANIFEST_DIR")).join("library");
    let mut told = String::new();
    for name in ["cold-vaults", "first-steps", "last-lift", "weeping-stone"] {
        let mission = format::load(&library.join(name)).expect("loads").mission;
        let mut text = String::new();
        let mut choices = 0;
        for marines in marine_numbers(&mission) {
            let game = lay_out(&mission, marines).expect("known rules").game;
            for kind in BotKind::ALL {
                let plan = Plan { bots: BotPair::both(kind), ..Plan::new(GAMES, 2016) };
                for number in 0..GAMES {
                    let replay = game.record(&plan, number, Provenance::default());
                    let Verdict::Agrees { outcome, .. } = game.verify(&replay) else {
                        panic!("{name}: a game cannot be followed")
                    };
                    choices += replay.moves.len();
                    text += &format!("{}\n{outcome:?}\n", replay.moves.join("\n"));
                }
            }
        }
        told += &format!("{name}: {choices} choices, {}\n", Digest::of_bytes(text.as_bytes()));
    }
    expect![[r#"
        cold-vaults: 53863 choices, 7709eea6ec2ea0eb0dd7e6f5909cfef4
        first-steps: 48451 choices, 694e3ab578f95cc8d0a6531347e66365
        last-lift: 49479 choices, c67d6f58bf8d3cecdc6f8f6ee926c91a
        weeping-stone: 67895 choices, 0990bcec92e2ff168794bb1e5df941a9
    "#]]
    .assert_eq(&told);
}
