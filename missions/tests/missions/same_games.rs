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
            for kind in BotKind::AT_ONCE {
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
        cold-vaults: 38962 choices, 66d03ea27fc119531b0c538326c7c960
        first-steps: 54512 choices, 352bf71d09b691f79c2cc28d5702fe13
        last-lift: 40079 choices, ce81ebf56bf0808564f168c18d02aa05
        weeping-stone: 55970 choices, 28a42ee5c2509ba7a513aaa994489877
    "#]]
    .assert_eq(&told);
}
