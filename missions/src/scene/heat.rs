//! A heat map over the spaces: how often something happened there, as colour and as a number.
//! What is counted is the caller's business.

use crate::scene::Layer;
use crate::scene::pen::Pen;
use crate::scene::shape::{Path, Point, Rect, Text};
use std::collections::BTreeMap;
use tiles::Cell;

/// How many steps of colour there are; few enough to be told apart.
const STEPS: u32 = 8;

/// Draw a count for every space that has one.
pub(crate) fn draw(counts: &BTreeMap<Cell, u32>, pen: &mut Pen<'_>) {
    let most = counts.values().copied().max().unwrap_or(0);
    if most == 0 {
        return;
    }
    pen.on(Layer::Heat, None);
    let mut steps: Vec<Path> = vec![Path::new(); STEPS as usize];
    for (cell, count) in counts.iter().filter(|(_, count)| **count > 0) {
        let step = (u64::from(*count) * u64::from(STEPS - 1) / u64::from(most)) as usize;
        steps[step].rect(Rect::new(f32::from(cell.x), f32::from(cell.y), 1.0, 1.0));
    }
    for (step, path) in steps.into_iter().enumerate() {
        pen.fill(path, pen.theme.heat.alpha(40 + 24 * step as u8));
    }
    for (cell, count) in counts.iter().filter(|(_, count)| **count > 0) {
        let at = Point::new(f32::from(cell.x) + 0.5, f32::from(cell.y) + 0.80);
        pen.text(Text::strong(short(*count), at, 0.22, pen.theme.text).halo(pen.theme.panel));
    }
}

/// A count in at most four letters.
fn short(count: u32) -> String {
    match count {
        0..10_000 => count.to_string(),
        10_000..1_000_000 => format!("{}k", count / 1_000),
        _ => format!("{}M", count / 1_000_000),
    }
}
