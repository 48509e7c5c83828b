//! Cards of the marines, and those of the initiative deck.
//! What is printed on them is for the rules to know.

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
        doc: "The marine draws action cards.",
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
        doc: "Shuffles one invader initiative card into the rest of the initiative deck, for a kind of demon.",
        example: "fn on_placed(e) { if demons(e.kind).count == 1 { add_initiative(e.kind); } }",
    },
];

handlers! {
    pub(super) HANDLERS
    CardPlayed "on_card_played" "A marine played an action card." {
        figure: FigureId = figure, "Who."; }
    CardsDrawn "on_cards_drawn" "A marine drew action cards." {
        figure: FigureId = figure, "Who.";
        count: u8 = count, "How many."; }
}

own_handlers! {
    OwnEvent, OwnEventKind, pub(super) SPRINT
    Sprinted "on_sprinted" "A marine sprinted." {
        figure: FigureId = figure, "Who."; }
}

own_handlers! {
    OwnEvent, OwnEventKind, pub(super) INITIATIVE
    DemonsActivated "on_demons_activated" "The invader chose a demon card to activate." {
        kind: KindId = kind, "Which kind."; }
    InitiativeRevealed "on_initiative_revealed" "An initiative card was revealed." {
        marine: Option<FigureId> = marine, "The marine whose card it is, or `nobody` for the invader."; }
}

fn draw_cards(act: &mut Act<'_>, args: &[Val]) -> Result<(), Fault> {
    let marine = figure(args, 0)?;
    let kind = act.look.kind_of(marine);
    if kind.is_some_and(|kind| act.look.table.kind(kind).side == Side::Invader) {
        return Err(Fault::Because("demons have no action cards".to_owned()));
    }
    act.ask(Effect::DrawCards(marine, count(args, 1)?))
}
