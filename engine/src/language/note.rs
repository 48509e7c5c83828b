//! Notes: the only memory of a script. They belong to the script that writes them.

use super::row::row;
use super::{Act, Fault, Func, Run, ScriptView, Ty, Val, View, takes};
use crate::{Effect, Value};

/// Functions of notes.
pub const FUNCS: &[Func] = &[
    Func {
        name: "note",
        params: &[takes("name", Ty::TEXT), takes("value", Ty::NOTE)],
        needed: 2,
        gives: Ty::UNIT,
        run: Run::Do(note),
        doc: row("function-note"),
        example: "fn on_door_opened() { note(\"alarm\", true); }",
    },
    Func {
        name: "noted",
        params: &[takes("name", Ty::TEXT), takes("otherwise", Ty::NOTE)],
        needed: 2,
        gives: Ty::NOTE,
        run: Run::Ask(noted),
        doc: row("function-noted"),
        example: "fn on_round_end() { note(\"quiet\", noted(\"quiet\", 0) + 1); }",
    },
    Func {
        name: "forget",
        params: &[takes("name", Ty::TEXT)],
        needed: 1,
        gives: Ty::UNIT,
        run: Run::Do(forget),
        doc: row("function-forget"),
        example: "fn on_round_end() { forget(\"alarm\"); }",
    },
];

fn note(act: &mut Act<'_>, args: &[Val]) -> Result<(), Fault> {
    let look = act.look;
    let value = match args[1].view() {
        View::Bool(b) => Value::Bool(b),
        View::Int(i) => {
            Value::Int(i32::try_from(i).map_err(|_| Fault::Because(format!("{i} is too large for a note")))?)
        }
        View::Word(_) | View::Text(_) => Value::Word(look.word(args, 1)?),
        View::Thing(thing) => Value::Thing(thing),
        // A note about `nobody` is kept as no note.
        View::Nobody => return forget(act, args),
        _ => return Err(Fault::Wrong(1)),
    };
    act.ask(Effect::Note { script: look.script, name: look.word(args, 0)?, value: Some(value) })
}

fn noted(look: &ScriptView<'_>, args: &[Val]) -> Result<Val, Fault> {
    let said = look.world.notes().get(look.script, look.word(args, 0)?);
    Ok(said.map_or(args[1], Val::from))
}

fn forget(act: &mut Act<'_>, args: &[Val]) -> Result<(), Fault> {
    let look = act.look;
    act.ask(Effect::Note { script: look.script, name: look.word(args, 0)?, value: None })
}
