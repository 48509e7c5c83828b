//! Argent: what the invader gains, spends and loses.
//! On which cards it lies, no script decides.

use super::row::row;
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
    doc: row("function-gain-argent"),
    example: "fn on_round_start() { gain_argent(2); }",
}];

pub(super) const FACTS: &[Fact] = &[Fact {
    name: "argent",
    gives: Ty::NUMBER,
    read: |look| look.count(own::ARGENT),
    doc: row("fact-argent"),
}];

own_handlers! {
    OwnEvent, OwnEventKind, pub(super) HANDLERS
    ArgentGained "on_argent_gained" "handler-on-argent-gained" {
        amount: u8 = amount, "field-on-argent-gained-amount"; }
    ArgentSpent "on_argent_spent" "handler-on-argent-spent" {
        amount: u8 = amount, "field-on-argent-spent-amount"; }
    ArgentLost "on_argent_lost" "handler-on-argent-lost" {
        amount: u8 = amount, "field-on-argent-lost-amount"; }
}
