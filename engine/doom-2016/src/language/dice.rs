//! Red and black dice that a script asks for.
//! Those of attacks are the rules' own, and no script hears of each of them.

use super::row::row;
use engine::handlers;
use engine::language::handler::Number;
use engine::language::script_view::number;
use engine::language::{Act, Fault, Func, Run, Ty, Val, Vocab, takes};
use engine::world::Dice;
use engine::{Effect, Sym};

pub(super) const FUNCS: &[Func] = &[Func {
    name: "roll",
    params: &[takes("tag", Ty::word(Vocab::Tag)), takes("red", Ty::NUMBER), takes("black", Ty::NUMBER)],
    needed: 2,
    gives: Ty::UNIT,
    run: Run::Do(roll),
    doc: row("function-roll"),
    example: "fn on_round_end() { roll(\"quake\", 2); }\n\
              fn on_quake(e) { if e.hits > 2 { say(\"The ground shakes.\"); } }",
}];

handlers! {
    pub(super) HANDLERS
    Rolled "on_rolled" answers "roll" "handler-on-rolled" {
        tag: Sym = tag, "field-on-rolled-tag";
        hits: Number<0> = face, "field-on-rolled-hits"; }
}

fn roll(act: &mut Act<'_>, args: &[Val]) -> Result<(), Fault> {
    let tag = act.look.word(args, 0)?;
    let dice = |i: usize| if i < args.len() { number(args, i, 0, 12) } else { Ok(0) };
    let (red, black) = (dice(1)? as u8, dice(2)? as u8);
    act.ask(Effect::Roll { dice: Dice([red, black, 0, 0]), tag })
}
