//! The board by the colours along every border: walls, blocking and impassable lines, doors, the squares of difficult ground,
//! and floor where it is not the table. What is half one thing and half another is refused.

use super::picture::{Picture, far};
use crate::export::common::{Found, along, seen};
use missions::scene::{Color, Theme};
use std::collections::BTreeSet;
use tiles::{Cell, Edge, EdgeKind, Side4};

/// How far a colour may be off.
const NEAR: u8 = 3;

/// The same for what has lighter colours beside it.
const ABOUT: u8 = 12;

struct Reader<'a> {
    picture: &'a Picture,
    theme: &'a Theme,
}

/// The board that a picture shows.
pub(super) fn board(picture: &Picture, theme: &Theme) -> Result<Found, String> {
    let reader = Reader { picture, theme };
    let [first, last] = picture.map;
    let cells: Vec<Cell> =
        (first.y..=last.y).flat_map(|y| (first.x..=last.x).map(move |x| Cell::new(x, y))).collect();
    let edges: BTreeSet<Edge> =
        cells.iter().flat_map(|cell| Side4::ALL.map(|side| cell.edge(side))).collect();
    let mut found = Found::default();
    let mut leaves = BTreeSet::new();
    for edge in edges {
        if reader.share(edge, &LEAF, theme.door, ABOUT) > 0.2 {
            let _ = leaves.insert(edge);
        } else if let Some(kind) = reader.line(edge)? {
            let _ = found.edges.insert(edge, kind);
        }
    }
    found.doors = reader.doors(leaves)?;
    let within = seen::spaces(first, last, &found.edges);
    // A hole in the middle of the map has walls all around as well, but shows the table.
    found.cells = within.into_iter().filter(|cell| !reader.is_table(*cell)).collect();
    let around = |cells: [Cell; 2]| cells.iter().any(|cell| found.cells.contains(cell));
    found.edges.retain(|edge, _| around(edge.cells()));
    found.difficult = reader.difficult(&found)?;
    Ok(found)
}

/// Points along a border, and across it.
struct Points {
    along: [f64; 9],
    across: &'static [f64],
}

/// The posts of a door reach over the rest.
const MIDDLE: [f64; 9] = [0.32, 0.365, 0.41, 0.455, 0.50, 0.545, 0.59, 0.635, 0.68];
const LEAF: Points = Points { along: MIDDLE, across: &[-0.06, -0.02, 0.02, 0.06, 0.10] };
/// Beside the dashes of an opening that leads nowhere.
const WALL: Points = Points { along: MIDDLE, across: &[-0.065, 0.065] };
const LINE: Points = Points { along: MIDDLE, across: &[0.0] };

impl Reader<'_> {
    fn at(&self, edge: Edge, along: f64, across: f64) -> [u8; 3] {
        let (x, y) = (f64::from(edge.cell.x), f64::from(edge.cell.y));
        if edge.west {
            self.picture.at(x + across, y + along)
        } else {
            self.picture.at(x + along, y + across)
        }
    }

    /// How much of a border is of a colour.
    fn share(&self, edge: Edge, points: &Points, color: Color, near: u8) -> f64 {
        let (mut all, mut same) = (0.0, 0.0);
        for along in points.along {
            for across in points.across {
                all += 1.0;
                same += f64::from(u8::from(far(self.at(edge, along, *across), color) <= near));
            }
        }
        same / all
    }

    fn line(&self, edge: Edge) -> Result<Option<EdgeKind>, String> {
        let red = |along: f64| far(self.at(edge, along, 0.0), self.theme.red) <= ABOUT;
        let (dots, gaps) = ([0.375, 0.625].map(red), [0.25, 0.5, 0.75].map(red));
        let wall = self.share(edge, &WALL, self.theme.wall, NEAR);
        let line = self.share(edge, &LINE, self.theme.red, ABOUT);
        match (wall, line) {
            (wall, 0.0) if wall > 0.95 => Ok(Some(EdgeKind::Wall)),
            // Its teeth have a dark rim.
            (wall, line) if wall < 0.2 && line > 0.95 => Ok(Some(EdgeKind::Blocking)),
            (0.0, _) if dots == [true; 2] && gaps == [false; 3] => Ok(Some(EdgeKind::Impassable)),
            (wall, 0.0) if wall < 0.1 => Ok(None),
            _ => Err(format!("the {edge} is a wall by {wall:.2} and a red line by {line:.2}")),
        }
    }

    /// Two leaves and a lock between them are a door.
    fn doors(&self, mut leaves: BTreeSet<Edge>) -> Result<Vec<Vec<Edge>>, String> {
        let mut doors = Vec::new();
        while let Some(first) = leaves.pop_first() {
            let at = first.cell;
            let (middle, last) =
                if first.west { (Cell::new(at.x, at.y + 1), 2) } else { (Cell::new(at.x + 1, at.y), 2) };
            let end = if first.west { Cell::new(at.x, at.y + last) } else { Cell::new(at.x + last, at.y) };
            let lock = self.picture.at(f64::from(middle.x) + 0.045, f64::from(middle.y) + 0.04);
            let door = along(at, end)?;
            if far(lock, self.theme.accent) > ABOUT || !leaves.remove(&door[1]) {
                return Err(format!("half a door on the {first}"));
            }
            doors.push(door);
        }
        Ok(doors)
    }

    /// Does one see the table there? What shines or falls from the tiles around does not reach its middle.
    fn is_table(&self, cell: Cell) -> bool {
        let middle = self.picture.at(f64::from(cell.x) + 0.49, f64::from(cell.y) + 0.49);
        far(middle, self.theme.table) <= NEAR
    }

    fn difficult(&self, found: &Found) -> Result<BTreeSet<Cell>, String> {
        const INSET: f64 = 0.135;
        let mut dots = BTreeSet::new();
        for cell in &found.cells {
            let (x, y) = (f64::from(cell.x), f64::from(cell.y));
            for side in Side4::ALL {
                let blue = [0.3175, 0.6825].map(|along| {
                    let (dx, dy) = match side {
                        Side4::North => (along, INSET),
                        Side4::South => (along, 1.0 - INSET),
                        Side4::West => (INSET, along),
                        Side4::East => (1.0 - INSET, along),
                    };
                    far(self.picture.at(x + dx, y + dy), self.theme.blue) <= ABOUT
                });
                match blue {
                    [true, true] => drop(dots.insert((*cell, side))),
                    [false, false] => {}
                    _ => return Err(format!("half a border of difficult ground at {cell}")),
                }
            }
        }
        // A door hides the squares beside it.
        let known: BTreeSet<Cell> = dots.iter().map(|(cell, _)| *cell).collect();
        for cell in known {
            let hidden =
                Side4::ALL.into_iter().filter(|side| found.doors.concat().contains(&cell.edge(*side)));
            dots.extend(hidden.map(|side| (cell, side)));
        }
        seen::difficult(&dots)
    }
}
