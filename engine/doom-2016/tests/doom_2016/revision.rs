//! Saved games say by which revision of the rules they were played. If the games of a seed change, so may saved ones: raise
//! `doom2016::REVISION` then, and write the new fingerprints down with `UPDATE_EXPECT=1`.

use crate::missions::{ARENA, FACILITY, Goal, mission_of};
use doom_2016::brought::Pick;
use doom_2016::content::{CardId, EventId, Trigger};
use doom_2016::own::{PortalId, RED};
use doom_2016::task::{
    AttackTask, DamageTask, DecisionTask, DemonTask, EffectRoll, InvaderTask, InvasionTask, MarineTask,
    MovementTask, Phase, PortalSet, RoundTask, Task, WindowTask,
};
use doom_2016::{Doom2016, REVISION};
use engine::game::Log;
use engine::play::{Bot, Controls, Digest, Digester, Plan, RandomBot, Rng, batch};
use engine::world::FigureId;
use engine::{Game, KindId, Options, Seat, Side, Step, Sym};
use expect_test::expect;
use std::hash::Hash;
use tiles::SpaceId;

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

/// Every position of some games, for what waits in the middle of one is gone at its end.
#[test]
fn the_positions_of_a_game_never_change() {
    let mut told = String::new();
    for (deal, (drawing, goal)) in (0..).zip([(ARENA, Goal::Hunt), (FACILITY, Goal::Contain)].repeat(2)) {
        let game = mission_of(drawing, 1 + deal as u8, goal, 4, |setup| {
            let mut rng = Rng::for_game(16, deal);
            let _ = setup.deal(&mut |n| rng.below(n as u32) as usize);
        });
        let mut rng = Rng::for_game(17, deal);
        let (mut state, mut options, mut digester) = (game.start(), Options::default(), Digester::default());
        let mut positions = 0;
        while !matches!(game.step(&state, &mut options), Step::Over(_)) && positions < 3_000 {
            (&state, options.list.len()).hash(&mut digester);
            positions += 1;
            let pick = rng.below(options.list.len() as u32) as usize;
            game.apply(&mut state, options.list[pick], &mut Log::silent());
        }
        told += &format!("{positions} positions {}\n", digester.digest());
    }
    expect![[r#"
        877 positions dca7710662c1296172e1785fd0d9d5b2
        3000 positions ffcc409f6d72ec0f3e984881a3b2fa6d
        1751 positions 53acc935638bb03863ddcd5ae7e8a24a
        2676 positions cc3dd603a4c8293a1951393167dfbca9
    "#]]
    .assert_eq(&told);
}

/// One of each, with numbers that show which goes where.
fn each_task() -> Vec<Task> {
    let (one, two) = (FigureId(1), FigureId(2));
    let portal = PortalId(5);
    let roll = |what| Task::Damage(DamageTask::Roll { red: 1, black: 2, sum: 3, what });
    vec![
        Task::Round(RoundTask::Begin),
        Task::Round(RoundTask::Start),
        Task::Round(RoundTask::Status),
        Task::Invader(InvaderTask::EventsForArgent(3)),
        Task::Invader(InvaderTask::PlaceArgent(3)),
        Task::Round(RoundTask::Initiative),
        Task::Round(RoundTask::Reveal),
        Task::Round(RoundTask::Peek(4)),
        Task::Round(RoundTask::Keep(4)),
        Task::Round(RoundTask::PutFirst(one)),
        Task::Round(RoundTask::PassSquadCard),
        Task::Marine(MarineTask::Start(one)),
        Task::Marine(MarineTask::Respawn(one)),
        Task::Marine(MarineTask::Turn(one)),
        Task::Marine(MarineTask::End(one)),
        Task::Marine(MarineTask::PayCards(one, 3)),
        Task::Marine(MarineTask::OfferPaid(one, 3, Some(4))),
        Task::Marine(MarineTask::OfferPaid(one, 3, None)),
        Task::Demon(DemonTask::ChooseKind),
        Task::Demon(DemonTask::ChooseFigure(KindId(7))),
        Task::Demon(DemonTask::Turn(one)),
        Task::Demon(DemonTask::End(one)),
        Task::Window(WindowTask::Invader(Trigger::Activation, Some(one))),
        Task::Window(WindowTask::Invader(Trigger::Initiative, None)),
        Task::Window(WindowTask::Marine(Trigger::Fragged, one)),
        Task::Attack(AttackTask::Phase(Phase::Cover)),
        Task::Attack(AttackTask::RemoveDie),
        Task::Attack(AttackTask::Reroll(3)),
        Task::Attack(AttackTask::RollAgain),
        Task::Attack(AttackTask::RollDie(RED)),
        Task::Attack(AttackTask::Reveal),
        Task::Attack(AttackTask::SecondCard),
        Task::Window(WindowTask::Attack(Trigger::BeforeRoll, Side::Invader)),
        Task::Window(WindowTask::Ally(Trigger::AllyRolled, one)),
        Task::Attack(AttackTask::Redirect),
        Task::Window(WindowTask::Answers),
        Task::Window(WindowTask::AfterEvents),
        Task::Attack(AttackTask::Other(one, two)),
        roll(EffectRoll::Splash),
        roll(EffectRoll::SplashOne),
        roll(EffectRoll::Area(one, 4)),
        roll(EffectRoll::One(one)),
        roll(EffectRoll::Burst(4)),
        roll(EffectRoll::Grenade(SpaceId(300), one)),
        roll(EffectRoll::Drain(one, two)),
        roll(EffectRoll::Script(Sym(300))),
        Task::Damage(DamageTask::SplashOne(3)),
        Task::Decision(DecisionTask::Lob { by: one, range: 2, red: 3, black: 4 }),
        Task::Decision(DecisionTask::Drain { by: one, range: 2, red: 3, black: 4 }),
        Task::Decision(DecisionTask::Mend { by: one, amount: 2, within: 3 }),
        Task::Decision(DecisionTask::Push(one, two, 3)),
        Task::Decision(DecisionTask::Blink(one, 3)),
        Task::Marine(MarineTask::Draw(one, 3)),
        Task::Invader(InvaderTask::Draw(3)),
        Task::Invader(InvaderTask::Discard(3)),
        Task::Marine(MarineTask::DrawGlory(one)),
        Task::Invasion(InvasionTask::SummonNext(PortalSet::new(0x8000_0001))),
        Task::Invasion(InvasionTask::ChooseGroup(portal)),
        Task::Invasion(InvasionTask::Place(portal, 1, 2)),
        Task::Invasion(InvasionTask::GroupArgent(portal, 1, 2)),
        Task::Invasion(InvasionTask::CountArgent(portal, 1)),
        Task::Invasion(InvasionTask::BankArgent(portal, 1)),
        Task::Invasion(InvasionTask::Done),
        Task::Invasion(InvasionTask::PortalDone(portal)),
        Task::Movement(MovementTask::PushAside(one)),
        Task::Movement(MovementTask::SpendNow(one, 3)),
        Task::Marine(MarineTask::Resolved(one, CardId(3))),
        Task::Invader(InvaderTask::Resolved(EventId(3))),
        Task::Ask,
        Task::Lapsed,
        Task::Bring(Pick::Weapon(1)),
        Task::Bring(Pick::Class(1)),
        Task::Bring(Pick::Invasion),
        Task::Bring(Pick::EventSet),
        Task::Marine(MarineTask::OpeningHand(one)),
        Task::Resume,
    ]
}

/// Saved games end with tasks only where they break off, but then what waits is in their fingerprint.
#[test]
fn each_task_keeps_its_fingerprint() {
    let told: String =
        each_task().iter().map(|task| format!("{:.8}\n", Digest::of(task).to_string())).collect();
    expect![[r#"
        2c0a8a99
        bdc94bce
        7fd5a2c1
        9ff5a29a
        a344bc50
        bece7561
        b83035a5
        c604010b
        a1e030f6
        ccc61dda
        e8e83fe1
        cc46e6d2
        f6fb2198
        c2aac915
        b4f0fbb8
        351ee72d
        67d91214
        3385dcd1
        62826a96
        b09e66aa
        0b3f8e04
        58c2a9a7
        50314910
        a32c22b5
        7c0ff15a
        9462335c
        3a87f151
        ab3402f3
        708cd1b2
        b99aa7a2
        fb44e6fe
        e537388a
        94726ae3
        94cba549
        0c8f5be9
        57a01f6f
        14d7e70a
        5bb6fffa
        fe6fa4b1
        eb5cb669
        cc01ec92
        02cc427a
        8498577c
        8fbb9088
        990df8ea
        7d020d31
        8266e857
        8f1668fd
        5bbd8ddd
        9b90e343
        2594de27
        f1a96294
        aa0501b3
        e967fac2
        9cc40084
        a152d059
        c5d4f6c1
        c378554d
        018a55e4
        3a6debf0
        5bd11147
        de70f508
        82bb09ba
        20908ce6
        8368e44f
        3ac532ba
        f68cbb30
        805dc337
        60b9ab6d
        f443330c
        3f2359e3
        2fb438a4
        e687b397
        32ab046a
        2c2f0331
        cb9e1f58
    "#]]
    .assert_eq(&told);
}
