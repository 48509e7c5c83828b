//! Rulings 26, 27, 31 and 32: hands, windows, sprint, the end of a game, a marine alone.

use crate::hooks::listener;
use crate::scene::{Scene, check, classes, scene};
use crate::table::setup;
use doom_2016::own::OwnEffect;
use engine::{Effect, Event, Side, Table, World};
use expect_test::expect;

/// Six is the size to draw up to, not a limit: what is drawn in the middle of a round is kept.
#[test]
fn ruling_26_hand_limits() {
    fn draw(_: &Table, _: &World, event: &Event, out: &mut Vec<Effect>) {
        if matches!(event, Event::Moved { .. }) {
            out.push(OwnEffect::DrawEvents { count: 2 }.into());
        }
    }
    let board = "
        +-------+
        |A . . i|
        +-------+";
    check(
        Scene::of(setup(board), listener(draw))
            .order("alpha")
            .hand("alpha", "field-dressing")
            .events("hellish-power hellish-power demonic-strength demonic-strength iron-skin death-curse"),
        "
        play field-dressing
        step 1,0
        event explosive-blast
        event onslaught
        = invader
        pass
        = invader
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Field Dressing
            Alpha moves to 1,0
            The invader draws an event
            The invader draws an event
            Alpha is done
              = hand [hellish-power hellish-power demonic-strength demonic-strength iron-skin explosive-blast onslaught death-curse], 10 in the deck, 0 discarded, bank 0; imp ready with 0
            Alpha draws a card
            Alpha draws a card
            Alpha draws a card
            Round 1 is over
            Round 2
              = hand [hellish-power hellish-power demonic-strength demonic-strength iron-skin explosive-blast onslaught death-curse], 10 in the deck, 0 discarded, bank 0; imp ready with 0
        "#]],
    );
}

/// A window is asked as long as somebody can use something in it, and one may pass.
#[test]
fn ruling_26_event_windows() {
    check(
        scene(
            "
            +-------+
            |A . . i|
            |       |
            |B . . .|
            +-------+",
        )
        .order("invader alpha")
        .deck("alpha", "sidearm")
        .events("demonic-speed demonic-speed demonic-strength demonic-strength explosive-blast"),
        "
        ?
        play demonic-speed
        = turn
        attack alpha
        ?
        play demonic-strength
        die 1
        die 0
        die 0
        ?
        pass
        = invader
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 3,0 is activated
              ? play demonic-speed · pass
            The invader plays Demonic Speed
              = 7 points, 0 main actions
            The Imp at 3,0 attacks Alpha
              ? play demonic-strength · pass
            The invader plays Demonic Strength
            A red die shows 1
            A red die shows 0
            A red die shows 0
            Alpha reveals Sidearm: 1 shield
              ? play explosive-blast · pass
            The attack on Alpha causes no damage
              = hand [demonic-strength explosive-blast demonic-speed], 13 in the deck, 2 discarded, bank 0; imp exhausted with 0
        "#]],
    );
}

/// It needs a card, counts as the main action and may be a card of any kind.
#[test]
fn ruling_27_sprint() {
    let board = "
        +---------------+
        |A . . . . . . .|
        +---------------+";
    check(
        scene(board).hand("alpha", "buckshot reposition armor").order("alpha"),
        "
        ?
        sprint armor
        = turn
        ?
        play reposition
        = turn
        = alpha
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
              ? sprint armor · play reposition · sprint reposition · play buckshot · sprint buckshot · end
            Alpha sprints
              = 6 points, 0 main actions
              ? step 1,0 · play reposition · end
            Alpha plays Reposition
              = 9 points, 0 main actions
              = 0,0, damage 0, hand [buckshot], 7 in the deck, discarded [armor], glory []
        "#]],
    );
    check(
        scene(board).hand("alpha", "buckshot armor").order("alpha"),
        "
        play buckshot
        ? sprint
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
              ? nothing
        "#]],
    );
    check(
        scene(&board.replace("A .", "A i")).hand("alpha", "").order("alpha invader"),
        "? sprint",
        expect![[r#"
        Initiative: Alpha
        Alpha is activated
        Alpha is done
          ? nothing
    "#]],
    );
}

/// One sprint for one main action: a marine who has two of them may sprint for either, before the other or after it.
#[test]
fn ruling_27_one_for_one() {
    let rampage = || {
        scene(
            "
            +---------------+
            |A . . . . . . .|
            +---------------+",
        )
        .hand("alpha", "buckshot unload armor")
        .glory("alpha", "rampage")
        .order("alpha")
    };
    check(
        rampage(),
        "
        spend rampage
        = turn
        sprint armor
        = turn
        play buckshot
        = turn
        ? sprint
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Rampage
              = 0 points, 2 main actions
            Alpha sprints
              = 6 points, 1 main actions
            Alpha plays Buckshot
              = 10 points, 0 main actions
              ? nothing
        "#]],
    );
    check(
        rampage(),
        "
        spend rampage
        play buckshot
        ? sprint
        sprint armor
        = turn
        ? play
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Rampage
            Alpha plays Buckshot
              ? sprint armor · sprint unload
            Alpha sprints
              = 10 points, 0 main actions
              ? nothing
        "#]],
    );
    // Gained when the only one is spent it serves for a sprint as well.
    check(
        rampage(),
        "
        play buckshot
        ? sprint
        spend rampage
        sprint unload
        = turn
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
              ? nothing
            Alpha plays Rampage
            Alpha sprints
              = 10 points, 0 main actions
        "#]],
    );
}

/// The marines have done it when the last Possessed Soldier falls.
fn no_soldier_left(table: &Table, world: &World, event: &Event, out: &mut Vec<Effect>) {
    let soldier = table.kind_named("possessed-soldier").expect("a demon of the box");
    if matches!(event, Event::Fragged { .. }) && world.demons_of(soldier).next().is_none() {
        out.push(Effect::Win { side: Side::Marines, reason: "no soldier is left".into() });
    }
}

/// What comes first decides; of two things at once, the side whose activation it is.
#[test]
fn ruling_31_end_check() {
    let row = |cells: &str| {
        Scene::of(setup(&format!("\n+-----------+\n|{cells}|\n+-----------+")), listener(no_soldier_left))
    };
    // The objective comes first: the splash is not rolled any more.
    check(
        row("R . . A p .")
            .launcher("alpha")
            .hand("alpha", "rocket-salvo")
            .damage("alpha", 9)
            .damage("possessed-soldier 1", 4)
            .frags(3)
            .event_deck("paranoia"),
        "
        play rocket-salvo
        attack possessed-soldier 1
        die 2
        die 2
        die 1
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Rocket Salvo
            Alpha attacks the Possessed Soldier at 4,0
            A red die shows 2
            A red die shows 2
            A black die shows 1
            The Possessed Soldier at 4,0 reveals Paranoia: 1 shield
            The Possessed Soldier at 4,0 suffers 4 damage (8 of 5): fragged
            THE END: Marines win, no soldier is left
        "#]],
    );
    // The splash takes the last soldier and the last frag at once, in the marine's activation.
    check(
        row("R . . A i p")
            .launcher("alpha")
            .hand("alpha", "rocket-salvo")
            .damage("alpha", 9)
            .damage("possessed-soldier 2", 4)
            .frags(3)
            .event_deck("darkness"),
        "
        play rocket-salvo
        attack imp 1
        die 2
        die 2
        die 1
        die 2
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Rocket Salvo
            Alpha attacks the Imp at 4,0
            A red die shows 2
            A red die shows 2
            A black die shows 1
            The Imp at 4,0 reveals Darkness: a dodge
            A black die shows 2
            Alpha suffers 2 damage (11 of 10): fragged
            The invader gains a frag token (4 of 4)
            The Possessed Soldier at 5,0 suffers 2 damage (6 of 5): fragged
            THE END: Marines win, no soldier is left
        "#]],
    );
    // The same in the invader's activation.
    check(
        row("i . . B A p")
            .order("invader alpha")
            .exhausted("possessed-soldier")
            .damage("bravo", 9)
            .damage("possessed-soldier 3", 4)
            .frags(3)
            .events("explosive-blast")
            .deck("alpha", "sidearm"),
        "
        step 1,0
        attack alpha
        die 2
        die 2
        first
        play explosive-blast
        die 1
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 0,0 is activated
            The Imp at 0,0 moves to 1,0
            The Imp at 1,0 attacks Alpha
            A red die shows 2
            A red die shows 2
            Alpha reveals Sidearm: 1 shield
            Alpha suffers 3 damage (3 of 10)
            The invader plays Explosive Blast
            A red die shows 1
            Bravo suffers 1 damage (10 of 10): fragged
            The invader gains a frag token (4 of 4)
            The Possessed Soldier at 5,0 suffers 1 damage (5 of 5): fragged
            THE END: Invader win, the invader has 4 frag tokens
        "#]],
    );
    // The last frag alone.
    check(
        row("A . i . p .")
            .order("invader alpha")
            .exhausted("possessed-soldier")
            .damage("alpha", 8)
            .frags(3)
            .deck("alpha", "sidearm"),
        "
        attack alpha
        die 2
        die 1
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 2,0 is activated
            The Imp at 2,0 attacks Alpha
            A red die shows 2
            A red die shows 1
            Alpha reveals Sidearm: 1 shield
            Alpha suffers 2 damage (10 of 10): fragged
            The invader gains a frag token (4 of 4)
            THE END: Invader win, the invader has 4 frag tokens
        "#]],
    );
}

/// A marine alone has two initiative cards; what is limited to an activation is limited to each of them.
#[test]
fn ruling_32_solo() {
    check(
        scene(
            "
            +---------+
            |A . . . i|
            +---------+",
        )
        .at_the_status_phase(),
        "
        pass
        = initiative
        ",
        expect![[r#"
            Round 1
            The invader draws an event
            The invader draws an event
            The invader draws an event
            The invader draws an event
            The invader draws an event
            The invader draws an event
              = [0, 0, 4]
        "#]],
    );
}

/// A marine alone who falls at the first card (ruling 12: the activation is over at once) comes back with the second
/// one, in the same round, and has a whole activation then.
#[test]
fn ruling_32_solo_marine_fragged_at_his_first_card() {
    let shore = "
        +-----------+
        |. A . p . .|
        |           |
        |T . . . . .|
        +-----------+";
    check(
        scene(shore)
            .order("alpha alpha invader")
            .hand("alpha", "scoped-burst buckshot")
            .damage("alpha", 9)
            .argent("possessed-soldier", 1)
            .deck("alpha", "sidearm armor reposition unload")
            .event_deck("paranoia"),
        "
        play scoped-burst
        attack possessed-soldier 1
        die 0
        die 0
        answer possessed-soldier 1
        die 2
        die 2
        pass
        card armor
        card reposition
        card unload
        = alpha
        = initiative
        ?
        play reposition
        = turn
        play unload
        = turn
        = alpha
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Scoped Burst
            Alpha attacks the Possessed Soldier at 3,0
            A red die shows 0
            A red die shows 0
            The Possessed Soldier at 3,0 reveals Paranoia: 1 shield
            The invader spends 1 argent
            The Possessed Soldier at 3,0 attacks Alpha
            A red die shows 2
            A red die shows 2
            Alpha reveals Sidearm: 1 shield
            Alpha suffers 3 damage (12 of 10): fragged
            The invader gains a frag token (1 of 4)
            Alpha draws a card
            Alpha draws a card
            Alpha draws a card
            The attack on the Possessed Soldier at 3,0 causes no damage
            Alpha is done
            Initiative: Alpha
            Alpha is activated
            Alpha comes back at 0,1
              = 0,1, damage 0, hand [armor reposition unload], 5 in the deck, discarded [sidearm scoped-burst], glory []
              = [4]
              ? sprint armor · play reposition · sprint reposition · play unload · sprint unload · end
            Alpha plays Reposition
              = 3 points, 1 main actions
            Alpha plays Unload
              = 3 points, 0 main actions
              = 0,1, damage 0, hand [armor], 5 in the deck, discarded [sidearm scoped-burst], glory []
        "#]],
    );
    // The last frag leaves no second card to come back with.
    let told = scene(shore)
        .order("alpha alpha invader")
        .hand("alpha", "scoped-burst")
        .damage("alpha", 9)
        .frags(3)
        .argent("possessed-soldier", 1)
        .event_deck("paranoia")
        .play("play scoped-burst\nattack possessed-soldier 1\nanswer possessed-soldier 1\ndie 2\ndie 2\npass")
        .0;
    assert!(told.ends_with("THE END: Invader win, the invader has 4 frag tokens\n"), "{told}");
}

/// Before an initiative card is revealed the invader is asked first, then the marines by seat.
#[test]
fn ruling_26_order_of_windows() {
    check(
        classes(
            "
            +-------+
            |A . . i|
            |       |
            |B . . .|
            +-------+",
            "scout vanguard",
        )
        .order("invader alpha bravo")
        .events("paranoia"),
        "
        ?
        pass
        ?
        pass
        ?
        pass
        ",
        expect![[r#"
              ? play paranoia · pass
              ? class 0 · pass
              ? class 0 · pass
            Initiative: the invader
            The invader activates every Imp
            The Imp at 3,0 is activated
        "#]],
    );
}

/// A marine alone: what is limited to an activation may be used with each of the two cards.
#[test]
fn ruling_32_limits_of_an_activation() {
    check(
        classes(
            "
            +---------+
            |A . . . i|
            +---------+",
            "medic",
        )
        .order("alpha alpha")
        .damage("alpha", 6),
        "
        class 0
        card armor
        card sidearm
        card unload
        class 0
        = alpha
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha exhausts Medic
            Alpha recovers 2
            Alpha is done
            Alpha draws a card
            Alpha draws a card
            Alpha draws a card
            Initiative: Alpha
            Alpha is activated
            Alpha exhausts Medic
            Alpha recovers 2
              = 0,0, damage 2, hand [armor sidearm unload], 7 in the deck, discarded [], glory []
        "#]],
    );
}
