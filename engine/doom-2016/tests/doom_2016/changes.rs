//! Every event of this game as a kind with parts, as programs get it.

use crate::table::setup;
use doom_2016::System;
use doom_2016::content::Content;
use doom_2016::own::{OwnEvent, OwnEventKind, PortalId, TeleporterId};
use engine::{FigureId, KindId, Own};
use expect_test::expect;
use rule_system::table_game::{Part, What};
use rule_system::tells::PartKind;
use rule_system::{RuleSystem, Tells};
use std::collections::BTreeSet;
use tiles::SpaceId;

/// An event of every kind, and the two that may go without a part.
fn events(tag: engine::Sym) -> Vec<OwnEvent> {
    let (figure, by, at, portal) = (FigureId(5), FigureId(1), SpaceId(3), PortalId(2));
    vec![
        OwnEvent::PortalFlipped { portal },
        OwnEvent::PortalRemoved { portal },
        OwnEvent::Summoned { portal, group: 1 },
        OwnEvent::TeleporterActivated { teleporter: TeleporterId(1) },
        OwnEvent::GloryKilled { figure, by },
        OwnEvent::PortalChosen { tag, portal: Some(portal) },
        OwnEvent::PortalChosen { tag, portal: None },
        OwnEvent::Sprinted { figure: by },
        OwnEvent::GloryDrawn { figure: by, card: "Adrenaline Rush".into() },
        OwnEvent::ClassUsed { figure: by, card: "Commando".into() },
        OwnEvent::SquadCardPassed { figure: by, card: "Taking Point".into() },
        OwnEvent::GrenadeThrown { by, at },
        OwnEvent::GrenadeExploded { at },
        OwnEvent::HandFull { figure: by },
        OwnEvent::EventPlayed { card: "Ambush".into() },
        OwnEvent::EventsDrawn { count: 2 },
        OwnEvent::ThreatChanged { count: 3 },
        OwnEvent::ArgentGained { amount: 1 },
        OwnEvent::ArgentLost { amount: 1 },
        OwnEvent::ArgentSpent { amount: 1 },
        OwnEvent::DemonsActivated { kind: KindId(1) },
        OwnEvent::InitiativeRevealed { marine: Some(by) },
        OwnEvent::InitiativeRevealed { marine: None },
        OwnEvent::Brought { figure: by, card: "Frag Grenade".into() },
        OwnEvent::Brought { figure: by, card: "Commando".into() },
        OwnEvent::Prepared { invasion: true },
    ]
}

fn line(what: &What) -> String {
    let row = System.rows().changes.iter().find(|row| row.id == what.kind).expect("a kind that is listed");
    assert_eq!(row.parts.len(), what.parts.len(), "{}", row.id);
    let parts = row.parts.iter().zip(&what.parts).map(|(kind, part)| {
        let value = match (kind, part) {
            (PartKind::Word(_), Part::Word(word)) => word.clone(),
            (PartKind::Number(_), Part::Number(number)) => number.to_string(),
            (PartKind::Answer(_), Part::Answer(answer)) => answer.to_string(),
            (_, Part::Nothing) => "-".to_owned(),
            (kind, part) => panic!("{}: {part:?} is no {kind:?}", row.id),
        };
        format!(" {}={value}", kind.name())
    });
    format!("{}{}\n", row.id, parts.collect::<String>())
}

#[test]
fn every_event_is_a_kind_with_parts() {
    let mut table = setup(
        "
        +-----+
        |A i .|
        +-----+",
    )
    .table;
    let tag = table.symbols.intern("gate");
    let events = events(tag);
    let kinds: BTreeSet<u8> = events.iter().map(|event| Own::from(event.clone()).kind).collect();
    assert_eq!(kinds, OwnEventKind::ALL.iter().map(|kind| *kind as u8).collect());
    let content = Content::doom2016();
    let whats =
        events.into_iter().map(|event| System.change(&event.into(), &table, &**content).expect("its own"));
    let whats: Vec<What> = whats.collect();
    // What is counted changes without an event as well.
    let mut listed: BTreeSet<&str> = System.rows().changes.iter().map(|row| row.id).collect();
    let _ = listed.remove("frags-changed");
    assert_eq!(whats.iter().map(|what| what.kind).collect::<BTreeSet<_>>(), listed);
    expect![[r#"
        portal-flipped portal=2
        portal-removed portal=2
        summoned portal=2
        teleporter-activated teleporter=1
        glory-killed figure=5 by=1
        portal-chosen tag=gate portal=2
        portal-chosen tag=gate portal=-
        sprinted figure=1
        glory-drawn figure=1 card=adrenaline-rush
        class-used figure=1 card=commando
        squad-card-passed figure=1 card=taking-point
        grenade-thrown figure=1 space=3
        grenade-exploded space=3
        hand-full figure=1
        event-played card=ambush
        events-drawn count=2
        threat-changed count=3
        argent-gained amount=1
        argent-lost amount=1
        argent-spent amount=1
        demons-activated demon=imp
        initiative-revealed figure=1
        initiative-revealed figure=-
        brought figure=1 card=frag-grenade
        brought figure=1 card=commando
        prepared invasion=true
    "#]]
    .assert_eq(&whats.iter().map(line).collect::<String>());
}

/// Cards have stable names: every card of the box is found by the name on it.
#[test]
fn cards_of_the_box_have_stable_names() {
    let content = Content::doom2016();
    let names = content.cards.iter().map(|it| (&it.name, &it.id));
    let names = names.chain(content.events.iter().map(|it| (&it.name, &it.id)));
    let names = names.chain(content.glory.iter().map(|it| (&it.name, &it.id)));
    let names = names.chain(content.classes.iter().map(|it| (&it.name, &it.id)));
    for (name, id) in names {
        assert_eq!(System.card(name, &**content).as_ref(), Some(id), "{name}");
    }
    assert_eq!(System.card("no card", &**content), None);
}
