//! A heat map over the spaces: how often something happened there, as a tint and as a disk that grows with the count, so
//! that it can be read without colour. The caller decides what is counted.

use crate::scene::layer::Layer;
use crate::scene::pen::Pen;
use crate::scene::shape::{Path, Point, Rect, Stroke};
use std::collections::BTreeMap;
use tiles::Cell;

/// How many steps of colour there are; few enough to be distinguished.
const STEPS: u32 = 8;

/// The radius of the smallest and the largest disk.
const RADIUS: (f32, f32) = (0.07, 0.43);

/// Draw a count for every space that has one.
pub(crate) fn draw(counts: &BTreeMap<Cell, u32>, pen: &mut Pen<'_>) {
    let most = counts.values().copied().max().unwrap_or(0);
    if most == 0 {
        return;
    }
    pen.on(Layer::Heat, None);
    let mut tints: Vec<Path> = vec![Path::new(); STEPS as usize];
    let mut disks = Path::new();
    for (cell, count) in counts.iter().filter(|(_, count)| **count > 0) {
        let step = (u64::from(*count) * u64::from(STEPS - 1) / u64::from(most)) as usize;
        let (x, y) = (f32::from(cell.x), f32::from(cell.y));
        tints[step].rect(Rect::new(x, y, 1.0, 1.0));
        // The area of a disk is what the eye compares.
        let part = (*count as f32 / most as f32).sqrt();
        disks.circle(Point::new(x + 0.5, y + 0.5), RADIUS.0 + (RADIUS.1 - RADIUS.0) * part);
    }
    let color = pen.theme.heat;
    for (step, path) in tints.into_iter().enumerate() {
        pen.fill(path, color.alpha(24 + 14 * step as u8));
    }
    pen.fill(disks.clone(), color.alpha(200));
    pen.stroke(disks, Stroke::new(pen.theme.ink.alpha(170), 0.035));
}
