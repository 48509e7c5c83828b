//! Problems on the map: what they are about is outlined, and a badge says how bad it is.
//! Finding problems is the checks' business; only tiles that lie over each other are hatched without being told.

use crate::scene::chart::{self, Chart};
use crate::scene::icon;
use crate::scene::layer::Layer;
use crate::scene::pen::Pen;
use crate::scene::piece::Places;
use crate::scene::shape::{Cap, Path, Point, Rect, Stroke, Text};
use missions_document::diagnostic::{Diagnostic, Place, Severity};
use missions_document::id::Id;
use missions_document::mission::Mission;
use tiles::Cell;

/// Draw every problem that has a place on the map. The badges carry the numbers of the list, counted from 1.
/// `places` are those of things and of tiles.
pub(crate) fn draw(mission: &Mission, places: &Places, problems: &[Diagnostic], pen: &mut Pen<'_>) {
    let mut badges: Vec<Point> = Vec::new();
    for (number, problem) in problems.iter().enumerate() {
        for (i, place) in problem.places.iter().enumerate() {
            let Some((outline, mut corner)) = spot(place, mission, places) else { continue };
            pen.on(Layer::Problems, place.id());
            let color = match problem.severity {
                Severity::Error => pen.theme.error,
                Severity::Warning => pen.theme.warning,
                Severity::Note => pen.theme.note,
            };
            pen.stroke(outline.clone(), Stroke::new(pen.theme.ink, 0.11).cap(Cap::Round));
            pen.stroke(outline, Stroke::new(color, 0.06).cap(Cap::Round).dashed(0.22, 0.14));
            // Only the main place gets a badge; badges do not cover each other.
            if i == 0 {
                while badges.contains(&corner) {
                    corner.x += 0.36;
                }
                badges.push(corner);
                badge(problem.severity, number + 1, corner, pen);
            }
        }
    }
}

/// The outline of a place and the corner for its badge; `None` for places that are not on the map.
fn spot(place: &Place, mission: &Mission, places: &Places) -> Option<(Path, Point)> {
    let boxed = |rect: Rect| {
        let mut path = Path::new();
        path.rounded(rect, 0.12);
        (path, Point::new(rect.east - 0.1, rect.north + 0.1))
    };
    let cell = |cell: Cell| Rect::new(f32::from(cell.x), f32::from(cell.y), 1.0, 1.0);
    match place {
        Place::Tile(id) => Some(boxed(places.get(id)?.grown(0.02))),
        Place::Thing(id) => {
            let at = mission.things().get(id)?.at();
            Some(boxed(places.get(id).copied().unwrap_or_else(|| cell(at)).grown(0.06)))
        }
        Place::Region(id) => {
            let mut cells = mission.regions().get(id)?.cells.iter().map(|c| cell(*c));
            let first = cells.next()?;
            Some(boxed(cells.fold(first, Rect::with).grown(-0.02)))
        }
        Place::Cell(c) => Some(boxed(cell(*c).grown(-0.04))),
        Place::Edge(edge) => {
            let (a, b) = chart::ends(*edge);
            let mut path = Path::new();
            path.line(a, b);
            Some((path, a.towards(b, 0.5)))
        }
        Place::Mission
        | Place::Script { .. }
        | Place::File { .. }
        | Place::Text { .. }
        | Place::Replay { .. } => None,
    }
}

/// A triangle for errors, a diamond for warnings, a disc for notes, with the number of the problem.
fn badge(severity: Severity, number: usize, at: Point, pen: &mut Pen<'_>) {
    let theme = pen.theme;
    let (shape, color, text) = match severity {
        Severity::Error => ("S 0 -1.1 1.1 0.8 0 0.8", theme.error, theme.paper),
        Severity::Warning => ("S 0 -1.15 1.15 0 0 1.15", theme.warning, theme.ink),
        Severity::Note => ("O 0 0 0.9", theme.note, theme.paper),
    };
    let path = icon::read(shape);
    let size = if number > 9 { 0.85 } else { 1.1 };
    let middle = if severity == Severity::Error { 0.28 } else { 0.0 };
    pen.within(at, 0.24, |pen| {
        pen.stroke(path.clone(), Stroke::new(theme.ink, 0.5));
        pen.fill(path, color);
        pen.text(Text::strong(number.to_string(), Point::new(0.0, middle), size, text));
    });
}

/// Cells that more than one tile covers.
pub(crate) fn overlaps(chart: &Chart<'_>, pen: &mut Pen<'_>) {
    let mut hatch = Path::new();
    let mut cells = Path::new();
    for cell in chart.overlaps.keys() {
        let at = Point::new(f32::from(cell.x), f32::from(cell.y));
        cells.rect(Rect::new(at.x, at.y, 1.0, 1.0));
        for i in 1..4_u8 {
            let s = f32::from(i) / 4.0;
            hatch.line(at.shifted(0.0, s), at.shifted(s, 0.0));
            hatch.line(at.shifted(s, 1.0), at.shifted(1.0, s));
        }
        hatch.line(at.shifted(0.0, 1.0), at.shifted(1.0, 0.0));
    }
    let about: Option<Id> = None;
    pen.on(Layer::Problems, about);
    pen.fill(cells, pen.theme.error.alpha(70));
    pen.stroke(hatch, Stroke::new(pen.theme.error, 0.05));
}
