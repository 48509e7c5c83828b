//! M070: a value on the map that its row does not allow.

use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::id::Id;
use missions_document::page::Page;
use missions_document::thing::{Region, Thing};
use rule_system::setting::{Ask, Form, Own, Setting, Value};

pub(super) const CHECK: Check = Check {
    page: Page {
        code: Code("M070"),
        severity: Severity::Warning,
        title: "A value cannot be what it is",
        text: "The rules give doors, pieces, figures, areas and regions values: a number from one to another, yes or no, a text, \
something else on the map. This value is of another kind, is too small or too large, or names something that is not on the map \
any more. Games are played as if it were the nearest value there can be, or were not set.\n\n\
The fix does the same.",
    },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let mission = context.mission;
    let system = mission.system();
    for (id, thing) in mission.things() {
        for (row, why, fields) in unfit(context, &thing.fields, thing.rows(system)) {
            let edit = Edit::Thing(*id, Some(Thing { fields, ..thing.clone() }));
            say(row, &context.call(*id), &why, Place::Thing(*id), edit, out);
        }
    }
    for (id, region) in mission.regions() {
        for (row, why, fields) in unfit(context, &region.fields, region.rows(system)) {
            let edit = Edit::Region(*id, Some(Region { fields, ..region.clone() }));
            say(row, &Context::call_region(region), &why, Place::Region(*id), edit, out);
        }
    }
}

fn say(row: &Setting, called: &str, why: &str, at: Place, edit: Edit, out: &mut Vec<Diagnostic>) {
    let title = row.title;
    out.push(
        CHECK
            .say(format!("{title} of {called} {why}"))
            .at(at)
            .help("choose another value")
            .fix(format!("take the nearest value there can be for {title}"), [edit]),
    );
}

/// The rows whose values do not fit, why, and the values as they would fit.
fn unfit<'r>(context: &Context<'_>, own: &Own, rows: &'r [Setting]) -> Vec<(&'r Setting, String, Own)> {
    let mut found = Vec::new();
    for row in rows {
        let Some(value) = own.get(row.id) else { continue };
        let Some((why, instead)) = wrong(context, value, row) else { continue };
        let mut fields = own.clone();
        match instead {
            Some(value) => drop(fields.insert(row.id.to_owned(), value)),
            None => drop(fields.remove(row.id)),
        }
        found.push((row, why, fields));
    }
    found
}

/// Why a value cannot be, and the nearest one that can.
fn wrong(context: &Context<'_>, value: &Value, row: &Setting) -> Option<(String, Option<Value>)> {
    if !value.is(row.form) {
        return Some(("is of another kind than the rules want there".to_owned(), None));
    }
    match (value, row.ask) {
        (Value::Number(number), Ask::Whole { least, most, .. }) if !(least..=most).contains(number) => {
            let nearest = Value::Number((*number).clamp(least, most));
            Some((format!("is {number}; it can be from {least} to {most}"), Some(nearest)))
        }
        (Value::Thing(id), Ask::Thing { of }) => {
            let mission = context.mission;
            let thing = mission.things().get(&Id(*id)).and_then(Thing::subject);
            let there = thing.or_else(|| mission.regions().get(&Id(*id)).map(Region::subject));
            (there != Some(of)).then(|| (format!("names {} that is not on the map", article(of.word())), None))
        }
        (Value::Word(word), Ask::One { of, .. }) if matches!(row.form, Form::Word) => {
            let known = of(context.content).iter().any(|choice| choice.id == word);
            (!known).then(|| (format!("is \"{word}\", which there is not"), None))
        }
        (Value::Chart(chart), Ask::Chart { most }) => {
            let beyond = chart.keys().copied().find(|number| !(1..=most).contains(number))?;
            let kept = chart.iter().filter(|(number, _)| (1..=most).contains(*number));
            let kept = Value::Chart(kept.map(|(number, text)| (*number, text.clone())).collect());
            Some((format!("has a line for {beyond}; it can have 1 to {most}"), Some(kept)))
        }
        _ => None,
    }
}

fn article(noun: &str) -> String {
    let an = noun.starts_with(['a', 'e', 'i', 'o', 'u']);
    format!("{} {noun}", if an { "an" } else { "a" })
}
