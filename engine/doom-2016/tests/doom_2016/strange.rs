//! Where scripts and rules meet at a bad moment: somebody is gone, replaced or in the way in the middle of something.

use crate::hooks::listener;
use crate::scene::{Scene, check, scene};
use crate::table::setup;
use doom_2016::state::INVADER;
use doom_2016::task::{DamageTask, EffectRoll, MarineTask, MovementTask, RoundTask, Task};
use doom_2016::{Choice, Doom2016};
use engine::game::Log;
use engine::play::{Playthrough, Provenance};
use engine::table::FigureSpot;
use engine::{Effect, Event, FigureId, Game, NoHooks, Options, Table, World};
use expect_test::expect;
use rule_system::{TableGame, TableSession};
use std::sync::Arc;

const HALL: &str = "
    +-------------+
    |A . . i . . .|
    |             |
    |B . . . . . .|
    +-------------+";

/// A demon is fragged and another takes its number: the tasks of the first are not those of the second.
#[test]
fn a_new_figure_does_not_inherit_the_business_of_the_old_one() {
    fn replace(table: &Table, _: &World, event: &Event, out: &mut Vec<Effect>) {
        let caco = table.kind_named("cacodemon").expect("a demon");
        match event {
            Event::AttackResolved { attacker, .. } => out.push(Effect::Frag(*attacker)),
            Event::Fragged { at, .. } => out.push(Effect::PlaceFigure(caco, *at)),
            _ => {}
        }
    }
    let hall = || Scene::of(setup(HALL), listener(replace)).deck("alpha", "sidearm");
    check(
        hall().order("invader alpha bravo").events("onslaught"),
        "
        attack alpha
        die 1
        die 1
        play onslaught
        = cacodemon 2
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 3,0 is activated
            The Imp at 3,0 attacks Alpha
            A red die shows 1
            A red die shows 1
            Alpha reveals Sidearm: 1 shield
            Alpha suffers 1 damage (1 of 10)
            The invader plays Onslaught
            The Imp at 3,0 is fragged
            A Cacodemon comes at 3,0
            Initiative: Alpha
            Alpha is activated
            Alpha is done
              = 3,0, damage 0
        "#]],
    );
    // It was to spend points, but falls before.
    check(
        hall().damage("imp 2", 2).with(|_, state| {
            state.scene().due(Task::Movement(MovementTask::SpendNow(FigureId(2), 2)));
            state.scene().due(Task::Damage(DamageTask::Roll {
                red: 0,
                black: 1,
                sum: 0,
                what: EffectRoll::One(FigureId(2)),
            }));
        }),
        "
        die 1
        = cacodemon 2
        ",
        expect![[r#"
            A black die shows 1
            The Imp at 3,0 suffers 1 damage (3 of 3): fragged
            A Cacodemon comes at 3,0
            Initiative: Alpha
            Alpha is activated
            Alpha is done
            Alpha draws a card
              = 3,0, damage 0
        "#]],
    );
}

/// The figure that was being passed is gone: the other may stay.
#[test]
fn a_space_is_free_again() {
    fn frag(_: &Table, world: &World, event: &Event, out: &mut Vec<Effect>) {
        if matches!(event, Event::Moved { .. }) && world.figures().get(FigureId(2)).is_some() {
            out.push(Effect::Frag(FigureId(2)));
        }
    }
    check(
        Scene::of(setup(HALL), listener(frag)).hand("alpha", "reposition").at("imp 2", 1, 0),
        "
        play reposition
        step 1,0
        ?
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
            Alpha moves to 1,0
            The Imp at 1,0 is fragged
              ? step 2,0 · step 2,1 · step 1,1 · step 0,0 · end
        "#]],
    );
}

/// The way a marine counted on is closed by a script: the marine is put aside and goes on.
#[test]
fn a_way_is_closed_behind_somebody() {
    fn close(table: &Table, world: &World, event: &Event, out: &mut Vec<Effect>) {
        if let Event::Moved { figure: FigureId(0), from, .. } = event
            && world.figures().on_map().count() < 6
        {
            let imp = table.kind_named("imp").expect("a demon");
            out.push(Effect::PlaceFigure(imp, *from));
        }
    }
    check(
        Scene::of(
            setup(
                "
                +---------+
                |A B C D .|
                +---------+",
            ),
            listener(close),
        )
        .order("alpha bravo")
        .hand("alpha", "reposition"),
        "
        play reposition
        step 1,0
        = alpha
        ?
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
            Alpha moves to 1,0
            An Imp comes at 0,0
            Alpha moves to 4,0
            (a script could not do what it wanted: there is no room for Imp)
              = 4,0, damage 0, hand [], 9 in the deck, discarded [], glory []
              ? step 3,0 · end
        "#]],
    );
}

/// Points gained outside one's activation are spent at once or lost, by the rules of movement.
#[test]
fn points_outside_an_activation() {
    let given = |points| {
        move |_: &Doom2016, state: &mut doom_2016::State| {
            state.scene().due(Task::Movement(MovementTask::SpendNow(FigureId(1), points)));
        }
    };
    check(
        scene(HALL).at("imp 2", 1, 1).with(given(4)),
        "
        ?
        step 1,1
        ?
        step 2,1
        ?
        end
        ",
        expect![[r#"
              ? step 0,0 · step 1,0 · step 1,1 · end
            Bravo moves to 1,1
              ? step 1,0 · step 2,0 · step 2,1 · step 0,1 · step 0,0
            Bravo moves to 2,1
              ? step 2,0 · step 3,0 · step 3,1 · step 1,0 · end
            Initiative: Alpha
            Alpha is activated
            Alpha is done
        "#]],
    );
    // A large demon that moves in the middle of a marine's activation does not stop the marine.
    check(
        scene(&HALL.replace('i', "m")).hand("alpha", "reposition").with(|_, state| {
            state.scene().pending(vec![
                Task::Marine(MarineTask::End(FigureId(0))),
                Task::Marine(MarineTask::Turn(FigureId(0))),
                Task::Movement(MovementTask::SpendNow(FigureId(2), 2)),
            ]);
            state.scene().world().activate(FigureId(0));
            state.scene().turn().gain_points(1);
        }),
        "
        step 2,0
        step 1,0
        ?
        ",
        expect![[r#"
            The Mancubus at 3,0 moves to 2,0
            The Mancubus at 2,0 moves to 1,0
              ? play reposition · end
        "#]],
    );
}

/// In the middle of a marine's activation a demon moves by points of its own: those of the marine are none of its cost.
#[test]
fn a_way_by_points_outside_an_activation_costs_none_of_those_inside() {
    let Scene { game, state } = scene(HALL).with(|_, state| {
        state.scene().pending(vec![
            Task::Marine(MarineTask::End(FigureId(0))),
            Task::Marine(MarineTask::Turn(FigureId(0))),
            Task::Movement(MovementTask::SpendNow(FigureId(2), 2)),
        ]);
        state.scene().world().activate(FigureId(0));
        state.scene().turn().gain_points(1);
    });
    let game = game.beginning(Some(Arc::new(state))).expect("it begins anywhere");
    let ways = Playthrough::new(Arc::new(game), Provenance::default()).ways();
    assert!(ways.iter().any(|way| way.steps.len() == 2), "{ways:?}");
    for way in ways {
        assert_eq!(usize::from(way.cost), way.steps.len(), "{way:?}");
    }
}

/// Fewer starts than marines: the others stand next to them. A figure that does not fit is left out.
#[test]
fn a_mission_with_mistakes_is_set_up_as_well_as_can_be() {
    let mut table = setup(HALL);
    table.table.starts.truncate(1);
    let mancubus = table.table.kind_named("mancubus").expect("a demon");
    let corner = table.table.board.spaces().last().expect("a space");
    let free = table.table.board.space_at(tiles::Cell::new(4, 0)).expect("a space");
    for space in [corner, free, free] {
        table.table.figures.push(FigureSpot { space, turned: false, kind: mancubus });
    }
    let game = Doom2016::new(table, Arc::new(NoHooks));
    let state = game.start();
    let where_is = |id: u8| game.table().board.cell(state.world().figures()[FigureId(id)].space).to_string();
    assert_eq!((where_is(0), where_is(1)), ("0,0".into(), "1,0".into()));
    assert_eq!(state.world().demons_of(mancubus).count(), 1);
    game.audit_state(&state).expect("a legal state");
}

/// Two markers and two offers with the same words, an offer called like a rule: every option keeps a key of its own.
#[test]
fn keys_are_never_the_same_twice() {
    fn offers(table: &Table, _: &World, event: &Event, out: &mut Vec<Effect>) {
        if matches!(event, Event::ActivationStarted { .. }) {
            for tag in ["end", "step 1,0", "", "new\nline"] {
                let tag = table.symbols.get(tag).expect("a word");
                out.push(Effect::Offer(engine::world::Offer {
                    tag,
                    label: tag,
                    near: engine::world::Near::Anywhere,
                    distance: 0,
                    least: 0,
                    cost: engine::world::Cost::default(),
                    limit: engine::world::Limit::Free,
                    needs: None,
                    used: 0,
                }));
            }
        }
    }
    let mut table = setup(HALL);
    for tag in ["end", "step 1,0", "", "new\nline"] {
        let _ = table.table.symbols.intern(tag);
    }
    let (_, scene) = Scene::of(table, listener(offers)).hand("alpha", "reposition").play("play reposition");
    let mut options = Options::default();
    let _ = scene.game.step(&scene.state, &mut options);
    let mut keys: Vec<String> =
        options.list.iter().map(|c: &Choice| scene.game.show(&scene.state, *c).key).collect();
    assert!(keys.iter().all(|k| k.trim() == k && !k.contains(char::is_control)), "{keys:?}");
    let count = keys.len();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), count, "{keys:?}");
}

/// A large demon passes another one when a script closes both ways with more of them: it comes to stand where it fits with
/// the fewest moves, and its activation goes on.
#[test]
fn a_large_figure_whose_way_is_barred_is_put_aside() {
    fn bar(table: &Table, world: &World, event: &Event, out: &mut Vec<Effect>) {
        let space = |x| table.board.space_at(tiles::Cell::new(x, 0)).expect("a space");
        if matches!(event, Event::Moved { to, .. } if *to == space(3)) && world.round() == 1 {
            let kind = |id| table.kind_named(id).expect("a demon");
            out.extend([2; 3].map(|x| Effect::PlaceFigure(kind("pinky"), space(x))));
            out.push(Effect::PlaceFigure(kind("baron-of-hell"), space(5)));
        }
    }
    check(
        Scene::of(
            setup(
                "
                +-----------------+---+
                |. m . . k . . . .|A .|
                |                 |   |
                |. . . . . . . . .|. .|
                +-----------------+---+",
            ),
            listener(bar),
        )
        .order("invader alpha")
        .exhausted("pinky"),
        "
        step 2,0
        step 3,0
        = mancubus 2
        = turn
        ? end
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Mancubus
            The Mancubus at 1,0 is activated
            The Mancubus at 1,0 moves to 2,0
            The Mancubus at 2,0 moves to 3,0
            A Pinky comes at 0,0
            A Pinky comes at 2,0
            A Pinky comes at 0,1
            A Baron of Hell comes at 5,0
            The Mancubus at 3,0 moves to 7,0
              = 7,0, damage 0
              = 2 points, 0 main actions
              ? end
        "#]],
    );
}

/// Only what is on offer is ever chosen. Anything else is a bug, which would never show if the task simply were over.
#[test]
#[should_panic(expected = "Keep(4) does not offer Pass")]
fn a_choice_that_is_not_on_offer_is_not_passed_over() {
    let game = Doom2016::new(setup(HALL), Arc::new(NoHooks));
    let mut state = game.start();
    state.scene().due(Task::Round(RoundTask::Keep(INVADER)));
    game.apply(&mut state, Choice::Pass, &mut Log::silent());
}
