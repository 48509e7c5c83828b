//! From the shapes of a scene to geometry that the window can keep, one piece for each layer; and marks over it.
//! What the shapes are is decided by the scene.

use super::{Shown, View};
use crate::document::Selection;
use crate::window::theme::color;
use iced::widget::canvas::path::Builder;
use iced::widget::canvas::{Cache, Fill, Frame, Geometry, LineCap, LineDash, LineJoin, Path, Stroke, fill};
use iced::{Color, Point, Renderer, Size, Vector};
use missions::Id;
use missions::scene::shape::{Cap, Dash, HALO, Join};
use missions::scene::{self, Draw, Layer, Rect, Scene, Segment};
use tiles::Cell;

/// A scene, made ready for being drawn again and again.
#[derive(Debug)]
pub(crate) struct Picture {
    layers: Vec<Sheet>,
    /// Pieces that are in hand, and so not where they were.
    lifted: Selection,
}

/// How much of a layer is seen that is dimmed.
const DIM: f32 = 0.28;

/// How much is seen of a piece that is not there yet.
const GHOST: f32 = 0.7;

/// One layer.
#[derive(Debug)]
struct Sheet {
    layer: Layer,
    strokes: Vec<Brush>,
    /// Its drawing, as long as the camera stands still, and the same dimmed.
    cache: Cache,
    dim: Cache,
}

/// A shape in board units.
#[derive(Debug)]
struct Brush {
    /// The piece it belongs to.
    what: Option<Id>,
    bounds: Rect,
    path: Path,
    color: Color,
    /// `None` for what is filled.
    line: Option<Line>,
}

#[derive(Clone, Copy, Debug)]
struct Line {
    width: f32,
    cap: LineCap,
    join: LineJoin,
    dash: Option<Dash>,
}

impl Picture {
    /// Of a scene.
    pub(crate) fn of(scene: &Scene) -> Self {
        let mut layers: Vec<Sheet> = Vec::new();
        for shape in &scene.shapes {
            if layers.last().is_none_or(|sheet| sheet.layer != shape.layer) {
                let (cache, dim) = (Cache::new(), Cache::new());
                layers.push(Sheet { layer: shape.layer, strokes: Vec::new(), cache, dim });
            }
            if let Some(sheet) = layers.last_mut() {
                sheet.strokes.extend(
                    brushes(&shape.draw).into_iter().map(|brush| Brush { what: shape.what, ..brush }),
                );
            }
        }
        Self { layers, lifted: Selection::new() }
    }

    /// Of pieces that are not there yet.
    pub(crate) fn ghost(scene: &Scene) -> Self {
        let mut picture = Self::of(scene);
        for brush in picture.layers.iter_mut().flat_map(|sheet| &mut sheet.strokes) {
            brush.color.a *= GHOST;
        }
        picture
    }

    /// These pieces are in hand.
    pub(crate) fn lift(&mut self, lifted: &Selection) {
        if self.lifted != *lifted {
            self.lifted.clone_from(lifted);
            self.moved();
        }
    }

    /// The camera has moved.
    pub(crate) fn moved(&self) {
        for sheet in &self.layers {
            sheet.cache.clear();
            sheet.dim.clear();
        }
    }

    /// Those of its layers that are to be shown.
    pub(super) fn draw(&self, renderer: &Renderer, size: Size, view: &View, shown: Shown) -> Vec<Geometry> {
        let seen = view.seen();
        let sheets = self.layers.iter().filter(|sheet| shown.layers.has(sheet.layer));
        let draw = |sheet: &Sheet| {
            let (cache, opacity) =
                if shown.dim.has(sheet.layer) { (&sheet.dim, DIM) } else { (&sheet.cache, 1.0) };
            cache.draw(renderer, size, |frame| {
                frame.translate(view.origin);
                frame.scale(view.scale);
                for brush in sheet.strokes.iter().filter(|brush| brush.bounds.meets(seen)) {
                    if brush.what.is_none_or(|what| !self.lifted.contains(&what)) {
                        brush.draw(frame, view.scale, opacity);
                    }
                }
            })
        };
        sheets.map(draw).collect()
    }
}

impl Brush {
    /// The frame scales paths, but neither the width of lines nor their dashes.
    fn draw(&self, frame: &mut Frame, scale: f32, opacity: f32) {
        let color = Color { a: self.color.a * opacity, ..self.color };
        let Some(line) = self.line else {
            return frame.fill(&self.path, color);
        };
        let dash = line.dash.map(|dash| ([dash.on * scale, dash.off * scale], dash.start * scale));
        let dash = dash.as_ref().map_or_else(LineDash::default, |(segments, start)| LineDash {
            segments,
            offset: start.round() as usize,
        });
        frame.stroke(
            &self.path,
            Stroke {
                width: line.width * scale,
                line_cap: line.cap,
                line_join: line.join,
                line_dash: dash,
                ..Stroke::default().with_color(color)
            },
        );
    }
}

fn brushes(draw: &Draw) -> Vec<Brush> {
    match draw {
        Draw::Fill(path, color) => brush(path, *color, None).into_iter().collect(),
        Draw::Stroke(path, stroke) => {
            let cap = match stroke.cap {
                Cap::Butt => LineCap::Butt,
                Cap::Round => LineCap::Round,
                Cap::Square => LineCap::Square,
            };
            let join = match stroke.join {
                Join::Round => LineJoin::Round,
                Join::Bevel => LineJoin::Bevel,
            };
            let line = Line { width: stroke.width, cap, join, dash: stroke.dash };
            brush(path, stroke.color, Some(line)).into_iter().collect()
        }
        // Letters as outlines: the window's own text would lie over every shape, whatever its layer.
        Draw::Text(text) => {
            let letters = text.outlines();
            let (cap, join) = (LineCap::Round, LineJoin::Round);
            let halo = Line { width: 2.0 * HALO * text.size, cap, join, dash: None };
            let behind = (text.halo.a > 0).then(|| brush(&letters, text.halo, Some(halo))).flatten();
            behind.into_iter().chain(brush(&letters, text.color, None)).collect()
        }
    }
}

fn brush(path: &scene::Path, fill: scene::Color, line: Option<Line>) -> Option<Brush> {
    let reach = line.map_or(0.0, |line| line.width);
    Some(Brush {
        what: None,
        bounds: path.bounds()?.grown(reach),
        path: outline(path),
        color: color(fill),
        line,
    })
}

fn outline(path: &scene::Path) -> Path {
    let at = |p: scene::Point| Point::new(p.x, p.y);
    Path::new(|builder: &mut Builder| {
        for segment in &path.segments {
            match *segment {
                Segment::Move(p) => builder.move_to(at(p)),
                Segment::Line(p) => builder.line_to(at(p)),
                Segment::Quad(a, p) => builder.quadratic_curve_to(at(a), at(p)),
                Segment::Cubic(a, b, p) => builder.bezier_curve_to(at(a), at(b), at(p)),
                Segment::Close => builder.close(),
            }
        }
    })
}

/// A rectangle around something drawn.
pub(crate) fn bounds(draw: &Draw) -> Option<Rect> {
    match draw {
        Draw::Fill(path, _) | Draw::Stroke(path, _) => path.bounds(),
        Draw::Text(text) => text.outlines().bounds(),
    }
}

/// Point at a space.
pub(super) fn hover(frame: &mut Frame, view: &View, cell: Cell, color: Color) {
    let square = Rect::new(f32::from(cell.x), f32::from(cell.y), 1.0, 1.0);
    ring(frame, view, square, 0.0, 2.0, color);
}

/// Point at places so that nobody can miss them: the rest of the map lies in the dark, and a ring goes around them.
pub(super) fn spotlight(frame: &mut Frame, view: &View, places: Rect, color: Color) {
    let (at, size) = pixels(view, places, 8.0);
    let rest = Path::new(|builder| {
        builder.rectangle(Point::ORIGIN, frame.size());
        builder.rectangle(at, size);
    });
    let dark = Color { a: 0.55, ..Color::BLACK };
    frame.fill(&rest, Fill { rule: fill::Rule::EvenOdd, ..Fill::from(dark) });
    ring(frame, view, places, 8.0, 2.0, color);
}

/// A frame of this width around a rectangle that is grown by so many pixels. It is filled, not stroked, and its path has
/// two loose points outside: what the window paints anew after a change is reckoned from the bounds of paths, which leave
/// out the width of strokes and the blurred pixels along an edge.
pub(super) fn ring(frame: &mut Frame, view: &View, rect: Rect, grown: f32, width: f32, color: Color) {
    let (at, size) = pixels(view, rect, grown);
    let inner = Size::new((size.width - 2.0 * width).max(0.0), (size.height - 2.0 * width).max(0.0));
    let path = Path::new(|builder| {
        builder.rectangle(at, size);
        builder.rectangle(at + Vector::new(width, width), inner);
        let blur = Vector::new(2.0, 2.0);
        for loose in [at - blur, at + Vector::new(size.width, size.height) + blur] {
            builder.move_to(loose);
            builder.line_to(loose);
        }
    });
    frame.fill(&path, Fill { rule: fill::Rule::EvenOdd, ..Fill::from(color) });
}

/// A rectangle of the board on whole pixels.
pub(super) fn pixels(view: &View, rect: Rect, grown: f32) -> (Point, Size) {
    let from = view.to_pixels(scene::Point::new(rect.west, rect.north));
    let to = view.to_pixels(scene::Point::new(rect.east, rect.south));
    let (x, y) = (from.x.round() - grown, from.y.round() - grown);
    (Point::new(x, y), Size::new(to.x.round() + grown - x, to.y.round() + grown - y))
}
