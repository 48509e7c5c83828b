//! Tokens: objectives, health packs, weapons and markers of a script's own invention.
//! What taking one does is for the rules to say.

use super::offer::token_kind;
use super::row::row;
use super::script_view::{number, token};
use super::{Act, Fault, Func, Run, ScriptView, Ty, Val, Vocab, takes};
use crate::{Effect, Thing};

/// Removes a token. A game with more that can be removed brings a row of its own.
pub const REMOVE: Func = Func {
    name: "remove",
    params: &[takes("what", Ty::TOKEN)],
    needed: 1,
    gives: Ty::UNIT,
    run: Run::Do(|act, args| act.ask(Effect::RemoveToken(token(args, 0)?))),
    doc: row("function-remove"),
    example: "fn on_round_end(e) { if e.round == 4 { remove(map::altar); } }",
};

/// Functions of tokens.
pub const FUNCS: &[Func] = &[
    Func {
        name: "tokens",
        params: &[takes("kind", Ty::word(Vocab::Token))],
        needed: 0,
        gives: Ty::TOKEN.list(),
        run: Run::List(tokens),
        doc: row("function-tokens"),
        example: "fn on_token_removed() { if tokens(\"objective\").count == 0 { win(\"marines\", \"Done.\"); } }",
    },
    Func {
        name: "place_token",
        params: &[takes("kind", Ty::word(Vocab::Placed)), takes("place", Ty::THING)],
        needed: 2,
        gives: Ty::UNIT,
        run: Run::Do(place_token),
        doc: row("function-place-token"),
        example: "fn on_fragged(e) { place_token(\"sample\", e.at); }",
    },
    Func {
        name: "add_progress",
        params: &[takes("token", Ty::TOKEN), takes("count", Ty::NUMBER)],
        needed: 2,
        gives: Ty::UNIT,
        run: Run::Do(|act, args| act.ask(Effect::Progress(token(args, 0)?, number(args, 1, -20, 20)? as i8))),
        doc: row("function-add-progress"),
        example: "fn on_round_end() { add_progress(map::console, 1); }",
    },
];

fn tokens(look: &ScriptView<'_>, args: &[Val], each: &mut dyn FnMut(Val)) -> Result<(), Fault> {
    let wanted = if args.is_empty() { None } else { Some(look.word(args, 0)?) };
    for (id, token) in look.world.tokens().iter() {
        if wanted.is_none_or(|word| word == look.words.token(token.kind)) {
            each(Val::thing(Thing::Token(id)));
        }
    }
    Ok(())
}

fn place_token(act: &mut Act<'_>, args: &[Val]) -> Result<(), Fault> {
    let kind = token_kind(&act.look, args, 0)?;
    let space = act.look.place(args, 1)?;
    act.ask(Effect::PlaceToken(kind, space))
}
