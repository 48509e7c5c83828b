//! Rules 1.10: every event card in its window.

use crate::scene::{Scene, check, scene};
use expect_test::expect;

const YARD: &str = "
    +-------------+
    |A . . i . . .|
    |             |
    |B . . . . . .|
    +-------------+";

/// The Imp's activation, with these events in hand and one of Alpha's cards on top.
fn imp(events: &str) -> Scene {
    scene(YARD).order("invader alpha bravo").events(events).deck("alpha", "sidearm").deck("bravo", "sidearm")
}

/// Only against the marine with the least damage, or as much.
#[test]
fn hellish_power() {
    check(
        imp("hellish-power").damage("alpha", 2).damage("bravo", 1),
        "
        attack alpha
        ? play
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 3,0 is activated
            The Imp at 3,0 attacks Alpha
              ? nothing
        "#]],
    );
    check(
        imp("hellish-power hellish-power").damage("alpha", 2).damage("bravo", 2),
        "
        attack alpha
        play hellish-power
        die 1
        die 1
        die 2
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 3,0 is activated
            The Imp at 3,0 attacks Alpha
            The invader plays Hellish Power
            A red die shows 1
            A red die shows 1
            A black die shows 2
            Alpha reveals Sidearm: 1 shield
            Alpha suffers 3 damage (5 of 10)
        "#]],
    );
}

#[test]
fn demonic_strength() {
    check(
        imp("demonic-strength"),
        "
        attack alpha
        play demonic-strength
        die 1
        die 1
        die 2
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 3,0 is activated
            The Imp at 3,0 attacks Alpha
            The invader plays Demonic Strength
            A red die shows 1
            A red die shows 1
            A red die shows 2
            Alpha reveals Sidearm: 1 shield
            Alpha suffers 3 damage (3 of 10)
        "#]],
    );
}

/// Only while a large demon defends.
#[test]
fn iron_skin() {
    check(
        scene(&YARD.replace('i', "m"))
            .hand("alpha", "buckshot")
            .events("iron-skin")
            .event_deck("demonic-speed"),
        "
        play buckshot
        step 1,0
        attack mancubus 2
        die 1
        die 1
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
            Alpha moves to 1,0
            Alpha attacks the Mancubus at 3,0
            A red die shows 1
            A black die shows 1
            The Mancubus at 3,0 reveals Demonic Speed: a dodge
        "#]],
    );
    check(
        scene(&YARD.replace('i', "m")).hand("alpha", "buckshot").events("iron-skin").event_deck("paranoia"),
        "
        play buckshot
        step 1,0
        attack mancubus 2
        die 2
        die 3
        play iron-skin
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
            Alpha moves to 1,0
            Alpha attacks the Mancubus at 3,0
            A red die shows 2
            A black die shows 3
            The Mancubus at 3,0 reveals Paranoia: 1 shield
            The invader plays Iron Skin
            The Mancubus at 3,0 suffers 1 damage (1 of 12)
        "#]],
    );
    check(
        scene(YARD).hand("alpha", "buckshot").events("iron-skin").event_deck("paranoia"),
        "
        play buckshot
        attack imp 2
        die 1
        die 1
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
            Alpha attacks the Imp at 3,0
            A red die shows 1
            A black die shows 1
            The Imp at 3,0 reveals Paranoia: 1 shield
            The Imp at 3,0 suffers 1 damage (1 of 3)
        "#]],
    );
}

/// After a ranged attack; friends next to the defender suffer as well.
#[test]
fn explosive_blast() {
    check(
        imp("explosive-blast"),
        "
        attack alpha
        die 0
        die 0
        play explosive-blast
        die 2
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 3,0 is activated
            The Imp at 3,0 attacks Alpha
            A red die shows 0
            A red die shows 0
            Alpha reveals Sidearm: 1 shield
            The invader plays Explosive Blast
            A red die shows 2
            Bravo suffers 2 damage (2 of 10)
            The attack on Alpha causes no damage
        "#]],
    );
    check(
        imp("explosive-blast").at("imp 2", 1, 0),
        "
        attack alpha
        die 0
        die 0
        ? play
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 1,0 is activated
            The Imp at 1,0 attacks Alpha
            A red die shows 0
            A red die shows 0
            Alpha reveals Sidearm: 1 shield
            The attack on Alpha causes no damage
              ? nothing
        "#]],
    );
}

/// A die less, of the invader's choice, but the marine is stunned even if nothing hits.
#[test]
fn crippling_strike() {
    check(
        scene(&YARD.replace('i', "c"))
            .order("invader alpha")
            .events("crippling-strike")
            .deck("alpha", "reposition"),
        "
        attack alpha
        play crippling-strike
        ? remove
        remove red
        die 1
        = alpha
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Cacodemon
            The Cacodemon at 3,0 is activated
            The Cacodemon at 3,0 attacks Alpha
            The invader plays Crippling Strike
              ? remove red · remove black
            A black die shows 1
            Alpha reveals Reposition: a dodge
            Alpha is stunned
            Alpha dodged
              = 0,0, damage 0, stunned, hand [], 9 in the deck, discarded [reposition], glory []
        "#]],
    );
}

/// Two spaces less for all marines until the end of the round; neighbours are always in range.
#[test]
fn darkness() {
    check(
        scene(YARD)
            .hand("alpha", "shotgun-maneuver")
            .hand("bravo", "up-close")
            .events("darkness")
            .order("alpha bravo invader"),
        "
        ?
        play darkness
        play shotgun-maneuver
        ? attack
        step 1,0
        ? attack
        ",
        expect![[r#"
              ? play darkness · pass
            The invader plays Darkness
            Initiative: Alpha
            Alpha is activated
            Alpha plays Shotgun Maneuver
              ? nothing
            Alpha moves to 1,0
              ? attack imp 2
        "#]],
    );
}

/// The invader looks at the top card and may put it at the bottom.
#[test]
fn paranoia() {
    for (choice, expect) in [
        (
            "bottom",
            expect![[r#"
        The invader plays Paranoia
          ? initiative alpha · initiative bravo · initiative invader
          ? keep · bottom
          ? initiative bravo · initiative invader
          = [0, 1, 4]
    "#]],
        ),
        (
            "keep",
            expect![[r#"
        The invader plays Paranoia
          ? initiative alpha · initiative bravo · initiative invader
          ? keep · bottom
        Initiative: Alpha
        Alpha is activated
        Alpha is done
          ? nothing
          = [1, 4]
    "#]],
        ),
    ] {
        check(
            scene(YARD).shuffled().events("paranoia"),
            &format!(
                "
                play paranoia
                ?
                initiative alpha
                ?
                {choice}
                ? initiative
                = initiative"
            ),
            expect,
        );
    }
}

/// Some dice again, picked first and rolled together.
#[test]
fn demonic_precision() {
    check(
        imp("demonic-precision"),
        "
        attack alpha
        die 0
        die 1
        play demonic-precision
        reroll 0
        ?
        reroll 1
        die 2
        die 1
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 3,0 is activated
            The Imp at 3,0 attacks Alpha
            A red die shows 0
            A red die shows 1
            The invader plays Demonic Precision
              ? reroll 1 · pass
            A red die shows 2
            A red die shows 1
            Alpha reveals Sidearm: 1 shield
            Alpha suffers 2 damage (2 of 10)
        "#]],
    );
}

#[test]
fn demonic_speed() {
    check(
        imp("demonic-speed demonic-speed"),
        "
        play demonic-speed
        = turn
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 3,0 is activated
            The invader plays Demonic Speed
              = 7 points, 0 main actions
        "#]],
    );
}

/// Only against an adjacent marine.
#[test]
fn ferocity() {
    check(
        imp("ferocity"),
        "
        attack alpha
        die 1
        die 1
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
        "#]],
    );
    check(
        imp("ferocity").at("imp 2", 1, 0),
        "
        attack alpha
        die 1
        die 1
        play ferocity
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 1,0 is activated
            The Imp at 1,0 attacks Alpha
            A red die shows 1
            A red die shows 1
            Alpha reveals Sidearm: 1 shield
            The invader plays Ferocity
            Alpha suffers 3 damage (3 of 10)
        "#]],
    );
}

/// The same demon attacks another marine, with all its abilities.
#[test]
fn onslaught() {
    check(
        imp("onslaught").argent("imp", 2),
        "
        attack alpha
        pass
        die 1
        die 1
        play onslaught
        ?
        attack bravo
        use 1
        die 1
        die 1
        die 1
        = turn
        = invader
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
              ? attack bravo · pass
            The Imp at 3,0 attacks Bravo
            The invader spends 1 argent
            A red die shows 1
            A red die shows 1
            A red die shows 1
            Bravo reveals Sidearm: 1 shield
            Bravo suffers 2 damage (2 of 10)
              = 8 points, 0 main actions
              = hand [], 17 in the deck, 1 discarded, bank 0; imp exhausted with 1
        "#]],
    );
}

/// The marine who frags suffers a black die; by whatever means.
#[test]
fn death_curse() {
    check(
        scene(YARD).hand("alpha", "buckshot").damage("imp 2", 2).events("death-curse").event_deck("paranoia"),
        "
        play buckshot
        attack imp 2
        die 1
        die 1
        ?
        play death-curse
        die 2
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
            Alpha attacks the Imp at 3,0
            A red die shows 1
            A black die shows 1
            The Imp at 3,0 reveals Paranoia: 1 shield
            The Imp at 3,0 suffers 1 damage (3 of 3): fragged
              ? play death-curse · pass
            The invader plays Death Curse
            A black die shows 2
            Alpha suffers 2 damage (2 of 10)
        "#]],
    );
    // The attacker has fallen too: no figure is left to curse.
    check(
        scene(&YARD.replace(". . .|\n    |             |", ". p R|\n    |             |"))
            .launcher("alpha")
            .hand("alpha", "rocket-salvo")
            .at("imp 2", 1, 0)
            .at("possessed-soldier 3", 2, 0)
            .damage("alpha", 9)
            .damage("possessed-soldier 3", 4)
            .events("death-curse")
            .event_deck("darkness"),
        "
        play rocket-salvo
        attack imp 2
        die 1
        die 1
        die 1
        die 1
        ? play
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Rocket Salvo
            Alpha attacks the Imp at 1,0
            A red die shows 1
            A red die shows 1
            A black die shows 1
            The Imp at 1,0 reveals Darkness: a dodge
            A black die shows 1
            Alpha suffers 1 damage (10 of 10): fragged
            The invader gains a frag token (1 of 4)
            Bravo suffers 1 damage (1 of 10)
            The Possessed Soldier at 2,0 suffers 1 damage (5 of 5): fragged
              ? nothing
        "#]],
    );
}

/// An invader's card goes on top.
#[test]
fn ambush() {
    check(
        scene(YARD).order("alpha bravo invader").events("ambush"),
        "
        play ambush
        = initiative
        ",
        expect![[r#"
            The invader plays Ambush
            Initiative: the invader
            The invader activates every Imp
            The Imp at 3,0 is activated
              = [1, 0]
        "#]],
    );
}
