//! Ruling 108: an attack out of turn needs the range and the sight that every attack needs, and the distance that its ability
//! names. When such attacks come stands in `fighting`, under ruling 23.

use crate::scene::{Scene, check, scene, scene_with};
use doom_2016::content::{Content, Source};
use doom_2016::own::stat;
use engine::world::{Modifier, Until};
use engine::{KindId, Side};
use expect_test::expect;
use std::sync::Arc;

/// Alpha shoots at the imp; a demon stands two spaces away and another one four.
const YARD: &str = "
    +-----------+
    |A . i . p .|
    |           |
    |. . p . . .|
    +-----------+";

const SHOT: &str = "
    play sidearm
    attack imp 1
    die 1
    ? answer
    ";

fn shot(scene: Scene) -> Scene {
    scene.hand("alpha", "sidearm").event_deck("paranoia")
}

/// What shortens the range of demons shortens Overwatch too.
#[test]
fn ruling_108_overwatch_asks_for_the_range_of_the_attack() {
    let shorter = Modifier { stat: stat::range(Side::Invader), amount: -3, until: Until::Game };
    let yard = || shot(scene(YARD)).argent("possessed-soldier", 3);
    check(
        yard(),
        SHOT,
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Sidearm
            Alpha attacks the Imp at 2,0
            A red die shows 1
            The Imp at 2,0 reveals Paranoia: 1 shield
              ? answer possessed-soldier 2 · answer possessed-soldier 3
        "#]],
    );
    check(
        yard().with(|_, state| assert!(state.scene().world().modify(shorter))),
        SHOT,
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Sidearm
            Alpha attacks the Imp at 2,0
            A red die shows 1
            The Imp at 2,0 reveals Paranoia: 1 shield
              ? answer possessed-soldier 3
        "#]],
    );
}

/// A drawing in which the soldiers are demons of a designer's own, with a range and an ability.
fn watchers(drawing: &str, range: u8, ability: &str) -> Scene {
    let text = format!(
        r#"[(id: "watcher", name: "Watcher", figures: 4, base: (1, 1), stagger: 1, health: 5, speed: 4,
            attack: (range: {range}, red: 1), special: (shields: 1), abilities: [{ability}], text: "Ours.")]"#
    );
    let (content, problems) = Content::doom2016().with(&[Source { file: "demons.ron", text: &text }]);
    assert_eq!(problems, []);
    let of = |id: &str| KindId(1 + content.demon(id).expect(id).0);
    let (soldier, watcher) = (of("possessed-soldier"), of("watcher"));
    let watching = scene_with(drawing, |setup| {
        for figure in setup.table.figures.iter_mut().filter(|figure| figure.kind == soldier) {
            figure.kind = watcher;
        }
        setup.table.kinds = content.figure_kinds(&["alpha"]);
        setup.content = Arc::new(content);
    });
    shot(watching).argent("watcher", 3)
}

/// A demon that reaches its neighbours answers its neighbours only, with its own dice or those of the ability.
#[test]
fn ruling_108_a_short_attack_answers_no_further() {
    let yard = YARD.replace(". . p", ". p .");
    for act in ["Overwatch", "Counter(1, 0)"] {
        let ability = format!("(when: EnemyAttacked, if: [Within(5)], cost: Argent, may: true, do: [{act}])");
        check(
            watchers(&yard, 1, &ability),
            SHOT,
            expect![[r#"
                Initiative: Alpha
                Alpha is activated
                Alpha plays Sidearm
                Alpha attacks the Imp at 2,0
                A red die shows 1
                The Imp at 2,0 reveals Paranoia: 1 shield
                  ? answer watcher 3
            "#]],
        );
    }
}

/// An ability that names no distance at all still needs sight.
#[test]
fn ruling_108_an_answer_needs_sight() {
    let wall = "
        +-----------+
        |A . i . . .|
        |- - -      |
        |. p . . p .|
        +-----------+";
    check(
        watchers(wall, 9, "(when: EnemyAttacked, cost: Argent, may: true, do: [Overwatch])"),
        SHOT,
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Sidearm
            Alpha attacks the Imp at 2,0
            A red die shows 1
            The Imp at 2,0 reveals Paranoia: 1 shield
              ? answer watcher 3
        "#]],
    );
}
