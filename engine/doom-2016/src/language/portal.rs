//! Portals and teleporters: sorts of things that only this game has.
//! Who is summoned and who teleports is for the rules to say.

use super::row::row;
use super::words::{PORTAL_STATE, TELEPORTER_STATE, TIER};
use crate::own::{self, OwnEffect, OwnEvent, OwnEventKind, Pieces2016, PortalId, TeleporterId};
use engine::language::script_view::{token, unknown};
use engine::language::token as shared;
use engine::language::{Act, Fault, Func, Property, Run, ScriptView, Ty, Val, View, Vocab, property, takes};
use engine::{Effect, Sym, Thing, own_handlers, shown};

/// A portal.
pub const PORTAL: Ty = Ty::own(0);
/// A teleporter.
pub const TELEPORTER: Ty = Ty::own(1);

/// The tiers, in the order of `Tier`.
pub(super) const TIERS: [&str; 3] = ["blue", "yellow", "red"];
/// What `portals` can be asked for.
pub(super) const STATES: [&str; 5] = ["faceup", "facedown", TIERS[0], TIERS[1], TIERS[2]];
/// States of teleporters.
pub(super) const TELEPORTERS: [&str; 2] = ["active", "inactive"];

pub(super) const FUNCS: &[Func] = &[
    Func {
        name: "portals",
        params: &[takes("which", Ty::word(PORTAL_STATE))],
        needed: 0,
        gives: PORTAL.list(),
        run: Run::List(portals),
        doc: row("function-portals"),
        example: "fn on_start() { for portal in portals(\"faceup\") { summon(portal); } }",
    },
    Func {
        name: "summon",
        params: &[takes("portal", PORTAL)],
        needed: 1,
        gives: Ty::UNIT,
        run: Run::Do(|act, args| act.ask(OwnEffect::Summon { portal: portal(args, 0)? }.into())),
        doc: row("function-summon"),
        example: "fn on_round_start(e) { if e.round == 4 { summon(map::north_portal); } }",
    },
    Func {
        name: "ask_portal",
        params: &[
            takes("tag", Ty::word(Vocab::Tag)),
            takes("question", Ty::TEXT),
            takes("portals", PORTAL.list()),
            takes("none", Ty::TEXT),
        ],
        needed: 3,
        gives: Ty::UNIT,
        run: Run::Do(ask_portal),
        doc: row("function-ask-portal"),
        example: "fn on_round_start() { ask_portal(\"surge\", \"Which portal?\", portals(), \"None\"); }\n\
                  fn on_surge(e) { if e.portal != nobody { summon(e.portal); } }",
    },
    Func {
        name: "flip",
        params: &[takes("portal", PORTAL)],
        needed: 1,
        gives: Ty::UNIT,
        run: Run::Do(flip),
        doc: row("function-flip"),
        example: "fn on_start() { for portal in portals(\"blue\") { flip(portal); } }",
    },
    Func {
        name: "teleporters",
        params: &[takes("which", Ty::word(TELEPORTER_STATE))],
        needed: 0,
        gives: TELEPORTER.list(),
        run: Run::List(teleporters),
        doc: row("function-teleporters"),
        example: "fn on_round_end() { if teleporters(\"inactive\").count == 0 { win(\"marines\", \"All on.\"); } }",
    },
    Func {
        name: "activate",
        params: &[takes("teleporter", TELEPORTER)],
        needed: 1,
        gives: Ty::UNIT,
        run: Run::Do(|act, args| {
            act.ask(OwnEffect::ActivateTeleporter { teleporter: teleporter(args, 0)? }.into())
        }),
        doc: row("function-activate"),
        example: "fn on_door_opened() { activate(map::pad); }",
    },
];

/// Portals can be removed as well as tokens.
pub(super) const REMOVE: Func = Func {
    params: &[takes("what", Ty::TOKEN.or(PORTAL))],
    run: Run::Do(|act, args| match portal_of(args[0].view()) {
        Some(portal) => act.ask(OwnEffect::RemovePortal { portal }.into()),
        None => act.ask(Effect::RemoveToken(token(args, 0)?)),
    }),
    doc: row("function-remove"),
    example: "fn on_start() { offer(\"seal\", #{ label: \"Seal it\", near: map::north_portal, cards: 2 }); }\n\
              fn on_seal(e) { remove(e.near); withdraw(\"seal\"); }",
    ..shared::REMOVE
};

/// Portals are removed from the map as well as figures and tokens.
pub(super) const ON_MAP: Property = Property {
    of: property::ON_MAP.of.or(PORTAL),
    read: |look, thing| match thing {
        Thing::Piece(piece) => Some(Val::bool(look.world.pieces().has(piece))),
        _ => (property::ON_MAP.read)(look, thing),
    },
    example: "fn on_round_end() { if !map::north_portal.on_map { win(\"marines\", \"It is closed.\"); } }",
    ..property::ON_MAP
};

pub(super) const PROPERTIES: &[Property] = &[
    Property {
        name: "faceup",
        of: PORTAL,
        gives: Ty::BOOL,
        read: |look, thing| match thing {
            Thing::Piece(portal) if portal.class == own::PORTAL => {
                Some(Val::bool(look.world.pieces().is_up(portal)))
            }
            _ => None,
        },
        doc: row("property-faceup"),
        example: "fn on_round_start() { for portal in portals() { if portal.faceup { summon(portal); } } }",
    },
    Property {
        name: "tier",
        of: PORTAL,
        gives: Ty::word(TIER),
        read: |look, thing| match thing {
            Thing::Piece(portal) if portal.class == own::PORTAL => {
                let spot = look.table.piece(portal);
                Some(Val::word(spot.map_or(look.words.none, |p| look.words.own(TIER, p.sort.into()))))
            }
            _ => None,
        },
        doc: row("property-tier"),
        example: "fn on_portal_removed(e) { if e.portal.tier == \"red\" { gain_argent(2); } }",
    },
    Property {
        name: "active",
        of: TELEPORTER,
        gives: Ty::BOOL,
        read: |look, thing| match thing {
            Thing::Piece(pad) if pad.class == own::TELEPORTER => {
                Some(Val::bool(look.world.pieces().is_up(pad)))
            }
            _ => None,
        },
        doc: row("property-active"),
        example: "fn on_round_start() { if !map::pad.active { activate(map::pad); } }",
    },
];

/// A portal of an event.
struct Which;
/// A portal of an event, if there is one.
struct WhichIfAny;
/// A teleporter of an event.
struct Pad;

shown! {
    Which, PortalId, PORTAL, |part, _look| Val::thing((*part).into());
    WhichIfAny, Option<PortalId>, PORTAL.or(Ty::NOBODY), |part, _look| Val::maybe(part.map(Thing::from));
    Pad, TeleporterId, TELEPORTER, |part, _look| Val::thing((*part).into());
}

own_handlers! {
    OwnEvent, OwnEventKind, pub(super) HANDLERS
    PortalFlipped "on_portal_flipped" "handler-on-portal-flipped" {
        portal: Which = portal, "field-on-portal-flipped-portal"; }
    PortalRemoved "on_portal_removed" "handler-on-portal-removed" {
        portal: Which = portal, "field-on-portal-removed-portal"; }
    Summoned "on_summoned" "handler-on-summoned" {
        portal: Which = portal, "field-on-summoned-portal";
        group: u8 = group, "field-on-summoned-group"; }
    TeleporterActivated "on_teleporter_activated" "handler-on-teleporter-activated" {
        teleporter: Pad = teleporter, "field-on-teleporter-activated-teleporter"; }
}

own_handlers! {
    OwnEvent, OwnEventKind, pub(super) ANSWERS
    PortalChosen "on_portal_chosen" answers "ask_portal" "handler-on-portal-chosen" {
        tag: Sym = tag, "field-on-portal-chosen-tag";
        portal: WhichIfAny = portal, "field-on-portal-chosen-portal"; }
}

/// The argument as a portal.
fn portal(args: &[Val], i: usize) -> Result<PortalId, Fault> {
    portal_of(args[i].view()).ok_or(Fault::Wrong(i))
}

fn portal_of(view: View) -> Option<PortalId> {
    match view {
        View::Thing(Thing::Piece(piece)) => (piece.class == own::PORTAL).then_some(PortalId(piece.number)),
        _ => None,
    }
}

/// The argument as a teleporter.
fn teleporter(args: &[Val], i: usize) -> Result<TeleporterId, Fault> {
    match args[i].view() {
        View::Thing(Thing::Piece(piece)) if piece.class == own::TELEPORTER => Ok(TeleporterId(piece.number)),
        _ => Err(Fault::Wrong(i)),
    }
}

fn portals(look: &ScriptView<'_>, args: &[Val], each: &mut dyn FnMut(Val)) -> Result<(), Fault> {
    let mut face = None;
    let mut tier = None;
    if !args.is_empty() {
        match look.str(args[0]).ok_or(Fault::Wrong(0))? {
            "faceup" => face = Some(true),
            "facedown" => face = Some(false),
            word => {
                let place = TIERS.iter().position(|t| *t == word).ok_or_else(|| unknown(word))?;
                tier = Some(place as u8);
            }
        }
    }
    for (i, spot) in look.table.pieces(own::PORTAL).iter().enumerate() {
        let id = PortalId(i as u8);
        let world = look.world;
        if world.has_portal(id)
            && face.is_none_or(|up| up == world.portal_up(id))
            && tier.is_none_or(|t| t == spot.sort)
        {
            each(Val::thing(id.into()));
        }
    }
    Ok(())
}

fn ask_portal(act: &mut Act<'_>, args: &[Val]) -> Result<(), Fault> {
    let look = act.look;
    if args[2] != Val::LIST {
        return Err(Fault::Wrong(2));
    }
    let mut portals = 0;
    for item in &look.extra.items {
        portals |= 1 << portal_of(item.view()).ok_or(Fault::Wrong(2))?.0;
    }
    if portals == 0 {
        return Err(Fault::Because("there is no portal to choose".to_owned()));
    }
    let none = if args.len() > 3 { Some(look.word(args, 3)?) } else { None };
    act.ask(
        OwnEffect::AskPortal { question: look.word(args, 1)?, portals, none, tag: look.word(args, 0)? }
            .into(),
    )
}

fn flip(act: &mut Act<'_>, args: &[Val]) -> Result<(), Fault> {
    act.ask(OwnEffect::FlipPortal { portal: portal(args, 0)? }.into())
}

fn teleporters(look: &ScriptView<'_>, args: &[Val], each: &mut dyn FnMut(Val)) -> Result<(), Fault> {
    let state = if args.is_empty() {
        None
    } else {
        Some(look.one_of(args, 0, &[(TELEPORTERS[0], true), (TELEPORTERS[1], false)])?)
    };
    for i in 0..look.table.pieces(own::TELEPORTER).len() {
        let id = TeleporterId(i as u8);
        if state.is_none_or(|active| active == look.world.teleporter_active(id)) {
            each(Val::thing(id.into()));
        }
    }
    Ok(())
}
