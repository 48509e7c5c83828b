//! Doors: which there are, and how they are opened and closed.
//! Who may open one without a script is for the rules to say.

use super::row::row;
use super::script_view::door;
use super::{Fault, Func, Run, ScriptView, Ty, Val, Vocab, takes};
use crate::{Effect, Thing};

/// States of a door, and whether it is closed.
pub(super) const STATES: [(&str, bool); 2] = [("closed", true), ("open", false)];

/// Functions of doors.
pub const FUNCS: &[Func] = &[
    Func {
        name: "doors",
        params: &[takes("which", Ty::word(Vocab::Doors))],
        needed: 0,
        gives: Ty::DOOR.list(),
        run: Run::List(doors),
        doc: row("function-doors"),
        example: "fn on_round_end() { if doors(\"closed\").count == 0 { win(\"marines\", \"All doors are open.\"); } }",
    },
    Func {
        name: "open",
        params: &[takes("door", Ty::DOOR)],
        needed: 1,
        gives: Ty::UNIT,
        run: Run::Do(|act, args| act.ask(Effect::OpenDoor(door(args, 0)?))),
        doc: row("function-open"),
        example: "fn on_token_taken(e) { if e.token == map::console { open(map::blue_door); } }",
    },
    Func {
        name: "close",
        params: &[takes("door", Ty::DOOR)],
        needed: 1,
        gives: Ty::UNIT,
        run: Run::Do(|act, args| act.ask(Effect::CloseDoor(door(args, 0)?))),
        doc: row("function-close"),
        example: "fn on_round_end() { if round % 2 == 0 { close(map::blue_door); } }",
    },
];

fn doors(look: &ScriptView<'_>, args: &[Val], each: &mut dyn FnMut(Val)) -> Result<(), Fault> {
    let state = if args.is_empty() { None } else { Some(look.one_of(args, 0, &STATES)?) };
    for id in look.table.doors() {
        if state.is_none_or(|closed| closed == look.world.closed().has(id)) {
            each(Val::thing(Thing::Door(id)));
        }
    }
    Ok(())
}
