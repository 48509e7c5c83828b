//! In which order tiles are laid so that each lies against one that lies already, for building a map on a table.
//! The formats that show the list decide how it looks.

use crate::words::text;
use missions_document::id::Id;
use missions_document::mission::Mission;
use missions_picture::scene::chart::{Chart, lies_at};
use std::collections::BTreeSet;
use tiles::{Catalogue, Cell, Placement};

/// A tile to be laid.
pub(super) struct Step {
    /// Which it is, from 1.
    pub(super) number: usize,
    /// Its number in the mission.
    pub(super) id: Id,
    pub(super) tile: Placement,
    /// Its first and last column.
    pub(super) columns: (i16, i16),
    /// Its first and last row.
    pub(super) rows: (i16, i16),
    /// Which tiles that lie already it joins: number of the step from 1, and where they lie seen from it.
    pub(super) joins: Vec<(usize, &'static str)>,
    /// The space in its middle.
    pub(super) middle: Option<Cell>,
}

impl Step {
    /// Which steps it joins and where they lie, in words: `3 to its north`.
    pub(super) fn beside(&self) -> String {
        match self.joins.as_slice() {
            [] if self.number == 1 => text("laying-first").to_string(),
            [] => text("laying-apart").to_string(),
            joins => {
                let join = |(step, way): &(usize, &str)| {
                    let text = match *way {
                        "west" => text("laying-west"),
                        "east" => text("laying-east"),
                        "north" => text("laying-north"),
                        _ => text("laying-south"),
                    };
                    text.with("step", *step).to_string()
                };
                joins.iter().map(join).collect::<Vec<_>>().join(", ")
            }
        }
    }
}

/// All tiles, in the order in which they are laid.
pub(super) fn steps(mission: &Mission, catalogue: &Catalogue) -> Vec<Step> {
    let chart = Chart::of(mission, catalogue);
    // Which tiles are joined, and in which direction from the first.
    let mut joints: Vec<(usize, usize, &'static str)> = Vec::new();
    for edge in &chart.joined {
        let [beyond, here] = edge.cells().map(|cell| chart.floor(cell).map(|floor| floor.tile));
        if let (Some(beyond), Some(here)) = (beyond, here)
            && beyond != here
        {
            let (back, forth) = if edge.west { ("west", "east") } else { ("north", "south") };
            joints.extend([(here, beyond, back), (beyond, here, forth)]);
        }
    }
    let mut order: Vec<usize> = Vec::new();
    let mut waiting: BTreeSet<usize> = (0..chart.tiles.len()).collect();
    while let Some(first) = waiting.first().copied() {
        // The first tile in the list that touches what lies; otherwise the first at all.
        let touches = |tile: &usize| joints.iter().any(|(a, b, _)| a == tile && order.contains(b));
        let next = waiting.iter().copied().find(touches).unwrap_or(first);
        let _ = waiting.remove(&next);
        order.push(next);
    }
    let step = |(number, tile): (usize, &usize)| {
        let laid = &chart.tiles[*tile];
        let mut joins: Vec<(usize, &'static str)> = Vec::new();
        for (a, b, way) in &joints {
            let earlier = order[..number].iter().position(|other| other == b);
            if let Some(earlier) = earlier.filter(|_| a == tile)
                && !joins.contains(&(earlier + 1, way))
            {
                joins.push((earlier + 1, way));
            }
        }
        joins.sort_unstable();
        let printed = laid.side.map(|side| (side, side.spaces.keys()));
        let cells: Vec<Cell> = printed
            .map(|(side, spaces)| spaces.filter_map(|cell| lies_at(laid.placement, side, *cell)).collect())
            .unwrap_or_default();
        let (w, h) = laid.side.map_or((1, 1), |side| laid.placement.turn.size(side.w, side.h));
        let at = laid.placement.at;
        Step {
            number: number + 1,
            id: laid.id,
            tile: laid.placement,
            columns: (at.x, at.x.saturating_add(w - 1)),
            rows: (at.y, at.y.saturating_add(h - 1)),
            joins,
            middle: middle(&cells),
        }
    };
    order.iter().enumerate().map(step).collect()
}

/// The space nearest to the middle of several.
fn middle(cells: &[Cell]) -> Option<Cell> {
    let n = cells.len() as i32;
    let sum = |of: fn(&Cell) -> i16| cells.iter().map(|cell| i32::from(of(cell))).sum::<i32>();
    let (x, y) = (sum(|c| c.x), sum(|c| c.y));
    let far = |cell: &&Cell| (i32::from(cell.x) * n - x).abs() + (i32::from(cell.y) * n - y).abs();
    cells.iter().min_by_key(far).copied()
}
