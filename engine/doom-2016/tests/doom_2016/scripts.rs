//! What scripts do to the rules, by a listener in Rust: order, limits, and every effect.

use crate::hooks::{Answer, listener, listeners};
use crate::scene::{Scene, check, scene};
use crate::table::setup;
use arrayvec::ArrayVec;
use doom_2016::Story;
use doom_2016::own::{
    BAN_WORDS, HEALTH_PACK, OwnEffect, OwnEvent, PORTAL, Pieces2016, PortalId, TeleporterId, ban, stat,
};
use engine::world::Dice;
use engine::world::{Ban, BanEnd, Cost, Limit, Modifier, Near, Offer, Until, Value};
use engine::{Effect, Event, FigureId, Side, Sym, Table, TokenId, TokenKind, World};
use expect_test::expect;
use tiles::DoorId;

const ROOM: &str = "
    +---------------+
    |A . . i . . t .|
    |               |
    |. . O . . b . .|
    |- D D - - - - -|
    |B . . . T . . c|
    +---------------+";

/// The words the listeners of this file use.
const WORDS: [&str; 8] = ["sample", "Take a sample", "Which?", "this", "that", "which", "luck", "ready"];

/// The room with somebody listening.
fn room(answer: Answer) -> Scene {
    room_of(&[answer])
}

fn room_of(answers: &[Answer]) -> Scene {
    let mut setup = setup(ROOM);
    for word in WORDS {
        let _ = setup.table.symbols.intern(word);
    }
    Scene::of(setup, listeners(answers)).order("alpha bravo invader")
}

fn word(table: &Table, word: &str) -> Sym {
    table.symbols.get(word).expect("an interned word")
}

fn say(text: &str) -> Effect {
    Effect::Say(text.into())
}

const ALPHA: FigureId = FigureId(0);
const IMP: FigureId = FigureId(2);

/// The effects of an answer keep their order, choices included; what answers one of them comes before the next one.
#[test]
fn ruling_104_effects_keep_their_order() {
    fn answer(table: &Table, _: &World, event: &Event, out: &mut Vec<Effect>) {
        match event {
            Event::Started => out.extend([
                say("first"),
                Effect::Hurt(ALPHA, 2),
                Effect::Ask {
                    side: Side::Invader,
                    question: word(table, "Which?"),
                    answers: [word(table, "this"), word(table, "that")].into_iter().collect(),
                    tag: word(table, "which"),
                },
                say("second"),
                Effect::Roll { dice: Dice([1, 1, 0, 0]), tag: word(table, "luck") },
                say("third"),
            ]),
            Event::Hurt { .. } => out.push(say("heard of the damage")),
            Event::Answered { answer, .. } => out.push(say(&format!("heard answer {answer}"))),
            Event::Rolled { face, .. } => out.push(say(&format!("heard of {} hits", face.first()))),
            _ => {}
        }
    }
    check(
        room(answer).at_the_start(),
        "
        ?
        answer 1
        die 1
        die 3
        ",
        expect![[r#"
            The game begins
            First
            Alpha suffers 2 damage (2 of 10)
            Heard of the damage
              ? answer 0 · answer 1
            The answer to 'Which?': that
            Heard answer 1
            Second
            A red die shows 1
            A black die shows 3
            The roll for 'luck' gives 4
            Heard of 4 hits
            Third
        "#]],
    );
}

/// The story says the words of the card; where there are none, it keeps the tag of the script.
#[test]
fn the_story_of_an_answer() {
    let _ = room(|_, _, _, _| {}).with(|game, state| {
        let [tag, question, this] = ["which", "Which?", "this"].map(|it| word(game.table(), it));
        let tell = |words| Story::new(game, state).tell(&Event::Answered { tag, question, answer: 0, words });
        assert_eq!(tell(Some(this)).as_deref(), Some("The answer to 'Which?': this"));
        assert_eq!(tell(None).as_deref(), Some("Answer 1 to 'which'"));
    });
}

fn ask(table: &Table) -> Effect {
    Effect::Ask {
        side: Side::Invader,
        question: word(table, "Which?"),
        answers: [word(table, "this"), word(table, "that")].into_iter().collect(),
        tag: word(table, "which"),
    }
}

/// The mission ends when what wins it has happened: the argent that the same card gains is never placed.
#[test]
fn ruling_104_a_won_game_ends_before_the_next_effect() {
    fn answer(_: &Table, _: &World, event: &Event, out: &mut Vec<Effect>) {
        match event {
            Event::Started => {
                out.extend([Effect::RemoveToken(TokenId(0)), OwnEffect::GainArgent { amount: 3 }.into()]);
            }
            Event::TokenRemoved { .. } => {
                out.push(Effect::Win { side: Side::Marines, reason: "it is off the map".into() });
            }
            _ => {}
        }
    }
    check(
        room(answer).at_the_start(),
        "",
        expect![[r#"
        The game begins
        The objective token is off the map
        THE END: Marines win, it is off the map
    "#]],
    );
}

/// What one card asks for does not wait for a question of another one. Two questions come one after the other.
#[test]
fn ruling_104_cards_do_not_wait_for_each_other() {
    fn first(table: &Table, _: &World, event: &Event, out: &mut Vec<Effect>) {
        if *event == Event::Started {
            out.extend([ask(table), say("the first card goes on")]);
        }
    }
    fn second(table: &Table, _: &World, event: &Event, out: &mut Vec<Effect>) {
        match event {
            Event::Started => {
                out.extend([say("the second card does not wait"), ask(table), say("it does now")]);
            }
            Event::Answered { answer, .. } => out.push(say(&format!("it hears of answer {answer}"))),
            _ => {}
        }
    }
    check(
        room_of(&[first, second]).at_the_start(),
        "
        answer 1
        answer 0
        ",
        expect![[r#"
            The game begins
            The second card does not wait
            The answer to 'Which?': that
            It hears of answer 1
            The first card goes on
            The answer to 'Which?': this
            It hears of answer 0
            It does now
        "#]],
    );
}

/// Assault and Sample Collection: while a card waits with its next question until a summoning is over, another one hears that
/// the portal summons before its demons come.
#[test]
fn ruling_104_a_question_that_waits_holds_nobody_back() {
    fn buys(table: &Table, world: &World, event: &Event, out: &mut Vec<Effect>) {
        if *event == Event::Started {
            out.extend([
                OwnEffect::Summon { portal: PortalId(0) }.into(),
                OwnEffect::AskPortal {
                    question: word(table, "Which?"),
                    portals: world.portals(),
                    none: Some(word(table, "that")),
                    tag: word(table, "which"),
                }
                .into(),
            ]);
        }
    }
    fn marks(_: &Table, _: &World, event: &Event, out: &mut Vec<Effect>) {
        match event {
            Event::Own(own) if matches!(OwnEvent::of(own), Some(OwnEvent::Summoned { .. })) => {
                out.push(say("the next one carries a sample"));
            }
            Event::Placed { .. } => out.push(say("it is here")),
            _ => {}
        }
    }
    let mut setup = setup(
        "
        +-----------+
        |A . . b . y|
        |           |
        |. . . . . i|
        +-----------+",
    );
    for word in WORDS {
        let _ = setup.table.symbols.intern(word);
    }
    check(
        Scene::of(setup, listeners(&[buys, marks])).at_the_start(),
        "
        group 0
        place 3,0
        place 4,0
        place 2,0
        ?
        answer 0
        ",
        expect![[r#"
            The game begins
            The portal at 3,0 is flipped
            The portal at 3,0 summons
            The next one carries a sample
            An Imp comes at 3,0
            It is here
            An Imp comes at 4,0
            It is here
            An Imp comes at 2,0
            It is here
            The portal at 3,0 is gone
              ? portal 1 · answer 0
            The invader chooses no portal
            Round 1
        "#]],
    );
}

/// A question of which nothing is left is over, and the next one is asked.
#[test]
fn ruling_104_a_question_without_answers_is_over() {
    fn first(table: &Table, world: &World, event: &Event, out: &mut Vec<Effect>) {
        if *event == Event::Started {
            out.push(
                OwnEffect::AskPortal {
                    question: word(table, "Which?"),
                    portals: world.portals(),
                    none: None,
                    tag: word(table, "which"),
                }
                .into(),
            );
        }
    }
    fn second(table: &Table, _: &World, event: &Event, out: &mut Vec<Effect>) {
        if *event == Event::Started {
            out.extend([OwnEffect::RemovePortal { portal: PortalId(0) }.into(), ask(table)]);
        }
    }
    check(
        room_of(&[first, second]).at_the_start(),
        "
        ? answer
        answer 1
        ",
        expect![[r#"
            The game begins
            The portal at 5,1 is gone
              ? answer 0 · answer 1
            The answer to 'Which?': that
        "#]],
    );
}

/// Who is fragged comes back unhurt and not stunned.
#[test]
fn ruling_106_a_frag_ends_a_stun() {
    fn answer(_: &Table, _: &World, event: &Event, out: &mut Vec<Effect>) {
        if matches!(event, Event::Moved { .. }) {
            out.extend([Effect::Stun(ALPHA), say("stunned"), Effect::Frag(ALPHA)]);
        }
    }
    check(
        room(answer).hand("alpha", "reposition"),
        "
        play reposition
        step 1,0
        = alpha
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
            Alpha moves to 1,0
            Alpha is stunned
            Stunned
            Alpha is fragged, the invader gains a frag token (1 of 4)
              = off the map, damage 0, hand [], 9 in the deck, discarded [], glory []
        "#]],
    );
}

/// A script that answers itself for ever ends the game without a winner.
#[test]
fn a_runaway_ends_as_a_broken_game() {
    fn answer(_: &Table, _: &World, event: &Event, out: &mut Vec<Effect>) {
        if matches!(event, Event::Healed { .. } | Event::Hurt { .. } | Event::Moved { .. }) {
            out.extend([Effect::Heal(ALPHA, 1), Effect::Hurt(ALPHA, 1)]);
        }
    }
    let (told, _) = room(answer).hand("alpha", "reposition").play("play reposition\nstep 1,0");
    let end = told.lines().last().unwrap_or_default();
    expect!["THE END: nobody wins, the scripts and cards went on for ever"].assert_eq(end);
}

/// The same across choices: every answer leads to the next question.
#[test]
fn questions_without_end_break_the_game_too() {
    fn again(table: &Table, _: &World, event: &Event, out: &mut Vec<Effect>) {
        if matches!(event, Event::Moved { .. } | Event::Answered { .. }) {
            out.push(Effect::Ask {
                side: Side::Invader,
                question: word(table, "Which?"),
                answers: [word(table, "this")].into_iter().collect(),
                tag: word(table, "which"),
            });
        }
    }
    let (told, _) = room(again).hand("alpha", "reposition").play("play reposition\nstep 1,0");
    let answers = told.lines().filter(|line| *line == "The answer to 'Which?': this").count();
    assert_eq!(answers, 64, "{told}");
    let end = told.lines().last().unwrap_or_default();
    expect!["THE END: nobody wins, the scripts asked and rolled for ever"].assert_eq(end);
}

/// What cannot be done is refused with a reason, and the game goes on.
#[test]
fn impossible_effects_are_refused() {
    fn answer(table: &Table, world: &World, event: &Event, out: &mut Vec<Effect>) {
        if !matches!(event, Event::Moved { .. }) {
            return;
        }
        let here = world.figures()[ALPHA].space;
        let note = |i: u16| Effect::Note { script: 0, name: Sym(i), value: Some(Value::Bool(true)) };
        out.extend([
            Effect::Hurt(FigureId(39), 1),
            Effect::Frag(FigureId(200)),
            Effect::Progress(TokenId(40), 1),
            OwnEffect::ActivateTeleporter { teleporter: TeleporterId(9) }.into(),
            Effect::PlaceFigure(engine::KindId(0), here),
            Effect::DrawCards(IMP, 1),
            Effect::Ask {
                side: Side::Marines,
                question: word(table, "Which?"),
                answers: ArrayVec::new(),
                tag: word(table, "which"),
            },
        ]);
        out.extend((0..25).map(note));
        out.extend(
            (0..9).map(|_| Effect::Modify(Modifier { stat: stat::HAND_SIZE, amount: 0, until: Until::Game })),
        );
        out.extend([
            Effect::RemoveToken(TokenId(40)),
            OwnEffect::RemovePortal { portal: PortalId(5) }.into(),
        ]);
        // Nothing to refuse, nothing to do.
        out.push(Effect::Withdraw(word(table, "sample")));
    }
    check(
        room(answer).hand("alpha", "reposition"),
        "
        play reposition
        step 1,0
        = turn
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
            Alpha moves to 1,0
            (a script could not do what it wanted: that figure is not on the map)
            (a script could not do what it wanted: that figure is not on the map)
            (a script could not do what it wanted: that token is not on the map)
            (a script could not do what it wanted: there is no such teleporter)
            (a script could not do what it wanted: Alpha is a marine: marines come back by themselves)
            (a script could not do what it wanted: only marines draw action cards)
            (a script could not do what it wanted: the question 'Which?' has no answers)
            (a script could not do what it wanted: no room for the note '?')
            (a script could not do what it wanted: no room for another changed number)
            (a script could not do what it wanted: a token that is off the map cannot be removed)
            (a script could not do what it wanted: a portal that does not exist cannot be removed)
              = 2 points, 1 main actions
        "#]],
    );
}

/// What is asked of a portal or token that is gone is refused by name; the portals that are there summon all the same.
#[test]
fn what_is_gone_is_refused() {
    fn answer(_: &Table, _: &World, event: &Event, out: &mut Vec<Effect>) {
        let gone = PortalId(0);
        match event {
            Event::Started => out.extend([
                OwnEffect::RemovePortal { portal: gone }.into(),
                OwnEffect::FlipPortal { portal: gone }.into(),
                OwnEffect::RemovePortal { portal: gone }.into(),
                OwnEffect::FlipPortal { portal: PortalId(1) }.into(),
                OwnEffect::FlipPortal { portal: PortalId(1) }.into(),
                Effect::RemoveToken(TokenId(0)),
                Effect::RemoveToken(TokenId(0)),
                OwnEffect::Summon { portal: gone }.into(),
                OwnEffect::Summon { portal: PortalId(1) }.into(),
                OwnEffect::Summon { portal: gone }.into(),
            ]),
            Event::Own(own) if matches!(OwnEvent::of(own), Some(OwnEvent::Summoned { .. })) => {
                out.push(OwnEffect::Summon { portal: PortalId(1) }.into());
            }
            _ => {}
        }
    }
    let mut setup = setup(
        "
        +-----------+
        |A . . b . y|
        |           |
        |O . . . . i|
        +-----------+",
    );
    let north = setup.table.symbols.intern("north");
    setup.table.named.push((north, PortalId(1).into()));
    check(
        Scene::of(setup, listener(answer)).at_the_start(),
        "
        group 0
        place 5,0
        place 4,0
        ",
        expect![[r#"
            The game begins
            The portal at 3,0 is gone
            (a script could not do what it wanted: the portal at 3,0 cannot be flipped: it is gone)
            (a script could not do what it wanted: the portal at 3,0 cannot be removed: it is gone)
            The portal 'north' is flipped
            The objective token is off the map
            (a script could not do what it wanted: a token that is off the map cannot be removed)
            (a script could not do what it wanted: the portal at 3,0 cannot summon: it is gone)
            (a script could not do what it wanted: the portal at 3,0 cannot summon: it is gone)
            The portal 'north' summons
            (a script could not do what it wanted: a portal that summons already cannot summon once more)
            An Imp comes at 5,0
            An Imp comes at 4,0
            A Cacodemon comes at 4,1
            The portal 'north' is gone
            Round 1
        "#]],
    );
}

/// The box has no more: nothing is placed.
#[test]
fn no_more_figures_than_the_box_has() {
    fn answer(table: &Table, world: &World, event: &Event, out: &mut Vec<Effect>) {
        if matches!(event, Event::Moved { .. }) {
            let mancubus = table.kind_named("mancubus").expect("a demon");
            out.extend([0; 3].map(|_| Effect::PlaceFigure(mancubus, world.figures()[ALPHA].space)));
        }
    }
    check(
        room(answer).hand("alpha", "reposition"),
        "
        play reposition
        step 1,0
        = invader
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
            Alpha moves to 1,0
            A Mancubus comes at 4,0
            A Mancubus comes at 6,0
            (a script could not do what it wanted: the box has no Mancubus left)
              = hand [], 18 in the deck, 0 discarded, bank 0; imp ready with 0; cacodemon ready with 0; mancubus ready with 0
        "#]],
    );
}

/// Nor has it more tokens; markers do not come from the box.
#[test]
fn no_more_tokens_than_the_box_has() {
    fn answer(table: &Table, world: &World, event: &Event, out: &mut Vec<Effect>) {
        if matches!(event, Event::Moved { .. }) {
            let space = world.figures()[ALPHA].space;
            let marker = TokenKind::Marker(word(table, "this"));
            out.extend((0..2).map(|_| Effect::PlaceToken(marker, space)));
            out.extend((0..7).map(|_| Effect::PlaceToken(TokenKind::Objective, space)));
            out.extend([10, 6, 1].map(|n| Effect::Progress(TokenId(3), n)));
        }
    }
    check(
        room(answer).hand("alpha", "reposition"),
        "
        play reposition
        step 1,0
        = alpha
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
            Alpha moves to 1,0
            The 'this' is put at 1,0
            The 'this' is put at 1,0
            The objective token is put at 1,0
            The objective token is put at 1,0
            The objective token is put at 1,0
            The objective token is put at 1,0
            The objective token is put at 1,0
            (a script could not do what it wanted: the box has no objective token left)
            (a script could not do what it wanted: the box has no objective token left)
            The objective token at 1,0 has 10 progress
            The objective token at 1,0 has 16 progress
            (a script could not do what it wanted: the box has no more progress tokens; a note can count further)
              = 1,0, damage 0, hand [], 9 in the deck, discarded [], glory []
        "#]],
    );
}

/// Marines answer by the one whose activation it is.
#[test]
fn questions_are_asked_of_the_active_marine() {
    fn answer(table: &Table, _: &World, event: &Event, out: &mut Vec<Effect>) {
        if matches!(event, Event::Moved { .. }) {
            out.push(Effect::Ask {
                side: Side::Marines,
                question: word(table, "Which?"),
                answers: [word(table, "this"), word(table, "that")].into_iter().collect(),
                tag: word(table, "which"),
            });
        }
    }
    let (_, scene) =
        room(answer).order("bravo").hand("bravo", "reposition").play("play reposition\nstep 1,2\n");
    let mut options = engine::Options::default();
    let due = engine::Game::step(&scene.game, &scene.state, &mut options);
    assert_eq!(due, engine::Step::Choose(engine::Seat(1)));
}

fn offer(table: &Table, limit: Limit) -> Effect {
    Effect::Offer(Offer {
        tag: word(table, "sample"),
        label: word(table, "Take a sample"),
        near: Near::Token(TokenKind::Objective),
        distance: 1,
        least: 0,
        cost: Cost([1, 1, 0, 0]),
        limit,
        needs: None,
        used: 0,
    })
}

/// An offer is taken near its token, for cards and points, as often as it says.
#[test]
fn an_offer_with_a_cost_and_a_limit() {
    fn answer(table: &Table, world: &World, event: &Event, out: &mut Vec<Effect>) {
        match event {
            Event::ActivationStarted { .. } if world.offers().iter().next().is_none() => {
                out.push(offer(table, Limit::Activation));
            }
            Event::OfferTaken { at: Some(engine::Thing::Token(token)), .. } => {
                out.extend([Effect::Progress(*token, 1), OwnEffect::DrawEvents { count: 1 }.into()]);
            }
            Event::Progressed { count: 2, token } => out.push(Effect::RemoveToken(*token)),
            _ => {}
        }
    }
    check(
        room(answer).order("alpha alpha").hand("alpha", "reposition sidearm armor").deck("alpha", "buckshot"),
        "
        play reposition
        ? offer
        step 1,0
        ? offer
        offer 0 sample 0
        ? discard
        discard sidearm
        = turn
        ? offer
        end
        play buckshot
        offer 0 sample 0
        discard armor
        ? offer
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
              ? nothing
            Alpha moves to 1,0
              ? offer 0 sample 0
              ? discard armor · discard sidearm
            Alpha takes the offer: Take a sample
            The objective token at 2,1 has 1 progress
              = 1 points, 1 main actions
              ? nothing
            The invader draws an event
            Alpha is done
            Alpha draws a card
            Alpha draws a card
            Alpha draws a card
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
            Alpha takes the offer: Take a sample
            The objective token at 2,1 has 2 progress
            The objective token is off the map
              ? nothing
        "#]],
    );
}

/// What has to be adjacent is not met on the token's own space.
#[test]
fn ruling_45_adjacent_is_not_on() {
    fn answer(table: &Table, world: &World, event: &Event, out: &mut Vec<Effect>) {
        if matches!(event, Event::ActivationStarted { .. }) && world.offers().iter().next().is_none() {
            let Effect::Offer(offer) = offer(table, Limit::Free) else { return };
            out.push(Effect::Offer(Offer { least: 1, ..offer }));
        }
    }
    check(
        room(answer).order("alpha").hand("alpha", "reposition sidearm armor"),
        "
        play reposition
        ? offer
        step 1,0
        ? offer
        step 2,1
        ? offer
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
              ? nothing
            Alpha moves to 1,0
              ? offer 0 sample 0
            Alpha moves to 2,1
              ? nothing
        "#]],
    );
}

/// Once a round, or once a game, by one marine for all.
#[test]
fn an_offer_for_one_marine_of_all() {
    fn answer(table: &Table, world: &World, event: &Event, out: &mut Vec<Effect>) {
        match event {
            Event::ActivationStarted { figure: ALPHA } if world.offers().iter().next().is_none() => {
                out.push(Effect::Offer(Offer {
                    tag: word(table, "sample"),
                    label: word(table, "Take a sample"),
                    near: Near::Anywhere,
                    distance: 0,
                    least: 0,
                    cost: Cost::default(),
                    limit: Limit::Round,
                    needs: Some((0, word(table, "ready"))),
                    used: 0,
                }));
            }
            Event::Moved { .. } => {
                out.push(Effect::Note {
                    script: 0,
                    name: word(table, "ready"),
                    value: Some(Value::Bool(true)),
                });
            }
            Event::OfferTaken { .. } => out.push(say("taken")),
            _ => {}
        }
    }
    check(
        room(answer).hand("alpha", "reposition").hand("bravo", "reposition"),
        "
        play reposition
        ? offer
        step 1,0
        ? offer
        offer 0 sample
        ? offer
        end
        play reposition
        ? offer
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
              ? nothing
            Alpha moves to 1,0
              ? offer 0 sample
            Alpha takes the offer: Take a sample
            Taken
              ? nothing
            Alpha is done
            Alpha draws a card
            Alpha draws a card
            Alpha draws a card
            Alpha draws a card
            Initiative: Bravo
            Bravo is activated
            Bravo plays Reposition
              ? nothing
        "#]],
    );
}

/// Every prohibition, and its end.
#[test]
fn prohibitions() {
    fn forbid_all(_: &Table, _: &World, event: &Event, out: &mut Vec<Effect>) {
        if matches!(event, Event::Started) {
            out.extend(BAN_WORDS.map(|(_, ban)| Effect::Forbid(ban, BanEnd::Round)));
            out.push(Effect::Forbid(ban::DEMONS_OPEN_DOORS, BanEnd::While(PORTAL)));
        }
        if matches!(event, Event::CardPlayed { .. }) {
            out.push(OwnEffect::RemovePortal { portal: PortalId(0) }.into());
        }
    }
    // No argent is gained, no event played, no figure teleports or glory kills.
    check(
        room(forbid_all)
            .at_the_start()
            .hand("alpha", "reposition")
            .events("ambush darkness")
            .at("imp 2", 7, 0)
            .damage("imp 2", 1)
            .with(|_, state| {
                let _ = (0..2).map(|i| state.scene().world().turn_up(TeleporterId(i).into())).count();
            })
            .at("alpha", 6, 0),
        "
        initiative alpha
        play reposition
        ? step
        step 7,0
        ?
        ",
        expect![[r#"
            The game begins
            Round 1
            The invader draws an event
            The invader draws an event
            The invader draws an event
            The invader draws an event
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
            The portal at 5,1 is gone
              ? step 7,0 · step 7,1 · step 6,1 · step 5,1 · step 5,0
            Alpha moves to 7,0
              ? step 7,1 · step 6,1 · step 6,0
        "#]],
    );
    // No argent is spent; demons open no doors while a portal is there.
    check(
        room(forbid_all).at_the_start().argent("imp", 1).at("imp 2", 2, 1).deck("alpha", "armor"),
        "
        initiative invader
        activate imp
        ? open
        attack alpha
        die 1
        die 1
        ",
        expect![[r#"
            The game begins
            Round 1
            The invader draws an event
            The invader draws an event
            The invader draws an event
            The invader draws an event
            The invader draws an event
            The invader draws an event
            Initiative: the invader
            The invader activates every Imp
            The Imp at 2,1 is activated
              ? nothing
            The Imp at 2,1 attacks Alpha
            A red die shows 1
            A red die shows 1
            Alpha reveals Armor: 2 shields
            The attack on Alpha causes no damage
        "#]],
    );
    check(
        room(forbid_all).at_the_start().hand("bravo", "reposition").argent("imp", 1).at("imp 2", 2, 1),
        "
        initiative bravo
        play reposition
        end
        initiative invader
        activate imp
        ? open
        ",
        expect![[r#"
            The game begins
            Round 1
            The invader draws an event
            The invader draws an event
            The invader draws an event
            The invader draws an event
            The invader draws an event
            The invader draws an event
            Initiative: Bravo
            Bravo is activated
            Bravo plays Reposition
            The portal at 5,1 is gone
            Bravo is done
            Bravo draws a card
            Bravo draws a card
            Bravo draws a card
            Initiative: the invader
            The invader activates every Imp
            The Imp at 2,1 is activated
              ? open 0
        "#]],
    );
}

/// No figure has cover, no squad card is in play, and no teleporter becomes active because a marine comes onto it
/// (ruling 42: the tutorial has none of these).
#[test]
fn what_the_tutorial_has_not() {
    const COVERED: &str = "
        +-----------+
        |A B . . i .|
        +-----------+";
    let attacked = |bans: &[Ban]| {
        let bans = bans.to_vec();
        let scene = scene(COVERED).order("invader alpha bravo").deck_is_only("alpha", "reposition");
        scene.hand("bravo", "").with(move |_, state| {
            for ban in &bans {
                state.scene().world().forbid(*ban, BanEnd::Never);
            }
        })
    };
    let asked = |bans: &[Ban]| {
        let (told, _) = attacked(bans).play("attack alpha\ndie 2\ndie 2\n?");
        told.contains("second")
    };
    assert!(asked(&[]), "Bravo gives cover: a second card may be revealed");
    assert!(!asked(&[ban::COVER]));

    let woken = |bans: &[Ban]| {
        let bans = bans.to_vec();
        let scene = room(|_, _, _, _| {}).hand("alpha", "reposition").at("alpha", 5, 1);
        let scene = scene.with(move |_, state| {
            for ban in &bans {
                state.scene().world().forbid(*ban, BanEnd::Never);
            }
        });
        scene.play("play reposition\nstep 6,0").0.contains("active")
    };
    assert!(woken(&[]));
    assert!(!woken(&[ban::WAKE_TELEPORTERS]));

    // Forbidden at the start, no marine gets the card for three, and no marine has a second main action.
    fn forbid(_: &Table, _: &World, event: &Event, out: &mut Vec<Effect>) {
        if matches!(event, Event::Started) {
            out.push(Effect::Forbid(ban::SQUAD_CARDS, BanEnd::Never));
        }
    }
    let three = "
        +-----------+
        |A B C . . i|
        +-----------+";
    check(
        Scene::of(setup(three), listener(forbid)).at_the_start().order("alpha"),
        "
        pass
        initiative alpha
        = turn
        ",
        expect![[r#"
            The game begins
            Round 1
            The invader draws an event
            The invader draws an event
            The invader draws an event
            The invader draws an event
            The invader draws an event
            The invader draws an event
            Initiative: Alpha
            Alpha is activated
            Alpha is done
              = 0 points, 0 main actions
        "#]],
    );
}

/// Every number of the rules that can be changed, and until when.
#[test]
fn modifiers() {
    fn answer(_: &Table, _: &World, event: &Event, out: &mut Vec<Effect>) {
        let modify = |stat, amount, until| Effect::Modify(Modifier { stat, amount, until });
        if matches!(event, Event::ActivationStarted { figure: ALPHA }) {
            out.extend([
                modify(stat::speed(Side::Marines), 2, Until::Activation),
                modify(stat::range(Side::Marines), -1, Until::Activation),
                modify(stat::damage(Side::Marines), 1, Until::Activation),
                modify(stat::HAND_SIZE, -1, Until::Activation),
                modify(stat::EVENT_HAND, -5, Until::Game),
                modify(stat::speed(Side::Invader), -3, Until::Round),
                modify(stat::damage(Side::Invader), -9, Until::Round),
            ]);
        }
    }
    check(
        room(answer)
            .order("alpha invader")
            .exhausted("cacodemon")
            .hand("alpha", "buckshot reposition")
            .event_deck("paranoia")
            .deck("alpha", "sidearm unload"),
        "
        play buckshot
        = turn
        ? attack
        attack imp 2
        die 0
        die 1
        end
        = alpha
        = turn
        attack alpha
        die 2
        die 2
        end
        event ambush
        ?
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Buckshot
              = 6 points, 0 main actions
              ? attack imp 2
            Alpha attacks the Imp at 3,0
            A red die shows 0
            A black die shows 1
            The Imp at 3,0 reveals Paranoia: 1 shield
            The Imp at 3,0 suffers 1 damage (1 of 3)
            Alpha is done
            Alpha draws a card
            Alpha draws a card
            Initiative: the invader
            The invader activates every Imp
            The Imp at 3,0 is activated
              = 0,0, damage 0, hand [reposition sidearm unload], 6 in the deck, discarded [buckshot], glory []
              = 1 points, 0 main actions
            The Imp at 3,0 attacks Alpha
            A red die shows 2
            A red die shows 2
            Alpha reveals Armor: 2 shields
            The attack on Alpha causes no damage
            The Imp at 3,0 is done
            Round 1 is over
            Round 2
            The invader draws an event
              ? spend ambush · pass
        "#]],
    );
}

/// A door that a script closes: everybody hears of it, it can be opened again, and what is closed stays so without a word.
#[test]
fn a_script_closes_a_door() {
    fn answer(_: &Table, world: &World, event: &Event, out: &mut Vec<Effect>) {
        match event {
            Event::Moved { figure: ALPHA, .. } => out.extend([
                Effect::CloseDoor(DoorId(0)),
                Effect::OpenDoor(DoorId(0)),
                Effect::CloseDoor(DoorId(0)),
                Effect::CloseDoor(DoorId(0)),
            ]),
            Event::DoorClosed { door, by: None } => {
                assert!(world.closed().has(*door), "it is closed when one hears of it");
                out.push(Effect::Say("shut".into()));
            }
            _ => {}
        }
    }
    check(
        room(answer).hand("alpha", "reposition"),
        "
        play reposition
        step 1,0
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
            Alpha moves to 1,0
            The door at 1,1 opens
            The door at 1,1 closes
            Shut
        "#]],
    );
}

/// Everything else a script may ask for.
#[test]
fn every_other_effect() {
    fn answer(table: &Table, world: &World, event: &Event, out: &mut Vec<Effect>) {
        if !matches!(event, Event::Moved { figure: ALPHA, .. }) {
            return;
        }
        let here = world.figures()[ALPHA].space;
        let pinky = table.kind_named("pinky").expect("a demon");
        out.extend([
            Effect::OpenDoor(DoorId(0)),
            Effect::OpenDoor(DoorId(0)),
            OwnEffect::FlipPortal { portal: PortalId(0) }.into(),
            OwnEffect::RemovePortal { portal: PortalId(0) }.into(),
            OwnEffect::ActivateTeleporter { teleporter: TeleporterId(1) }.into(),
            Effect::PlaceToken(TokenKind::Item(HEALTH_PACK, 0), here),
            Effect::Progress(TokenId(0), 1),
            Effect::Progress(TokenId(0), -2),
            Effect::RemoveToken(TokenId(0)),
            Effect::Heal(ALPHA, 9),
            Effect::Stun(IMP),
            Effect::Stun(IMP),
            Effect::Frag(IMP),
            Effect::PlaceFigure(pinky, here),
            Effect::DrawCards(ALPHA, 2),
            OwnEffect::GainArgent { amount: 2 }.into(),
        ]);
    }
    check(
        room(answer).hand("alpha", "reposition").damage("alpha", 4).deck("alpha", "armor sidearm"),
        "
        play reposition
        step 1,0
        argent pinky
        argent invasion
        ?
        = alpha
        = invader
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
            Alpha moves to 1,0
            The door at 1,1 opens
            The portal at 5,1 is flipped
            The portal at 5,1 is gone
            The teleporter at 6,0 becomes active
            The health pack is put at 1,0
            The objective token at 2,1 has 1 progress
            The objective token at 2,1 has 0 progress
            The objective token is off the map
            Alpha recovers 4
            The Imp at 3,0 is stunned
            The Imp at 3,0 is fragged
            A Pinky comes at 0,0
            Alpha draws a card
            Alpha draws a card
            The invader gains 2 argent
              ? step 2,0 · step 2,1 · step 1,1 · sprint armor · play sidearm · sprint sidearm · take 1 · end
              = 1,0, damage 0, hand [armor sidearm], 7 in the deck, discarded [], glory []
              = hand [], 18 in the deck, 0 discarded, bank 1; cacodemon ready with 0; pinky ready with 1
        "#]],
    );
}

/// An empty seat at the table: the marine is fragged by a script in the marine's own activation.
#[test]
fn a_script_frags_the_active_marine() {
    fn answer(_: &Table, _: &World, event: &Event, out: &mut Vec<Effect>) {
        if matches!(event, Event::Moved { figure: ALPHA, .. }) {
            out.push(Effect::Frag(ALPHA));
        }
    }
    check(
        room(answer).hand("alpha", "reposition sidearm"),
        "
        play reposition
        step 1,0
        ? card
        = alpha
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha plays Reposition
            Alpha moves to 1,0
            Alpha is fragged, the invader gains a frag token (1 of 4)
              ? card armor · card sidearm · card field-dressing · card shotgun-maneuver · card buckshot · card scoped-burst · card unload
              = off the map, damage 0, hand [], 9 in the deck, discarded [], glory []
        "#]],
    );
}
