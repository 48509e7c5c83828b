//! The shipped cards and the examples at work: an event, and what they ask for, by both ways of running them.

use crate::common::{Card, Mission, blue_door_opened, examples, put};
use doom_2016::own::{PORTAL, PortalId};
use engine::world::{Face, Value};
use engine::{Event, FigureId, Hooks, Side, Thing, TokenId, TokenKind};
use expect_test::expect;
use tiles::DoorId;

/// What the tests here say of the cards of Cold Vaults is said of those the mission plays. The examples of the same names
/// have the same code.
#[test]
fn the_cards_of_cold_vaults_are_those_of_the_mission() {
    fn code(text: &str) -> Vec<&str> {
        text.lines().map(str::trim).filter(|line| !line.starts_with("//")).collect()
    }
    let here = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    for name in ["containment-protocol", "infestation"] {
        let file = format!("{name}.rhai");
        let read = |folder: &str| std::fs::read_to_string(here.join(folder).join(&file)).unwrap();
        let played = read("../missions/library/cold-vaults");
        let (_, tested) = examples().into_iter().find(|(it, _)| it == name).unwrap();
        assert_eq!(tested, played, "{name}");
        assert_eq!(code(&read("examples")), code(&played), "{name}");
    }
}

#[test]
fn containment_protocol() {
    let mut card = Card::of("containment-protocol");
    assert!(card.scripts.can_win(Side::Marines));
    card.check(&Event::Started, &expect![[r#"
        Aim(Reach(Token(Objective), 1))
        Offer(Offer { tag: 'contain', label: 'Contain the objective', near: Token(Objective), distance: 1, least: 1, cost: Cost([1, 0, 0, 0]), limit: Activation, needs: None, used: 0 })"#]]);
    let taken = card.taken("contain", Some(Thing::Token(TokenId(0))));
    card.check(
        &taken,
        &expect![[r#"
            DrawEvents { count: 1 }
            Progress(TokenId(0), 1)"#]],
    );
    let _ = card.mission.world.progress(TokenId(0), 1);
    card.check(
        &taken,
        &expect![[r#"
            DrawEvents { count: 1 }
            RemoveToken(TokenId(0))
            GainArgent { amount: 3 }"#]],
    );
    let gone = Event::TokenRemoved { token: TokenId(0), kind: TokenKind::Objective };
    card.check(&gone, &expect![[""]]);
    let _ = card.mission.world.remove_token(TokenId(0));
    card.check(&gone, &expect![[r#"Win { side: Marines, reason: "Every objective is contained." }"#]]);
}

#[test]
fn infestation_opens_what_can_be_traced() {
    let mut card = Card::of("infestation");
    card.check(
        &Event::Started,
        &expect![[r#"
            Forbid(demons open doors, While(PieceClass(0)))
            Summon { portal: PortalId(0) }"#]],
    );
    // Demons open doors without a price.
    card.check(&blue_door_opened(2), &expect![[""]]);
    card.check(&Event::DoorOpened { door: DoorId(0), by: None }, &expect![[""]]);
    // The blue door is open: the north portal can be traced, the south one lies behind a blocking edge.
    assert!(card.mission.world.open(DoorId(0)));
    card.check(&blue_door_opened(0), &expect!["Summon { portal: PortalId(0) }"]);
    assert!(
        card.mission.world.turn_down(PortalId(0).into())
            && card.mission.world.pieces().turned_up(PORTAL) == 0
    );
    card.check(&blue_door_opened(0), &expect!["Summon { portal: PortalId(0) }"]);
    // A portal that lies faceup summons wherever it is; the other one is still traced.
    assert!(card.mission.world.turn_up(PortalId(1).into()));
    card.check(
        &blue_door_opened(0),
        &expect![[r#"
            Summon { portal: PortalId(0) }
            Summon { portal: PortalId(1) }"#]],
    );
}

#[test]
fn infestation_adds_initiative_for_new_kinds() {
    let mut card = Card::of("infestation");
    let mission = &mut card.mission;
    let pinky = mission.kind("pinky");
    let at = mission.world.space_of(&mission.table, PortalId(0).into()).unwrap();
    let figure = put(&mission.table, &mut mission.world, pinky, at);
    let placed = Event::Placed { figure, kind: pinky, at };
    // In the set-up or on a demon's turn nothing is added.
    card.check(&placed, &expect![[""]]);
    card.mission.world.activate(FigureId(0));
    card.check(&placed, &expect!["Note { script: 0, name: 'pinky', value: Some(Bool(true)) }"]);
    let imp = card.mission.kind("imp");
    let second = put(&card.mission.table, &mut card.mission.world, imp, at);
    card.check(&Event::Placed { figure: second, kind: imp, at }, &expect![[""]]);
    card.check(&Event::ActivationEnded { figure: FigureId(0) }, &expect![[""]]);
    card.note("pinky", Value::Bool(true));
    card.check(
        &Event::ActivationEnded { figure: FigureId(0) },
        &expect![[r#"
            AddInitiative { kind: KindId(3) }
            Note { script: 0, name: 'pinky', value: None }"#]],
    );
}

/// The tutorial's rules, as far as a script can switch off what the tutorial has not.
#[test]
fn ruling_42_first_steps() {
    let mut card = Card::of("first-steps");
    card.check(
        &Event::Started,
        &expect![[r#"
            Aim(OpenDoors)
            Aim(FragDemons)
            Forbid(demons open doors, While(PieceClass(0)))
            Forbid(gain argent, Never)
            Forbid(argent abilities, Never)
            Forbid(glory kills, Never)
            Forbid(teleport, Never)
            Forbid(wake teleporters, Never)
            Forbid(cover, Never)
            Forbid(squad cards, Never)"#]],
    );
    card.check(&blue_door_opened(2), &expect![[""]]);
    card.check(
        &blue_door_opened(1),
        &expect![[r#"
            Note { script: 0, name: 'opened', value: Some(Bool(true)) }
            DropAim(OpenDoors)
            Summon { portal: PortalId(0) }
            Summon { portal: PortalId(1) }"#]],
    );
    card.note("opened", Value::Bool(true));
    card.check(&blue_door_opened(1), &expect![[""]]);
    let imp = card.mission.kind("imp");
    let at = card.mission.world.figures()[FigureId(2)].space;
    let fragged = Event::Fragged { figure: FigureId(2), kind: imp, at, by: Some(FigureId(0)) };
    card.mission.world.remove(&card.mission.table, FigureId(2));
    // Portals are still to summon.
    card.check(&fragged, &expect![[""]]);
    card.mission.no_portals();
    card.check(
        &fragged,
        &expect![[r#"Win { side: Marines, reason: "The first steps are taken: no demon is left." }"#]],
    );
}

/// The tutorial has no squad cards, but a marine alone hardly ever wins without one (a decision of ours).
#[test]
fn ruling_42_a_marine_alone_keeps_his_squad_card_in_first_steps() {
    let mut card = Card::of("first-steps");
    card.mission.world.remove(&card.mission.table, FigureId(1));
    card.check(
        &Event::Started,
        &expect![[r#"
            Aim(OpenDoors)
            Aim(FragDemons)
            Forbid(demons open doors, While(PieceClass(0)))
            Forbid(gain argent, Never)
            Forbid(argent abilities, Never)
            Forbid(glory kills, Never)
            Forbid(teleport, Never)
            Forbid(wake teleporters, Never)
            Forbid(cover, Never)"#]],
    );
}

#[test]
fn the_other_examples() {
    let mut card = Card::of("hack-the-console");
    card.check(&Event::Started, &expect!["Offer(Offer { tag: 'hack', label: 'Hack the console', near: Thing(Token(TokenId(1))), distance: 1, least: 0, cost: Cost([2, 0, 0, 0]), limit: Round, needs: None, used: 0 })"]);
    let hack = card.taken("hack", Some(Thing::Token(TokenId(1))));
    card.check(&hack, &expect!["Progress(TokenId(1), 1)"]);
    let _ = card.mission.world.progress(TokenId(1), 2);
    card.check(
        &hack,
        &expect![[r#"
        Progress(TokenId(1), 1)
        OpenDoor(DoorId(0))
        Withdraw('hack')"#]],
    );

    let card = self::Card::of("countdown");
    card.check(&Event::RoundStarted { round: 3 }, &expect![[r#"Say("The reactor holds 6 more rounds.")"#]]);
    card.check(
        &Event::RoundEnded { round: 8 },
        &expect![[r#"Win { side: Invader, reason: "The reactor is gone." }"#]],
    );

    let mut card = self::Card::of("quake");
    card.check(&Event::RoundEnded { round: 1 }, &expect!["Roll { dice: Dice([1, 1, 0, 0]), tag: 'quake' }"]);
    let inside = card.mission.table.regions[0].iter().next().unwrap();
    card.mission.world.put(&card.mission.table, FigureId(1), inside, false);
    let tag = card.mission.table.symbols.get("quake").unwrap();
    card.check(
        &Event::Rolled { tag, face: Face::one(3) },
        &expect![[r#"
        Say("The vault shakes.")
        Hurt(FigureId(1), 2)
        Stun(FigureId(1))"#]],
    );

    let mut card = self::Card::of("vault");
    card.check(&Event::Started, &expect!["Offer(Offer { tag: 'seal', label: 'Seal the portal', near: Thing(Piece(PieceId { class: PieceClass(0), number: 0 })), distance: 1, least: 0, cost: Cost([2, 1, 0, 0]), limit: Game, needs: None, used: 0 })"]);
    let (from, to) = (card.mission.table.starts[1], inside);
    card.mission.world.put(&card.mission.table, FigureId(1), inside, false);
    card.check(
        &Event::Moved { figure: FigureId(1), from, to },
        &expect![[r#"
            Note { script: 0, name: 'found', value: Some(Bool(true)) }
            PlaceFigure(KindId(3), SpaceId(21))
            PlaceFigure(KindId(2), SpaceId(6))
            ActivateTeleporter { teleporter: TeleporterId(0) }"#]],
    );

    let mut card = self::Card::of("alarm");
    card.check(&blue_door_opened(0), &expect!["Ask { side: Invader, question: 'Raise the alarm?', answers: ['Yes, hunt them', 'No, wait'], tag: 'alarm' }"]);
    let tag = card.mission.table.symbols.get("alarm").unwrap();
    card.check(
        &Event::Answered { tag, question: tag, answer: 0, words: None },
        &expect![[r#"
        Note { script: 0, name: 'alarm', value: Some(Bool(true)) }
        Say("The alarm howls.")"#]],
    );
    card.note("alarm", Value::Bool(true));
    card.check(
        &Event::RoundStarted { round: 2 },
        &expect!["Modify(Modifier { stat: demon speed, amount: 1, until: Round })"],
    );
}

#[test]
fn only_what_is_listened_to() {
    let card = Card::of("countdown");
    let listens = card.scripts.listens();
    assert!(listens.has(engine::EventKind::RoundStarted) && !listens.has(engine::EventKind::Moved));
    card.check(&Event::Started, &expect![[""]]);
}

#[test]
fn most_handlers_run_without_rhai() {
    let mut lines = Vec::new();
    for (name, text) in examples() {
        let (scripts, _) = Mission::new().compile(&[(&name, &text)]);
        for (script, handler, lowered) in scripts.handlers() {
            lines.push(format!("{script} {handler}{}", if lowered { "" } else { " (in Rhai)" }));
        }
    }
    expect![[r#"
        alarm on_round_start
        alarm on_door_opened
        alarm on_alarm
        assault on_start
        assault on_round_start
        assault on_fragged
        assault on_seal
        assault on_glory_killed
        assault on_assault
        asset-extraction on_start
        asset-extraction on_fragged
        asset-extraction on_lift
        asset-extraction on_deliver
        clean-sweep on_start
        clean-sweep on_activation_end
        clean-sweep on_fragged
        containment-protocol on_start
        containment-protocol on_token_removed
        containment-protocol on_contain
        countdown on_round_start
        countdown on_round_end
        first-steps on_start
        first-steps on_activation_end
        first-steps on_door_opened
        first-steps on_fragged
        guard-duty on_start
        guard-duty on_round_end
        guard-duty on_mend
        hack-the-console on_start
        hack-the-console on_door_opened
        hack-the-console on_hack
        hold-out on_start
        hold-out on_round_end
        horde on_start
        horde on_round_start
        horde on_wave
        infestation on_start
        infestation on_activation_end
        infestation on_door_opened
        infestation on_placed
        marked-prey on_start
        marked-prey on_round_end
        marked-prey on_placed
        marked-prey on_fragged
        new-objective on_start
        new-objective on_take
        new-special on_round_end
        new-threat on_start
        new-threat on_round_start
        new-threat on_door_opened
        quake on_round_end
        quake on_quake
        sample-collection on_start
        sample-collection on_placed
        sample-collection on_fragged
        sample-collection on_collect
        sample-collection on_summoned
        samples on_start
        samples on_moved
        samples on_fragged
        samples on_token_removed
        samples on_bandage
        seal-the-breach on_start
        seal-the-breach on_activation_end
        seal-the-breach on_fragged
        seal-the-breach on_seal_breach
        vault on_start
        vault on_activation_end
        vault on_moved
        vault on_seal"#]]
    .assert_eq(&lines.join("\n"));
}
