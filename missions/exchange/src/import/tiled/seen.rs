//! What one sees in Tiled and not in the mission, or the other way round: objects that are hidden, and tiles that are painted rather
//! than placed.

use super::log::{Log, shortened};
use super::raw::Map;
use missions_document::diagnostic::Severity;
use std::collections::BTreeMap;

/// How a tile comes onto a map.
const PLACE: &str = "in Tiled, choose an object layer and place tiles there with the tool Insert Tile (T)";

/// Say so, with the number of hidden objects that were taken over from each layer.
pub(super) fn tell(map: &Map, hidden: BTreeMap<String, usize>, log: &mut Log) {
    for (layer, count) in hidden {
        let (objects, were) = if count == 1 { ("object", "was") } else { ("objects", "were") };
        let layer = shortened(&layer);
        let message =
            format!("{count} {objects} on layer \"{layer}\" {were} taken over, though hidden in Tiled");
        log.say(Severity::Note, message, "delete what the mission should not have, and import the map again");
    }
    for layer in &map.layers {
        let name = shortened(&layer.name);
        match layer.tiles {
            Some(0) => {}
            Some(count) => {
                let (tiles, were) = if count == 1 { ("tile", "was") } else { ("tiles", "were") };
                let message = format!("{count} {tiles} painted on layer \"{name}\" {were} left out");
                log.say(Severity::Error, message, PLACE);
            }
            None => {
                let message = format!("what is painted on layer \"{name}\" cannot be read");
                let help = "so that tiles can be looked for there, choose the tile layer format CSV in Map > Map Properties";
                log.say(Severity::Note, message, help);
            }
        }
    }
}
