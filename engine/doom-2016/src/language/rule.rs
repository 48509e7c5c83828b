//! Rules that a script switches: what is forbidden, and numbers that are changed for a while.
//! That they are heeded is for the rules to see to.

use super::row::row;
use super::words::{BAN, BAN_END, STAT, UNTIL};
use crate::own::{BAN_WORDS as BANS, PORTAL, STAT_WORDS as STATS};
use engine::Effect;
use engine::language::script_view::number;
use engine::language::{Act, Fault, Func, Run, ScriptView, Ty, Val, takes};
use engine::world::{BanEnd, Modifier, Until};

/// How long something is forbidden.
const BAN_ENDS: [(&str, BanEnd); 3] =
    [("game", BanEnd::Never), ("round", BanEnd::Round), ("portals", BanEnd::While(PORTAL))];

/// How long a number is changed.
const UNTILS: [(&str, Until); 3] =
    [("activation", Until::Activation), ("round", Until::Round), ("game", Until::Game)];

// The words alone, for the list of vocabularies.
pub(super) const BAN_WORDS: [&str; BANS.len()] = words(&BANS);
pub(super) const BAN_END_WORDS: [&str; BAN_ENDS.len()] = words(&BAN_ENDS);
pub(super) const STAT_WORDS: [&str; STATS.len()] = words(&STATS);
pub(super) const UNTIL_WORDS: [&str; UNTILS.len()] = words(&UNTILS);

/// The words of a list.
const fn words<T: Copy, const N: usize>(list: &[(&'static str, T); N]) -> [&'static str; N] {
    let mut words = [""; N];
    let mut i = 0;
    while i < N {
        words[i] = list[i].0;
        i += 1;
    }
    words
}

pub(super) const FUNCS: &[Func] = &[
    Func {
        name: "forbid",
        params: &[takes("what", Ty::word(BAN)), takes("how_long", Ty::word(BAN_END))],
        needed: 1,
        gives: Ty::UNIT,
        run: Run::Do(forbid),
        doc: row("function-forbid"),
        example: "fn on_start() { forbid(\"demons open doors\", \"portals\"); }",
    },
    Func {
        name: "allow",
        params: &[takes("what", Ty::word(BAN))],
        needed: 1,
        gives: Ty::UNIT,
        run: Run::Do(|act, args| {
            let ban = act.look.one_of(args, 0, &BANS)?;
            act.ask(Effect::Allow(ban))
        }),
        doc: row("function-allow"),
        example: "fn on_round_start(e) { if e.round == 3 { allow(\"argent abilities\"); } }",
    },
    Func {
        name: "forbidden",
        params: &[takes("what", Ty::word(BAN))],
        needed: 1,
        gives: Ty::BOOL,
        run: Run::Ask(|look, args| look.one_of(args, 0, &BANS).map(|ban| Val::bool(look.world.forbids(ban)))),
        doc: row("function-forbidden"),
        example: "fn on_round_end() { if forbidden(\"teleport\") { allow(\"teleport\"); } }",
    },
    Func {
        name: "modify",
        params: &[takes("what", Ty::word(STAT)), takes("by", Ty::NUMBER), takes("how_long", Ty::word(UNTIL))],
        needed: 3,
        gives: Ty::UNIT,
        run: Run::Do(modify),
        doc: row("function-modify"),
        example: "fn on_round_start() { modify(\"demon speed\", 1, \"round\"); }",
    },
    Func {
        name: "modified",
        params: &[takes("what", Ty::word(STAT))],
        needed: 1,
        gives: Ty::NUMBER,
        run: Run::Ask(modified),
        doc: row("function-modified"),
        example: "fn on_round_start() { if modified(\"hand size\") == 0 { modify(\"hand size\", 1, \"game\"); } }",
    },
];

fn forbid(act: &mut Act<'_>, args: &[Val]) -> Result<(), Fault> {
    let ban = act.look.one_of(args, 0, &BANS)?;
    let end = if args.len() > 1 { act.look.one_of(args, 1, &BAN_ENDS)? } else { BanEnd::Never };
    act.ask(Effect::Forbid(ban, end))
}

fn modify(act: &mut Act<'_>, args: &[Val]) -> Result<(), Fault> {
    let stat = act.look.one_of(args, 0, &STATS)?;
    let amount = number(args, 1, -20, 20)? as i8;
    let until = act.look.one_of(args, 2, &UNTILS)?;
    act.ask(Effect::Modify(Modifier { stat, amount, until }))
}

fn modified(look: &ScriptView<'_>, args: &[Val]) -> Result<Val, Fault> {
    let stat = look.one_of(args, 0, &STATS)?;
    Ok(Val::int(i64::from(look.world.modified(stat))))
}
