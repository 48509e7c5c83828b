//! Rhai's values and ours, both ways.
//! Texts known before play become numbers on the way in and shared strings on the way out, so that neither way copies
//! letters.

use engine::language::{Extra, ScriptView, Val, View};
use engine::{Symbols, Thing};
use rhai::{Dynamic, INT, ImmutableString};
use std::cell::RefCell;

/// A thing on the map or `nobody`, as Rhai holds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Piece(pub(crate) Option<Thing>);

/// The event of the handler, as Rhai holds it. There is only one at a time, so it holds nothing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct EventHandle;

/// Rhai's strings for the words of a table, made when first wanted.
#[derive(Debug, Default)]
pub(crate) struct Strings(RefCell<Vec<Option<ImmutableString>>>);

impl Strings {
    fn get(&self, number: u16, text: &str) -> ImmutableString {
        let mut list = self.0.borrow_mut();
        let index = usize::from(number);
        if list.len() <= index {
            list.resize(index + 1, None);
        }
        list[index].get_or_insert_with(|| text.into()).clone()
    }
}

/// A value of Rhai's as one of ours.
pub(crate) fn read(value: &Dynamic, symbols: &Symbols, extra: &mut Extra) -> Val {
    if let Some(val) = read_small(value, symbols, extra) {
        return val;
    }
    if let Ok(list) = value.as_array_ref() {
        for item in list.iter() {
            let val = read_small(item, symbols, extra).unwrap_or(Val::OTHER);
            extra.items.push(val);
        }
        return Val::LIST;
    }
    if let Ok(map) = value.as_map_ref() {
        for (name, item) in map.iter() {
            let val = read_small(item, symbols, extra).unwrap_or(Val::OTHER);
            extra.options.push((name.as_str().into(), val));
        }
        return Val::OPTIONS;
    }
    Val::OTHER
}

fn read_small(value: &Dynamic, symbols: &Symbols, extra: &mut Extra) -> Option<Val> {
    if let Some(piece) = value.read_lock::<Piece>() {
        return Some(Val::maybe(piece.0));
    }
    if let Ok(number) = value.as_int() {
        return Some(Val::int(number));
    }
    if let Ok(yes) = value.as_bool() {
        return Some(Val::bool(yes));
    }
    if let Ok(text) = value.as_immutable_string_ref() {
        return Some(match symbols.get(&text) {
            Some(word) => Val::word(word),
            None => {
                extra.texts.push(text.as_str().into());
                Val::text((extra.texts.len() - 1) as u16)
            }
        });
    }
    if value.is_unit() {
        return Some(Val::UNIT);
    }
    value.is::<EventHandle>().then_some(Val::EVENT)
}

/// A value of ours as one of Rhai's.
pub(crate) fn write(val: Val, look: &ScriptView<'_>, strings: &Strings) -> Dynamic {
    match val.view() {
        View::Unit | View::List | View::Options | View::Other => Dynamic::UNIT,
        View::Bool(yes) => yes.into(),
        View::Int(number) => (number as INT).into(),
        View::Word(word) => strings.get(word.0, look.table.symbols.word(word)).into(),
        View::Text(_) => look.str(val).unwrap_or_default().into(),
        View::Thing(thing) => Dynamic::from(Piece(Some(thing))),
        View::Nobody => Dynamic::from(Piece(None)),
        View::Event => Dynamic::from(EventHandle),
    }
}
