//! Portals and teleporters.

use super::{Func, Run, takes};
use crate::look::{Act, Fault, Look, portal, teleporter, unknown};
use crate::names::TIERS;
use crate::ty::{Ty, Vocab};
use crate::value::{Val, View};
use engine::table::Tier;
use engine::{Effect, PortalId, TeleporterId, Thing};

pub(crate) const FUNCS: &[Func] = &[
    Func {
        name: "portals",
        params: &[takes("which", Ty::word(Vocab::Portals))],
        needed: 0,
        gives: Ty::PORTAL.list(),
        run: Run::List(portals),
        doc: "The portals on the map: all, those \"faceup\" or \"facedown\", or those of a tier (\"blue\", \
              \"yellow\", \"red\").",
        example: "fn on_start() { for portal in portals(\"faceup\") { summon(portal); } }",
    },
    Func {
        name: "summon",
        params: &[takes("portal", Ty::PORTAL)],
        needed: 1,
        gives: Ty::UNIT,
        run: Run::Do(|act, args| act.ask(Effect::Summon(portal(args, 0)?))),
        doc: "Summons demons from a portal: it is flipped, the invader chooses a group of its tier and places it, and \
              the portal is removed, unless `forbid(\"portals close\")` keeps it.",
        example: "fn on_round_start(e) { if e.round == 4 { summon(map::north_portal); } }",
    },
    Func {
        name: "ask_portal",
        params: &[
            takes("tag", Ty::word(Vocab::Tag)),
            takes("question", Ty::TEXT),
            takes("portals", Ty::PORTAL.list()),
            takes("none", Ty::TEXT),
        ],
        needed: 3,
        gives: Ty::UNIT,
        run: Run::Do(ask_portal),
        doc: "Asks the invader to choose one of some portals. The choice comes to the handler named after the tag, as \
              `e.portal`. With a text for choosing none of them he need not, and `e.portal` is `nobody` then.",
        example: "fn on_round_start() { ask_portal(\"surge\", \"Which portal?\", portals(), \"None\"); }\n\
                  fn on_surge(e) { if e.portal != nobody { summon(e.portal); } }",
    },
    Func {
        name: "flip",
        params: &[takes("portal", Ty::PORTAL)],
        needed: 1,
        gives: Ty::UNIT,
        run: Run::Do(flip),
        doc: "Flips a portal face up.",
        example: "fn on_start() { for portal in portals(\"blue\") { flip(portal); } }",
    },
    Func {
        name: "teleporters",
        params: &[takes("which", Ty::word(Vocab::Teleporters))],
        needed: 0,
        gives: Ty::TELEPORTER.list(),
        run: Run::List(teleporters),
        doc: "The teleporters: all, or those \"active\" or \"inactive\".",
        example: "fn on_round_end() { if teleporters(\"inactive\").count == 0 { win(\"marines\", \"All on.\"); } }",
    },
    Func {
        name: "activate",
        params: &[takes("teleporter", Ty::TELEPORTER)],
        needed: 1,
        gives: Ty::UNIT,
        run: Run::Do(|act, args| act.ask(Effect::ActivateTeleporter(teleporter(args, 0)?))),
        doc: "Makes a teleporter active.",
        example: "fn on_door_opened() { activate(map::pad); }",
    },
];

fn portals(look: &Look<'_>, args: &[Val], each: &mut dyn FnMut(Val)) -> Result<(), Fault> {
    let mut face = None;
    let mut tier = None;
    if !args.is_empty() {
        match look.str(args[0]).ok_or(Fault::Wrong(0))? {
            "faceup" => face = Some(true),
            "facedown" => face = Some(false),
            word => {
                let tiers = [Tier::Blue, Tier::Yellow, Tier::Red];
                let place = TIERS.iter().position(|t| *t == word).ok_or_else(|| unknown(word))?;
                tier = Some(tiers[place]);
            }
        }
    }
    for (i, spot) in look.table.portals.iter().enumerate() {
        let id = PortalId(i as u8);
        let world = look.world;
        if world.has_portal(id)
            && face.is_none_or(|up| up == world.portal_up(id))
            && tier.is_none_or(|t| t == spot.tier)
        {
            each(Val::thing(Thing::Portal(id)));
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
        match item.view() {
            View::Thing(Thing::Portal(portal)) => portals |= 1 << portal.0,
            _ => return Err(Fault::Wrong(2)),
        }
    }
    if portals == 0 {
        return Err(Fault::Because("there is no portal to choose".to_owned()));
    }
    let none = if args.len() > 3 { Some(look.word(args, 3)?) } else { None };
    act.ask(Effect::AskPortal { question: look.word(args, 1)?, portals, none, tag: look.word(args, 0)? })
}

fn flip(act: &mut Act<'_>, args: &[Val]) -> Result<(), Fault> {
    act.ask(Effect::FlipPortal(portal(args, 0)?))
}

fn teleporters(look: &Look<'_>, args: &[Val], each: &mut dyn FnMut(Val)) -> Result<(), Fault> {
    let state = if args.is_empty() {
        None
    } else {
        Some(look.one_of(args, 0, &[("active", true), ("inactive", false)])?)
    };
    for i in 0..look.table.teleporters.len() {
        let id = TeleporterId(i as u8);
        if state.is_none_or(|active| active == look.world.teleporter_active(id)) {
            each(Val::thing(Thing::Teleporter(id)));
        }
    }
    Ok(())
}
