//! Rulings 7 to 11, 17, 28 to 30, 43 and 44: steps, glory kills, teleporters, doors, large figures.

use crate::scene::{Scene, check, scene};
use crate::table::setup;
use doom_2016::Greedy;
use doom_2016::own::{TELEPORTER, stat};
use doom_2016::state::{GloryCards, INVADER};
use doom_2016::task::{MovementTask, Task};
use engine::deck::{Deck, Pile};
use engine::game::Log;
use engine::play::{Bot, Rng};
use engine::world::{Modifier, PieceSpot, Until};
use engine::{FigureId, Game, NoHooks, Options, Seat, Side};
use expect_test::expect;
use std::sync::Arc;

/// A figure never enters a space it could not leave again; in it the figure can only go on.
#[test]
fn ruling_07_cell_sharing() {
    let corridor = "
        +-----------+
        |A B i . H .|
        +-----------+";
    check(
        scene(corridor).hand("alpha", "buckshot armor"),
        "
        play buckshot
        ? step
        step 1,0
        ?
        step 2,0
        ?
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
              ? step 1,0
            Alpha moves to 1,0
              ? step 2,0 · step 0,0
            Alpha moves to 2,0
            Alpha moves to 3,0
              ? attack imp 2 · end
        "#]],
    );
    // 3 points do not carry the marine past both.
    check(
        scene(corridor).hand("alpha", "reposition"),
        "
        play reposition
        ? step
        end
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
              ? step 1,0
            Alpha is done
        "#]],
    );
    // A staggered demon behind a friend is as good as a free space, at the price of an enemy's.
    let end = "
        +-----+
        |A B i|
        +-----+";
    for (damage, expect) in [
        (
            1,
            expect![[r#"
        Initiative: Alpha
        Alpha is activated
        Alpha plays Reposition
        Alpha moves to 1,0
          ? step 2,0 · step 0,0
    "#]],
        ),
        (
            0,
            expect![[r#"
        Initiative: Alpha
        Alpha is activated
        Alpha plays Reposition
        Alpha moves to 1,0
        Alpha moves to 0,0
        Alpha is done
          ? nothing
    "#]],
        ),
    ] {
        check(
            scene(end).hand("alpha", "reposition").damage("imp 2", damage),
            "
            play reposition
            step 1,0
            ? step
            ",
            expect,
        );
    }
    // Demons pass their friends for nothing and attack only from where they may stay.
    check(
        scene(
            "
            +-----------+
            |A . i p . .|
            +-----------+",
        )
        .order("invader alpha")
        .exhausted("imp")
        .damage("imp 1", 1),
        "
        ? attack
        step 2,0
        ?
        step 1,0
        ? attack
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Possessed Soldier
            The Possessed Soldier at 3,0 is activated
              ? attack alpha
            The Possessed Soldier at 3,0 moves to 2,0
              ? step 3,0 · step 1,0
            The Possessed Soldier at 2,0 moves to 1,0
              ? attack alpha
        "#]],
    );
}

/// An enemy's space and a difficult one cost a point more each; a glory kill pays both before the frag.
#[test]
fn ruling_08_costs() {
    let mire = "
        +---------+
        |A ~ . . i|
        +---------+";
    check(
        scene(mire).hand("alpha", "shotgun-maneuver"),
        "
        play shotgun-maneuver
        step 1,0
        = turn
        step 2,0
        = turn
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Shotgun Maneuver
            Alpha moves to 1,0
              = 2 points, 0 main actions
            Alpha moves to 2,0
              = 1 points, 0 main actions
        "#]],
    );
    check(
        scene(mire).hand("alpha", "shotgun-maneuver").at("imp 1", 1, 0).damage("imp 1", 1),
        "
        play shotgun-maneuver
        step 1,0
        = turn
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Shotgun Maneuver
            Alpha moves to 1,0
            Alpha glory kills the Imp at 1,0
              = 1 points, 0 main actions
        "#]],
    );
}

#[test]
fn ruling_09_glory_kill_interrupts_movement() {
    check(
        scene(
            "
            +-----------+
            |A . i . . .|
            +-----------+",
        )
        .hand("alpha", "buckshot")
        .damage("alpha", 3)
        .damage("imp 1", 1)
        .glory_deck("berserk"),
        "
        play buckshot
        step 1,0
        step 2,0
        = alpha
        = turn
        ? step
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
            Alpha moves to 1,0
            Alpha moves to 2,0
            Alpha glory kills the Imp at 2,0
            Alpha draws the glory kill card Berserk
            Alpha recovers 2
              = 2,0, damage 1, hand [], 9 in the deck, discarded [], glory [berserk]
              = 1 points, 0 main actions
              ? step 3,0 · step 1,0
        "#]],
    );
}

/// Any space of a large demon will do; toughness does not help it; an empty deck of glory kills is made again.
#[test]
fn ruling_09_glory_kill_of_a_large_demon() {
    check(
        scene(
            "
            +---------+
            |A . m . .|
            |         |
            |. . . . .|
            +---------+",
        )
        .hand("alpha", "shotgun-maneuver")
        .damage("mancubus 1", 8)
        .with(|_, state| {
            let mut discard = Pile::default();
            for card in state.glory().deck().cards() {
                discard.add(*card);
            }
            state.scene().glory(GloryCards::of(Deck::default(), discard));
        }),
        "
        play shotgun-maneuver
        step 1,1
        step 2,1
        ? glory
        glory second-wind
        = alpha
        = mancubus 1
        = turn
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Shotgun Maneuver
            Alpha moves to 1,1
            Alpha moves to 2,1
            Alpha glory kills the Mancubus at 2,0
              ? glory adrenaline-rush · glory ammo-burst · glory health-sphere · glory rampage · glory berserk · glory steady-aim · glory weak-spot · glory concussion · glory second-wind · glory side-leap · glory fall-back · glory intimidation
            Alpha draws the glory kill card Second Wind
              = 2,1, damage 0, hand [], 9 in the deck, discarded [], glory [second-wind]
              = gone
              = 1 points, 0 main actions
        "#]],
    );
}

/// However deep in a crowd: a marine who can reach a staggered demon may pass through other demons, if the points
/// suffice.
#[test]
fn ruling_09_a_staggered_demon_behind_a_crowd() {
    let faster = Modifier { stat: stat::speed(Side::Marines), amount: 1, until: Until::Round };
    let crowd = |points: u8| {
        scene(
            "
            +-----------+
            |A i i i i i|
            +-----------+",
        )
        .hand("alpha", "armor reposition")
        .damage("imp 5", 1)
        .with(|_, state| assert!(points == 9 || state.scene().world().modify(faster)))
    };
    let all = "
        sprint armor
        play reposition
        = turn
        step 1,0
        step 2,0
        ? step
        step 3,0
        = alpha
        ";
    check(
        crowd(10).glory_deck("berserk"),
        all,
        expect![[r#"
        Initiative: Alpha
        Alpha is activated
        Alpha sprints
        Alpha plays Reposition
          = 10 points, 0 main actions
        Alpha moves to 1,0
        Alpha moves to 2,0
          ? step 3,0 · step 1,0
        Alpha moves to 3,0
        Alpha moves to 4,0
        Alpha moves to 5,0
        Alpha glory kills the Imp at 5,0
        Alpha draws the glory kill card Berserk
        Alpha is done
          = 5,0, damage 0, hand [], 8 in the deck, discarded [armor reposition], glory [berserk]
    "#]],
    );
    // With one point less the marine has to turn back before.
    check(
        crowd(9),
        "
        sprint armor
        play reposition
        = turn
        step 1,0
        step 2,0
        ? step
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha sprints
            Alpha plays Reposition
              = 9 points, 0 main actions
            Alpha moves to 1,0
            Alpha moves to 2,0
            Alpha moves to 1,0
            Alpha moves to 0,0
            Alpha is done
              ? nothing
        "#]],
    );
    // A bot finds the way as well.
    let (_, due) = crowd(10).play("sprint armor\nplay reposition\nstep 1,0\nstep 2,0");
    let mut options = Options::default();
    let _ = due.game.step(&due.state, &mut options);
    let pick = Greedy::new(&due.game).pick(&due.game, &due.state, Seat(0), &options.list, &mut Rng::new(1));
    assert_eq!(due.game.show(&due.state, options.list[pick]).key, "step 3,0");
}

/// Not yet staggered: a marine may only pass.
#[test]
fn ruling_09_only_staggered_demons_are_glory_killed() {
    check(
        scene(
            "
            +---------+
            |A p . . .|
            +---------+",
        )
        .hand("alpha", "reposition")
        .damage("possessed-soldier 1", 2),
        "
        play reposition
        ? step
        step 1,0
        step 2,0
        = possessed-soldier 1
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
              ? step 1,0
            Alpha moves to 1,0
            Alpha moves to 2,0
            Alpha is done
              = 1,0, damage 2
        "#]],
    );
}

const LINKED: &str = "
    +---------+ +-----+
    |A t . . .| |T . .|
    |         | |     |
    |. . . . .| |. T .|
    +---------+ +-----+";

/// Entering activates; from one active teleporter to another is one point.
#[test]
fn ruling_10_teleporters() {
    check(
        scene(LINKED).hand("alpha", "reposition"),
        "
        play reposition
        ? step
        step 1,0
        ? step
        step 6,0
        = turn
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
              ? step 1,0 · step 1,1 · step 0,1
            Alpha moves to 1,0
            The teleporter at 1,0 becomes active
              ? step 6,0 · step 7,1 · step 2,0 · step 2,1 · step 1,1 · step 0,1 · step 0,0
            Alpha moves to 6,0
              = 1 points, 1 main actions
        "#]],
    );
    // Demons neither activate nor use them.
    check(
        scene(&LINKED.replace("t . . .", "t i . .")).order("invader alpha"),
        "
        step 1,0
        ? step
        step 2,0
        end
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 2,0 is activated
            The Imp at 2,0 moves to 1,0
              ? step 2,0 · step 2,1 · step 1,1 · step 0,1 · step 0,0
            The Imp at 1,0 moves to 2,0
            The Imp at 2,0 is done
            Initiative: Alpha
            Alpha is activated
            Alpha is done
        "#]],
    );
}

/// A demon on the other teleporter is telefragged, staggered or not, at no extra cost; it is no glory kill.
#[test]
fn ruling_10_telefrag() {
    let pads = "
        +---------+ +-----+
        |A T . . .| |m T .|
        |         | |     |
        |. . . . .| |. . .|
        +---------+ +-----+";
    check(
        scene(pads).hand("alpha", "reposition").damage("alpha", 2),
        "
        play reposition
        step 1,0
        step 7,0
        = alpha
        = turn
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
            Alpha moves to 1,0
            Alpha moves to 7,0
            Alpha frags the Mancubus at 6,0
              = 7,0, damage 2, hand [], 9 in the deck, discarded [], glory []
              = 1 points, 1 main actions
        "#]],
    );
    // Who comes on foot does not telefrag.
    check(
        scene(&pads.replace('m', "p")).hand("alpha", "reposition").at("possessed-soldier 1", 1, 0),
        "
        play reposition
        step 1,0
        = turn
        = possessed-soldier 1
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
            Alpha moves to 1,0
              = 1 points, 1 main actions
              = 1,0, damage 0
        "#]],
    );
}

/// A marine on the other teleporter is passed, not shared.
#[test]
fn ruling_10_a_marine_on_the_teleporter() {
    let pads = "
        +---------+ +-----+
        |A T B . .| |. T .|
        |         | |     |
        |. . . . .| |. . .|
        +---------+ +-----+";
    check(
        scene(pads).hand("alpha", "reposition").at("bravo", 7, 0),
        "
        play reposition
        step 1,0
        step 7,0
        ?
        step 6,0
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
            Alpha moves to 1,0
            Alpha moves to 7,0
              ? step 1,0 · step 8,0 · step 8,1 · step 7,1 · step 6,1 · step 6,0
            Alpha moves to 6,0
            Alpha is done
        "#]],
    );
    check(
        scene(pads).hand("alpha", "reposition").at("bravo", 7, 0),
        "
        play reposition
        step 0,1
        step 1,0
        ? step
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
            Alpha moves to 0,1
            Alpha moves to 1,0
              ? step 2,0 · step 2,1 · step 1,1 · step 0,1 · step 0,0
        "#]],
    );
}

/// Active teleporters first, with telefrag; all taken: the nearest free space; none active: the start.
#[test]
fn ruling_11_respawn() {
    let beach = "
        +---------+
        |A . T . i|
        |         |
        |. . . T B|
        +---------+";
    check(
        scene(beach).fragged("alpha"),
        "
        ? respawn
        respawn 2,0
        = alpha
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
              ? respawn 2,0 · respawn 3,1
            Alpha comes back at 2,0
            Alpha is done
              = 2,0, damage 0, hand [], 10 in the deck, discarded [], glory []
        "#]],
    );
    check(
        scene(&beach.replace("T B", ". B")).fragged("alpha").at("bravo", 2, 0),
        "
        ? respawn
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
              ? respawn 1,0 · respawn 3,0 · respawn 1,1 · respawn 2,1 · respawn 3,1
        "#]],
    );
    check(
        scene(&beach.replace('T', ".")).fragged("alpha"),
        "= alpha",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha comes back at 0,0
            Alpha is done
              = 0,0, damage 0, hand [], 10 in the deck, discarded [], glory []
        "#]],
    );
    check(
        scene(&beach.replace('T', "t")).fragged("alpha").at("bravo", 0, 0),
        "
        ? respawn
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha comes back at 4,1
            Alpha is done
              ? nothing
        "#]],
    );
}

/// The only active teleporter is taken by a demon, large or small: it is telefragged.
#[test]
fn ruling_11_respawn_where_a_demon_stands() {
    check(
        scene(
            "
            +---------+
            |A . m T .|
            |         |
            |. . . . .|
            +---------+",
        )
        .fragged("alpha")
        .argent("mancubus", 2),
        "
        = alpha
        = mancubus 1
        = invader
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha frags the Mancubus at 2,0
            Alpha comes back at 3,0
            Alpha is done
              = 3,0, damage 0, hand [], 10 in the deck, discarded [], glory []
              = gone
              = hand [], 18 in the deck, 0 discarded, bank 0
        "#]],
    );
}

/// Portal tokens hinder neither feet nor eyes.
#[test]
fn ruling_17_portals_do_not_hinder() {
    check(
        scene(
            "
            +---------+
            |A b y i .|
            +---------+",
        )
        .hand("alpha", "buckshot"),
        "
        play buckshot
        ? attack
        step 1,0
        end
        = alpha
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
              ? attack imp 1
            Alpha moves to 1,0
            Alpha is done
              = 1,0, damage 0, hand [], 9 in the deck, discarded [buckshot], glory []
        "#]],
    );
}

const DOORS: &str = "
    +---------------+
    |A . .|i . . . .|
    |               |
    |. . .D. . k . .|
    |               |
    |. . .D. . . . .|
    +---------------+";

/// One point, from a space that has the door on one of its sides; both edges open; for good.
#[test]
fn ruling_28_doors() {
    check(
        scene(DOORS).hand("alpha", "buckshot"),
        "
        play buckshot
        ? open
        step 1,1
        ? open
        step 2,1
        ? open
        ? attack
        open 0
        = turn
        ? attack
        ? open
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
              ? nothing
            Alpha moves to 1,1
              ? nothing
            Alpha moves to 2,1
              ? open 0
              ? nothing
            Alpha opens the door at 2,1
              = 1 points, 0 main actions
              ? attack imp 1 · attack pinky 2
              ? nothing
        "#]],
    );
    // Corner to corner with it is not at it: the space above its end.
    check(
        scene(DOORS).hand("alpha", "buckshot").at("alpha", 2, 0),
        "
        play buckshot
        ? open
        step 2,1
        ? open
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
              ? nothing
            Alpha moves to 2,1
              ? open 0
        "#]],
    );
    // Large demons may, where they stand at it.
    check(
        scene(DOORS).order("invader alpha").exhausted("imp"),
        "
        step 4,1
        ? open
        step 3,1
        open 0
        step 2,1
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Pinky
            The Pinky at 5,1 is activated
            The Pinky at 5,1 moves to 4,1
              ? nothing
            The Pinky at 4,1 moves to 3,1
            The Pinky at 3,1 opens the door at 2,1
            The Pinky at 3,1 moves to 2,1
        "#]],
    );
    // One of its spaces is enough.
    check(
        scene(DOORS).order("invader alpha").exhausted("imp"),
        "
        step 4,1 turned
        step 3,1 turned
        open 0
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Pinky
            The Pinky at 5,1 is activated
            The Pinky at 5,1 moves to 4,1
            The Pinky at 4,1 moves to 3,1
            The Pinky at 3,1 opens the door at 2,1
        "#]],
    );
}

/// Orthogonal moves over red lines and figures; small ones make room, each for its controller, to the nearest spaces.
#[test]
fn ruling_29_large_figures() {
    let yard = "
        +-----------+
        |. . . . . .|
        |           |
        |A B:. m . .|
        |           |
        |i . . . . .|
        +-----------+";
    check(
        scene(yard).order("invader alpha bravo").exhausted("imp"),
        "
        ? step
        step 2,1
        ? stand
        step 1,1
        ?
        step 0,1
        stand
        aside 0,0
        ? aside
        aside 2,2
        aside 1,0
        ? attack
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Mancubus
            The Mancubus at 3,1 is activated
              ? step 3,0 · step 4,1 · step 2,1
            The Mancubus at 3,1 moves to 2,1
              ? nothing
            The Mancubus at 2,1 moves to 1,1
              ? step 1,0 · step 2,1 · step 0,1 · stand
            The Mancubus at 1,1 moves to 0,1
            Alpha moves to 0,0
              ? aside 1,0 · aside 2,0 · aside 2,2
            Bravo moves to 2,2
            The Imp at 0,2 moves to 1,0
              ? attack alpha · attack bravo
        "#]],
    );
}

/// It passes through another large figure as through a friend, but neither ends there nor does anything there; walls stop
/// it.
#[test]
fn ruling_29_large_figures_pass_each_other() {
    let hall = "
        +-------------+
        |. . m . k . .|
        |  -          |
        |A . . . . . .|
        +-------------+";
    check(
        scene(hall).order("invader alpha").exhausted("pinky"),
        "
        ? step
        step 3,0
        ? stand
        ? attack
        step 4,0
        ?
        step 5,0
        = turn
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Mancubus
            The Mancubus at 2,0 is activated
              ? step 3,0
            The Mancubus at 2,0 moves to 3,0
              ? nothing
              ? nothing
            The Mancubus at 3,0 moves to 4,0
              ? step 5,0 · step 3,0
            The Mancubus at 4,0 moves to 5,0
              = 1 points, 0 main actions
        "#]],
    );
    // Two points are enough to enter, and then there is only the way back.
    let slow = Modifier { stat: stat::speed(Side::Invader), amount: -2, until: Until::Round };
    check(
        scene(hall)
            .order("invader alpha")
            .exhausted("pinky")
            .with(|_, state| assert!(state.scene().world().modify(slow))),
        "
        = turn
        ? step
        step 3,0
        ? step
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Mancubus
            The Mancubus at 2,0 is activated
              = 2 points, 0 main actions
              ? step 3,0
            The Mancubus at 2,0 moves to 3,0
            The Mancubus at 3,0 moves to 2,0
              ? nothing
        "#]],
    );
    // One point is not: no figure enters a space it cannot leave again.
    let slower = Modifier { stat: stat::speed(Side::Invader), amount: -3, until: Until::Round };
    check(
        scene(hall)
            .order("invader alpha")
            .exhausted("pinky")
            .with(|_, state| assert!(state.scene().world().modify(slower))),
        "
        = turn
        ? step
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Mancubus
            The Mancubus at 2,0 is activated
              = 1 points, 0 main actions
              ? nothing
        "#]],
    );
}

/// A bot sends its second Mancubus past the first one to where it can shoot.
#[test]
fn ruling_29_a_bot_passes_a_large_figure() {
    let (_, due) = scene(
        "
        +---------------------------+
        |A . . . . . m . k . . . . .|
        |                           |
        |. . . . . . . . . . . . . .|
        +---------------------------+",
    )
    .order("invader alpha")
    .exhausted("mancubus")
    .play("");
    let mut options = Options::default();
    let _ = due.game.step(&due.state, &mut options);
    let mut state = due.state.clone();
    let mut bot = Greedy::new(&due.game);
    for _ in 0..4 {
        let _ = due.game.step(&state, &mut options);
        let pick = bot.pick(&due.game, &state, Seat(INVADER), &options.list, &mut Rng::new(1));
        due.game.apply(&mut state, options.list[pick], &mut Log::default());
    }
    let pinky = due.game.table().board.cell(state.world().figures()[FigureId(2)].space);
    assert_eq!((pinky.x, pinky.y), (6, 0), "three steps bring it to the far side of the Mancubus");
}

/// The recovery belongs to the card: a marine who draws none recovers nothing.
#[test]
fn ruling_43_glory_kill_recovery() {
    let row = "
        +-----------+
        |A . i . . B|
        +-----------+";
    check(
        scene(row)
            .hand("alpha", "buckshot")
            .damage("alpha", 3)
            .damage("imp 2", 1)
            // Bravo has all the cards.
            .with(|_, state| {
                for card in state.scene().take_glory().deck().cards() {
                    state.scene().marine(1).glory.add(*card);
                }
            }),
        "
        pass
        play buckshot
        step 1,0
        step 2,0
        = alpha
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
            Alpha moves to 1,0
            Alpha moves to 2,0
            Alpha glory kills the Imp at 2,0
              = 2,0, damage 3, hand [], 9 in the deck, discarded [], glory []
        "#]],
    );
    // It comes at once: before the invader answers the frag.
    check(
        scene(row)
            .hand("alpha", "buckshot")
            .damage("alpha", 8)
            .damage("imp 2", 1)
            .events("death-curse")
            .glory_deck("berserk"),
        "
        play buckshot
        step 1,0
        step 2,0
        play death-curse
        die 3
        = alpha
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
            Alpha moves to 1,0
            Alpha moves to 2,0
            Alpha glory kills the Imp at 2,0
            Alpha draws the glory kill card Berserk
            Alpha recovers 2
            The invader plays Death Curse
            A black die shows 3
            Alpha suffers 3 damage (9 of 10)
              = 2,0, damage 9, hand [], 9 in the deck, discarded [], glory [berserk]
        "#]],
    );
}

/// A teleporter on difficult ground: one point more, and a figure without that point cannot go there.
#[test]
fn ruling_44_teleporting_onto_difficult_ground() {
    let pads = "
        +-----+ +-----+
        |A T .| |5 . .|
        +-----+ +-----+";
    let marsh = || {
        let mut setup = setup(pads);
        let space = setup.table.board.space_at(tiles::Cell::new(4, 0)).expect("a space");
        setup.table.pieces[usize::from(TELEPORTER.0)].push(PieceSpot { space, sort: 0, up: true });
        Scene::of(setup, Arc::new(NoHooks)).at("alpha", 1, 0).hand("alpha", "reposition sidearm")
    };
    check(
        marsh(),
        "
        play reposition
        ? step
        step 4,0
        = turn
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
              ? step 4,0 · step 2,0 · step 0,0
            Alpha moves to 4,0
              = 1 points, 1 main actions
        "#]],
    );
    check(
        marsh(),
        "
        play reposition
        step 2,0
        step 1,0
        ? step
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
            Alpha moves to 2,0
            Alpha moves to 1,0
              ? step 2,0 · step 0,0
        "#]],
    );
}

/// A quarter turn for one point, at least half of the old spaces covered still.
#[test]
fn ruling_30_rotation() {
    check(
        scene(
            "
            +---------+
            |A . . . .|
            |         |
            |. . k . .|
            |         |
            |. . .|. .|
            |         |
            |. . . . .|
            +---------+",
        )
        .order("invader alpha"),
        "
        ? step
        step 2,1 turned
        = turn
        = pinky 1
        ? step
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Pinky
            The Pinky at 2,1 is activated
              ? step 2,0 · step 2,2 · step 1,1 · step 1,1 turned · step 2,1 turned · step 1,2 turned
            The Pinky at 2,1 turns
              = 4 points, 0 main actions
              = 2,1 turned, damage 0
              ? step 2,0 turned · step 3,1 turned · step 1,1 turned · step 2,0 · step 3,0 · step 2,1 · step 3,1
        "#]],
    );
}

/// Passing through counts, and so does a push: a teleporter becomes active when a marine enters it.
#[test]
fn ruling_10_however_a_marine_comes_onto_it() {
    check(
        scene(
            "
            +-----------+
            |A t . . . i|
            +-----------+",
        )
        .at("imp 1", 1, 0)
        .hand("alpha", "shotgun-maneuver"),
        "
        play shotgun-maneuver
        step 1,0
        step 2,0
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Shotgun Maneuver
            Alpha moves to 1,0
            The teleporter at 1,0 becomes active
            Alpha moves to 2,0
        "#]],
    );
    check(
        scene(
            "
            +-----------+
            |t A h . . .|
            |           |
            |. . . . . B|
            +-----------+",
        )
        .order("invader alpha bravo")
        .deck("alpha", "sidearm"),
        "
        attack alpha
        die 2
        die 2
        die 3
        use 0
        step 0,0
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Baron of Hell
            The Baron of Hell at 2,0 is activated
            The Baron of Hell at 2,0 attacks Alpha
            A red die shows 2
            A red die shows 2
            A black die shows 3
            Alpha reveals Sidearm: 1 shield
            Alpha suffers 6 damage (6 of 10)
            Alpha moves to 0,0
            The teleporter at 0,0 becomes active
        "#]],
    );
    // Under a large figure the marine makes room.
    check(
        scene(
            "
            +---------+
            |t A m . .|
            |         |
            |. . . . .|
            +---------+",
        )
        .order("invader alpha"),
        "
        step 1,0
        stand
        aside 0,0
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Mancubus
            The Mancubus at 2,0 is activated
            The Mancubus at 2,0 moves to 1,0
            Alpha moves to 0,0
            The teleporter at 0,0 becomes active
        "#]],
    );
}

/// Doors are opened in one's own activation only, not with points gained outside it; points are needed.
#[test]
fn ruling_28_in_ones_own_activation() {
    let given = |_: &doom_2016::Doom2016, state: &mut doom_2016::State| {
        state.scene().due(Task::Movement(MovementTask::SpendNow(FigureId(0), 3)));
    };
    check(
        scene(DOORS).at("alpha", 2, 1).with(given),
        "
        ?
        end
        ? open
        ",
        expect![[r#"
              ? step 2,0 · step 2,2 · step 1,2 · step 1,1 · step 1,0 · end
            Initiative: Alpha
            Alpha is activated
            Alpha is done
              ? nothing
        "#]],
    );
}

/// The doors of a mission whose demons may not open them stay shut for demons.
#[test]
fn ruling_28_small_demons_open_doors_too() {
    check(
        scene(DOORS).order("invader alpha").exhausted("pinky").at("imp 1", 3, 1),
        "
        ? open
        open 0
        = turn
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 3,1 is activated
              ? open 0
            The Imp at 3,1 opens the door at 2,1
              = 3 points, 0 main actions
        "#]],
    );
}

/// A figure under a large one makes room on its own side of a wall.
#[test]
fn ruling_29_walls_are_respected_when_making_room() {
    check(
        scene(
            "
            +---------+
            |. .|. . .|
            |         |
            |A .|m . .|
            |         |
            |. .|. . .|
            +---------+",
        )
        .at("alpha", 3, 0)
        .order("invader alpha")
        .with(|_, state| assert!(state.scene().world().hurt(FigureId(0), 1).is_some())),
        "
        step 2,0
        stand
        ? aside
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Mancubus
            The Mancubus at 2,1 is activated
            The Mancubus at 2,1 moves to 2,0
              ? aside 4,0 · aside 4,1
        "#]],
    );
}

/// Between two enemies, corner to corner.
#[test]
fn ruling_02_figures_never_stop_a_diagonal() {
    check(
        scene(
            "
            +---+
            |A i|
            |   |
            |p .|
            +---+",
        )
        .hand("alpha", "field-dressing"),
        "
        play field-dressing
        ? step
        step 1,1
        = turn
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Field Dressing
              ? step 1,1
            Alpha moves to 1,1
            Alpha is done
              = 0 points, 0 main actions
        "#]],
    );
}

/// Red lines stop the feet of small figures, marines and demons alike.
#[test]
fn ruling_03_red_lines_stop_small_figures() {
    let yard = "
        +-------+
        |. . .#.|
        |  #    |
        |. A:i .|
        +-------+";
    check(
        scene(yard).hand("alpha", "shotgun-maneuver").order("alpha invader"),
        "
        play shotgun-maneuver
        ? step
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Shotgun Maneuver
              ? step 0,1 · step 0,0
        "#]],
    );
    check(
        scene(yard).order("invader alpha"),
        "? step",
        expect![[r#"
        Initiative: the invader
        The invader activates every Imp
        The Imp at 2,1 is activated
          ? step 2,0 · step 3,0 · step 3,1 · step 1,0
    "#]],
    );
}

/// In another's space there is nothing to do but to go on: no door, no card, no item.
#[test]
fn ruling_07_nothing_but_going_on() {
    check(
        scene(
            "
            +-------+
            |A i .D.|
            |       |
            |. . .D.|
            +-------+",
        )
        .at("imp 1", 2, 0)
        .hand("alpha", "reposition field-dressing armor")
        .glory("alpha", "adrenaline-rush"),
        "
        play field-dressing
        play reposition
        step 1,0
        ? open
        step 2,0
        ?
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Field Dressing
            Alpha plays Reposition
            Alpha moves to 1,0
              ? nothing
            Alpha moves to 2,0
              ? step 2,1 · step 1,1 · step 1,0
        "#]],
    );
}

/// From a teleporter to the one beside it: the link counts, not the walk. The demon is telefragged, staggered or not.
#[test]
fn ruling_10_the_teleporter_next_door() {
    check(
        scene(
            "
            +---------+
            |A T T . i|
            +---------+",
        )
        .at("alpha", 1, 0)
        .at("imp 1", 2, 0)
        .damage("imp 1", 1)
        .hand("alpha", "reposition"),
        "
        play reposition
        step 2,0
        = turn
        = alpha
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
            Alpha moves to 2,0
            Alpha frags the Imp at 2,0
              = 2 points, 1 main actions
              = 2,0, damage 0, hand [], 9 in the deck, discarded [], glory []
        "#]],
    );
}
