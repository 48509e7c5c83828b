//! The lines between spaces: walls, blocking, impassable, the border of difficult spaces, openings that lead nowhere.
//! Each kind has a shape of its own, so that a map is read as well in grey as in colour.

use crate::scene::chart::{self, Chart};
use crate::scene::pen::Pen;
use crate::scene::shape::{Cap, Line, Path, Point, Rect, Stroke};
use tiles::{Edge, EdgeKind, Side4};

/// Draw every line of the table.
pub(crate) fn draw(chart: &Chart<'_>, pen: &mut Pen<'_>) {
    pen.lines(Line::Difficult);
    difficult(chart, pen);
    pen.lines(Line::Impassable);
    impassable(&of_kind(chart, EdgeKind::Impassable), pen);
    pen.lines(Line::Blocking);
    blocking(&of_kind(chart, EdgeKind::Blocking), pen);
    pen.lines(Line::Wall);
    walls(&of_kind(chart, EdgeKind::Wall), pen);
    pen.lines(Line::Opening);
    open_ends(&chart.open_ends, pen);
}

/// Runs of borders of one kind.
fn of_kind(chart: &Chart<'_>, kind: EdgeKind) -> Vec<(Edge, i16)> {
    chart::runs(chart.lines.iter().filter(|(_, k)| **k == kind).map(|(edge, _)| *edge))
}

fn along(runs: &[(Edge, i16)]) -> Path {
    let mut path = Path::new();
    for run in runs {
        let (a, b) = chart::run_ends(*run);
        path.line(a, b);
    }
    path
}

/// A thick black line between two thin light ones.
pub(crate) fn walls(runs: &[(Edge, i16)], pen: &mut Pen<'_>) {
    let theme = pen.theme;
    let path = along(runs);
    pen.stroke(path.clone(), Stroke::new(theme.wall_edge, 0.225).cap(Cap::Square));
    pen.stroke(path, Stroke::new(theme.wall, 0.175).cap(Cap::Square));
}

/// A solid red line with teeth on both sides.
pub(crate) fn blocking(runs: &[(Edge, i16)], pen: &mut Pen<'_>) {
    let theme = pen.theme;
    let path = along(runs);
    let (mut teeth, mut edges) = (Path::new(), Path::new());
    for run in runs {
        let (a, _) = chart::run_ends(*run);
        for i in 0..run.1 * 3 {
            let middle = (f32::from(i) + 0.5) / 3.0;
            let out = if i % 2 == 0 { TOOTH } else { -TOOTH };
            // Along and across the line.
            let p = |s: f32, t: f32| if run.0.west { a.shifted(t, s) } else { a.shifted(s, t) };
            teeth.polygon(&[p(middle - 0.11, 0.0), p(middle, out), p(middle + 0.11, 0.0)]);
            let tip = out * (1.0 + 0.048 / TOOTH);
            edges.polygon(&[
                p(middle - 0.165, 0.0),
                p(middle - 0.03, tip),
                p(middle + 0.03, tip),
                p(middle + 0.165, 0.0),
            ]);
        }
    }
    pen.fill(edges, theme.line_edge);
    pen.stroke(path.clone(), Stroke::new(theme.line_edge, 0.17).cap(Cap::Round));
    pen.fill(teeth, theme.red);
    pen.stroke(path, Stroke::new(theme.red, 0.105).cap(Cap::Round));
}

/// How far the teeth of a blocking line stand out.
const TOOTH: f32 = 0.155;

/// Round red dots.
pub(crate) fn impassable(runs: &[(Edge, i16)], pen: &mut Pen<'_>) {
    let theme = pen.theme;
    let (mut dots, mut edges) = (Path::new(), Path::new());
    for run in runs {
        let (a, b) = chart::run_ends(*run);
        let count = run.1 * 4;
        for i in 0..count {
            let at = a.towards(b, (f32::from(i) + 0.5) / f32::from(count));
            dots.circle(at, 0.072);
            edges.circle(at, 0.107);
        }
    }
    pen.fill(edges, theme.line_edge);
    pen.fill(dots, theme.red);
}

/// Small blue squares, a little inside the border of the difficult spaces.
fn difficult(chart: &Chart<'_>, pen: &mut Pen<'_>) {
    let mut dots = Vec::new();
    for (cell, _) in chart.cells().filter(|(_, floor)| floor.difficult) {
        let rough = |side: Side4| chart.floor(cell.step(side.dir())).is_some_and(|f| f.difficult);
        let corner = Point::new(f32::from(cell.x), f32::from(cell.y));
        dots.extend(border_dots(rough).into_iter().map(|dot| dot.shifted(corner.x, corner.y)));
    }
    difficult_dots(&dots, pen);
}

/// The dots along the border of a difficult space at the origin, given on which sides difficult ground goes on.
pub(crate) fn border_dots(rough: impl Fn(Side4) -> bool) -> Vec<Point> {
    const INSET: f32 = 0.135;
    let mut dots = Vec::new();
    for side in Side4::ALL.into_iter().filter(|side| !rough(*side)) {
        let mut along: Vec<f32> =
            (0..5_u8).map(|i| INSET + f32::from(i) * (1.0 - 2.0 * INSET) / 4.0).collect();
        // Where the ground goes on to the side, its border does too, up to the next space.
        let (before, after) = match side {
            Side4::North | Side4::South => (Side4::West, Side4::East),
            Side4::East | Side4::West => (Side4::North, Side4::South),
        };
        along.extend(rough(before).then_some(0.0));
        along.extend(rough(after).then_some(1.0));
        dots.extend(along.into_iter().map(|s| match side {
            Side4::North => Point::new(s, INSET),
            Side4::South => Point::new(s, 1.0 - INSET),
            Side4::West => Point::new(INSET, s),
            Side4::East => Point::new(1.0 - INSET, s),
        }));
    }
    dots
}

/// Draw such dots.
pub(crate) fn difficult_dots(dots: &[Point], pen: &mut Pen<'_>) {
    let (mut edges, mut cores) = (Path::new(), Path::new());
    for at in dots {
        edges.rect(Rect::around(*at, 0.116, 0.116));
        cores.rect(Rect::around(*at, 0.072, 0.072));
    }
    pen.fill(edges, pen.theme.line_edge);
    pen.fill(cores, pen.theme.blue);
}

/// A wall for now: dashes on it and an arrow outwards say that a tile may be joined.
pub(crate) fn open_ends(ends: &[(Edge, Side4)], pen: &mut Pen<'_>) {
    let theme = pen.theme;
    let (mut dashes, mut arrows) = (Path::new(), Path::new());
    for (edge, side) in ends {
        let (a, b) = chart::ends(*edge);
        dashes.line(a.towards(b, 0.08), a.towards(b, 0.30));
        dashes.line(a.towards(b, 0.39), a.towards(b, 0.61));
        dashes.line(a.towards(b, 0.70), a.towards(b, 0.92));
        let (dx, dy) = side.dir().delta();
        let (dx, dy) = (f32::from(dx), f32::from(dy));
        let middle = a.towards(b, 0.5);
        let p = |across: f32, out: f32| middle.shifted(dx * out - dy * across, dy * out + dx * across);
        arrows.polyline(&[p(-0.16, 0.22), p(0.0, 0.36), p(0.16, 0.22)]);
    }
    pen.stroke(dashes, Stroke::new(theme.open_end, 0.075));
    pen.stroke(arrows, Stroke::new(theme.open_end.alpha(200), 0.06).cap(Cap::Round));
}
