//! Regions: the spaces whose middle lies in a polygon, row by row. A polygon costs what its outline and its spaces cost, and all
//! polygons of a map together no more than any mission needs.

use super::grid::Grid;
use super::log::Log;
use super::raw::{Object, Shape};
use crate::words::text;
use std::collections::BTreeSet;
use std::ops::Range;
use tiles::Cell;

/// No side of what surrounds a region is longer, in spaces.
const LONGEST: f64 = 1000.0;

/// How many steps the regions of a map may take: one for every row that a side of an outline crosses, one for every space. The
/// regions of a mission as large as its file may be take fewer.
const STEPS: usize = 600_000;

/// The steps that are left for the regions of a map.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Steps(usize);

impl Default for Steps {
    fn default() -> Self {
        Self(STEPS)
    }
}

impl Steps {
    /// Take so many; `false` if there are not so many.
    fn take(&mut self, steps: usize) -> bool {
        let left = self.0.checked_sub(steps);
        self.0 = left.unwrap_or(self.0);
        left.is_some()
    }
}

/// The spaces of an object of type region.
pub(super) fn read(grid: Grid, object: &Object, steps: &mut Steps, log: &mut Log) -> Option<BTreeSet<Cell>> {
    let (w, h) = object.size;
    let rectangle = vec![(0.0, 0.0), (w, 0.0), (w, h), (0.0, h)];
    let corners = match &object.shape {
        Shape::Polygon(corners) => corners,
        Shape::Box => &rectangle,
        _ => {
            log.left_out(object, text("region-no-area"), text("region-no-area-help"));
            return None;
        }
    };
    let corners: Vec<(f64, f64)> = corners.iter().map(|corner| grid.at(object.on_map(*corner))).collect();
    let range = |of: fn(&(f64, f64)) -> f64| {
        let values = corners.iter().map(of);
        (values.clone().fold(f64::MAX, f64::min).floor(), values.fold(f64::MIN, f64::max).ceil())
    };
    let ((west, east), (north, south)) = (range(|c| c.0), range(|c| c.1));
    // Corners of cells reach one further than cells.
    let all = [west, east, north, south].iter().all(|side| side.abs() <= f64::from(i16::MAX) + 1.0);
    if !all || east - west > LONGEST || south - north > LONGEST {
        log.left_out(object, text("region-large"), text("region-large-help"));
        return None;
    }
    let cells = inside(&corners, north as i32..south as i32, steps);
    if cells.is_none() {
        log.left_out(object, text("region-many"), text("region-many-help"));
    }
    cells
}

/// The cells whose middle is inside an outline that reaches over these rows; none if there are not enough steps for it.
fn inside(corners: &[(f64, f64)], rows: Range<i32>, steps: &mut Steps) -> Option<BTreeSet<Cell>> {
    let sides = || corners.iter().copied().zip(corners.iter().copied().cycle().skip(1));
    if !steps.take(sides().map(|(a, b)| middles(a.1, b.1).len()).sum()) {
        return None;
    }
    // Where the outline crosses the middle of each row.
    let mut crossed: Vec<Vec<f64>> = vec![Vec::new(); rows.len()];
    for (a, b) in sides() {
        for row in middles(a.1, b.1) {
            let along = (f64::from(row) + 0.5 - a.1) / (b.1 - a.1);
            let place = usize::try_from(row - rows.start).ok();
            if let Some(crossed) = place.and_then(|place| crossed.get_mut(place)) {
                crossed.push(a.0 + along * (b.0 - a.0));
            }
        }
    }
    for crossed in &mut crossed {
        crossed.sort_by(f64::total_cmp);
    }
    if !steps.take(crossed.iter().flat_map(|row| spans(row)).map(|span| span.len()).sum()) {
        return None;
    }
    let mut cells = BTreeSet::new();
    for (row, crossed) in rows.zip(&crossed) {
        for column in spans(crossed).into_iter().flatten() {
            let cell = i16::try_from(column).ok().zip(i16::try_from(row).ok());
            cells.extend(cell.map(|(column, row)| Cell::new(column, row)));
        }
    }
    Some(cells)
}

/// The columns between the places where an outline crosses a row, from west to east. An outline is closed, so that it crosses
/// a row an even number of times.
fn spans(crossed: &[f64]) -> Vec<Range<i32>> {
    crossed.chunks_exact(2).map(|pair| middles(pair[0], pair[1])).collect()
}

/// The rows, or columns, whose middle lies between two places; a middle on the lesser place counts, one on the greater does not.
fn middles(a: f64, b: f64) -> Range<i32> {
    let first = |place: f64| {
        let near = (place - 0.5).ceil();
        // What was taken away may have made a small fraction vanish.
        (if near + 0.5 < place { near + 1.0 } else { near }) as i32
    };
    first(a.min(b))..first(a.max(b))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Is the middle of a cell inside? Asked of each cell by itself, side by side.
    fn is_inside(corners: &[(f64, f64)], (x, y): (i32, i32)) -> bool {
        let (x, y) = (f64::from(x) + 0.5, f64::from(y) + 0.5);
        let sides = corners.iter().zip(corners.iter().cycle().skip(1));
        let crossed = sides.filter(|(a, b)| {
            let (above, below) = (a.1 <= y, b.1 <= y);
            above != below && a.0 + (y - a.1) / (b.1 - a.1) * (b.0 - a.0) > x
        });
        crossed.count() % 2 == 1
    }

    proptest! {
        /// Corners on quarters of spaces, so that middles lie on sides and corners too.
        #[test]
        fn the_cells_are_those_whose_middle_is_inside(quarters in prop::collection::vec((-24..24i32, -24..24i32), 0..9)) {
            let corners: Vec<(f64, f64)> =
                quarters.into_iter().map(|(x, y)| (f64::from(x) / 4.0, f64::from(y) / 4.0)).collect();
            let found = inside(&corners, -6..6, &mut Steps::default());
            let all = (-6..6).flat_map(|y| (-6..6).map(move |x| (x, y)));
            let wanted = all.filter(|cell| is_inside(&corners, *cell));
            let wanted = wanted.map(|(x, y)| Cell::new(x as i16, y as i16)).collect();
            prop_assert_eq!(found, Some(wanted), "{:?}", corners);
        }
    }

    /// A region, where a space has ten pixels.
    fn taken(shape: Shape, size: (f64, f64), steps: &mut Steps) -> (Option<usize>, usize) {
        let object = Object { id: 7, kind: "region".to_owned(), shape, size, ..Object::default() };
        let mut log = Log::default();
        let grid = Grid { cell: 10.0, corner: (0.0, 0.0) };
        let cells = read(grid, &object, steps, &mut log);
        let told = log.all();
        assert!(told.iter().all(|it| it.message.to_string().starts_with("object 7")), "{told:?}");
        (cells.map(|cells| cells.len()), told.len())
    }

    /// What a region costs is known before its spaces are counted: many that are too large cost a few rows each.
    #[test]
    fn regions_that_are_too_large_are_left_out_before_their_spaces_are_made() {
        let mut steps = Steps::default();
        for _ in 0..100 {
            assert_eq!(taken(Shape::Box, (9_900.0, 9_900.0), &mut steps), (None, 1));
        }
        assert_eq!(steps, Steps(STEPS - 100 * 2 * 990));
        assert_eq!(taken(Shape::Box, (20.0, 30.0), &mut steps), (Some(6), 0), "there is room for others");
        let corners = (0..20_000).map(|i| f64::from(i) * std::f64::consts::TAU / 20_000.0);
        let round: Vec<(f64, f64)> =
            corners.map(|turn| (4_900.0 * (1.0 + turn.cos()), 4_900.0 * (1.0 + turn.sin()))).collect();
        let before = steps;
        assert_eq!(taken(Shape::Polygon(round), (0.0, 0.0), &mut steps), (None, 1));
        assert!(
            before.0 - steps.0 <= 2 * 981,
            "one step for a row and side, whatever the corners: {steps:?}"
        );
    }

    /// An outline that goes up and down all the time is left out before it is followed.
    #[test]
    fn an_outline_that_is_too_long_is_left_out() {
        let mut steps = Steps::default();
        let teeth = (0..5_000).map(|i| (f64::from(i), f64::from(i % 2) * 9_000.0));
        assert_eq!(taken(Shape::Polygon(teeth.collect()), (0.0, 0.0), &mut steps), (None, 1));
        assert_eq!(steps, Steps::default());
    }

    #[test]
    fn all_regions_together_have_a_limit() {
        let mut steps = Steps::default();
        let taken: Vec<_> = (0..40).map(|_| taken(Shape::Box, (1_500.0, 1_500.0), &mut steps)).collect();
        let (last, first) =
            (taken.iter().rposition(|it| it.0.is_some()), taken.iter().position(|it| it.0.is_none()));
        assert_eq!((last, first), (Some(25), Some(26)), "{taken:?}");
    }
}
