//! What makes two pieces of one kind: for selecting all of a kind, by command or by a double click.

use crate::document::Selection;
use missions::{Id, Mission, ThingKind};
use tiles::TileNumber;

#[derive(PartialEq)]
enum Same<'a> {
    Tile(TileNumber),
    /// Kind and sort; which side is up makes no other piece of it.
    Piece(&'a str, &'a str),
    Figure(&'a str),
    Door(&'a str),
    Thing(std::mem::Discriminant<ThingKind>),
    Region,
}

fn same(mission: &Mission, id: Id) -> Option<Same<'_>> {
    if let Some(tile) = mission.tiles().get(&id) {
        return Some(Same::Tile(tile.tile));
    }
    if let Some(thing) = mission.things().get(&id) {
        return Some(match &thing.kind {
            ThingKind::Piece(piece) => Same::Piece(&piece.kind, &piece.sort),
            ThingKind::Figure(figure) => Same::Figure(&figure.kind),
            ThingKind::Door(door) => Same::Door(&door.kind),
            kind => Same::Thing(std::mem::discriminant(kind)),
        });
    }
    mission.regions().get(&id).map(|_| Same::Region)
}

/// Everything of the kinds that are chosen.
pub fn same_kind(mission: &Mission, chosen: &Selection) -> Selection {
    let kinds: Vec<Same<'_>> = chosen.iter().filter_map(|id| same(mission, *id)).collect();
    let (tiles, things, regions) =
        (mission.tiles().keys(), mission.things().keys(), mission.regions().keys());
    let all = tiles.chain(things).chain(regions).copied();
    all.filter(|id| same(mission, *id).is_some_and(|kind| kinds.contains(&kind))).collect()
}
