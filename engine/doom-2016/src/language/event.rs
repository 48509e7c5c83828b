//! Event cards of the invader: how many there are, that they are drawn and played.
//! Which ones they are, no script learns.

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
    doc: "The invader draws event cards.",
    example: "fn on_token_taken() { draw_events(1); }",
}];

pub(super) const FACTS: &[Fact] = &[Fact {
    name: "events_in_hand",
    gives: Ty::NUMBER,
    read: |look| look.count(own::EVENTS_IN_HAND),
    doc: "How many event cards the invader has in hand.",
}];

own_handlers! {
    OwnEvent, OwnEventKind, pub(super) HANDLERS
    EventPlayed "on_event_played" barred_by "events" "The invader played an event card." {}
    EventsDrawn "on_events_drawn" "The invader drew event cards." {
        count: u8 = count, "How many."; }
}
