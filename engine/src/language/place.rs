//! Places: how far, who sees whom, what is joined, who stands where.
//! They only look; moving somebody is for the rules.

use super::row::row;
use super::script_view::thing;
use super::{Fault, Func, Run, ScriptView, Ty, Val, View, takes};
use crate::world::RegionId;
use crate::{Event, Thing};

/// Functions of places.
pub const FUNCS: &[Func] = &[
    Func {
        name: "distance",
        params: &[takes("from", Ty::THING), takes("to", Ty::THING)],
        needed: 2,
        gives: Ty::NUMBER,
        run: Run::Ask(|look, args| {
            let range = look.world.distance(look.table, thing(args, 0)?, thing(args, 1)?);
            Ok(Val::int(i64::from(range)))
        }),
        doc: row("function-distance"),
        example: "fn on_moved(e) { if distance(e.figure, map::altar) <= 2 { say(\"It hums.\"); } }",
    },
    Func {
        name: "adjacent",
        params: &[takes("one", Ty::THING), takes("other", Ty::THING)],
        needed: 2,
        gives: Ty::BOOL,
        run: Run::Ask(|look, args| {
            Ok(Val::bool(look.world.next_to(look.table, thing(args, 0)?, thing(args, 1)?)))
        }),
        doc: row("function-adjacent"),
        example: "fn on_activation_end(e) { if adjacent(e.figure, map::altar) { heal(e.figure, 1); } }",
    },
    Func {
        name: "sees",
        params: &[takes("from", Ty::THING), takes("to", Ty::THING)],
        needed: 2,
        gives: Ty::BOOL,
        run: Run::Ask(|look, args| {
            Ok(Val::bool(look.world.in_sight(look.table, thing(args, 0)?, thing(args, 1)?)))
        }),
        doc: row("function-sees"),
        example: "fn on_moved(e) { if sees(e.figure, map::altar) { note(\"found\", true); } }",
    },
    Func {
        name: "connected",
        params: &[takes("from", Ty::THING), takes("to", Ty::THING)],
        needed: 2,
        gives: Ty::BOOL,
        run: Run::Ask(|look, args| {
            Ok(Val::bool(look.world.traces(look.table, thing(args, 0)?, thing(args, 1)?)))
        }),
        doc: row("function-connected"),
        example: "fn on_door_opened(e) { if connected(e.by, map::altar) { say(\"The way is open.\"); } }",
    },
    Func {
        name: "inside",
        params: &[takes("thing", Ty::THING.or(Ty::NOBODY)), takes("region", Ty::REGION)],
        needed: 2,
        gives: Ty::BOOL,
        run: Run::Ask(|look, args| {
            let region = region(args, 1)?;
            Ok(Val::bool(match args[0].view() {
                View::Nobody => false,
                _ => look.world.inside(look.table, thing(args, 0)?, region),
            }))
        }),
        doc: row("function-inside"),
        example: "fn on_activation_end(e) { if inside(e.figure, map::vault) { win(\"marines\", \"In the vault.\"); } }",
    },
    Func {
        name: "entered",
        params: &[takes("region", Ty::REGION)],
        needed: 1,
        gives: Ty::BOOL,
        run: Run::Ask(entered),
        doc: row("function-entered"),
        example: "fn on_moved(e) { if entered(map::vault) { hurt(e.figure, 1); } }",
    },
];

/// The argument as a region.
///
/// # Errors
/// When it is something else.
pub const fn region(args: &[Val], i: usize) -> Result<RegionId, Fault> {
    match args[i].view() {
        View::Thing(Thing::Region(region)) => Ok(region),
        _ => Err(Fault::Wrong(i)),
    }
}

fn entered(look: &ScriptView<'_>, args: &[Val]) -> Result<Val, Fault> {
    let region = region(args, 0)?;
    let spaces = look.world.spaces_of(look.table, Thing::Region(region));
    Ok(Val::bool(match look.event {
        Event::Moved { figure, from, to } => match look.world.figures().get(*figure) {
            Some(f) => {
                let base = look.table.kind(f.kind).footprint;
                let touches = |at| look.table.board.under(base, at, f.turned).iter().any(|s| spaces.has(*s));
                touches(*to) && !touches(*from)
            }
            None => spaces.has(*to) && !spaces.has(*from),
        },
        Event::Placed { figure, .. } | Event::Respawned { figure, .. } => {
            look.world.inside(look.table, Thing::Figure(*figure), region)
        }
        _ => false,
    }))
}
