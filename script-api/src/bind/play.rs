//! The course of the game: telling, winning, asking, rolling.

use super::{Func, Run, takes};
use crate::look::{Act, Fault, count, number};
use crate::ty::{Ty, Vocab};
use crate::value::Val;
use engine::{Effect, Sym};

pub(crate) const FUNCS: &[Func] = &[
    Func {
        name: "win",
        params: &[takes("side", Ty::word(Vocab::Side)), takes("reason", Ty::TEXT)],
        needed: 2,
        gives: Ty::UNIT,
        run: Run::Do(win),
        doc: "Ends the game: the side has won, and the reason is shown to the players.",
        example: "fn on_door_opened(e) { if e.door == map::blue_door { win(\"marines\", \"The way out is open.\"); } }",
    },
    Func {
        name: "say",
        params: &[takes("text", Ty::TEXT)],
        needed: 1,
        gives: Ty::UNIT,
        run: Run::Do(say),
        doc: "Tells the players something.",
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
        doc: "Asks a side to choose one of two to six answers. The choice comes to the handler named after the tag, \
              as `e.answer`: 1 is the first.",
        example: "fn on_round_start() { ask(\"alarm\", \"invader\", \"Raise the alarm?\", [\"Yes\", \"No\"]); }\n\
                  fn on_alarm(e) { if e.answer == 1 { draw_events(1); } }",
    },
    Func {
        name: "gain_threat",
        params: &[takes("count", Ty::NUMBER)],
        needed: 1,
        gives: Ty::UNIT,
        run: Run::Do(|act, args| {
            let count = number(args, 0, -99, 99)?;
            act.ask(Effect::Threat(count as i8))
        }),
        doc: "Puts threat tokens on the threat card, as far as the box has any, or takes some away (below zero). \
              Everybody sees them; `threat` counts them.",
        example: "fn on_round_start() { gain_threat(2); }\n\
                  fn on_glory_killed() { gain_threat(-1); }",
    },
    Func {
        name: "roll",
        params: &[takes("tag", Ty::word(Vocab::Tag)), takes("red", Ty::NUMBER), takes("black", Ty::NUMBER)],
        needed: 2,
        gives: Ty::UNIT,
        run: Run::Do(roll),
        doc: "Rolls red and black dice. The sum of the damage icons comes to the handler named after the tag, as \
              `e.hits`.",
        example: "fn on_round_end() { roll(\"quake\", 2); }\n\
                  fn on_quake(e) { if e.hits > 2 { say(\"The ground shakes.\"); } }",
    },
    Func {
        name: "draw_events",
        params: &[takes("count", Ty::NUMBER)],
        needed: 1,
        gives: Ty::UNIT,
        run: Run::Do(|act, args| act.ask(Effect::DrawEvents(count(args, 0)?))),
        doc: "The invader draws event cards.",
        example: "fn on_token_taken() { draw_events(1); }",
    },
    Func {
        name: "gain_argent",
        params: &[takes("count", Ty::NUMBER)],
        needed: 1,
        gives: Ty::UNIT,
        run: Run::Do(|act, args| act.ask(Effect::GainArgent(count(args, 0)?))),
        doc: "The invader gains argent and puts it on his cards.",
        example: "fn on_round_start() { gain_argent(2); }",
    },
];

fn win(act: &mut Act<'_>, args: &[Val]) -> Result<(), Fault> {
    let side = act.look.side(args, 0)?;
    let reason = act.look.text(args, 1)?;
    act.ask(Effect::Win { side, reason })
}

pub(crate) fn say(act: &mut Act<'_>, args: &[Val]) -> Result<(), Fault> {
    let text = act.look.text(args, 0)?;
    act.ask(Effect::Say(text))
}

fn ask(act: &mut Act<'_>, args: &[Val]) -> Result<(), Fault> {
    let look = act.look;
    if args[3] != Val::LIST {
        return Err(Fault::Wrong(3));
    }
    let items = &look.extra.items;
    if !(2..=6).contains(&items.len()) {
        return Err(Fault::Because(format!(
            "{} answers are given, but two to six are possible",
            items.len()
        )));
    }
    let answers = (0..items.len()).map(|i| look.word(items, i)).collect::<Result<Vec<Sym>, Fault>>();
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

fn roll(act: &mut Act<'_>, args: &[Val]) -> Result<(), Fault> {
    let tag = act.look.word(args, 0)?;
    let dice = |i: usize| if i < args.len() { number(args, i, 0, 12) } else { Ok(0) };
    let (red, black) = (dice(1)? as u8, dice(2)? as u8);
    act.ask(Effect::Roll { red, black, tag })
}
