//! Rulings 12, 18 to 25 and 41: what is left open in an attack and after it.

use crate::scene::{check, classes, scene};
use expect_test::expect;

/// An answer frags the marine in the middle of an activation: it ends at once. Hand and discards are in the deck, what
/// was played lies in the discards.
#[test]
fn ruling_12_fragged_on_own_activation() {
    let board = "
        +-----------+
        |A . p . . .|
        |           |
        |T . . . . B|
        +-----------+";
    check(
        scene(board)
            .hand("alpha", "buckshot reposition field-dressing")
            .damage("alpha", 9)
            .argent("possessed-soldier", 1)
            .event_deck("paranoia")
            .deck("alpha", "sidearm"),
        "
        play buckshot
        attack possessed-soldier 2
        die 0
        die 1
        answer possessed-soldier 2
        die 2
        die 2
        pass
        ? card
        card armor
        card armor
        = alpha
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
            Alpha attacks the Possessed Soldier at 2,0
            A red die shows 0
            A black die shows 1
            The Possessed Soldier at 2,0 reveals Paranoia: 1 shield
            The invader spends 1 argent
            The Possessed Soldier at 2,0 attacks Alpha
            A red die shows 2
            A red die shows 2
            Alpha reveals Sidearm: 1 shield
            Alpha suffers 3 damage (12 of 10): fragged
            The invader gains a frag token (1 of 4)
              ? card armor · card reposition · card field-dressing · card shotgun-maneuver · card buckshot · card scoped-burst · card unload
            Alpha draws a card
            Alpha draws a card
            Alpha draws a card
            The attack on the Possessed Soldier at 2,0 causes no damage
            Alpha is done
            Initiative: Bravo
            Bravo is activated
            Bravo is done
            Bravo draws a card
              = off the map, damage 0, hand [armor reposition field-dressing], 5 in the deck, discarded [sidearm buckshot], glory []
        "#]],
    );
}

/// A reaction is resolved before the damage: it lies among the discards by then and is shuffled in. The defence card comes
/// to the discards after the attack.
#[test]
fn ruling_12_what_is_shuffled_in() {
    check(
        scene(
            "
            +-----------+
            |A . i . . B|
            |           |
            |T . . . . .|
            +-----------+",
        )
        .order("invader alpha bravo")
        .hand("alpha", "armor reposition")
        .damage("alpha", 9)
        .deck("alpha", "buckshot sidearm"),
        "
        attack alpha
        die 2
        die 2
        react armor
        card armor
        card reposition
        card sidearm
        = alpha
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 2,0 is activated
            The Imp at 2,0 attacks Alpha
            A red die shows 2
            A red die shows 2
            Alpha reveals Buckshot: 1 shield
            Alpha plays Armor
            Alpha draws a card
            Alpha suffers 1 damage (10 of 10): fragged
            The invader gains a frag token (1 of 4)
            Alpha draws a card
            Alpha draws a card
            Alpha draws a card
              = off the map, damage 0, hand [armor reposition sidearm], 6 in the deck, discarded [buckshot], glory []
        "#]],
    );
}

/// A curse on a glory kill does the same in the middle of a move: no more steps; the marine keeps the glory kill card.
#[test]
fn ruling_12_fragged_while_moving() {
    check(
        scene(
            "
            +-----------+
            |A i . . . .|
            |           |
            |T . . . . B|
            +-----------+",
        )
        .hand("alpha", "reposition armor")
        .damage("alpha", 9)
        .damage("imp 2", 1)
        .events("death-curse")
        .glory_deck("berserk"),
        "
        play reposition
        step 1,0
        play death-curse
        die 3
        = alpha
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
            Alpha moves to 1,0
            Alpha glory kills the Imp at 1,0
            Alpha draws the glory kill card Berserk
            Alpha recovers 2
            The invader plays Death Curse
            A black die shows 3
            Alpha suffers 3 damage (10 of 10): fragged
            The invader gains a frag token (1 of 4)
              = off the map, damage 0, hand [], 9 in the deck, discarded [], glory [berserk]
        "#]],
    );
}

/// Revealed cards are set aside until the attack ends: a deck made again for the second card has not got the first.
#[test]
fn ruling_18_deck_exhaustion() {
    let covered = "
        +-----------+
        |A B . . i .|
        +-----------+";
    check(
        scene(covered).order("invader alpha bravo").deck_is_only("alpha", "reposition").hand("bravo", ""),
        "
        attack alpha
        die 2
        die 2
        second
        ? card
        card sidearm
        = alpha
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 4,0 is activated
            The Imp at 4,0 attacks Alpha
            A red die shows 2
            A red die shows 2
            Alpha reveals Reposition: a dodge
              ? card armor · card sidearm · card field-dressing · card shotgun-maneuver · card buckshot · card scoped-burst · card unload
            Alpha reveals Sidearm: 1 shield
            Alpha suffers 3 damage (3 of 10)
              = 0,0, damage 3, hand [], 8 in the deck, discarded [reposition sidearm], glory []
        "#]],
    );
    // With no card anywhere none is revealed.
    check(
        scene(covered)
            .order("invader alpha bravo")
            .hand("alpha", "armor reposition sidearm field-dressing shotgun-maneuver buckshot buckshot scoped-burst unload unload"),
        "
        attack alpha
        die 2
        die 2
        pass
        = alpha
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 4,0 is activated
            The Imp at 4,0 attacks Alpha
            A red die shows 2
            A red die shows 2
            Alpha has no card to reveal
            Alpha suffers 4 damage (4 of 10)
              = 0,0, damage 4, hand [armor reposition sidearm field-dressing shotgun-maneuver buckshot buckshot scoped-burst unload unload], 0 in the deck, discarded [], glory []
        "#]],
    );
}

/// The same for the event deck: made again from the discards; the first card is not in it.
#[test]
fn ruling_18_event_deck_exhaustion() {
    check(
        scene(
            "
            +-----------+
            |A . p i . .|
            +-----------+",
        )
        .hand("alpha", "buckshot")
        .event_deck_is_only("ambush"),
        "
        play buckshot
        attack imp 1
        die 2
        die 2
        second
        ? event
        event darkness
        = invader
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
            Alpha attacks the Imp at 3,0
            A red die shows 2
            A black die shows 2
            The Imp at 3,0 reveals Ambush: 2 shields
              ? event hellish-power · event demonic-strength · event iron-skin · event explosive-blast · event crippling-strike · event darkness · event paranoia · event demonic-precision · event demonic-speed · event ferocity · event onslaught · event death-curse
            The Imp at 3,0 reveals Darkness: a dodge
            The Imp at 3,0 dodged
              = hand [], 16 in the deck, 2 discarded, bank 0; imp ready with 0; possessed-soldier ready with 0
        "#]],
    );
}

/// A card being resolved is not among the discards: Armor does not draw itself.
#[test]
fn ruling_18_a_card_being_resolved_is_not_in_the_discards() {
    check(
        scene(
            "
            +-------+
            |A . i .|
            +-------+",
        )
        .order("invader alpha")
        .hand("alpha", "armor")
        .deck_is_only("alpha", "sidearm"),
        "
        attack alpha
        die 2
        die 2
        react armor
        ? card
        card reposition
        = alpha
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 2,0 is activated
            The Imp at 2,0 attacks Alpha
            A red die shows 2
            A red die shows 2
            Alpha reveals Sidearm: 1 shield
            Alpha plays Armor
              ? card reposition · card field-dressing · card shotgun-maneuver · card buckshot · card scoped-burst · card unload
            Alpha draws a card
            Alpha suffers 1 damage (1 of 10)
              = 0,0, damage 1, hand [reposition], 7 in the deck, discarded [armor sidearm], glory []
        "#]],
    );
}

/// Card, special defence, toughness and added shields are summed; an ignored card takes its special defence along.
#[test]
fn ruling_19_defence_arithmetic() {
    let board = "
        +-----------+
        |A . m . . .|
        |           |
        |. . . . . .|
        +-----------+";
    check(
        scene(board).hand("alpha", "unload").event_deck("hellish-power").events("iron-skin"),
        "
        play unload
        attack mancubus 1
        die 2
        die 2
        play iron-skin
        pass
        = mancubus 1
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Unload
            Alpha attacks the Mancubus at 2,0
            A red die shows 2
            A red die shows 2
            The Mancubus at 2,0 reveals Hellish Power: 1 shield
            The invader plays Iron Skin
            The attack on the Mancubus at 2,0 causes no damage
            Alpha is done
              = 2,0, damage 0
        "#]],
    );
    check(
        scene(
            "
            +-----------+
            |A . p i . .|
            +-----------+",
        )
        .hand("alpha", "buckshot")
        .event_deck("hellish-power paranoia"),
        "
        play buckshot
        attack imp 1
        die 2
        die 2
        second
        = imp 1
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
            Alpha attacks the Imp at 3,0
            A red die shows 2
            A black die shows 2
            The Imp at 3,0 reveals Hellish Power: a dodge
            The Imp at 3,0 reveals Paranoia: 1 shield
            The Imp at 3,0 suffers 3 damage (3 of 3): fragged
              = gone
        "#]],
    );
}

/// First the defender's windows and only then the attacker's, on either side.
#[test]
fn ruling_20_order_of_while_effects() {
    check(
        scene(
            "
            +-------+
            |A m . .|
            |       |
            |. . . .|
            +-------+",
        )
        .hand("alpha", "buckshot")
        .event_deck("paranoia")
        .events("iron-skin"),
        "
        play buckshot
        attack mancubus 1
        die 2
        die 3
        ?
        play iron-skin
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
            Alpha attacks the Mancubus at 1,0
            A red die shows 2
            A black die shows 3
            The Mancubus at 1,0 reveals Paranoia: 1 shield
              ? play iron-skin · pass
            The invader plays Iron Skin
            The Mancubus at 1,0 suffers 2 damage (2 of 12)
        "#]],
    );
}

/// Damage and frags, stuns discarded, the attacker's effects, answers; a defender stunned by the attack stays so.
#[test]
fn ruling_21_after_attack_chain() {
    let board = "
        +-----------+
        |A . i p . .|
        |           |
        |. . . . . .|
        +-----------+";
    check(
        scene(&board.replace("p . .|", "p . R|"))
            .launcher("alpha")
            .hand("alpha", "lock-on-burst")
            .stunned("alpha")
            .argent("possessed-soldier", 2)
            .event_deck("paranoia demonic-strength"),
        "
        play lock-on-burst
        attack imp 1
        remove red
        die 3
        die 2
        ?
        use 1
        pass
        ? attack
        attack possessed-soldier 2
        die 0
        die 1
        first
        die 1
        ?
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Lock-On Burst
            Alpha attacks the Imp at 2,0
            A black die shows 3
            The Imp at 2,0 reveals Paranoia: 1 shield
            The Imp at 2,0 suffers 2 damage (2 of 3)
            Alpha is no longer stunned
            A black die shows 2
            The Possessed Soldier at 3,0 suffers 2 damage (2 of 5)
              ? use 1 · pass
              ? attack imp 1 · attack possessed-soldier 2
            Alpha attacks the Possessed Soldier at 3,0
            A red die shows 0
            A black die shows 1
            The Possessed Soldier at 3,0 reveals Demonic Strength: 1 shield
            A black die shows 1
            The Imp at 2,0 suffers 1 damage (3 of 3): fragged
              ? answer possessed-soldier 2 · pass
        "#]],
    );
    check(
        scene(board).hand("alpha", "unload reposition").event_deck("paranoia"),
        "
        play reposition
        play unload
        attack imp 1
        die 1
        die 1
        use 0
        = turn
        step 1,1
        ? attack
        attack possessed-soldier 2
        die 2
        die 2
        first
        ? attack
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
            Alpha plays Unload
            Alpha attacks the Imp at 2,0
            A red die shows 1
            A red die shows 1
            The Imp at 2,0 reveals Paranoia: 1 shield
            The Imp at 2,0 suffers 1 damage (1 of 3)
              = 3 points, 0 main actions
            Alpha moves to 1,1
              ? attack imp 1 · attack possessed-soldier 2
            Alpha attacks the Possessed Soldier at 3,0
            A red die shows 2
            A red die shows 2
            The Possessed Soldier at 3,0 reveals Hellish Power: 2 shields
            The Possessed Soldier at 3,0 suffers 2 damage (2 of 5)
              ? nothing
        "#]],
    );
    check(
        scene(
            "
            +-----------+
            |A . i . . .|
            +-----------+",
        )
        .order("invader alpha")
        .events("crippling-strike")
        .stunned("alpha")
        .stunned("imp 1"),
        "
        attack alpha
        play crippling-strike
        = alpha
        = imp 1
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 2,0 is activated
            The Imp at 2,0 attacks Alpha
            The invader plays Crippling Strike
            The Imp at 2,0 is no longer stunned
            Alpha is no longer stunned
            Alpha is stunned
            The attack on Alpha causes no damage
              = 0,0, damage 0, stunned, hand [], 10 in the deck, discarded [], glory []
              = 2,0, damage 0
        "#]],
    );
}

/// Each figure next to the defender's spaces, of both sides, even after a fall; not the defender.
#[test]
fn ruling_22_splash() {
    let board = "
        +-----------+
        |A i R . i .|
        |       -   |
        |. p m . . .|
        |           |
        |. . . . C i|
        +-----------+";
    let board = board.replace('C', "B");
    check(
        scene(&board)
            .launcher("bravo")
            .order("bravo alpha")
            .hand("bravo", "rocket-salvo")
            .event_deck("paranoia"),
        "
        play rocket-salvo
        attack mancubus 6
        die 2
        die 2
        die 1
        die 2
        = mancubus 6
        ",
        expect![[r#"
            Initiative: Bravo
            Bravo is activated
            Bravo plays Rocket Salvo
            Bravo attacks the Mancubus at 2,1
            A red die shows 2
            A red die shows 2
            A black die shows 1
            The Mancubus at 2,1 reveals Paranoia: 1 shield
            The Mancubus at 2,1 suffers 3 damage (3 of 12)
            A black die shows 2
            Bravo suffers 2 damage (2 of 10)
            The Imp at 1,0 suffers 2 damage (2 of 3)
            The Imp at 4,0 suffers 2 damage (2 of 3)
            The Possessed Soldier at 1,1 suffers 2 damage (2 of 5)
              = 2,1, damage 3
        "#]],
    );
    // The defender falls: that space still counts.
    check(
        scene(
            "
            +-----------+
            |A R i p . B|
            +-----------+",
        )
        .launcher("alpha")
        .hand("alpha", "rocket-salvo")
        .event_deck("paranoia"),
        "
        play rocket-salvo
        attack imp 2
        die 2
        die 2
        die 3
        die 2
        = alpha
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Rocket Salvo
            Alpha attacks the Imp at 2,0
            A red die shows 2
            A red die shows 2
            A black die shows 3
            The Imp at 2,0 reveals Paranoia: 1 shield
            The Imp at 2,0 suffers 6 damage (6 of 3): fragged
            A black die shows 2
            The Possessed Soldier at 3,0 suffers 2 damage (2 of 5)
              = 0,0, damage 0, hand [], 12 in the deck, discarded [], glory []
        "#]],
    );
}

/// After each attack of a marine within 5 and in sight, for one token each; an answer is not answered.
#[test]
fn ruling_23_overwatch() {
    check(
        scene(
            "
            +-------------+
            |A . i . p . p|
            |             |
            |p . . . . . B|
            +-------------+",
        )
        .hand("alpha", "unload")
        .argent("possessed-soldier", 3)
        .deck("alpha", "reposition sidearm")
        .event_deck("darkness paranoia"),
        "
        play unload
        attack imp 2
        die 2
        die 2
        use 0
        ? answer
        answer possessed-soldier 5
        die 1
        die 1
        pass
        ? answer
        pass
        attack imp 2
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Unload
            Alpha attacks the Imp at 2,0
            A red die shows 2
            A red die shows 2
            The Imp at 2,0 reveals Darkness: a dodge
              ? answer possessed-soldier 3 · answer possessed-soldier 5
            The invader spends 1 argent
            The Possessed Soldier at 0,1 attacks Alpha
            A red die shows 1
            A red die shows 1
            Alpha reveals Reposition: a dodge
            Alpha dodged
              ? answer possessed-soldier 3
            The Imp at 2,0 dodged
            Alpha attacks the Imp at 2,0
        "#]],
    );
}

/// Rerolls come on top of the dice before a card is revealed, unless it says while attacking.
#[test]
fn ruling_24_rerolls() {
    let board = "
        +-----------+
        |A . . p . m|
        |           |
        |. . . . . .|
        +-----------+";
    check(
        scene(&board.replace('m', "."))
            .order("invader alpha")
            .deck("alpha", "sidearm")
            .events("demonic-precision"),
        "
        attack alpha
        die 0
        die 1
        ?
        play demonic-precision
        ?
        reroll 0
        ?
        pass
        die 2
        use 0
        ?
        reroll 0
        die 2
        = alpha
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Possessed Soldier
            The Possessed Soldier at 3,0 is activated
            The Possessed Soldier at 3,0 attacks Alpha
            A red die shows 0
            A red die shows 1
              ? play demonic-precision · pass
            The invader plays Demonic Precision
              ? reroll 0 · reroll 1 · pass
              ? reroll 1 · pass
            A red die shows 2
            Alpha reveals Sidearm: 1 shield
              ? reroll 0 · reroll 1 · pass
            A red die shows 2
            Alpha suffers 3 damage (3 of 10)
              = 0,0, damage 3, hand [], 9 in the deck, discarded [sidearm], glory []
        "#]],
    );
    // With its only die removed an attack has none, and a card is revealed all the same.
    check(
        scene(board).hand("alpha", "sidearm").stunned("alpha").event_deck("darkness"),
        "
        play sidearm
        attack possessed-soldier 1
        = invader
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Sidearm
            Alpha attacks the Possessed Soldier at 3,0
            The Possessed Soldier at 3,0 reveals Darkness: a dodge
            Alpha is no longer stunned
            The Possessed Soldier at 3,0 dodged
            Alpha is done
              = hand [], 17 in the deck, 1 discarded, bank 0; possessed-soldier ready with 0
        "#]],
    );
}

/// What a demon does while attacking comes after the defence card and what the defender has for it: the invader knows both
/// before rolling again.
#[test]
fn ruling_24_while_attacking() {
    check(
        scene(
            "
            +-----------+
            |A . . m . .|
            |           |
            |. . . . . .|
            +-----------+",
        )
        .order("invader alpha")
        .hand("alpha", "armor")
        .deck("alpha", "sidearm reposition"),
        "
        attack alpha
        die 0
        die 1
        die 1
        ?
        react armor
        ?
        use 0
        ? reroll
        reroll 0
        ? reroll
        reroll 2
        ? reroll
        pass
        ? die
        die 2
        ? die
        die 3
        = alpha
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Mancubus
            The Mancubus at 3,0 is activated
            The Mancubus at 3,0 attacks Alpha
            A red die shows 0
            A red die shows 1
            A black die shows 1
            Alpha reveals Sidearm: 1 shield
              ? react armor · pass
            Alpha plays Armor
            Alpha draws a card
              ? use 0 · pass
              ? reroll 0 · reroll 1 · reroll 2
              ? reroll 1 · reroll 2
              ? reroll 1
              ? die 0 · die 1 · die 2
            A red die shows 2
              ? die 1 · die 2 · die 3
            A black die shows 3
            Alpha suffers 3 damage (3 of 10)
              = 0,0, damage 3, hand [reposition], 7 in the deck, discarded [armor sidearm], glory []
        "#]],
    );
}

/// Shot by an answer in their own activation a marine may play what can be played at any other time.
#[test]
fn ruling_41_reactions_in_ones_own_activation() {
    check(
        scene(
            "
            +-----------+
            |A . . p . .|
            |           |
            |B . . . . .|
            +-----------+",
        )
        .hand("alpha", "buckshot armor")
        .deck("alpha", "sidearm reposition")
        .argent("possessed-soldier", 1)
        .event_deck("paranoia"),
        "
        play buckshot
        attack possessed-soldier 2
        die 0
        die 1
        answer possessed-soldier 2
        die 1
        die 2
        ?
        react armor
        pass
        = alpha
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
            Alpha attacks the Possessed Soldier at 3,0
            A red die shows 0
            A black die shows 1
            The Possessed Soldier at 3,0 reveals Paranoia: 1 shield
            The invader spends 1 argent
            The Possessed Soldier at 3,0 attacks Alpha
            A red die shows 1
            A red die shows 2
            Alpha reveals Sidearm: 1 shield
              ? react armor · pass
            Alpha plays Armor
            Alpha draws a card
            The attack on Alpha causes no damage
            The attack on the Possessed Soldier at 3,0 causes no damage
              = 0,0, damage 0, hand [reposition], 6 in the deck, discarded [armor sidearm], glory []
        "#]],
    );
}

/// One token a use, of the demon's own card; once for each trigger and figure; at most one on an attack.
#[test]
fn ruling_25_argent() {
    let board = "
        +---------------+
        |A . . . . . i .|
        |               |
        |. . . . . . . c|
        +---------------+";
    check(
        scene(board)
            .order("invader alpha")
            .exhausted("cacodemon")
            .argent("imp", 2)
            .argent("cacodemon", 1)
            .deck("alpha", "armor"),
        "
        ? attack
        attack alpha far
        ?
        die 1
        die 1
        die 1
        = invader
        = turn
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 6,0 is activated
              ? attack alpha far
            The Imp at 6,0 attacks Alpha
            The invader spends 1 argent
              ? die 0 · die 1 · die 2
            A red die shows 1
            A red die shows 1
            A red die shows 1
            Alpha reveals Armor: 2 shields
            Alpha suffers 1 damage (1 of 10)
              = hand [], 18 in the deck, 0 discarded, bank 0; imp exhausted with 1; cacodemon exhausted with 1
              = 6 points, 0 main actions
        "#]],
    );
    check(
        scene(board).order("invader alpha").exhausted("cacodemon").argent("imp", 2).deck("alpha", "armor"),
        "
        step 5,0
        step 4,0
        attack alpha
        ?
        use 1
        die 1
        die 1
        die 1
        = invader
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 6,0 is activated
            The Imp at 6,0 moves to 5,0
            The Imp at 5,0 moves to 4,0
            The Imp at 4,0 attacks Alpha
              ? use 1 · pass
            The invader spends 1 argent
            A red die shows 1
            A red die shows 1
            A red die shows 1
            Alpha reveals Armor: 2 shields
            Alpha suffers 1 damage (1 of 10)
              = hand [], 18 in the deck, 0 discarded, bank 0; imp exhausted with 1; cacodemon exhausted with 0
        "#]],
    );
    // The other card's tokens do not help it.
    check(
        scene(board).order("invader alpha").exhausted("cacodemon").argent("cacodemon", 2),
        "? attack",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 6,0 is activated
              ? nothing
        "#]],
    );
    // Only 18 tokens: what is beyond them is lost.
    check(
        scene(board).at_the_status_phase().argent("imp", 17).events("ambush darkness"),
        "
        event hellish-power
        spend ambush
        argent imp
        = invader
        ",
        expect![[r#"
            Round 1
            The invader draws an event
            The invader draws an event
            The invader draws an event
            The invader draws an event
            The invader gains 1 argent
              = hand [hellish-power hellish-power demonic-strength demonic-strength darkness], 12 in the deck, 1 discarded, bank 0; imp ready with 18; cacodemon ready with 0
        "#]],
    );
}

/// Forced to show another card, the defender may use what is not used yet; what was used before stays used.
#[test]
fn ruling_20_a_forced_card_reopens_the_window() {
    check(
        classes(
            "
            +---------+
            |A . . m .|
            |         |
            |. . . . .|
            +---------+",
            "commando",
        )
        .hand("alpha", "buckshot")
        .events("iron-skin")
        .event_deck("demonic-speed paranoia"),
        "
        play buckshot
        attack mancubus 1
        die 2
        die 3
        ?
        pass
        ?
        class 1
        ?
        play iron-skin
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
            Alpha attacks the Mancubus at 3,0
            A red die shows 2
            A black die shows 3
            The Mancubus at 3,0 reveals Demonic Speed: a dodge
              ? play iron-skin · pass
              ? class 1 · pass
            Alpha exhausts Commando
            The Mancubus at 3,0 reveals Paranoia: 1 shield
              ? play iron-skin · pass
            The invader plays Iron Skin
            The Mancubus at 3,0 suffers 1 damage (1 of 12)
        "#]],
    );
}

/// Once for each trigger and figure: a marine who falls to it opens a window of their own in between and changes
/// nothing.
#[test]
fn ruling_25_once_for_each_trigger() {
    check(
        scene(
            "
            +---------+
            |A m . . .|
            |         |
            |B . . . C|
            +---------+",
        )
        .order("invader alpha")
        .argent("mancubus", 2)
        .damage("alpha", 9),
        "
        end
        ?
        use 1
        die 1
        card armor
        card reposition
        card sidearm
        = invader
        ?
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Mancubus
            The Mancubus at 1,0 is activated
              ? use 1 · pass
            The invader spends 1 argent
            A black die shows 1
            Alpha suffers 1 damage (10 of 10): fragged
            The invader gains a frag token (1 of 4)
            Bravo suffers 1 damage (1 of 10)
            Charlie suffers 1 damage (1 of 10)
            Alpha draws a card
            Alpha draws a card
            Alpha draws a card
            The Mancubus at 1,0 is done
            Initiative: Alpha
            Alpha is activated
            Alpha comes back at 0,0
              = hand [], 18 in the deck, 0 discarded, bank 0; mancubus exhausted with 1
              ? sprint armor · play reposition · sprint reposition · play sidearm · sprint sidearm · end
        "#]],
    );
}

/// Large figures never have cover, but give it.
#[test]
fn ruling_05_large_figures_give_cover_and_never_have_it() {
    let row = |cells: &str| {
        scene(&format!(
            "\n+-------------+\n|{cells}|\n|             |\n|. . . . . . .|\n|             |\n|. . . . . . .|\n+-------------+"
        ))
        .hand("alpha", "shotgun-maneuver unload")
        .event_deck("paranoia demonic-precision")
    };
    let script = "
        play unload
        attack imp 1
        die 1
        die 1
        ? second
        ";
    // Behind a Mancubus,
    check(
        row("A . m . i . .").exhausted("imp"),
        script,
        expect![[r#"
        Initiative: Alpha
        Alpha is activated
        Alpha plays Unload
        Alpha attacks the Imp at 4,0
        A red die shows 1
        A red die shows 1
        The Imp at 4,0 reveals Paranoia: 1 shield
          ? second
    "#]],
    );
    // and a Mancubus behind an Imp.
    check(
        row("A . i m . . ."),
        "
        play unload
        attack mancubus 2
        die 1
        die 1
        ? second
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Unload
            Alpha attacks the Mancubus at 3,0
            A red die shows 1
            A red die shows 1
            The Mancubus at 3,0 reveals Paranoia: 1 shield
              ? nothing
        "#]],
    );
}

/// The range of a large figure is that of its nearest space, for every attacker; links of teleporters do not shorten
/// it.
#[test]
fn ruling_06_range_of_large_figures() {
    let hall = "
        +---------------+
        |m . . . . A . .|
        |               |
        |. . . . . . . .|
        +---------------+";
    check(
        scene(hall).hand("alpha", "shotgun-maneuver"),
        "
        play shotgun-maneuver
        ? attack
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Shotgun Maneuver
              ? attack mancubus 1
        "#]],
    );
    for (row, expect) in [
        (
            "m . . . . . A .",
            expect![[r#"
        Initiative: the invader
        The invader activates every Mancubus
        The Mancubus at 0,0 is activated
          ? attack alpha
    "#]],
        ),
        (
            "m . . . . . . A",
            expect![[r#"
        Initiative: the invader
        The invader activates every Mancubus
        The Mancubus at 0,0 is activated
          ? nothing
    "#]],
        ),
    ] {
        check(scene(&hall.replace("m . . . . A . .", row)).order("invader"), "? attack", expect);
    }
    check(
        scene(
            "
            +-----------------+
            |A T . . . . . T i|
            +-----------------+",
        )
        .hand("alpha", "shotgun-maneuver"),
        "
        play shotgun-maneuver
        ? attack
        step 1,0
        ? step
        ? attack
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Shotgun Maneuver
              ? nothing
            Alpha moves to 1,0
              ? step 7,0 · step 2,0 · step 0,0
              ? nothing
        "#]],
    );
}

/// Drawing from an empty event deck makes it again from the discards.
#[test]
fn ruling_18_events_drawn_from_an_empty_deck() {
    check(
        scene(
            "
            +-----+
            |A . i|
            +-----+",
        )
        .at_the_status_phase()
        .event_deck_is_only("ambush"),
        "
        = invader
        ? event d
        pass
        = invader
        ",
        expect![[r#"
            Round 1
            The invader draws an event
              = hand [ambush], 17 in the deck, 0 discarded, bank 0; imp ready with 0
              ? event demonic-strength · event darkness · event demonic-precision · event demonic-speed · event death-curse
            The invader draws an event
            The invader draws an event
            The invader draws an event
            The invader draws an event
            The invader draws an event
              = hand [hellish-power hellish-power demonic-strength demonic-strength iron-skin ambush], 12 in the deck, 0 discarded, bank 0; imp ready with 0
        "#]],
    );
}

/// After an attack of the invader: what the demon does by itself, then the defender and bystanders, then events.
#[test]
fn ruling_21_events_come_last() {
    check(
        classes(
            "
            +-------------+
            |A . . i . . .|
            |             |
            |B . . . . . .|
            +-------------+",
            "runner avenger",
        )
        .order("invader alpha bravo")
        .glory("alpha", "fall-back")
        .deck("alpha", "field-dressing")
        .events("explosive-blast"),
        "
        attack alpha
        die 1
        die 1
        = turn
        ?
        pass
        ?
        pass
        ?
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
              = 6 points, 0 main actions
              ? discard fall-back · pass
              ? class 0 · pass
              ? play explosive-blast · pass
        "#]],
    );
}

/// Overwatch needs sight, and reaches five spaces.
#[test]
fn ruling_23_overwatch_needs_sight_and_range() {
    check(
        scene(
            "
            +---------------+
            |A . i . . p p .|
            |- - -          |
            |. p . . . . . .|
            +---------------+",
        )
        .hand("alpha", "sidearm")
        .argent("possessed-soldier", 3)
        .event_deck("paranoia"),
        "
        play sidearm
        attack imp 1
        die 1
        ? answer
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Sidearm
            Alpha attacks the Imp at 2,0
            A red die shows 1
            The Imp at 2,0 reveals Paranoia: 1 shield
              ? answer possessed-soldier 2
        "#]],
    );
}

/// What stands next to the defender behind a red line suffers, what stands behind a wall does not.
#[test]
fn ruling_03_splash_crosses_red_lines() {
    check(
        scene(
            "
            +-------------+
            |R . . . . . .|
            |     # : -   |
            |A . .#i:p|. .|
            |       -   - |
            |B . . p . c .|
            +-------------+",
        )
        .launcher("alpha")
        .at("alpha", 2, 0)
        .hand("alpha", "rocket-salvo")
        .event_deck("paranoia"),
        "
        play rocket-salvo
        step 3,0
        attack imp 2
        die 1
        die 0
        die 1
        die 2
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Rocket Salvo
            Alpha moves to 3,0
            Alpha attacks the Imp at 3,1
            A red die shows 1
            A red die shows 0
            A black die shows 1
            The Imp at 3,1 reveals Paranoia: 1 shield
            The Imp at 3,1 suffers 1 damage (1 of 3)
            A black die shows 2
            Alpha suffers 2 damage (2 of 10)
            The Possessed Soldier at 4,1 suffers 2 damage (2 of 5)
            The Possessed Soldier at 3,2 suffers 2 damage (2 of 5)
        "#]],
    );
}

/// Somebody stands before one of its spaces but not before the other.
#[test]
fn ruling_05_a_large_attacker_takes_his_best_space() {
    for (row, expect) in [
        (
            "m . . . . . .",
            expect![[r#"
                Initiative: the invader
                The invader activates every Mancubus
                The Mancubus at 0,0 is activated
                The Mancubus at 0,0 attacks Alpha
                A red die shows 1
                A red die shows 1
                A black die shows 1
                Alpha reveals Sidearm: 1 shield
                  ? nothing
            "#]],
        ),
        (
            "m . i . . . .",
            expect![[r#"
        Initiative: the invader
        The invader activates every Mancubus
        The Mancubus at 0,0 is activated
        The Mancubus at 0,0 attacks Alpha
        A red die shows 1
        A red die shows 1
        A black die shows 1
        Alpha reveals Sidearm: 1 shield
          ? second
    "#]],
        ),
    ] {
        let board = "
            +-------------+
            |m . . . . . .|
            |             |
            |. . i . A . .|
            +-------------+";
        check(
            scene(&board.replace("m . . . . . .", row))
                .order("invader")
                .exhausted("imp")
                .deck("alpha", "sidearm field-dressing"),
            "
            attack alpha
            die 1
            die 1
            die 1
            ? second
            ",
            expect,
        );
    }
}

/// An answer has no answer: neither from a marine who may strike back at attackers, nor from other demons.
#[test]
fn ruling_23_an_answer_is_not_answered() {
    let yard = "
        +---------+
        |A . p . .|
        |         |
        |B . . p .|
        +---------+";
    check(
        classes(yard, "runner avenger")
            .hand("alpha", "sidearm")
            .deck("alpha", "field-dressing")
            .event_deck("paranoia")
            .argent("possessed-soldier", 1),
        "
        play sidearm
        attack possessed-soldier 2
        die 1
        answer possessed-soldier 2
        die 1
        die 1
        pass
        ?
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Sidearm
            Alpha attacks the Possessed Soldier at 2,0
            A red die shows 1
            The Possessed Soldier at 2,0 reveals Paranoia: 1 shield
            The invader spends 1 argent
            The Possessed Soldier at 2,0 attacks Alpha
            A red die shows 1
            A red die shows 1
            Alpha reveals Field Dressing: 1 shield
            Alpha suffers 1 damage (1 of 10)
            The attack on the Possessed Soldier at 2,0 causes no damage
              ? class 0 · end
        "#]],
    );
    // The avenger's attack is an answer too: no marine reacts to it.
    check(
        classes(yard, "runner avenger")
            .order("invader alpha")
            .deck("alpha", "field-dressing")
            .event_deck("paranoia")
            .argent("possessed-soldier", 1),
        "
        figure possessed-soldier 2
        attack alpha
        die 1
        die 1
        pass
        class 0
        die 1
        die 1
        ?
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Possessed Soldier
            The Possessed Soldier at 2,0 is activated
            The Possessed Soldier at 2,0 attacks Alpha
            A red die shows 1
            A red die shows 1
            Alpha reveals Field Dressing: 1 shield
            Alpha suffers 1 damage (1 of 10)
            Bravo exhausts Avenger
            Bravo attacks the Possessed Soldier at 2,0
            A red die shows 1
            A red die shows 1
            The Possessed Soldier at 2,0 reveals Paranoia: 1 shield
            The Possessed Soldier at 2,0 suffers 1 damage (1 of 5)
              ? step 3,0 · step 3,1 · step 2,1 · step 1,1 · step 1,0 · end
        "#]],
    );
}
