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
    let plan = Plan { games: 6, seed: 16, jobs: 1, limit: 20_000 };
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
        revision 2
        72824dbf540a9cc2f004f72173150b53
        aa2d82f5f72932189acb5bbd2282d7ae
        3d2d7856fce0999e68da99b693104839
        9fee30edeb4f2974eb4669845bc2a589
        3bba54c77ec5a0ba7ef72b33026afca1
        3d2d001f516f47470e9d0a85fad21b42
        aaf36e79a826122f407d1379d76e7c18
        7d66459d968b76ed86f2d0cf9e2fdaee
    "#]]
    .assert_eq(&told);
}
