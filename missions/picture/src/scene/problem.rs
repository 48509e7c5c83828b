//! Problems on the map: a frame round each place, and a badge that says how bad it is.
//! The checks find problems; only tiles that lie over each other are hatched without them.

use crate::scene::chart::{self, Chart};
use crate::scene::icon;
use crate::scene::layer::Layer;
use crate::scene::pen::Pen;
use crate::scene::piece::Places;
use crate::scene::shape::{Cap, Path, Point, Rect, Stroke, Text};
use missions_document::diagnostic::{Diagnostic, Place, Severity};
use missions_document::id::Id;
use missions_document::mission::Mission;
use std::cmp::Reverse;
use std::collections::BTreeSet;
use tiles::{Cell, Side4};

/// Draws every problem that has a place on the map. The badges carry the numbers of the list, counted from 1.
/// `places` are those of things and of tiles; badges keep clear of `names` and of each other. Only the main place of a problem has one,
/// unless `all` of them are to have it.
pub(crate) fn draw(
    mission: &Mission,
    places: &Places,
    names: &[Rect],
    (problems, all): (&[Diagnostic], bool),
    pen: &mut Pen<'_>,
) {
    let mut badges = Vec::new();
    for (number, problem) in (1..).zip(problems) {
        for (i, place) in problem.places.iter().enumerate() {
            let Some(Spot { frame, corners }) = spot(place, mission, places) else { continue };
            pen.on(Layer::Problems, place.id());
            let color = match problem.severity {
                Severity::Error => pen.theme.error,
                Severity::Warning => pen.theme.warning,
                Severity::Note => pen.theme.note,
            };
            pen.stroke(frame.clone(), Stroke::new(pen.theme.ink, 0.11).cap(Cap::Round));
            pen.stroke(frame, Stroke::new(color, 0.06).cap(Cap::Round).dashed(0.22, 0.14));
            if i == 0 || all {
                badges.push((place, problem.severity, number, corners));
            }
        }
    }
    // Badges come last, so that no frame covers one.
    let mut taken = names.to_vec();
    for (place, severity, number, corners) in badges {
        let at = free(&corners, &taken);
        taken.push(around(at));
        pen.on(Layer::Problems, place.id());
        badge(severity, number, at, pen);
    }
}

/// Where a problem is drawn.
struct Spot {
    frame: Path,
    /// Where its badge may be, the best place first.
    corners: Vec<Point>,
}

impl Spot {
    fn of_rect(rect: Rect) -> Self {
        let mut frame = Path::new();
        frame.rounded(rect, 0.12);
        Self { frame, corners: corners(rect) }
    }
}

/// The corners of a rectangle, a little inside.
fn corners(rect: Rect) -> Vec<Point> {
    let Rect { west, north, east, south } = rect.grown(-0.1);
    [(east, north), (west, north), (east, south), (west, south)].map(|(x, y)| Point::new(x, y)).to_vec()
}

/// The frame of a place and the corners for its badge; `None` for places that are not on the map.
fn spot(place: &Place, mission: &Mission, places: &Places) -> Option<Spot> {
    let cell = |cell: Cell| Rect::new(f32::from(cell.x), f32::from(cell.y), 1.0, 1.0);
    match place {
        Place::Tile(id) => {
            let rect = places.get(id)?;
            Some(tile(*id, mission).unwrap_or_else(|| Spot::of_rect(rect.grown(0.02))))
        }
        Place::Thing(id) => {
            let at = mission.things().get(id)?.at();
            Some(Spot::of_rect(places.get(id).copied().unwrap_or_else(|| cell(at)).grown(0.06)))
        }
        Place::Region(id) => {
            let mut cells = mission.regions().get(id)?.cells.iter().map(|c| cell(*c));
            let first = cells.next()?;
            Some(Spot::of_rect(cells.fold(first, Rect::with).grown(-0.02)))
        }
        Place::Cell(c) => Some(Spot::of_rect(cell(*c).grown(-0.04))),
        Place::Edge(edge) => {
            let (a, b) = chart::ends(*edge);
            let mut frame = Path::new();
            frame.line(a, b);
            Some(Spot { frame, corners: vec![a.towards(b, 0.5), a, b] })
        }
        Place::Mission
        | Place::Script { .. }
        | Place::File { .. }
        | Place::Text { .. }
        | Place::Replay { .. } => None,
    }
}

/// The outline of a tile as it lies; `None` if it is not in the catalogue or lies beyond the integer grid.
fn tile(id: Id, mission: &Mission) -> Option<Spot> {
    let placement = *mission.tiles().get(&id)?;
    let side = mission.catalogue().side(placement.tile, placement.face)?;
    let cells: Option<BTreeSet<Cell>> =
        side.spaces.keys().map(|cell| chart::lies_at(placement, side, *cell)).collect();
    let cells = cells?;
    let rim = cells.iter().flat_map(|cell| {
        let outer = Side4::ALL.into_iter().filter(|way| !cells.contains(&cell.step(way.dir())));
        outer.map(|way| cell.edge(way))
    });
    let mut frame = Path::new();
    for run in chart::runs(rim) {
        let (a, b) = chart::run_ends(run);
        frame.line(a, b);
    }
    // The bounding box may have corners where an L has no floor.
    let east = cells.iter().min_by_key(|cell| (cell.y, Reverse(cell.x)))?;
    let west = cells.iter().max_by_key(|cell| (cell.y, Reverse(cell.x)))?;
    let corners = [east, west].map(|cell| corners(Rect::new(cell.x.into(), cell.y.into(), 1.0, 1.0)));
    Some(Spot { frame, corners: corners.concat() })
}

/// The space a badge takes.
const fn around(at: Point) -> Rect {
    Rect::around(at, 0.5, 0.5)
}

/// The first corner where nothing is taken; if there is none, the first free place east of the best corner.
fn free(corners: &[Point], taken: &[Rect]) -> Point {
    let clear = |at: &Point| !taken.iter().any(|rect| rect.meets(around(*at)));
    let best = corners[0];
    let beyond = (1..=u16::MAX).map(|step| best.shifted(0.36 * f32::from(step), 0.0));
    corners.iter().copied().chain(beyond).find(clear).unwrap_or(best)
}

/// A triangle for errors, a diamond for warnings, a disc for notes, with the number of the problem.
fn badge(severity: Severity, number: usize, at: Point, pen: &mut Pen<'_>) {
    let theme = pen.theme;
    let (shape, color) = match severity {
        Severity::Error => ("S 0 -1.1 1.1 0.8 0 0.8", theme.error),
        Severity::Warning => ("S 0 -1.15 1.15 0 0 1.15", theme.warning),
        Severity::Note => ("O 0 0 0.9", theme.note),
    };
    let text = if color.is_bright() { theme.ink } else { theme.paper };
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::shape::Color;
    use crate::scene::theme::Theme;

    #[test]
    fn badges_keep_clear_of_names_and_of_each_other() {
        let corners = corners(Rect::new(0.0, 0.0, 1.0, 1.0));
        let mut taken = vec![around(corners[0])];
        for _ in 0..8 {
            let at = free(&corners, &taken);
            assert!(!taken.iter().any(|rect| rect.meets(around(at))));
            taken.push(around(at));
        }
        assert!(corners.iter().all(|corner| taken.contains(&around(*corner))), "the corners come first");
    }

    #[test]
    fn the_number_on_a_badge_is_dark_on_bright_colours() {
        let bright = |theme: Theme| [theme.error, theme.warning, theme.note].map(Color::is_bright);
        assert_eq!(bright(Theme::dark()), [true; 3]);
        assert_eq!(bright(Theme::light()), [false; 3]);
        assert_eq!(bright(Theme::contrast()), [true; 3]);
    }

    #[test]
    fn the_frame_of_a_tile_follows_its_floor() {
        let mission = Mission::starter();
        for id in mission.tiles().keys() {
            let placement = mission.tiles()[id];
            let side = mission.catalogue().side(placement.tile, placement.face).expect("known");
            let Spot { frame, corners } = tile(*id, &mission).expect("on the grid");
            let bounds = frame.bounds().expect("not empty");
            let (w, h) = placement.turn.size(side.w, side.h);
            assert_eq!((bounds.width(), bounds.height()), (f32::from(w), f32::from(h)));
            let on_floor = |at: &Point| {
                let cell = Cell::new(at.x.floor() as i16, at.y.floor() as i16);
                side.spaces.keys().any(|it| chart::lies_at(placement, side, *it) == Some(cell))
            };
            assert!(corners.iter().all(on_floor));
        }
    }
}
