//! Cards of the marines, and those of the initiative deck.
//! What is printed on them is for the rules to know.

use super::row::row;
use crate::own::{OwnEffect, OwnEvent, OwnEventKind};
use engine::language::figure::demon;
use engine::language::script_view::{count, figure};
use engine::language::{Act, Fault, Func, Run, Ty, Val, Vocab, takes};
use engine::{Effect, FigureId, KindId, Side, handlers, own_handlers};

pub(super) const FUNCS: &[Func] = &[
    Func {
        name: "draw_cards",
        params: &[takes("marine", Ty::FIGURE), takes("count", Ty::NUMBER)],
        needed: 2,
        gives: Ty::UNIT,
        run: Run::Do(draw_cards),
        doc: row("function-draw-cards"),
        example: "fn on_token_taken(e) { draw_cards(e.by, 2); }",
    },
    Func {
        name: "add_initiative",
        params: &[takes("kind", Ty::word(Vocab::Demon))],
        needed: 1,
        gives: Ty::UNIT,
        run: Run::Do(|act, args| {
            let kind = demon(&act.look, args, 0)?;
            act.ask(OwnEffect::AddInitiative { kind }.into())
        }),
        doc: row("function-add-initiative"),
        example: "fn on_placed(e) { if demons(e.kind).count == 1 { add_initiative(e.kind); } }",
    },
];

handlers! {
    pub(super) HANDLERS
    CardPlayed "on_card_played" "handler-on-card-played" {
        figure: FigureId = figure, "field-on-card-played-figure"; }
    CardsDrawn "on_cards_drawn" "handler-on-cards-drawn" {
        figure: FigureId = figure, "field-on-cards-drawn-figure";
        count: u8 = count, "field-on-cards-drawn-count"; }
}

own_handlers! {
    OwnEvent, OwnEventKind, pub(super) SPRINT
    Sprinted "on_sprinted" "handler-on-sprinted" {
        figure: FigureId = figure, "field-on-sprinted-figure"; }
}

own_handlers! {
    OwnEvent, OwnEventKind, pub(super) INITIATIVE
    DemonsActivated "on_demons_activated" "handler-on-demons-activated" {
        kind: KindId = kind, "field-on-demons-activated-kind"; }
    InitiativeRevealed "on_initiative_revealed" "handler-on-initiative-revealed" {
        marine: Option<FigureId> = marine, "field-on-initiative-revealed-marine"; }
}

fn draw_cards(act: &mut Act<'_>, args: &[Val]) -> Result<(), Fault> {
    let marine = figure(args, 0)?;
    let kind = act.look.kind_of(marine);
    if kind.is_some_and(|kind| act.look.table.kind(kind).side == Side::Invader) {
        return Err(Fault::Because("demons have no action cards".to_owned()));
    }
    act.ask(Effect::DrawCards(marine, count(args, 1)?))
}
