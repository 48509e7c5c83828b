//! A scene made ready for being painted part by part, again and again: for windows, which show some of a map, and soon
//! another part of it. It also reports where two drawings differ; others keep the pixels.

use super::canvas::{Canvas, line, outline};
use crate::scene::shape::{Color, Draw, Image, Path, Point, Rect, Segment, Shape, Stroke, Text};
use crate::scene::{Layer, Scene};
use missions_document::id::Id;
use std::collections::BTreeMap;
use std::sync::Arc;
use vello_cpu::kurbo::{self, BezPath};
use vello_cpu::peniko::ImageAlphaType;

/// A scene, ready to be painted.
#[derive(Clone, Debug, Default)]
pub struct Drawing {
    shapes: Vec<Arc<Ready>>,
    table: Color,
}

/// A part of a drawing, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// How many pixels a space is wide.
    pub scale: f32,
    /// How many pixels east of the origin of the board it begins.
    pub west: i32,
    /// How many pixels south of the origin of the board it begins.
    pub north: i32,
    /// Its size in pixels.
    pub width: u32,
    /// Its size in pixels.
    pub height: u32,
}

/// A shape.
#[derive(Debug)]
struct Ready {
    /// The same for the same shape, and for no other.
    key: u64,
    layer: Layer,
    what: Option<Id>,
    bounds: Rect,
    /// One, but for letters with a halo.
    marks: Vec<Mark>,
}

/// Paths in one colour.
#[derive(Debug)]
struct Mark {
    color: Color,
    /// `None` for what is filled.
    line: Option<kurbo::Stroke>,
    /// The picture that fills it, instead of a colour.
    image: Option<Image>,
    parts: Vec<Part>,
}

/// A path that does not touch what lies outside its bounds.
#[derive(Debug)]
struct Part {
    key: u64,
    bounds: Rect,
    path: BezPath,
}

impl Drawing {
    /// Of a scene. What it has in common with an older one is taken from there.
    #[must_use]
    pub fn of(scene: &Scene, older: &Self) -> Self {
        let known: BTreeMap<u64, &Arc<Ready>> = older.shapes.iter().map(|ready| (ready.key, ready)).collect();
        let shapes = scene.shapes.iter().filter_map(|shape| {
            let key = key(shape);
            known.get(&key).map_or_else(|| ready(key, shape).map(Arc::new), |same| Some(Arc::clone(same)))
        });
        Self { shapes: shapes.collect(), table: scene.table }
    }

    /// Where this and another drawing look different.
    #[must_use]
    pub fn differences(&self, other: &Self) -> Vec<Rect> {
        let mut count: BTreeMap<u64, i32> = BTreeMap::new();
        for ready in &self.shapes {
            *count.entry(ready.key).or_default() += 1;
        }
        for ready in &other.shapes {
            *count.entry(ready.key).or_default() -= 1;
        }
        let both = |ready: &&Arc<Ready>| count.get(&ready.key) == Some(&0);
        let order = |drawing: &Self| -> Vec<u64> {
            drawing.shapes.iter().filter(both).map(|ready| ready.key).collect()
        };
        if self.table != other.table || order(self) != order(other) {
            return self.bounds().into_iter().chain(other.bounds()).collect();
        }
        let mut places = Vec::new();
        // Shapes that show nothing of their own, such as all walls at once, are many parts: only some of them differ.
        let mut parts: BTreeMap<(u64, u64), (i32, Rect)> = BTreeMap::new();
        for (drawing, sign) in [(self, 1), (other, -1)] {
            for ready in drawing.shapes.iter().filter(|ready| !both(ready)) {
                if ready.what.is_some() {
                    places.push(ready.bounds);
                    continue;
                }
                for mark in &ready.marks {
                    let style = style(ready.layer, mark);
                    for part in &mark.parts {
                        parts.entry((style, part.key)).or_insert((0, part.bounds)).0 += sign;
                    }
                }
            }
        }
        places.extend(parts.into_values().filter(|(count, _)| *count != 0).map(|(_, bounds)| bounds));
        places
    }

    /// Around everything that is drawn.
    #[must_use]
    pub fn bounds(&self) -> Option<Rect> {
        self.shapes.iter().map(|ready| ready.bounds).reduce(Rect::with)
    }

    /// Around everything that is drawn for a thing.
    pub fn places(&self, wanted: impl Fn(Id) -> bool) -> Vec<Rect> {
        let of = self.shapes.iter().filter(|ready| ready.what.is_some_and(&wanted));
        of.map(|ready| ready.bounds).collect()
    }

    /// The pixels of a part: row by row from the north-west, four bytes each, the colours multiplied by the opacity.
    /// The question says how much of a layer, and of what it shows, is seen: 1 is all. `ground` lies under everything.
    #[must_use]
    pub fn paint(&self, area: Area, ground: Color, seen: impl Fn(Layer, Option<Id>) -> f32) -> Vec<u8> {
        let Area { scale, west, north, .. } = area;
        let (Ok(width), Ok(height)) = (u16::try_from(area.width), u16::try_from(area.height)) else {
            return Vec::new();
        };
        let mut canvas = Canvas::new(width, height, scale, (f64::from(-west), f64::from(-north)));
        let around = Rect::new(
            west as f32 / scale,
            north as f32 / scale,
            area.width as f32 / scale,
            area.height as f32 / scale,
        );
        // What lies outside by less than a pixel may still touch one.
        let around = around.grown(1.5 / scale);
        for ready in self.shapes.iter().filter(|ready| ready.bounds.meets(around)) {
            let part = seen(ready.layer, ready.what);
            if part > 0.0 {
                for mark in &ready.marks {
                    mark.paint(&mut canvas, around, part);
                }
            }
        }
        canvas.finish(ground).take_rgba8(ImageAlphaType::AlphaPremultiplied)
    }

    /// The colour of the table.
    #[must_use]
    pub const fn table(&self) -> Color {
        self.table
    }
}

impl Mark {
    fn of(part: Part) -> Self {
        Self { color: Color::NONE, line: None, image: None, parts: vec![part] }
    }

    fn paint(&self, canvas: &mut Canvas, around: Rect, part: f32) {
        if let Some(image) = &self.image {
            for met in self.parts.iter().filter(|part| part.bounds.meets(around)) {
                canvas.lay(image, &met.path, part);
            }
            return;
        }
        let color = self.color.alpha((f32::from(self.color.a) * part).round() as u8);
        let mut draw = |path: &BezPath| match &self.line {
            Some(line) => canvas.stroke(path, line, color),
            None => canvas.fill(path, color),
        };
        let mut met = self.parts.iter().filter(|part| part.bounds.meets(around));
        let (Some(first), second) = (met.next(), met.next()) else { return };
        let Some(second) = second else { return draw(&first.path) };
        // All at once: what is half seen must not be seen twice where parts meet.
        draw(&[first, second].into_iter().chain(met).flat_map(|part| &part.path).collect());
    }
}

fn ready(key: u64, shape: &Shape) -> Option<Ready> {
    let marks: Vec<Mark> = match &shape.draw {
        Draw::Fill(path, color) => mark(path, *color, None).into_iter().collect(),
        Draw::Stroke(path, stroke) => mark(path, stroke.color, Some(stroke)).into_iter().collect(),
        Draw::Text(text) => letters(text),
        Draw::Image(image) => whole(&image.clip)
            .map(|part| Mark { image: Some(image.clone()), ..Mark::of(part) })
            .into_iter()
            .collect(),
    };
    let bounds = marks.iter().flat_map(|mark| &mark.parts).map(|part| part.bounds).reduce(Rect::with)?;
    Some(Ready { key, layer: shape.layer, what: shape.what, bounds, marks })
}

/// A path that is not taken apart.
fn whole(path: &Path) -> Option<Part> {
    let mut sum = Sum::default();
    sum.path(path);
    Some(Part { key: sum.0, bounds: path.bounds()?, path: outline(path) })
}

fn letters(text: &Text) -> Vec<Mark> {
    let outlines = text.outlines();
    let behind = (text.halo.a > 0).then(|| mark(&outlines, text.halo, Some(&super::halo(text)))).flatten();
    behind.into_iter().chain(mark(&outlines, text.color, None)).collect()
}

fn mark(path: &Path, color: Color, stroke: Option<&Stroke>) -> Option<Mark> {
    let reach = stroke.map_or(0.0, |stroke| stroke.width);
    let line = stroke.map(line);
    let begins = |segment: &Segment| matches!(segment, Segment::Move(_));
    let mut parts = Vec::new();
    let mut rest = &path.segments[..];
    while !rest.is_empty() {
        let next = rest.iter().skip(1).position(begins).map_or(rest.len(), |at| at + 1);
        let (part, later) = rest.split_at(next);
        rest = later;
        let part = Path { segments: part.to_vec() };
        if let Some(bounds) = part.bounds() {
            let mut sum = Sum::default();
            sum.path(&part);
            parts.push(Part { key: sum.0, bounds: bounds.grown(reach), path: outline(&part) });
        }
    }
    // Letters have holes, which are parts inside of parts: near each other they are cheaper as one.
    let all = parts.iter().map(|part: &Part| part.bounds).reduce(Rect::with)?;
    if parts.len() > 1 && all.width() * all.height() < SMALL {
        let mut sum = Sum::default();
        sum.path(path);
        let part = Part { key: sum.0, bounds: all, path: outline(path) };
        return Some(Mark { color, line, ..Mark::of(part) });
    }
    Some(Mark { color, line, image: None, parts })
}

/// Paths that cover so few spaces are not taken apart.
const SMALL: f32 = 12.0;

fn style(layer: Layer, mark: &Mark) -> u64 {
    let mut sum = Sum::default();
    sum.add(layer.place().into());
    sum.color(mark.color);
    if let Some(line) = &mark.line {
        sum.real(line.width as f32);
    }
    sum.0
}

fn key(shape: &Shape) -> u64 {
    let mut sum = Sum::default();
    sum.add(shape.layer.place().into());
    sum.add(shape.what.map_or(0, |id| id.0.wrapping_add(1)));
    match &shape.draw {
        Draw::Fill(path, color) => {
            sum.add(1);
            sum.color(*color);
            sum.path(path);
        }
        Draw::Stroke(path, stroke) => {
            sum.add(2);
            sum.color(stroke.color);
            sum.real(stroke.width);
            sum.add(stroke.cap as u32 * 4 + stroke.join as u32);
            if let Some(dash) = stroke.dash {
                sum.point(Point::new(dash.on, dash.off));
                sum.real(dash.start);
            }
            sum.path(path);
        }
        Draw::Image(image) => {
            sum.add(8);
            let key = image.picture.key();
            sum.add(key as u32);
            sum.add((key >> 32) as u32);
            for point in [image.at, image.east, image.south] {
                sum.point(point);
            }
            sum.path(&image.clip);
        }
        Draw::Text(text) => {
            sum.add(3);
            sum.color(text.color);
            sum.color(text.halo);
            sum.point(text.at);
            sum.real(text.size);
            sum.add(text.anchor as u32 * 4 + text.typeface as u32);
            for byte in text.text.bytes() {
                sum.add(u32::from(byte));
            }
        }
    }
    sum.0
}

/// A number for anything: quick, and 64 bits are enough that two shapes of a map never share one.
#[derive(Default)]
struct Sum(u64);

impl Sum {
    const fn add(&mut self, bits: u32) {
        self.0 = (self.0.rotate_left(23) ^ bits as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    const fn real(&mut self, value: f32) {
        self.add(value.to_bits());
    }

    const fn point(&mut self, p: Point) {
        self.real(p.x);
        self.real(p.y);
    }

    const fn color(&mut self, color: Color) {
        self.add(u32::from_le_bytes([color.r, color.g, color.b, color.a]));
    }

    fn path(&mut self, path: &Path) {
        for segment in &path.segments {
            match segment {
                Segment::Move(p) => {
                    self.add(4);
                    self.point(*p);
                }
                Segment::Line(p) => self.point(*p),
                Segment::Quad(a, p) => {
                    self.add(5);
                    self.point(*a);
                    self.point(*p);
                }
                Segment::Cubic(a, b, p) => {
                    self.add(6);
                    self.point(*a);
                    self.point(*b);
                    self.point(*p);
                }
                Segment::Close => self.add(7),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::SceneOptions;
    use missions_document::{Edit, Mission};
    use tiles::Catalogue;

    const AREA: Area = Area { scale: 20.0, west: -20, north: -20, width: 500, height: 400 };

    fn drawing(mission: &Mission, older: &Drawing) -> Drawing {
        Drawing::of(&Scene::of(mission, Catalogue::doom2016(), &SceneOptions::map()), older)
    }

    fn pixels(drawing: &Drawing, area: Area) -> Vec<u8> {
        drawing.paint(area, drawing.table(), |_, _| 1.0)
    }

    #[test]
    fn outside_of_the_differences_everything_looks_the_same() {
        let mission = Mission::starter();
        let old = drawing(&mission, &Drawing::default());
        let tile = mission.tiles().iter().next().map(|(id, tile)| (*id, *tile)).expect("a tile");
        let thing = mission.things().iter().next_back().map(|(id, t)| (*id, t.clone())).expect("a thing");
        for edit in [
            Edit::Tile(tile.0, None),
            Edit::Thing(thing.0, None),
            Edit::Thing(thing.0, Some(thing.1.moved(1, 0))),
        ] {
            let new = drawing(&mission.clone().with([edit]), &old);
            let places = old.differences(&new);
            assert!(!places.is_empty());
            let (before, after) = (pixels(&old, AREA), pixels(&new, AREA));
            let mut changed = 0;
            for (i, (a, b)) in before.as_chunks::<4>().0.iter().zip(after.as_chunks::<4>().0).enumerate() {
                let (x, y) = ((i as u32 % AREA.width) as i32, (i as u32 / AREA.width) as i32);
                let pixel = Rect::new(
                    (x + AREA.west) as f32 / AREA.scale,
                    (y + AREA.north) as f32 / AREA.scale,
                    1.0 / AREA.scale,
                    1.0 / AREA.scale,
                );
                if a != b {
                    changed += 1;
                    let known = places.iter().any(|place| place.grown(1.5 / AREA.scale).meets(pixel));
                    assert!(known, "{x} {y}: {a:?} {b:?}");
                }
            }
            assert!(changed > 0);
        }
    }

    #[test]
    fn the_same_scene_makes_no_difference_and_nothing_anew() {
        let old = drawing(&Mission::starter(), &Drawing::default());
        let new = drawing(&Mission::starter(), &old);
        assert_eq!(old.differences(&new), []);
        assert!(old.shapes.iter().zip(&new.shapes).all(|(a, b)| Arc::ptr_eq(a, b)));
    }

    #[test]
    fn parts_side_by_side_are_the_whole() {
        let drawing = drawing(&Mission::starter(), &Drawing::default());
        let whole = pixels(&drawing, AREA);
        let (mut differing, half) = (0, Area { width: 250, ..AREA });
        for part in [half, Area { west: half.west + 250, ..half }] {
            for (i, pixel) in pixels(&drawing, part).as_chunks::<4>().0.iter().enumerate() {
                let (x, y) = (i as i32 % 250 + part.west - AREA.west, i as i32 / 250);
                let at = (y as usize * 500 + x as usize) * 4;
                let differs = pixel.iter().zip(&whole[at..at + 4]).any(|(a, b)| a.abs_diff(*b) > 6);
                differing += u32::from(differs);
            }
        }
        assert!(differing < 20, "{differing}");
    }

    #[test]
    fn a_layer_that_is_not_seen_is_not_there() {
        let drawing = drawing(&Mission::starter(), &Drawing::default());
        let empty = drawing.paint(AREA, drawing.table(), |_, _| 0.0);
        let table = drawing.table();
        assert!(empty.as_chunks::<4>().0.iter().all(|pixel| *pixel == [table.r, table.g, table.b, 255]));
    }
}
