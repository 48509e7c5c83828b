//! Offers: optional actions of the marines, put on the table as data. The rules list and charge them; the script only
//! hears when one was taken.

pub use super::item::{CostRow, Entry};

use super::item::Item;
use super::row::row;
use super::script_view::{number, unknown, wrong};
use super::words::OBJECTIVE;
use super::{Act, Fault, Func, Run, ScriptView, Ty, Val, View, Vocab, takes};
use crate::world::{Cost, ItemClass, Limit, MAX_COSTS, Near, Offer, RegionId};
use crate::{Effect, Sym, Thing, TokenKind};
use words::Phrase;

/// How often an offer may be taken.
pub const LIMITS: [(&str, Limit); 3] =
    [("activation", Limit::Activation), ("round", Limit::Round), ("game", Limit::Game)];

const fn entry(name: &'static str, ty: Ty, doc: Phrase) -> Entry {
    Entry { name, ty, doc }
}

/// The entries of an offer's options in a game where it costs nothing.
pub const OPTIONS: [Entry; 6] = [
    entry("label", Ty::TEXT, row("option-label")),
    entry("near", Ty::word(Vocab::Near).or(Ty::THING), row("option-near")),
    entry("distance", Ty::NUMBER, row("option-distance")),
    entry("least", Ty::NUMBER, row("option-least")),
    entry("limit", Ty::word(Vocab::Limit), row("option-limit")),
    entry("needs", Ty::TEXT, row("option-needs")),
];

/// How many entries stand before the costs.
const BEFORE_COSTS: usize = 4;

/// The entries of an offer's options in a game with these costs, as many as there are together. `near` says what the marine has to be
/// near: a game may have more there.
#[must_use]
pub const fn options_with<const ALL: usize>(near: Phrase, costs: &[CostRow]) -> [Entry; ALL] {
    assert!(ALL == OPTIONS.len() + costs.len(), "every entry has a place");
    assert!(costs.len() <= MAX_COSTS, "a game has few costs");
    let mut options = [OPTIONS[0]; ALL];
    let mut place = 1;
    while place < ALL {
        options[place] = if place < BEFORE_COSTS {
            OPTIONS[place]
        } else if place < BEFORE_COSTS + costs.len() {
            let cost = costs[place - BEFORE_COSTS];
            entry(cost.id, Ty::NUMBER, cost.doc)
        } else {
            OPTIONS[place - costs.len()]
        };
        place += 1;
    }
    options[1].doc = near;
    options
}

/// Makes an offer. A game with costs has an example that shows one.
pub const OFFER: Func = Func {
    name: "offer",
    params: &[takes("tag", Ty::word(Vocab::Tag)), takes("options", Ty::OPTIONS)],
    needed: 2,
    gives: Ty::UNIT,
    run: Run::Do(offer),
    doc: row("function-offer"),
    example: "fn on_start() { offer(\"hack\", #{ label: \"Hack the console\", near: map::console }); }\n\
              fn on_hack(e) { open(map::blue_door); withdraw(\"hack\"); }",
};

/// Takes one back.
pub const WITHDRAW: Func = Func {
    name: "withdraw",
    params: &[takes("tag", Ty::word(Vocab::Tag))],
    needed: 1,
    gives: Ty::UNIT,
    run: Run::Do(withdraw),
    doc: row("function-withdraw"),
    example: "fn on_start() { offer(\"rest\", #{ label: \"Rest\", limit: \"round\" }); }\n\
              fn on_rest(e) { heal(e.by, 1); withdraw(\"rest\"); }",
};

/// Functions of offers.
pub const FUNCS: &[Func] = &[OFFER, WITHDRAW];

fn offer(act: &mut Act<'_>, args: &[Val]) -> Result<(), Fault> {
    if args[1] != Val::OPTIONS {
        return Err(Fault::Wrong(1));
    }
    let offer = read(&act.look, act.look.word(args, 0)?)?;
    act.ask(Effect::Offer(offer))
}

fn read(look: &ScriptView<'_>, tag: Sym) -> Result<Offer, Fault> {
    let mut label = None;
    let mut near = Near::Anywhere;
    let mut distance = None;
    let mut least = 0;
    let mut cost = Cost::default();
    let mut limit = Limit::Free;
    let mut needs = None;
    for (name, value) in &look.extra.options {
        let entry = std::slice::from_ref(value);
        let read = match &**name {
            "label" => look.word(entry, 0).map(|word| label = Some(word)),
            "near" => near_what(look, entry, 0).map(|n| near = n),
            "distance" => number(entry, 0, 0, 20).map(|n| distance = Some(n as u8)),
            "least" => number(entry, 0, 0, 20).map(|n| least = n as u8),
            "limit" => look.one_of(entry, 0, &LIMITS).map(|l| limit = l),
            "needs" => look.word(entry, 0).map(|note| needs = Some((look.script, note))),
            other => match look.words.language.costs.iter().position(|row| row.id == other) {
                Some(place) => {
                    let most = look.words.language.costs[place].most;
                    number(entry, 0, 0, most.into()).map(|n| cost.0[place] = n as u8)
                }
                None => Err(unknown(other)),
            },
        };
        read.map_err(|fault| wrong_entry(look, name, *value, fault))?;
    }
    let Some(label) = label else {
        return Err(Fault::Because("an offer needs a `label`, which is what the marine reads".to_owned()));
    };
    let (least, distance) = match near {
        Near::Anywhere | Near::In(_) => (0, 0),
        _ => (least, distance.unwrap_or(1)),
    };
    Ok(Offer { tag, label, near, distance, least, cost, limit, needs, used: 0 })
}

/// The argument as something to be near.
///
/// # Errors
/// When it is something else.
pub fn near_what(look: &ScriptView<'_>, args: &[Val], i: usize) -> Result<Near, Fault> {
    match args[i].view() {
        View::Thing(Thing::Region(RegionId(region))) => Ok(Near::In(RegionId(region))),
        View::Thing(thing) => Ok(Near::Thing(thing)),
        _ => {
            let word = look.str(args[i]);
            match look.words.language.near.iter().find(|(own, _)| word == Some(own)) {
                Some((_, near)) => Ok(*near),
                None => token_kind(look, args, i).map(Near::Token),
            }
        }
    }
}

/// The argument as a kind of token.
///
/// # Errors
/// When it is something else.
pub fn token_kind(look: &ScriptView<'_>, args: &[Val], i: usize) -> Result<TokenKind, Fault> {
    match look.str(args[i]).ok_or(Fault::Wrong(i))? {
        OBJECTIVE => Ok(TokenKind::Objective),
        word => match (0..).zip(look.words.language.items).find(|(_, item)| item.word == word) {
            None => look.word(args, i).map(TokenKind::Marker),
            Some((class, Item { refused: None, .. })) => Ok(TokenKind::Item(ItemClass(class), 0)),
            Some((_, Item { refused: Some(why), .. })) => Err(Fault::Because(why.english())),
        },
    }
}

/// A fault of an entry, said of the entry.
fn wrong_entry(look: &ScriptView<'_>, name: &str, value: Val, fault: Fault) -> Fault {
    match (look.words.language.option(name), fault) {
        (Some(entry), Fault::Wrong(_)) => Fault::Because(wrong(look, "offer", name, entry.ty, value)),
        (_, Fault::Because(why)) => Fault::Because(format!("in `{name}`: {why}")),
        (None, wrong) => wrong,
    }
}

fn withdraw(act: &mut Act<'_>, args: &[Val]) -> Result<(), Fault> {
    let tag = act.look.word(args, 0)?;
    act.ask(Effect::Withdraw(tag))
}
