//! Regions: tinted spaces with a dashed border and a name.
//! Regions are distinguished by name and by the rhythm of their dashes, not by tint alone.

use crate::scene::layer::Layer;
use crate::scene::pen::Pen;
use crate::scene::shape::{Anchor, Color, Dash, Path, Point, Rect, Stroke, Text};
use missions_document::mission::Mission;
use std::collections::BTreeSet;
use tiles::{Cell, Side4};

/// Draw every region.
pub(crate) fn draw(mission: &Mission, pen: &mut Pen<'_>) {
    for (index, (id, region)) in mission.regions().iter().enumerate() {
        pen.on(Layer::Regions, Some(*id));
        let theme = pen.theme;
        let color = spaces(&region.cells, index, pen);
        // The name stands in the last row, where no tile has its number.
        let last = region.cells.iter().max_by_key(|cell| (cell.y, std::cmp::Reverse(cell.x)));
        if let (Some(cell), Some(name)) = (last, &region.name) {
            let at = Point::new(f32::from(cell.x) + 0.12, f32::from(cell.y) + 0.83);
            let text = Text::strong(
                pen.named(name.as_str()),
                at,
                0.24,
                color.mix(theme.paper, if theme.textured { 90 } else { 0 }),
            );
            pen.text(text.anchor(Anchor::Start).halo(theme.panel));
        }
    }
}

/// The spaces of the region at this place in the list of all, and the colour they have.
pub(crate) fn spaces(cells: &BTreeSet<Cell>, index: usize, pen: &mut Pen<'_>) -> Color {
    let theme = pen.theme;
    let color = theme.regions[index % theme.regions.len()];
    let mut tint = Path::new();
    let mut border = Path::new();
    for cell in cells {
        tint.rect(Rect::new(f32::from(cell.x), f32::from(cell.y), 1.0, 1.0));
        for side in Side4::ALL {
            if !cells.contains(&cell.step(side.dir())) {
                let (a, b) = inner_edge(*cell, side);
                border.line(a, b);
            }
        }
    }
    pen.fill(tint, color.alpha(if theme.textured { 58 } else { 40 }));
    let (on, off) = [(0.16, 0.09), (0.30, 0.08), (0.07, 0.07)][index % 3];
    let dash = Some(Dash { on, off, start: on / 2.0 });
    pen.stroke(border, Stroke { dash, ..Stroke::thin(color, 0.05) });
    color
}

/// A side of a space, a little inside it.
fn inner_edge(cell: Cell, side: Side4) -> (Point, Point) {
    let Rect { west, north, east, south } =
        Rect::new(f32::from(cell.x), f32::from(cell.y), 1.0, 1.0).grown(-0.045);
    let p = Point::new;
    match side {
        Side4::North => (p(west, north), p(east, north)),
        Side4::South => (p(west, south), p(east, south)),
        Side4::West => (p(west, north), p(west, south)),
        Side4::East => (p(east, north), p(east, south)),
    }
}
