//! Rules 1.5: the weapons that are only found. Their effects are ours.

use crate::scene::{Scene, check, scene};
use expect_test::expect;

const RANGE: &str = "
    +-----------------+
    |A . . . . p . . .|
    |                 |
    |B . . . . i . . .|
    |                 |
    |. . . . . . . . .|
    +-----------------+";

fn with(set: &str, hand: &str) -> Scene {
    scene(RANGE)
        .weapon("alpha", set)
        .hand("alpha", hand)
        .event_deck("paranoia demonic-precision explosive-blast")
}

/// A marine who has not moved may roll two dice again.
#[test]
fn chaingun_barrage() {
    check(
        with("chaingun", "barrage"),
        "
        play barrage
        attack imp 2
        die 0
        die 0
        die 1
        die 0
        ?
        use 0
        ?
        reroll 0
        ?
        reroll 1
        die 2
        die 2
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Barrage
            Alpha attacks the Imp at 5,1
            A red die shows 0
            A red die shows 0
            A red die shows 1
            A red die shows 0
              ? use 0 · pass
              ? reroll 0 · reroll 2 · pass
              ? reroll 1 · reroll 2 · pass
            A red die shows 2
            A red die shows 2
            The Imp at 5,1 reveals Paranoia: 1 shield
            The Imp at 5,1 suffers 4 damage (4 of 3): fragged
        "#]],
    );
    check(
        with("chaingun", "barrage").at("alpha", 1, 0),
        "
        play barrage
        step 2,0
        attack imp 2
        die 0
        die 0
        die 1
        die 0
        ?
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Barrage
            Alpha moves to 2,0
            Alpha attacks the Imp at 5,1
            A red die shows 0
            A red die shows 0
            A red die shows 1
            A red die shows 0
            The Imp at 5,1 reveals Paranoia: 1 shield
            The attack on the Imp at 5,1 causes no damage
              ? step 3,0 · step 3,1 · step 2,1 · step 1,1 · step 1,0 · end
        "#]],
    );
}

/// Up to three attacks with one card.
#[test]
fn chaingun_spin_up() {
    check(
        with("chaingun", "spin-up"),
        "
        play spin-up
        attack imp 2
        die 2
        die 0
        use 0
        attack imp 2
        die 2
        die 0
        ?
        attack possessed-soldier 3
        die 1
        die 1
        ? attack
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Spin-Up
            Alpha attacks the Imp at 5,1
            A red die shows 2
            A red die shows 0
            The Imp at 5,1 reveals Paranoia: 1 shield
            The Imp at 5,1 suffers 1 damage (1 of 3)
            Alpha attacks the Imp at 5,1
            A red die shows 2
            A red die shows 0
            The Imp at 5,1 reveals Demonic Precision: 1 shield
            The Imp at 5,1 suffers 1 damage (2 of 3)
              ? attack imp 2 · attack possessed-soldier 3 · end
            Alpha attacks the Possessed Soldier at 5,0
            A red die shows 1
            A red die shows 1
            The Possessed Soldier at 5,0 reveals Explosive Blast: 1 shield
            The Possessed Soldier at 5,0 suffers 1 damage (1 of 5)
            Alpha is done
              ? nothing
        "#]],
    );
}

/// It feeds on frags.
#[test]
fn chainsaw() {
    check(
        with("chainsaw", "rip-and-tear").at("alpha", 4, 1).deck("alpha", "sidearm unload"),
        "
        play rip-and-tear
        attack imp 2
        die 2
        die 2
        die 2
        = turn
        = alpha
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Rip and Tear
            Alpha attacks the Imp at 5,1
            A red die shows 2
            A black die shows 2
            A black die shows 2
            The Imp at 5,1 reveals Paranoia: 1 shield
            The Imp at 5,1 suffers 5 damage (5 of 3): fragged
            Alpha draws a card
              = 7 points, 0 main actions
              = 4,1, damage 0, hand [sidearm], 11 in the deck, discarded [], glory []
        "#]],
    );
    check(
        with("chainsaw", "gutting").at("alpha", 4, 1).damage("alpha", 4).deck("alpha", "sidearm unload"),
        "
        play gutting
        attack imp 2
        die 1
        die 2
        die 1
        = alpha
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Gutting
            Alpha attacks the Imp at 5,1
            A black die shows 1
            A black die shows 2
            A black die shows 1
            The Imp at 5,1 reveals Paranoia: 1 shield
            The Imp at 5,1 suffers 4 damage (4 of 3): fragged
            Alpha recovers 2
            Alpha draws a card
            Alpha draws a card
              = 4,1, damage 2, hand [sidearm unload], 10 in the deck, discarded [], glory []
        "#]],
    );
}

/// A shield less; the siege shot ignores cover, and hits harder from a standstill.
#[test]
fn gauss_cannon() {
    check(
        with("gauss-cannon", "gauss-shot"),
        "
        play gauss-shot
        attack imp 2
        die 1
        die 1
        = imp 2
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Gauss Shot
            Alpha attacks the Imp at 5,1
            A black die shows 1
            A black die shows 1
            The Imp at 5,1 reveals Paranoia: 1 shield
            The Imp at 5,1 suffers 2 damage (2 of 3)
              = 5,1, damage 2
        "#]],
    );
    check(
        with("gauss-cannon", "siege-shot"),
        "
        play siege-shot
        attack possessed-soldier 3
        die 1
        die 1
        die 1
        die 1
        = possessed-soldier 3
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Siege Shot
            Alpha attacks the Possessed Soldier at 5,0
            A red die shows 1
            A black die shows 1
            A black die shows 1
            A black die shows 1
            The Possessed Soldier at 5,0 reveals Paranoia: 1 shield
            The Possessed Soldier at 5,0 suffers 4 damage (4 of 5)
            Alpha is done
              = 5,0, damage 4
        "#]],
    );
}

/// Every other demon near the target suffers.
#[test]
fn bfg_9000() {
    check(
        with("bfg-9000", "argent-sphere"),
        "
        play argent-sphere
        attack possessed-soldier 3
        die 1
        die 1
        die 3
        = possessed-soldier 3
        = imp 2
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Argent Sphere
            Alpha attacks the Possessed Soldier at 5,0
            A black die shows 1
            A black die shows 1
            The Possessed Soldier at 5,0 reveals Paranoia: 1 shield
            The Possessed Soldier at 5,0 suffers 1 damage (1 of 5)
            A black die shows 3
            The Imp at 5,1 suffers 3 damage (3 of 3): fragged
              = 5,0, damage 1
              = gone
        "#]],
    );
    check(
        with("bfg-9000", "full-discharge sidearm"),
        "
        play full-discharge
        attack possessed-soldier 3
        die 1
        die 1
        die 1
        die 1
        die 1
        die 1
        end
        = alpha
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Full Discharge
            Alpha attacks the Possessed Soldier at 5,0
            A red die shows 1
            A black die shows 1
            A black die shows 1
            A black die shows 1
            The Possessed Soldier at 5,0 reveals Paranoia: 1 shield
            The Possessed Soldier at 5,0 suffers 3 damage (3 of 5)
            A red die shows 1
            A black die shows 1
            The Imp at 5,1 suffers 2 damage (2 of 3)
            Alpha is done
              = 0,0, damage 0, hand [], 11 in the deck, discarded [sidearm full-discharge], glory []
        "#]],
    );
}

/// It lies there until the activation after this one is over; figures on its space or next to it then suffer.
#[test]
fn frag_grenade() {
    check(
        with("frag-grenade", "throw-frag").order("alpha invader bravo").exhausted("possessed-soldier"),
        "
        play throw-frag
        throw 4,1
        end
        step 6,2
        step 7,2
        end
        die 3
        die 3
        = possessed-soldier 3
        = imp 2
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Frag Grenade
            Alpha throws a grenade at 4,1
            Alpha is done
            Alpha draws a card
            Alpha draws a card
            Alpha draws a card
            Alpha draws a card
            Initiative: the invader
            The invader activates every Imp
            The Imp at 5,1 is activated
            The Imp at 5,1 moves to 6,2
            The Imp at 6,2 moves to 7,2
            The Imp at 7,2 is done
            The grenade at 4,1 explodes
            A black die shows 3
            A black die shows 3
            The Possessed Soldier at 5,0 suffers 6 damage (6 of 5): fragged
            Initiative: Bravo
            Bravo is activated
            Bravo is done
              = gone
              = 7,2, damage 0
        "#]],
    );
}

/// Throwing is optional, and walls are in the way.
#[test]
fn a_grenade_needs_sight() {
    check(
        scene(
            "
            +-----+
            |A|. p|
            | +   |
            |. . .|
            +-----+",
        )
        .weapon("alpha", "frag-grenade")
        .hand("alpha", "throw-frag"),
        "
        play throw-frag
        ?
        pass
        ? step
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Frag Grenade
              ? throw 0,0 · throw 1,0 · throw 2,0 · throw 0,1 · throw 1,1 · throw 2,1 · pass
              ? step 1,1 · step 0,1
        "#]],
    );
}

/// What the demon suffers the marine recovers.
#[test]
fn siphon_grenade() {
    check(
        with("siphon-grenade", "throw-siphon").at("alpha", 2, 0).damage("alpha", 3),
        "
        play throw-siphon
        ?
        pick imp 2
        die 2
        = alpha
        = imp 2
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Siphon Grenade
              ? pick imp 2 · pick possessed-soldier 3
            A black die shows 2
            The Imp at 5,1 suffers 2 damage (2 of 3)
            Alpha recovers 2
              = 2,0, damage 1, hand [], 10 in the deck, discarded [], glory []
              = 5,1, damage 2
        "#]],
    );
}

/// For oneself, or for another marine in sight and within 4.
#[test]
fn decoy_grenade() {
    check(
        with("decoy-grenade", "throw-decoy").order("invader invader alpha bravo").deck("alpha", "sidearm"),
        "
        activate possessed-soldier
        attack alpha
        die 2
        die 2
        react throw-decoy
        pass
        = alpha
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Possessed Soldier
            The Possessed Soldier at 5,0 is activated
            The Possessed Soldier at 5,0 attacks Alpha
            A red die shows 2
            A red die shows 2
            Alpha reveals Sidearm: 1 shield
            Alpha plays Decoy Grenade
            Alpha dodged
              = 0,0, damage 0, hand [], 9 in the deck, discarded [sidearm throw-decoy], glory []
        "#]],
    );
    check(
        with("decoy-grenade", "throw-decoy").order("invader invader alpha bravo").deck("bravo", "sidearm"),
        "
        activate possessed-soldier
        attack bravo
        die 2
        die 2
        ?
        react throw-decoy
        pass
        = bravo
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Possessed Soldier
            The Possessed Soldier at 5,0 is activated
            The Possessed Soldier at 5,0 attacks Bravo
            A red die shows 2
            A red die shows 2
            Bravo reveals Sidearm: 1 shield
              ? react throw-decoy · pass
            Alpha plays Decoy Grenade
            Bravo dodged
              = 0,1, damage 0, hand [], 9 in the deck, discarded [sidearm], glory []
        "#]],
    );
}

/// Rules 1.5: 73 action cards and 23 weapon tokens.
#[test]
fn the_box_has_its_counts() {
    let content = doom_2016::Content::doom2016();
    let cards = |set: usize| {
        content.cards.iter().filter(|c| usize::from(c.set.0) == set).map(|c| c.copies).sum::<u8>()
    };
    let mut all = 0;
    let mut tokens = 0;
    for (i, set) in content.sets.iter().enumerate() {
        use doom_2016::content::SetClass;
        let copies = if set.class == SetClass::Basic { 4 } else { set.tokens };
        let grenade = set.id.ends_with("grenade");
        assert_eq!(
            cards(i),
            if set.class == SetClass::Basic {
                4
            } else if grenade {
                1
            } else {
                3
            },
            "{}",
            set.id
        );
        all += copies * cards(i);
        tokens += set.tokens;
    }
    assert_eq!((all, tokens), (73, 23));
    assert_eq!(content.sets.iter().filter(|s| s.id.ends_with("grenade")).map(|s| s.tokens).sum::<u8>(), 6);
    assert_eq!(content.demons.len(), 8);
    assert_eq!(content.demons.iter().map(|d| d.figures).sum::<u8>(), 33);
    let mut bases: Vec<u8> = content.demons.iter().map(|d| d.base.0 * d.base.1).collect();
    bases.dedup();
    bases.sort_unstable();
    bases.dedup();
    assert_eq!(bases, [1, 2, 4, 6]);
    assert_eq!(content.event_sets.len(), 6);
    for set in 0..6 {
        assert_eq!(content.events_of(set).map(|(_, n)| n).sum::<u8>(), 6, "events of set {set}");
    }
    assert_eq!(content.invasions.len(), 12);
    assert_eq!(content.classes.len(), 24);
    assert_eq!(content.glory.iter().map(|g| g.copies).sum::<u8>(), 12);
    assert_eq!(content.squad.iter().map(|s| s.copies).sum::<u8>(), 4);
}

/// What is known of the published game is used as it is known: dice, marines, cards, demons, invasion cards.
#[test]
fn published_numbers() {
    let content = doom_2016::Content::doom2016();
    let (mut red, mut black) = (content.dice.red, content.dice.black);
    red.sort_unstable();
    black.sort_unstable();
    assert_eq!((red[0], red[1], red[5]), (0, 1, 2), "one blank");
    assert_eq!((black[0], black[5]), (1, 3), "no blank");
    assert_eq!(content.marines.len(), 4);
    assert!(content.marines.iter().all(|m| (m.health, m.hand) == (10, 3)));
    let rules = &content.marine_rules;
    assert_eq!((rules.sprint, rules.health_pack, rules.glory_recovers), (6, 5, 2));
    for (id, range, speed) in [
        ("reposition", None, 3),
        ("shotgun-maneuver", Some(4), 4),
        ("up-close", Some(3), 4),
        ("scoped-burst", Some(7), 3),
        ("unload", Some(5), 0),
        ("rocket-salvo", Some(6), 4),
        ("lock-on-burst", Some(6), 0),
    ] {
        let card = content.cards.iter().find(|c| c.id == id).expect(id);
        assert_eq!((card.attack.map(|a| a.range), card.speed), (range, speed), "{id}");
    }
    // One number with range and speed means range alone.
    let card = |id: &str| content.cards.iter().find(|c| c.id == id).expect(id);
    assert_eq!((card("sidearm").attack.map(|a| a.range), card("sidearm").speed), (Some(4), 0));
    assert_eq!((card("scoped-burst").copies, card("unload").copies), (1, 2));
    // What the corner of a known card shows, as far as it is known: shields, no dodge.
    for (id, least) in [("shotgun-maneuver", 2), ("up-close", 1)] {
        let defence = card(id).defence;
        assert!(defence.shields >= least && !defence.dodge, "{id}");
    }
    let most = |id: &str| {
        let attack = content.demons[usize::from(content.demon(id).expect(id).0)].attack;
        attack.red * content.dice.red[5] + attack.black * content.dice.black[5]
    };
    assert!(most("imp") >= 3, "a shield and more has left two damage of an Imp's attack");
    for (id, numbers, base) in [
        ("imp", [1, 3, 4, 4], (1, 1)),
        ("possessed-soldier", [3, 5, 5, 4], (1, 1)),
        ("mancubus", [8, 12, 5, 4], (2, 2)),
        ("pinky", [4, 7, 1, 5], (1, 2)),
        ("cyberdemon", [16, 24, 6, 4], (2, 3)),
    ] {
        let demon = &content.demons[usize::from(content.demon(id).expect(id).0)];
        assert_eq!([demon.stagger, demon.health, demon.attack.range, demon.speed], numbers, "{id}");
        assert_eq!(demon.base, base, "{id}");
    }
    let told = |id: &str| {
        let card = content.invasion(id).expect(id);
        let groups = card.blue.iter().chain(&card.yellow).chain(&card.red);
        let group = |g: &doom_2016::content::Group| {
            let figures: Vec<String> = g.figures.iter().map(|f| format!("{} {}", f.count, f.demon)).collect();
            format!("{} +{}", figures.join(", "), g.argent)
        };
        groups.map(group).collect::<Vec<_>>().join("\n")
    };
    expect![[r#"
        3 imp +0
        2 possessed-soldier +0
        2 imp, 2 cacodemon +0
        1 possessed-soldier, 2 pinky +0
        1 cacodemon, 2 mancubus +2
        3 imp, 4 possessed-soldier +0"#]]
    .assert_eq(&told("first-strike"));
    expect![[r#"
        3 imp +0
        2 imp +2
        2 imp, 2 cacodemon +2
        2 imp, 1 revenant +1
        3 imp, 2 revenant +0
        4 imp, 1 baron-of-hell +3"#]]
    .assert_eq(&told("imp-assault"));
    let stock = &content.stock;
    assert_eq!((stock.doors, stock.portals, stock.teleporters, stock.health_packs), (8, 18, 6, 9));
    assert_eq!((stock.objective_tokens, stock.progress_tokens, stock.argent, stock.frags), (6, 16, 18, 21));
    assert_eq!((stock.invader_initiative, stock.event_hand, stock.events_for_argent), (6, 6, 3));
}

/// A card shows nothing in defence, or shields, or one dodge, or (events) the demon's own: never two of them. Some of each
/// kind show nothing.
#[test]
fn what_a_card_shows_in_defence() {
    let content = doom_2016::Content::doom2016();
    let cards: Vec<_> = content.cards.iter().map(|c| (&c.id, c.defence)).collect();
    let events: Vec<_> = content.events.iter().map(|e| (&e.id, e.defence)).collect();
    for (id, it) in cards.iter().chain(&events) {
        assert!(u8::from(it.shields > 0) + u8::from(it.dodge) + u8::from(it.special) <= 1, "{id}");
    }
    for kind in [&cards, &events] {
        assert!(kind.iter().any(|(_, it)| *it == doom_2016::content::Defence::default()));
    }
}

/// Each face of a die is as likely as any other, and more dice are rolled than the box has where effects ask for them.
#[test]
fn dice_show_their_faces() {
    use engine::Game;
    let (_, scene) = with("chainsaw", "gutting").at("alpha", 4, 1).play("play gutting\nattack imp 2");
    let mut options = engine::Options::default();
    assert_eq!(scene.game.step(&scene.state, &mut options), engine::Step::Chance);
    let keys: Vec<String> = options.list.iter().map(|c| scene.game.show(&scene.state, *c).key).collect();
    assert_eq!((keys.join(" "), &options.weights[..]), ("die 1 die 2 die 3".into(), &[2, 2, 2][..]));
    let (_, scene) =
        with("chainsaw", "rip-and-tear").at("alpha", 4, 1).play("play rip-and-tear\nattack imp 2");
    let _ = scene.game.step(&scene.state, &mut options);
    assert_eq!(&options.weights[..], &[1, 3, 2], "a red one: one blank");
}
