//! Outlines of what lies on the map: spaces that touch have one line around them, so an L-shaped tile is framed as an L.

use super::View;
use iced::widget::canvas::path::Builder;
use iced::widget::canvas::{LineDash, LineJoin, Path, Stroke};
use iced::{Color, Point, Size, Vector};
use missions::scene::{self, Rect};
use std::collections::{BTreeMap, BTreeSet};

/// The rectangles something is made of, in spaces of the board. Whole spaces that touch are one shape.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Outline(Vec<Rect>);

/// A corner of the board.
type Corner = (i32, i32);

impl Outline {
    /// Of rectangles.
    pub(crate) fn new(parts: impl IntoIterator<Item = Rect>) -> Self {
        Self(parts.into_iter().collect())
    }

    /// The rectangle around all of it.
    pub(crate) fn bounds(&self) -> Option<Rect> {
        self.0.iter().copied().reduce(Rect::with)
    }

    /// Does it meet this rectangle?
    pub(crate) fn meets(&self, place: Rect) -> bool {
        self.0.iter().any(|part| part.meets(place))
    }

    /// Its rectangles.
    pub(crate) fn parts(&self) -> &[Rect] {
        &self.0
    }

    /// Lines around it, so many pixels outside of its edge.
    fn path(&self, view: &View, grown: f32) -> Path {
        let cells: Option<BTreeSet<Corner>> = self.0.iter().map(|part| whole(*part)).collect();
        Path::new(|builder| match cells {
            Some(cells) => {
                for around in loops(&cells) {
                    trace(builder, view, &around, grown);
                }
            }
            None => {
                for part in &self.0 {
                    let (at, size) = super::draw::pixels(view, *part, grown);
                    builder.rectangle(at, size);
                }
            }
        })
    }
}

impl From<Rect> for Outline {
    fn from(place: Rect) -> Self {
        Self(vec![place])
    }
}

/// How a line looks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    /// So many pixels outside of the edge.
    pub(super) grown: f32,
    pub(super) width: f32,
    pub(super) color: Color,
    /// Broken, in pixels of line and gap.
    pub(super) dashes: &'static [f32],
}

/// Draw a line around something.
pub(super) fn draw(frame: &mut super::Frame, view: &View, outline: &Outline, line: Line) {
    let Line { grown, width, color, dashes } = line;
    let line_dash = LineDash { segments: dashes, offset: 0 };
    let stroke = Stroke { width, line_dash, line_join: LineJoin::Miter, ..Stroke::default() };
    frame.stroke(&outline.path(view, grown), stroke.with_color(color));
}

/// Darken everything but these rectangles, which are in pixels.
pub(super) fn darken(frame: &mut super::Frame, lit: &[(Point, Size)], color: Color) {
    let size = frame.size();
    let mut edges: Vec<f32> = lit.iter().flat_map(|(at, size)| [at.y, at.y + size.height]).collect();
    edges.extend([0.0, size.height]);
    edges.retain(|y| (0.0..=size.height).contains(y));
    edges.sort_by(f32::total_cmp);
    for band in edges.windows(2).filter(|band| band[1] > band[0]) {
        let (top, bottom) = (band[0], band[1]);
        let across = lit.iter().filter(|(at, size)| at.y <= top && at.y + size.height >= bottom);
        let mut across: Vec<(f32, f32)> = across.map(|(at, size)| (at.x, at.x + size.width)).collect();
        across.sort_by(|one, other| one.0.total_cmp(&other.0));
        let mut from = 0.0_f32;
        for (west, east) in across.into_iter().chain([(size.width, size.width)]) {
            if west > from {
                frame.fill_rectangle(Point::new(from, top), Size::new(west - from, bottom - top), color);
            }
            from = from.max(east);
        }
    }
}

/// The space a rectangle is, if it is a whole one.
fn whole(place: Rect) -> Option<Corner> {
    let (x, y) = (place.west.round(), place.north.round());
    // Spaces of a board are few enough to be exact.
    (place == Rect::new(x, y, 1.0, 1.0)).then_some((x as i32, y as i32))
}

/// The lines around spaces as loops of corners, with the spaces at the right hand. A corner stands between two lines that meet at
/// a right angle.
fn loops(cells: &BTreeSet<Corner>) -> Vec<Vec<Corner>> {
    let mut edges: BTreeMap<Corner, Vec<Corner>> = BTreeMap::new();
    for &(x, y) in cells {
        let sides = [
            ((x, y - 1), (x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ((x - 1, y), (x, y + 1), (x, y)),
        ];
        for (beyond, from, to) in sides {
            if !cells.contains(&beyond) {
                edges.entry(from).or_default().push(to);
            }
        }
    }
    let mut loops = Vec::new();
    while let Some(start) = edges.first_entry().map(|entry| *entry.key()) {
        let (mut at, mut way, mut around) = (start, (0, 0), Vec::new());
        while let Some(next) = step(&mut edges, at, way) {
            let turned = (next.0 - at.0, next.1 - at.1);
            if turned != way {
                around.push(at);
            }
            (at, way) = (next, turned);
        }
        // Where it began there may be no corner.
        if around.len() > 2 && in_line(around[around.len() - 1], around[0], around[1]) {
            let _ = around.remove(0);
        }
        loops.push(around);
    }
    loops
}

/// The end of an edge that begins here, which is used up. Where two spaces meet by a corner only, the line turns right and stays
/// with its space.
fn step(edges: &mut BTreeMap<Corner, Vec<Corner>>, at: Corner, way: Corner) -> Option<Corner> {
    let ends = edges.get_mut(&at)?;
    let right = (at.0 - way.1, at.1 + way.0);
    let number = ends.iter().position(|end| *end == right).unwrap_or(0);
    let end = ends.remove(number);
    if ends.is_empty() {
        let _ = edges.remove(&at);
    }
    Some(end)
}

const fn in_line(a: Corner, b: Corner, c: Corner) -> bool {
    a.0 == b.0 && b.0 == c.0 || a.1 == b.1 && b.1 == c.1
}

/// Add a loop, moved outwards.
fn trace(builder: &mut Builder, view: &View, around: &[Corner], grown: f32) {
    let count = around.len();
    let way = |from: Corner, to: Corner| ((to.0 - from.0).signum(), (to.1 - from.1).signum());
    for number in 0..count {
        let (before, at, after) =
            (around[(number + count - 1) % count], around[number], around[(number + 1) % count]);
        // Outside is at the left of both lines.
        let (one, other) = (way(before, at), way(at, after));
        let out = Vector::new((one.1 + other.1) as f32, (-one.0 - other.0) as f32) * grown;
        let point = view.to_pixels(scene::Point::new(at.0 as f32, at.1 as f32));
        let point = Point::new(point.x.round(), point.y.round()) + out;
        if number == 0 { builder.move_to(point) } else { builder.line_to(point) }
    }
    builder.close();
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The loops around the spaces that are drawn as `#`.
    fn around(picture: &[&str]) -> Vec<Vec<Corner>> {
        let rows = (0..).zip(picture);
        let cells = rows.flat_map(|(y, row)| {
            (0..).zip(row.chars()).filter(|(_, sign)| *sign == '#').map(move |(x, _)| (x, y))
        });
        loops(&cells.collect())
    }

    #[test]
    fn touching_spaces_have_one_line_around_them() {
        assert_eq!(around(&["##"]), [[(0, 0), (2, 0), (2, 1), (0, 1)]]);
        let corner = around(&["#.", "##"]);
        assert_eq!(corner, [[(0, 0), (1, 0), (1, 1), (2, 1), (2, 2), (0, 2)]]);
    }

    #[test]
    fn holes_and_corners_that_only_touch_have_lines_of_their_own() {
        let ring = around(&["###", "#.#", "###"]);
        assert_eq!(ring.len(), 2);
        assert!(ring.iter().all(|around| around.len() == 4), "{ring:?}");
        let two = around(&["#.", ".#"]);
        assert_eq!((two.len(), two[0].len(), two[1].len()), (2, 4, 4), "{two:?}");
    }
}
