//! Which pieces lie under the pointer or in a frame: only those on layers that are shown and not locked.

use super::tiling::spaces;
use super::{Aim, ToolView};
use crate::document::Selection;
use missions::scene::{Layer, Point, Rect};
use missions::{Id, Region, Thing, ThingKind};
use tiles::{Cell, Edge, Placement};

fn things<'a>(look: &ToolView<'a>) -> impl Iterator<Item = (Id, &'a Thing)> {
    let (open, system) = (look.open, look.mission.system());
    look.mission
        .things()
        .iter()
        .filter(move |(_, it)| open.has(Layer::of(&it.kind, system)))
        .map(|(id, it)| (*id, it))
}

fn tiles<'a>(look: &ToolView<'a>) -> impl Iterator<Item = (Id, Placement)> {
    let all = look.open.has(Layer::Tiles).then(|| look.mission.tiles().iter());
    all.into_iter().flatten().map(|(id, tile)| (*id, *tile))
}

fn regions<'a>(look: &ToolView<'a>) -> impl Iterator<Item = (Id, &'a Region)> {
    let all = look.open.has(Layer::Regions).then(|| look.mission.regions().iter());
    all.into_iter().flatten().map(|(id, region)| (*id, region))
}

/// The spaces of a tile; of one nobody knows the one it is said to lie at.
fn cells(tile: Placement, look: &ToolView<'_>) -> Vec<Cell> {
    let cells = spaces(tile, look.catalogue);
    if cells.is_empty() { vec![tile.at] } else { cells }
}

/// The pieces under the pointer, the one that is meant first: a door whose line is near, what stands on the space as it
/// is drawn, the tile, the region. Of two on one layer the later one.
pub(super) fn under(look: &ToolView<'_>, aim: &Aim) -> Vec<Id> {
    let at = aim.cell();
    let mut doors: Vec<(f32, Id)> = things(look)
        .filter_map(|(id, thing)| {
            let ThingKind::Door(door) = &thing.kind else { return None };
            let fills = door.fills_spaces(look.mission.system()) && door.doorway().contains(&at);
            let far = door.edges().into_iter().map(|edge| distance(edge, aim.at)).fold(f32::MAX, f32::min);
            let far = if fills { 0.0 } else { far };
            // However closely one looks, a door is as wide as it is drawn.
            (far <= aim.reach.clamp(0.15, 0.45)).then_some((far, id))
        })
        .collect();
    doors.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut standing: Vec<(Layer, Id)> = things(look)
        .filter(|(_, it)| {
            !matches!(it.kind, ThingKind::Door(_)) && it.cells(look.mission.base(it)).contains(&at)
        })
        .map(|(id, thing)| (Layer::of(&thing.kind, look.mission.system()), id))
        .collect();
    standing.sort_unstable_by(|a, b| b.cmp(a));
    let floor = tiles(look).filter(|(_, tile)| cells(*tile, look).contains(&at)).map(|(id, _)| id);
    let mut floor: Vec<Id> = floor.collect();
    floor.reverse();
    let painted = regions(look).filter(|(_, region)| region.cells.contains(&at)).map(|(id, _)| id);
    let doors = doors.into_iter().map(|(_, id)| id);
    doors.chain(standing.into_iter().map(|(_, id)| id)).chain(floor).chain(painted).collect()
}

/// The piece that is meant by the pointer.
pub fn first_under(look: &ToolView<'_>, aim: &Aim) -> Option<Id> {
    under(look, aim).first().copied()
}

/// Everything a frame is around: what stands on a space it touches, and tiles and regions of which it has the middle of every
/// space. A person who frames what stands on a tile does not mean the tile.
pub(super) fn framed(look: &ToolView<'_>, frame: Rect) -> Selection {
    let touches = |cell: Cell| Rect::new(f32::from(cell.x), f32::from(cell.y), 1.0, 1.0).meets(frame);
    let crosses = |edge: Edge| line(edge).meets(frame);
    let things = things(look).filter(|(_, thing)| match &thing.kind {
        ThingKind::Door(door) if door.fills_spaces(look.mission.system()) => {
            door.doorway().into_iter().any(touches)
        }
        ThingKind::Door(door) => door.edges().into_iter().any(crosses),
        _ => thing.cells(look.mission.base(thing)).into_iter().any(touches),
    });
    let things = things.map(|(id, _)| id);
    let middle = |cell: Cell| Rect::new(f32::from(cell.x) + 0.5, f32::from(cell.y) + 0.5, 0.0, 0.0);
    let inside = |cell: Cell| middle(cell).meets(frame);
    let tiles = tiles(look).filter(|(_, tile)| cells(*tile, look).into_iter().all(inside));
    let regions = regions(look).filter(|(_, region)| region.cells.iter().copied().all(inside));
    things.chain(tiles.map(|(id, _)| id)).chain(regions.map(|(id, _)| id)).collect()
}

/// A border as a rectangle without width or height.
fn line(edge: Edge) -> Rect {
    let (x, y) = (f32::from(edge.cell.x), f32::from(edge.cell.y));
    if edge.west { Rect::new(x, y, 0.0, 1.0) } else { Rect::new(x, y, 1.0, 0.0) }
}

fn distance(edge: Edge, at: Point) -> f32 {
    let line = line(edge);
    let (x, y) = (at.x.clamp(line.west, line.east), at.y.clamp(line.north, line.south));
    (at.x - x).hypot(at.y - y)
}
