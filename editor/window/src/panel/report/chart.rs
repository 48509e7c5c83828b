//! The charts of the report, in the colours of the window. Their labels are in the sheet or drawn here; what they show is also said
//! by the tables and sentences beside them.

use crate::{Element, Renderer, theme};
use editor_model::report::{Columns, Curves};
use editor_model::words::say_with;
use iced::advanced::text;
use iced::widget::canvas::{self, Canvas, LineDash, Path, Stroke, Text};
use iced::{Color, Fill, Point, Rectangle, Size, Theme, alignment, mouse};
use missions::report::Balance;

type Frame = canvas::Frame<Renderer>;
type Geometry = canvas::Geometry<Renderer>;

/// Shares from here to there are fair.
const FAIR: [f64; 2] = [Balance::LOW, Balance::HIGH];

/// How high bars, their axis, columns and curves are.
const BAR: f32 = 16.0;
const AXIS: f32 = 20.0;
const COLUMNS: f32 = 210.0;
const CURVES: f32 = 230.0;

/// How wide a column is at most.
const COLUMN: f32 = 72.0;

/// The most labels below a chart.
const LABELS: usize = 20;

/// A chart.
pub(super) enum Chart<'a> {
    /// How many games the marines won, how many no side did, and the interval of the first.
    Bar { first: f64, neither: f64, interval: [f64; 2] },
    /// The numbers below bars.
    Shares,
    /// Counts in layers.
    Columns(&'a Columns),
    /// Shares by round.
    Curves(&'a Curves),
}

impl<'a> Chart<'a> {
    /// As a widget.
    pub(super) fn element<M: 'a>(self) -> Element<'a, M> {
        let height = match self {
            Self::Bar { .. } => BAR,
            Self::Shares => AXIS,
            Self::Columns(_) => COLUMNS,
            Self::Curves(_) => CURVES,
        };
        Canvas::new(self).width(Fill).height(height).into()
    }
}

impl<M> canvas::Program<M, Theme, Renderer> for Chart<'_> {
    type State = ();

    fn draw(
        &self,
        (): &(),
        renderer: &Renderer,
        _: &Theme,
        bounds: Rectangle,
        _: mouse::Cursor,
    ) -> Vec<Geometry> {
        let mut frame = Frame::new(renderer, bounds.size());
        match self {
            Chart::Bar { first, neither, interval } => bar(&mut frame, *first, *neither, *interval),
            Chart::Shares => shares(&mut frame),
            Chart::Columns(of) => columns(&mut frame, of),
            Chart::Curves(of) => curves(&mut frame, of),
        }
        vec![frame.into_geometry()]
    }
}

/// A share as a part of a width.
fn across(share: f64, width: f32) -> f32 {
    share.clamp(0.0, 1.0) as f32 * width
}

fn bar(frame: &mut Frame, first: f64, neither: f64, interval: [f64; 2]) {
    let (width, colors) = (frame.width(), theme::colors());
    let at = |share: f64| across(share, width);
    let mut fill = |from: f32, to: f32, top: f32, height: f32, color: Color| {
        frame.fill_rectangle(Point::new(from, top), Size::new(to - from, height), color);
    };
    fill(at(FAIR[0]), at(FAIR[1]), 0.0, BAR, Color { a: 0.2, ..theme::color(colors.well) });
    fill(0.0, at(first), 2.0, 8.0, theme::color(colors.start));
    fill(at(first), at(first + neither), 2.0, 8.0, theme::line_between());
    fill(at(first + neither), width, 2.0, 8.0, theme::color(colors.error));
    let (low, high, ink) = (at(interval[0]), at(interval[1]), theme::color(colors.text));
    fill(low, high.max(low + 2.0), 12.0, 2.0, ink);
    fill(low, low + 2.0, 10.0, 6.0, ink);
    fill(high - 2.0, high, 10.0, 6.0, ink);
}

fn shares(frame: &mut Frame) {
    let width = frame.width();
    let edges = [(0.0, text::Alignment::Left), (1.0, text::Alignment::Right)];
    let middle = FAIR.map(|share| (share, text::Alignment::Center));
    for (share, align) in edges.into_iter().chain(middle) {
        write(frame, percent(share), Point::new(across(share, width), AXIS / 2.0), align, theme::faint());
    }
}

fn columns(frame: &mut Frame, of: &Columns) {
    let (width, ground) = (frame.width(), COLUMNS - 2.0 * AXIS);
    let colors = theme::colors();
    let fills = [theme::color(colors.start), theme::color(colors.error), theme::line_between()];
    let sum = |layers: &[u32]| layers.iter().sum::<u32>();
    let most = of.columns.iter().map(|(_, layers)| sum(layers)).max().unwrap_or(0).max(1);
    let step = (width / of.columns.len().max(1) as f32).min(COLUMN);
    let every = of.columns.len().div_ceil(LABELS).max(1);
    for (index, (label, layers)) in of.columns.iter().enumerate() {
        let (x, mut y) = (index as f32 * step, ground);
        for (count, color) in layers.iter().zip(fills) {
            let height = *count as f32 / most as f32 * (ground - AXIS);
            y -= height;
            frame.fill_rectangle(Point::new(x + 1.0, y), Size::new((step - 2.0).max(1.0), height), color);
        }
        if index.is_multiple_of(every) {
            let centre = text::Alignment::Center;
            let middle = x + step / 2.0;
            write(frame, label.to_string(), Point::new(middle, ground + AXIS / 2.0), centre, theme::faint());
            // The highest column needs no scale when its number is above it.
            let above = Point::new(middle, y - AXIS / 2.0);
            write(frame, sum(layers).to_string(), above, centre, theme::color(colors.text));
        }
    }
    frame.fill_rectangle(Point::new(0.0, ground), Size::new(width, 1.0), theme::line_between());
    let end = Point::new(width, ground + AXIS * 1.5);
    write(frame, of.axis.clone(), end, text::Alignment::Right, theme::faint());
}

/// Room for the shares at the left of curves, and for their names at the right.
const LEFT: f32 = 48.0;
const RIGHT: f32 = 84.0;

/// How far apart names are at least.
const LINE: f32 = 16.0;

/// The lines of curves, distinguished by colour and by dashes.
const DASHES: [&[f32]; 4] = [&[], &[9.0, 4.0], &[3.0, 3.0], &[12.0, 4.0, 3.0, 4.0]];

fn curves(frame: &mut Frame, of: &Curves) {
    let (width, colors) = (frame.width(), theme::colors());
    let inks = [colors.note, colors.accent, colors.well, colors.text].map(theme::color);
    let rounds = of.series.iter().map(|(_, values)| values.len()).max().unwrap_or(0);
    let step = (width - LEFT - RIGHT) / (rounds.max(2) - 1) as f32;
    let (top, ground) = (AXIS / 2.0, CURVES - 2.0 * AXIS);
    let at = |round: usize, share: f64| {
        Point::new(LEFT + round as f32 * step, ground - across(share, ground - top))
    };
    for share in [0.0, 0.5, 1.0] {
        let left = at(0, share);
        let size = Size::new(width - LEFT - RIGHT, 1.0);
        frame.fill_rectangle(left, size, theme::line_between());
        let beside = Point::new(LEFT - 8.0, left.y);
        write(frame, percent(share), beside, text::Alignment::Right, theme::faint());
    }
    for round in (0..rounds).step_by(rounds.div_ceil(LABELS).max(1)) {
        let below = Point::new(at(round, 0.0).x, ground + AXIS * 0.6);
        write(frame, (round + 1).to_string(), below, text::Alignment::Center, theme::faint());
    }
    let end = Point::new(width - RIGHT, ground + AXIS * 1.5);
    write(frame, of.axis.clone(), end, text::Alignment::Right, theme::faint());
    let mut names = Vec::new();
    for ((name, values), (ink, dash)) in of.series.iter().zip(inks.into_iter().zip(DASHES).cycle()) {
        let mut points = values.iter().enumerate().map(|(round, share)| at(round, *share));
        let Some(first) = points.next() else { continue };
        let mut last = first;
        let path = Path::new(|path| {
            path.move_to(first);
            for point in points {
                path.line_to(point);
                last = point;
            }
        });
        let line_dash = LineDash { segments: dash, offset: 0 };
        let stroke = Stroke { width: 2.5, line_dash, ..Stroke::default() };
        frame.stroke(&path, stroke.with_color(ink));
        names.push((last, name, ink));
    }
    // Names that would meet are moved down.
    names.sort_by(|(one, ..), (other, ..)| one.y.total_cmp(&other.y));
    let mut free = 0.0_f32;
    for (end, name, ink) in names {
        let y = end.y.max(free);
        free = y + LINE;
        write(frame, name.clone(), Point::new(end.x + 8.0, y), text::Alignment::Left, ink);
    }
}

fn percent(share: f64) -> String {
    say_with("percent", &[("share", editor_model::chances::percent(share).into())])
}

fn write(frame: &mut Frame, content: String, position: Point, align_x: text::Alignment, color: Color) {
    frame.fill_text(Text {
        content,
        position,
        color,
        size: theme::SMALL.into(),
        font: theme::STRONG,
        align_x,
        align_y: alignment::Vertical::Center,
        ..Text::default()
    });
}
