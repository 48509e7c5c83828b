//! Regions: the spaces whose middle lies in a polygon.

use super::build::Grid;
use super::log::Log;
use super::raw::{Object, Shape};
use std::collections::BTreeSet;
use tiles::Cell;

/// No side of what surrounds a region is longer, in spaces.
const LONGEST: f64 = 1000.0;

/// The spaces of an object of type region.
pub(super) fn read(grid: Grid, object: &Object, log: &mut Log) -> Option<BTreeSet<Cell>> {
    let (w, h) = object.size;
    let rectangle = vec![(0.0, 0.0), (w, 0.0), (w, h), (0.0, h)];
    let corners = match &object.shape {
        Shape::Polygon(corners) => corners,
        Shape::Box => &rectangle,
        _ => {
            log.left_out(object, "it is no area", "a region is a polygon or a rectangle");
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
        log.left_out(
            object,
            "it has no corners, is too large, or lies too far away",
            "draw it again on the map",
        );
        return None;
    }
    let cells = (north as i32..south as i32).flat_map(|y| (west as i32..east as i32).map(move |x| (x, y)));
    let cells = cells.filter_map(|(x, y)| Some(Cell::new(i16::try_from(x).ok()?, i16::try_from(y).ok()?)));
    Some(cells.filter(|cell| inside(&corners, *cell)).collect())
}

/// Is the middle of a cell inside?
fn inside(corners: &[(f64, f64)], cell: Cell) -> bool {
    let (x, y) = (f64::from(cell.x) + 0.5, f64::from(cell.y) + 0.5);
    let sides = corners.iter().zip(corners.iter().cycle().skip(1));
    let crossed = sides.filter(|(a, b)| {
        let (above, below) = (a.1 <= y, b.1 <= y);
        above != below && a.0 + (y - a.1) / (b.1 - a.1) * (b.0 - a.0) > x
    });
    crossed.count() % 2 == 1
}
