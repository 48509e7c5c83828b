//! The areas in the invader's part: one entry each, with what is set for it and everything that is laid out with it. Each has pages of
//! its own, so that they can be kept in an envelope until the area is revealed.

use super::book::Book;
use super::ink::BODY;
use super::numbering::Numbering;
use super::plan;
use super::set_up;
use super::table;
use super::values::Tell;
use super::words;
use crate::export::laying;
use crate::words::text;
use ::words::Text;
use missions_document::edit::Edit;
use missions_document::mission::Mission;
use missions_document::seen::Seen;
use missions_document::thing::{Region, Thing, ThingKind};
use rule_system::View;
use std::collections::BTreeSet;
use tiles::{AreaId, AreaSet, Cell};

/// The areas of a mission.
pub(super) struct Areas<'a> {
    /// The mission as far as the booklet may tell it. An area that it may not tell is not in it.
    told: &'a Seen,
    /// The mission as players find it.
    found: &'a Seen,
    numbers: Numbering,
}

impl<'a> Areas<'a> {
    /// Those of a mission.
    pub(super) const fn of(told: &'a Seen, found: &'a Seen, numbers: Numbering) -> Self {
        Self { told, found, numbers }
    }

    /// Are there none?
    pub(super) fn is_empty(&self) -> bool {
        self.each().next().is_none()
    }

    fn each(&self) -> impl Iterator<Item = (AreaId, &'a Region)> {
        let regions = self.told.regions();
        let areas = self.told.whole_layout().areas.iter().zip(0..);
        areas.filter_map(move |(id, number)| Some((AreaId(number), regions.get(id)?)))
    }

    /// Write the section: a few words, then every area on pages of its own.
    pub(super) fn write(&self, book: &mut Book) {
        if self.is_empty() {
            return;
        }
        book.section(&text("areas").to_string(), 40.0);
        book.note(&text("areas-note").to_string());
        let mut cells = self.each().flat_map(|(_, region)| &region.cells);
        if cells.any(|cell| self.numbers.column(cell.x) < 1 || self.numbers.row(cell.y) < 1) {
            book.note(&text("areas-count").to_string());
        }
        for (number, region) in self.each() {
            book.turn();
            self.area(book, number, region);
        }
    }

    fn area(&self, book: &mut Book, number: AreaId, region: &Region) {
        let whole = self.told.whole();
        let tell = Tell { mission: whole, numbers: self.numbers, all: true };
        let name = region.name.as_ref();
        let name = name.map_or_else(|| text("unnamed"), |it| Text::verbatim(words::plain(it.as_str())));
        book.section(&text("areas-area").with("name", name).to_string(), 60.0);
        let values = tell.values(region.rows(whole.system()), &region.fields).into_iter();
        let spaces = self.numbers.spaces(region.cells.iter().copied());
        let values = values.map(|(title, value)| vec![title.to_string(), value]);
        let rows: Vec<_> =
            std::iter::once(vec![text("areas-spaces").to_string(), spaces]).chain(values).collect();
        table::write(book, &[(text("areas-head"), 2.0), (Text::verbatim(""), 7.0)], &rows);
        let with = whole.seen(&View::with_areas(AreaSet::default().with(number)));
        let added = added(self.found, &with);
        if added.tiles().is_empty() && added.things().is_empty() {
            book.text(&text("areas-nothing").to_string(), BODY);
        }
        tiles(book, &added, tell);
        let mut title = str::to_owned;
        set_up::doors(book, &added, tell, &mut title);
        set_up::pieces(book, &added, tell, &mut title);
        figures(book, &added, tell);
        labels(book, &added, self.numbers);
        set_up::regions(book, &added, self.numbers);
    }
}

/// A mission with only what `more` has of the map and `less` does not.
fn added(less: &Mission, more: &Mission) -> Mission {
    let tiles = more.tiles().keys().filter(|id| less.tiles().contains_key(*id));
    let things = more.things().keys().filter(|id| less.things().contains_key(*id));
    let regions = more.regions().iter().map(|(id, region)| {
        let before = less.regions().get(id).map(|region| &region.cells);
        let is_new = |cell: &&Cell| before.is_none_or(|before| !before.contains(*cell));
        let cells: BTreeSet<Cell> = region.cells.iter().filter(is_new).copied().collect();
        let left = (!region.area && !cells.is_empty()).then(|| Region { cells, ..region.clone() });
        Edit::Region(*id, left)
    });
    let tiles = tiles.map(|id| Edit::Tile(*id, None));
    let gone: Vec<Edit> = tiles.chain(things.map(|id| Edit::Thing(*id, None))).chain(regions).collect();
    more.clone().with(gone)
}

fn tiles(book: &mut Book, added: &Mission, tell: Tell<'_>) {
    let numbers = tell.numbers;
    let row = |step: &laying::Step| {
        let turn = set_up::turn(step.tile.turn).to_owned();
        let tile = plan::tile(step.tile) + tell.behind_tile(step.id).as_str();
        vec![tile, turn, numbers.columns(step.columns), numbers.rows(step.rows)]
    };
    let rows: Vec<_> = laying::steps(added, added.catalogue()).iter().map(row).collect();
    let columns = [
        (text("head-tile"), 1.2),
        (text("head-turn"), 1.2),
        (text("head-columns"), 1.6),
        (text("head-rows"), 1.6),
    ];
    table::section(book, &text("lay-tiles").to_string(), None, &columns, &rows);
}

fn figures(book: &mut Book, added: &Mission, tell: Tell<'_>) {
    let row = |thing: &Thing| {
        let ThingKind::Figure(figure) = &thing.kind else { return None };
        let known = added.content().foe(&figure.kind).map(|(_, foe)| foe.name.to_owned());
        let name = known.unwrap_or_else(|| figure.kind.clone());
        let (columns, rows) = figure.pose().size(added.base(thing));
        Some(vec![
            name + tell.behind(thing.rows(added.system()), &thing.fields).as_str(),
            tell.numbers.space(figure.at),
            format!("{columns} × {rows}"),
            set_up::name(thing),
        ])
    };
    let rows: Vec<_> = added.things().values().filter_map(row).collect();
    let columns = [
        (text("areas-head-figure"), 3.0),
        (text("head-corner"), 2.2),
        (text("head-base"), 2.0),
        (text("head-name"), 3.0),
    ];
    table::section(book, &text("areas-figures").to_string(), None, &columns, &rows);
}

/// Words that are on the map for people.
fn labels(book: &mut Book, added: &Mission, numbers: Numbering) {
    let row = |thing: &Thing| {
        let ThingKind::Label(label) = &thing.kind else { return None };
        Some(vec![label.text.clone(), numbers.space(label.at)])
    };
    let rows: Vec<_> = added.things().values().filter_map(row).collect();
    let columns = [(text("areas-head-words"), 5.0), (text("head-space"), 3.0)];
    table::section(book, &text("areas-labels").to_string(), None, &columns, &rows);
}
