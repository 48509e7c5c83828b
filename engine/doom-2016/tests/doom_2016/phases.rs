//! Rules 1.3: rounds, initiative, what a marine and a demon do in their activations.

use crate::hooks::listener;
use crate::scene::{Scene, check, scene};
use crate::table::setup;
use doom_2016::Doom2016;
use doom_2016::content::SetId;
use doom_2016::own::{ban, stat};
use engine::game::Log;
use engine::world::{BanEnd, Modifier, Until};
use engine::{Effect, Event, FigureId, Game, Hooks, NoHooks, Options, Step, Table, World};
use expect_test::expect;
use std::sync::Arc;

const HALL: &str = "
    +-------------------+
    |A . . . . . . . . .|
    |                   |
    |B . . . . . . p i i|
    +-------------------+";

/// Deck, readied cards, events up to six, argent for events; marines' cards and one for each kind of demon.
#[test]
fn the_status_phase() {
    check(
        scene(HALL).at_the_status_phase().exhausted("imp").events("ambush darkness"),
        "
        event paranoia
        ? spend
        spend paranoia
        ? argent
        argent imp
        spend darkness
        argent invasion
        spend ambush
        argent possessed-soldier
        ? spend
        = invader
        ",
        expect![[r#"
            Round 1
            The invader draws an event
              ? nothing
            The invader draws an event
            The invader draws an event
            The invader draws an event
            The invader gains 1 argent
              ? argent imp · argent possessed-soldier · argent invasion
            The invader gains 1 argent
            The invader gains 1 argent
              ? nothing
              = hand [hellish-power hellish-power demonic-strength], 12 in the deck, 3 discarded, bank 1; imp ready with 1; possessed-soldier ready with 1
        "#]],
    );
}

/// The invader may keep events; with more than six none are drawn (ruling 26).
#[test]
fn events_are_drawn_up_to_six() {
    check(
        scene(HALL)
            .at_the_status_phase()
            .events("hellish-power hellish-power ambush darkness paranoia iron-skin onslaught"),
        "
        pass
        = invader
        ",
        expect![[r#"
            Round 1
              = hand [hellish-power hellish-power iron-skin darkness paranoia onslaught ambush], 11 in the deck, 0 discarded, bank 0; imp ready with 0; possessed-soldier ready with 0
        "#]],
    );
}

/// The top card says who acts; an invader card activates one readied kind, every figure of it, one at a time.
#[test]
fn initiative_is_revealed_card_by_card() {
    check(
        scene(HALL).shuffled(),
        "
        initiative invader
        ? activate
        activate imp
        figure imp 3
        end
        ? step 7
        end
        ? initiative
        initiative invader
        end
        initiative bravo
        ",
        expect![[r#"
            Initiative: the invader
              ? activate imp · activate possessed-soldier
            The invader activates every Imp
            The Imp at 9,1 is activated
            The Imp at 9,1 is done
            The Imp at 8,1 is activated
              ? step 7,1 · step 7,0
            The Imp at 8,1 is done
              ? initiative alpha · initiative bravo · initiative invader
            Initiative: the invader
            The invader activates every Possessed Soldier
            The Possessed Soldier at 7,1 is activated
            The Possessed Soldier at 7,1 is done
            Initiative: Bravo
            Bravo is activated
            Bravo is done
        "#]],
    );
}

/// No readied card with figures: the invader's card does nothing.
#[test]
fn an_invader_card_without_readied_demons_does_nothing() {
    check(
        scene(HALL).order("invader bravo").exhausted("imp").exhausted("possessed-soldier"),
        "?",
        expect![[r#"
            Initiative: the invader
            Initiative: Bravo
            Bravo is activated
            Bravo is done
              ? card armor · card reposition · card sidearm · card field-dressing · card up-close · card both-barrels · card plasma-volley · card stun-bomb
        "#]],
    );
}

/// One main action; bonus cards as many as there are; reaction cards none.
#[test]
fn one_main_action_and_any_number_of_bonus_actions() {
    check(
        scene(HALL).hand("alpha", "buckshot shotgun-maneuver reposition field-dressing armor"),
        "
        ? play
        play reposition
        ? play
        play buckshot
        ? play
        play field-dressing
        = turn
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
              ? play reposition · play field-dressing · play shotgun-maneuver · play buckshot
            Alpha plays Reposition
              ? play field-dressing · play shotgun-maneuver · play buckshot
            Alpha plays Buckshot
              ? play field-dressing
            Alpha plays Field Dressing
              = 8 points, 0 main actions
        "#]],
    );
}

/// Points are spent in pieces, before and after the attack; what is left is lost.
#[test]
fn movement_points_are_spent_in_pieces() {
    check(
        scene(HALL).hand("alpha", "buckshot").event_deck("paranoia"),
        "
        play buckshot
        step 1,0
        step 2,1
        step 3,1
        = turn
        attack possessed-soldier 4
        die 2
        die 1
        = turn
        step 4,0
        = turn
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
            Alpha moves to 1,0
            Alpha moves to 2,1
            Alpha moves to 3,1
              = 1 points, 0 main actions
            Alpha attacks the Possessed Soldier at 7,1
            A red die shows 2
            A black die shows 1
            The Possessed Soldier at 7,1 reveals Paranoia: 1 shield
            The Possessed Soldier at 7,1 suffers 2 damage (2 of 5)
              = 1 points, 0 main actions
            Alpha moves to 4,0
            Alpha is done
              = 0 points, 0 main actions
        "#]],
    );
    check(
        scene(HALL).hand("alpha", "reposition").deck("alpha", "armor buckshot buckshot"),
        "
        play reposition
        step 1,0
        end
        = turn
        = alpha
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
            Alpha moves to 1,0
            Alpha is done
            Alpha draws a card
            Alpha draws a card
            Alpha draws a card
              = 0 points, 0 main actions
              = 1,0, damage 0, hand [armor buckshot buckshot], 6 in the deck, discarded [reposition], glory []
        "#]],
    );
}

/// Cards are resolved one at a time: the attack of a card is gone once another action begins.
#[test]
fn another_action_ends_the_card_before_it() {
    let near = "
        +---------+
        |A . . i .|
        +---------+";
    check(
        scene(near).hand("alpha", "buckshot reposition"),
        "
        play buckshot
        ? attack
        play reposition
        ? attack
        = turn
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
              ? attack imp 1
            Alpha plays Reposition
              ? nothing
              = 7 points, 0 main actions
        "#]],
    );
    check(
        scene(near).hand("alpha", "sidearm reposition"),
        "
        play sidearm
        ? attack
        sprint reposition
        ? attack
        = turn
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Sidearm
              ? attack imp 1
            Alpha sprints
              ? nothing
              = 6 points, 0 main actions
        "#]],
    );
    check(
        scene(near).hand("alpha", "buckshot").glory("alpha", "adrenaline-rush"),
        "
        play buckshot
        ? attack
        spend adrenaline-rush
        ? attack
        = turn
        = alpha
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
              ? attack imp 1
            Alpha plays Adrenaline Rush
              ? nothing
              = 6 points, 0 main actions
              = 0,0, damage 0, hand [], 9 in the deck, discarded [], glory []
        "#]],
    );
}

/// End: played cards are discarded, the hand is filled to three, unplayed cards are kept.
#[test]
fn the_end_of_an_activation() {
    check(
        scene(HALL)
            .hand("alpha", "buckshot reposition armor")
            .order("alpha bravo")
            .deck("alpha", "sidearm unload"),
        "
        play reposition
        play buckshot
        = alpha
        end
        = alpha
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
            Alpha plays Buckshot
              = 0,0, damage 0, hand [armor], 7 in the deck, discarded [], glory []
            Alpha is done
            Alpha draws a card
            Alpha draws a card
              = 0,0, damage 0, hand [armor sidearm unload], 5 in the deck, discarded [reposition buckshot], glory []
        "#]],
    );
    // A marine with more than three keeps them.
    check(
        scene(HALL).hand("alpha", "buckshot reposition armor unload").order("alpha bravo"),
        "
        end
        = alpha
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha is done
            Initiative: Bravo
            Bravo is activated
            Bravo is done
              = 0,0, damage 0, hand [armor reposition buckshot unload], 6 in the deck, discarded [], glory []
        "#]],
    );
}

/// An empty deck is made again from the discards, the cards just played among them.
#[test]
fn drawing_from_an_empty_deck() {
    let short =
        |scene: Scene| scene.hand("alpha", "buckshot").deck_is_only("alpha", "armor").order("alpha bravo");
    check(
        short(scene(HALL)),
        "
        play buckshot
        end
        ? card
        card buckshot
        card unload
        = alpha
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
            Alpha is done
            Alpha draws a card
              ? card reposition · card sidearm · card field-dressing · card shotgun-maneuver · card buckshot · card scoped-burst · card unload
            Alpha draws a card
            Alpha draws a card
              = 0,0, damage 0, hand [armor buckshot unload], 7 in the deck, discarded [], glory []
        "#]],
    );
}

/// A demon gains its speed and may attack once, at any point of its way.
#[test]
fn the_activation_of_a_demon() {
    check(
        scene(HALL).order("invader alpha").exhausted("imp").deck("alpha", "armor"),
        "
        ? activate
        step 6,0
        step 5,0
        ? attack
        attack alpha
        die 2
        die 2
        pass
        ? attack
        step 5,1
        step 6,1
        = turn
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Possessed Soldier
            The Possessed Soldier at 7,1 is activated
              ? nothing
            The Possessed Soldier at 7,1 moves to 6,0
            The Possessed Soldier at 6,0 moves to 5,0
              ? attack alpha · attack bravo
            The Possessed Soldier at 5,0 attacks Alpha
            A red die shows 2
            A red die shows 2
            Alpha reveals Armor: 2 shields
            Alpha suffers 2 damage (2 of 10)
              ? nothing
            The Possessed Soldier at 5,0 moves to 5,1
            The Possessed Soldier at 5,1 moves to 6,1
            The Possessed Soldier at 6,1 is done
            Initiative: Alpha
            Alpha is activated
            Alpha is done
              = 0 points, 0 main actions
        "#]],
    );
}

/// A card for each marine and one for each kind of demon on the map, six at most, shuffled; each round again.
#[test]
fn the_initiative_deck_is_built_anew_every_round() {
    check(
        scene(HALL).at_the_status_phase(),
        "
        pass
        ? initiative
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
              ? initiative alpha · initiative bravo · initiative invader
              = [0, 1, 4, 4]
        "#]],
    );
    // Seven kinds: the box has six cards.
    check(
        scene(
            "
            +-----------------+
            |A . i p c v . m .|
            |                 |
            |B . . . . . . . .|
            |                 |
            |C D . . k . . h .|
            |                 |
            |. . . . . . . . .|
            +-----------------+",
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
              = [0, 1, 2, 3, 4, 4, 4, 4, 4, 4]
        "#]],
    );
    // The only Imp falls: in the next round its card is not there.
    check(
        scene(
            "
            +---------+
            |A i . . p|
            +---------+",
        )
        .order("alpha")
        .hand("alpha", "buckshot")
        .damage("imp 1", 2)
        .event_deck("paranoia"),
        "
        play buckshot
        attack imp 1
        die 1
        die 1
        end
        pass
        = initiative
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
            Alpha attacks the Imp at 1,0
            A red die shows 1
            A black die shows 1
            The Imp at 1,0 reveals Paranoia: 1 shield
            The Imp at 1,0 suffers 2 damage (4 of 3): fragged
            Alpha is done
            Alpha draws a card
            Alpha draws a card
            Alpha draws a card
            Round 1 is over
            Round 2
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

/// Ten cards: the marine's own four and two different starting weapons of three; three of them in hand.
#[test]
fn what_a_marine_begins_with() {
    for (row, hand) in [("A . . . i", 3), ("A B . . i", 4), ("A B C . i", 3), ("A B C D i", 3)] {
        let drawing = format!("\n+---------+\n|{row}|\n+---------+");
        let game = Doom2016::new(setup(&drawing), Arc::new(NoHooks));
        let (mut state, mut options) = (game.start(), Options::default());
        while game.step(&state, &mut options) == Step::Chance && state.world().round() == 0 {
            let first = options.list[0];
            game.apply(&mut state, first, &mut Log::silent());
        }
        for marine in state.marines() {
            let sets: Vec<SetId> = marine
                .deck
                .cards()
                .iter()
                .chain(marine.hand.cards())
                .map(|c| game.content().cards[usize::from(*c)].set)
                .collect();
            let all = (0..game.content().sets.len()).map(|set| SetId(set as u8));
            let mut of_each: Vec<usize> =
                all.map(|set| sets.iter().filter(|s| **s == set).count()).filter(|n| *n > 0).collect();
            of_each.sort_unstable();
            assert_eq!((marine.hand.len(), of_each), (hand, vec![3, 3, 4]), "{row}");
        }
    }
}

/// What a script forbids when the game begins holds for the opening hands: the Combat Veterans draw three cards then.
#[test]
fn what_scripts_forbid_holds_for_the_opening_hand() {
    fn no_squad_cards(_: &Table, _: &World, event: &Event, out: &mut Vec<Effect>) {
        if *event == Event::Started {
            out.push(Effect::Forbid(ban::SQUAD_CARDS, BanEnd::Never));
        }
    }
    fn one_more(_: &Table, _: &World, event: &Event, out: &mut Vec<Effect>) {
        if *event == Event::Started {
            out.push(Effect::Modify(Modifier { stat: stat::HAND_SIZE, amount: 1, until: Until::Game }));
        }
    }
    fn fragged(_: &Table, _: &World, event: &Event, out: &mut Vec<Effect>) {
        if *event == Event::Started {
            out.push(Effect::Frag(FigureId(1)));
        }
    }
    let hands = |drawing: &str, hooks: Arc<dyn Hooks>| -> Vec<usize> {
        let game = Doom2016::new(setup(drawing), hooks);
        let (mut state, mut options) = (game.start(), Options::default());
        while game.step(&state, &mut options) == Step::Chance && state.world().round() == 0 {
            game.apply(&mut state, options.list[0], &mut Log::silent());
        }
        state.marines().iter().map(|marine| marine.hand.len()).collect()
    };
    let two = "\n+---------+\n|A B . . i|\n+---------+";
    assert_eq!(hands(two, Arc::new(NoHooks)), [4, 4]);
    assert_eq!(hands(two, listener(no_squad_cards)), [3, 3]);
    assert_eq!(hands(two, listener(one_more)), [5, 5]);
    assert_eq!(hands(two, listener(fragged)), [4, 3], "who is fragged has the printed number");
    assert_eq!(hands("\n+---------+\n|A . . . i|\n+---------+", listener(one_more)), [4]);
}

/// Points are not spent in the middle of an attack.
#[test]
fn no_steps_during_an_attack() {
    check(
        scene(HALL)
            .at("possessed-soldier 4", 3, 0)
            .hand("alpha", "buckshot")
            .glory("alpha", "weak-spot")
            .event_deck("paranoia"),
        "
        play buckshot
        ? step
        attack possessed-soldier 4
        die 2
        die 1
        = turn
        ?
        pass
        ? step
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
              ? step 1,0 · step 1,1 · step 0,1
            Alpha attacks the Possessed Soldier at 3,0
            A red die shows 2
            A black die shows 1
            The Possessed Soldier at 3,0 reveals Paranoia: 1 shield
              = 4 points, 0 main actions
              ? discard weak-spot · pass
            The Possessed Soldier at 3,0 suffers 2 damage (2 of 5)
              ? step 1,0 · step 1,1 · step 0,1
        "#]],
    );
}
