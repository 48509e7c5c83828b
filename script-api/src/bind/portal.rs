//! Portals and teleporters.

use super::{Func, Run, takes};
use crate::look::{Act, Fault, Look, portal, teleporter, unknown};
use crate::names::TIERS;
use crate::ty::{Ty, Vocab};
use crate::value::Val;
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
              the portal is removed.",
        example: "fn on_round_start(e) { if e.round == 4 { summon(map::north_portal); } }",
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
