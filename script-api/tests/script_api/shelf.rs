//! The cards that the missions' shelf keeps for any mission, at work: an event, and what they ask for, by both ways of
//! running them. The rules decide which groups, places and dice follow; their tests cover that.

use crate::common::{Card, put};
use doom_2016::own::{OwnEvent, PORTAL, PortalId, THREAT};
use engine::world::PieceId;
use engine::world::Value;
use engine::{Event, FigureId, KindId, Side, Thing, TokenId, TokenKind};
use expect_test::expect;
use tiles::SpaceId;

// On the drawn board of `common` the north portal is blue and face up, the south one yellow and face down.

fn chosen(card: &Card, tag: &str, portal: Option<PortalId>) -> Event {
    OwnEvent::PortalChosen { tag: card.tag(tag), portal }.into()
}

fn space(card: &Card, thing: Thing) -> SpaceId {
    card.mission.world.space_of(&card.mission.table, thing).unwrap()
}

/// A marine goes to a thing.
fn goes(card: &mut Card, marine: u8, thing: Thing) {
    let space = space(card, thing);
    card.mission.world.put(&card.mission.table, FigureId(marine), space, false);
}

const NORTH: Thing = Thing::Piece(PieceId { class: PORTAL, number: 0 });
const SOUTH: PortalId = PortalId(1);

#[test]
fn horde_wakes_portals_by_tier_and_time() {
    let mut card = Card::of("horde");
    card.check(
        &Event::Started,
        &expect![[r#"
            Forbid(portals close, Never)
            Note { script: 0, name: 'gap', value: Some(Int(2)) }"#]],
    );
    card.note("gap", Value::Int(1));
    // The blue portal is awake, the yellow one is not.
    card.check(&Event::RoundStarted { round: 1 }, &expect![[r#"
        FlipPortal { portal: PortalId(0) }
        AskPortal { question: 'Where does the wave come from?', portals: 1, none: Some('Hold it back'), tag: 'wave' }"#]]);
    // Both are awake.
    card.check(&Event::RoundStarted { round: 3 }, &expect![[r#"
        FlipPortal { portal: PortalId(0) }
        FlipPortal { portal: PortalId(1) }
        AskPortal { question: 'Where does the wave come from?', portals: 3, none: Some('Hold it back'), tag: 'wave' }"#]]);
}

#[test]
fn a_wave_of_the_horde_comes_or_is_held_back() {
    let mut card = Card::of("horde");
    card.check(
        &chosen(&card, "wave", Some(SOUTH)),
        &expect![[r#"
            Note { script: 0, name: 'last', value: Some(Thing(Piece(PieceId { class: PieceClass(0), number: 1 }))) }
            Summon { portal: PortalId(1) }"#]],
    );
    card.check(
        &chosen(&card, "wave", None),
        &expect![[r#"
            Note { script: 0, name: 'last', value: None }
            GainArgent { amount: 2 }"#]],
    );
    // The one that poured last rests, as long as there is another one.
    card.note("last", Value::Thing(NORTH));
    card.check(&Event::RoundStarted { round: 3 }, &expect![[r#"
        FlipPortal { portal: PortalId(0) }
        FlipPortal { portal: PortalId(1) }
        AskPortal { question: 'Where does the wave come from?', portals: 2, none: Some('Hold it back'), tag: 'wave' }"#]]);
    card.check(&Event::RoundStarted { round: 1 }, &expect![[r#"
        FlipPortal { portal: PortalId(0) }
        AskPortal { question: 'Where does the wave come from?', portals: 1, none: Some('Hold it back'), tag: 'wave' }"#]]);
    // With few marines waves have rounds between them.
    card.note("gap", Value::Int(2));
    card.check(&Event::RoundStarted { round: 2 }, &expect!["FlipPortal { portal: PortalId(0) }"]);
}

#[test]
fn a_marine_holds_a_portal_of_the_horde_shut() {
    let mut card = Card::of("horde");
    goes(&mut card, 0, NORTH);
    card.check(
        &Event::RoundStarted { round: 1 },
        &expect![[r#"
            FlipPortal { portal: PortalId(0) }
            Say("Every portal that is awake is held shut.")"#]],
    );
    card.check(
        &Event::RoundStarted { round: 3 },
        &expect![[r#"
            FlipPortal { portal: PortalId(0) }
            FlipPortal { portal: PortalId(1) }
            Say("Every portal that is awake is held shut.")"#]],
    );
}

#[test]
fn assault_saves_and_spends() {
    let mut card = Card::of("assault");
    card.check(&Event::Started, &expect![[r#"
        Note { script: 0, name: 'income', value: Some(Int(2)) }
        Threat { by: 2 }
        Offer(Offer { tag: 'seal', label: 'Seal the portal', near: Piece(PieceClass(0)), distance: 1, least: 0, cost: Cost([2, 0, 0, 0]), limit: Round, needs: None, used: 0 })"#]]);
    card.note("income", Value::Int(2));
    // One token lies there, three are not enough for any portal; with one more they are for a blue one.
    card.check(&Event::RoundStarted { round: 1 }, &expect!["Threat { by: 2 }"]);
    card.mission.count(THREAT, 2);
    card.check(&Event::RoundStarted { round: 1 }, &expect![[r#"
        Threat { by: 2 }
        AskPortal { question: 'Which portal is the threat spent on?', portals: 1, none: Some('Save it'), tag: 'assault' }"#]]);
    card.mission.count(THREAT, 10);
    card.check(&Event::RoundStarted { round: 1 }, &expect![[r#"
        Threat { by: 2 }
        AskPortal { question: 'Which portal is the threat spent on?', portals: 3, none: Some('Save it'), tag: 'assault' }"#]]);
    // Of ten, four are spent on a blue one: what is left buys the yellow one as well.
    card.check(&chosen(&card, "assault", Some(PortalId(0))), &expect![[r#"
        Threat { by: -4 }
        Summon { portal: PortalId(0) }
        AskPortal { question: 'Which portal is the threat spent on?', portals: 2, none: Some('Save it'), tag: 'assault' }"#]]);
    card.check(&chosen(&card, "assault", None), &expect![[""]]);
    card.mission.no_portals();
    card.check(&Event::RoundStarted { round: 1 }, &expect!["GainArgent { amount: 1 }"]);
}

#[test]
fn assault_hears_who_falls_and_what_is_sealed() {
    let card = Card::of("assault");
    let at = space(&card, NORTH);
    let fragged = |figure, kind: &str| Event::Fragged { figure, kind: card.mission.kind(kind), at, by: None };
    card.check(&fragged(FigureId(0), "alpha"), &expect!["Threat { by: 1 }"]);
    card.check(&fragged(FigureId(2), "imp"), &expect![[""]]);
    card.check(
        &OwnEvent::GloryKilled { figure: FigureId(2), by: FigureId(0) }.into(),
        &expect!["Threat { by: -1 }"],
    );
    card.check(&card.taken("seal", Some(NORTH)), &expect!["RemovePortal { portal: PortalId(0) }"]);
}

#[test]
fn guard_duty_counts_demons_next_to_objectives() {
    let mut card = Card::of("guard-duty");
    card.check(&Event::Started, &expect![[r#"
        Aim(Reach(Token(Objective), 2))
        Aim(Survive)
        Offer(Offer { tag: 'mend', label: 'Mend the objective', near: Token(Objective), distance: 1, least: 0, cost: Cost([1, 0, 0, 0]), limit: Activation, needs: Some((0, 'damaged')), used: 0 })"#]]);
    // There is one objective on the board, two are needed.
    card.check(
        &Event::RoundEnded { round: 1 },
        &expect![[r#"
        Note { script: 0, name: 'damaged', value: Some(Bool(false)) }
        Win { side: Invader, reason: "Too few objectives are left to guard." }"#]],
    );
    let altar = space(&card, Thing::Token(TokenId(0)));
    let second = space(&card, Thing::Token(TokenId(1)));
    let _ = card.mission.world.put_token(&card.mission.table, TokenKind::Objective, second);
    card.check(
        &Event::RoundEnded { round: 1 },
        &expect![[r#"
        Note { script: 0, name: 'damaged', value: Some(Bool(false)) }
        Say("Round 1 of 7 is over; 2 objectives stand.")"#]],
    );
    card.mission.world.put(&card.mission.table, FigureId(2), altar, false);
    card.check(
        &Event::RoundEnded { round: 2 },
        &expect![[r#"
        Progress(TokenId(0), 1)
        Note { script: 0, name: 'damaged', value: Some(Bool(true)) }
        Say("Round 2 of 7 is over; 2 objectives stand.")"#]],
    );
    let _ = card.mission.world.progress(TokenId(0), 2);
    card.check(
        &card.taken("mend", Some(Thing::Token(TokenId(0)))),
        &expect![[r#"
        Progress(TokenId(0), -1)
        Note { script: 0, name: 'damaged', value: Some(Bool(true)) }"#]],
    );
    card.check(
        &Event::RoundEnded { round: 2 },
        &expect![[r#"
        Say("An objective is lost.")
        RemoveToken(TokenId(0))
        Note { script: 0, name: 'damaged', value: Some(Bool(false)) }
        Win { side: Invader, reason: "Too few objectives are left to guard." }"#]],
    );
    let _ = card.mission.world.progress(TokenId(0), -2);
    card.check(
        &Event::RoundEnded { round: 7 },
        &expect![[r#"
        Progress(TokenId(0), 1)
        Note { script: 0, name: 'damaged', value: Some(Bool(true)) }
        Win { side: Marines, reason: "The watch is over, and enough still stands." }"#]],
    );
}

#[test]
fn an_asset_is_lifted_carried_dropped_and_handed_over() {
    let mut card = Card::of("asset-extraction");
    card.check(&Event::Started, &expect![[r#"
        Note { script: 0, name: 'landing', value: Some(Thing(Space(SpaceId(0)))) }
        Note { script: 0, name: 'free', value: Some(Bool(true)) }
        Aim(Reach(Token(Objective), 1))
        Offer(Offer { tag: 'lift', label: 'Lift the asset', near: Token(Objective), distance: 1, least: 0, cost: Cost([1, 0, 0, 0]), limit: Free, needs: Some((0, 'free')), used: 0 })"#]]);
    let landing = card.mission.table.starts[0];
    card.note("landing", Value::Thing(Thing::Space(landing)));
    card.check(&card.taken("lift", Some(Thing::Token(TokenId(0)))), &expect![[r#"
        RemoveToken(TokenId(0))
        Note { script: 0, name: 'free', value: Some(Bool(false)) }
        Note { script: 0, name: 'carrier', value: Some(Thing(Figure(FigureId(0)))) }
        DropAim(Reach(Token(Objective), 1))
        Offer(Offer { tag: 'deliver', label: 'Hand over the asset', near: Thing(Space(SpaceId(0))), distance: 1, least: 0, cost: Cost([0, 0, 0, 0]), limit: Free, needs: Some((0, 'carrier')), used: 0 })
        Forbid(teleport, Never)
        DrawEvents { count: 1 }
        Say("Alpha carries the asset.")"#]]);
    card.note("carrier", Value::Thing(Thing::Figure(FigureId(0))));
    let at = space(&card, NORTH);
    let fragged = |figure| Event::Fragged { figure, kind: card.mission.kind("alpha"), at, by: None };
    card.check(
        &fragged(FigureId(0)),
        &expect![[r#"
            PlaceToken(Objective, SpaceId(21))
            Note { script: 0, name: 'carrier', value: None }
            Note { script: 0, name: 'free', value: Some(Bool(true)) }
            Withdraw('deliver')
            Aim(Reach(Token(Objective), 1))
            Allow(teleport)
            Say("The asset lies where its carrier fell.")"#]],
    );
    card.check(&fragged(FigureId(1)), &expect![[""]]);
    card.check(
        &card.taken("deliver", Some(Thing::Space(landing))),
        &expect![[r#"
            Note { script: 0, name: 'out', value: Some(Int(1)) }
            Note { script: 0, name: 'carrier', value: None }
            Note { script: 0, name: 'free', value: Some(Bool(true)) }
            Withdraw('deliver')
            Aim(Reach(Token(Objective), 1))
            Allow(teleport)
            Say("1 of 2 assets are out.")"#]],
    );
    card.note("out", Value::Int(1));
    card.check(
        &card.taken("deliver", Some(Thing::Space(landing))),
        &expect![[r#"
            Note { script: 0, name: 'out', value: Some(Int(2)) }
            Note { script: 0, name: 'carrier', value: None }
            Note { script: 0, name: 'free', value: Some(Bool(true)) }
            Withdraw('deliver')
            Aim(Reach(Token(Objective), 1))
            Allow(teleport)
            Win { side: Marines, reason: "The assets are out." }"#]],
    );
}

#[test]
fn breaches_are_sealed_and_counted() {
    let mut card = Card::of("seal-the-breach");
    card.check(&Event::Started, &expect![[r#"
        Aim(Reach(Piece(PieceClass(0)), 1))
        Offer(Offer { tag: 'seal_breach', label: 'Seal the breach', near: Piece(PieceClass(0)), distance: 1, least: 0, cost: Cost([2, 0, 0, 0]), limit: Activation, needs: None, used: 0 })"#]]);
    card.check(
        &card.taken("seal_breach", Some(NORTH)),
        &expect![[r#"
            Note { script: 0, name: 'sealed', value: Some(Int(1)) }
            RemovePortal { portal: PortalId(0) }
            GainArgent { amount: 2 }
            Say("1 of 3 portals are sealed.")"#]],
    );
    card.note("sealed", Value::Int(2));
    card.check(
        &card.taken("seal_breach", Some(NORTH)),
        &expect![[r#"
            Note { script: 0, name: 'sealed', value: Some(Int(3)) }
            RemovePortal { portal: PortalId(0) }
            Win { side: Marines, reason: "The breach is sealed." }"#]],
    );
    // Summoning may have emptied them as well.
    card.check(&Event::ActivationEnded { figure: FigureId(0) }, &expect![[""]]);
    card.mission.no_portals();
    card.mission.world.remove(&card.mission.table, FigureId(2));
    card.check(
        &Event::ActivationEnded { figure: FigureId(0) },
        &expect![[r#"Win { side: Marines, reason: "Nothing is left that could come through." }"#]],
    );
}

#[test]
fn the_toughest_demon_is_the_prey() {
    let mut card = Card::of("marked-prey");
    let at = space(&card, NORTH);
    let imp = card.mission.kind("imp");
    // An imp is not worth it.
    card.check(
        &Event::Started,
        &expect![[r#"
        Aim(OpenDoors)
        Aim(FragDemons)"#]],
    );
    card.check(&Event::Placed { figure: FigureId(2), kind: imp, at }, &expect![[""]]);
    let mancubus = card.mission.kind("mancubus");
    let second = put(&card.mission.table, &mut card.mission.world, mancubus, at);
    card.check(
        &Event::Started,
        &expect![[r#"
            Note { script: 0, name: 'prey', value: Some(Thing(Figure(FigureId(3)))) }
            DropAim(OpenDoors)
            Aim(Reach(Thing(Figure(FigureId(3))), 2))
            Say("The Mancubus is the prey.")"#]],
    );
    card.check(
        &Event::Placed { figure: second, kind: mancubus, at },
        &expect![[r#"
            Note { script: 0, name: 'prey', value: Some(Thing(Figure(FigureId(3)))) }
            DropAim(OpenDoors)
            Aim(Reach(Thing(Figure(FigureId(3))), 2))
            Say("The Mancubus is the prey.")"#]],
    );
    // One that comes later in the list is the prey if it is tougher, and only then.
    for (health, prey) in [(8, "Figure(FigureId(3))"), (9, "Figure(FigureId(4))")] {
        let mut card = Card::of("marked-prey");
        let mut tougher = card.mission.table.kinds[usize::from(mancubus.0)].clone();
        tougher.health = health;
        card.mission.table.kinds.push(tougher);
        let last = KindId(card.mission.table.kinds.len() as u8 - 1);
        for kind in [mancubus, last] {
            let _ = put(&card.mission.table, &mut card.mission.world, kind, at);
        }
        let answer = card.mission.ask(&card.scripts, &Event::Started);
        assert!(answer.contains(prey), "{health}: {answer}");
    }
    card.note("prey", Value::Thing(Thing::Figure(second)));
    card.check(&Event::Placed { figure: second, kind: mancubus, at }, &expect![[""]]);
    let _ = card.mission.world.hurt(second, 3);
    card.check(
        &Event::RoundEnded { round: 1 },
        &expect![[r#"
        Heal(FigureId(3), 2)
        Note { script: 0, name: 'trail', value: Some(Int(0)) }"#]],
    );
    card.note("trail", Value::Int(2));
    card.check(
        &Event::RoundEnded { round: 1 },
        &expect!["Note { script: 0, name: 'trail', value: Some(Int(0)) }"],
    );
    card.check(
        &Event::RoundEnded { round: 12 },
        &expect![[r#"Win { side: Invader, reason: "The prey has got away." }"#]],
    );
    card.check(
        &Event::Fragged { figure: FigureId(2), kind: imp, at, by: None },
        &expect!["Note { script: 0, name: 'trail', value: Some(Int(3)) }"],
    );
    card.check(
        &Event::Fragged { figure: second, kind: mancubus, at, by: None },
        &expect![[r#"Win { side: Marines, reason: "The prey is down." }"#]],
    );
}

#[test]
fn samples_are_carried_by_the_first_of_each_group() {
    let mut card = Card::of("sample-collection");
    card.check(&Event::Started, &expect![[r#"
        Aim(OpenDoors)
        Aim(FragDemons)
        Offer(Offer { tag: 'collect', label: 'Take the sample', near: Token(Marker('sample')), distance: 1, least: 0, cost: Cost([1, 0, 0, 0]), limit: Activation, needs: None, used: 0 })"#]]);
    card.check(
        &OwnEvent::Summoned { portal: SOUTH, group: 0 }.into(),
        &expect!["Note { script: 0, name: 'next', value: Some(Bool(true)) }"],
    );
    let at = space(&card, NORTH);
    let imp = card.mission.kind("imp");
    card.check(&Event::Placed { figure: FigureId(2), kind: imp, at }, &expect![[""]]);
    card.note("next", Value::Bool(true));
    card.check(
        &Event::Placed { figure: FigureId(2), kind: imp, at },
        &expect![[r#"
        Note { script: 0, name: 'next', value: None }
        Note { script: 0, name: 'out', value: Some(Int(1)) }
        Note { script: 0, name: 'first', value: Some(Thing(Figure(FigureId(2)))) }
        Aim(Reach(Thing(Figure(FigureId(2))), 2))
        Say("The Imp carries a sample.")"#]],
    );
    let fragged = Event::Fragged { figure: FigureId(2), kind: imp, at, by: None };
    card.check(&fragged, &expect![[""]]);
    card.note("second", Value::Thing(Thing::Figure(FigureId(2))));
    card.check(
        &fragged,
        &expect![[r#"
        Note { script: 0, name: 'second', value: None }
        DropAim(Reach(Thing(Figure(FigureId(2))), 2))
        PlaceToken(Marker('sample'), SpaceId(21))"#]],
    );
    card.check(
        &card.taken("collect", Some(Thing::Token(TokenId(1)))),
        &expect![[r#"
            RemoveToken(TokenId(1))
            Note { script: 0, name: 'taken', value: Some(Int(1)) }
            DrawEvents { count: 1 }
            Say("1 of 3 samples are taken.")"#]],
    );
    card.note("taken", Value::Int(2));
    card.check(
        &card.taken("collect", Some(Thing::Token(TokenId(1)))),
        &expect![[r#"
        RemoveToken(TokenId(1))
        Note { script: 0, name: 'taken', value: Some(Int(3)) }
        Win { side: Marines, reason: "The samples are taken." }"#]],
    );
    assert!(card.scripts.can_win(Side::Marines));
}

/// No portal is left to bring another carrier: the marine who falls has it.
#[test]
fn samples_never_run_out_with_the_portals() {
    let mut card = Card::of("sample-collection");
    card.mission.no_portals();
    let imp = card.mission.kind("imp");
    let fragged = |at| Event::Fragged { figure: FigureId(2), kind: imp, at, by: None };
    card.check(
        &fragged(space(&card, NORTH)),
        &expect![[r#"
        Note { script: 0, name: 'out', value: Some(Int(1)) }
        PlaceToken(Marker('sample'), SpaceId(21))"#]],
    );
    card.note("out", Value::Int(3));
    card.check(&fragged(space(&card, NORTH)), &expect![[""]]);
}
