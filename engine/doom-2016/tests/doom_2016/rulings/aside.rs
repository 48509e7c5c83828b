//! Ruling 107: figures pushed out by a large one, or coming back beside taken teleporters, and the spaces they may go to.
//! What a large base does otherwise stands in `moving`.

use crate::hooks::listener;
use crate::scene::{Scene, check, scene};
use crate::table::setup;
use doom_2016::state::INVADER;
use engine::{Effect, Event, Game, Options, Seat, Step, Table, World};
use expect_test::expect;
use tiles::{Cell, DoorId};

/// A Mancubus steps onto a figure and stays.
const STEP_AND_STAND: &str = "
    step 2,1
    stand
    ? aside
    ";

/// Behind a railing: a figure that flies may go over it, for that is as near; one on foot may not.
#[test]
fn ruling_107_flyers_make_room_over_red_lines() {
    let railing = "
        +-----------+
        |A . . . . .|
        |: : : : : :|
        |. . c m . .|
        |           |
        |. . . . . .|
        +-----------+";
    check(
        scene(railing).order("invader alpha").exhausted("cacodemon"),
        STEP_AND_STAND,
        expect![[r#"
            Initiative: the invader
            The invader activates every Mancubus
            The Mancubus at 3,1 is activated
            The Mancubus at 3,1 moves to 2,1
              ? aside 1,0 · aside 2,0 · aside 3,0 · aside 1,1 · aside 1,2
        "#]],
    );
    check(
        scene(&railing.replace('c', "i")).order("invader alpha").exhausted("imp"),
        STEP_AND_STAND,
        expect![[r#"
            Initiative: the invader
            The invader activates every Mancubus
            The Mancubus at 3,1 is activated
            The Mancubus at 3,1 moves to 2,1
              ? aside 1,1 · aside 1,2
        "#]],
    );
}

/// With red lines on all sides a figure that flies still has its neighbours to choose from.
#[test]
fn ruling_107_a_flyer_in_a_pocket_of_red_lines() {
    check(
        scene(
            "
            +-----------+
            |A . . . . .|
            |    :      |
            |. .#c#m . .|
            |    #      |
            |. . . . . .|
            +-----------+",
        )
        .order("invader alpha")
        .exhausted("cacodemon"),
        "
        step 2,1
        stand
        ? aside
        aside 2,0
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Mancubus
            The Mancubus at 3,1 is activated
            The Mancubus at 3,1 moves to 2,1
              ? aside 1,0 · aside 2,0 · aside 3,0 · aside 1,1 · aside 1,2
            The Cacodemon at 2,1 moves to 2,0
        "#]],
    );
}

/// A marine on an active teleporter with red lines on all sides can walk nowhere: the nearest spaces by range, not the other
/// teleporter, to which a move could lead.
#[test]
fn ruling_107_a_marine_on_a_teleporter_in_a_pocket() {
    check(
        scene(
            "
            +-------------+
            |A . . . . . T|
            |    :        |
            |. .#T#m . . .|
            |    #        |
            |. . . . . . .|
            +-------------+",
        )
        .at("alpha", 2, 1)
        .order("invader alpha"),
        "
        step 2,1
        stand
        ? aside
        aside 3,0
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Mancubus
            The Mancubus at 3,1 is activated
            The Mancubus at 3,1 moves to 2,1
              ? aside 1,0 · aside 2,0 · aside 3,0 · aside 1,1 · aside 1,2
            Alpha moves to 3,0
        "#]],
    );
}

/// A teleporter is no step: with the neighbours taken, the spaces behind them are nearer than the other teleporter.
#[test]
fn ruling_107_teleporter_links_are_no_step() {
    check(
        scene(
            "
            +-------------+
            |. i i i . . T|
            |             |
            |. i T m . . .|
            |             |
            |. i . . . . A|
            +-------------+",
        )
        .at("alpha", 2, 1)
        .order("invader alpha")
        .exhausted("imp"),
        STEP_AND_STAND,
        expect![[r#"
            Initiative: the invader
            The invader activates every Mancubus
            The Mancubus at 3,1 is activated
            The Mancubus at 3,1 moves to 2,1
              ? aside 0,0 · aside 4,0 · aside 0,1 · aside 4,1 · aside 0,2 · aside 4,2
        "#]],
    );
}

/// Mud costs a mover more, but is no further away.
#[test]
fn ruling_107_difficult_ground_counts_one() {
    check(
        scene(
            "
            +-----------+
            |~ ~ ~ ~ . .|
            |           |
            |. i A m . .|
            |           |
            |. . . . . .|
            +-----------+",
        )
        .order("invader alpha")
        .exhausted("imp"),
        STEP_AND_STAND,
        expect![[r#"
            Initiative: the invader
            The invader activates every Mancubus
            The Mancubus at 3,1 is activated
            The Mancubus at 3,1 moves to 2,1
              ? aside 1,0 · aside 2,0 · aside 3,0 · aside 1,2
        "#]],
    );
}

/// Where no step leads anywhere, the controller of the figure chooses among the nearest spaces, those behind a wall too.
#[test]
fn ruling_107_the_last_resort_asks_the_controller() {
    let pocket = "
        +-------------+
        |. . .|. . . .|
        |     |:      |
        |. . .|A#m . .|
        |     |#      |
        |. . .|. . . .|
        +-------------+";
    check(
        scene(pocket).order("invader alpha"),
        "
        step 3,1
        stand
        ? aside
        aside 2,1
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Mancubus
            The Mancubus at 4,1 is activated
            The Mancubus at 4,1 moves to 3,1
              ? aside 2,0 · aside 3,0 · aside 4,0 · aside 2,1 · aside 2,2
            Alpha moves to 2,1
        "#]],
    );
    let demon = pocket.replace('A', "i").replacen('.', "A", 1);
    for (scene, controller) in [(scene(pocket), Seat(0)), (scene(&demon).exhausted("imp"), Seat(INVADER))] {
        let (told, due) = scene.order("invader alpha").play("step 3,1\nstand");
        let mut options = Options::default();
        assert_eq!(due.game.step(&due.state, &mut options), Step::Choose(controller), "{told}");
        assert_eq!(options.list.len(), 5, "{told}");
    }
}

/// The only active teleporter is taken and no step leads away from it: the marine comes back on a space next to it all the
/// same.
#[test]
fn ruling_107_coming_back_beside_a_taken_teleporter_in_a_pocket() {
    check(
        scene(
            "
            +---------+
            |. . . . A|
            |  :      |
            |.#T#. . .|
            |  #      |
            |. . . . B|
            +---------+",
        )
        .fragged("alpha")
        .at("bravo", 1, 1),
        "
        ? respawn
        respawn 2,0
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
              ? respawn 0,0 · respawn 1,0 · respawn 2,0 · respawn 0,1 · respawn 2,1 · respawn 0,2 · respawn 1,2 · respawn 2,2
            Alpha comes back at 2,0
            Alpha is done
        "#]],
    );
}

/// A script shuts two large figures in where there is room for one: the one that was passing is put where it fits next.
#[test]
fn ruling_107_a_large_figure_that_is_shut_in_with_another() {
    fn shut(table: &Table, _: &World, event: &Event, out: &mut Vec<Effect>) {
        let middle = table.board.space_at(Cell::new(3, 0));
        if matches!(event, Event::Moved { to, .. } if Some(*to) == middle) {
            out.extend([0, 1].map(|door| Effect::CloseDoor(DoorId(door))));
        }
    }
    let corridor = "
        +-------------+
        |A|. .Uh .Vm .|
        | |           |
        |.|. .U. .V. .|
        +-------------+";
    check(
        Scene::of(setup(corridor), listener(shut)).order("invader alpha").exhausted("baron-of-hell").with(
            |_, state| assert!([0, 1].into_iter().all(|door| state.scene().world().open(DoorId(door)))),
        ),
        "
        step 4,0
        step 3,0
        ? place
        place 1,0
        ?
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Mancubus
            The Mancubus at 5,0 is activated
            The Mancubus at 5,0 moves to 4,0
            The Mancubus at 4,0 moves to 3,0
            The door at 2,0 closes
            The door at 4,0 closes
              ? place 1,0 · place 5,0
            The Mancubus at 3,0 moves to 1,0
              ? open 0 · end
        "#]],
    );
}
