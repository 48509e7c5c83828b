//! What the files of `scene` draw with: it collects shapes under a layer and the thing they show.
//! It decides nothing about how things look.

use crate::scene::SceneOptions;
use crate::scene::layer::Layer;
use crate::scene::shape::{Color, Dash, Draw, Image, Line, Path, Point, Rect, Shape, Stroke, Text};
use crate::scene::theme::Theme;
use missions_document::id::Id;
use std::borrow::Cow;

/// Collects shapes.
#[derive(Debug)]
pub(crate) struct Pen<'a> {
    /// The colours to draw with.
    pub(crate) theme: &'a Theme,
    shapes: Vec<Shape>,
    layer: Layer,
    what: Option<Id>,
    line: Option<Line>,
    origin: Point,
    scale: f32,
    /// Is it for players on paper?
    pub(crate) players: bool,
    /// The least size of letters.
    pub(crate) letters: f32,
}

impl<'a> Pen<'a> {
    pub(crate) fn new(theme: &'a Theme) -> Self {
        let (shapes, layer, origin) = (Vec::new(), Layer::Table, Point::new(0.0, 0.0));
        Self {
            theme,
            shapes,
            layer,
            what: None,
            line: None,
            origin,
            scale: 1.0,
            players: false,
            letters: 0.0,
        }
    }

    /// Write as the options say.
    pub(crate) fn written(self, options: &SceneOptions) -> Self {
        Self { players: options.players, letters: options.letters, ..self }
    }

    /// A name of the mission's scripts as it is written.
    pub(crate) fn named<'n>(&self, name: &'n str) -> Cow<'n, str> {
        if self.players { name.replace('_', " ").into() } else { name.into() }
    }

    /// Draw something with its origin at a point and so many times as large.
    pub(crate) fn within(&mut self, origin: Point, scale: f32, draw: impl FnOnce(&mut Self)) {
        let outer = (self.origin, self.scale);
        self.origin = Point::new(outer.0.x + origin.x * outer.1, outer.0.y + origin.y * outer.1);
        self.scale = outer.1 * scale;
        draw(self);
        (self.origin, self.scale) = outer;
    }

    /// From here on draw for this layer, and show this.
    pub(crate) const fn on(&mut self, layer: Layer, what: Option<Id>) {
        self.layer = layer;
        self.what = what;
        self.line = None;
    }

    /// From here on draw for the layer of lines, and lines of this kind.
    pub(crate) const fn lines(&mut self, line: Line) {
        self.on(Layer::Lines, None);
        self.line = Some(line);
    }

    pub(crate) fn draw(&mut self, draw: Draw) {
        let seen = match &draw {
            Draw::Fill(path, color) => color.a > 0 && !path.is_empty(),
            Draw::Stroke(path, stroke) => stroke.color.a > 0 && !path.is_empty(),
            Draw::Text(text) => !text.text.trim().is_empty(),
            Draw::Image(image) => !image.clip.is_empty(),
        };
        if seen {
            let mut draw = self.placed(draw);
            if let Draw::Text(text) = &mut draw {
                text.size = text.size.max(self.letters);
            }
            self.shapes.push(Shape { layer: self.layer, what: self.what, line: self.line, draw });
        }
    }

    fn placed(&self, draw: Draw) -> Draw {
        let (origin, scale) = (self.origin, self.scale);
        if origin == Point::new(0.0, 0.0) && scale == 1.0 {
            return draw;
        }
        match draw {
            Draw::Fill(path, color) => Draw::Fill(path.put(origin, scale), color),
            Draw::Stroke(path, stroke) => {
                let dash = stroke.dash.map(|d| Dash {
                    on: d.on * scale,
                    off: d.off * scale,
                    start: d.start * scale,
                });
                Draw::Stroke(path.put(origin, scale), Stroke { width: stroke.width * scale, dash, ..stroke })
            }
            Draw::Image(image) => {
                let sized = |p: Point| Point::new(p.x * scale, p.y * scale);
                let at = Point::new(origin.x + image.at.x * scale, origin.y + image.at.y * scale);
                let clip = image.clip.put(origin, scale);
                Draw::Image(Image { clip, at, east: sized(image.east), south: sized(image.south), ..image })
            }
            Draw::Text(text) => {
                let at = Point::new(origin.x + text.at.x * scale, origin.y + text.at.y * scale);
                Draw::Text(Text { at, size: text.size * scale, ..text })
            }
        }
    }

    pub(crate) fn fill(&mut self, path: Path, color: Color) {
        self.draw(Draw::Fill(path, color));
    }

    pub(crate) fn stroke(&mut self, path: Path, stroke: Stroke) {
        self.draw(Draw::Stroke(path, stroke));
    }

    pub(crate) fn text(&mut self, text: Text) {
        self.draw(Draw::Text(text));
    }

    /// Fill a shape and draw round it.
    pub(crate) fn outlined(&mut self, path: Path, fill: Color, edge: Color, width: f32) {
        self.fill(path.clone(), fill);
        self.stroke(path, Stroke::new(edge, width));
    }

    pub(crate) fn circle(&mut self, at: Point, radius: f32, color: Color) {
        let mut path = Path::new();
        path.circle(at, radius);
        self.fill(path, color);
    }

    pub(crate) fn ring(&mut self, at: Point, radius: f32, stroke: Stroke) {
        let mut path = Path::new();
        path.circle(at, radius);
        self.stroke(path, stroke);
    }

    pub(crate) fn rounded(&mut self, rect: Rect, radius: f32, color: Color) {
        let mut path = Path::new();
        path.rounded(rect, radius);
        self.fill(path, color);
    }

    /// How many shapes a layer has by now.
    pub(crate) fn count(&self, layer: Layer) -> usize {
        self.shapes.iter().filter(|shape| shape.layer == layer).count()
    }

    /// Everything drawn, layer by layer, in the order in which it was drawn.
    pub(crate) fn finish(self) -> Vec<Shape> {
        let mut shapes = self.shapes;
        shapes.sort_by_key(|shape| shape.layer);
        shapes
    }
}
