//! Event cards of the invader: how many there are, that they are drawn and played.
//! Which ones they are, no script learns.

use super::row::row;
use crate::own::{self, OwnEffect, OwnEvent, OwnEventKind};
use engine::language::script_view::count;
use engine::language::{Fact, Func, Run, Ty, takes};
use engine::own_handlers;

pub(super) const FUNCS: &[Func] = &[Func {
    name: "draw_events",
    params: &[takes("count", Ty::NUMBER)],
    needed: 1,
    gives: Ty::UNIT,
    run: Run::Do(|act, args| act.ask(OwnEffect::DrawEvents { count: count(args, 0)? }.into())),
    doc: row("function-draw-events"),
    example: "fn on_token_taken() { draw_events(1); }",
}];

pub(super) const FACTS: &[Fact] = &[Fact {
    name: "events_in_hand",
    gives: Ty::NUMBER,
    read: |look| look.count(own::EVENTS_IN_HAND),
    doc: row("fact-events-in-hand"),
}];

own_handlers! {
    OwnEvent, OwnEventKind, pub(super) HANDLERS
    EventPlayed "on_event_played" barred_by "events" "handler-on-event-played" {}
    EventsDrawn "on_events_drawn" "handler-on-events-drawn" {
        count: u8 = count, "field-on-events-drawn-count"; }
}
