//! Threat tokens, which lie on the threat card for everybody to see.
//! What they are good for is for the card to say.

use super::row::row;
use crate::own::{self, OwnEffect, OwnEvent, OwnEventKind};
use engine::language::script_view::number;
use engine::language::{Fact, Func, Run, Ty, takes};
use engine::own_handlers;

pub(super) const FUNCS: &[Func] = &[Func {
    name: "gain_threat",
    params: &[takes("count", Ty::NUMBER)],
    needed: 1,
    gives: Ty::UNIT,
    run: Run::Do(|act, args| {
        let count = number(args, 0, -99, 99)?;
        act.ask(OwnEffect::Threat { by: count as i8 }.into())
    }),
    doc: row("function-gain-threat"),
    example: "fn on_round_start() { gain_threat(2); }\n\
              fn on_glory_killed() { gain_threat(-1); }",
}];

pub(super) const FACTS: &[Fact] = &[Fact {
    name: "threat",
    gives: Ty::NUMBER,
    read: |look| look.count(own::THREAT),
    doc: row("fact-threat"),
}];

own_handlers! {
    OwnEvent, OwnEventKind, pub(super) HANDLERS
    ThreatChanged "on_threat_changed" only_by "gain_threat" "handler-on-threat-changed" {
        count: u8 = count, "field-on-threat-changed-count"; }
}
