//! Rules 1.7: the attack from declaration to what comes after it.

use crate::scene::{check, scene};
use expect_test::expect;

const RANGE: &str = "
    +-------------+
    |A . . p . . .|
    |             |
    |. . . . . . i|
    +-------------+";

/// Dice, revealed event, special defence as printed on the demon, damage; the card is discarded.
#[test]
fn an_attack_of_a_marine() {
    check(
        scene(RANGE).hand("alpha", "buckshot").event_deck("hellish-power"),
        "
        play buckshot
        ? attack
        attack possessed-soldier 2
        die 2
        die 3
        = possessed-soldier 2
        = invader
        ? attack
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
              ? attack possessed-soldier 2
            Alpha attacks the Possessed Soldier at 3,0
            A red die shows 2
            A black die shows 3
            The Possessed Soldier at 3,0 reveals Hellish Power: 2 shields
            The Possessed Soldier at 3,0 suffers 3 damage (3 of 5)
              = 3,0, damage 3
              = hand [], 17 in the deck, 1 discarded, bank 0; imp ready with 0; possessed-soldier ready with 0
              ? nothing
        "#]],
    );
}

/// A special defence may also be a dodge, which cancels everything.
#[test]
fn special_defence_of_the_imp_is_a_dodge() {
    check(
        scene(RANGE).hand("alpha", "scoped-burst").event_deck("hellish-power"),
        "
        play scoped-burst
        attack imp 1
        die 2
        die 2
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Scoped Burst
            Alpha attacks the Imp at 6,1
            A red die shows 2
            A red die shows 2
            The Imp at 6,1 reveals Hellish Power: a dodge
            The Imp at 6,1 dodged
        "#]],
    );
}

/// Toughness is one shield more, whatever card is revealed; shields never heal.
#[test]
fn toughness_is_one_shield_always() {
    let board = "
        +-------------+
        |A . . . m . .|
        |             |
        |. . . . . . .|
        +-------------+";
    check(
        scene(board)
            .hand("alpha", "scoped-burst unload")
            .event_deck("paranoia demonic-speed")
            .damage("mancubus 1", 1),
        "
        play scoped-burst
        attack mancubus 1
        die 2
        die 1
        = mancubus 1
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Scoped Burst
            Alpha attacks the Mancubus at 4,0
            A red die shows 2
            A red die shows 1
            The Mancubus at 4,0 reveals Paranoia: 1 shield
            The Mancubus at 4,0 suffers 1 damage (2 of 12)
              = 4,0, damage 2
        "#]],
    );
    check(
        scene(board).hand("alpha", "scoped-burst").event_deck("paranoia").stunned("mancubus 1"),
        "
        play scoped-burst
        attack mancubus 1
        die 1
        die 0
        = mancubus 1
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Scoped Burst
            Alpha attacks the Mancubus at 4,0
            A red die shows 1
            A red die shows 0
            The Mancubus at 4,0 is no longer stunned
            The attack on the Mancubus at 4,0 causes no damage
              = 4,0, damage 0
        "#]],
    );
}

/// Shields beyond the damage heal no one.
#[test]
fn damage_is_never_below_nothing() {
    let board = "
        +-------------+
        |A . . . m . .|
        |             |
        |. . . . . . .|
        +-------------+";
    check(
        scene(board).hand("alpha", "scoped-burst").event_deck("paranoia").damage("mancubus 1", 3),
        "
        play scoped-burst
        attack mancubus 1
        die 0
        die 0
        = mancubus 1
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Scoped Burst
            Alpha attacks the Mancubus at 4,0
            A red die shows 0
            A red die shows 0
            The Mancubus at 4,0 reveals Paranoia: 1 shield
            The attack on the Mancubus at 4,0 causes no damage
              = 4,0, damage 3
        "#]],
    );
}

/// A marine reveals the top card of the deck; a dodge on it cancels.
#[test]
fn an_attack_of_a_demon() {
    check(
        scene(RANGE).order("invader invader alpha").deck("alpha", "reposition buckshot"),
        "
        activate possessed-soldier
        attack alpha
        die 2
        die 1
        pass
        end
        step 5,0
        step 4,0
        attack alpha
        die 2
        die 2
        first
        = alpha
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Possessed Soldier
            The Possessed Soldier at 3,0 is activated
            The Possessed Soldier at 3,0 attacks Alpha
            A red die shows 2
            A red die shows 1
            Alpha reveals Reposition: a dodge
            Alpha dodged
            The Possessed Soldier at 3,0 is done
            Initiative: the invader
            The invader activates every Imp
            The Imp at 6,1 is activated
            The Imp at 6,1 moves to 5,0
            The Imp at 5,0 moves to 4,0
            The Imp at 4,0 attacks Alpha
            A red die shows 2
            A red die shows 2
            Alpha reveals Buckshot: 1 shield
            Alpha suffers 3 damage (3 of 10)
              = 0,0, damage 3, hand [], 8 in the deck, discarded [reposition buckshot], glory []
        "#]],
    );
}

/// Ruling 21 (b): a figure that was stunned during the attack is stunned no longer, attacker and defender.
#[test]
fn a_stunned_attacker_loses_a_die_of_his_choice_and_is_free_then() {
    check(
        scene(RANGE).hand("alpha", "buckshot").stunned("alpha").event_deck("paranoia"),
        "
        play buckshot
        attack possessed-soldier 2
        ? remove
        remove red
        die 3
        = alpha
        = possessed-soldier 2
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
            Alpha attacks the Possessed Soldier at 3,0
              ? remove red · remove black
            A black die shows 3
            The Possessed Soldier at 3,0 reveals Paranoia: 1 shield
            The Possessed Soldier at 3,0 suffers 2 damage (2 of 5)
            Alpha is no longer stunned
              = 0,0, damage 0, hand [], 9 in the deck, discarded [], glory []
              = 3,0, damage 2
        "#]],
    );
}

#[test]
fn a_stunned_defender_reveals_nothing_and_is_free_then() {
    check(
        scene(RANGE).hand("alpha", "buckshot").stunned("possessed-soldier 2").event_deck("darkness"),
        "
        play buckshot
        attack possessed-soldier 2
        die 1
        die 1
        = possessed-soldier 2
        = invader
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
            Alpha attacks the Possessed Soldier at 3,0
            A red die shows 1
            A black die shows 1
            The Possessed Soldier at 3,0 suffers 2 damage (2 of 5)
            The Possessed Soldier at 3,0 is no longer stunned
              = 3,0, damage 2
              = hand [], 18 in the deck, 0 discarded, bank 0; imp ready with 0; possessed-soldier ready with 0
        "#]],
    );
}

const COVERED: &str = "
    +-----------+
    |A . p . i .|
    +-----------+";

/// The second card counts even if the first was better; both are discarded when the attack is over.
#[test]
fn cover_gives_the_right_to_a_second_card() {
    for (choice, expect) in [
        (
            "second",
            expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Unload
            Alpha attacks the Imp at 4,0
            A red die shows 2
            A red die shows 1
            The Imp at 4,0 reveals Paranoia: 1 shield
              ? first
            The Imp at 4,0 reveals Darkness: a dodge
              = 4,0, damage 0
              = hand [], 16 in the deck, 0 discarded, bank 0; imp ready with 0; possessed-soldier ready with 0
        "#]],
        ),
        (
            "first",
            expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Unload
            Alpha attacks the Imp at 4,0
            A red die shows 2
            A red die shows 1
            The Imp at 4,0 reveals Paranoia: 1 shield
              ? first
            The Imp at 4,0 suffers 2 damage (2 of 3)
              = 4,0, damage 2
              = hand [], 17 in the deck, 0 discarded, bank 0; imp ready with 0; possessed-soldier ready with 0
        "#]],
        ),
    ] {
        check(
            scene(COVERED).hand("alpha", "unload").event_deck("paranoia darkness"),
            &format!(
                "
                play unload
                attack imp 1
                die 2
                die 1
                ? first
                {choice}
                = imp 1
                = invader
                "
            ),
            expect,
        );
    }
}

/// Scoped Burst ignores cover: no second card. It still has to see.
#[test]
fn ignoring_cover_takes_the_second_card_away() {
    check(
        scene(COVERED).hand("alpha", "scoped-burst").event_deck("paranoia darkness"),
        "
        play scoped-burst
        attack imp 1
        die 2
        die 1
        = imp 1
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Scoped Burst
            Alpha attacks the Imp at 4,0
            A red die shows 2
            A red die shows 1
            The Imp at 4,0 reveals Paranoia: 1 shield
            The Imp at 4,0 suffers 2 damage (2 of 3)
              = 4,0, damage 2
        "#]],
    );
}

/// Range counts spaces, the defender's among them; walls and closed doors cut it off, and sight is needed.
#[test]
fn only_what_is_in_range_and_in_sight_can_be_attacked() {
    check(
        scene(
            "
            +---------------+
            |. . i . . . . .|
            |- - -          |
            |A . . i p i . .|
            |- - -          |
            |. i . i . . . .|
            +---------------+",
        )
        .hand("alpha", "shotgun-maneuver"),
        "
        play shotgun-maneuver
        ? attack
        step 1,1
        ? attack
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Shotgun Maneuver
              ? attack imp 2 · attack imp 5 · attack possessed-soldier 6
            Alpha moves to 1,1
              ? attack imp 2 · attack imp 3 · attack imp 5 · attack possessed-soldier 6
        "#]],
    );
}

/// While defending comes before while attacking; each side once.
#[test]
fn the_defender_speaks_before_the_attacker() {
    check(
        scene(
            "
            +-----+
            |A i .|
            +-----+",
        )
        .order("invader alpha")
        .hand("alpha", "armor")
        .deck("alpha", "sidearm reposition")
        .events("ferocity demonic-strength demonic-precision"),
        "
        ? attack
        attack alpha
        play demonic-strength
        die 1
        die 1
        die 0
        play demonic-precision
        reroll 2
        pass
        die 2
        react armor
        play ferocity
        = alpha
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 1,0 is activated
              ? attack alpha
            The Imp at 1,0 attacks Alpha
            The invader plays Demonic Strength
            A red die shows 1
            A red die shows 1
            A red die shows 0
            The invader plays Demonic Precision
            A red die shows 2
            Alpha reveals Sidearm: 1 shield
            Alpha plays Armor
            Alpha draws a card
            The invader plays Ferocity
            Alpha suffers 3 damage (3 of 10)
              = 0,0, damage 3, hand [reposition], 7 in the deck, discarded [armor sidearm], glory []
        "#]],
    );
}

/// Rules 1.7, 1.11: a kept glory kill card may be used in an attack.
#[test]
fn glory_kill_cards_in_attacks() {
    check(
        scene(RANGE)
            .hand("alpha", "unload")
            .glory("alpha", "berserk weak-spot second-wind")
            .event_deck("ambush paranoia"),
        "
        play unload
        attack possessed-soldier 2
        ?
        discard berserk
        die 2
        die 2
        die 0
        ?
        discard weak-spot
        use 0
        attack possessed-soldier 2
        die 1
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Unload
            Alpha attacks the Possessed Soldier at 3,0
              ? discard berserk · pass
            Alpha plays Berserk
            A red die shows 2
            A red die shows 2
            A red die shows 0
            The Possessed Soldier at 3,0 reveals Ambush: 2 shields
              ? discard weak-spot · pass
            Alpha plays Weak Spot
            The Possessed Soldier at 3,0 suffers 4 damage (4 of 5)
            Alpha attacks the Possessed Soldier at 3,0
            A red die shows 1
        "#]],
    );
    check(
        scene(RANGE)
            .order("invader invader alpha")
            .glory("alpha", "second-wind side-leap")
            .deck("alpha", "armor"),
        "
        activate possessed-soldier
        attack alpha
        die 2
        die 1
        ?
        discard second-wind
        pass
        pass
        = alpha
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Possessed Soldier
            The Possessed Soldier at 3,0 is activated
            The Possessed Soldier at 3,0 attacks Alpha
            A red die shows 2
            A red die shows 1
            Alpha reveals Armor: 2 shields
              ? discard second-wind · discard side-leap · pass
            Alpha plays Second Wind
            The attack on Alpha causes no damage
              = 0,0, damage 0, hand [], 9 in the deck, discarded [armor], glory [side-leap]
        "#]],
    );
}

/// A stunned figure is not stunned twice; the next attack ends the stun altogether.
#[test]
fn stuns_do_not_add_up() {
    check(
        scene(RANGE)
            .weapon("alpha", "plasma-rifle")
            .hand("alpha", "stun-bomb")
            .glory("alpha", "concussion")
            .at("possessed-soldier 2", 1, 0)
            .event_deck("paranoia"),
        "
        play stun-bomb
        attack possessed-soldier 2
        die 1
        ? discard
        = possessed-soldier 2
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Stun Bomb
            Alpha attacks the Possessed Soldier at 1,0
            A black die shows 1
            The Possessed Soldier at 1,0 reveals Paranoia: 1 shield
            The Possessed Soldier at 1,0 is stunned
            The attack on the Possessed Soldier at 1,0 causes no damage
              ? nothing
              = 1,0, damage 0, stunned
        "#]],
    );
}

/// An attack that ignores cover still has to see.
#[test]
fn ignoring_cover_needs_sight() {
    check(
        scene(
            "
            +---------+
            |A .|. i .|
            |         |
            |. .|. . .|
            |         |
            |. .|. . .|
            |         |
            |. . . p .|
            +---------+",
        )
        .hand("alpha", "scoped-burst"),
        "
        play scoped-burst
        ? attack
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Scoped Burst
              ? attack possessed-soldier 2
        "#]],
    );
}

/// A marine may attack demons only, and a demon marines.
#[test]
fn only_hostile_figures_are_attacked() {
    let board = "
        +-----------+
        |A B . i . p|
        +-----------+";
    for (order, expect) in [
        (
            "alpha",
            expect![[r#"
        Initiative: Alpha
        Alpha is activated
        Alpha plays Scoped Burst
          ? attack imp 2 · attack possessed-soldier 3
    "#]],
        ),
        (
            "invader",
            expect![[r#"
        Initiative: the invader
        The invader activates every Imp
        The Imp at 3,0 is activated
          ? attack alpha · attack bravo
    "#]],
        ),
    ] {
        check(
            scene(board).order(order).exhausted("possessed-soldier").hand("alpha", "scoped-burst"),
            if order == "alpha" { "play scoped-burst\n? attack" } else { "? attack" },
            expect,
        );
    }
}

/// Any of its spaces will do, for its attacks and for attacks on it: here its north-west space sees no figure.
#[test]
fn large_figures_use_any_of_their_spaces_for_sight() {
    let corner = "
        +-----+
        |m .|.|
        |     |
        |. . .|
        +---+ +
            |.|
            + +
            |.|
            + +
            |.|
            + +
            |A|
            +-+";
    for (order, script, expect) in [
        (
            "alpha",
            "play scoped-burst\n? attack",
            expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Scoped Burst
              ? attack mancubus 1
        "#]],
        ),
        (
            "invader",
            "? attack",
            expect![[r#"
            Initiative: the invader
            The invader activates every Mancubus
            The Mancubus at 0,0 is activated
              ? attack alpha
        "#]],
        ),
    ] {
        check(scene(corner).order(order).hand("alpha", "scoped-burst"), script, expect);
    }
    let setup = crate::table::setup(corner);
    let at = |x: i16, y: i16| setup.table.board.space_at(tiles::Cell::new(x, y)).expect("a space");
    let sight = tiles::Sight::without_figures(setup.table.board.ground(setup.table.board.all_doors()));
    assert!(!sight.sees(at(0, 0), at(2, 5)) && sight.sees(at(1, 1), at(2, 5)));
}
