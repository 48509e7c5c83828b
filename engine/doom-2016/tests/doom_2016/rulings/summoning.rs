//! Rulings 13 to 16, 25 of argent on the invasion card, 105 and 109: demon cards, initiative of those who come, portals.

use crate::hooks::listener;
use crate::scene::{Scene, check, scene};
use crate::table::setup;
use doom_2016::own::{OwnEffect, Pieces2016, PortalId};
use doom_2016::state::INVADER;
use doom_2016::{Choice, Greedy};
use engine::play::{Bot, Rng};
use engine::{Effect, Event, Game, Options, Seat, Step, Table, World};
use expect_test::expect;

/// The last figure of a kind: its card is turned down, its argent is lost, its initiative card does nothing.
#[test]
fn ruling_13_demon_card_bookkeeping() {
    check(
        scene(
            "
            +---------+
            |A i . p .|
            +---------+",
        )
        .order("alpha invader invader")
        .hand("alpha", "buckshot")
        .damage("imp 1", 2)
        .argent("imp", 2)
        .event_deck("paranoia"),
        "
        play buckshot
        attack imp 1
        die 1
        die 1
        = invader
        end
        = initiative
        end
        = invader
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
              = hand [], 17 in the deck, 1 discarded, bank 0; possessed-soldier ready with 0
            Alpha is done
              = [4, 4]
            Alpha draws a card
            Alpha draws a card
            Alpha draws a card
            Initiative: the invader
            The invader activates every Possessed Soldier
            The Possessed Soldier at 3,0 is activated
            The Possessed Soldier at 3,0 is done
            Initiative: the invader
            Round 1 is over
            Round 2
              = hand [], 17 in the deck, 1 discarded, bank 0; possessed-soldier ready with 0
        "#]],
    );
}

/// Summons when a marine moves, and one initiative card more for each figure that comes.
fn summon_on_a_step(_: &Table, world: &World, event: &Event, out: &mut Vec<Effect>) {
    match event {
        Event::Moved { figure, .. } if figure.0 == 0 => {
            let there = (0..3).map(PortalId).filter(|portal| world.has_portal(*portal));
            out.extend(there.map(|portal| OwnEffect::Summon { portal }.into()));
        }
        Event::Placed { kind, .. } if world.demons_of(*kind).count() == 1 => {
            out.push(OwnEffect::AddInitiative { kind: *kind }.into());
        }
        _ => {}
    }
}

/// Kinds that were not on the map get a readied card and an initiative card; others keep their card as it is.
#[test]
fn ruling_14_newly_summoned_types() {
    let board = "
        +-------------+
        |A . . . . . i|
        |             |
        |. . . . y . .|
        |             |
        |. . . . . . .|
        +-------------+";
    check(
        Scene::of(setup(board), listener(summon_on_a_step))
            .order("alpha")
            .exhausted("imp")
            .hand("alpha", "reposition"),
        "
        play reposition
        step 1,0
        ? group
        group 0
        place 4,1
        place 3,1
        place 5,1
        place 4,0
        = invader
        = initiative
        end
        ? activate
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
            Alpha moves to 1,0
            The portal at 4,1 is flipped
              ? group 0 · group 1
            The portal at 4,1 summons
            An Imp comes at 4,1
            An Imp comes at 3,1
            A Cacodemon comes at 5,1
            A Cacodemon comes at 4,0
            The portal at 4,1 is gone
              = hand [], 18 in the deck, 0 discarded, bank 0; imp exhausted with 0; cacodemon ready with 0
              = [4]
            Alpha is done
              ? nothing
        "#]],
    );
    // Never more than the six cards there are.
    check(
        Scene::of(setup(board), listener(summon_on_a_step))
            .order("alpha invader invader invader invader invader invader")
            .hand("alpha", "reposition"),
        "
        play reposition
        step 1,0
        group 0
        = initiative
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
            Alpha moves to 1,0
            The portal at 4,1 is flipped
            The portal at 4,1 summons
              = [4, 4, 4, 4, 4, 4]
        "#]],
    );
}

/// All portals are flipped, then the invader chooses their order, and each group when its portal comes.
#[test]
fn ruling_15_several_portals() {
    let board = "
        +-------------+
        |A . . . . . .|
        |             |
        |. . . . . . .|
        |             |
        |b . . y . . r|
        |             |
        |. . . . . . .|
        |             |
        |. . . . . . .|
        +-------------+";
    check(
        Scene::of(setup(board), listener(summon_on_a_step))
            .order("alpha")
            .hand("alpha", "reposition")
            .argent("bank", 1),
        "
        play reposition
        step 1,0
        ? portal
        portal 2
        group 0
        ?
        place 6,2
        ? place
        place 5,0
        place 5,3
        ? argent
        argent mancubus
        argent cacodemon
        argent cacodemon
        ? portal
        portal 0
        group 1
        place 0,2
        place 0,3
        ? group
        group 0
        place 2,1
        = invader
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
            Alpha moves to 1,0
            The portal at 0,2 is flipped
            The portal at 3,2 is flipped
            The portal at 6,2 is flipped
              ? portal 0 · portal 1 · portal 2
            The portal at 6,2 summons
              ? place 6,2 · place 6,1 · place 6,3 · place 5,3 · place 5,2 · place 5,1
            A Cacodemon comes at 6,2
              ? place 4,0 · place 5,0 · place 4,1 · place 4,2 · place 4,3 · place 5,3
            A Mancubus comes at 5,0
            A Mancubus comes at 5,3
            The invader gains 2 argent
              ? argent cacodemon · argent mancubus
            The portal at 6,2 is gone
              ? portal 0 · portal 1
            The portal at 0,2 summons
            A Possessed Soldier comes at 0,2
            A Possessed Soldier comes at 0,3
            The portal at 0,2 is gone
              ? group 0 · group 1
            The portal at 3,2 summons
            An Imp comes at 2,1
              = hand [], 18 in the deck, 0 discarded, bank 0; imp ready with 0; possessed-soldier ready with 0; cacodemon ready with 2; mancubus ready with 1
        "#]],
    );
}

/// Rules 1.9: the argent of a group goes to the cards of the group, not to another card that lies face up.
#[test]
fn the_argent_of_a_group_goes_to_no_other_cards() {
    let board = "
        +-------------+
        |A . . . . . i|
        |             |
        |. . . . . . .|
        |             |
        |. . . r . . .|
        |             |
        |. . . . . . .|
        |             |
        |. . . . . . .|
        +-------------+";
    check(
        Scene::of(setup(board), listener(summon_on_a_step)).order("alpha").hand("alpha", "reposition"),
        "
        play reposition
        step 1,0
        group 0
        place 3,2
        place 1,1
        place 4,2
        ? argent
        argent mancubus
        ? argent
        argent cacodemon
        = invader
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
            Alpha moves to 1,0
            The portal at 3,2 is flipped
            The portal at 3,2 summons
            A Cacodemon comes at 3,2
            A Mancubus comes at 1,1
            A Mancubus comes at 4,2
            The invader gains 2 argent
              ? argent cacodemon · argent mancubus
              ? argent cacodemon · argent mancubus
            The portal at 3,2 is gone
              = hand [], 18 in the deck, 0 discarded, bank 0; imp ready with 0; cacodemon ready with 1; mancubus ready with 1
        "#]],
    );
}

/// As many as there is room for, and as many as the box has; large ones whole, on empty spaces.
#[test]
fn ruling_16_no_room_or_no_figures() {
    // Two free spaces for the three figures of the first blue group.
    check(
        Scene::of(
            setup(
                "
                +-------+-----+
                |A . . .|b . i|
                +-------+-----+",
            ),
            listener(summon_on_a_step),
        )
        .order("alpha")
        .hand("alpha", "reposition"),
        "
        play reposition
        step 1,0
        ? group
        group 0
        place 4,0
        = invader
        = imp 2
        = imp 3
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
            Alpha moves to 1,0
            The portal at 4,0 is flipped
              ? group 0 · group 1
            The portal at 4,0 summons
            An Imp comes at 4,0
            An Imp comes at 5,0
            The portal at 4,0 is gone
              = hand [], 18 in the deck, 0 discarded, bank 0; imp ready with 0
              = 4,0, damage 0
              = 5,0, damage 0
        "#]],
    );
    // The box has eight: seven stand there, one comes.
    check(
        Scene::of(
            setup(
                "
                +-----------------+
                |A . b . i i i i .|
                |                 |
                |. . . . i i i . .|
                +-----------------+",
            ),
            listener(summon_on_a_step),
        )
        .order("alpha")
        .hand("alpha", "reposition"),
        "
        play reposition
        step 0,1
        group 0
        place 2,0
        ?
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
            Alpha moves to 0,1
            The portal at 2,0 is flipped
            The portal at 2,0 summons
            An Imp comes at 2,0
            The portal at 2,0 is gone
              ? step 0,0 · step 1,0 · step 1,1 · end
        "#]],
    );
    // A large base needs all its spaces free, and may not lie across a wall.
    check(
        Scene::of(
            setup(
                "
                +-----------+
                |A .|. . . .|
                |           |
                |. . . r . .|
                |           |
                |. .|. p . .|
                +-----------+",
            ),
            listener(summon_on_a_step),
        )
        .order("alpha")
        .hand("alpha", "reposition"),
        "
        play reposition
        step 0,1
        group 0
        place 2,0
        ?
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
            Alpha moves to 0,1
            The portal at 3,1 is flipped
            The portal at 3,1 summons
            A Cacodemon comes at 2,0
              ? place 3,0 · place 4,0 · place 4,1
        "#]],
    );
}

/// Next to a portal is next to it by ruling 1: across red lines and round their ends, not through a wall or a closed door.
#[test]
fn ruling_16_red_lines_do_not_matter_but_walls_do() {
    let vault = "
        +---------+
        |A . . . .|
        |    :    |
        |. .#b|. .|
        |    D    |
        |. . . . .|
        +---------+";
    check(
        Scene::of(setup(vault), listener(summon_on_a_step)).order("alpha").hand("alpha", "reposition"),
        "
        play reposition
        step 0,1
        group 0
        ? place
        place 1,1
        ? place
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
            Alpha moves to 0,1
            The portal at 2,1 is flipped
            The portal at 2,1 summons
              ? place 2,1 · place 2,0 · place 3,0 · place 1,2 · place 1,1 · place 1,0
            An Imp comes at 1,1
              ? place 2,1 · place 2,0 · place 3,0 · place 1,2 · place 1,0
        "#]],
    );
}

/// Rules 1.9: argent on the invasion card may go to the cards of the group; the invader says how much of it does, and what
/// is left there is discarded.
#[test]
fn argent_on_the_invasion_card_may_follow_a_group() {
    let board = "
        +-----------+
        |A . . . . .|
        |           |
        |. . . . b .|
        +-----------+";
    let summoning =
        || Scene::of(setup(board), listener(summon_on_a_step)).order("alpha").hand("alpha", "reposition");
    check(
        summoning().argent("bank", 3),
        "
        play reposition
        step 1,0
        group 0
        place 4,1
        place 5,1
        place 5,0
        ?
        argent imp
        ? argent
        pass
        = invader
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
            Alpha moves to 1,0
            The portal at 4,1 is flipped
            The portal at 4,1 summons
            An Imp comes at 4,1
            An Imp comes at 5,1
            An Imp comes at 5,0
              ? argent imp · pass
              ? argent imp
            The portal at 4,1 is gone
              = hand [], 18 in the deck, 0 discarded, bank 0; imp ready with 1
        "#]],
    );
    let (_, after) = summoning()
        .argent("bank", 3)
        .play("play reposition\nstep 1,0\ngroup 0\nplace 4,1\nplace 5,1\nplace 5,0\nargent imp\nargent imp\nargent imp");
    assert_eq!((after.state.invader().bank, after.state.argent_in_play()), (0, 3));
    // A bot does not throw away what its demons can use.
    let (_, due) = summoning()
        .argent("bank", 3)
        .play("play reposition\nstep 1,0\ngroup 0\nplace 4,1\nplace 5,1\nplace 5,0");
    let mut options = Options::default();
    assert_eq!(due.game.step(&due.state, &mut options), Step::Choose(Seat(INVADER)));
    let mut bot = Greedy::new(&due.game);
    let pick = bot.pick(&due.game, &due.state, Seat(INVADER), &options.list, &mut Rng::new(1));
    assert!(matches!(options.list[pick], Choice::ArgentTo(_)));
    // No figure of the group came: there is no card to go to.
    let full = "
        +-------+-+
        |A . . c|b|
        +-------+-+";
    let (told, after) = Scene::of(setup(full), listener(summon_on_a_step))
        .order("alpha")
        .hand("alpha", "reposition")
        .at("cacodemon 1", 4, 0)
        .argent("bank", 3)
        .play("play reposition\nstep 1,0\ngroup 0");
    assert_eq!((after.state.invader().bank, after.state.argent_in_play()), (0, 0), "{told}");
}

/// Ruling 25: what is left on the invasion card stays there until all portals that summon together are done.
#[test]
fn ruling_25_argent_waits_for_the_last_portal() {
    let board = "
        +-------------+
        |A . . . . . .|
        |             |
        |. . . . . . .|
        |             |
        |b . . . . . b|
        +-------------+";
    let summoning =
        || Scene::of(setup(board), listener(summon_on_a_step)).order("alpha").hand("alpha", "reposition");
    check(
        summoning().argent("bank", 3),
        "
        play reposition
        step 1,0
        portal 0
        group 1
        place 0,2
        place 1,2
        argent possessed-soldier
        pass
        = invader
        group 0
        place 6,2
        place 5,2
        place 6,1
        ? argent
        argent imp
        pass
        = invader
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
            Alpha moves to 1,0
            The portal at 0,2 is flipped
            The portal at 6,2 is flipped
            The portal at 0,2 summons
            A Possessed Soldier comes at 0,2
            A Possessed Soldier comes at 1,2
            The portal at 0,2 is gone
              = hand [], 18 in the deck, 0 discarded, bank 2; possessed-soldier ready with 1
            The portal at 6,2 summons
            An Imp comes at 6,2
            An Imp comes at 5,2
            An Imp comes at 6,1
              ? argent imp
            The portal at 6,2 is gone
              = hand [], 18 in the deck, 0 discarded, bank 0; imp ready with 1; possessed-soldier ready with 1
        "#]],
    );
}

/// Portals that a card makes summon one by one are summonings of their own: what is left on the invasion card after the first
/// one is lost.
#[test]
fn ruling_105_portals_bought_one_by_one() {
    fn one_by_one(_: &Table, _: &World, event: &Event, out: &mut Vec<Effect>) {
        if matches!(event, Event::Moved { .. }) {
            out.extend([
                OwnEffect::Summon { portal: PortalId(0) }.into(),
                Effect::Say("the next one is bought".into()),
                OwnEffect::Summon { portal: PortalId(1) }.into(),
            ]);
        }
    }
    let board = "
        +-------------+
        |A . . . . . .|
        |             |
        |. . . . . . .|
        |             |
        |b . . . . . b|
        +-------------+";
    check(
        Scene::of(setup(board), listener(one_by_one))
            .order("alpha")
            .hand("alpha", "reposition")
            .argent("bank", 3),
        "
        play reposition
        step 1,0
        group 1
        place 0,2
        place 1,2
        argent possessed-soldier
        pass
        = invader
        group 0
        place 6,2
        place 5,2
        place 6,1
        = invader
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
            Alpha moves to 1,0
            The portal at 0,2 is flipped
            The portal at 0,2 summons
            A Possessed Soldier comes at 0,2
            A Possessed Soldier comes at 1,2
            The portal at 0,2 is gone
            The next one is bought
            The portal at 6,2 is flipped
              = hand [], 18 in the deck, 0 discarded, bank 0; possessed-soldier ready with 1
            The portal at 6,2 summons
            An Imp comes at 6,2
            An Imp comes at 5,2
            An Imp comes at 6,1
            The portal at 6,2 is gone
              = hand [], 18 in the deck, 0 discarded, bank 0; imp ready with 0; possessed-soldier ready with 1
        "#]],
    );
}

/// A portal that summons while others still wait ends no summoning but its own: what is left on the invasion card stays
/// until the others are done.
#[test]
fn ruling_105_a_summoning_within_another_keeps_the_bank() {
    fn nested(_: &Table, world: &World, event: &Event, out: &mut Vec<Effect>) {
        let portals: &[u8] = match event {
            Event::Moved { figure, .. } if figure.0 == 0 => &[0, 1],
            Event::Placed { .. } if world.figures().on_map().count() == 2 => &[2],
            _ => &[],
        };
        out.extend(portals.iter().map(|portal| OwnEffect::Summon { portal: PortalId(*portal) }.into()));
    }
    let board = "
        +-------------+
        |A . . . . . .|
        |             |
        |. . . . . . .|
        |             |
        |b . . b . . b|
        +-------------+";
    check(
        Scene::of(setup(board), listener(nested))
            .order("alpha")
            .hand("alpha", "reposition")
            .argent("bank", 3),
        "
        play reposition
        step 1,0
        portal 0
        group 1
        place 0,2
        group 0
        place 6,2
        place 5,2
        place 6,1
        pass
        = invader
        place 1,2
        pass
        = invader
        group 0
        place 3,2
        place 4,2
        place 3,1
        ? argent
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
            Alpha moves to 1,0
            The portal at 0,2 is flipped
            The portal at 3,2 is flipped
            The portal at 0,2 summons
            A Possessed Soldier comes at 0,2
            The portal at 6,2 is flipped
            The portal at 6,2 summons
            An Imp comes at 6,2
            An Imp comes at 5,2
            An Imp comes at 6,1
            The portal at 6,2 is gone
              = hand [], 18 in the deck, 0 discarded, bank 3; imp ready with 0; possessed-soldier ready with 0
            A Possessed Soldier comes at 1,2
            The portal at 0,2 is gone
              = hand [], 18 in the deck, 0 discarded, bank 3; imp ready with 0; possessed-soldier ready with 0
            The portal at 3,2 summons
            An Imp comes at 3,2
            An Imp comes at 4,2
            An Imp comes at 3,1
              ? argent imp
        "#]],
    );
}

/// The last of a kind has fallen after its activation: what of the kind is summoned in the same round has a fresh card.
#[test]
fn ruling_14_a_kind_that_comes_back() {
    check(
        Scene::of(
            setup(
                "
                +-----------+
                |A . . b . .|
                |           |
                |i . . . . .|
                +-----------+",
            ),
            listener(summon_on_a_step),
        )
        .order("alpha")
        .exhausted("imp")
        .argent("imp", 1)
        .damage("imp 1", 1)
        .hand("alpha", "reposition"),
        "
        play reposition
        step 0,1
        group 0
        place 3,0
        place 4,0
        place 4,1
        = invader
        = initiative
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
            Alpha moves to 0,1
            Alpha glory kills the Imp at 0,1
            The portal at 3,0 is flipped
            The portal at 3,0 summons
            An Imp comes at 3,0
            An Imp comes at 4,0
            An Imp comes at 4,1
            The portal at 3,0 is gone
              = hand [], 18 in the deck, 0 discarded, bank 0; imp ready with 0
              = [4]
        "#]],
    );
}

/// The card of a kind that has come is somewhere in what is left of the deck.
#[test]
fn ruling_14_shuffled_into_what_is_left() {
    check(
        Scene::of(
            setup(
                "
                +-----------+
                |A . . b . .|
                |           |
                |B . . . . .|
                +-----------+",
            ),
            listener(summon_on_a_step),
        )
        .order("alpha bravo")
        .hand("alpha", "reposition armor sidearm unload buckshot"),
        "
        play reposition
        step 1,0
        group 0
        place 3,0
        place 4,0
        place 4,1
        end
        ? initiative
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
            Alpha moves to 1,0
            The portal at 3,0 is flipped
            The portal at 3,0 summons
            An Imp comes at 3,0
            An Imp comes at 4,0
            An Imp comes at 4,1
            The portal at 3,0 is gone
            Alpha is done
              ? initiative bravo · initiative invader
        "#]],
    );
}

/// A demon that a script brings while its kind is activated has no activation then; with the next one it has.
#[test]
fn ruling_109_who_comes_meanwhile_is_not_activated() {
    fn reinforce(table: &Table, world: &World, event: &Event, out: &mut Vec<Effect>) {
        let imp = table.kind_named("imp").expect("a demon of the box");
        let begins = matches!(event, Event::ActivationStarted { figure } if figure.0 > 0);
        if begins && world.demons_of(imp).count() == 2 {
            let space = table.board.space_at(tiles::Cell::new(2, 0)).expect("a space");
            out.push(Effect::PlaceFigure(imp, space));
        }
    }
    let row = "
        +-----------+
        |A . . . i i|
        +-----------+";
    let (told, after) = Scene::of(setup(row), listener(reinforce))
        .order("invader alpha")
        .hand("alpha", "reposition")
        .play("figure imp 1\nend\nend");
    expect![[r#"
        Initiative: the invader
        The invader activates every Imp
        The Imp at 4,0 is activated
        An Imp comes at 2,0
        The Imp at 4,0 is done
        The Imp at 5,0 is activated
        The Imp at 5,0 is done
        Initiative: Alpha
        Alpha is activated
    "#]]
    .assert_eq(&told);
    check(
        after.order("invader").with(|game, state| {
            let imp = game.content().demon("imp").expect("a demon of the box");
            state.scene().invader().cards[usize::from(imp.0)].ready = true;
        }),
        "
        end
        figure imp 3
        ",
        expect![[r#"
            Alpha is done
            Alpha draws a card
            Alpha draws a card
            Initiative: the invader
            The invader activates every Imp
            The Imp at 2,0 is activated
        "#]],
    );
}

/// The number of one who has had its activation and fell may be given to another that comes: that one waits as well.
#[test]
fn ruling_109_in_the_place_of_one_who_fell() {
    fn replace(table: &Table, world: &World, event: &Event, out: &mut Vec<Effect>) {
        let imp = table.kind_named("imp").expect("a demon of the box");
        if let Event::ActivationEnded { figure } = event
            && world.figures().get(*figure).is_some_and(|it| it.kind == imp)
            && world.demons_of(imp).count() == 2
        {
            let space = world.figures()[*figure].space;
            out.extend([Effect::Frag(*figure), Effect::PlaceFigure(imp, space)]);
        }
    }
    let row = "
        +-----------+
        |A . . . i i|
        +-----------+";
    check(
        Scene::of(setup(row), listener(replace)).order("invader alpha").hand("alpha", "reposition"),
        "
        figure imp 1
        end
        end
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Imp
            The Imp at 4,0 is activated
            The Imp at 4,0 is done
            The Imp at 4,0 is fragged
            An Imp comes at 4,0
            The Imp at 5,0 is activated
            The Imp at 5,0 is done
            The Imp at 5,0 is fragged
            An Imp comes at 5,0
            Initiative: Alpha
            Alpha is activated
        "#]],
    );
}
