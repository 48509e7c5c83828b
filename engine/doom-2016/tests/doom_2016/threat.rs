//! What threat and objective cards need of the rules: portals the invader chooses and portals that stay, threat tokens,
//! offers next to any portal and for one figure alone. By a listener in Rust; the cards themselves are tested as scripts.

use crate::hooks::{Answer, listener};
use crate::scene::{Scene, check};
use crate::table::setup;
use doom_2016::own::{OwnEffect, OwnEvent, PORTAL, PortalId, ban};
use engine::world::{BanEnd, Cost, Limit, Near, Offer, Value};
use engine::{Effect, Event, FigureId, Sym, Table, Thing, World};
use expect_test::expect;
use tiles::DoorId;

const ROOM: &str = "
    +-----------+
    |A . . i . b|
    |           |
    |B . . . . y|
    +-----------+";

const WORDS: [&str; 5] = ["which", "Which portal?", "None", "seal", "free"];

fn room(answer: Answer) -> Scene {
    let mut setup = setup(ROOM);
    for word in WORDS {
        let _ = setup.table.symbols.intern(word);
    }
    Scene::of(setup, listener(answer)).order("alpha bravo invader")
}

fn word(table: &Table, word: &str) -> Sym {
    table.symbols.get(word).expect("an interned word")
}

fn ask(table: &Table, portals: u32, none: bool) -> Effect {
    let none = none.then(|| word(table, "None"));
    let (question, tag) = (word(table, "Which portal?"), word(table, "which"));
    OwnEffect::AskPortal { question, portals, none, tag }.into()
}

/// The invader chooses one of those that are there; the script decides what follows.
#[test]
fn the_invader_chooses_a_portal_and_it_stays() {
    fn answer(table: &Table, _: &World, event: &Event, out: &mut Vec<Effect>) {
        match event {
            Event::Started => {
                out.extend([Effect::Forbid(ban::PORTALS_CLOSE, BanEnd::Never), ask(table, 0b111, false)]);
            }
            Event::Own(own) => {
                if let Some(OwnEvent::PortalChosen { portal: Some(portal), .. }) = OwnEvent::of(own) {
                    out.push(OwnEffect::Summon { portal }.into());
                }
            }
            _ => {}
        }
    }
    check(
        room(answer).at_the_start(),
        "
        ?
        portal 0
        group 1
        ?
        place 4,0
        place 4,1
        ",
        expect![[r#"
            The game begins
              ? portal 0 · portal 1
            The invader chooses the portal at 5,0
            The portal at 5,0 is flipped
            The portal at 5,0 summons
              ? place 5,0 · place 5,1 · place 4,1 · place 4,0
            A Possessed Soldier comes at 4,0
            A Possessed Soldier comes at 4,1
        "#]],
    );
}

/// A card may take a portal away all the same.
#[test]
fn what_keeps_portals_open_does_not_keep_scripts_from_removing_them() {
    fn answer(_: &Table, _: &World, event: &Event, out: &mut Vec<Effect>) {
        if matches!(event, Event::Started) {
            out.extend([
                Effect::Forbid(ban::PORTALS_CLOSE, BanEnd::Never),
                OwnEffect::RemovePortal { portal: PortalId(0) }.into(),
            ]);
        }
    }
    check(
        room(answer).at_the_start(),
        "",
        expect![[r#"
            The game begins
            The portal at 5,0 is gone
        "#]],
    );
}

/// None of them, where that is possible; a question about portals that are gone is refused.
#[test]
fn the_invader_may_choose_no_portal() {
    fn answer(table: &Table, _: &World, event: &Event, out: &mut Vec<Effect>) {
        if matches!(event, Event::Started) {
            out.extend([
                OwnEffect::RemovePortal { portal: PortalId(0) }.into(),
                ask(table, 0b01, true),
                ask(table, 0b11, true),
                ask(table, 0b10, true),
            ]);
        }
    }
    check(
        room(answer).at_the_start(),
        "
        ?
        answer 0
        portal 1
        ",
        expect![[r#"
            The game begins
            The portal at 5,0 is gone
            (a script could not do what it wanted: no portal of 'Which portal?' is on the map)
              ? portal 1 · answer 0
            The invader chooses no portal
            The invader chooses the portal at 5,1
        "#]],
    );
}

/// What a card asks when a round begins comes before the status phase: no events are drawn yet, and no card is ready again.
#[test]
fn what_answers_a_round_comes_before_its_status_phase() {
    fn answer(table: &Table, _: &World, event: &Event, out: &mut Vec<Effect>) {
        if matches!(event, Event::RoundStarted { .. }) {
            out.push(ask(table, 0b11, true));
        }
    }
    check(
        room(answer).exhausted("imp").at_the_status_phase(),
        "
        ?
        = invader
        portal 0
        ? event
        = invader
        ",
        expect![[r#"
            Round 1
              ? portal 0 · portal 1 · answer 0
              = hand [], 18 in the deck, 0 discarded, bank 0; imp exhausted with 0
            The invader chooses the portal at 5,0
              ? event hellish-power · event demonic-strength · event iron-skin · event explosive-blast · event crippling-strike · event darkness · event paranoia · event demonic-precision · event demonic-speed · event ferocity · event onslaught · event death-curse · event ambush
              = hand [], 18 in the deck, 0 discarded, bank 0; imp ready with 0
        "#]],
    );
}

/// What scripts ask as `connected`: figures and impassable edges do not matter; blocking edges and closed doors do.
#[test]
fn ruling_03_a_path_is_traced_past_figures_and_impassable_edges() {
    let scene = Scene::of(setup("+---------+\n|A:i:b#yDr|\n+---------+"), listener(|_, _, _, _| {}));
    let (table, mut world) = (scene.game.table(), scene.state.world().clone());
    let marine = Thing::Figure(FigureId(0));
    let [blue, yellow, red] = [0, 1, 2].map(|number| Thing::from(PortalId(number)));
    assert!(world.traces(table, marine, blue));
    assert!(!world.traces(table, marine, yellow));
    assert!(!world.traces(table, yellow, red));
    assert!(world.open(DoorId(0)));
    assert!(world.traces(table, yellow, red));
}

/// Tokens are counted, never below zero and never more than the box has: progress is the same tokens' other side.
#[test]
fn threat_tokens_come_and_go() {
    fn answer(_: &Table, _: &World, event: &Event, out: &mut Vec<Effect>) {
        if matches!(event, Event::Started) {
            out.extend([3, -1, -5, -1, 100, 1].map(|by| OwnEffect::Threat { by }.into()));
        }
    }
    check(
        room(answer).at_the_start(),
        "",
        expect![[r#"
            The game begins
            Threat on the threat card: 3
            Threat on the threat card: 2
            Threat on the threat card: 0
            Threat on the threat card: 16
        "#]],
    );
}

/// An offer near any portal stands at each one in reach, and says which.
#[test]
fn an_offer_near_any_portal() {
    fn answer(table: &Table, _: &World, event: &Event, out: &mut Vec<Effect>) {
        match event {
            Event::Own(own) if matches!(OwnEvent::of(own), Some(OwnEvent::InitiativeRevealed { .. })) => out
                .push(Effect::Offer(Offer {
                    tag: word(table, "seal"),
                    label: word(table, "seal"),
                    near: Near::Piece(PORTAL),
                    distance: 1,
                    least: 0,
                    cost: Cost([1, 0, 0, 0]),
                    limit: Limit::Free,
                    needs: None,
                    used: 0,
                })),
            Event::OfferTaken { at: Some(Thing::Piece(piece)), .. } => {
                out.push(OwnEffect::RemovePortal { portal: PortalId(piece.number) }.into());
            }
            _ => {}
        }
    }
    check(
        room(answer).at("alpha", 4, 0).hand("alpha", "reposition sidearm"),
        "
        ? offer
        offer 0 seal 1
        discard sidearm
        ? offer
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
              ? offer 0 seal 0 · offer 0 seal 1
            Alpha takes the offer: seal
            The portal at 5,1 is gone
              ? offer 0 seal 0
        "#]],
    );
}

/// The note an offer needs may name the only figure it is for.
#[test]
fn an_offer_for_one_marine() {
    fn answer(table: &Table, _: &World, event: &Event, out: &mut Vec<Effect>) {
        let Event::Own(own) = event else { return };
        if let Some(OwnEvent::InitiativeRevealed { marine: Some(FigureId(0)) }) = OwnEvent::of(own) {
            let note = word(table, "free");
            let value = Some(Value::Thing(Thing::Figure(FigureId(1))));
            out.push(Effect::Note { script: 0, name: note, value });
            out.push(Effect::Offer(Offer {
                tag: word(table, "seal"),
                label: word(table, "seal"),
                near: Near::Anywhere,
                distance: 0,
                least: 0,
                cost: Cost::default(),
                limit: Limit::Free,
                needs: Some((0, note)),
                used: 0,
            }));
        }
    }
    check(
        room(answer),
        "
        ? offer
        end
        ? offer
        ",
        expect![[r#"
            Initiative: Alpha
            Alpha is activated
            Alpha is done
              ? nothing
            Alpha draws a card
            Alpha draws a card
            Alpha draws a card
            Alpha draws a card
            Initiative: Bravo
            Bravo is activated
            Bravo is done
              ? nothing
        "#]],
    );
}
