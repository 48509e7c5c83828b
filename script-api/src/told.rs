//! What a text that a script puts together says of a value, in Rhai and without it.

use engine::Thing;
use engine::language::{ScriptView, Val, View};
use std::fmt::Write;

/// Add a value to a text. False for what is left to Rhai; then nothing is added.
pub(crate) fn tell(look: &ScriptView<'_>, val: Val, out: &mut String) -> bool {
    match val.view() {
        View::Bool(yes) => out.push_str(if yes { "true" } else { "false" }),
        View::Int(number) => {
            // A text takes whatever is written to it.
            let _ = write!(out, "{number}");
        }
        View::Word(word) => out.push_str(look.table.symbols.word(word)),
        View::Thing(thing) => tell_thing(look, Some(thing), out),
        View::Nobody => tell_thing(look, None, out),
        View::Unit | View::Text(_) | View::Event | View::List | View::Options | View::Other => return false,
    }
    true
}

/// Add a figure's name, the name on the map, or what sort of thing it is.
pub(crate) fn tell_thing(look: &ScriptView<'_>, thing: Option<Thing>, out: &mut String) {
    let Some(thing) = thing else { return out.push_str("nobody") };
    if let Thing::Figure(id) = thing
        && let Some(kind) = look.kind_of(id)
    {
        return out.push_str(&look.table.kind(kind).name);
    }
    match look.table.name_of(thing) {
        Some(name) => out.extend(name.chars().map(|c| if c == '_' { ' ' } else { c })),
        None => out.push_str(&Val::thing(thing).ty().describe(look.words.language).english()),
    }
}
