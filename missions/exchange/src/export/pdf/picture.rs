//! The pictures of the booklet, each drawn once however often it is shown, and the chapter with the map.

use super::book::Book;
use super::numbering::Numbering;
use super::sheet::{Placed, Role};
use crate::export::contract::Subject;
use crate::words::text;
use missions_document::mission::Mission;
use missions_picture::scene::chart::Chart;
use missions_picture::scene::{Layer, Layers, Rect, Scene, SceneOptions};
use std::collections::BTreeSet;
use std::rc::Rc;
use std::sync::Arc;
use tiles::Cell;

/// Points for each unit of a legend: its letters are seven points high.
pub(super) const LEGEND: f32 = 25.0;

/// Points of a space of the board: an inch, 25.4 millimetres.
pub(super) const REAL: f32 = 72.0;

/// The most points a space takes on the page with the map: beyond that a minimap only gets coarse.
const LARGEST: f32 = 60.0;

/// The least size of letters in a picture, in points.
const LEAST: f32 = 6.2;

/// The pictures.
pub(super) struct Views<'a> {
    subject: Subject<'a>,
    /// What a picture of the map takes with its border.
    pub(super) frame: Rect,
    /// How places are named.
    pub(super) numbering: Numbering,
    /// The legend, for the paper the booklet is made for.
    pub(super) legend: Rc<Scene>,
    /// The board to play on, at real size.
    pub(super) board: Rc<Scene>,
    /// Every space with a tile or something on it.
    pub(super) used: BTreeSet<Cell>,
    /// Is there a tile at all?
    pub(super) any: bool,
}

impl<'a> Views<'a> {
    /// Draw them.
    pub(super) fn of(subject: Subject<'a>, width: f32) -> Self {
        let mission = subject.mission;
        let options = options(&subject, map(), LEGEND);
        let legend = Scene::legend(mission, mission.catalogue(), &options, width / LEGEND);
        let board = scene(&subject, board(), REAL);
        Self {
            subject,
            frame: board.frame,
            numbering: Numbering::of(board.map),
            legend: Rc::new(legend),
            board,
            used: used(mission),
            any: !mission.tiles().is_empty(),
        }
    }

    /// The map for a page on which a space is so many points wide.
    pub(super) fn map(&self, scale: f32) -> Rc<Scene> {
        scene(&self.subject, map(), scale)
    }

    /// The board without names, for a picture that is too small for them.
    pub(super) fn small(&self, scale: f32) -> Rc<Scene> {
        scene(&self.subject, board().without(Layer::Labels), scale)
    }

    /// Tiles, lines and coordinates alone, to build by.
    pub(super) fn bare(&self, scale: f32) -> Rc<Scene> {
        let bare = [Layer::Table, Layer::Tiles, Layer::Grid, Layer::Lines, Layer::Coordinates];
        scene(&self.subject, bare.into_iter().fold(Layers::NONE, Layers::with), scale)
    }
}

fn scene(subject: &Subject<'_>, layers: Layers, scale: f32) -> Rc<Scene> {
    let mission = subject.mission;
    Rc::new(Scene::of(mission, mission.catalogue(), &options(subject, layers, scale)))
}

fn options(subject: &Subject<'_>, layers: Layers, scale: f32) -> SceneOptions {
    let art = Arc::clone(subject.art);
    SceneOptions { layers, art, players: true, letters: LEAST / scale, ..SceneOptions::light() }
}

fn used(mission: &Mission) -> BTreeSet<Cell> {
    let chart = Chart::of(mission, mission.catalogue());
    let things = mission.things().values().flat_map(|thing| thing.cells(mission.base(thing)));
    chart.cells().map(|(cell, _)| cell).chain(things).collect()
}

/// What a map shows.
const fn map() -> Layers {
    Layers::MAP.without(Layer::Problems)
}

/// What is printed on a board to play on.
const fn board() -> Layers {
    map().without(Layer::Coordinates).without(Layer::Table)
}

/// The chapter with the map and its legend.
pub(super) fn chapter(book: &mut Book, views: &Views<'_>) {
    book.chapter(&text("picture").to_string());
    book.note(&text("picture-note").to_string());
    show(book, views);
}

/// A map as large as the page allows, with its legend below.
fn show(book: &mut Book, views: &Views<'_>) {
    let (frame, legend) = (views.frame, &views.legend);
    let area = book.area();
    let below = if legend.shapes.is_empty() { 0.0 } else { legend.frame.height() * LEGEND + 6.0 };
    book.need(below + 200.0);
    let room = book.room() - below;
    let scale = (area.width() / frame.width()).min(room / frame.height()).min(LARGEST);
    let height = frame.height() * scale;
    let y = book.y;
    let place = Rect::new(area.west, y, area.width(), height);
    let role = Role::Figure(text("picture-map").to_string());
    book.sheet().put(role, |sheet| sheet.picture(Placed::fitted(&views.map(scale), frame, place)));
    book.went(height);
    if below > 0.0 {
        let y = book.y + 6.0;
        let part = legend.frame;
        let place = Rect::new(area.west, y, part.width() * LEGEND, part.height() * LEGEND);
        let role = Role::Figure(text("picture-legend").to_string());
        book.sheet().put(role, |sheet| sheet.picture(Placed::fitted(legend, part, place)));
        book.went(below);
    }
}
