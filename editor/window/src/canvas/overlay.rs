//! What lies over the map for a moment: what is selected, what a tool is about to do, what it measures.
//! The tool decides what it means; here it only gets a form, never distinguished by colour alone.

use super::Frame;
use super::View;
use super::draw::{pixels, ring};
use super::outline::{self, Line, Outline};
use crate::theme;
use editor_model::tool::{Mark, Preview, Tone};
use iced::widget::canvas::{LineCap, LineDash, Path, Stroke, Text};
use iced::{Color, Point, Size, Vector, alignment};
use missions::Severity;
use missions::scene::{self, Rect};
use tiles::{Cell, Edge};

/// What to point at.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Highlight {
    /// Each has a line of its own.
    pub(crate) places: Vec<Outline>,
    pub(crate) look: Look,
    /// Is the rest of the map dark as long as one points at it?
    pub(crate) dims: bool,
}

/// How it is pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Look {
    /// It has a problem: a broken line of the colour of its kind.
    Problem(Severity),
    /// A script names it: two thin lines.
    Named,
}

impl Highlight {
    /// The rectangle around all places.
    pub(crate) fn bounds(&self) -> Option<Rect> {
        self.places.iter().filter_map(Outline::bounds).reduce(Rect::with)
    }
}

/// Length of a line and of the gap after it, in pixels.
const BROKEN: &[f32] = &[9.0, 5.0];

/// Under each line lies a darker one, so that it is seen on any ground.
fn under(width: f32, grown: f32) -> Line {
    let color = Color { a: 0.75, ..theme::color(theme::colors().table) };
    Line { grown, width, color, dashes: &[] }
}

/// A line around something selected, and a square at each of its corners: pieces that can be moved.
pub(super) fn selected(frame: &mut Frame, view: &View, place: &Outline) {
    outline::draw(frame, view, place, under(4.0, 1.0));
    outline::draw(frame, view, place, Line { grown: 1.0, width: 2.0, color: theme::accent(), dashes: &[] });
    let Some(bounds) = place.bounds() else { return };
    let (at, size) = pixels(view, bounds, 1.0);
    for (x, y) in [(0.0, 0.0), (size.width, 0.0), (0.0, size.height), (size.width, size.height)] {
        let corner = Point::new(at.x + x - 3.0, at.y + y - 3.0);
        frame.fill_rectangle(corner, Size::new(6.0, 6.0), theme::accent());
        let inner = theme::color(theme::colors().table);
        frame.fill_rectangle(corner + Vector::new(1.5, 1.5), Size::new(3.0, 3.0), inner);
    }
}

/// The corners of the space that is pointed at.
pub(super) fn hover(frame: &mut Frame, view: &View, cell: Cell) {
    let square = Rect::new(f32::from(cell.x), f32::from(cell.y), 1.0, 1.0);
    let (at, size) = pixels(view, square, 0.0);
    let (long, thin) = ((size.width * 0.3).round().max(4.0), 2.0);
    let color = theme::color(theme::colors().text);
    for (right, below) in [(false, false), (true, false), (false, true), (true, true)] {
        let x = |wide: f32| if right { at.x + size.width - wide } else { at.x };
        let y = |high: f32| if below { at.y + size.height - high } else { at.y };
        frame.fill_rectangle(Point::new(x(long), y(thin)), Size::new(long, thin), color);
        frame.fill_rectangle(Point::new(x(thin), y(long)), Size::new(thin, long), color);
    }
}

/// Lines around what is pointed at from a list or a script; the rest may lie in the dark.
pub(super) fn highlight(frame: &mut Frame, view: &View, mark: &Highlight) {
    if mark.dims {
        let parts = mark.places.iter().flat_map(Outline::parts);
        let lit: Vec<(Point, Size)> = parts.map(|part| pixels(view, *part, 8.0)).collect();
        outline::darken(frame, &lit, Color { a: 0.5, ..Color::BLACK });
    }
    for place in &mark.places {
        match mark.look {
            Look::Problem(severity) => {
                let color = theme::severity(severity);
                outline::draw(frame, view, place, under(5.0, 4.0));
                outline::draw(frame, view, place, Line { grown: 4.0, width: 2.5, color, dashes: BROKEN });
            }
            Look::Named => {
                outline::draw(frame, view, place, under(7.0, 4.0));
                for grown in [2.0, 6.0] {
                    let color = theme::accent();
                    outline::draw(frame, view, place, Line { grown, width: 1.5, color, dashes: &[] });
                }
            }
        }
    }
}

/// The marks of a tool.
pub(super) fn preview(frame: &mut Frame, view: &View, preview: &Preview) {
    for mark in &preview.marks {
        match mark {
            Mark::Cells(cells, tone) => spaces(frame, view, cells, *tone),
            Mark::Edges(edges, tone) => {
                for edge in edges {
                    border(frame, view, *edge, *tone);
                }
            }
            Mark::Frame(place, tone) => {
                let (at, size) = pixels(view, *place, 0.0);
                frame.fill_rectangle(at, size, Color { a: 0.12, ..color(*tone) });
                ring(frame, view, *place, 0.0, 1.5, color(*tone));
            }
            Mark::Line(from, to, tone) => line(frame, view, *from, *to, *tone),
            Mark::Word(cell, word, tone) => {
                let middle = scene::Point::new(f32::from(cell.x) + 0.5, f32::from(cell.y) + 0.5);
                write(frame, view.to_pixels(middle), word, *tone, (view.scale * 0.34).clamp(11.0, 24.0));
            }
        }
    }
}

fn color(tone: Tone) -> Color {
    let colors = theme::colors();
    theme::color(match tone {
        Tone::Good => colors.well,
        Tone::Fair => colors.warning,
        Tone::Bad => colors.error,
        Tone::Plain => colors.text,
    })
}

/// Squares; bad ones are crossed out, fair ones half filled, so that no eye depends on the colour.
fn spaces(frame: &mut Frame, view: &View, cells: &[Cell], tone: Tone) {
    let color = color(tone);
    for cell in cells {
        let square = Rect::new(f32::from(cell.x), f32::from(cell.y), 1.0, 1.0);
        let (at, size) = pixels(view, square, -1.0);
        frame.fill_rectangle(at, size, Color { a: 0.22, ..color });
        let edge = Stroke::default().with_color(color).with_width(1.5);
        let (far, thin) = (Point::new(at.x + size.width, at.y + size.height), Stroke { ..edge });
        match tone {
            Tone::Bad => {
                frame.stroke(&Path::line(at, far), thin);
                frame.stroke(&Path::line(Point::new(far.x, at.y), Point::new(at.x, far.y)), thin);
            }
            Tone::Fair => {
                let half = Size::new(size.width, size.height / 2.0);
                frame.fill_rectangle(Point::new(at.x, at.y + half.height), half, Color { a: 0.2, ..color });
            }
            Tone::Good | Tone::Plain => {}
        }
        frame.stroke_rectangle(at, size, edge);
    }
}

fn border(frame: &mut Frame, view: &View, edge: Edge, tone: Tone) {
    let (x, y) = (f32::from(edge.cell.x), f32::from(edge.cell.y));
    let (dx, dy) = if edge.west { (0.0, 1.0) } else { (1.0, 0.0) };
    let (from, to) =
        (view.to_pixels(scene::Point::new(x, y)), view.to_pixels(scene::Point::new(x + dx, y + dy)));
    let stroke = Stroke { width: 5.0, line_cap: LineCap::Round, ..Stroke::default() };
    frame.stroke(&Path::line(from, to), Stroke { width: 8.0, ..stroke }.with_color(Color::BLACK));
    frame.stroke(&Path::line(from, to), stroke.with_color(color(tone)));
}

/// A line with a disk at its end; bad ones are dashed.
fn line(frame: &mut Frame, view: &View, from: scene::Point, to: scene::Point, tone: Tone) {
    let (from, to) = (view.to_pixels(from), view.to_pixels(to));
    let segments = [7.0, 6.0];
    let line_dash =
        if tone == Tone::Bad { LineDash { segments: &segments, offset: 0 } } else { LineDash::default() };
    let stroke = Stroke { width: 2.0, line_cap: LineCap::Round, line_dash, ..Stroke::default() };
    frame.stroke(&Path::line(from, to), Stroke { width: 4.5, ..stroke }.with_color(Color::BLACK));
    frame.stroke(&Path::line(from, to), stroke.with_color(color(tone)));
    frame.fill(&Path::circle(to, 4.0), color(tone));
}

/// A word on a plate, to be read on any ground.
fn write(frame: &mut Frame, at: Point, word: &str, tone: Tone, size: f32) {
    let (half, high) = (0.3 * size * word.chars().count() as f32 + 0.3 * size, 0.62 * size);
    let plate = Path::rounded_rectangle(
        Point::new(at.x - half, at.y - high),
        Size::new(2.0 * half, 2.0 * high),
        (high / 2.0).into(),
    );
    frame.fill(&plate, theme::plate());
    frame.fill_text(Text {
        content: word.to_owned(),
        position: at,
        color: if tone == Tone::Plain { theme::on_plate() } else { color(tone) },
        size: size.into(),
        font: theme::STRONG,
        align_x: iced::advanced::text::Alignment::Center,
        align_y: alignment::Vertical::Center,
        ..Text::default()
    });
}
