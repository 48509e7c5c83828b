//! The values that the rules give a tile, door, piece, start space, figure, area or region: one field for each row of the rule system,
//! with what it is in a game below it. Several things that are selected get the same value, as far as they have such a row.

use super::field::{self, long_field, written};
use super::numbers::{self, Asked, Change as Put};
use crate::theme::{self, SMALL};
use crate::{Element, Writing};
use editor_model::document::{Document, Selection};
use editor_model::naming::{pieces_in_words, setting_name};
use editor_model::words::{say, say_with};
use iced::advanced::widget::Id as WidgetId;
use iced::widget::{column, text, text_editor};
use missions::history::Change;
use missions::{Edit, Id, Mission};
use rule_system::setting::{self, Ask, Own, Setting};
use std::collections::BTreeMap;

/// The long texts of what is selected, as they are being written.
#[derive(Debug, Default)]
pub(crate) struct Fields(BTreeMap<&'static str, Writing>);

/// Something happened.
#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// A value became different.
    Set(&'static str, Put),
    /// Something was done in a long text.
    Edited(&'static str, text_editor::Action),
    /// The selected regions are areas, or not.
    Area(bool),
}

/// The rows of something, and what it has of them.
fn of(id: Id, mission: &Mission) -> (&'static [Setting], Option<&Own>) {
    let system = mission.system();
    let thing = mission.things().get(&id).map(|thing| (thing.rows(system), Some(&thing.fields)));
    let region = || mission.regions().get(&id).map(|region| (region.rows(system), Some(&region.fields)));
    let tile =
        || mission.tiles().get(&id).map(|tile| (mission.tile_rows(tile.tile), Some(mission.tile_fields(id))));
    thing.or_else(region).or_else(tile).unwrap_or((&[], None))
}

impl Fields {
    /// Show what the one thing that is selected has, where that is something else than what is written here.
    pub(super) fn refresh(&mut self, document: &Document) {
        let chosen = document.selection();
        let one = chosen.first().filter(|_| chosen.len() == 1);
        let (rows, own) = one.map_or((&[][..], None), |id| of(*id, document.mission()));
        let texts: Vec<_> =
            rows.iter().filter(|row| matches!(row.ask, Ask::Text)).map(|row| row.id).collect();
        self.0.retain(|id, _| texts.contains(id));
        for id in texts {
            let now = own.map(|own| setting::word(own, id)).unwrap_or_default();
            if self.0.get(id).is_none_or(|writing| written(writing) != now) {
                let _ = self.0.insert(id, Writing::with_text(&now));
            }
        }
    }

    /// The change of the mission that a message makes.
    pub(super) fn update(
        &mut self,
        message: Message,
        chosen: &Selection,
        mission: &Mission,
    ) -> Option<Change> {
        match message {
            Message::Set(id, put) => set(id, &put, chosen, mission),
            Message::Edited(id, action) => {
                let writing = self.0.get_mut(id)?;
                let edits = action.is_edit();
                writing.perform(action);
                let put = Put::Word(written(writing));
                edits.then(|| set(id, &put, chosen, mission)).flatten()
            }
            Message::Area(yes) => area(yes, chosen, mission),
        }
    }

    /// The fields of something. A long text can be written in only while one thing is selected.
    pub(super) fn view<'a>(&'a self, id: Id, mission: &Mission) -> Vec<Element<'a, Message>> {
        let (rows, Some(own)) = of(id, mission) else { return Vec::new() };
        let mut all: Vec<Element<'a, Message>> = Vec::new();
        if let Some(region) = mission.regions().get(&id)
            && (region.area || mission.system().has_areas())
        {
            all.push(field::tick(say("inspector-area"), region.area, Message::Area));
        }
        let asked = Asked::new(mission, own);
        for row in rows {
            let name = setting_name(row);
            let inside: Element<'a, Message> = match (row.ask, self.0.get(row.id)) {
                (Ask::Text, Some(writing)) => {
                    let id = row.id;
                    long_field(writing, WidgetId::new(id), 84.0, move |action| Message::Edited(id, action))
                }
                (Ask::Text, None) => continue,
                _ => asked.field(row).map(numbers_to_fields),
            };
            let named = match row.ask {
                // A box to tick has its name beside it.
                Ask::YesNo => inside,
                _ => field::under(name, inside),
            };
            let about = row.about.to_string();
            let about = (!about.is_empty()).then(|| text(about).size(SMALL).style(theme::faint_text));
            all.push(column![named].push(about).spacing(3).into());
        }
        all
    }
}

fn numbers_to_fields(message: numbers::Message) -> Message {
    match message {
        numbers::Message::Set(at, put) => Message::Set(at.id, put),
        numbers::Message::Marines(..) => unreachable!("things have no numbers of marines to tick"),
    }
}

/// The change that gives the selected things a value, those that have a row of that name.
fn set(id: &'static str, put: &Put, chosen: &Selection, mission: &Mission) -> Option<Change> {
    let mut title = id.to_owned();
    let mut edits = Vec::new();
    for about in chosen {
        let (rows, Some(own)) = of(*about, mission) else { continue };
        let Some(row) = rows.iter().find(|row| row.id == id) else { continue };
        title = setting_name(row);
        let mut fields = own.clone();
        numbers::put(&mut fields, id, put.clone());
        edits.extend(with_fields(*about, fields, mission));
    }
    let about: Vec<Id> = edits.iter().filter_map(Edit::about).collect();
    let label = say_with(
        "change-set",
        &[("pieces", pieces_in_words(mission, &about).into()), ("field", title.into())],
    );
    let key = format!("field {id} {:?}", about.first());
    (!edits.is_empty()).then(|| Change::new(label, edits).merging(key))
}

fn with_fields(id: Id, fields: Own, mission: &Mission) -> Option<Edit> {
    if let Some(thing) = mission.things().get(&id) {
        return Some(Edit::Thing(id, Some(missions::Thing { fields, ..thing.clone() })));
    }
    if let Some(tile) = mission.tiles().get(&id) {
        return Some(Edit::tile(id, *tile, fields));
    }
    let region = mission.regions().get(&id)?.clone();
    Some(Edit::Region(id, Some(missions::Region { fields, ..region })))
}

fn area(yes: bool, chosen: &Selection, mission: &Mission) -> Option<Change> {
    let regions = chosen.iter().filter_map(|id| Some((*id, mission.regions().get(id)?.clone())));
    let edits: Vec<Edit> = regions
        .map(|(id, region)| Edit::Region(id, Some(missions::Region { area: yes, ..region })))
        .collect();
    let about: Vec<Id> = edits.iter().filter_map(Edit::about).collect();
    let pieces = pieces_in_words(mission, &about).into();
    let label = say_with("change-set", &[("pieces", pieces), ("field", say("inspector-area").into())]);
    (!edits.is_empty()).then(|| Change::new(label, edits))
}
