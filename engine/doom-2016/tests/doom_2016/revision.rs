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
        revision 3
        b8fd5344be0d353533af07335d52096a
        30231dec80a748bb0fde81e16eca5bab
        0d93db4286887af69f0cb6cc63ebe5a3
        d3cb485c2cb6f8201040ecc824933264
        ad471af6fbef1d53de75bade2dbaafa8
        c7614b92dddeebdf563b56132cf9a065
        d6a2531b0cb88903f91d8d1162d9ecb1
        3e3f150e2077fe08822e453de10a5011
    "#]]
    .assert_eq(&told);
}
