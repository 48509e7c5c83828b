//! Locks: doors that stay as they are until they are unlocked, and doors that are destroyed.
//! A rule system whose doors have locks lists these rows; its own rules may lock and unlock doors, too.

use super::row::row;
use super::script_view::door;
use super::{Func, Property, Run, Ty, Val, takes};
use crate::{Effect, Thing};

/// Functions of locks.
pub const FUNCS: &[Func] = &[
    Func {
        name: "lock",
        params: &[takes("door", Ty::DOOR)],
        needed: 1,
        gives: Ty::UNIT,
        run: Run::Do(|act, args| act.ask(Effect::LockDoor(door(args, 0)?))),
        doc: row("function-lock"),
        example: "fn on_token_taken(e) { if e.token == map::console { lock(map::gate); } }",
    },
    Func {
        name: "unlock",
        params: &[takes("door", Ty::DOOR)],
        needed: 1,
        gives: Ty::UNIT,
        run: Run::Do(|act, args| act.ask(Effect::UnlockDoor(door(args, 0)?))),
        doc: row("function-unlock"),
        example: "fn on_token_taken(e) { if e.token == map::console { unlock(map::gate); } }",
    },
    Func {
        name: "destroy",
        params: &[takes("door", Ty::DOOR)],
        needed: 1,
        gives: Ty::UNIT,
        run: Run::Do(|act, args| act.ask(Effect::DestroyDoor(door(args, 0)?))),
        doc: row("function-destroy"),
        example: "fn on_round_end() { if round == 5 { destroy(map::gate); } }",
    },
];

/// What doors with locks have.
pub const PROPERTIES: &[Property] = &[
    Property {
        name: "locked",
        of: Ty::DOOR,
        gives: Ty::BOOL,
        read: |look, thing| match thing {
            Thing::Door(door) => Some(Val::bool(look.world.held().locked.has(door))),
            _ => None,
        },
        doc: row("property-locked"),
        example: "fn on_round_end() { if map::gate.locked { say(\"Find the key.\"); } }",
    },
    Property {
        name: "destroyed",
        of: Ty::DOOR,
        gives: Ty::BOOL,
        read: |look, thing| match thing {
            Thing::Door(door) => Some(Val::bool(look.world.held().gone.has(door))),
            _ => None,
        },
        doc: row("property-destroyed"),
        example: "fn on_round_end() { if map::gate.destroyed { say(\"The way is free.\"); } }",
    },
];
