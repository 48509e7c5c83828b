//! Argent: what the invader gains, spends and loses.
//! On which cards it lies, no script decides.

use crate::own::{self, OwnEffect, OwnEvent, OwnEventKind};
use engine::language::script_view::count;
use engine::language::{Fact, Func, Run, Ty, takes};
use engine::own_handlers;

pub(super) const FUNCS: &[Func] = &[Func {
    name: "gain_argent",
    params: &[takes("count", Ty::NUMBER)],
    needed: 1,
    gives: Ty::UNIT,
    run: Run::Do(|act, args| act.ask(OwnEffect::GainArgent { amount: count(args, 0)? }.into())),
    doc: "The invader gains argent and puts it on their cards.",
    example: "fn on_round_start() { gain_argent(2); }",
}];

pub(super) const FACTS: &[Fact] = &[Fact {
    name: "argent",
    gives: Ty::NUMBER,
    read: |look| look.count(own::ARGENT),
    doc: "How many argent tokens are in play.",
}];

own_handlers! {
    OwnEvent, OwnEventKind, pub(super) HANDLERS
    ArgentGained "on_argent_gained" "The invader gained argent." {
        amount: u8 = amount, "How much."; }
    ArgentSpent "on_argent_spent" "The invader spent argent." {
        amount: u8 = amount, "How much."; }
    ArgentLost "on_argent_lost" "The invader lost argent to a marine." {
        amount: u8 = amount, "How much."; }
}
