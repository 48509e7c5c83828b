//! Rules 1.10: the events of the other three sets, every card in its window.

use crate::scene::{Scene, check, scene_with};
use expect_test::expect;

const YARD: &str = "
    +-------------+
    |A . . i . . .|
    |             |
    |B . . i . . .|
    +-------------+";

fn yard(drawing: &str) -> Scene {
    scene_with(drawing, |setup| setup.event_sets = vec![3, 4, 5])
}

/// The Imps' activation, with these events in hand.
fn imps(events: &str) -> Scene {
    yard(YARD).order("invader alpha bravo").events(events).deck("alpha", "sidearm").deck("bravo", "sidearm")
}

/// Alpha's activation against the Imps, with these events in hand.
fn shot(events: &str) -> Scene {
    yard(YARD).hand("alpha", "buckshot").events(events).event_deck("whispers dark-pact")
}

#[test]
fn demonic_resilience() {
    check(
        shot("demonic-resilience demonic-resilience"),
        "
        play buckshot
        attack imp 2
        die 1
        die 2
        ?
        play demonic-resilience
        = imp 2
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
            Alpha attacks the Imp at 3,0
            A red die shows 1
            A black die shows 2
            The Imp at 3,0 reveals Whispers: 1 shield
            The Imp at 3,0 suffers 2 damage (2 of 3)
              ? play demonic-resilience · pass
            The invader plays Demonic Resilience
            The Imp at 3,0 recovers 2
              = 3,0, damage 0
        "#]],
    );
}

#[test]
fn unstoppable() {
    check(
        shot("unstoppable"),
        "
        play buckshot
        attack imp 2
        die 2
        die 3
        play unstoppable
        = imp 2
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
            Alpha attacks the Imp at 3,0
            A red die shows 2
            A black die shows 3
            The Imp at 3,0 reveals Whispers: 1 shield
            The invader plays Unstoppable
            The Imp at 3,0 suffers 2 damage (2 of 3)
              = 3,0, damage 2
        "#]],
    );
}

#[test]
fn unbreakable() {
    check(
        shot("unbreakable"),
        "
        play unbreakable
        play buckshot
        attack imp 2
        die 1
        die 3
        = imp 2
        ",
        expect![[r#"
            The invader plays Unbreakable
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
            Alpha attacks the Imp at 3,0
            A red die shows 1
            A black die shows 3
            The Imp at 3,0 reveals Whispers: 1 shield
            The Imp at 3,0 suffers 2 damage (2 of 3)
              = 3,0, damage 2
        "#]],
    );
}

/// Only for large demons.
#[test]
fn armored_charge() {
    check(
        yard(&YARD.replacen("i . . .", "m . . .", 1).replacen("|B . . i", "|B . . .", 1))
            .order("invader alpha bravo")
            .events("armored-charge")
            .deck("alpha", "sidearm"),
        "
        play armored-charge
        = turn
        attack alpha
        die 1
        die 1
        die 1
        pass
        = alpha
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Mancubus
            The Mancubus at 3,0 is activated
            The invader plays Armored Charge
              = 6 points, 0 main actions
            The Mancubus at 3,0 attacks Alpha
            A red die shows 1
            A red die shows 1
            A black die shows 1
            Alpha reveals Sidearm: 1 shield
            Alpha suffers 3 damage (3 of 10)
              = 0,0, damage 3, hand [], 9 in the deck, discarded [sidearm], glory []
        "#]],
    );
    check(
        imps("armored-charge"),
        "? play",
        expect![[r#"
        Initiative: the invader
        The invader activates every Imp
          ? nothing
    "#]],
    );
}

/// The damage goes to another demon next to the defender.
#[test]
fn meat_shield() {
    check(
        shot("meat-shield"),
        "
        play buckshot
        attack imp 2
        die 1
        die 2
        play meat-shield
        = imp 2
        = imp 3
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
            Alpha attacks the Imp at 3,0
            A red die shows 1
            A black die shows 2
            The Imp at 3,0 reveals Whispers: 1 shield
            The invader plays Meat Shield
            The Imp at 3,1 suffers 2 damage (2 of 3)
            The attack on the Imp at 3,0 causes no damage
              = 3,0, damage 0
              = 3,1, damage 2
        "#]],
    );
}

#[test]
fn dark_pact() {
    check(
        yard(YARD).hand("alpha", "buckshot sidearm").events("dark-pact"),
        "
        ?
        play dark-pact
        ?
        discard sidearm
        ?
        argent imp
        = alpha
        = invader
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
              ? play dark-pact · pass
            The invader plays Dark Pact
            The invader gains 1 argent
              ? discard sidearm · discard buckshot
              ? argent imp · argent invasion
              = 0,0, damage 0, hand [buckshot], 8 in the deck, discarded [sidearm], glory []
              = hand [], 17 in the deck, 1 discarded, bank 0; imp ready with 1
        "#]],
    );
}

#[test]
fn devious_schemes() {
    check(
        yard(YARD).events("devious-schemes").event_deck("whispers"),
        "
        ?
        play devious-schemes
        argent imp
        = invader
        ",
        expect![[r#"
              ? play devious-schemes · pass
            The invader plays Devious Schemes
            The invader gains 1 argent
            The invader draws an event
            Initiative: Alpha
            Alpha is activated
              = hand [whispers], 16 in the deck, 1 discarded, bank 0; imp ready with 1
        "#]],
    );
}

#[test]
fn soul_harvest() {
    check(
        imps("soul-harvest").damage("alpha", 9).event_deck("whispers"),
        "
        figure imp 2
        attack alpha
        die 2
        die 2
        ?
        play soul-harvest
        argent imp
        argent imp
        = invader
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 3,0 is activated
            The Imp at 3,0 attacks Alpha
            A red die shows 2
            A red die shows 2
            Alpha reveals Sidearm: 1 shield
            Alpha suffers 3 damage (12 of 10): fragged
            The invader gains a frag token (1 of 4)
              ? play soul-harvest · pass
            The invader plays Soul Harvest
            The invader gains 2 argent
            The invader draws an event
              = hand [whispers], 16 in the deck, 1 discarded, bank 0; imp exhausted with 2
        "#]],
    );
}

#[test]
fn blood_offering() {
    check(
        imps("blood-offering"),
        "
        figure imp 2
        end
        ?
        play blood-offering
        = imp 2
        = invader
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 3,0 is activated
              ? play blood-offering · pass
            The invader plays Blood Offering
            The invader gains 2 argent
            The Imp at 3,0 suffers 1 damage (1 of 3)
            The Imp at 3,0 is done
            The Imp at 3,1 is activated
              = 3,0, damage 1
              = hand [], 17 in the deck, 1 discarded, bank 0; imp exhausted with 2
        "#]],
    );
}

#[test]
fn whispers() {
    check(
        yard(YARD).hand("alpha", "buckshot reposition unload").events("whispers whispers"),
        "
        ?
        play whispers
        play reposition
        = turn
        play unload
        = turn
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
              ? play whispers · pass
            The invader plays Whispers
            Alpha plays Reposition
              = 2 points, 1 main actions
            Alpha plays Unload
              = 2 points, 0 main actions
        "#]],
    );
}

/// Only against a figure that has suffered six.
#[test]
fn execution() {
    check(
        imps("execution").damage("alpha", 6).damage("bravo", 5),
        "
        figure imp 2
        attack alpha
        die 1
        die 1
        play execution
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 3,0 is activated
            The Imp at 3,0 attacks Alpha
            A red die shows 1
            A red die shows 1
            Alpha reveals Sidearm: 1 shield
            The invader plays Execution
            Alpha suffers 3 damage (9 of 10)
        "#]],
    );
    check(
        imps("execution").damage("alpha", 6).damage("bravo", 5),
        "
        figure imp 2
        attack bravo
        die 1
        die 1
        ? play
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 3,0 is activated
            The Imp at 3,0 attacks Bravo
            A red die shows 1
            A red die shows 1
            Bravo reveals Sidearm: 1 shield
            Bravo suffers 1 damage (6 of 10)
              ? nothing
        "#]],
    );
}

/// Only with another demon next to the marine.
#[test]
fn pack_hunt() {
    check(
        imps("pack-hunt").at("imp 3", 1, 1),
        "
        figure imp 2
        attack alpha
        play pack-hunt
        die 0
        die 1
        die 2
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 3,0 is activated
            The Imp at 3,0 attacks Alpha
            The invader plays Pack Hunt
            A red die shows 0
            A red die shows 1
            A black die shows 2
            Alpha reveals Sidearm: 1 shield
            Alpha suffers 2 damage (2 of 10)
        "#]],
    );
    check(
        imps("pack-hunt"),
        "
        figure imp 2
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
}

#[test]
fn hell_step() {
    check(
        imps("hell-step"),
        "
        figure imp 2
        play hell-step
        ? place
        place 1,0
        = imp 2
        = turn
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 3,0 is activated
            The invader plays Hell Step
              ? place 1,0 · place 2,0 · place 4,0 · place 5,0 · place 6,0 · place 1,1 · place 2,1 · place 4,1 · place 5,1 · place 6,1
            The Imp at 3,0 moves to 1,0
              = 1,0, damage 0
              = 4 points, 0 main actions
        "#]],
    );
}

#[test]
fn staggering_blow() {
    check(
        imps("staggering-blow").at("alpha", 4, 0),
        "
        figure imp 2
        attack alpha
        die 1
        die 1
        play staggering-blow
        step 5,0
        step 6,0
        = alpha
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
            The invader plays Staggering Blow
            Alpha moves to 5,0
            Alpha moves to 6,0
              = 6,0, damage 1, hand [], 9 in the deck, discarded [sidearm], glory []
        "#]],
    );
}

#[test]
fn feeding_frenzy() {
    check(
        imps("feeding-frenzy").damage("imp 2", 2),
        "
        figure imp 2
        attack alpha
        die 2
        die 2
        play feeding-frenzy
        = imp 2
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 3,0 is activated
            The Imp at 3,0 attacks Alpha
            A red die shows 2
            A red die shows 2
            Alpha reveals Sidearm: 1 shield
            Alpha suffers 3 damage (3 of 10)
            The invader plays Feeding Frenzy
            The Imp at 3,0 recovers 2
              = 3,0, damage 0
        "#]],
    );
}
