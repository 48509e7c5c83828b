//! One page as a list of what is drawn on it, in points from its upper left corner. The shapes are those of our pictures, so
//! that a map and a line of text go the same way.

use super::ink::Style;
use super::words;
use missions_picture::font::{self, Typeface};
use missions_picture::scene::shape::{Anchor, Dash};
use missions_picture::scene::{Color, Draw, Path, Point, Rect, Scene, Stroke, Text};
use std::collections::BTreeSet;
use std::rc::Rc;

/// What something on a page is, for programs that read it aloud.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Role {
    /// It is not read: lines, marks, running heads.
    #[default]
    Ornament,
    /// A heading of a level from 1, with its words.
    Heading(u16, String),
    /// A paragraph by its number in the booklet.
    Text(usize),
    /// A cell of a table, which has a number in the booklet; row 0 is its head.
    Cell { table: usize, row: usize, column: usize },
    /// A picture, and what it shows.
    Figure(String),
    /// A line of the list of contents.
    Entry(usize),
    /// A place on a picture that leads elsewhere, by the number of its page.
    Link(usize),
}

/// A place that leads to a page.
pub(super) struct Link {
    pub(super) role: Role,
    pub(super) place: Rect,
    /// The page, from 0, and where on it.
    pub(super) page: usize,
    pub(super) y: f32,
    /// Where it leads, in words.
    pub(super) words: String,
}

/// Something on a page.
pub(super) enum Item {
    /// A shape in points.
    Draw(Draw),
    /// A picture, or a part of it.
    Picture(Placed),
}

/// A picture on a page.
pub(super) struct Placed {
    /// Its shapes.
    pub(super) scene: Rc<Scene>,
    /// Where its origin lies.
    pub(super) at: Point,
    /// Points for each of its units.
    pub(super) scale: f32,
    /// What of the page it may cover.
    pub(super) clip: Rect,
}

impl Placed {
    /// A part of a picture (in its units), as large as fits into a place and in the middle of it.
    pub(super) fn fitted(scene: &Rc<Scene>, part: Rect, place: Rect) -> Self {
        let scale = (place.width() / part.width()).min(place.height() / part.height());
        let (centre, middle) = (place.centre(), part.centre());
        let at = Point::new(centre.x - middle.x * scale, centre.y - middle.y * scale);
        let mut placed = Self { scene: Rc::clone(scene), at, scale, clip: place };
        let (a, b) = (placed.point(part.west, part.north), placed.point(part.east, part.south));
        placed.clip = Rect { west: a.x, north: a.y, east: b.x, south: b.y };
        placed
    }

    /// Where a point of the picture lies on the page.
    pub(super) const fn point(&self, x: f32, y: f32) -> Point {
        Point::new(self.at.x + x * self.scale, self.at.y + y * self.scale)
    }
}

/// A page.
pub(super) struct Sheet {
    /// What is on it, from back to front.
    pub(super) items: Vec<(Role, Item)>,
    /// What leads to other pages.
    pub(super) links: Vec<Link>,
    /// What is put on it now.
    role: Role,
    /// What the running head says it belongs to; `None` for a page without a running head.
    pub(super) section: Option<String>,
    /// It belongs to the invader's part.
    pub(super) secret: bool,
}

impl Sheet {
    /// An empty page.
    pub(super) const fn new(section: Option<String>, secret: bool) -> Self {
        Self { items: Vec::new(), links: Vec::new(), role: Role::Ornament, section, secret }
    }

    /// Put something on it that is read as this.
    pub(super) fn put(&mut self, role: Role, put: impl FnOnce(&mut Self)) {
        let before = std::mem::replace(&mut self.role, role);
        put(self);
        self.role = before;
    }

    fn push(&mut self, item: Item) {
        self.items.push((self.role.clone(), item));
    }

    pub(super) fn draw(&mut self, draw: Draw) {
        self.push(Item::Draw(draw));
    }

    pub(super) fn fill(&mut self, rect: Rect, color: Color) {
        let mut path = Path::new();
        path.rect(rect);
        self.draw(Draw::Fill(path, color));
    }

    pub(super) fn rounded(&mut self, rect: Rect, radius: f32, color: Color) {
        let mut path = Path::new();
        path.rounded(rect, radius);
        self.draw(Draw::Fill(path, color));
    }

    pub(super) fn frame(&mut self, rect: Rect, radius: f32, width: f32, color: Color) {
        let mut path = Path::new();
        path.rounded(rect, radius);
        self.draw(Draw::Stroke(path, Stroke::new(color, width)));
    }

    pub(super) fn circle(&mut self, at: Point, radius: f32, color: Color) {
        let mut path = Path::new();
        path.circle(at, radius);
        self.draw(Draw::Fill(path, color));
    }

    pub(super) fn line(&mut self, a: Point, b: Point, width: f32, color: Color) {
        let mut path = Path::new();
        path.line(a, b);
        self.draw(Draw::Stroke(path, Stroke::new(color, width)));
    }

    pub(super) fn dashes(&mut self, a: Point, b: Point, width: f32, color: Color) {
        let mut path = Path::new();
        path.line(a, b);
        let dash = Some(Dash { on: width * 3.0, off: width * 2.0, start: 0.0 });
        self.draw(Draw::Stroke(path, Stroke { dash, ..Stroke::new(color, width) }));
    }

    /// A line of text; `at` is on its base line.
    pub(super) fn text(&mut self, text: &str, at: Point, anchor: Anchor, style: Style) {
        let text = words::seen(text);
        if text.trim().is_empty() {
            return;
        }
        let Style { typeface, size, color, .. } = style;
        let at = at.shifted(0.0, -typeface.capitals() * size / 2.0);
        let halo = Color::NONE;
        self.draw(Draw::Text(Text { text, at, anchor, size, typeface, color, halo }));
    }

    /// The same, cut with an ellipsis where it is wider than its room.
    pub(super) fn fitted(&mut self, text: &str, at: Point, anchor: Anchor, style: Style, room: f32) {
        self.text(&font::fitted(text, style.typeface, room / style.size), at, anchor, style);
    }

    pub(super) fn picture(&mut self, placed: Placed) {
        self.push(Item::Picture(placed));
    }

    /// The letters on it that our typefaces lack.
    pub(super) fn lacking(&self, into: &mut BTreeSet<char>) {
        for (_, item) in &self.items {
            match item {
                Item::Draw(draw) => lacking(draw, into),
                Item::Picture(placed) => {
                    for shape in &placed.scene.shapes {
                        lacking(&shape.draw, into);
                    }
                }
            }
        }
    }
}

fn lacking(draw: &Draw, into: &mut BTreeSet<char>) {
    if let Draw::Text(text) = draw {
        let unknown =
            |c: &char| !c.is_control() && !c.is_whitespace() && font::glyph(*c, Typeface::Plain).is_none();
        into.extend(text.text.chars().filter(unknown));
    }
}
