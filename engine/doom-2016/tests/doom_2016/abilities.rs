//! Rules 1.5, 1.6 and 1.11: what demons, weapons and glory kill cards can do other than attack.

use crate::scene::{check, scene};
use expect_test::expect;

/// After attacking it gains 2 movement points.
#[test]
fn imp_moves_on_after_its_attack() {
    check(
        scene(
            "
            +-----------+
            |A . . i . .|
            +-----------+",
        )
        .order("invader alpha")
        .deck("alpha", "armor"),
        "
        step 2,0
        attack alpha
        die 0
        die 1
        = turn
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 3,0 is activated
            The Imp at 3,0 moves to 2,0
            The Imp at 2,0 attacks Alpha
            A red die shows 0
            A red die shows 1
            Alpha reveals Armor: 2 shields
            The attack on Alpha causes no damage
              = 5 points, 0 main actions
        "#]],
    );
}

/// Argent, after an attack that caused damage: the defender is stunned and stays so.
#[test]
fn cacodemon_stuns() {
    let board = "
        +-----------+
        |A . . c . .|
        +-----------+";
    check(
        scene(board).order("invader alpha").argent("cacodemon", 1).deck("alpha", "sidearm"),
        "
        attack alpha
        die 1
        die 2
        ?
        use 0
        = alpha
        = invader
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Cacodemon
            The Cacodemon at 3,0 is activated
            The Cacodemon at 3,0 attacks Alpha
            A red die shows 1
            A black die shows 2
            Alpha reveals Sidearm: 1 shield
            Alpha suffers 2 damage (2 of 10)
              ? use 0 · pass
            The invader spends 1 argent
            Alpha is stunned
              = 0,0, damage 2, stunned, hand [], 9 in the deck, discarded [sidearm], glory []
              = hand [], 18 in the deck, 0 discarded, bank 0; cacodemon exhausted with 0
        "#]],
    );
    check(
        scene(board).order("invader alpha").argent("cacodemon", 1).deck("alpha", "reposition"),
        "
        attack alpha
        die 1
        die 2
        ?
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Cacodemon
            The Cacodemon at 3,0 is activated
            The Cacodemon at 3,0 attacks Alpha
            A red die shows 1
            A black die shows 2
            Alpha reveals Reposition: a dodge
            Alpha dodged
              ? step 4,0 · step 2,0 · end
        "#]],
    );
}

/// It flies over red lines and pays nothing for difficult spaces; walls stop it.
#[test]
fn cacodemon_flies() {
    check(
        scene(
            "
            +-----------+
            |A . .:c#~ .|
            |       -   |
            |. . . . . .|
            +-----------+",
        )
        .order("invader alpha"),
        "
        ? step
        step 4,0
        = turn
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Cacodemon
            The Cacodemon at 3,0 is activated
              ? step 4,0 · step 4,1 · step 3,1 · step 2,1 · step 2,0
            The Cacodemon at 3,0 moves to 4,0
              = 2 points, 0 main actions
        "#]],
    );
}

/// Argent at the start: 3 points more. One red die more once it has spent 3.
#[test]
fn pinky_charges() {
    let board = "
        +---------------+
        |A . . . . k . .|
        |               |
        |. . . . . . . .|
        +---------------+";
    check(
        scene(board).order("invader alpha").argent("pinky", 2).deck("alpha", "sidearm"),
        "
        ?
        use 1
        ?
        step 4,0
        step 3,0
        step 2,0
        step 1,0
        attack alpha
        die 1
        die 1
        die 1
        = turn
        = invader
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Pinky
            The Pinky at 5,0 is activated
              ? use 1 · pass
            The invader spends 1 argent
              ? step 6,0 · step 4,0 · step 4,0 turned · step 5,0 turned · step 4,1 turned · step 5,1 turned · end
            The Pinky at 5,0 moves to 4,0
            The Pinky at 4,0 moves to 3,0
            The Pinky at 3,0 moves to 2,0
            The Pinky at 2,0 moves to 1,0
            The Pinky at 1,0 attacks Alpha
            A red die shows 1
            A black die shows 1
            A black die shows 1
            Alpha reveals Sidearm: 1 shield
            Alpha suffers 2 damage (2 of 10)
              = 4 points, 0 main actions
              = hand [], 18 in the deck, 0 discarded, bank 0; pinky exhausted with 1
        "#]],
    );
    // Two points are not enough, three are.
    let from = |x: i16| scene(board).order("invader alpha").at("pinky 1", x, 0).deck("alpha", "sidearm");
    check(
        from(3),
        "step 2,0\nstep 1,0\nattack alpha\ndie 1\ndie 1",
        expect![[r#"
        Initiative: the invader
        The invader activates every Pinky
        The Pinky at 3,0 is activated
        The Pinky at 3,0 moves to 2,0
        The Pinky at 2,0 moves to 1,0
        The Pinky at 1,0 attacks Alpha
        A black die shows 1
        A black die shows 1
        Alpha reveals Sidearm: 1 shield
        Alpha suffers 1 damage (1 of 10)
    "#]],
    );
    check(
        from(4),
        "step 3,0\nstep 2,0\nstep 1,0\nattack alpha\ndie 1\ndie 1\ndie 1",
        expect![[r#"
        Initiative: the invader
        The invader activates every Pinky
        The Pinky at 4,0 is activated
        The Pinky at 4,0 moves to 3,0
        The Pinky at 3,0 moves to 2,0
        The Pinky at 2,0 moves to 1,0
        The Pinky at 1,0 attacks Alpha
        A red die shows 1
        A black die shows 1
        A black die shows 1
        Alpha reveals Sidearm: 1 shield
        Alpha suffers 2 damage (2 of 10)
    "#]],
    );
}

/// It may roll any dice again against a defender who is not adjacent, all at once, and not before the defence card is
/// known.
#[test]
fn mancubus_rerolls_at_a_distance() {
    let board = "
        +-----------+
        |A . m . . .|
        |           |
        |. . . . . .|
        +-----------+";
    check(
        scene(board).order("invader alpha").deck("alpha", "armor"),
        "
        attack alpha
        die 0
        die 1
        die 1
        use 0
        ?
        reroll 0
        reroll 2
        ?
        pass
        die 2
        die 3
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Mancubus
            The Mancubus at 2,0 is activated
            The Mancubus at 2,0 attacks Alpha
            A red die shows 0
            A red die shows 1
            A black die shows 1
            Alpha reveals Armor: 2 shields
              ? reroll 0 · reroll 1 · reroll 2 · pass
              ? reroll 1 · pass
            A red die shows 2
            A black die shows 3
            Alpha suffers 4 damage (4 of 10)
        "#]],
    );
    check(
        scene(board).order("invader alpha").deck("alpha", "armor"),
        "
        step 1,0
        attack alpha
        die 0
        die 1
        die 1
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Mancubus
            The Mancubus at 2,0 is activated
            The Mancubus at 2,0 moves to 1,0
            The Mancubus at 1,0 attacks Alpha
            A red die shows 0
            A red die shows 1
            A black die shows 1
            Alpha reveals Armor: 2 shields
            The attack on Alpha causes no damage
        "#]],
    );
}

/// Argent at the end of its activation: each marine within 2, seen or not, suffers a black die.
#[test]
fn mancubus_burns_what_is_near() {
    check(
        scene(
            "
            +-------------+
            |A . .|m . . .|
            |             |
            |B . . . . i C|
            +-------------+",
        )
        .order("invader alpha")
        .exhausted("imp")
        .argent("mancubus", 2)
        .damage("charlie", 8),
        "
        end
        ?
        use 1
        die 3
        ?
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Mancubus
            The Mancubus at 3,0 is activated
              ? use 1 · pass
            The invader spends 1 argent
            A black die shows 3
            Charlie suffers 3 damage (11 of 10): fragged
            The invader gains a frag token (1 of 4)
              ? card armor · card reposition · card sidearm · card field-dressing · card burst-fire · card suppressing-fire · card static-charge · card discharge
        "#]],
    );
}

/// Shotgun Maneuver: then another card of the set, its speed counted as 0 and not as a main action.
#[test]
fn combat_shotgun() {
    check(
        scene(
            "
            +---------+
            |A . i . .|
            +---------+",
        )
        .hand("alpha", "shotgun-maneuver buckshot scoped-burst")
        .event_deck("darkness paranoia"),
        "
        play shotgun-maneuver
        attack imp 1
        die 2
        die 2
        ?
        step 1,0
        another buckshot
        = turn
        ?
        attack imp 1
        die 1
        die 1
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Shotgun Maneuver
            Alpha attacks the Imp at 2,0
            A red die shows 2
            A red die shows 2
            The Imp at 2,0 reveals Darkness: a dodge
            The Imp at 2,0 dodged
              ? step 1,0 · another buckshot · end
            Alpha moves to 1,0
            Alpha plays Buckshot
              = 3 points, 0 main actions
              ? step 2,0 · step 0,0 · attack imp 1 · end
            Alpha attacks the Imp at 2,0
            A red die shows 1
            A black die shows 1
            The Imp at 2,0 reveals Paranoia: 1 shield
            The Imp at 2,0 suffers 2 damage (2 of 3)
        "#]],
    );
}

/// Up Close & Personal: one figure next to the defender, of the attacker's choice. Both Barrels: a shield less.
#[test]
fn super_shotgun() {
    let board = "
        +-----------+
        |A . . p i .|
        |           |
        |B . i . . .|
        +-----------+";
    check(
        scene(board).order("bravo").hand("bravo", "up-close").event_deck("paranoia"),
        "
        play up-close
        step 1,1
        attack imp 3
        die 0
        die 1
        use 0
        die 2
        ? splash
        splash possessed-soldier 4
        ",
        expect![[r#"
            Initiative: Bravo
            Bravo is activated
            Bravo plays Up Close & Personal
            Bravo moves to 1,1
            Bravo attacks the Imp at 2,1
            A red die shows 0
            A black die shows 1
            The Imp at 2,1 reveals Paranoia: 1 shield
            A red die shows 2
              ? splash bravo · splash possessed-soldier 4
            The Possessed Soldier at 3,0 suffers 2 damage (2 of 5)
            The attack on the Imp at 2,1 causes no damage
        "#]],
    );
    check(
        scene(board).order("bravo").hand("bravo", "both-barrels").event_deck("paranoia"),
        "
        play both-barrels
        step 1,0
        attack imp 3
        die 1
        die 1
        die 1
        ",
        expect![[r#"
            Initiative: Bravo
            Bravo is activated
            Bravo plays Both Barrels
            Bravo moves to 1,0
            Bravo attacks the Imp at 2,1
            A red die shows 1
            A black die shows 1
            A black die shows 1
            The Imp at 2,1 reveals Paranoia: 1 shield
            The Imp at 2,1 suffers 3 damage (3 of 3): fragged
        "#]],
    );
}

/// Stun Bomb stuns the figures that are left; Plasma Volley rolls a die again.
#[test]
fn plasma_rifle() {
    let board = "
        +-----------+
        |A . . . . .|
        |           |
        |B . p . . .|
        +-----------+";
    check(
        scene(board).order("bravo").hand("bravo", "stun-bomb").event_deck("darkness"),
        "
        play stun-bomb
        attack possessed-soldier 2
        die 3
        = possessed-soldier 2
        ",
        expect![[r#"
            Initiative: Bravo
            Bravo is activated
            Bravo plays Stun Bomb
            Bravo attacks the Possessed Soldier at 2,1
            A black die shows 3
            The Possessed Soldier at 2,1 reveals Darkness: a dodge
            The Possessed Soldier at 2,1 is stunned
            The Possessed Soldier at 2,1 dodged
              = 2,1, damage 0, stunned
        "#]],
    );
    check(
        scene(board).order("bravo").hand("bravo", "plasma-volley").event_deck("paranoia"),
        "
        play plasma-volley
        attack possessed-soldier 2
        die 0
        die 2
        use 0
        reroll 0
        die 1
        ",
        expect![[r#"
            Initiative: Bravo
            Bravo is activated
            Bravo plays Plasma Volley
            Bravo attacks the Possessed Soldier at 2,1
            A red die shows 0
            A red die shows 2
            A red die shows 1
            The Possessed Soldier at 2,1 reveals Paranoia: 1 shield
            The Possessed Soldier at 2,1 suffers 2 damage (2 of 5)
        "#]],
    );
}

/// Suppressing Fire draws a card when it hurts; Static Charge is stronger after 3 points.
#[test]
fn burst_and_static_rifle() {
    let board = "
        +-----------+
        |A B . . . .|
        |           |
        |C . . p . .|
        +-----------+";
    check(
        scene(board)
            .order("charlie")
            .hand("charlie", "suppressing-fire")
            .deck("charlie", "armor")
            .event_deck("paranoia"),
        "
        play suppressing-fire
        attack possessed-soldier 3
        die 2
        = charlie
        ",
        expect![[r#"
            Initiative: Charlie
            Charlie is activated
            Charlie plays Suppressing Fire
            Charlie attacks the Possessed Soldier at 3,1
            A red die shows 2
            The Possessed Soldier at 3,1 reveals Paranoia: 1 shield
            The Possessed Soldier at 3,1 suffers 1 damage (1 of 5)
            Charlie draws a card
              = 0,1, damage 0, hand [armor], 8 in the deck, discarded [], glory []
        "#]],
    );
    check(
        scene(board).order("charlie").hand("charlie", "static-charge").event_deck("paranoia"),
        "
        play static-charge
        step 1,1
        step 2,1
        step 2,0
        attack possessed-soldier 3
        die 1
        die 3
        ",
        expect![[r#"
            Initiative: Charlie
            Charlie is activated
            Charlie plays Static Charge
            Charlie moves to 1,1
            Charlie moves to 2,1
            Charlie moves to 2,0
            Charlie attacks the Possessed Soldier at 3,1
            A red die shows 1
            A black die shows 3
            The Possessed Soldier at 3,1 reveals Paranoia: 1 shield
            The Possessed Soldier at 3,1 suffers 3 damage (3 of 5)
        "#]],
    );
    check(
        scene(board).order("charlie").hand("charlie", "static-charge").event_deck("paranoia"),
        "
        play static-charge
        step 1,1
        step 2,1
        attack possessed-soldier 3
        die 3
        ",
        expect![[r#"
            Initiative: Charlie
            Charlie is activated
            Charlie plays Static Charge
            Charlie moves to 1,1
            Charlie moves to 2,1
            Charlie attacks the Possessed Soldier at 3,1
            A black die shows 3
            The Possessed Soldier at 3,1 reveals Paranoia: 1 shield
            The Possessed Soldier at 3,1 suffers 2 damage (2 of 5)
        "#]],
    );
}

/// Field Dressing and health packs recover; a sidearm shot is a bonus action.
#[test]
fn uac_cards() {
    check(
        scene(
            "
            +---------+
            |A H i . .|
            +---------+",
        )
        .hand("alpha", "field-dressing sidearm")
        .damage("alpha", 7)
        .event_deck("paranoia"),
        "
        play field-dressing
        step 1,0
        ?
        take 0
        play sidearm
        attack imp 1
        die 2
        = alpha
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Field Dressing
            Alpha recovers 2
            Alpha moves to 1,0
              ? play sidearm · sprint sidearm · take 0 · end
            Alpha takes the health pack
            Alpha recovers 5
            Alpha plays Sidearm
            Alpha attacks the Imp at 2,0
            A red die shows 2
            The Imp at 2,0 reveals Paranoia: 1 shield
            The Imp at 2,0 suffers 1 damage (1 of 3)
            Alpha is done
              = 1,0, damage 0, hand [], 8 in the deck, discarded [sidearm field-dressing], glory []
        "#]],
    );
}

/// Bonus actions: Adrenaline Rush gives 2 points, Ammo Burst a card.
#[test]
fn glory_kill_cards_as_bonus_actions() {
    check(
        scene(
            "
            +-----------+
            |A . . . . .|
            +-----------+",
        )
        .order("alpha")
        .glory("alpha", "adrenaline-rush ammo-burst berserk")
        .deck("alpha", "reposition"),
        "
        ?
        spend adrenaline-rush
        = turn
        spend ammo-burst
        ?
        = alpha
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
              ? spend adrenaline-rush · spend ammo-burst · end
            Alpha plays Adrenaline Rush
              = 2 points, 1 main actions
            Alpha plays Ammo Burst
            Alpha draws a card
              ? step 1,0 · play reposition · sprint reposition · end
              = 0,0, damage 0, hand [reposition], 9 in the deck, discarded [], glory [berserk]
        "#]],
    );
}
