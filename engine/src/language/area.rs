//! Areas: parts of the map that come to the table when they are revealed, as regions of a mission.
//! A rule system with areas lists these rows; its own rules may reveal areas, too.

use super::place::region;
use super::row::row;
use super::{Fault, Func, Property, Run, Ty, Val, takes};
use crate::{Effect, Thing};

/// Functions of areas.
pub const FUNCS: &[Func] = &[Func {
    name: "reveal",
    params: &[takes("area", Ty::REGION)],
    needed: 1,
    gives: Ty::UNIT,
    run: Run::Do(|act, args| {
        let area = act.look.table.area_of(region(args, 0)?);
        let area = area.ok_or_else(|| Fault::Because("this region is not an area to reveal".to_owned()))?;
        act.ask(Effect::Reveal(area))
    }),
    doc: row("function-reveal"),
    example: "fn on_token_taken(e) { if e.token == map::console { reveal(map::vault); } }",
}];

/// What areas have.
pub const PROPERTIES: &[Property] = &[Property {
    name: "revealed",
    of: Ty::REGION,
    gives: Ty::BOOL,
    read: |look, thing| match thing {
        Thing::Region(region) => {
            let area = look.table.area_of(region);
            Some(Val::bool(area.is_none_or(|area| look.world.revealed().has(area))))
        }
        _ => None,
    },
    doc: row("property-revealed"),
    example: "fn on_round_end() { if !map::vault.revealed { say(\"Something waits.\"); } }",
}];
