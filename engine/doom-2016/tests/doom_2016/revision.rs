//! Saved games say by which revision of the rules they were played. If the games of a seed change, so may saved ones: raise
//! `doom2016::REVISION` then, and write the new fingerprints down with `UPDATE_EXPECT=1`.

use crate::missions::{ARENA, FACILITY, Goal, mission_of};
use doom_2016::{Doom2016, REVISION};
use engine::Seat;
use engine::play::{Bot, Controls, Plan, RandomBot, Rng, batch};
use expect_test::expect;

fn random(_: Seat) -> Box<dyn Bot<Doom2016>> {
    Box::new(RandomBot)
}

#[test]
fn the_games_of_this_revision_never_change() {
    let plan = Plan { first: 0, games: 6, seed: 16, jobs: 1, limit: 20_000 };
    let mut told = format!("revision {REVISION}\n");
    for (deal, (drawing, goal)) in (0..).zip([(ARENA, Goal::Hunt), (FACILITY, Goal::Contain)].repeat(4)) {
        let game = mission_of(drawing, 1 + deal as u8 % 4, goal, 4, |setup| {
            let mut rng = Rng::for_game(16, deal);
            let _ = setup.deal(&mut |n| rng.below(n as u32) as usize);
        });
        let records = batch(&game, &random, &plan, |_| (), Controls::default());
        told += &format!("{}\n", batch::digest(&records));
    }
    expect![[r#"
        revision 5
        fb5c5cba829b8b46593d046bcb419f2d
        f7445a106b334269d13eedadef7f299d
        31b74a8c4d9083fdc98afc46cef1b7cc
        af760e438cd94872385db7d744f929c7
        994fdcf9c6c90a5ed4af45c513a0d73e
        8be4ca0d47be1a8ef030870e659d5eb5
        b56acc15dfbb501114827e03a3504f5e
        642d8fed8e68d3fe0f2e08d41eed8532
    "#]]
    .assert_eq(&told);
}
