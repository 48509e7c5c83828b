//! A mission as a picture: shapes in board units, in layers, one description for every painter (window, PNG, SVG).
//! It draws what is there, however wrong; it judges nothing, and knows neither pixels nor files.

mod cardboard;
pub mod chart;
mod door;
mod figure;
mod frame;
mod ground;
mod heat;
mod icon;
mod label;
mod layer;
pub mod legend;
mod letters;
mod lines;
mod mark;
mod noise;
mod options;
mod pen;
mod piece;
mod problem;
mod region;
pub mod shape;
pub mod sign;
mod standing;
mod start;
pub mod theme;

pub use layer::{Layer, Layers};
pub use options::SceneOptions;
pub use shape::{Color, Draw, Image, Path, Point, Rect, Segment, Shape, Stroke, Text};
pub use theme::Theme;

use chart::Chart;
use frame::Frame;
use missions_document::diagnostic::Diagnostic;
use missions_document::mission::Mission;
use pen::Pen;
use piece::Places;
use std::ops::Range;
use tiles::Catalogue;

/// A picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// What it shows, in a few words.
    pub title: String,
    /// What a painter shows, in board units; shapes may lie outside.
    pub frame: Rect,
    /// The part of the frame that holds the map: whole spaces.
    pub map: Rect,
    /// The colour of the table.
    pub table: Color,
    /// From back to front.
    pub shapes: Vec<Shape>,
    /// Where things and tiles are drawn, for marks on them.
    places: Places,
    /// Where names and labels are, for marks that keep clear of them.
    names: Vec<Rect>,
    /// Which of the shapes mark problems.
    marks: Range<usize>,
}

impl Scene {
    /// Draw a mission.
    #[must_use]
    pub fn of(mission: &Mission, catalogue: &Catalogue, options: &SceneOptions) -> Self {
        let layers = options.layers;
        let mut chart = Chart::of(mission, catalogue);
        if options.openings {
            chart.leave_open();
        }
        let mut pen = Pen::new(&options.theme).written(options);
        // Floors are most of the work, and a picture of what lies on them needs none.
        if layers.has(Layer::Tiles) || layers.has(Layer::Grid) {
            ground::draw(&chart, &mut pen);
        }
        cardboard::draw(&chart, &options.art, &mut pen);
        heat::draw(&options.heat, &mut pen);
        region::draw(mission, &mut pen);
        lines::draw(&chart, &mut pen);
        let mut places = piece::draw(mission, &chart, &mut pen);
        places.extend(standing::draw(&options.standing, mission, &mut pen));
        ground::numbers(&chart, &places, &mut pen);
        let names = label::draw(mission, &places, &mut pen);
        problem::overlaps(&chart, &mut pen);
        let before = pen.count(Layer::Problems);
        let laid = chart.tiles.iter().filter_map(|laid| Some((laid.id, chart::extent(laid)?)));
        let everywhere: Places = places.clone().into_iter().chain(laid).collect();
        problem::draw(mission, &everywhere, &names, (&options.problems, options.all_badges), &mut pen);
        let after = pen.count(Layer::Problems);
        let mut frame = Frame::of(mission, &chart, &places);
        frame::table(&frame, &chart, &mut pen);
        frame::coordinates(&frame, &mut pen);
        frame::outside(mission, &mut frame, layers, &mut pen);
        if layers.has(Layer::Legend) {
            legend::draw(mission, &chart, &mut frame, layers, &mut pen);
        }
        if layers.has(Layer::Title) {
            frame::title(mission, &chart, &mut frame, &mut pen);
        }
        let mut shapes = pen.finish();
        shapes.retain(|shape| layers.has(shape.layer));
        let title = mission.info().title.clone();
        let first = shapes.partition_point(|shape| shape.layer < Layer::Problems);
        let marks = if layers.has(Layer::Problems) { first + before..first + after } else { first..first };
        let (frame, map, table) = (frame.all, frame.map, options.theme.table);
        Self { title, frame, map, table, shapes, places: everywhere, names, marks }
    }

    /// The legend alone, for a page that has a place of its own for it. It is so many units wide, one unit being a space of the
    /// map in an ordinary picture; its north-west corner is the origin.
    #[must_use]
    pub fn legend(mission: &Mission, catalogue: &Catalogue, options: &SceneOptions, width: f32) -> Self {
        let chart = Chart::of(mission, catalogue);
        let mut pen = Pen::new(&options.theme).written(options);
        let mut frame = Frame::strip(width);
        legend::draw(mission, &chart, &mut frame, options.layers, &mut pen);
        let shapes = pen.finish();
        let (frame, map) = (Rect { west: 0.0, east: width, ..frame.all }, frame.map);
        let (title, table) = (mission.info().title.clone(), options.theme.table);
        Self { title, frame, map, table, shapes, places: Places::new(), names: Vec::new(), marks: 0..0 }
    }

    /// The same scene of the same mission, with other problems.
    pub fn judge(&mut self, mission: &Mission, theme: &Theme, problems: &[Diagnostic]) {
        let mut pen = Pen::new(theme);
        problem::draw(mission, &self.places, &self.names, (problems, false), &mut pen);
        let marks = pen.finish();
        let range = self.marks.start..self.marks.start + marks.len();
        drop(self.shapes.splice(std::mem::replace(&mut self.marks, range), marks));
    }

    /// The shapes of one layer.
    pub fn layer(&self, layer: Layer) -> impl Iterator<Item = &Shape> {
        self.shapes.iter().filter(move |shape| shape.layer == layer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use missions_document::{Code, Edit, Id, Place};

    #[test]
    fn problems_that_come_later_are_drawn_as_if_they_had_been_there() {
        let starter = Mission::starter();
        let tile = *starter.tiles().values().next().expect("a tile");
        let mission = starter.with([Edit::Tile(Id(900), Some(tile))]);
        let problems =
            [Diagnostic::error(Code("M004"), "two tiles overlap").at(Place::Tile(Id(900)))].to_vec();
        let scene = |problems: &[Diagnostic]| {
            let options = SceneOptions { problems: problems.to_vec(), ..SceneOptions::map() };
            Scene::of(&mission, Catalogue::doom2016(), &options)
        };
        let (without, with) = (scene(&[]), scene(&problems));
        assert_ne!(without, with);
        let mut judged = without.clone();
        judged.judge(&mission, &Theme::default(), &problems);
        assert_eq!(judged, with);
        judged.judge(&mission, &Theme::default(), &[]);
        assert_eq!(judged, without);
    }
}
