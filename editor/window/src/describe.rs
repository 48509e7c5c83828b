//! What one can say about a space of the map: where it is, what is printed there, what stands there.
//! Plain text for the status line; the scene decides how things look.

use crate::canvas::Outline;
pub(crate) use editor_model::naming::thing_in_words;
use editor_model::naming::{region_in_words, tile_in_words};
use editor_model::words::say;
use missions::scene::Rect;
use missions::scene::Scene;
use missions::{Id, Layout, Mission, Place, Thing, ThingKind};
use tiles::Cell;

/// A space in words: `12,9 · tile 10A · yellow portal pump_portal, face down`.
pub(crate) fn cell(mission: &Mission, layout: &Layout, cell: Cell) -> String {
    let mut parts = vec![cell.to_string()];
    match (layout.space(cell), layout.tile_at(cell).and_then(|id| mission.tiles().get(&id))) {
        (Some(space), Some(tile)) => {
            parts.push(tile_in_words(tile));
            if layout.board.space(space).difficult {
                parts.push(say("here-difficult"));
            }
        }
        _ => parts.push(say("here-nothing")),
    }
    let there = |thing: &&Thing| thing.cells(mission.base(thing)).contains(&cell);
    parts.extend(mission.things().values().filter(there).map(|thing| thing_in_words(thing, mission)));
    let regions = mission.regions().values().filter(|region| region.cells.contains(&cell));
    parts.extend(regions.map(region_in_words));
    parts.join("  ·  ")
}

/// Where on the map a place is. `None` for what is not on the map.
pub(crate) fn area(place: &Place, mission: &Mission, scene: &Scene) -> Option<Rect> {
    let square = |cell: Cell| Rect::new(f32::from(cell.x), f32::from(cell.y), 1.0, 1.0);
    match place {
        Place::Cell(cell) => Some(square(*cell)),
        Place::Edge(edge) => {
            let (x, y) = (f32::from(edge.cell.x), f32::from(edge.cell.y));
            Some(if edge.west { Rect::new(x, y, 0.0, 1.0) } else { Rect::new(x, y, 1.0, 0.0) }.grown(0.25))
        }
        Place::Thing(id) => {
            let thing = mission.things().get(id)?;
            match &thing.kind {
                ThingKind::Door(door) => door
                    .edges()
                    .iter()
                    .filter_map(|edge| area(&Place::Edge(*edge), mission, scene))
                    .reduce(Rect::with),
                _ => thing.cells(mission.base(thing)).into_iter().map(square).reduce(Rect::with),
            }
        }
        Place::Region(id) => mission.regions().get(id)?.cells.iter().copied().map(square).reduce(Rect::with),
        // The scene decides how large an unknown tile is drawn.
        Place::Tile(id) => {
            let drawn = scene.shapes.iter().filter(|shape| shape.what == Some(*id));
            drawn.filter_map(|shape| crate::canvas::bounds(&shape.draw)).reduce(Rect::with)
        }
        Place::Mission
        | Place::Script { .. }
        | Place::File { .. }
        | Place::Text { .. }
        | Place::Replay { .. } => None,
    }
}

/// Where a tile, thing or region lies.
pub(crate) fn outline(id: Id, mission: &Mission, scene: &Scene) -> Outline {
    let square = |cell: Cell| Rect::new(f32::from(cell.x), f32::from(cell.y), 1.0, 1.0);
    if let Some(tile) = mission.tiles().get(&id) {
        let cells = editor_model::tool::spaces(*tile, mission.catalogue());
        if cells.is_empty() {
            return Outline::new(area(&Place::Tile(id), mission, scene));
        }
        return Outline::new(cells.into_iter().map(square));
    }
    if mission.things().contains_key(&id) {
        return Outline::new(area(&Place::Thing(id), mission, scene));
    }
    let cells = mission.regions().get(&id).into_iter().flat_map(|region| &region.cells);
    Outline::new(cells.copied().map(square))
}

/// The same of a place. `None` for what is not on the map.
pub(crate) fn outline_of(place: &Place, mission: &Mission, scene: &Scene) -> Option<Outline> {
    let outline = match place {
        Place::Tile(id) | Place::Region(id) => outline(*id, mission, scene),
        other => Outline::new(area(other, mission, scene)),
    };
    outline.bounds().map(|_| outline)
}
