//! Where a script that runs in Rhai finds the world: functions registered with Rhai take no borrowed arguments, so
//! what they look at is laid out for the thread while a handler runs. Nothing stays here between handlers.

use crate::code::Code;
use engine::language::func::{Func, Run};
use engine::language::{Act, Extra, ScriptView};
use engine::{Counts, Event, Orders, Origin, Symbols, Table, World};
use std::cell::RefCell;

scoped_tls::scoped_thread_local!(static TABLE: Table);
scoped_tls::scoped_thread_local!(static WORLD: World);
scoped_tls::scoped_thread_local!(static COUNTS: Counts);
scoped_tls::scoped_thread_local!(static EVENT: Event);
scoped_tls::scoped_thread_local!(static CODE: Code);

thread_local! {
    static CONTEXT: RefCell<CallContext> = RefCell::default();
}

/// What the handler writes on.
#[derive(Default)]
struct CallContext {
    script: u8,
    out: Orders,
    /// Length of `out` when the handler began.
    from: usize,
    /// Large values of the call at hand.
    extra: Extra,
}

/// What there is to see.
#[derive(Clone, Copy)]
pub(crate) struct Scene<'a> {
    pub(crate) code: &'a Code,
    pub(crate) table: &'a Table,
    pub(crate) world: &'a World,
    pub(crate) counts: &'a Counts,
    pub(crate) event: &'a Event,
}

/// Run `play` for a handler of a script with everything laid out. Effects are added to `out`.
pub(crate) fn with<R>(
    scene: &Scene<'_>,
    script: u8,
    handler: u16,
    out: &mut Orders,
    play: impl FnOnce() -> R,
) -> R {
    out.at = Origin { handler, line: 0 };
    CONTEXT.with_borrow_mut(|desk| {
        desk.script = script;
        desk.from = out.list.len();
        std::mem::swap(&mut desk.out, out);
    });
    let play = || COUNTS.set(scene.counts, || EVENT.set(scene.event, || CODE.set(scene.code, play)));
    let result = TABLE.set(scene.table, || WORLD.set(scene.world, play));
    CONTEXT.with_borrow_mut(|desk| std::mem::swap(&mut desk.out, out));
    result
}

/// The script that runs now.
pub(crate) fn script() -> u8 {
    CONTEXT.with_borrow(|desk| desk.script)
}

/// Run `play` once more with an empty list of effects, which is thrown away.
pub(crate) fn aside<R>(play: impl FnOnce() -> R) -> R {
    let exchange = |out: Orders, from: usize| {
        CONTEXT.with_borrow_mut(|desk| {
            (std::mem::replace(&mut desk.out, out), std::mem::replace(&mut desk.from, from))
        })
    };
    let (out, from) = exchange(Orders::default(), 0);
    let result = play();
    let _ = exchange(out, from);
    result
}

/// Effects are asked for in this line from now on, the next one by this function.
pub(crate) fn go_to(line: u16, func: &Func) {
    let script = CONTEXT.with_borrow_mut(|desk| {
        desk.out.at.line = line;
        desk.script
    });
    if matches!(func.run, Run::Do(_)) {
        CODE.with(|code| code.scripts[usize::from(script)].program.orders.give(line));
    }
}

/// Look, or ask for effects, from inside a handler. `read` takes the values over; large ones go into the extra room.
pub(crate) fn act<T, R>(
    read: impl FnOnce(&Symbols, &mut Extra) -> T,
    play: impl FnOnce(&mut Act<'_>, T) -> R,
) -> R {
    CONTEXT.with_borrow_mut(|desk| {
        let CallContext { script, out, from, extra } = desk;
        extra.clear();
        TABLE.with(|table| {
            let values = read(&table.symbols, extra);
            WORLD.with(|world| {
                EVENT.with(|event| {
                    CODE.with(|code| {
                        let words = &code.words;
                        COUNTS.with(|counts| {
                            let look =
                                ScriptView { table, world, counts, event, script: *script, words, extra };
                            play(&mut Act { look, out, from: *from }, values)
                        })
                    })
                })
            })
        })
    })
}
