//! Rules 1.11: class cards with exhausting and readying, glory kill cards, squad cards.

use crate::hooks::listener;
use crate::scene::{Scene, check, classes, scene, scene_with};
use crate::table::setup;
use doom_2016::content::{Content, Source};
use doom_2016::own::ban;
use engine::world::BanEnd;
use engine::{Effect, Event, Table, World};
use expect_test::expect;
use std::sync::Arc;

const YARD: &str = "
    +-------------+
    |A . . i . . .|
    |             |
    |B . . i . . .|
    +-------------+";

/// An Imp attacks; Alpha has this class, Bravo the other one.
fn attacked(ids: &str) -> Scene {
    classes(YARD, ids)
        .order("invader alpha bravo")
        .deck("alpha", "field-dressing armor")
        .deck("bravo", "field-dressing armor")
}

/// Alpha attacks.
fn attacks(ids: &str, hand: &str) -> Scene {
    classes(YARD, ids).hand("alpha", hand).event_deck("paranoia demonic-precision explosive-blast")
}

/// The published one: another card, in defence or from the defender; exhausted until the next activation of its marine.
#[test]
fn commando() {
    check(
        attacked("commando"),
        "
        figure imp 2
        attack alpha
        die 2
        die 1
        ?
        class 0
        end
        attack alpha
        die 1
        die 1
        ?
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 3,0 is activated
            The Imp at 3,0 attacks Alpha
            A red die shows 2
            A red die shows 1
            Alpha reveals Field Dressing: 1 shield
              ? class 0 · pass
            Alpha exhausts Commando
            Alpha reveals Armor: 2 shields
            Alpha suffers 1 damage (1 of 10)
            The Imp at 3,0 is done
            The Imp at 3,1 is activated
            The Imp at 3,1 attacks Alpha
            A red die shows 1
            A red die shows 1
              ? card reposition · card sidearm · card shotgun-maneuver · card buckshot · card scoped-burst · card unload
        "#]],
    );
    check(
        attacks("commando", "buckshot").event_deck("demonic-speed paranoia"),
        "
        play buckshot
        attack imp 2
        die 2
        die 2
        class 1
        = imp 2
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
            Alpha attacks the Imp at 3,0
            A red die shows 2
            A black die shows 2
            The Imp at 3,0 reveals Demonic Speed: a dodge
            Alpha exhausts Commando
            The Imp at 3,0 reveals Paranoia: 1 shield
            The Imp at 3,0 suffers 3 damage (3 of 3): fragged
              = gone
        "#]],
    );
}

/// The Commando who reveals another card in their own window is asked once more, for what is not used yet, and no more.
#[test]
fn ruling_20_a_commando_in_defence_is_asked_once() {
    check(
        attacked("commando").hand("alpha", "armor").deck("alpha", "field-dressing sidearm"),
        "
        figure imp 2
        attack alpha
        die 2
        die 1
        class 0
        ?
        pass
        ?
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 3,0 is activated
            The Imp at 3,0 attacks Alpha
            A red die shows 2
            A red die shows 1
            Alpha reveals Field Dressing: 1 shield
            Alpha exhausts Commando
            Alpha reveals Sidearm: 1 shield
              ? react armor · pass
            Alpha suffers 2 damage (2 of 10)
              ? step 4,0 · step 4,1 · step 3,1 · step 2,1 · step 2,0 · end
        "#]],
    );
}

/// Exhausted by its use, readied when the marine's activation begins.
#[test]
fn classes_are_readied_at_the_start_of_an_activation() {
    check(
        attacks("runner", "reposition").order("alpha bravo alpha"),
        "
        ? class
        class 0
        = turn
        ? class
        end
        class 0
        = turn
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
              ? class 0
            Alpha exhausts Runner
              = 2 points, 1 main actions
              ? nothing
            Alpha is done
            Alpha draws a card
            Alpha draws a card
            Alpha draws a card
            Initiative: Bravo
            Bravo is activated
            Bravo is done
            Bravo draws a card
            Bravo draws a card
            Bravo draws a card
            Bravo draws a card
            Initiative: Alpha
            Alpha is activated
            Alpha exhausts Runner
              = 2 points, 1 main actions
        "#]],
    );
}

#[test]
fn juggernaut_and_survivor() {
    check(
        attacked("juggernaut"),
        "
        figure imp 2
        attack alpha
        die 2
        die 1
        class 0
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 3,0 is activated
            The Imp at 3,0 attacks Alpha
            A red die shows 2
            A red die shows 1
            Alpha reveals Field Dressing: 1 shield
            Alpha exhausts Juggernaut
            The attack on Alpha causes no damage
        "#]],
    );
    check(
        attacked("survivor").damage("alpha", 5),
        "
        figure imp 2
        attack alpha
        die 2
        die 2
        class 0
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 3,0 is activated
            The Imp at 3,0 attacks Alpha
            A red die shows 2
            A red die shows 2
            Alpha reveals Field Dressing: 1 shield
            Alpha exhausts Survivor
            Alpha recovers 1
            Alpha suffers 2 damage (6 of 10)
        "#]],
    );
    check(
        attacked("survivor").damage("alpha", 4),
        "
        figure imp 2
        attack alpha
        die 2
        die 2
        ? class
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 3,0 is activated
            The Imp at 3,0 attacks Alpha
            A red die shows 2
            A red die shows 2
            Alpha reveals Field Dressing: 1 shield
            Alpha suffers 3 damage (7 of 10)
              ? nothing
        "#]],
    );
}

#[test]
fn ghost() {
    check(
        attacked("ghost"),
        "
        figure imp 2
        attack alpha
        die 2
        die 1
        class 0
        step 1,0
        ? step
        end
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 3,0 is activated
            The Imp at 3,0 attacks Alpha
            A red die shows 2
            A red die shows 1
            Alpha reveals Field Dressing: 1 shield
            Alpha suffers 2 damage (2 of 10)
            Alpha exhausts Ghost
            Alpha moves to 1,0
              ? step 2,0 · step 2,1 · step 1,1 · step 0,1 · step 0,0
        "#]],
    );
}

/// Bystanders are asked after the defender.
#[test]
fn guardian() {
    check(
        attacked("juggernaut guardian"),
        "
        figure imp 2
        attack alpha
        die 2
        die 2
        ?
        pass
        ?
        class 0
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 3,0 is activated
            The Imp at 3,0 attacks Alpha
            A red die shows 2
            A red die shows 2
            Alpha reveals Field Dressing: 1 shield
              ? class 0 · pass
              ? class 0 · pass
            Bravo exhausts Guardian
            Alpha suffers 1 damage (1 of 10)
        "#]],
    );
}

#[test]
fn avenger() {
    check(
        attacked("runner avenger"),
        "
        figure imp 2
        attack alpha
        die 1
        die 1
        ?
        class 0
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
            Alpha reveals Field Dressing: 1 shield
            Alpha suffers 1 damage (1 of 10)
              ? class 0 · pass
            Bravo exhausts Avenger
            Bravo attacks the Imp at 3,0
            A red die shows 1
            A red die shows 1
        "#]],
    );
}

#[test]
fn classes_of_attackers_before_the_dice() {
    check(
        attacks("berserker", "buckshot").at("alpha", 2, 0),
        "
        play buckshot
        attack imp 2
        class 0
        die 1
        die 1
        die 1
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
            Alpha attacks the Imp at 3,0
            Alpha exhausts Berserker
            A red die shows 1
            A black die shows 1
            A black die shows 1
            The Imp at 3,0 reveals Paranoia: 1 shield
            The Imp at 3,0 suffers 3 damage (3 of 3): fragged
        "#]],
    );
    check(
        attacks("sharpshooter", "scoped-burst").at("imp 2", 6, 0),
        "
        play scoped-burst
        ? attack
        attack imp 2
        class 0
        die 1
        die 1
        die 1
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Scoped Burst
              ? attack imp 2 · attack imp 3
            Alpha attacks the Imp at 6,0
            Alpha exhausts Sharpshooter
            A red die shows 1
            A red die shows 1
            A red die shows 1
            The Imp at 6,0 reveals Paranoia: 1 shield
            The Imp at 6,0 suffers 2 damage (2 of 3)
        "#]],
    );
    check(
        attacks("gunner", "buckshot"),
        "
        play buckshot
        attack imp 2
        class 0
        die 1
        die 1
        die 1
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
            Alpha attacks the Imp at 3,0
            Alpha exhausts Gunner
            A red die shows 1
            A black die shows 1
            A black die shows 1
            The Imp at 3,0 reveals Paranoia: 1 shield
            The Imp at 3,0 suffers 2 damage (2 of 3)
        "#]],
    );
    check(
        attacks("gunner", "buckshot"),
        "
        play buckshot
        step 1,0
        attack imp 2
        ? class
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
            Alpha moves to 1,0
            Alpha attacks the Imp at 3,0
              ? nothing
        "#]],
    );
}

#[test]
fn classes_of_attackers_after_the_dice() {
    check(
        attacks("executioner", "buckshot").damage("imp 2", 1),
        "
        play buckshot
        attack imp 2
        die 0
        die 1
        class 0
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
            Alpha attacks the Imp at 3,0
            A red die shows 0
            A black die shows 1
            The Imp at 3,0 reveals Paranoia: 1 shield
            Alpha exhausts Executioner
            The Imp at 3,0 suffers 2 damage (3 of 3): fragged
        "#]],
    );
    check(
        attacks("breacher", "buckshot"),
        "
        play buckshot
        attack imp 2
        die 1
        die 1
        class 0
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
            Alpha attacks the Imp at 3,0
            A red die shows 1
            A black die shows 1
            The Imp at 3,0 reveals Paranoia: 1 shield
            Alpha exhausts Breacher
            The Imp at 3,0 suffers 2 damage (2 of 3)
        "#]],
    );
    check(
        attacks("hunter", "buckshot").event_deck("demonic-speed"),
        "
        play buckshot
        attack imp 2
        die 1
        die 1
        class 0
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
            Alpha attacks the Imp at 3,0
            A red die shows 1
            A black die shows 1
            The Imp at 3,0 reveals Demonic Speed: a dodge
            Alpha exhausts Hunter
            The Imp at 3,0 suffers 2 damage (2 of 3)
        "#]],
    );
    check(
        attacks("runner spotter", "buckshot"),
        "
        play buckshot
        attack imp 2
        die 0
        die 1
        class 0
        reroll 0
        pass
        die 2
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
            Alpha attacks the Imp at 3,0
            A red die shows 0
            A black die shows 1
            Bravo exhausts Spotter
            A red die shows 2
            The Imp at 3,0 reveals Paranoia: 1 shield
            The Imp at 3,0 suffers 2 damage (2 of 3)
        "#]],
    );
}

#[test]
fn classes_of_attackers_after_the_attack() {
    check(
        attacks("suppressor", "buckshot"),
        "
        play buckshot
        attack imp 2
        die 1
        die 1
        class 0
        = imp 2
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
            Alpha exhausts Suppressor
            The Imp at 3,0 is stunned
              = 3,0, damage 1, stunned
        "#]],
    );
    check(
        attacks("demolitionist", "buckshot"),
        "
        play buckshot
        attack imp 2
        die 1
        die 1
        class 0
        die 1
        = imp 3
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
            Alpha exhausts Demolitionist
            A red die shows 1
            The Imp at 3,1 suffers 1 damage (1 of 3)
              = 3,1, damage 1
        "#]],
    );
    check(
        attacks("exorcist", "buckshot").argent("imp", 3),
        "
        play buckshot
        attack imp 2
        die 1
        die 1
        class 0
        = invader
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
            Alpha exhausts Exorcist
            The invader loses 2 argent
              = hand [], 17 in the deck, 1 discarded, bank 0; imp ready with 1
        "#]],
    );
}

#[test]
fn classes_of_those_who_frag() {
    check(
        attacks("slayer", "buckshot").damage("alpha", 2).deck("alpha", "sidearm"),
        "
        play buckshot
        attack imp 2
        die 2
        die 2
        class 0
        = alpha
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
            Alpha attacks the Imp at 3,0
            A red die shows 2
            A black die shows 2
            The Imp at 3,0 reveals Paranoia: 1 shield
            The Imp at 3,0 suffers 3 damage (3 of 3): fragged
            Alpha exhausts Slayer
            Alpha recovers 1
            Alpha draws a card
              = 0,0, damage 1, hand [sidearm], 8 in the deck, discarded [], glory []
        "#]],
    );
    check(
        attacks("nullifier", "buckshot").events("ferocity iron-skin"),
        "
        play buckshot
        attack imp 2
        die 2
        die 2
        class 0
        ?
        drop iron-skin
        = invader
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
            Alpha attacks the Imp at 3,0
            A red die shows 2
            A black die shows 2
            The Imp at 3,0 reveals Paranoia: 1 shield
            The Imp at 3,0 suffers 3 damage (3 of 3): fragged
            Alpha exhausts Nullifier
              ? drop iron-skin · drop ferocity
              = hand [ferocity], 15 in the deck, 2 discarded, bank 0; imp ready with 0
        "#]],
    );
}

#[test]
fn classes_in_ones_activation() {
    check(
        attacks("medic", "sidearm").damage("bravo", 3).damage("alpha", 1),
        "
        class 0
        ?
        pick bravo
        = bravo
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha exhausts Medic
              ? pick alpha · pick bravo
            Bravo recovers 2
              = 0,1, damage 1, hand [], 10 in the deck, discarded [], glory []
        "#]],
    );
    check(
        attacks("quartermaster", "sidearm").deck("alpha", "unload buckshot"),
        "
        class 0
        ?
        discard sidearm
        ?
        discard unload
        = alpha
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha exhausts Quartermaster
            Alpha draws a card
            Alpha draws a card
              ? discard sidearm · discard buckshot · discard unload
              ? discard buckshot · discard unload
              = 0,0, damage 0, hand [buckshot], 7 in the deck, discarded [sidearm unload], glory []
        "#]],
    );
}

#[test]
fn classes_that_know_about_initiative() {
    check(
        classes(YARD, "scout").order("invader alpha bravo").at("imp 2", 6, 0),
        "
        ?
        class 0
        ?
        bottom
        = initiative
        ",
        expect![[r#"
              ? class 0 · pass
            Alpha exhausts Scout
              ? keep · bottom
            Initiative: Alpha
            Alpha is activated
            Alpha is done
              = [4, 1]
        "#]],
    );
    check(
        classes(YARD, "runner vanguard").order("invader alpha bravo"),
        "
        ?
        class 0
        ? step
        = initiative
        ",
        expect![[r#"
              ? class 0 · pass
            Bravo exhausts Vanguard
            Initiative: Bravo
            Bravo is activated
            Bravo is done
              ? nothing
              = [0, 4]
        "#]],
    );
    check(
        classes(YARD, "runner tactician").order("invader bravo alpha"),
        "
        ?
        class 0
        = initiative
        ",
        expect![[r#"
              ? class 0 · pass
            Bravo exhausts Tactician
            Initiative: Alpha
            Alpha is activated
              = [1, 4]
        "#]],
    );
}

/// Glory kill cards outside one's own attacks.
#[test]
fn glory_kill_cards_in_their_windows() {
    check(
        scene(YARD).hand("alpha", "buckshot").glory("alpha", "rampage health-sphere").damage("bravo", 4),
        "
        play buckshot
        ? spend
        spend health-sphere
        spend rampage
        = turn
        = bravo
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
              ? spend health-sphere · spend rampage
            Alpha plays Health Sphere
            Bravo recovers 3
            Alpha plays Rampage
              = 4 points, 1 main actions
              = 0,1, damage 1, hand [], 10 in the deck, discarded [], glory []
        "#]],
    );
    check(
        scene(YARD)
            .hand("alpha", "buckshot")
            .at("alpha", 2, 0)
            .glory("alpha", "steady-aim concussion")
            .event_deck("paranoia"),
        "
        play buckshot
        attack imp 2
        die 0
        die 1
        discard steady-aim
        reroll 0
        pass
        die 1
        discard concussion
        = imp 2
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
            Alpha attacks the Imp at 3,0
            A red die shows 0
            A black die shows 1
            Alpha plays Steady Aim
            A red die shows 1
            The Imp at 3,0 reveals Paranoia: 1 shield
            The Imp at 3,0 suffers 2 damage (2 of 3)
            Alpha plays Concussion
            The Imp at 3,0 is stunned
              = 3,0, damage 2, stunned
        "#]],
    );
    check(
        scene(YARD).order("invader alpha bravo").glory("alpha", "side-leap fall-back intimidation"),
        "
        ?
        pass
        figure imp 2
        attack alpha
        die 2
        die 2
        discard side-leap
        discard fall-back
        step 1,0
        step 1,1
        step 0,0
        ",
        expect![[r#"
              ? discard intimidation · pass
            Initiative: the invader
            The invader activates every Imp
            The Imp at 3,0 is activated
            The Imp at 3,0 attacks Alpha
            A red die shows 2
            A red die shows 2
            Alpha reveals Armor: 2 shields
            Alpha plays Side Leap
            Alpha plays Fall Back
            Alpha moves to 1,0
            Alpha moves to 1,1
            Alpha moves to 0,0
            Alpha dodged
        "#]],
    );
    check(
        scene(YARD).order("invader alpha bravo").glory("alpha", "intimidation"),
        "
        discard intimidation
        = initiative
        ",
        expect![[r#"
            Alpha plays Intimidation
            Initiative: Alpha
            Alpha is activated
            Alpha is done
              = [1, 4]
        "#]],
    );
}

const THREE: &str = "
    +-------+
    |A . . i|
    |       |
    |B C . .|
    +-------+";

/// Rules 1.11: what a card says with the sign of the main action takes the place of one, and there is none left for a card
/// or a sprint. What exhausts nothing can be used by an exhausted card.
#[test]
fn abilities_in_the_place_of_the_main_action() {
    let classes = r#"[
        (id: "surgeon", name: "Surgeon", abilities: [(when: Main, cost: Exhaust, do: [Mend(4, 1)])], text: "Ours."),
        (id: "idler", name: "Idler", abilities: [
            (when: Main, do: [Recover(1)]), (when: Play, cost: Exhaust, do: [Points(1)]),
        ], text: "Ours."),
    ]"#;
    let glory =
        r#"[(id: "roar", name: "Roar", copies: 1, abilities: [(when: Main, do: [Draw(1)])], text: "Ours.")]"#;
    let (content, problems) = Content::doom2016()
        .with(&[Source { file: "classes.ron", text: classes }, Source { file: "glory.ron", text: glory }]);
    assert_eq!(problems, []);
    let content = Arc::new(content);
    let yard = |class: &str| {
        scene_with(YARD, |setup| {
            setup.classes[0] = content.class(class);
            setup.content = Arc::clone(&content);
        })
        .hand("alpha", "buckshot sidearm")
        .damage("alpha", 5)
    };
    check(
        yard("surgeon"),
        "
        ?
        class 0
        = turn
        ?
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
              ? play sidearm · sprint sidearm · play buckshot · sprint buckshot · class 0 · end
            Alpha exhausts Surgeon
            Alpha recovers 4
              = 0 points, 0 main actions
              ? play sidearm · end
        "#]],
    );
    // With the main action gone it is not on offer.
    check(
        yard("surgeon"),
        "
        play buckshot
        ? class
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
              ? nothing
        "#]],
    );
    // The ability that exhausts nothing is there all the same; a glory kill card gives another main action.
    check(
        yard("idler").glory("alpha", "rampage"),
        "
        class 1
        ? class
        class 0
        ? class
        spend rampage
        ? class
        class 0
        = alpha
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha exhausts Idler
              ? class 0
            Alpha plays Idler
            Alpha recovers 1
              ? nothing
            Alpha plays Rampage
              ? class 0
            Alpha plays Idler
            Alpha recovers 1
              = 0,0, damage 3, hand [sidearm buckshot], 8 in the deck, discarded [], glory []
        "#]],
    );
    check(
        yard("idler").glory("alpha", "roar").deck("alpha", "reposition"),
        "
        spend roar
        = turn
        ? spend
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Roar
            Alpha draws a card
              = 0 points, 0 main actions
              ? nothing
        "#]],
    );
}

/// The published squad card for three: a card when received, two main actions without a sprint, passed on every round.
#[test]
fn taking_point() {
    check(
        scene(THREE).at_the_start().order("alpha"),
        "
        ?
        pick alpha
        card buckshot
        pass
        initiative alpha
        = turn
        ? sprint
        play buckshot
        = turn
        ? sprint
        ",
        expect![[r#"
            The game begins
              ? pick alpha · pick bravo · pick charlie
            Alpha receives Taking Point
            Alpha draws a card
            Round 1
            The invader draws an event
            The invader draws an event
            The invader draws an event
            The invader draws an event
            The invader draws an event
            The invader draws an event
            Initiative: Alpha
            Alpha is activated
              = 0 points, 2 main actions
              ? sprint buckshot
            Alpha plays Buckshot
              = 4 points, 1 main actions
              ? nothing
        "#]],
    );
    check(
        scene(THREE).order("alpha").with(|_, state| state.scene().point(0)),
        "
        ?
        pick charlie
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha is done
              ? card armor · card reposition · card sidearm · card field-dressing · card shotgun-maneuver · card buckshot · card scoped-burst · card unload
            Alpha draws a card
            Alpha draws a card
            Alpha draws a card
            Round 1 is over
            Charlie receives Taking Point
        "#]],
    );
}

/// The second main action of Taking Point is there for a marine who does not sprint: a sprint takes the other one's
/// place and this one goes. What other cards give stays.
#[test]
fn ruling_27_no_sprint_belongs_to_taking_point() {
    let point = || scene(THREE).order("alpha").with(|_, state| state.scene().point(0));
    check(
        point().hand("alpha", "buckshot unload armor"),
        "
        = turn
        sprint armor
        = turn
        ? play
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
              = 0 points, 2 main actions
            Alpha sprints
              = 6 points, 0 main actions
              ? nothing
        "#]],
    );
    check(
        point().hand("alpha", "buckshot unload armor reposition").glory("alpha", "rampage"),
        "
        play buckshot
        ? sprint
        spend rampage
        ? sprint
        sprint armor
        = turn
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
              ? nothing
            Alpha plays Rampage
              ? sprint armor · sprint reposition · sprint unload
            Alpha sprints
              = 10 points, 0 main actions
        "#]],
    );
    check(
        point().hand("alpha", "buckshot unload armor").glory("alpha", "rampage"),
        "
        play buckshot
        play unload
        spend rampage
        = turn
        ? sprint
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
            Alpha plays Unload
            Alpha plays Rampage
              = 4 points, 1 main actions
              ? nothing
        "#]],
    );
}

/// For two marines: each draws up to four.
#[test]
fn combat_veteran() {
    check(
        scene(YARD).order("alpha bravo"),
        "
        card armor
        card sidearm
        card reposition
        card unload
        = alpha
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha is done
            Alpha draws a card
            Alpha draws a card
            Alpha draws a card
            Alpha draws a card
            Initiative: Bravo
            Bravo is activated
            Bravo is done
              = 0,0, damage 0, hand [armor reposition sidearm unload], 6 in the deck, discarded [], glory []
        "#]],
    );
}

/// Rules 1.7: the same ability cannot be used more than once at the same time, however many copies of the card there are.
/// As bonus actions they are used one after the other.
#[test]
fn copies_of_a_glory_kill_card_are_not_used_at_the_same_moment() {
    let text = r#"[
        (id: "thrill", name: "Thrill", copies: 2, abilities: [(when: Fragged, do: [Recover(1)])], text: "Ours."),
        (id: "guard", name: "Guard", copies: 2, abilities: [
            (when: Defending, do: [Shields(1)]), (when: Play, do: [Points(1)]),
        ], text: "Ours."),
    ]"#;
    let (content, problems) = Content::doom2016().with(&[Source { file: "glory.ron", text }]);
    assert_eq!(problems, []);
    let content = Arc::new(content);
    let yard = || scene_with(YARD, |setup| setup.content = Arc::clone(&content));
    // The marine frags a demon, twice: two moments.
    check(
        yard()
            .hand("alpha", "unload")
            .glory("alpha", "thrill thrill")
            .damage("alpha", 5)
            .damage("imp 2", 2)
            .damage("imp 3", 2)
            .event_deck("paranoia demonic-precision"),
        "
        play unload
        attack imp 2
        die 2
        die 2
        ? discard
        discard thrill
        ? discard
        use 0
        attack imp 3
        die 2
        die 2
        ? discard
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Unload
            Alpha attacks the Imp at 3,0
            A red die shows 2
            A red die shows 2
            The Imp at 3,0 reveals Paranoia: 1 shield
            The Imp at 3,0 suffers 3 damage (5 of 3): fragged
              ? discard thrill
            Alpha plays Thrill
            Alpha recovers 1
              ? nothing
            Alpha attacks the Imp at 3,1
            A red die shows 2
            A red die shows 2
            The Imp at 3,1 reveals Demonic Precision: 1 shield
            The Imp at 3,1 suffers 3 damage (5 of 3): fragged
              ? discard thrill
        "#]],
    );
    // The marine defends.
    check(
        yard().order("invader alpha").glory("alpha", "guard guard").deck("alpha", "field-dressing"),
        "
        figure imp 2
        attack alpha
        die 2
        die 2
        ? discard
        discard guard
        ? discard
        = alpha
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 3,0 is activated
            The Imp at 3,0 attacks Alpha
            A red die shows 2
            A red die shows 2
            Alpha reveals Field Dressing: 1 shield
              ? discard guard
            Alpha plays Guard
            Alpha suffers 2 damage (2 of 10)
              ? nothing
              = 0,0, damage 2, hand [], 9 in the deck, discarded [field-dressing], glory [guard]
        "#]],
    );
    // In the marine's own activation they are two actions.
    check(
        yard().glory("alpha", "guard guard"),
        "
        spend guard
        spend guard
        = turn
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Guard
            Alpha plays Guard
              = 2 points, 1 main actions
        "#]],
    );
}

/// A marine who leaps onto an inactive teleporter activates it, unless a script forbids that. No card of the box lets marines
/// leap; a card of a designer's own can.
#[test]
fn ruling_10_a_leap_onto_a_teleporter() {
    fn no_waking(_: &Table, _: &World, event: &Event, out: &mut Vec<Effect>) {
        if matches!(event, Event::ActivationStarted { .. }) {
            out.push(Effect::Forbid(ban::WAKE_TELEPORTERS, BanEnd::Never));
        }
    }
    fn silent(_: &Table, _: &World, _: &Event, _: &mut Vec<Effect>) {}
    let leaps = |answer| {
        let mut setup = setup("\n+---------+\n|A . t . i|\n+---------+");
        let text = r#"[(id: "leaper", name: "Leaper", abilities: [(when: Play, cost: Exhaust, do: [Blink(3)])], text: "Ours.")]"#;
        let (content, problems) = Content::doom2016().with(&[Source { file: "classes.ron", text }]);
        assert!(problems.is_empty(), "{problems:?}");
        setup.classes[0] = content.class("leaper");
        setup.content = Arc::new(content);
        Scene::of(setup, listener(answer))
    };
    check(
        leaps(silent),
        "class 0\nplace 2,0",
        expect![[r#"
        Initiative: Alpha
        Alpha is activated
        Alpha exhausts Leaper
        Alpha moves to 2,0
        The teleporter at 2,0 becomes active
        Alpha is done
    "#]],
    );
    check(
        leaps(no_waking),
        "class 0\nplace 2,0",
        expect![[r#"
        Initiative: Alpha
        Alpha is activated
        Alpha exhausts Leaper
        Alpha moves to 2,0
        Alpha is done
    "#]],
    );
}
