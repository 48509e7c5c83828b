//! M070: a value on the map that its row does not allow.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::id::Id;
use missions_document::page::Page;
use missions_document::thing::{Region, Thing};
use rule_system::setting::{Ask, Form, Own, Setting, Subject, Value};
use words::Text;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M070"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let mission = context.mission;
    let system = mission.system();
    for (id, tile) in mission.tiles() {
        let (found, fields) = unfit(context, mission.tile_fields(*id), mission.tile_rows(tile.tile));
        let edit = Edit::tile(*id, *tile, fields);
        out.extend(found.iter().map(|it| said(it, &context.call_tile(*id), Place::Tile(*id), &edit)));
    }
    for (id, thing) in mission.things() {
        let (found, fields) = unfit(context, &thing.fields, thing.rows(system));
        let edit = Edit::Thing(*id, Some(Thing { fields, ..thing.clone() }));
        out.extend(found.iter().map(|it| said(it, &context.call(*id), Place::Thing(*id), &edit)));
    }
    for (id, region) in mission.regions() {
        let (found, fields) = unfit(context, &region.fields, region.rows(system));
        let edit = Edit::Region(*id, Some(Region { fields, ..region.clone() }));
        let called = Context::call_region(region);
        out.extend(found.iter().map(|it| said(it, &called, Place::Region(*id), &edit)));
    }
}

/// A value that does not fit.
struct Unfit<'r> {
    row: &'r Setting,
    /// What to say of it, still without the names of the value and of the thing.
    why: Text,
}

fn said(found: &Unfit<'_>, called: &Text, at: Place, edit: &Edit) -> Diagnostic {
    CHECK
        .say(found.why.clone().with("value", found.row.title).with("thing", called.clone()))
        .at(at)
        .help(text("m070-help"))
        .fix(text("m070-fix").with("thing", called.clone()), [edit.clone()])
}

/// The values that do not fit, and all of them as they would fit: one fix is for everything of a thing.
fn unfit<'r>(context: &Context<'_>, own: &Own, rows: &'r [Setting]) -> (Vec<Unfit<'r>>, Own) {
    let (mut found, mut fields) = (Vec::new(), own.clone());
    for row in rows {
        let Some(value) = own.get(row.id) else { continue };
        let Some((why, instead)) = wrong(context, value, row) else { continue };
        match instead {
            Some(value) => drop(fields.insert(row.id.to_owned(), value)),
            None => drop(fields.remove(row.id)),
        }
        found.push(Unfit { row, why });
    }
    (found, fields)
}

/// Why a value cannot be, and the nearest one that can.
fn wrong(context: &Context<'_>, value: &Value, row: &Setting) -> Option<(Text, Option<Value>)> {
    if !value.is(row.form) {
        return Some((text("m070-form"), None));
    }
    match (value, row.ask) {
        (Value::Number(number), Ask::Whole { least, most, .. }) if !(least..=most).contains(number) => {
            let nearest = Value::Number((*number).clamp(least, most));
            let why = text("m070-range").with("number", *number).with("least", least).with("most", most);
            Some((why, Some(nearest)))
        }
        (Value::Thing(id), Ask::Thing { of }) => {
            let mission = context.mission;
            let thing = mission.things().get(&Id(*id)).and_then(Thing::subject);
            let region = || mission.regions().get(&Id(*id)).map(Region::subject);
            let tile = || mission.tiles().get(&Id(*id)).map(|_| Subject::Tile);
            let there = thing.or_else(region).or_else(tile);
            let why = match there {
                Some(there) if there == of => return None,
                Some(there) => text("m070-instead").with("there", one(there)).with("wanted", one(of)),
                None => text("m070-lost").with("wanted", one(of)),
            };
            Some((why, None))
        }
        (Value::Word(word), Ask::One { of, .. }) if matches!(row.form, Form::Word) => {
            let known = of(context.content).iter().any(|choice| choice.id == word);
            (!known).then(|| (text("m070-word").with("word", word.as_str()), None))
        }
        (Value::Chart(chart), Ask::Chart { most }) => {
            let beyond = chart.keys().copied().find(|number| !(1..=most).contains(number))?;
            let kept = chart.iter().filter(|(number, _)| (1..=most).contains(*number));
            let kept = Value::Chart(kept.map(|(number, text)| (*number, text.clone())).collect());
            Some((text("m070-line").with("line", beyond).with("most", most), Some(kept)))
        }
        _ => None,
    }
}

/// Something of a sort, whichever it is.
const fn one(subject: Subject) -> Text {
    text(match subject {
        Subject::Door => "one-door",
        Subject::Piece => "one-piece",
        Subject::Figure => "one-figure",
        Subject::Area => "one-area",
        Subject::Region => "one-region",
        Subject::Tile => "one-tile",
        Subject::Start => "one-start",
    })
}
