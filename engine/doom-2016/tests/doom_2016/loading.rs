//! Custom cards on top of the box: correct ones join it, wrong ones are reported with line and column.

use crate::table::setup;
use doom_2016::Doom2016;
use doom_2016::content::{Content, Source};
use engine::{Game, NoHooks, Options, Step};
use expect_test::{Expect, expect};
use std::sync::Arc;

fn problems(file: &str, text: &str, expect: Expect) {
    let (content, problems) = Content::doom2016().with(&[Source { file, text }]);
    let told: Vec<String> = problems.iter().map(ToString::to_string).collect();
    expect.assert_eq(&told.join("\n"));
    // The box is as it was.
    assert_eq!(content.demons.len(), Content::doom2016().demons.len());
    assert_eq!(content.cards.len(), Content::doom2016().cards.len());
    assert_eq!(content.events.len(), Content::doom2016().events.len());
}

const HOUND: &str = r#"[
    (
        id: "hell-hound", name: "Hell Hound", figures: 3, base: (1, 1),
        stagger: 1, health: 2, speed: 7, attack: (range: 1, red: 2), special: (dodge: true),
        abilities: [(when: AfterAttack, if: [Caused(1)], do: [Push(1)])],
        text: "Bites and drags.",
        homebrew: ["everything"],
    ),
]"#;

const PACK: &str = r#"[
    (
        id: "the-pack", name: "The Pack", homebrew: ["everything"],
        blue: ((figures: [(demon: "hell-hound", count: 3)]), (figures: [(demon: "imp", count: 3)])),
        yellow: ((figures: [(demon: "hell-hound", count: 3)], argent: 2), (figures: [(demon: "imp", count: 4)])),
        red: ((figures: [(demon: "hell-hound", count: 3)], argent: 4), (figures: [(demon: "imp", count: 5)])),
    ),
]"#;

/// The order of the files does not matter: an invasion card may summon a demon of the same addition.
#[test]
fn a_demon_and_its_invasion_card_join_the_box() {
    let sources = [
        Source { file: "cards/invasions.ron", text: PACK },
        Source { file: "cards/demons.ron", text: HOUND },
    ];
    let (content, problems) = Content::doom2016().with(&sources);
    assert_eq!(problems, []);
    let hound = content.demon("hell-hound").expect("it was added");
    assert_eq!(usize::from(hound.0), Content::doom2016().demons.len(), "the box's own keep their places");
    // A game is played with it.
    let mut setup = setup(
        "
        +-------+
        |A . . i|
        +-------+",
    );
    setup.table.kinds = content.figure_kinds(&["alpha"]);
    setup.table.figures[0].kind = engine::KindId(1 + hound.0);
    setup.content = Arc::new(content);
    let game = Doom2016::new(setup, Arc::new(NoHooks));
    let state = game.start();
    assert!(matches!(game.step(&state, &mut Options::default()), Step::Chance));
    assert_eq!(state.invader().cards.len(), 9);
    assert!(state.invader().cards[8].face_up);
}

#[test]
fn scribble_is_told_with_its_place() {
    problems(
        "demons.ron",
        "[\n    (id: \"hound\", name: \"Hound\" figures: 3),\n]",
        expect!["demons.ron:2:33: Expected comma"],
    );
    problems(
        "demons.ron",
        &HOUND.replace("Push(1)", "Shove(1)"),
        expect![[r#"demons.ron:5:63: `Shove` is no word for something that happens (`do`)"#]],
    );
    problems(
        "demons.ron",
        &HOUND.replace("speed: 7, ", ""),
        expect!["demons.ron:8:5: a demon needs a field `speed`"],
    );
    problems(
        "monsters.ron",
        "[]",
        expect![
            "monsters.ron:1:1: unknown kind of file: 'monsters.ron'; cards are in demons.ron, weapons.ron, events.ron, invasions.ron, classes.ron, glory.ron or squad.ron"
        ],
    );
}

#[test]
fn what_makes_no_sense_is_told_with_its_place() {
    problems(
        "demons.ron",
        &HOUND.replace("hell-hound", "imp"),
        expect!["demons.ron:3:13: the name 'imp' is used twice"],
    );
    problems(
        "demons.ron",
        &HOUND.replace("hell-hound", "Hell Hound!"),
        expect!["demons.ron:3:13: 'Hell Hound!' is no name: lower case letters, digits and dashes"],
    );
    problems(
        "demons.ron",
        &HOUND.replace("stagger: 1", "stagger: 2"),
        expect!["demons.ron:3:13: 'hell-hound' must be staggered before it is fragged"],
    );
    problems(
        "demons.ron",
        &HOUND.replace("base: (1, 1)", "base: (3, 1)"),
        expect!["demons.ron:3:13: 'hell-hound' needs a base of 1×1, 1×2, 2×2 or 2×3 spaces"],
    );
    problems(
        "demons.ron",
        &HOUND.replace("when: AfterAttack", "when: Play"),
        expect!["demons.ron:5:28: 'hell-hound': a demon has no window Play"],
    );
    problems(
        "demons.ron",
        &HOUND.replace("when: AfterAttack", "cost: Exhaust, when: AfterAttack"),
        expect!["demons.ron:5:28: 'hell-hound': a demon cannot cost Exhaust"],
    );
    problems(
        "demons.ron",
        &HOUND.replace("Push(1)", "Range(2)"),
        expect!["demons.ron:5:63: 'hell-hound': Range(2) is nothing a demon can do at AfterAttack"],
    );
    problems("invasions.ron", PACK, expect!["invasions.ron:6:34: unknown demon 'hell-hound'"]);
    problems(
        "invasions.ron",
        &PACK.replace("hell-hound", "imp").replace("count: 5", "count: 9"),
        expect!["invasions.ron:6:84: 9 × 'imp': the box has 8"],
    );
    problems(
        "weapons.ron",
        r#"[
    (id: "boomstick", name: "Boomstick", class: Starting, tokens: 2, cards: [
        (id: "boom", name: "Boom", copies: 2, kind: Main, speed: 3, attack: (range: 2, black: 2), text: "Boom."),
        (id: "duck", name: "Duck", copies: 1, kind: Reaction, speed: 3, text: "Duck."),
    ]),
]"#,
        expect!["weapons.ron:4:14: the reaction card 'duck' has an attack or a speed"],
    );
    problems(
        "weapons.ron",
        r#"[
    (id: "boomstick", name: "Boomstick", class: Starting, tokens: 2, cards: [
        (id: "boom", name: "Boom", copies: 3, kind: Main, speed: 3, defence: (special: true), text: "Boom."),
    ]),
]"#,
        expect!["weapons.ron:3:14: 'boom' shows a special defence: only events do"],
    );
    problems(
        "weapons.ron",
        r#"[
    (id: "boomstick", name: "Boomstick", class: Starting, tokens: 2, cards: [
        (id: "boom", name: "Boom", copies: 3, kind: Main, speed: 3, defence: (shields: 1, dodge: true), text: "Boom."),
    ]),
]"#,
        expect![
            "weapons.ron:3:69: 'boom' shows two things in defence: shields, a dodge or a special defence"
        ],
    );
    problems(
        "events.ron",
        r#"[
    (id: "omens", name: "Omens", cards: [
        (id: "omen", name: "Omen", copies: 6, defence: (special: true, dodge: true), abilities: [], text: "An omen."),
    ]),
]"#,
        expect!["events.ron:3:47: 'omen' shows two things in defence: shields, a dodge or a special defence"],
    );
    problems(
        "events.ron",
        r#"[
    (id: "omens", name: "Omens", cards: [
        (id: "omen", name: "Omen", copies: 6, abilities: [(when: Resolved, do: [Draw(1)])], text: "An omen."),
    ]),
]"#,
        expect!["events.ron:3:66: 'omen': an event has no window Resolved"],
    );
    problems(
        "classes.ron",
        r#"[(id: "idler", name: "Idler", abilities: [(when: Play, do: [Recover(1)])], text: "Rests.")]"#,
        expect!["classes.ron:1:7: 'idler': a class card cannot cost Free"],
    );
    problems(
        "classes.ron",
        r#"[(id: "idler", name: "Idler", abilities: [(when: Main, do: [Main(1)])], text: "Rests.")]"#,
        expect!["classes.ron:1:61: 'idler': Main(1) is nothing a class card can do at Main"],
    );
    problems(
        "glory.ron",
        r#"[(id: "roar", name: "Roar", copies: 1, abilities: [(when: Main, do: [Draw(1)]), (when: Play, do: [Draw(1)])], text: "Roars.")]"#,
        expect![
            "glory.ron:1:7: 'roar' is used as a bonus action or in the place of a main action, not as both"
        ],
    );
    // In the place of the main action it may: there are only so many of those.
    let (_, told) = Content::doom2016().with(&[Source {
        file: "classes.ron",
        text: r#"[(id: "idler", name: "Idler", abilities: [(when: Main, do: [Recover(1)])], text: "Rests.")]"#,
    }]);
    assert_eq!(told, []);
}

/// Numbers that the game cannot hold are reported with their place, and so are abilities that would never end.
#[test]
fn what_is_beyond_the_limits_is_told_with_its_place() {
    problems(
        "demons.ron",
        &HOUND.replace("speed: 7", "speed: 70"),
        expect!["demons.ron:4:32: 'hell-hound': speed is 70, it must be from 0 to 12"],
    );
    problems(
        "demons.ron",
        &HOUND.replace("red: 2", "red: 0"),
        expect!["demons.ron:3:13: 'hell-hound': the number of dice is 0, it must be from 1 to 16"],
    );
    problems(
        "demons.ron",
        &HOUND.replace("Push(1)", "Push(21)"),
        expect!["demons.ron:5:63: 'hell-hound': Push(21) is beyond the limit of 20"],
    );
    problems(
        "demons.ron",
        &HOUND.replace("Push(1)", "AgainOther"),
        expect!["demons.ron:5:63: 'hell-hound': AgainOther is nothing a demon can do at AfterAttack"],
    );
    problems(
        "demons.ron",
        &HOUND.replace("when: AfterAttack, if: [Caused(1)], do: [Push(1)]", "when: Activation, do: [Red(1)]"),
        expect!["demons.ron:5:45: 'hell-hound': Red(1) is nothing a demon can do at Activation"],
    );
    problems(
        "events.ron",
        r#"[
    (id: "omens", name: "Omens", cards: [
        (id: "omen", name: "Omen", copies: 5, abilities: [(when: Activation, do: [Draw(1)])], text: "An omen."),
    ]),
]"#,
        expect!["events.ron:2:10: 'omens': the number of cards is 5, it must be 6"],
    );
}
