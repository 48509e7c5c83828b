//! The course of the game: winning, messages, questions.
//! How chance falls, and what else there is to gain, is the game's own.

use super::row::row;
use super::{Act, Fault, Func, Run, Ty, Val, Vocab, takes};
use crate::Effect;
use crate::effect::MAX_ANSWERS;

/// Functions of the game.
pub const FUNCS: &[Func] = &[
    Func {
        name: "win",
        params: &[takes("side", Ty::word(Vocab::Side)), takes("reason", Ty::TEXT)],
        needed: 2,
        gives: Ty::UNIT,
        run: Run::Do(win),
        doc: row("function-win"),
        example: "fn on_door_opened(e) { if e.door == map::blue_door { win(\"marines\", \"The way out is open.\"); } }",
    },
    Func {
        name: "say",
        params: &[takes("text", Ty::TEXT)],
        needed: 1,
        gives: Ty::UNIT,
        run: Run::Do(say),
        doc: row("function-say"),
        example: "fn on_round_start(e) { say(`Round ${e.round} begins.`); }",
    },
    Func {
        name: "ask",
        params: &[
            takes("tag", Ty::word(Vocab::Tag)),
            takes("side", Ty::word(Vocab::Side)),
            takes("question", Ty::TEXT),
            takes("answers", Ty::TEXT.list()),
        ],
        needed: 4,
        gives: Ty::UNIT,
        run: Run::Do(ask),
        doc: row("function-ask"),
        example: "fn on_round_start() { ask(\"alarm\", \"invader\", \"Raise the alarm?\", [\"Yes\", \"No\"]); }\n\
                  fn on_alarm(e) { if e.answer == 1 { say(\"Sirens wail.\"); } }",
    },
];

fn win(act: &mut Act<'_>, args: &[Val]) -> Result<(), Fault> {
    let side = act.look.side(args, 0)?;
    let reason = act.look.text(args, 1)?;
    act.ask(Effect::Win { side, reason })
}

fn say(act: &mut Act<'_>, args: &[Val]) -> Result<(), Fault> {
    let text = act.look.text(args, 0)?;
    act.ask(Effect::Say(text))
}

fn ask(act: &mut Act<'_>, args: &[Val]) -> Result<(), Fault> {
    let look = act.look;
    if args[3] != Val::LIST {
        return Err(Fault::Wrong(3));
    }
    let items = &look.extra.items;
    if !(2..=MAX_ANSWERS).contains(&items.len()) {
        return Err(Fault::Because(format!(
            "{} answers are given, but two to six are possible",
            items.len()
        )));
    }
    let answers = (0..items.len()).map(|i| look.word(items, i)).collect::<Result<_, Fault>>();
    act.ask(Effect::Ask {
        side: look.side(args, 1)?,
        question: look.word(args, 2)?,
        answers: answers.map_err(|fault| match fault {
            Fault::Wrong(_) => Fault::Wrong(3),
            because => because,
        })?,
        tag: look.word(args, 0)?,
    })
}
