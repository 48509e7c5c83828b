//! Figures: marines and demons.
//! What only some of them have, such as cards, is the game's own.

use super::row::row;
use super::script_view::{count, figure};
use super::{Act, Fault, Func, Run, ScriptView, Ty, Val, Vocab, takes};
use crate::{Effect, KindId, Side, Thing};

/// Functions of figures.
pub const FUNCS: &[Func] = &[
    Func {
        name: "marines",
        params: &[],
        needed: 0,
        gives: Ty::FIGURE.list(),
        run: Run::List(|look, _, each| {
            list(look, each, |look, kind| side_of(look, kind) == Side::Marines);
            Ok(())
        }),
        doc: row("function-marines"),
        example: "fn on_round_end() { if marines().count == 0 { say(\"No one is left.\"); } }",
    },
    Func {
        name: "demons",
        params: &[takes("kind", Ty::word(Vocab::Demon))],
        needed: 0,
        gives: Ty::FIGURE.list(),
        run: Run::List(demons),
        doc: row("function-demons"),
        example: "fn on_fragged() { if demons().count == 0 { say(\"No demons left.\"); } }",
    },
    Func {
        name: "figures",
        params: &[takes("region", Ty::REGION)],
        needed: 0,
        gives: Ty::FIGURE.list(),
        run: Run::List(figures),
        doc: row("function-figures"),
        example: "fn on_round_end() { for figure in figures(map::vault) { hurt(figure, 1); } }",
    },
    Func {
        name: "demon_kinds",
        params: &[],
        needed: 0,
        gives: Ty::word(Vocab::Demon).list(),
        run: Run::List(|look, _, each| {
            let kinds = look.table.kinds.iter().enumerate();
            for (i, _) in kinds.filter(|(_, k)| k.side == Side::Invader) {
                each(Val::word(look.words.kind(KindId(i as u8))));
            }
            Ok(())
        }),
        doc: row("function-demon-kinds"),
        example: "fn on_start() { for kind in demon_kinds() { place_demon(kind, map::altar); } }",
    },
    Func {
        name: "figure_at",
        params: &[takes("place", Ty::THING)],
        needed: 1,
        gives: Ty::FIGURE.or(Ty::NOBODY),
        run: Run::Ask(|look, args| {
            let space = look.place(args, 0)?;
            Ok(look.world.figure_on(look.table, space).map_or(Val::NOBODY, Val::figure))
        }),
        doc: row("function-figure-at"),
        example: "fn on_round_end() { hurt_him(figure_at(map::altar)); }\n\
                  fn hurt_him(figure) { if figure != nobody { hurt(figure, 2); } }",
    },
    Func {
        name: "hurt",
        params: &[takes("figure", Ty::FIGURE), takes("damage", Ty::NUMBER)],
        needed: 2,
        gives: Ty::UNIT,
        run: Run::Do(|act, args| act.ask(Effect::Hurt(figure(args, 0)?, count(args, 1)?))),
        doc: row("function-hurt"),
        example: "fn on_token_taken(e) { hurt(e.by, 1); }",
    },
    Func {
        name: "heal",
        params: &[takes("figure", Ty::FIGURE), takes("damage", Ty::NUMBER)],
        needed: 2,
        gives: Ty::UNIT,
        run: Run::Do(|act, args| act.ask(Effect::Heal(figure(args, 0)?, count(args, 1)?))),
        doc: row("function-heal"),
        example: "fn on_round_end() { for marine in marines() { heal(marine, 1); } }",
    },
    Func {
        name: "stun",
        params: &[takes("figure", Ty::FIGURE)],
        needed: 1,
        gives: Ty::UNIT,
        run: Run::Do(|act, args| act.ask(Effect::Stun(figure(args, 0)?))),
        doc: row("function-stun"),
        example: "fn on_respawned(e) { stun(e.figure); }",
    },
    Func {
        name: "frag",
        params: &[takes("figure", Ty::FIGURE)],
        needed: 1,
        gives: Ty::UNIT,
        run: Run::Do(|act, args| act.ask(Effect::Frag(figure(args, 0)?))),
        doc: row("function-frag"),
        example: "fn on_round_end(e) { if e.round == 8 { for demon in demons() { frag(demon); } } }",
    },
    Func {
        name: "place_demon",
        params: &[takes("kind", Ty::word(Vocab::Demon)), takes("place", Ty::THING)],
        needed: 2,
        gives: Ty::UNIT,
        run: Run::Do(place_demon),
        doc: row("function-place-demon"),
        example: "fn on_token_taken(e) { for kind in demon_kinds() { place_demon(kind, e.by); } }",
    },
];

fn side_of(look: &ScriptView<'_>, kind: KindId) -> Side {
    look.table.kind(kind).side
}

fn list(look: &ScriptView<'_>, each: &mut dyn FnMut(Val), keep: impl Fn(&ScriptView<'_>, KindId) -> bool) {
    for (id, figure) in look.world.figures().on_map() {
        if keep(look, figure.kind) {
            each(Val::figure(id));
        }
    }
}

fn demons(look: &ScriptView<'_>, args: &[Val], each: &mut dyn FnMut(Val)) -> Result<(), Fault> {
    if args.is_empty() {
        list(look, each, |look, kind| side_of(look, kind) == Side::Invader);
    } else {
        let wanted = look.kind(args, 0)?;
        list(look, each, |_, kind| kind == wanted);
    }
    Ok(())
}

fn figures(look: &ScriptView<'_>, args: &[Val], each: &mut dyn FnMut(Val)) -> Result<(), Fault> {
    let region = if args.is_empty() { None } else { Some(super::place::region(args, 0)?) };
    for (id, _) in look.world.figures().on_map() {
        let thing = Thing::Figure(id);
        if region.is_none_or(|region| look.world.inside(look.table, thing, region)) {
            each(Val::thing(thing));
        }
    }
    Ok(())
}

/// The argument as a kind of demon.
///
/// # Errors
/// When it is something else.
pub fn demon(look: &ScriptView<'_>, args: &[Val], i: usize) -> Result<KindId, Fault> {
    let kind = look.kind(args, i)?;
    if side_of(look, kind) == Side::Invader {
        Ok(kind)
    } else {
        Err(Fault::Because(format!("`{}` is a marine, not a kind of demon", look.table.kind(kind).id)))
    }
}

fn place_demon(act: &mut Act<'_>, args: &[Val]) -> Result<(), Fault> {
    let kind = demon(&act.look, args, 0)?;
    let space = act.look.place(args, 1)?;
    act.ask(Effect::PlaceFigure(kind, space))
}
