//! The values that the rules give the tiles of a mission.

use super::Mission;
use crate::id::Id;
use rule_system::setting::{Own, Setting, Subject};
use tiles::{Placement, TileNumber};

static NONE: Own = Own::new();

impl Mission {
    /// The values of a tile, as far as the mission sets them.
    #[must_use]
    pub fn tile_fields(&self, id: Id) -> &Own {
        self.tile_fields.get(&id).unwrap_or(&NONE)
    }

    /// The values that a tile has by the rules.
    #[must_use]
    pub fn tile_rows(&self, tile: TileNumber) -> &'static [Setting] {
        self.system().fields(Subject::Tile, &tile.0.to_string())
    }

    /// Lay a tile with its values, or take both away; what was there before is the answer.
    pub(crate) fn put_tile(&mut self, id: Id, tile: Option<(Placement, Own)>) -> Option<(Placement, Own)> {
        let old = self.tile_fields.remove(&id).unwrap_or_default();
        let before = match tile {
            Some((tile, fields)) => {
                if !fields.is_empty() {
                    let _ = self.tile_fields.insert(id, fields);
                }
                self.tiles.insert(id, tile)
            }
            None => self.tiles.remove(&id),
        };
        before.map(|tile| (tile, old))
    }
}
