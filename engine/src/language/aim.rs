//! Aims: what the marines are after. Players read them and bots pursue them; the rules do not care.

use super::offer::near_what;
use super::row::row;
use super::script_view::number;
use super::{Fault, Func, Param, Run, ScriptView, Ty, Val, Vocab, takes};
use crate::Effect;
use crate::world::{Aim, Near};

/// Aims that need no place.
pub const AIMS: [(&str, Aim); 3] =
    [("open doors", Aim::OpenDoors), ("frag demons", Aim::FragDemons), ("survive", Aim::Survive)];

const PARAMS: &[Param] = &[takes("what", Ty::word(Vocab::Aim).or(Ty::THING)), takes("distance", Ty::NUMBER)];

/// Sets an aim.
pub const AIM: Func = Func {
    name: "aim",
    params: PARAMS,
    needed: 1,
    gives: Ty::UNIT,
    run: Run::Do(|act, args| {
        let aim = read(&act.look, args)?;
        act.ask(Effect::Aim(aim))
    }),
    doc: row("function-aim"),
    example: "fn on_start() { aim(\"objective\"); aim(map::vault); }",
};

/// Drops an aim.
pub const DROP_AIM: Func = Func {
    name: "drop_aim",
    params: PARAMS,
    needed: 1,
    gives: Ty::UNIT,
    run: Run::Do(|act, args| {
        let aim = read(&act.look, args)?;
        act.ask(Effect::DropAim(aim))
    }),
    doc: row("function-drop-aim"),
    example: "fn on_door_opened() { drop_aim(\"open doors\"); }",
};

fn read(look: &ScriptView<'_>, args: &[Val]) -> Result<Aim, Fault> {
    if let Some(word) = look.str(args[0])
        && let Some((_, aim)) = AIMS.iter().find(|(name, _)| *name == word)
    {
        return Ok(*aim);
    }
    let near = near_what(look, args, 0)?;
    let distance = match near {
        Near::In(_) | Near::Anywhere => 0,
        _ if args.len() > 1 => number(args, 1, 0, 20)? as u8,
        _ => 1,
    };
    Ok(Aim::Reach(near, distance))
}
